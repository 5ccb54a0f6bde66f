"""Rows of an outlook that answers point at: kinds of things, where their rows lie, how an observation shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from longhouse.kernel.observation import Group, count, filled

__all__ = ["Places", "group_of", "laid_out"]


@dataclass(frozen=True)
class Places:
    """One kind of things that answers name."""

    name: str
    first: int  # where the first row begins
    count: int
    width: int

    @property
    def end(self) -> int:
        """Where the next kind begins."""
        return self.first + self.count * self.width


def laid_out(first: int, kinds: Iterable[tuple[str, int, int]]) -> tuple[Places, ...]:
    """Kinds one behind the other, given as name, how many rows and how wide."""
    found: list[Places] = []
    for name, many, width in kinds:
        found.append(Places(name, found[-1].end if found else first, many, width))
    return tuple(found)


def group_of(places: Places, largest: int, meaning: str, fill: Callable[..., Any]) -> Group:
    """The group of an observation that shows the rows, filled by a rule with numbers from -largest to largest."""
    over = {"place": places.count, "number": places.width}
    return Group(places.name, meaning, (filled("rows", count(largest, -largest), meaning, over, fill),))
