"""Actions at any time: laying tiles, buying ships, loading ore, blue cards.

They are offered before and after the action of the own turn, before income, feast and bonus, and before scoring; once
more, tiles apart, when something has come between the Vikings and their action. They come to an end: tiles, ships and
ore use up cells, berths and room for good, and goods can be given a worth such that every use of a blue card leaves its
owner with less of it, whatever the order (a test does so). The one card that undoes a free action, ore back from ships,
works once an action.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CARDS,
    NONE,
    ORE,
    SHIP_KINDS,
    SHIP_PRICE,
    SILVER,
    VESSELS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.layouts import OWN_BOARDS
from longhouse.games.feast_for_odin.rules.boards import board_of_answer, board_takes_something
from longhouse.games.feast_for_odin.rules.cards import blue_cards, place_of, use_at_any_time
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import buy_ship, load_ore, may_buy_ship, may_load
from longhouse.games.feast_for_odin.rules.laying import start_laying
from longhouse.games.feast_for_odin.rules.openness import leaves_use
from longhouse.games.feast_for_odin.state import A_BOARD, A_CARD, A_ITEM, A_SHIP, A_VESSEL, A_WORD, Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def may_buy_now(s: State, player: int, kind: int) -> bool:
    """A ship can be bought, and the action to come, if there is one, stays of use."""
    return may_buy_ship(s, player, kind) and leaves_use(s, player, SILVER, SHIP_PRICE[kind], WHALING_BOAT + kind)


@rule
def may_load_now(s: State, player: int, vessel: int) -> bool:
    """Ore can be loaded, and the action to come, if there is one, stays of use."""
    return may_load(s, player, vessel) and leaves_use(s, player, ORE, 1, NONE)


@rule
def may_lay_now(s: State, player: int, i: int) -> bool:
    """A board takes something. Right before an action tiles are not asked for: nothing that is laid changes it."""
    return s.space_in_use == NOBODY and board_takes_something(s, player, board_of_answer(player, i))


@rule
def has_free_action(s: State, player: int) -> bool:
    """Whether the player can lay a tile, buy a ship or load ore now."""
    for kind in range(SHIP_KINDS):
        if may_buy_now(s, player, kind):
            return True
    for vessel in range(VESSELS):
        if may_load_now(s, player, vessel):
            return True
    for i in range(OWN_BOARDS):
        if may_lay_now(s, player, i):
            return True
    return False


@rule
def legal_free(s: State, player: int, out: Row, n: int, blue: int) -> int:
    """Add the free actions to the legal answers; blue = the places of cards that can be used."""
    for i in range(OWN_BOARDS):
        if may_lay_now(s, player, i):
            out[n] = A_BOARD + i
            n += 1
    for kind in range(SHIP_KINDS):
        if may_buy_now(s, player, kind):
            out[n] = A_SHIP + kind
            n += 1
    for vessel in range(VESSELS):
        if may_load_now(s, player, vessel):
            out[n] = A_VESSEL + vessel
            n += 1
    if blue != 0:
        for card in range(CARDS):
            place = place_of(s, player, card)
            if place != NONE and (blue >> place) & 1 == 1:
                out[n] = A_CARD + card
                n += 1
    return n


@rule
def do_free(s: State, f: int) -> None:
    """Offer free actions; a player who has none is not asked."""
    player = s.frame_owner[f]
    if has_free_action(s, player) or blue_cards(s, player) != 0:
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
