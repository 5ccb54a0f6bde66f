"""Die actions: hunting, snares, whaling, raids and pillages."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    EMPTY_BOAT,
    FIRST_BLUE,
    FIRST_SPECIAL,
    LOADED_BOAT,
    SPECIALS,
    SWORD,
)
from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import vessels
from longhouse.games.feast_for_odin.rules.supply import can_receive, give, give_bundle, take
from longhouse.games.feast_for_odin.spaces import (
    CODE,
    DICE_CONSOLATION,
    DICE_RESOURCE,
    DICE_REWARD,
    DICE_SIDES,
    DICE_WEAPON,
    MAX_ROLLS,
    MOST_BOATS,
    SHIP_ORE_COUNTS,
    VIKINGS_BACK,
    WANTS_HIGH,
)
from longhouse.games.feast_for_odin.state import NUMBERS, Ask, State
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule
from longhouse.kernel.state import seal, tell

CHOOSE_BOATS, THROW, DECIDE, AIM, SPEND, COME_BACK = range(6)  # stages
LOOT_END = FIRST_SPECIAL + SPECIALS
BOAT_CODES = 4  # z = loaded boats used * BOAT_CODES + empty boats used; x = tile aimed at, y = result


@rule
def dice_of(s: State, f: int) -> int:
    """Which die action the frame is carrying out."""
    return CODE[s.frame_pc[f], 1]


@rule
def is_high(dice: int) -> bool:
    """Whether a high result is wanted: raids and pillages."""
    return WANTS_HIGH[dice] == 1


@rule
def do_dice(s: State, f: int) -> None:
    """Boats, then up to three rolls, then what the player makes of the last one."""
    stage = s.frame_stage[f]
    if stage == CHOOSE_BOATS:
        s.must_use = 0
        if MOST_BOATS[dice_of(s, f)] > 0:
            question(s, f, Ask.BOATS)
        else:
            s.frame_stage[f] = THROW
    elif stage == THROW:
        throw(s, f)
    elif stage == DECIDE:
        question(s, f, Ask.ROLL)
    elif stage == AIM:
        question(s, f, Ask.LOOT)
    elif stage == SPEND:
        question(s, f, Ask.SPEND)
    else:
        question(s, f, Ask.VIKINGS_BACK)


# ---------------------------------------------------------------------------- boats and rolls
@rule
def may_use_boats(s: State, f: int, i: int) -> bool:
    """At least one boat and no more than the space allows; i = loaded * BOAT_CODES + empty."""
    player = s.frame_owner[f]
    loaded = i // BOAT_CODES
    empty = i % BOAT_CODES
    if loaded + empty == 0 or loaded + empty > MOST_BOATS[dice_of(s, f)]:
        return False
    return loaded <= vessels(s, player, LOADED_BOAT) and empty <= vessels(s, player, EMPTY_BOAT)


@rule
def use_boats(s: State, f: int, i: int) -> None:
    """Go whaling with these boats."""
    s.frame_z[f] = i
    s.frame_stage[f] = THROW


@rule
def ore_in_use(s: State, f: int) -> int:
    """Whaling: printed and loaded ore of the boats used. Pillage: the longship with most ore (ruling 25)."""
    dice = dice_of(s, f)
    if MOST_BOATS[dice] > 0:
        return 2 * (s.frame_z[f] // BOAT_CODES) + s.frame_z[f] % BOAT_CODES
    return s.longship_ore[s.frame_owner[f], 0] + 0 if SHIP_ORE_COUNTS[dice] == 1 else 0


@rule
def throw(s: State, f: int) -> None:
    """Throw the die; a result of 0 is a success at once (ruling 23)."""
    dice = dice_of(s, f)
    s.rolls += 1
    s.rolled = 1 + random_below(s.rng, DICE_SIDES[dice])
    seal(s)
    if is_high(dice):
        s.frame_y[f] = s.rolled + ore_in_use(s, f)
    else:
        s.frame_y[f] = max(0, s.rolled - ore_in_use(s, f))
    tell(s, Event.DIE_ROLLED, s.frame_owner[f], dice, s.rolled, s.frame_y[f])
    s.frame_stage[f] = SPEND if s.frame_y[f] == 0 else DECIDE


@rule
def may_throw_again(s: State) -> bool:
    """Three rolls at most, each replacing the one before."""
    return s.rolls < MAX_ROLLS


@rule
def throw_again(s: State, f: int) -> None:
    """Give up the last result for another roll."""
    s.frame_stage[f] = THROW


# ---------------------------------------------------------------------------- success
@rule
def may_spend(s: State, player: int, dice: int, need: int, n: int) -> bool:
    """n weapons, and wood or stone for the rest of the need."""
    if n > need or n > s.stock[player, DICE_WEAPON[dice]]:
        return False
    return need - n <= s.stock[player, DICE_RESOURCE[dice]]


@rule
def can_spend(s: State, player: int, dice: int, need: int) -> bool:
    """Whether weapons and wood or stone together make up the need."""
    return need <= s.stock[player, DICE_WEAPON[dice]] + s.stock[player, DICE_RESOURCE[dice]] and need < NUMBERS


@rule
def need_of(s: State, f: int) -> int:
    """What must be spent: the result itself, or what the tile's sword value exceeds it by."""
    if is_high(dice_of(s, f)):
        return max(0, SWORD[s.frame_x[f]] - s.frame_y[f])
    return s.frame_y[f] + 0


