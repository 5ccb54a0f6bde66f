"""The shapes of tiles and the printed boards as bits: a row of cells is one integer, a column one bit."""

from __future__ import annotations

from typing import Any

from longhouse.games.feast_for_odin.components import (
    GOODS,
    ITEM,
    ITEM_NAMES,
    LONG_HOUSES,
    NONE,
    PLACEABLE,
    SPECIAL_TILES,
    STONE_HOUSES,
    read,
)
from longhouse.kernel.record import Cube, Grid, Row
from longhouse.kernel.rule import table

# ---------------------------------------------------------------------------- shapes
MAX_SHAPE, TURNS = 5, 8


def orientations(rows: list[str]) -> list[list[str]]:
    """The distinct turns of a pattern: four rotations, then those of its mirror image."""
    found: list[list[str]] = []
    for _ in range(2):
        for _ in range(4):
            if rows not in found:
                found.append(rows)
            rows = ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]
        rows = [row[::-1] for row in rows]
    return found


def _pattern(name: str) -> list[str]:
    if name in SPECIAL_TILES:
        return list(SPECIAL_TILES[name]["rows"])
    if name in GOODS:
        return ["#" * GOODS[name]["width"]] * GOODS[name]["height"]
    return ["#"] if name in ("silver", "wood", "ore") else []


def _bits(row: str, signs: str = "#") -> int:
    return sum(1 << column for column, sign in enumerate(row) if sign in signs)


PATTERNS = {name: orientations(_pattern(name)) for name in ITEM_NAMES[:PLACEABLE] if _pattern(name)}
_SHAPES: list[list[str]] = []
for _turns in PATTERNS.values():
    _SHAPES += [turn for turn in _turns if turn not in _SHAPES]


def _padded(numbers: list[int], length: int, filler: int = NONE) -> list[int]:
    return numbers + [filler] * (length - len(numbers))


SHAPE_OF: Grid = table(  # [item, turn] -> shape or NONE
    [_padded([_SHAPES.index(turn) for turn in PATTERNS.get(name, [])], TURNS) for name in ITEM_NAMES[:PLACEABLE]]
)
SHAPE_HEIGHT: Row = table([len(shape) for shape in _SHAPES])
SHAPE_ROWS: Grid = table([_padded([_bits(row) for row in shape], MAX_SHAPE, 0) for shape in _SHAPES])
SHAPE_CELLS: Row = table(["".join(shape).count("#") for shape in _SHAPES])
FIRST_FILLED: Row = table([shape[0].index("#") for shape in _SHAPES])  # column of the first cell of the top row

# A variant is a tile in one of its turns, counted from 1: what is remembered where a tile lies.
VARIANTS = [(ITEM[name], turn) for name, turns in PATTERNS.items() for turn in range(len(turns))]
_VARIANT_NUMBER = {variant: number for number, variant in enumerate(VARIANTS, 1)}
VARIANT_OF: Grid = table([[_VARIANT_NUMBER.get((i, t), 0) for t in range(TURNS)] for i in range(PLACEABLE)])
VARIANT_ITEM: Row = table([NONE, *[item for item, _ in VARIANTS]])
VARIANT_TURN: Row = table([NONE, *[turn for _, turn in VARIANTS]])

# ---------------------------------------------------------------------------- printed boards
ROWS, COLS = 12, 13
HOME_LAYOUT, FIRST_EXPLORATION, STONE_LAYOUT, LONG_LAYOUT = 0, 1, 9, 10
LETTERS = 4
_BOARDS = read("boards")
_by_letter = sorted(_BOARDS["exploration_board"], key=lambda board: (board["letter"], not board["front"]))
_buildings = {building["id"]: building for building in _BOARDS["building"]}
LAYOUT_FACTS: list[dict[str, Any]] = [
    _BOARDS["home_board"],
    *_by_letter,
    _buildings["stone_house"],
    _buildings["long_house"],
]
LAYOUT_NAMES = tuple(board["id"] for board in LAYOUT_FACTS)


def _cells(board: dict[str, Any], signs: str) -> list[int]:
    return _padded([_bits(row, signs) for row in board["grid"]], ROWS, 0)


