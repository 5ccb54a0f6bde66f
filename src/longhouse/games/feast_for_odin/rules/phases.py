"""The timetable of a round: twelve phases, the moments of cards and those for free actions between them."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    BOARD_SILVER,
    FIRST_RED,
    FLIPPED_LETTER,
    HARVEST_LEVEL,
    HARVEST_NUMBER,
    ROUNDS,
    SHED,
    SHED_SPACES,
    SILVER,
    STONE,
    STONE_HOUSE,
    STONE_HOUSE_SPACES,
    VIKINGS,
    WOOD,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LETTERS
from longhouse.games.feast_for_odin.programs import Scope
from longhouse.games.feast_for_odin.rules.cards import forget_action
from longhouse.games.feast_for_odin.rules.frames import push
from longhouse.games.feast_for_odin.rules.income import income, layout_of, start_bonus
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.mountain import clear_strips, turn_up_strip
from longhouse.games.feast_for_odin.rules.stable import breed
from longhouse.games.feast_for_odin.rules.turns import next_turn
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, ARMS_PROGRAM, FEAST_PROGRAM, FREE_PROGRAM, Moment
from longhouse.games.feast_for_odin.state import BLOCKED, COLUMNS, Ask, State, Step
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table
from longhouse.kernel.state import NOBODY, tell

# Steps taken once a round; all others are taken by every player, the first player first.
_TOGETHER = (Step.NEW_VIKING, Step.FLIP, Step.FIRST_PLAYER, Step.MOUNTAINS, Step.RETURN_VIKINGS, Step.GAME_OVER)
IS_TOGETHER: Row = table([int(step in _TOGETHER) for step in Step])


# ---------------------------------------------------------------------------- the timetable
@rule
def is_last_round(s: State) -> bool:
    """The seventh round, or the sixth of a short game."""
    return s.round_number == ROUNDS[s.length]


@rule
def advance(s: State) -> None:
    """Nothing is under way: the current step for the next player, or the next step."""
    if s.step == Step.ACTIONS:
        if not next_turn(s):
            next_step(s)
    elif s.steps_taken == (1 if IS_TOGETHER[s.step] == 1 else s.players):
        next_step(s)
    else:
        player = (s.first + s.steps_taken) % s.players
        s.steps_taken += 1
        take_step(s, player)


@rule
def next_step(s: State) -> None:
    """The game ends after the feast of the last round; after phase 12 a new round begins."""
    s.steps_taken = 0
    if s.step == Step.FEAST and is_last_round(s):
        s.step = Step.BEFORE_SCORING
    elif s.step == Step.RETURN_VIKINGS:
        s.step = Step.NEW_VIKING
    else:
        s.step += 1


@rule
def take_step(s: State, player: int) -> None:
    """One step of the timetable, for one player or for all."""
    step = s.step
    if step == Step.NEW_VIKING:
        new_viking(s)
    elif step == Step.HARVEST:
        harvest(s, player)
    elif step == Step.FLIP:
        turn_boards(s)
    elif step == Step.DRAW_WEAPON:
        push(s, player, ARMS_PROGRAM)
    elif step == Step.FIRST_PLAYER:
        find_first_player(s)
    elif step == Step.INCOME:
        receive_income(s, player)
    elif step == Step.BREEDING:
        breed(s, player)
    elif step == Step.FEAST:
        push(s, player, FEAST_PROGRAM)
    elif step == Step.BONUS:
        start_bonus(s, player, Scope.SELF)
    elif step == Step.MOUNTAINS:
        clear_strips(s)
        turn_up_strip(s)
    elif step == Step.RETURN_VIKINGS:
        return_vikings(s)
    elif step == Step.GAME_OVER:
        end_game(s)
    elif step in (Step.BEFORE_INCOME, Step.BEFORE_FEAST, Step.BEFORE_BONUS, Step.BEFORE_SCORING):
        forget_action(s, player)
        push(s, player, FREE_PROGRAM[moment_of(step)])
    else:
        tell_cards_of_step(s, step, player)


@rule
def tell_cards_of_step(s: State, step: int, player: int) -> None:
    """The moments of cards in the timetable."""
    forget_action(s, player)
    harvest_now = 1 if HARVEST_LEVEL[s.length, s.round_number] > 0 else 0
    if step == Step.HARVEST_CARDS:
        raise_trigger(s, player, Trigger.HARVEST_DURING, 0, harvest_now)
    elif step == Step.AFTER_HARVEST:
        raise_trigger(s, player, Trigger.HARVEST_AFTER, 0, harvest_now)
    elif step == Step.END_OF_ACTIONS:
        raise_trigger(s, player, Trigger.ACTIONS_END, 0, 1)
    elif step == Step.INCOME_CARDS:
        raise_trigger(s, player, Trigger.INCOME_BEFORE, 0, 1)
    elif step == Step.BONUS_CARDS:
        raise_trigger(s, player, Trigger.BONUS_DURING, 0, 1)
    elif step == Step.AFTER_BONUS:
        raise_trigger(s, player, Trigger.BONUS_AFTER, 0, 1)
    else:
        raise_trigger(s, player, Trigger.SCORING, 0, 1)


@rule
def moment_of(step: int) -> int:
    """Which moment for free actions a step is."""
    if step == Step.BEFORE_INCOME:
        return Moment.BEFORE_INCOME
    if step == Step.BEFORE_FEAST:
        return Moment.BEFORE_FEAST
    return Moment.BEFORE_BONUS if step == Step.BEFORE_BONUS else Moment.BEFORE_SCORING


# ---------------------------------------------------------------------------- the phases
@rule
def new_viking(s: State) -> None:
    """Phase 1: one more Viking for everybody, all of them on the Thing square."""
    s.round_number += 1
    for player in range(s.players):
        s.thing[player] = VIKINGS[s.length, s.round_number]
        s.passed[player] = 0
        for column in range(COLUMNS):
            s.placements[player, column] = 0
    s.next_player = s.first
    s.last_placed = s.first
    tell(s, Happening.ROUND_BEGAN, s.round_number)


@rule
def harvest(s: State, player: int) -> None:
    """Phase 2: one of each crop whose number is not above the round's level."""
    level = HARVEST_LEVEL[s.length, s.round_number]
    if level > 0 and player == s.first:
        tell(s, Happening.HARVESTED, level)
    for crop in range(FIRST_RED):
        if HARVEST_NUMBER[crop] <= level:
            s.stock[player, crop] += 1


