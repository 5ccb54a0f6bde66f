"""Laying tiles: a row of a board is one word, and all columns of a row are tested at once."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    COIN_COLOUR,
    COLOUR,
    FIRST_GREEN,
    GREEN_COLOUR,
    NONE,
    ORANGE_COLOUR,
    ORE_COLOUR,
    PLACEABLE,
    RED_COLOUR,
    WOOD,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.layouts import (
    BOARD_WIDTH,
    BOARDS,
    CELLS,
    COLS,
    FIRST_FILLED,
    FIRST_LETTER,
    FIRST_SPOT,
    FIRST_STONE,
    INCOME_CELLS,
    MUST_COVER,
    ROWS,
    SHAPE_HEIGHT,
    SHAPE_OF,
    SHAPE_ROWS,
    TURNS,
    VARIANT_OF,
)
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.standing import lays_wood, tell_rules
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Standing, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

ALL_COLUMNS = (1 << COLS) - 1


@rule
def is_house(board: int) -> bool:
    """Whether the board is a stone house or a long house."""
    return board >= FIRST_STONE


@rule
def may_lie_on(s: State, player: int, item: int, board: int) -> bool:
    """Home and exploration boards take green, blue, silver and ore; houses all goods, silver, by a card wood too."""
    if item == WOOD:
        return is_house(board) and lays_wood(s, player)
    colour = COLOUR[item]
    if is_house(board):
        return colour <= COIN_COLOUR
    return colour >= GREEN_COLOUR and colour <= ORE_COLOUR


@rule
def apart_plane(item: int, board: int) -> int:
    """Which tiles of the board the item may not touch: a plane of s.apart, or NONE.

    Green ones at home and abroad; orange ones and red ones, each for themselves, in houses.
    """
    colour = COLOUR[item]
    if not is_house(board):
        return board if colour == GREEN_COLOUR else NONE
    if colour == ORANGE_COLOUR:
        return board
    return board + BOARDS - FIRST_STONE if colour == RED_COLOUR else NONE


# ---------------------------------------------------------------------------- where a tile may lie
@rule
def open_cells(s: State, board: int, layout: int, plane: int, row: int) -> int:
    """Cells of a row that are bare and, for tiles kept apart, not beside one of their kind."""
    free = CELLS[layout, row] & ~s.covered[board, row]
    if plane == NONE or free == 0:
        return free
    own = s.apart[plane, row]
    near = (own << 1) | (own >> 1)
    if row > 0:
        near |= s.apart[plane, row - 1]
    if row + 1 < ROWS:
        near |= s.apart[plane, row + 1]
    return free & ~near


@rule
def open_spots(s: State, board: int, layout: int, plane: int, shape: int, row: int) -> int:
    """Columns (as bits) where all cells under the shape are open, its top left corner in this row."""
    height = SHAPE_HEIGHT[shape]
    if row + height > ROWS:
        return 0
    fits = ALL_COLUMNS
    for r in range(height):
        free = open_cells(s, board, layout, plane, row + r)
        bits = SHAPE_ROWS[shape, r]
        while bits != 0:
            if bits & 1 == 1:
                fits &= free
            free >>= 1
            bits >>= 1
        if fits == 0:
            return 0
    return fits


@rule
def spots_over_income(layout: int, shape: int, row: int) -> int:
    """Columns where the shape covers an income cell, its top left corner in this row."""
    numbered = 0
    for r in range(SHAPE_HEIGHT[shape]):
        pays = INCOME_CELLS[layout, row + r]
        bits = SHAPE_ROWS[shape, r]
        while bits != 0 and pays != 0:
            if bits & 1 == 1:
                numbered |= pays
            pays >>= 1
            bits >>= 1
    return numbered


@rule
def spots(s: State, board: int, plane: int, shape: int, row: int) -> int:
    """Columns (as bits) where the shape may lie with its top left corner in this row."""
    layout = layout_of(s, board)
    fits = open_spots(s, board, layout, plane, shape, row)
    if fits == 0:
        return 0
    return without_income_gaps(s, board, layout, shape, row, fits, fits & spots_over_income(layout, shape, row))


@rule
def has_spot(s: State, board: int, plane: int, shape: int, row: int) -> bool:
    """Whether there is such a column; where no income cell is covered, there is nothing more to look at."""
    layout = layout_of(s, board)
    fits = open_spots(s, board, layout, plane, shape, row)
    if fits == 0:
        return False
    doubtful = fits & spots_over_income(layout, shape, row)
    return fits != doubtful or without_income_gaps(s, board, layout, shape, row, fits, doubtful) != 0


@rule
def without_income_gaps(s: State, board: int, layout: int, shape: int, row: int, fits: int, doubtful: int) -> int:
    """Take away the doubtful columns where an income cell would be covered before its time."""
    col = 0
    while doubtful >> col != 0:
        if (doubtful >> col) & 1 == 1 and not keeps_income_order(s, board, layout, shape, row, col):
            fits &= ~(1 << col)
        col += 1
    return fits


@rule
def keeps_income_order(s: State, board: int, layout: int, shape: int, row: int, col: int) -> bool:
    """Every income cell under the shape has all cells to its lower left covered, counting the shape."""
    for r in range(SHAPE_HEIGHT[shape]):
        hit = (SHAPE_ROWS[shape, r] << col) & INCOME_CELLS[layout, row + r]
        right = col + 0
        while hit >> right != 0:
            if (hit >> right) & 1 == 1 and not lower_left_is_full(s, board, layout, shape, row, col, row + r, right):
                return False
            right += 1
    return True


@rule
def lower_left_is_full(s: State, board: int, layout: int, shape: int, row: int, col: int, top: int, right: int) -> bool:
    """Whether nothing is bare from row `top` down and from column `right` to the left (ruling 2)."""
    upto = (2 << right) - 1
    for r in range(top, ROWS):
        bare = MUST_COVER[layout, r] & upto & ~s.covered[board, r]
        if r >= row and r < row + SHAPE_HEIGHT[shape]:
            bare &= ~(SHAPE_ROWS[shape, r - row] << col)
        if bare != 0:
            return False
    return True


@rule
def turn_fits(s: State, board: int, item: int, turn: int) -> bool:
    """Whether the tile fits somewhere on the board in this turn."""
    shape = SHAPE_OF[item, turn]
    if shape == NONE:
        return False
    plane = apart_plane(item, board)
    for row in range(ROWS):
        if has_spot(s, board, plane, shape, row):
            return True
    return False


@rule
def may_lay(s: State, player: int, board: int, item: int) -> bool:
    """Whether the player has such a tile and it fits somewhere on the board."""
    return item < PLACEABLE and s.stock[player, item] > 0 and may_lay_given(s, player, board, item)


@rule
def may_lay_given(s: State, player: int, board: int, item: int) -> bool:
    """Whether such a tile fits somewhere on the player's board."""
    if not may_lie_on(s, player, item, board):
        return False
    for turn in range(TURNS):
        if turn_fits(s, board, item, turn):
            return True
    return False