CELLS: Grid = table([_cells(board, "o-ib") for board in LAYOUT_FACTS])  # [layout, row]: what can be covered
MUST_COVER: Grid = table([_cells(board, "o-i") for board in LAYOUT_FACTS])  # the same without bonus cells
MINUS: Grid = table([_cells(board, "-") for board in LAYOUT_FACTS])
INCOME_CELLS: Grid = table([_cells(board, "i") for board in LAYOUT_FACTS])
LAYOUT_POINTS: Row = table([board["points"] for board in LAYOUT_FACTS])

TRACKS, TRACK_CELLS = 2, 12
_tracks: list[list[dict[str, Any]]] = [board.get("income_track", []) for board in LAYOUT_FACTS]


def _track(fact: str) -> list[list[list[int]]]:
    return [
        [
            _padded([cell[fact] for cell in tracks[k]["cells"]] if k < len(tracks) else [], TRACK_CELLS, 0)
            for k in range(TRACKS)
        ]
        for tracks in _tracks
    ]


TRACK_LENGTH: Grid = table([_padded([len(t["cells"]) for t in tracks], TRACKS, 0) for tracks in _tracks])
TRACK_TOP: Grid = table([_padded([t["income_all_covered"] for t in tracks], TRACKS, 0) for tracks in _tracks])
TRACK_ROW: Cube = table(_track("row"))  # [layout, track, place], from low to high
TRACK_COL: Cube = table(_track("col"))
TRACK_VALUE: Cube = table(_track("value"))

_bonuses: list[list[dict[str, Any]]] = [board.get("bonus", []) for board in LAYOUT_FACTS]
MAX_BONUS = max(len(bonuses) for bonuses in _bonuses)
BONUS_GOODS = 2  # of one cell, at most


def _around(layout: int, bonus: dict[str, Any]) -> list[int]:
    """The cells to cover around a bonus cell, in the rows above, of and below it."""
    near = (7 << bonus["col"]) >> 1
    rows = [MUST_COVER[layout, r] if 0 <= r < ROWS else 0 for r in range(bonus["row"] - 1, bonus["row"] + 2)]
    return [row & near & ~(1 << bonus["col"] if k == 1 else 0) for k, row in enumerate(rows)]


def _of_bonus(what: Any, filler: Any) -> list[list[Any]]:
    return [
        [what(layout, bonus) for bonus in bonuses] + [filler] * (MAX_BONUS - len(bonuses))
        for layout, bonuses in enumerate(_bonuses)
    ]


BONUSES: Row = table([len(bonuses) for bonuses in _bonuses])
BONUS_ROW: Grid = table(_of_bonus(lambda _, bonus: bonus["row"], 0))
BONUS_COL: Grid = table(_of_bonus(lambda _, bonus: bonus["col"], 0))
BONUS_NEEDS: Cube = table(_of_bonus(_around, [0, 0, 0]))
BONUS_ITEM: Cube = table(
    _of_bonus(lambda _, bonus: _padded([ITEM[item] for item in bonus["gives"]], BONUS_GOODS), [NONE, NONE])
)

# ---------------------------------------------------------------------------- the boards of a table
# 0 to 3 home boards, 4 to 7 exploration boards A to D, then stone houses and long houses.
FIRST_LETTER = 4
FIRST_STONE = FIRST_LETTER + LETTERS
FIRST_LONG = FIRST_STONE + STONE_HOUSES
BOARDS = FIRST_LONG + LONG_HOUSES
PLANES = BOARDS + BOARDS - FIRST_STONE  # one for each board, a second one for each house
OWN_BOARDS = 1 + BOARDS - FIRST_LETTER  # as an answer: the own home board, then all that can be acquired


def _width(layouts: range | tuple[int, ...]) -> int:
    return max(len(LAYOUT_FACTS[layout]["grid"][0]) for layout in layouts)


def _height(layouts: range | tuple[int, ...]) -> int:
    return max(len(LAYOUT_FACTS[layout]["grid"]) for layout in layouts)


_KINDS = (
    [(HOME_LAYOUT,)] * FIRST_LETTER
    + [range(FIRST_EXPLORATION, STONE_LAYOUT)] * LETTERS
    + [(STONE_LAYOUT,)] * STONE_HOUSES
    + [(LONG_LAYOUT,)] * LONG_HOUSES
)
BOARD_WIDTH: Row = table([_width(kind) for kind in _KINDS])
_areas = [_width(kind) * _height(kind) for kind in _KINDS]
FIRST_SPOT: Row = table([sum(_areas[:board]) for board in range(BOARDS)])  # where a board's cells begin in `laid`
SPOTS = sum(_areas)
