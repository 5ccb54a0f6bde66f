"""What a seat knows as numbers, declared once.

A game lists its features: a name, what kind of numbers they are, what they mean, and where they come from. From that
list follow the rule ``observe`` (interpreted and compiled), the named views, the scaling and the page in docs::

    OBSERVATION = Observation(
        State,
        Group("turn", "The question.", question_asked(Ask)),
        Group("table", "What lies on the table.", (
            field("market", count(MAX_VALUE), "The value of each supply.", over={"supply": SUPPLIES}),
            whose("captain", "Who took Set Sail this round."),
        )),
    )
    observe = OBSERVATION.rule

Every number is an integer from 0 on, but for counts that may be negative. Seats are counted from the one who looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.record import Record, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = [
    "MOST_SEATS",
    "Feature",
    "Group",
    "Kind",
    "Observation",
    "bit",
    "category",
    "count",
    "counted",
    "field",
    "filled",
    "made",
    "made_of_seats",
    "of_seats",
    "question_asked",
    "sitting",
    "whose",
]

MOST_SEATS = 4  # of the games of the house; a room for more says so feature by feature
Values = NDArray[Any]


# ---------------------------------------------------------------------------- kinds of numbers
@dataclass(frozen=True)
class Kind:
    """What a feature's numbers are: one of several things, yes or no, or how many."""

    name: Literal["category", "bit", "count"]
    least: int
    most: int
    none: bool = False  # of a category: 0 is nothing, the things themselves count from 1

    @property
    def width(self) -> int:
        """Numbers that one cell takes when categories are spread out."""
        return self.most + 1 if self.name == "category" else 1


def category(things: int, none: bool = False) -> Kind:
    """One of so many things, counted from 0; with ``none`` from 1, and 0 is nothing (-1 in the record)."""
    return Kind("category", 0, things if none else things - 1, none)


def bit() -> Kind:
    """Yes or no."""
    return Kind("bit", 0, 1)


def count(most: int, least: int = 0) -> Kind:
    """How many, at most so many."""
    return Kind("count", least, most)


# ---------------------------------------------------------------------------- features
@dataclass(frozen=True)
class Feature:
    """Some numbers of one kind under one name. ``over`` names the axes of their shape."""

    name: str
    kind: Kind
    meaning: str
    over: Mapping[str, int]
    source: str  # an expression of s, seat and the indices i, j, k; or a call that fills all cells
    rules: tuple[Callable[..., Any], ...] = ()
    fills: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the numbers; a single one has none."""
        return tuple(self.over.values())

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return math.prod(self.shape)


_INDICES = ("i", "j", "k", "m")


def _indexed(name: str, over: Mapping[str, int], first: str | None = None) -> str:
    indices = list(_INDICES[: len(over)])
    if first is not None:
        indices[0] = first
    return f"s.{name}[{', '.join(indices)}]" if indices else f"s.{name}"


def field(name: str, kind: Kind, meaning: str, over: Mapping[str, int] | None = None, of: str | None = None) -> Feature:
    """The record's field of this name (or ``of``) as it is."""
    axes = dict(over or {})
    found = _indexed(of or name, axes)
    return Feature(name, kind, meaning, axes, f"{found} + 1" if kind.none else f"{found} + 0")


def of_seats(
    name: str,
    kind: Kind,
    meaning: str,
    over: Mapping[str, int] | None = None,
    of: str | None = None,
    seats: int = MOST_SEATS,
) -> Feature:
    """A field with a row for every seat: the own one first, then the next ones; 0 where nobody sits."""
    axes = {"seat": seats, **(over or {})}
    found = _indexed(of or name, axes, "sitting(s, seat, i)")
    return Feature(name, kind, meaning, axes, f"({found} + {int(kind.none)}) if i < s.players else 0", (sitting,))


def whose(
    name: str, meaning: str, over: Mapping[str, int] | None = None, of: str | None = None, seats: int = MOST_SEATS
) -> Feature:
    """A field whose numbers are seats: 0 nobody, 1 the one who looks, 2 the next one …"""
    axes = dict(over or {})
    found = _indexed(of or name, axes)
    return Feature(name, category(seats, none=True), meaning, axes, f"counted(s, seat, {found})", (counted,))


def made(name: str, kind: Kind, meaning: str, over: Mapping[str, int], value: Callable[..., Any]) -> Feature:
    """What a rule says: ``value(s, seat, i, …)`` for each cell."""
    arguments = ", ".join(("s", "seat", *_INDICES[: len(over)]))
    return Feature(name, kind, meaning, dict(over), f"{value.__name__}({arguments})", (value,))


def made_of_seats(
    name: str,
    kind: Kind,
    meaning: str,
    value: Callable[..., Any],
    over: Mapping[str, int] | None = None,
    seats: int = MOST_SEATS,
) -> Feature:
    """What a rule says of every seat, ``value(s, its number, j, …)``: the own one first; 0 where nobody sits."""
    axes = {"seat": seats, **(over or {})}
    arguments = ", ".join(("s", "sitting(s, seat, i)", *_INDICES[1 : len(axes)]))
    said = f"{value.__name__}({arguments}) if i < s.players else 0"
    return Feature(name, kind, meaning, axes, said, (value, sitting))


def question_asked(asks: type[IntEnum], seats: int = MOST_SEATS, actor: Feature | None = None) -> tuple[Feature, ...]:
    """What every game tells first: how many play, what is asked and whom; ``actor`` where it counts otherwise."""
    return (
        field("players", count(seats), "Players at the table."),
        field("ask", category(len(asks)), "The question."),
        actor or whose("actor", "Whose answer is asked for.", seats=seats),
    )


