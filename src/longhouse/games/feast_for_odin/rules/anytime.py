"""Actions at any time: laying tiles, buying ships, loading ore.

They are offered before and after the action of the own turn, before income, feast and bonus, and before scoring. Each
uses up cells, berths or room for ore for good, so they come to an end.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import SHIP_KINDS, VESSELS
from longhouse.games.feast_for_odin.layouts import OWN_BOARDS
from longhouse.games.feast_for_odin.rules.boards import board_of_answer, board_takes_something
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import buy_ship, load_ore, may_buy_ship, may_load
from longhouse.games.feast_for_odin.rules.laying import start_laying
from longhouse.games.feast_for_odin.state import A_BOARD, A_ITEM, A_SHIP, A_VESSEL, Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule


@rule
def has_free_action(s: State, player: int) -> bool:
    """Whether the player can do anything outside actions now."""
    for kind in range(SHIP_KINDS):
        if may_buy_ship(s, player, kind):
            return True
    for vessel in range(VESSELS):
        if may_load(s, player, vessel):
            return True
    for i in range(OWN_BOARDS):
        if board_takes_something(s, player, board_of_answer(player, i)):
            return True
    return False


@rule
def legal_free(s: State, player: int, out: Row, n: int) -> int:
    """Add the free actions to the legal answers."""
    for i in range(OWN_BOARDS):
        if board_takes_something(s, player, board_of_answer(player, i)):
            out[n] = A_BOARD + i
            n += 1
    for kind in range(SHIP_KINDS):
        if may_buy_ship(s, player, kind):
            out[n] = A_SHIP + kind
            n += 1
    for vessel in range(VESSELS):
        if may_load(s, player, vessel):
            out[n] = A_VESSEL + vessel
            n += 1
    return n


@rule
def do_free(s: State, f: int) -> None:
    """Offer free actions; a player who has none is not asked."""
    if has_free_action(s, s.frame_owner[f]):
        question(s, f, Ask.FREE)
    else:
        next_instruction(s, f)


@rule
def is_free_action(code: int) -> bool:
    """Whether the answer is a board, a ship to buy or a vessel to load."""
    return code >= A_BOARD and code < A_ITEM


@rule
def act_freely(s: State, player: int, code: int) -> None:
    """Carry out a free action."""
    if code < A_SHIP:
        start_laying(s, player, board_of_answer(player, code - A_BOARD))
    elif code < A_VESSEL:
        buy_ship(s, player, code - A_SHIP)
    else:
        load_ore(s, player, code - A_VESSEL)
