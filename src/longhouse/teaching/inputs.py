"""How an observation becomes a network's input: numbers as they are, and a row for each small number or thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.observation import Observation, Place

__all__ = ["Entities", "Inputs", "Take", "inputs_of"]

Ints = NDArray[np.int32]
NONE = -1
LARGEST_COUNT = 8  # counts up to here have a row of their own beside the number itself


class Take(NamedTuple):
    """How much of a feature is taken: the first things of its first axis, and the largest number with a row."""

    first: int | None = None
    largest: int | None = None
    bag: bool = False  # the things of the last axis share their rows: which are there counts, not where


class Entities(NamedTuple):
    """Things that answers point at: rows of a feature, the first number of a row tells whether it is there."""

    first: int  # cell of the observation
    count: int
    width: int


class Inputs(NamedTuple):
    """For each cell of the observation that is taken: where its number and its rows lie in the first layer."""

    cell: Ints
    linear: Ints  # NONE: the number itself is no input
    first: Ints
    most: Ints  # 0: no rows
    size: int  # rows of the first layer
    entities: tuple[Entities, ...]


class _Row(NamedTuple):
    cell: int
    linear: bool
    rows: Any  # a key that cells share whose rows are the same
    most: int


def inputs_of(observation: Observation, taken: Mapping[str, Take | None], entities: tuple[str, ...] = ()) -> Inputs:
    """The inputs of a network; ``taken`` limits or (None) leaves out features by ``group.name``."""
    known = {_name(place) for place in observation}
    wrong = {*taken, *entities} - known
    if wrong:
        raise ValueError(f"no such features: {', '.join(sorted(wrong))}")
    rows = [
        row
        for place in observation
        if _name(place) not in entities
        for row in _rows(place, taken.get(_name(place), Take()))
    ]
    numbers = sum(row.linear for row in rows)
    begins, size = _laid_out(rows, numbers)
    counted = np.cumsum([row.linear for row in rows]) - 1
    return Inputs(
        np.array([row.cell for row in rows], np.int32),
        np.where([row.linear for row in rows], counted, NONE).astype(np.int32),
        np.array([begins.get(row.rows, 0) for row in rows], np.int32),
        np.array([row.most for row in rows], np.int32),
        size,
        tuple(_entities(place) for name in entities for place in observation if _name(place) == name),
    )


def _name(place: Place) -> str:
    return f"{place.group}.{place.feature.name}"


def _rows(place: Place, take: Take | None) -> Iterator[_Row]:
    if take is None:
        return
    kind, shape = place.feature.kind, place.feature.shape
    counts = kind.name == "count"
    most = min(kind.most, LARGEST_COUNT) if counts else kind.most
    most = most if take.largest is None else min(kind.most, take.largest)
    last = shape[-1] if take.bag else 1
    for i in range(place.feature.size):
        if take.first is None or i // (place.feature.size // shape[0]) < take.first:
            yield _Row(place.first + i, counts, (place.first, i // last), most)


def _laid_out(rows: list[_Row], begin: int) -> tuple[dict[Any, int], int]:
    """Where the rows of each key begin, those of yes and no first, and where all end."""
    begins: dict[Any, int] = {}
    for row in sorted(rows, key=lambda row: row.most > 1):
        if row.most > 0 and row.rows not in begins:
            begins[row.rows] = begin
            begin += row.most
    return begins, begin


def _entities(place: Place) -> Entities:
    count, width = place.feature.shape
    return Entities(place.first, count, width)
