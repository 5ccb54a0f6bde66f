"""Questions and answers: what each question allows, and what an answer does."""

from __future__ import annotations

from longhouse.games.vikings_on_board.rules.fjord import (
    clan_of,
    jump,
    may_bear_spare,
    may_jump,
    may_jump_to,
    may_promote,
    may_swap,
    may_swap_with,
    moored,
    place_spare,
    promote,
    swap,
)
from longhouse.games.vikings_on_board.rules.harbour import (
    choose_barrel,
    lay_bet,
    may_bet_at,
    may_bet_on_circle,
    may_choose_barrel,
)
from longhouse.games.vikings_on_board.rules.sailing import may_sail, set_sail, share, take_or_lose
from longhouse.games.vikings_on_board.rules.supplies import find_drawn, load, raise_value, value_may_rise
from longhouse.games.vikings_on_board.rules.turns import next_turn
from longhouse.games.vikings_on_board.rules.village import can_perform, go_to, is_free, some_free_building_works
from longhouse.games.vikings_on_board.state import CODES, FIRST_CODE, Ask, Building, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def may_choose_jumper(s: State, piece: int) -> bool:
    """Any piece that can jump; of the own clan at Jump YOUR Ship."""
    if s.building == Building.JUMP_OWN and clan_of(piece) != s.actor:
        return False
    return may_jump(s, piece)


@rule
def may_answer(s: State, i: int) -> bool:
    """Whether answer i (counted inside its block) is allowed for the question; not for BUILDING."""
    if s.ask == Ask.PROMOTE:
        return may_promote(s, i)
    if s.ask == Ask.JUMP_PIECE:
        return may_choose_jumper(s, i)
    if s.ask == Ask.JUMP_SHIP:
        return may_jump_to(s, s.piece, i)
    if s.ask == Ask.SWAP_PIECE:
        return may_swap(s, i)
    if s.ask == Ask.SWAP_WITH:
        return may_swap_with(s, s.piece, i)
    if s.ask == Ask.LOAD_SHIP:
        return moored(s, i)
    if s.ask == Ask.MARKET:
        return value_may_rise(s, i)
    if s.ask == Ask.DRAWN_SUPPLY:
        return find_drawn(s, i) != NOBODY
    if s.ask == Ask.BARREL:
        return may_choose_barrel(s, i)
    if s.ask == Ask.BET_SHIP:
        return may_bet_at(s, s.owner, s.bet, i)
    if s.ask == Ask.BET_CLAN:
        return may_bet_on_circle(s, s.owner, s.bet, s.ship, i)
    if s.ask == Ask.SPARE_VIKING:
        return may_bear_spare(s, i)
    if s.ask == Ask.SAIL:
        return may_sail(s, i)
    return s.cargo[s.ship, i] > 0  # SHARE, LOSE


@rule
def legal_buildings(s: State, out: Row) -> int:
    """Free buildings whose action can be done; every free one when none can."""
    must_act = some_free_building_works(s)
    n = 0
    for building in range(CODES[Ask.BUILDING]):
        if is_free(s, building) and (not must_act or can_perform(s, building)):
            out[n] = FIRST_CODE[Ask.BUILDING] + building
            n += 1
    return n


@rule
def legal_actions(s: State, out: Row) -> int:
    """Write the actor's legal answers to out; return how many there are."""
    if s.ask == Ask.BUILDING:
        return legal_buildings(s, out)
    n = 0
    for i in range(CODES[s.ask]):
        if may_answer(s, i):
            out[n] = FIRST_CODE[s.ask] + i
            n += 1
    return n


@rule
def apply(s: State, code: int) -> None:
    """Carry out the actor's answer and go on to the next question."""
    i = code - FIRST_CODE[s.ask]
    if s.ask == Ask.BUILDING:
        go_to(s, i)
    elif s.ask == Ask.JUMP_PIECE:
        s.piece = i
        s.ask = Ask.JUMP_SHIP
    elif s.ask == Ask.SWAP_PIECE:
        s.piece = i
        s.ask = Ask.SWAP_WITH
    elif s.ask == Ask.DRAWN_SUPPLY:
        s.kept = find_drawn(s, i)
        s.ask = Ask.LOAD_SHIP
    elif s.ask == Ask.BARREL:
        choose_barrel(s, i)
        s.ask = Ask.BET_SHIP
    elif s.ask == Ask.BET_SHIP:
        s.ship = i
        s.ask = Ask.BET_CLAN
    elif s.ask == Ask.SAIL:
        set_sail(s, i)
    elif s.ask == Ask.SHARE or s.ask == Ask.LOSE:
        take_or_lose(s, i)
        share(s)
    else:
        finish_action(s, i)
        next_turn(s)


@rule
def finish_action(s: State, i: int) -> None:
    """Carry out an answer that ends its Viking's action."""
    if s.ask == Ask.PROMOTE:
        promote(s, i)
    elif s.ask == Ask.JUMP_SHIP:
        jump(s, s.piece, i)
    elif s.ask == Ask.SWAP_WITH:
        swap(s, s.piece, i)
    elif s.ask == Ask.LOAD_SHIP:
        load(s, i)
    elif s.ask == Ask.MARKET:
        raise_value(s, i)
    elif s.ask == Ask.BET_CLAN:
        lay_bet(s, i)
    elif s.ask == Ask.SPARE_VIKING:
        place_spare(s, i)
