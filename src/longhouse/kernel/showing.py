"""Parts of a view that are the same for several seats, or as they were before, are not made again.

What a part depends on are its arguments and the fields it reads. One that is not told who looks cannot depend on it: a
view names the seat only to the parts in which that seat sees more than the others. And a part is as it was while every
field that it read holds the same bytes: what it reads depends on nothing else.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from longhouse.kernel.state import GameState

__all__ = ["Kept", "Wrap", "public", "shown_together"]

S = TypeVar("S", bound=GameState)
P = ParamSpec("P")
R = TypeVar("R")
Wrap = Callable[[Any], Any]
Part = Callable[..., Any]


class Kept(NamedTuple):
    """A part that was made, and the bytes it was made of: where they begin and end, and what they were."""

    part: Any
    read: tuple[tuple[int, int, bytes], ...]


class _Showing:
    """One state being shown to several seats."""

    def __init__(self, s: GameState, kept: dict[Any, Kept], wrap: Wrap) -> None:
        self._bytes, self._kept, self._wrap = s.raw, kept, wrap
        self._shown: dict[Any, Any] = {}

    def part(self, s: GameState, make: Part, args: tuple[Any, ...]) -> Any:
        """The part, made only when it is not as it was."""
        key = (make, *args)
        if key not in self._shown:
            if key not in self._kept or not self._is_as_it_was(self._kept[key]):
                self._kept[key] = self._made(s, make, args)
            self._shown[key] = self._kept[key].part
        return self._shown[key]

    def _is_as_it_was(self, kept: Kept) -> bool:
        return all(self._bytes[begin:end] == before for begin, end, before in kept.read)

    def _made(self, s: GameState, make: Part, args: tuple[Any, ...]) -> Kept:
        """Make the part from a record of its own: the fields which that one has opened are those that were read."""
        own = type(s)(s.cells)
        part = self._wrap(make(own, *args))
        places = (own.places[slot] for slot in vars(own) if slot in own.places)
        return Kept(part, tuple((begin, end, bytes(self._bytes[begin:end])) for begin, end, _, _ in places))


@contextmanager
def shown_together(s: GameState, kept: dict[Any, Kept], wrap: Wrap) -> Iterator[None]:
    """While several seats are shown the state. ``kept``: parts from before; ``wrap``: what is made of a part."""
    s.showing = _Showing(s, kept, wrap)
    try:
        yield
    finally:
        s.showing = None


def public(part: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark a part of a view that is shown as it is: it may come wrapped, so a view only passes it on."""

    @functools.wraps(part)
    def made(s: S, /, *args: P.args, **more: P.kwargs) -> R:
        showing: _Showing | None = s.showing
        return part(s, *args, **more) if showing is None else showing.part(s, part, args)

    return made