@rule
def turn_boards(s: State) -> None:
    """Phase 3: turn the named board unless it is claimed, silver on every other unclaimed one."""
    flipped = FLIPPED_LETTER[s.length, s.round_number]
    silver = BOARD_SILVER[s.length, s.round_number]
    for letter in range(LETTERS):
        board = FIRST_LETTER + letter
        if s.board_owner[board] != NOBODY:
            continue
        if letter == flipped:
            before = layout_of(s, board)
            s.side[letter] = 1
            s.board_silver[letter] = 0
            tell(s, Happening.BOARD_TURNED, before, layout_of(s, board))
        else:
            s.board_silver[letter] += silver
    if silver > 0:
        tell(s, Happening.SILVER_ON_BOARDS, silver)


@rule
def find_first_player(s: State) -> None:
    """Phase 6: whoever placed Vikings last gets the moose; alone, one is always first (ruling 22)."""
    s.first = s.last_placed
    if s.players > 1:
        tell(s, Happening.FIRST_PLAYER, s.first)


@rule
def receive_income(s: State, player: int) -> None:
    """Phase 7: silver; in the last round it is only noted for the score (ruling 27)."""
    silver = income(s, player)
    if is_last_round(s):
        s.final_income[player] = silver
        tell(s, Happening.INCOME_NOTED, player, silver)
    elif silver > 0:
        s.stock[player, SILVER] += silver
        tell(s, Happening.INCOME_PAID, player, silver)


@rule
def return_vikings(s: State) -> None:
    """Phase 12. Alone, this round's Vikings stay and block, those of the round before come back."""
    for space in range(ALL_SPACES):
        if s.players == 1 and s.space_owner[space] == 0:
            s.space_owner[space] = BLOCKED
        else:
            s.space_owner[space] = NOBODY
            s.space_vikings[space] = 0
    tell(s, Happening.VIKINGS_RETURNED)


@rule
def building_spaces(s: State, player: int) -> int:
    """Spaces for wood in the player's sheds and stone houses; there are as many for stone."""
    return SHED_SPACES * s.stock[player, SHED] + STONE_HOUSE_SPACES * s.stock[player, STONE_HOUSE]


@rule
def end_game(s: State) -> None:
    """Right after the last feast; wood and stone that is left goes into the buildings (ruling 28)."""
    for player in range(s.players):
        spaces = building_spaces(s, player)
        wood = min(spaces - s.stored[player, 0], s.stock[player, WOOD])
        stone = min(spaces - s.stored[player, 1], s.stock[player, STONE])
        if wood + stone > 0:
            tell(s, Happening.SUPPORTS_FILLED, player, wood, stone)
    s.actor = NOBODY
    s.ask = Ask.OVER
    tell(s, Happening.GAME_ENDED)
