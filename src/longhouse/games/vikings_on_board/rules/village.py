"""The village: which buildings a Viking may go to, and how their actions begin."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import ADD_ONE_STACK, BUILDINGS, DRAW_THREE_STACK
from longhouse.games.vikings_on_board.rules.fjord import (
    any_may_jump,
    any_may_swap,
    own_may_jump,
    someone_may_bear_spare,
    someone_may_promote,
)
from longhouse.games.vikings_on_board.rules.harbour import any_bet_may_move, may_bet
from longhouse.games.vikings_on_board.rules.supplies import any_value_may_rise, draw_one, draw_three
from longhouse.games.vikings_on_board.rules.turns import next_turn
from longhouse.games.vikings_on_board.state import Ask, Building, Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def can_perform(s: State, building: int) -> bool:
    """Whether the actor could carry out the building's action now."""
    if building == Building.PROMOTE:
        return someone_may_promote(s)
    if building == Building.JUMP_OWN:
        return own_may_jump(s)
    if building == Building.BET:
        return may_bet(s)
    if building == Building.ADD_ONE:
        return s.stack_len[ADD_ONE_STACK] > 0
    if building == Building.MARKET:
        return any_value_may_rise(s)
    if building == Building.JUMP_ANY:
        return any_may_jump(s)
    if building == Building.BET_OR_MOVE:
        return may_bet(s) or any_bet_may_move(s)
    if building == Building.DRAW_THREE:
        return s.stack_len[DRAW_THREE_STACK] > 0
    if building == Building.SWAP:
        return any_may_swap(s)
    return True  # First Player, Set Sail


@rule
def is_free(s: State, building: int) -> bool:
    """Whether no Viking stands there on the leader's side."""
    return s.placed[building] == NOBODY


@rule
def some_free_building_works(s: State) -> bool:
    """Whether the duty to act can be fulfilled (ruling 3)."""
    for building in range(BUILDINGS):
        if is_free(s, building) and can_perform(s, building):
            return True
    return False


@rule
def pick_up_viking(s: State) -> None:
    """The first waiting Viking leaves its place."""
    for b in range(BUILDINGS):
        if s.waiting[b] != NOBODY:
            s.waiting[b] = NOBODY
            return


@rule
def go_to(s: State, building: int) -> None:
    """Move the Viking to the building and begin its action."""
    able = can_perform(s, building)
    pick_up_viking(s)
    s.placed[building] = s.actor
    s.building = building
    tell(s, Happening.VIKING_PLACED, s.actor, building)
    if able:
        begin_action(s, building)
    else:
        tell(s, Happening.NOTHING_TO_DO, s.actor, building)
        next_turn(s)


@rule
def begin_action(s: State, building: int) -> None:
    """Ask the first question of the building's action."""
    if building == Building.FIRST_PLAYER:
        next_turn(s)
    elif building == Building.SET_SAIL:
        take_stern(s)
    elif building == Building.ADD_ONE:
        draw_one(s)
        s.ask = Ask.LOAD_SHIP
    elif building == Building.DRAW_THREE:
        draw_three(s, DRAW_THREE_STACK)
        s.ask = Ask.DRAWN_SUPPLY
    elif building == Building.PROMOTE:
        s.ask = Ask.PROMOTE
    elif building == Building.JUMP_OWN or building == Building.JUMP_ANY:
        s.ask = Ask.JUMP_PIECE
    elif building == Building.SWAP:
        s.ask = Ask.SWAP_PIECE
    elif building == Building.MARKET:
        s.ask = Ask.MARKET
    else:
        s.ask = Ask.BARREL


@rule
def take_stern(s: State) -> None:
    """Set Sail: the ship is named at the end of the round; with two players the other one gets a spare Viking now."""
    s.captain = s.actor
    tell(s, Happening.STERN_TAKEN, s.actor, s.sterns - 1)
    if s.players != 2 or s.two_player_shields == 0:
        next_turn(s)
        return
    s.actor = 1 - s.actor
    if someone_may_bear_spare(s):
        s.ask = Ask.SPARE_VIKING
    else:
        tell(s, Happening.NO_SPARE, s.actor)
        next_turn(s)
