"""Placement, income and bonuses the slow and obviously right way: sets of cells, read from the printed grids."""

from __future__ import annotations

from typing import Any

from longhouse.games.feast_for_odin.components import COLOUR_NAMES, GOODS, SPECIAL_TILES, read

Cell = tuple[int, int]
_BOARDS = read("boards")
PRINTED: dict[str, dict[str, Any]] = {
    "home_board": _BOARDS["home_board"],
    **{board["id"]: board for board in _BOARDS["exploration_board"]},
    **{building["id"]: building for building in _BOARDS["building"] if "grid" in building},
}
HOUSES = ("stone_house", "long_house")


def cells_with(layout: str, signs: str) -> set[Cell]:
    return {(r, c) for r, line in enumerate(PRINTED[layout]["grid"]) for c, sign in enumerate(line) if sign in signs}


def shape(item: str) -> set[Cell]:
    if item in SPECIAL_TILES:
        rows = SPECIAL_TILES[item]["rows"]
        return {(r, c) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign == "#"}
    if item in GOODS:
        return {(r, c) for r in range(GOODS[item]["height"]) for c in range(GOODS[item]["width"])}
    return {(0, 0)}


def to_corner(cells: set[Cell]) -> frozenset[Cell]:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def turns(item: str) -> set[frozenset[Cell]]:
    """All ways to turn a tile and to mirror it."""
    found, cells = set(), shape(item)
    for _ in range(2):
        for _ in range(4):
            cells = {(c, -r) for r, c in cells}
            found.add(to_corner(cells))
        cells = {(r, -c) for r, c in cells}
    return found


def colour(item: str) -> str:
    if item in GOODS:
        return str(GOODS[item]["color"])
    return "blue" if item in SPECIAL_TILES else item


def may_lie(item: str, layout: str) -> bool:
    if layout in HOUSES:
        return colour(item) in (*COLOUR_NAMES, "silver")
    return colour(item) in ("green", "blue", "silver", "ore")


def touch(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def is_legal(layout: str, item: str, tile: set[Cell], lying: dict[Cell, str]) -> bool:
    """Whether a tile may lie on exactly these cells; lying = the colour of what covers each cell."""
    if not may_lie(item, layout) or not tile <= cells_with(layout, "o-ib") or tile & set(lying):
        return False
    apart = ("orange", "red") if layout in HOUSES else ("green",)
    if colour(item) in apart:
        own = [cell for cell, other in lying.items() if other == colour(item)]
        if any(touch(a, b) for a in tile for b in own):
            return False
    must = cells_with(layout, "o-i")
    full = tile | set(lying)
    return all(
        {(r, c) for r, c in must if r >= row and c <= col} <= full for row, col in tile & cells_with(layout, "i")
    )


def legal_corners(layout: str, item: str, pattern: frozenset[Cell], lying: dict[Cell, str]) -> set[Cell]:
    """Every top left corner at which the turned tile may lie."""
    return {
        (row, col)
        for row in range(12)
        for col in range(13)
        if is_legal(layout, item, {(row + r, col + c) for r, c in pattern}, lying)
    }


def income(layout: str, covered: set[Cell]) -> int:
    """On each track the smallest number in sight, or the number beyond the last one."""
    total = 0
    for track in PRINTED[layout].get("income_track", []):
        bare = [cell["value"] for cell in track["cells"] if (cell["row"], cell["col"]) not in covered]
        total += min(bare) if bare else track["income_all_covered"]
    return total


def bonuses(layout: str, covered: set[Cell]) -> list[str]:
    """What bare bonus cells pay that have everything around them covered."""
    must = cells_with(layout, "o-i")
    paid = []
    for bonus in PRINTED[layout].get("bonus", []):
        row, col = bonus["row"], bonus["col"]
        around = {(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} & must
        if (row, col) not in covered and around <= covered:
            paid += list(bonus["gives"])
    return sorted(paid)
