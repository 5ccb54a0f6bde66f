"""Bots by name."""

from __future__ import annotations

from longhouse.bots.bot import Maker
from longhouse.bots.chance import RandomBot
from longhouse.kernel.errors import BadOption

__all__ = ["named", "names"]

_MAKERS: dict[str, Maker] = {"random": RandomBot}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_MAKERS)


def named(name: str) -> Maker:
    """The maker of a bot: ``named("random")(seed=3)``."""
    if name not in _MAKERS:
        raise BadOption(f"there is no bot {name!r}: use {', '.join(_MAKERS)}")
    return _MAKERS[name]
