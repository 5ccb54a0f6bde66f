"""Ways to tell people that it is their turn: a file in this folder with a ``CHANNEL`` is one."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from typing import Protocol

from longhouse.server.people import Person
from longhouse.server.serving import Serving

__all__ = ["Channel", "Notice", "channels"]


@dataclass(frozen=True)
class Notice:
    """It is somebody's turn: the title of the game, and the link to the table."""

    game: str
    link: str


class Channel(Protocol):
    """One way to tell people something."""

    name: str
    failures: tuple[type[Exception], ...]
    """What it may raise when a notice does not go out."""

    def reaches(self, serving: Serving, person: Person) -> bool:
        """Whether the house has it and the person wants it."""
        ...

    def tell(self, serving: Serving, person: Person, notice: Notice) -> None:
        """Send a notice; it may take its time, since nobody waits for it."""
        ...


def channels() -> tuple[Channel, ...]:
    """All of them, by their files."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return tuple(importlib.import_module(f"{__name__}.{name}").CHANNEL for name in names)
