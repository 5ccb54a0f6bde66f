"""Exploring and emigrating."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import A_KNARR, LONGSHIP, SHIP_OF_VESSEL, SILVER, WHALING_BOAT
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LETTERS
from longhouse.games.feast_for_odin.operands import OfEmigrate, OfExplore
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question, space_of
from longhouse.games.feast_for_odin.rules.harbour import cast_off, is_longship, vessels
from longhouse.games.feast_for_odin.rules.holdings import count
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.possible import any_board, may_emigrate, may_explore
from longhouse.games.feast_for_odin.rules.standing import emigration_price, tell_discounts, tell_rules
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Action, Standing, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def do_explore(s: State, f: int) -> None:
    """Ask which of the boards in reach is claimed."""
    if any_board(s, s.frame_owner[f], CODE[s.frame_pc[f], OfExplore.LAYOUTS], space_of(s, f)):
        question(s, f, Ask.EXPLORE)
    else:
        next_instruction(s, f)


@rule
def may_explore_board(s: State, f: int, answer: int) -> bool:
    """Whether the board that the answer names is in reach."""
    if answer < 1 or answer > LETTERS:
        return False
    return may_explore(s, s.frame_owner[f], CODE[s.frame_pc[f], OfExplore.LAYOUTS], answer - 1, space_of(s, f))


@rule
def explore(s: State, f: int, answer: int) -> None:
    """The board and the silver on it; the ship is kept."""
    player = s.frame_owner[f]
    letter = answer - 1
    board = FIRST_LETTER + letter
    if (CODE[s.frame_pc[f], OfExplore.LAYOUTS] >> layout_of(s, board)) & 1 == 0:
        tell_rules(s, player, Standing.EXPLORE_ANY)
    next_instruction(s, f)
    s.must_use = 0
    s.board_owner[board] = player
    s.stock[player, SILVER] += s.board_silver[letter]
    tell(s, Happening.EXPLORED, player, layout_of(s, board), s.board_silver[letter])
    s.board_silver[letter] = 0
    raise_trigger(s, player, Trigger.ACTION_AFTER, Action.EXPLORATION, min(1, s.stock[player, LONGSHIP]))


@rule
def do_emigrate(s: State, f: int) -> None:
    """Ask which ship leaves."""
    if may_emigrate(s, s.frame_owner[f], s.frame_pc[f], space_of(s, f)):
        question(s, f, Ask.EMIGRATE)
    else:
        next_instruction(s, f)


@rule
def may_emigrate_with(s: State, f: int, vessel: int) -> bool:
    """A knarr or a longship."""
    return vessel >= A_KNARR and vessels(s, s.frame_owner[f], vessel) > 0


@rule
def price_of_emigration(s: State, f: int) -> int:
    """What this emigration costs."""
    player = s.frame_owner[f]
    return emigration_price(s, player, space_of(s, f), count(s, player, CODE[s.frame_pc[f], OfEmigrate.LESS]))


@rule
def emigrate(s: State, f: int, vessel: int) -> None:
    """Pay for the round; the ship is turned over onto the banquet table and its ore is lost."""
    player = s.frame_owner[f]
    silver = price_of_emigration(s, f)
    tell_discounts(s, player, space_of(s, f), SILVER, s.round_number)
    tell_rules(s, player, Standing.EMIGRATION)
    next_instruction(s, f)
    s.must_use = 0
    s.stock[player, SILVER] -= silver
    cast_off(s, player, vessel)
    s.emigrated[player, SHIP_OF_VESSEL[vessel] - WHALING_BOAT] += 1
    tell(s, Happening.EMIGRATED, player, vessel, silver)
    raise_trigger(s, player, Trigger.ACTION_AFTER, Action.EMIGRATION, 1 if is_longship(vessel) else 0)
