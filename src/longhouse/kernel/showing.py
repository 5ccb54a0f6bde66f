"""Parts of a view that are the same for several seats are made once, when these are shown the same state.

What a part depends on are its arguments: one that is not told who looks cannot depend on it. A view names the seat only
to the parts in which that seat sees more than the others.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from longhouse.kernel.state import GameState

__all__ = ["Wrap", "once", "public", "shown_together"]

S = TypeVar("S", bound=GameState)
P = ParamSpec("P")
R = TypeVar("R")
Wrap = Callable[[Any], Any]


class _Made:
    """What has been made of one state so far."""

    def __init__(self, wrap: Wrap | None) -> None:
        self.parts: dict[Any, Any] = {}
        self.wrap = wrap


@contextmanager
def shown_together(s: GameState, wrap: Wrap | None) -> Iterator[None]:
    """While several seats are shown the state. ``wrap``: what to make of public parts, say bytes of JSON."""
    s.made = _Made(wrap)
    try:
        yield
    finally:
        s.made = None


def public(part: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark a part of a view that is shown as it is: it may come wrapped, so a view only passes it on."""
    return _remembered(part, wrapped=True)


def once(part: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark what a view works out and then uses."""
    return _remembered(part, wrapped=False)


def _remembered(part: Callable[Concatenate[S, P], R], wrapped: bool) -> Callable[Concatenate[S, P], R]:
    @functools.wraps(part)
    def made(s: S, /, *args: P.args, **more: P.kwargs) -> R:
        known: _Made | None = s.made
        if known is None:
            return part(s, *args, **more)
        key = (part, args)
        if key not in known.parts:
            found: Any = part(s, *args, **more)
            known.parts[key] = known.wrap(found) if wrapped and known.wrap is not None else found
        return known.parts[key]  # type: ignore[no-any-return]

    return made
