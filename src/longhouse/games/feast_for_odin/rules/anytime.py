"""Actions at any time: laying tiles, buying ships, loading ore, blue cards.

They are offered before and after the action of the own turn, before income, feast and bonus, and before scoring. They
come to an end: tiles, ships and ore use up cells, berths and room for good, and goods can be given a worth such that
every use of a blue card leaves its owner with less of it, whatever the order (a test does so). The one card that undoes
a free action, ore back from ships, works once an action.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import CARDS, NONE, SHIP_KINDS, VESSELS
from longhouse.games.feast_for_odin.layouts import OWN_BOARDS
from longhouse.games.feast_for_odin.rules.boards import board_of_answer, board_takes_something
from longhouse.games.feast_for_odin.rules.cards import may_use_at_any_time, place_of, use_at_any_time
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import buy_ship, load_ore, may_buy_ship, may_load
from longhouse.games.feast_for_odin.rules.laying import start_laying
from longhouse.games.feast_for_odin.rules.moments import is_awaited
from longhouse.games.feast_for_odin.state import A_BOARD, A_CARD, A_ITEM, A_SHIP, A_VESSEL, A_WORD, Ask, State
from longhouse.games.feast_for_odin.triggers import Trigger
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
    return has_blue_card(s, player)


@rule
def has_blue_card(s: State, player: int) -> bool:
    """Whether some card can be used at any time and would do something now."""
    if is_awaited(s, player, Trigger.ANYTIME):
        for place in range(s.in_play_len[player]):
            if may_use_at_any_time(s, player, place):
                return True
    return False


@rule
def may_use_blue_card(s: State, player: int, card: int) -> bool:
    """Whether this card is laid out and can be used now."""
    place = place_of(s, player, card)
    return place != NONE and may_use_at_any_time(s, player, place)


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
    if is_awaited(s, player, Trigger.ANYTIME):
        for card in range(CARDS):
            if may_use_blue_card(s, player, card):
                out[n] = A_CARD + card
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
    """Whether the answer is a board, a ship to buy, a vessel to load or a blue card."""
    return (code >= A_BOARD and code < A_ITEM) or (code >= A_CARD and code < A_WORD)


@rule
def act_freely(s: State, player: int, code: int) -> None:
    """Carry out a free action."""
    if code < A_SHIP:
        start_laying(s, player, board_of_answer(player, code - A_BOARD))
    elif code < A_VESSEL:
        buy_ship(s, player, code - A_SHIP)
    elif code < A_ITEM:
        load_ore(s, player, code - A_VESSEL)
    else:
        use_at_any_time(s, player, code - A_CARD)
