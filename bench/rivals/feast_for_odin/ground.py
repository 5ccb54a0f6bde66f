"""Where a tile goes: it covers what costs points, brings the next income nearer and leaves few ragged edges."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from longhouse.games.feast_for_odin.components import GOODS
from longhouse.games.feast_for_odin.layouts import PATTERNS
from longhouse.games.feast_for_odin.schema import GridBoard

__all__ = ["Ground", "Spot"]

Cell = tuple[int, int]
BESIDE = ((-1, 0), (0, -1), (0, 1), (1, 0))


class Spot(NamedTuple):
    """A tile in a place of a board, and what it is worth there."""

    worth: float
    board: str
    item: str
    turn: int
    row: int
    col: int


class Ground:
    """A board and what is bare on it."""

    def __init__(self, board: GridBoard, rounds_left: int) -> None:
        self.board, self.left = board["board"], rounds_left
        self.house = "house" in board["board"]
        self.signs = {(r, c): s for r, row in enumerate(board["grid"]) for c, s in enumerate(row) if s not in ".#"}
        self.covered = {(r, c) for tile in board["tiles"] for r, c in tile["cells"]}
        self._kept_apart = {colour: self._cells_of(board, colour) for colour in ("green", "orange", "red")}
        self.bare = set(self.signs) - self.covered

    def _cells_of(self, board: GridBoard, colour: str) -> set[Cell]:
        return {(r, c) for tile in board["tiles"] if _colour(tile["item"]) == colour for r, c in tile["cells"]}

    # ------------------------------------------------------------------ what may lie where
    def takes(self, item: str) -> bool:
        """Whether such a tile may lie on this board at all."""
        if item == "ore":
            return not self.house
        return item in PATTERNS and (self.house or _colour(item) in ("green", "blue", "grey", "coin"))

    def spots(self, item: str) -> Iterator[tuple[int, int, int, list[Cell]]]:
        """Every place for a tile: how it is turned, its corner, its cells."""
        apart = self._kept_apart.get(_colour(item), set()) if self.house or _colour(item) == "green" else set()
        shut = {(r + down, c + right) for r, c in apart for down, right in BESIDE}
        free = self.bare - shut
        for turn, rows in enumerate(PATTERNS[item]):
            shape = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
            first = shape[0]
            for row, col in free:
                cells = [(row - first[0] + r, col - first[1] + c) for r, c in shape]
                if free.issuperset(cells) and self.keeps_order(cells):
                    yield turn, row - first[0], col - first[1], cells

    def keeps_order(self, cells: list[Cell]) -> bool:
        """Whether all to the lower left of every income under the tile is covered."""
        incomes = [cell for cell in cells if self.signs[cell] == "i"]
        return not incomes or all(self.lacking(income) <= set(cells) for income in incomes)

    def lacking(self, income: Cell) -> set[Cell]:
        """What must still be covered before an income, itself included."""
        row, col = income
        return {(r, c) for r, c in self.bare if r >= row and c <= col and self.signs[r, c] != "b"}

    @cached_property
    def near(self) -> dict[Cell, float]:
        """The ground that the next incomes need, and what a cell of it brings: the nearer the income the more."""
        incomes = sorted((self.lacking(cell) for cell in self.bare if self.signs[cell] == "i"), key=len)
        grades: dict[Cell, float] = {}
        for steps, cells in enumerate(incomes[:7]):
            for cell in cells:
                grades.setdefault(cell, 0.3 * self.left / (1 + 0.3 * steps))
        return grades

    # ------------------------------------------------------------------ worth
    def worth(self, cells: list[Cell]) -> float:
        """What covering these cells brings."""
        signs = [self.signs[cell] for cell in cells]
        laid = set(cells)
        edges = sum((r + d, c + e) in self.bare and (r + d, c + e) not in laid for r, c in cells for d, e in BESIDE)
        nearer = sum(self.near.get(cell, 0.0) for cell in cells)
        income = signs.count("i") * (self.left + 0.5)
        return signs.count("-") + income + nearer - signs.count("b") * self.left - 0.12 * edges

    def best(self, item: str) -> Spot | None:
        """The best place for a tile."""
        found = [Spot(self.worth(cells), self.board, item, *spot) for *spot, cells in self.spots(item)]
        return max(found, default=None)


def _colour(item: str) -> str:
    if item in GOODS:
        return str(GOODS[item]["color"])
    return {"silver": "coin", "ore": "ore", "wood": "wood"}.get(item, "grey")
