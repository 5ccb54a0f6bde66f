"""Laying a tile: a board, a tile, how it is turned, where it goes. It is a free action, or a card gives the tile."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.layouts import COLS, ROWS, SHAPE_OF
from longhouse.games.feast_for_odin.operands import OfLayGiven
from longhouse.games.feast_for_odin.programs import Onto
from longhouse.games.feast_for_odin.registers import InLay
from longhouse.games.feast_for_odin.rules.boards import apart_plane, board_of_answer, lay_tile, spots
from longhouse.games.feast_for_odin.rules.feasible import any_board_takes, takes_given
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, push, question
from longhouse.games.feast_for_odin.rules.holdings import count_for_cards
from longhouse.games.feast_for_odin.spaces import LAY_PROGRAM
from longhouse.games.feast_for_odin.state import A_CELL, Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

CHOOSE_TILE, CHOOSE_TURN, CHOOSE_CELL = 0, 1, 2  # stages


@rule
def start_laying(s: State, player: int, board: int) -> None:
    """The player wants to lay something on this board."""
    f = push(s, player, LAY_PROGRAM)
    s.register[InLay.BOARD, f] = board


@rule
def do_lay(s: State, f: int) -> None:
    """Ask for tile, turn and cell, one after the other."""
    if s.frame_stage[f] == CHOOSE_TILE:
        question(s, f, Ask.LAY_TILE)
    elif s.frame_stage[f] == CHOOSE_TURN:
        question(s, f, Ask.LAY_TURN)
    else:
        question(s, f, Ask.LAY_CELL)


@rule
def choose_tile(s: State, f: int, item: int) -> None:
    """This tile is to be laid."""
    s.register[InLay.ITEM, f] = item
    s.frame_stage[f] = CHOOSE_TURN


@rule
def choose_turn(s: State, f: int, turn: int) -> None:
    """It is turned this way."""
    s.register[InLay.TURN, f] = turn
    s.frame_stage[f] = CHOOSE_CELL


@rule
def choose_cell(s: State, f: int, cell: int) -> None:
    """Its top left corner goes there."""
    player = s.frame_owner[f]
    board = s.register[InLay.BOARD, f]
    item = s.register[InLay.ITEM, f]
    turn = s.register[InLay.TURN, f]
    pop(s)
    lay_tile(s, player, board, item, turn, cell // COLS, cell % COLS)


@rule
def spots_in_row(s: State, f: int, row: int) -> int:
    """The columns of a row where the chosen tile may go."""
    board, item = s.register[InLay.BOARD, f], s.register[InLay.ITEM, f]
    return spots(s, board, apart_plane(item, board), SHAPE_OF[item, s.register[InLay.TURN, f]], row)


@rule
def legal_cells(s: State, f: int, out: Row) -> int:
    """Write all cells where the chosen tile may go."""
    n = 0
    for row in range(ROWS):
        here = spots_in_row(s, f, row)
        col = 0
        while here >> col != 0:
            out[n] = A_CELL + row * COLS + col
            n += (here >> col) & 1
            col += 1
    return n


@rule
def only_cell(s: State, f: int) -> int:
    """The one cell where the chosen tile may go, NONE when there are several."""
    found = NONE
    for row in range(ROWS):
        here = spots_in_row(s, f, row)
        if here == 0:
            continue
        if found != NONE or here & (here - 1) != 0:
            return NONE
        col = 0
        while (here >> col) & 1 == 0:
            col += 1
        found = row * COLS + col
    return found


# ---------------------------------------------------------------------------- tiles that a card gives
@rule
def do_lay_given(s: State, f: int) -> None:
    """Ask for the board of one tile after the other; what fits nowhere is not received. stage = tiles laid."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f]
    onto = CODE[pc, OfLayGiven.ONTO]
    tiles = count_for_cards(s, player, CODE[pc, OfLayGiven.PER]) + (s.frame_stage[f] if onto == Onto.HOUSES else 0)
    if s.frame_stage[f] < tiles and any_board_takes(s, player, CODE[pc, OfLayGiven.ITEM], onto):
        question(s, f, Ask.LAY_GIVEN)
    else:
        next_instruction(s, f)


@rule
def may_lay_given_on(s: State, f: int, answer: int) -> bool:
    """Whether the board that the answer names takes the tile."""
    player = s.frame_owner[f]
    item, onto = CODE[s.frame_pc[f], OfLayGiven.ITEM], CODE[s.frame_pc[f], OfLayGiven.ONTO]
    return takes_given(s, player, board_of_answer(player, answer), item, onto)


@rule
def lay_given_on(s: State, f: int, answer: int) -> None:
    """The tile comes, from the banquet table if that is where it lies, and is laid on this board at once."""
    player = s.frame_owner[f]
    item = CODE[s.frame_pc[f], OfLayGiven.ITEM]
    s.frame_stage[f] += 1
    if CODE[s.frame_pc[f], OfLayGiven.ONTO] == Onto.HOUSES:
        s.served[2 * item if s.served[2 * item] > 0 else 2 * item + 1] -= 1
    else:
        tell(s, Happening.RECEIVED, player, item, 1)
    s.stock[player, item] += 1
    g = push(s, player, LAY_PROGRAM)
    s.register[InLay.BOARD, g] = board_of_answer(player, answer)
    choose_tile(s, g, item)
