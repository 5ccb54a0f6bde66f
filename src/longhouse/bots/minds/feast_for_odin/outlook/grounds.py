"""Own boards, and those that may be explored."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import HEIGHT, bare_edges
from longhouse.bots.minds.feast_for_odin.outlook.layout import CELLS_UNIT, GROUND_WIDTH, LARGEST, Ground
from longhouse.bots.minds.feast_for_odin.outlook.placings import write_kind
from longhouse.bots.minds.feast_for_odin.outlook.plot import (
    AROUND,
    BONUS_SIDES,
    HOLES,
    LAYOUT,
    MARGIN,
    PAIRS,
    PLOT,
    POINT_CELLS,
    make_plot,
    write_prospects,
)
from longhouse.bots.minds.feast_for_odin.worth import AREA, LAST_SPECIAL
from longhouse.games.feast_for_odin.components import FIRST_GREEN
from longhouse.games.feast_for_odin.layouts import (
    BONUSES,
    FIRST_LETTER,
    FIRST_STONE,
    LAYOUT_POINTS,
    OWN_BOARDS,
)
from longhouse.games.feast_for_odin.rules.anytime import may_lay_now
from longhouse.games.feast_for_odin.rules.boards import board_of_answer, may_lay
from longhouse.games.feast_for_odin.rules.income import board_income
from longhouse.games.feast_for_odin.rules.laying import may_lay_given_on
from longhouse.games.feast_for_odin.rules.sailing import may_explore_board
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch

__all__ = ["fill_grounds"]


@rule
def fill_grounds(s: State, seat: int, out: Row, first: int) -> None:
    """A row an own board, always, and a row a board that may be explored now."""
    plot = scratch(PLOT)
    for answer in range(OWN_BOARDS):
        board = board_of_answer(seat, answer)
        own = s.board_owner[board] == seat
        if own or (s.actor == seat and s.ask == Ask.EXPLORE and may_explore_board(s, s.depth - 1, answer)):
            at = first + answer * GROUND_WIDTH
            make_plot(s, board, plot)
            write_ground(s, board, plot, out, at)
            write_bonuses_of(plot, out, at)
            if own:
                out[at + Ground.OWN] = 1
                write_room(s, seat, answer, board, out, at)


@rule
def write_ground(s: State, board: int, plot: Row, out: Row, at: int) -> None:
    """What is bare, what it pays, and what it is about to pay."""
    layout = plot[LAYOUT]
    out[at + Ground.EXISTS] = 1
    write_kind(board, out, at + Ground.HOME)
    out[at + Ground.POINTS] = LAYOUT_POINTS[layout]
    if board >= FIRST_LETTER and board < FIRST_STONE:
        out[at + Ground.SILVER] = min(LARGEST, s.board_silver[board - FIRST_LETTER])
    out[at + Ground.BARE] = plot[POINT_CELLS] // CELLS_UNIT
    out[at + Ground.EDGES] = min(LARGEST, bare_edges(s, board, layout) // CELLS_UNIT)
    for r in range(HEIGHT[layout]):
        out[at + Ground.HOLES] += plot[HOLES + MARGIN + r]
        out[at + Ground.PAIRS] += plot[PAIRS + MARGIN + r]
    out[at + Ground.INCOME] = board_income(s, board)
    write_prospects(plot, out, at + Ground.NEXT_MISSING)


@rule
def write_bonuses_of(plot: Row, out: Row, at: int) -> None:
    """Bonus cells that pay, and those that may."""
    for i in range(BONUSES[plot[LAYOUT]]):
        left = plot[AROUND + i]
        if left == 0:
            out[at + Ground.BONUSES_PAID] += 1
        elif left > 0:
            out[at + Ground.BONUSES_OPEN] += 1
            out[at + Ground.BONUS_NEAR] = max(out[at + Ground.BONUS_NEAR], BONUS_SIDES - left)


# ---------------------------------------------------------------------------- tiles that may be laid
@rule
def write_room(s: State, seat: int, answer: int, board: int, out: Row, at: int) -> None:
    """Whether something may be laid there now, and the largest tile among it."""
    if s.actor != seat:
        return
    if s.ask == Ask.LAY_GIVEN:
        out[at + Ground.TAKES] = 1 if may_lay_given_on(s, s.depth - 1, answer) else 0
    elif (s.ask == Ask.TURN or s.ask == Ask.FREE) and may_lay_now(s, seat, answer):
        out[at + Ground.TAKES] = 1
        out[at + Ground.LARGEST_TILE] = largest_tile(s, seat, board)


@rule
def largest_tile(s: State, player: int, board: int) -> int:
    """Cells of the largest green, blue or special tile of the player that fits on the board."""
    most = 0
    for item in range(FIRST_GREEN, LAST_SPECIAL):
        if s.stock[player, item] > 0 and AREA[item] > most and may_lay(s, player, board, item):
            most = AREA[item] + 0
    return most
