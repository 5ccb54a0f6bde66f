"""Parts of a view that are the same for several seats, or as they were before, are not made again.

What a part depends on are its arguments and the fields it reads. One that is not told who looks cannot depend on it: a
view names the seat only to the parts in which that seat sees more than the others. And a part is as it was while every
field that its code names, or that of the functions it calls, holds the same bytes: it can have read nothing else.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType, ModuleType
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from longhouse.kernel.rule import is_contract
from longhouse.kernel.state import GameState

__all__ = ["Kept", "Part", "Wrap", "fields_read", "found_legal", "kept", "public", "shown_together"]

S = TypeVar("S", bound=GameState)
P = ParamSpec("P")
R = TypeVar("R")
Wrap = Callable[[Any], Any]
Part = Callable[..., Any]


class Kept(NamedTuple):
    """The parts of one kind that were made, by their arguments, and the bytes all of them were made of."""

    read: bytes
    parts: dict[tuple[Any, ...], Any]


class _Showing:
    """One state being shown to several seats."""

    def __init__(self, s: GameState, kept: dict[Part, Kept], wrap: Wrap, legal: frozenset[int]) -> None:
        self._state, self._kept, self._wrap, self.legal = s, kept, wrap, legal
        self._parts: dict[Part, dict[tuple[Any, ...], Any]] = {}  # those that hold, of the kinds asked for so far

    def part(self, make: Part, args: tuple[Any, ...], wraps: bool) -> Any:
        """The part, made only when it is not as it was."""
        parts = self._parts.get(make)
        if parts is None:
            parts = self._parts[make] = self._still_true(make)
        if args not in parts:
            parts[args] = self._made(make, args, wraps)
        return parts[args]

    def _still_true(self, make: Part) -> dict[tuple[Any, ...], Any]:
        """The parts of a kind that are as they were: all of them, or none when something they can have read changed."""
        raw, kind = self._state.raw, cast(Any, type(self._state))
        read = b"".join([raw[begin:end] for begin, end in _stretches(make, kind)])
        kept = self._kept.get(make)
        if kept is None or kept.read != read:
            kept = self._kept[make] = Kept(read, {})
        return kept.parts

    def _made(self, make: Part, args: tuple[Any, ...], wraps: bool) -> Any:
        made = make(self._state, *args)
        return self._wrap(made) if wraps else made


def fields_read(function: Part, kind: type[GameState]) -> set[str]:
    """The fields that a function can read: those its code names, and those of the functions it calls by name; where it
    calls what every game fulfils, those of this game's rule."""
    fields: set[str] = set()
    waiting: list[Any] = [function]
    seen: set[Any] = set()
    while waiting:
        if (found := waiting.pop()) not in seen:
            seen.add(found)
            names = set(_names(found.__code__))
            fields |= kind.fields.keys() if names & _ALL_FIELDS else names & kind.fields.keys()
            called = [other for other in _called(found, names) if isinstance(other, FunctionType)]
            waiting += [kind.rules[other.__name__] if is_contract(other) else other for other in called]
    return fields


_ALL_FIELDS = {"cells", "raw"}


def _called(function: FunctionType, names: set[str]) -> Iterator[Any]:
    """What a function may mean by names: globals, members of modules that are, what it wraps or was closed over."""
    named = [function.__globals__[name] for name in names if name in function.__globals__]
    modules = [vars(thing) for thing in named if isinstance(thing, ModuleType)]
    yield from named
    yield from (members[name] for members in modules for name in names if name in members)
    yield from (cell.cell_contents for cell in function.__closure__ or ())


def _names(code: CodeType) -> Iterator[str]:
    """Every global and attribute that some code names, the functions written inside it too."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


@functools.cache
def _stretches(make: Part, kind: type[GameState]) -> list[tuple[int, int]]:
    """Where the bytes of those fields begin and end; fields beside each other are one stretch."""
    places = sorted(kind.places[slot][:2] for slot in kind.places if slot.lstrip("_") in fields_read(make, kind))
    stretches: list[tuple[int, int]] = []
    for begin, end in places:
        if stretches and stretches[-1][1] == begin:
            stretches[-1] = (stretches[-1][0], end)
        else:
            stretches.append((begin, end))
    return stretches


@contextmanager
def shown_together(s: GameState, kept: dict[Part, Kept], wrap: Wrap, legal: frozenset[int]) -> Iterator[None]:
    """While several seats are shown the state. ``kept``: parts from before; ``wrap``: what is made of a part;
    ``legal``: the codes of the legal answers."""
    s.showing = _Showing(s, kept, wrap, legal)
    try:
        yield
    finally:
        s.showing = None


def public(part: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark a part of a view that is shown as it is: it may come wrapped, so a view, or the part around it, only passes
    it on."""
    return _kept(part, wraps=True)


def kept(part: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark what several parts of a view are made of: it comes as it was made, and nobody may change it."""
    return _kept(part, wraps=False)


def _kept(part: Callable[Concatenate[S, P], R], wraps: bool) -> Callable[Concatenate[S, P], R]:
    @functools.wraps(part)
    def made(s: S, /, *args: P.args, **more: P.kwargs) -> R:
        showing: _Showing | None = s.showing
        return part(s, *args, **more) if showing is None else showing.part(part, args, wraps)

    return made


def found_legal(s: GameState, code: int) -> bool | None:
    """Whether an answer is legal, where that has been found out already for showing the state; None where not. A part
    that asks this must name the rule it saves in its code, for the fields that rule reads."""
    return None if s.showing is None else code in s.showing.legal