def filled(name: str, kind: Kind, meaning: str, over: Mapping[str, int], fill: Callable[..., Any]) -> Feature:
    """What a rule writes: ``fill(s, seat, out, first)`` on cells that are zero, where that is quicker."""
    return Feature(name, kind, meaning, dict(over), f"{fill.__name__}(s, seat, out, ", (fill,), fills=True)


@rule
def sitting(s: GameState, seat: int, k: int) -> int:
    """The seat that this one counts as k, itself being 0; k where nobody sits."""
    if k >= s.players:
        return k
    return seat + k - (s.players if seat + k >= s.players else 0)


@rule
def counted(s: GameState, seat: int, other: int) -> int:
    """A seat as this seat counts: itself 1, the next one 2 …; 0 for nobody."""
    if other < 0:
        return 0
    return other - seat + 1 + (s.players if other < seat else 0)


@dataclass(frozen=True)
class Group:
    """Features that belong together."""

    name: str
    meaning: str
    features: tuple[Feature, ...]


@dataclass(frozen=True)
class Place:
    """Where a feature's numbers lie in the whole."""

    group: str
    feature: Feature
    first: int

    @property
    def cells(self) -> slice:
        """Its part of an observation."""
        return slice(self.first, self.first + self.feature.size)


# ---------------------------------------------------------------------------- the whole
class Observation:
    """All features of a game, in the order in which they are written."""

    def __init__(self, record: type[Record], *groups: Group) -> None:
        self.groups = groups
        self.places: list[Place] = []
        self.size = 0
        for group in groups:
            for feature in group.features:
                self.places.append(Place(group.name, feature, self.size))
                self.size += feature.size
        self.least, self.most = self._limits("least"), self._limits("most")
        self._wide = self._spread_out()
        self.rule: Callable[[Any, int, Row], None] = rule(self._written(record))

    @property
    def expanded_size(self) -> int:
        """Numbers of an observation whose categories are spread out."""
        return int(self._wide[-1])

    def named(self, observed: Values) -> dict[str, dict[str, Values]]:
        """Views of observations by group and name: ``named(x)["fjord"]["body"]``; leading axes stay as they are."""
        found: dict[str, dict[str, Values]] = {group.name: {} for group in self.groups}
        for place in self.places:
            view = observed[..., place.cells].reshape((*observed.shape[:-1], *place.feature.shape))
            found[place.group][place.feature.name] = view
        return found

    def scaled(self, observed: Values) -> NDArray[np.float32]:
        """Every number between 0 and 1, by its kind's limits."""
        return ((observed - self.least) / (self.most - self.least)).astype(np.float32)

    def expanded(self, observed: Values) -> NDArray[np.float32]:
        """As ``scaled``, with every category spread out: a number for each thing, 1 for the one it is."""
        wide = np.zeros((*observed.shape[:-1], self.expanded_size), np.float32)
        categories = self._categories()
        plain = ~categories
        wide[..., self._wide[:-1][plain]] = self.scaled(observed)[..., plain]
        at = self._wide[:-1][categories] + observed[..., categories]
        np.put_along_axis(wide, at.astype(np.int64), 1.0, axis=-1)
        return wide

    def faults(self, observed: Values) -> list[str]:
        """The names of features with a number outside the limits they declare."""
        outside = np.asarray((observed < self.least) | (observed > self.most))
        bad: NDArray[np.bool_] = np.any(outside.reshape(-1, self.size), axis=0)
        return [f"{place.group}.{place.feature.name}" for place in self.places if bad[place.cells].any()]

    def __iter__(self) -> Iterator[Place]:
        return iter(self.places)

    def __len__(self) -> int:
        return self.size

    def _limits(self, side: str) -> NDArray[np.int32]:
        parts = [np.full(place.feature.size, getattr(place.feature.kind, side)) for place in self.places]
        return np.concatenate(parts).astype(np.int32)

    def _categories(self) -> NDArray[np.bool_]:
        return np.concatenate([np.full(p.feature.size, p.feature.kind.name == "category") for p in self.places])

    def _spread_out(self) -> NDArray[np.int64]:
        widths = np.concatenate([np.full(p.feature.size, p.feature.kind.width) for p in self.places])
        return np.concatenate([[0], widths.cumsum()]).astype(np.int64)

    def _written(self, record: type[Record]) -> Callable[[Any, int, Row], None]:
        """The function ``observe`` of these features, written out: compiled rules call no list of functions."""
        lines = ["def observe(s, seat, out):"]
        names: dict[str, Any] = {"__name__": record.__module__}
        for place in self.places:
            lines += _lines(place)
            for called in place.feature.rules:
                if names.setdefault(called.__name__, called) is not called:
                    raise TypeError(f"two rules named {called.__name__} make features of {record.__module__}")
        exec(compile("\n".join(lines), __file__, "exec"), names)  # this file: the cache of compiled rules knows it
        written: Callable[[Any, int, Row], None] = names["observe"]
        written.written = "\n".join(lines)  # type: ignore[attr-defined]
        return written


def _lines(place: Place) -> Iterator[str]:
    feature, indent = place.feature, "    "
    if feature.fills:
        yield f"{indent}for i in range({place.first}, {place.first + feature.size}):"
        yield f"{indent}    out[i] = 0"
        yield f"{indent}{feature.source}{place.first})"
        return
    cell = str(place.first)
    strides = [math.prod(feature.shape[axis + 1 :]) for axis in range(len(feature.shape))]
    for index, length, stride in zip(_INDICES, feature.shape, strides, strict=False):
        yield f"{indent}for {index} in range({length}):"
        indent += "    "
        cell += f" + {index} * {stride}" if stride > 1 else f" + {index}"
    yield f"{indent}out[{cell}] = {feature.source}"