@rule
def board_takes_something(s: State, player: int, board: int) -> bool:
    """Whether the player owns the board and can lay something on it."""
    if s.board_owner[board] != player:
        return False
    least = 0 if is_house(board) else FIRST_GREEN
    for item in range(PLACEABLE - 1, least - 1, -1):  # ore and silver fit most easily
        if may_lay(s, player, board, item):
            return True
    return False


@rule
def board_of_answer(player: int, i: int) -> int:
    """The board that answer i names: the own home board, then those that can be acquired."""
    return player if i == 0 else i + FIRST_LETTER - 1


# ---------------------------------------------------------------------------- laying
@rule
def spot_of(board: int, row: int, col: int) -> int:
    """Where s.laid remembers what lies on a cell."""
    return FIRST_SPOT[board] + row * BOARD_WIDTH[board] + col


@rule
def board_of_spot(spot: int) -> int:
    """The board that a spot is on."""
    board = BOARDS - 1
    while FIRST_SPOT[board] > spot:
        board -= 1
    return board


@rule
def lay_tile(s: State, player: int, board: int, item: int, turn: int, row: int, col: int) -> None:
    """Lay a tile from the supply for good; it is remembered at its first cell."""
    shape = SHAPE_OF[item, turn]
    plane = apart_plane(item, board)
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        s.covered[board, row + r] |= bits
        if plane != NONE:
            s.apart[plane, row + r] |= bits
    s.laid[spot_of(board, row, col + FIRST_FILLED[shape])] = VARIANT_OF[item, turn]
    s.stock[player, item] -= 1
    tell(s, Happening.TILE_LAID, player, item, layout_of(s, board), board, row, col)
    if item == WOOD:
        tell_rules(s, player, Standing.WOOD_AS_SILVER)
    if is_house(board):
        raise_trigger(s, player, Trigger.PLACE_HOUSE, item, 1)
    elif board >= FIRST_LETTER:
        raise_trigger(s, player, Trigger.PLACE_EXPLORATION, item, 1)
