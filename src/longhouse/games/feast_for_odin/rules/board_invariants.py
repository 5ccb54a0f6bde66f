"""What must hold of the boards after every answer: tiles lie whole, apart, and are remembered."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.layouts import (
    BOARD_WIDTH,
    BOARDS,
    CELLS,
    FIRST_FILLED,
    FIRST_SPOT,
    PLANES,
    ROWS,
    SHAPE_CELLS,
    SHAPE_HEIGHT,
    SHAPE_OF,
    SHAPE_ROWS,
    SPOTS,
    VARIANT_ITEM,
    VARIANT_TURN,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, board_of_spot
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.scoring import bits_in
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def boards_are_wrong(s: State) -> bool:
    """Whether tiles overhang, overlap, or lie on a board that nobody owns."""
    covered = 0
    for board in range(BOARDS):
        layout = layout_of(s, board)
        for row in range(ROWS):
            here = s.covered[board, row]
            if here & ~CELLS[layout, row] != 0 or (here != 0 and s.board_owner[board] == NOBODY):
                return True
            covered += bits_in(here)
    for spot in range(SPOTS):
        variant = s.laid[spot]
        if variant != 0:
            covered -= SHAPE_CELLS[SHAPE_OF[VARIANT_ITEM[variant], VARIANT_TURN[variant]]]
    return covered != 0


@rule
def owner_of_spot(s: State, spot: int) -> int:
    """Who owns the board that this spot is on."""
    return s.board_owner[board_of_spot(spot)] + 0


@rule
def cells_kept_apart(s: State, spot: int) -> int:
    """Cells of the tile remembered here that are kept apart from others of its kind; NONE when some are forgotten."""
    variant, board = s.laid[spot], board_of_spot(spot)
    item, shape = VARIANT_ITEM[variant], SHAPE_OF[VARIANT_ITEM[variant], VARIANT_TURN[variant]]
    plane = apart_plane(item, board)
    if plane == NONE:
        return 0
    place = spot - FIRST_SPOT[board]
    row, col = place // BOARD_WIDTH[board], place % BOARD_WIDTH[board] - FIRST_FILLED[shape]
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        if s.apart[plane, row + r] & bits != bits:
            return NONE
    return SHAPE_CELLS[shape] + 0


@rule
def tiles_apart_are_wrong(s: State) -> bool:
    """Whether the cells that tiles keep apart are not those of the tiles that lie there."""
    kept = 0
    for spot in range(SPOTS):
        if s.laid[spot] != 0:
            cells = cells_kept_apart(s, spot)
            if cells == NONE:
                return True
            kept += cells
    for plane in range(PLANES):
        for row in range(ROWS):
            kept -= bits_in(s.apart[plane, row])
    return kept != 0
