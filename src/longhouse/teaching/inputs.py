"""How an observation becomes a network's input: numbers as they are, and a row for each small number or thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

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
    bag: bool = False  # things of the last axis, none of them twice, share rows: which are there counts, not where


class Entities(NamedTuple):
    """Things that answers point at: rows of a feature, the first number of a row tells whether it is there."""

    first: int  # cell of the observation
    many: int
    width: int


class Inputs(NamedTuple):
    """For each cell of the observation that is taken: where its number and its rows lie in the first layer."""

    cell: Ints
    linear: Ints  # NONE: the number itself is no input
    first: Ints
    most: Ints  # 0: no rows
    size: int  # rows of the first layer
    entities: tuple[Entities, ...]


class _Cell(NamedTuple):
    number: int
    linear: bool
    rows: tuple[int, int]  # a key that cells share whose rows are the same
    most: int


def inputs_of(observation: Observation, taken: Mapping[str, Take | None], entities: tuple[str, ...] = ()) -> Inputs:
    """The inputs of a network; ``taken`` limits or (None) leaves out features by ``group.name``."""
    known = {_name(place) for place in observation}
    wrong = {*taken, *entities} - known
    if wrong:
        raise ValueError(f"no such features: {', '.join(sorted(wrong))}")
    cells = [
        cell
        for place in observation
        if _name(place) not in entities
        for cell in _cells(place, taken.get(_name(place), Take()))
    ]
    linear = np.array([cell.linear for cell in cells], bool)
    begins, size = _laid_out(cells, int(linear.sum()))
    return Inputs(
        np.array([cell.number for cell in cells], np.int32),
        np.where(linear, np.cumsum(linear) - 1, NONE).astype(np.int32),
        np.array([begins.get(cell.rows, 0) for cell in cells], np.int32),
        np.array([cell.most for cell in cells], np.int32),
        size,
        tuple(_entities(place) for name in entities for place in observation if _name(place) == name),
    )


def _name(place: Place) -> str:
    return f"{place.group}.{place.feature.name}"


def _cells(place: Place, take: Take | None) -> Iterator[_Cell]:
    """The cells of a feature that are taken."""
    if take is None:
        return
    feature, most = place.feature, _most(place, take)
    if take.bag and most == 1:
        raise ValueError(f"{_name(place)} says yes or no, which is no bag of things")
    together = feature.shape[-1] if take.bag else 1
    size = feature.size if take.first is None else feature.size // feature.shape[0] * min(take.first, feature.shape[0])
    for i in range(size):
        yield _Cell(place.first + i, feature.kind.name == "count", (place.first, i // together), most)


def _most(place: Place, take: Take) -> int:
    """The largest number with a row of its own."""
    kind = place.feature.kind
    if take.largest is not None:
        return min(kind.most, take.largest)
    return min(kind.most, LARGEST_COUNT) if kind.name == "count" else kind.most


def _laid_out(cells: list[_Cell], begin: int) -> tuple[dict[tuple[int, int], int], int]:
    """Where the rows of each key begin, those of yes and no first, and where all end."""
    begins: dict[tuple[int, int], int] = {}
    for cell in sorted(cells, key=lambda cell: cell.most > 1):
        if cell.most > 0 and cell.rows not in begins:
            begins[cell.rows] = begin
            begin += cell.most
    return begins, begin


def _entities(place: Place) -> Entities:
    count, width = place.feature.shape
    return Entities(place.first, count, width)
