"""Where tiles go: a tile fits well when it covers what counts and leaves no ragged edge."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import HEIGHT, gap_of_income, incomes_left, next_step, ones
from longhouse.bots.minds.feast_for_odin.worth import AREA, LAST_SPECIAL
from longhouse.games.feast_for_odin.components import FIRST_GREEN, FIRST_SPECIAL, ORE, SILVER
from longhouse.games.feast_for_odin.layouts import (
    CELLS,
    COLS,
    FIRST_STONE,
    HOME_LAYOUT,
    MINUS,
    MUST_COVER,
    ROWS,
    SHAPE_CELLS,
    SHAPE_HEIGHT,
    SHAPE_OF,
    SHAPE_ROWS,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, may_lay, spots
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.phases import is_last_round
from longhouse.games.feast_for_odin.state import State, Step
from longhouse.kernel.record import Grid
from longhouse.kernel.rule import rule, table

__all__ = ["lean_to_board", "lean_to_cell", "lean_to_tile", "lean_to_turn"]

FEW = 4  # single cells that silver or ore may fill for the next income
# What makes a tile fit: cells that cost a point, bonus cells lost, bare neighbours, cells of the next income a round.
POINT, LOST_BONUS, OPEN_SIDE, NEAR = 12, 18, 3, 3
ASIDE: Grid = table([[-1, 0], [0, -1], [0, 1], [1, 0]])
PERFECT, STEEPEST, WELL = 10000, 14, 40


# ---------------------------------------------------------------------------- how well a tile fits
@rule
def ground_worth(s: State, layout: int, row: int, bits: int, top: int, right: int) -> int:
    """What the cells of one row count: points at once, and ground for the income to come."""
    bonuses = bits & CELLS[layout, row] & ~MUST_COVER[layout, row]
    worth = POINT * ones(bits & MINUS[layout, row]) - LOST_BONUS * ones(bonuses)
    if row >= top:
        worth += NEAR * incomes_left(s) * ones(bits & ((2 << right) - 1))
    return worth


@rule
def open_sides(s: State, board: int, layout: int, shape: int, row: int, col: int) -> int:
    """Bare cells that would lie beside the shape."""
    n = 0
    height = SHAPE_HEIGHT[shape]
    for r in range(-1, height + 1):
        if row + r < 0 or row + r >= HEIGHT[layout]:
            continue
        own = SHAPE_ROWS[shape, r] << col if r >= 0 and r < height else 0
        beside = (own << 1) | (own >> 1)
        if r > 0:
            beside |= SHAPE_ROWS[shape, r - 1] << col
        if r + 1 < height:
            beside |= SHAPE_ROWS[shape, r + 1] << col
        n += ones(beside & ~own & MUST_COVER[layout, row + r] & ~s.covered[board, row + r])
    return n


@rule
def reach(s: State, board: int, layout: int, track: int) -> int:
    """The corner of the ground that the next two steps of a diagonal need: its row * COLS + column, -1 for none."""
    length = TRACK_LENGTH[layout, track]
    i = next_step(s, board, layout, track)
    if i >= length:
        return -1
    i = min(i + 1, length - 1)
    return TRACK_ROW[layout, track, i] * COLS + TRACK_COL[layout, track, i]


@rule
def fit(s: State, board: int, shape: int, row: int, col: int) -> int:
    """How well the shape lies there."""
    return fit_towards(s, board, shape, row, col, reach(s, board, layout_of(s, board), 0))


@rule
def fit_towards(s: State, board: int, shape: int, row: int, col: int, corner: int) -> int:
    """How well the shape lies there, the ground up to this corner being needed next."""
    layout = layout_of(s, board)
    top = ROWS if corner < 0 else corner // COLS
    right = 0 if corner < 0 else corner % COLS
    worth = -OPEN_SIDE * open_sides(s, board, layout, shape, row, col)
    for r in range(SHAPE_HEIGHT[shape]):
        worth += ground_worth(s, layout, row + r, SHAPE_ROWS[shape, r] << col, top, right)
    return worth


@rule
def best_fit(s: State, board: int, item: int, shape: int) -> int:
    """How well the shape lies in its best place."""
    best = -PERFECT
    plane = apart_plane(item, board)
    layout = layout_of(s, board)
    corner = reach(s, board, layout, 0)
    for row in range(HEIGHT[layout]):
        here = spots(s, board, plane, shape, row)
        col = 0
        while here >> col != 0:
            if (here >> col) & 1 == 1:
                best = max(best, fit_towards(s, board, shape, row, col, corner))
            col += 1
    return best


@rule
def steep(fitting: int, cells: int) -> int:
    """A lean that doubles with every point and a quarter that a cell of the tile fits better."""
    return 1 << max(0, min(STEEPEST, (WELL + 8 * fitting // cells) // 10))


# ---------------------------------------------------------------------------- what to lay
@rule
def is_single(item: int) -> bool:
    """Silver and ore fill single cells."""
    return item in (SILVER, ORE)


@rule
def is_worth_laying(s: State, player: int, board: int, item: int) -> bool:
    """Green, blue and special tiles always; food only into houses at the end; silver and ore to reach an income."""
    if is_single(item):
        if item == ORE and is_last_round(s):
            return True
        most = min(FEW, s.stock[player, item])
        return board < FIRST_STONE and gap_of_income(s, board, most) >= 0
    if item < FIRST_GREEN:
        return s.step == Step.BEFORE_SCORING
    return item < LAST_SPECIAL


@rule
def has_worthy(s: State, player: int, board: int) -> bool:
    """Whether the player has a tile worth laying on this board that fits."""
    for item in range(ORE, -1, -1):
        if s.stock[player, item] > 0 and is_worth_laying(s, player, board, item) and may_lay(s, player, board, item):
            return True
    return False


@rule
def lean_to_tile(s: State, player: int, board: int, item: int) -> int:
    """The largest tile that fits; what should stay in the supply is absurd."""
    if not is_worth_laying(s, player, board, item):
        return 0 if has_worthy(s, player, board) else 1
    if is_single(item):
        return 2
    for other in range(FIRST_GREEN, LAST_SPECIAL):
        if s.stock[player, other] > 0 and AREA[other] > AREA[item] and may_lay(s, player, board, other):
            return 0
    return 200 if item >= FIRST_SPECIAL else 100


@rule
def lean_to_board(s: State, player: int, board: int) -> int:
    """The home board is the ground of the income; a board without a worthy tile is absurd."""
    if not has_worthy(s, player, board):
        return 0
    return 300 if layout_of(s, board) == HOME_LAYOUT else 200


# ---------------------------------------------------------------------------- how to lay it
@rule
def lean_to_turn(s: State, board: int, item: int, turn: int) -> int:
    """By the best place of a tile turned so."""
    shape = SHAPE_OF[item, turn]
    return steep(best_fit(s, board, item, shape), SHAPE_CELLS[shape])


@rule
def lean_to_cell(s: State, board: int, item: int, turn: int, row: int, col: int) -> int:
    """By how well the tile lies there; silver and ore only where an income needs them."""
    if is_single(item) and not (item == ORE and is_last_round(s)):
        return PERFECT if is_needed(s, board, row, col) else 1
    shape = SHAPE_OF[item, turn]
    here = fit(s, board, shape, row, col)
    plane = apart_plane(item, board)
    for k in range(4):
        r, c = row + ASIDE[k, 0], col + ASIDE[k, 1]
        if r >= 0 and c >= 0 and (spots(s, board, plane, shape, r) >> c) & 1 == 1 and fit(s, board, shape, r, c) > here:
            return 0
    return steep(here, SHAPE_CELLS[shape])


@rule
def is_needed(s: State, board: int, row: int, col: int) -> bool:
    """Whether the cell lies in the rectangle of a next income that few single cells complete."""
    layout = layout_of(s, board)
    track = gap_of_income(s, board, FEW)
    if track < 0 or (MUST_COVER[layout, row] >> col) & 1 == 0:
        return False
    i = next_step(s, board, layout, track)
    return row >= TRACK_ROW[layout, track, i] and col <= TRACK_COL[layout, track, i]
