"""Special tiles that a card takes from a board: which tiles fill their place, and how."""

from __future__ import annotations

from itertools import product

from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.layouts import PATTERNS, VARIANT_OF

Cell = tuple[int, int]
Piece = tuple[int, int, int]  # the variant of a tile, and where its first cell lies from the corner of the special tile


def _cells(pattern: list[str]) -> list[Cell]:
    return [(row, col) for row, line in enumerate(pattern) for col, sign in enumerate(line) if sign == "#"]


def _ways_to_lie(name: str) -> list[tuple[int, list[Cell]]]:
    return [(VARIANT_OF[ITEM[name], turn], _cells(pattern)) for turn, pattern in enumerate(PATTERNS[name])]


def filling(special: str, turn: int, names: list[str]) -> list[Piece]:
    """How the named tiles fill the cells of a special tile in this turn."""
    hole = _cells(PATTERNS[special][turn])
    for ways in product(*[product(_ways_to_lie(name), hole) for name in names]):
        pieces = [(variant, [(r + row, c + col) for r, c in cells]) for (variant, cells), (row, col) in ways]
        if sorted(cell for _, cells in pieces for cell in cells) == sorted(hole):
            return [(variant, *min(cells)) for variant, cells in pieces]
    raise ValueError(f"{names} do not fill the place of {special}")


class Reclaims:
    """The tables of all reclaims, one behind the other."""

    def __init__(self) -> None:
        self.tile: list[int] = []
        self.pieces: list[list[list[Piece]]] = []  # [reclaim][turn of the special tile][piece]

    def add(self, special: str, fill: dict[str, int], turns: int) -> int:
        """The number of a reclaim."""
        names = [name for name, n in fill.items() for _ in range(n)]
        patterns = PATTERNS[special]
        self.tile.append(ITEM[special])
        self.pieces.append([filling(special, turn % len(patterns), names) for turn in range(turns)])
        return len(self.tile) - 1