@rule
def may_loot(s: State, f: int, item: int) -> bool:
    """A blue tile, or a special tile on the oval board, within reach of the result."""
    player = s.frame_owner[f]
    if item < FIRST_BLUE or item >= LOOT_END or not can_receive(s, player, item):
        return False
    return can_spend(s, player, dice_of(s, f), max(0, SWORD[item] - s.frame_y[f]))


@rule
def may_succeed(s: State, f: int) -> bool:
    """Whether the last result can be turned into a success."""
    if not is_high(dice_of(s, f)):
        return can_spend(s, s.frame_owner[f], dice_of(s, f), s.frame_y[f])
    for item in range(FIRST_BLUE, LOOT_END):
        if may_loot(s, f, item):
            return True
    return False


@rule
def declare_success(s: State, f: int) -> None:
    """Choose the loot, or pay for the catch."""
    s.frame_stage[f] = AIM if is_high(dice_of(s, f)) else SPEND


@rule
def aim_at(s: State, f: int, item: int) -> None:
    """Take this tile."""
    s.frame_x[f] = item
    s.frame_stage[f] = SPEND


@rule
def spend(s: State, f: int, n: int) -> None:
    """Pay with n weapons and the rest in wood or stone, and take the reward."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    item = s.frame_x[f]
    need = need_of(s, f)
    tell(s, Event.SUCCEEDED, player, dice)
    take(s, player, DICE_WEAPON[dice], n)
    take(s, player, DICE_RESOURCE[dice], need - n)
    finish(s, f)
    if is_high(dice):
        give(s, player, item, 1)
    else:
        give_bundle(s, player, DICE_REWARD[dice], 1)


# ---------------------------------------------------------------------------- failure
@rule
def declare_failure(s: State, f: int) -> None:
    """The consolation, and Vikings that may come back."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    tell(s, Event.FAILED, player, dice)
    give_bundle(s, player, DICE_CONSOLATION[dice], 1)
    if VIKINGS_BACK[dice] > 0:
        s.frame_stage[f] = COME_BACK
    else:
        finish(s, f)


@rule
def call_back(s: State, f: int, n: int) -> None:
    """n Vikings return from the space where they stand to the Thing square."""
    player = s.frame_owner[f]
    finish(s, f)
    if n > 0:
        s.space_vikings[s.space_used] -= n
        s.thing[player] += n
        tell(s, Event.VIKINGS_BACK, player, n)


@rule
def finish(s: State, f: int) -> None:
    """The die action is over."""
    s.rolls = 0
    s.rolled = 0
    s.frame_z[f] = 0
    next_instruction(s, f)
