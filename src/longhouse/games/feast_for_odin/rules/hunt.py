"""Die actions: hunting, snares, whaling, raids and pillages."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import RULES
from longhouse.games.feast_for_odin.components import (
    EMPTY_BOAT,
    EMPTY_LONGSHIP,
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_SPECIAL,
    LOADED_BOAT,
    LONGSHIP,
    NONE,
    SPECIALS,
    SWORD,
    UPGRADE,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OP, OfDice, OfLootGreen, OfSpecialSword, OfSpending
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.registers import InDice
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import has_ore, remove_ore, vessels
from longhouse.games.feast_for_odin.rules.moments import is_replaced, raise_trigger
from longhouse.games.feast_for_odin.rules.standing import (
    holds_for,
    max_rolls,
    next_rule,
    spend_value,
    standing_die_bonus,
    substitute,
    tell_rule,
    tell_rules,
)
from longhouse.games.feast_for_odin.rules.supply import can_receive, give, give_bundle, is_special, take
from longhouse.games.feast_for_odin.rules.vikings import bring_back
from longhouse.games.feast_for_odin.spaces import (
    ACTION_OF_DICE,
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
from longhouse.games.feast_for_odin.state import NUMBERS, RESULT_BITS, Ask, State
from longhouse.games.feast_for_odin.triggers import Result, Standing, Trigger
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, seal, tell

# stages
START, INSTEAD, BEFORE, CHOOSE_BOATS, THROW, DECIDE, AIM, AIM_AGAIN, SPEND, SUBSTITUTES, COME_BACK, CLOSE = range(12)
LOOT_END = FIRST_SPECIAL + SPECIALS
BOAT_CODES = 4  # boats in use: loaded ones * BOAT_CODES + empty ones
LOOTS = 64  # loot: the tile aimed at + LOOTS * (the second tile + 1)


@rule
def dice_of(s: State, f: int) -> int:
    """Which die action the frame is carrying out."""
    return CODE[s.frame_pc[f], OfDice.DICE]


@rule
def action_of(s: State, f: int) -> int:
    """The kind of action it is: both whaling spaces are whaling."""
    return ACTION_OF_DICE[dice_of(s, f)]


@rule
def is_high(dice: int) -> bool:
    """Whether a high result is wanted: raids and pillages."""
    return WANTS_HIGH[dice] == 1


@rule
def do_dice(s: State, f: int) -> None:
    """Cards, boats, then up to three rolls, then what the player makes of the last one."""
    stage = s.frame_stage[f]
    if stage < CHOOSE_BOATS:
        start_dice(s, f, stage)
    elif stage == CHOOSE_BOATS:
        if MOST_BOATS[dice_of(s, f)] > 0:
            question(s, f, Ask.BOATS)
        else:
            s.frame_stage[f] = THROW
    elif stage == THROW:
        throw(s, f)
    elif stage == DECIDE:
        question(s, f, Ask.ROLL)
    elif stage in (AIM, AIM_AGAIN):
        question(s, f, Ask.LOOT)
    elif stage == SPEND:
        question(s, f, Ask.SPEND)
    elif stage == SUBSTITUTES:
        question(s, f, Ask.SUBSTITUTES)
    elif stage == COME_BACK:
        question(s, f, Ask.VIKINGS_BACK)
    else:
        finish(s, f)


@rule
def start_dice(s: State, f: int, stage: int) -> None:
    """A card may be used instead of the action, others before it."""
    player = s.frame_owner[f]
    s.must_use = 0
    if stage == START:
        s.frame_stage[f] = INSTEAD
        raise_trigger(s, player, Trigger.ACTION_INSTEAD, action_of(s, f), 1)
    elif stage == INSTEAD and is_replaced(s):
        next_instruction(s, f)
    elif stage == INSTEAD:
        s.frame_stage[f] = BEFORE
        raise_trigger(s, player, Trigger.ACTION_BEFORE, action_of(s, f), 1)
    else:
        s.frame_stage[f] = CHOOSE_BOATS


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
    s.register[InDice.BOATS, f] = i
    s.boats_used = i // BOAT_CODES + i % BOAT_CODES
    s.frame_stage[f] = THROW


@rule
def ore_in_use(s: State, f: int) -> int:
    """Whaling: printed and loaded ore of the boats used. Pillage: the longship with most ore (ruling 25)."""
    dice = dice_of(s, f)
    if MOST_BOATS[dice] > 0:
        return 2 * (s.register[InDice.BOATS, f] // BOAT_CODES) + s.register[InDice.BOATS, f] % BOAT_CODES
    return s.longship_ore[s.frame_owner[f], 0] + 0 if SHIP_ORE_COUNTS[dice] == 1 else 0


@rule
def result_of(s: State, f: int, bonus: int) -> int:
    """The roll with the ore of the ships and what cards add."""
    if is_high(dice_of(s, f)):
        return s.rolled + ore_in_use(s, f) + bonus
    return max(0, s.rolled - ore_in_use(s, f) + bonus)


@rule
def throw(s: State, f: int) -> None:
    """Throw the die; a result of 0 is a success at once (ruling 23)."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    s.rolls += 1
    s.rolled = 1 + random_below(s.rng, DICE_SIDES[dice])
    seal(s)
    bonus = s.die_bonus + standing_die_bonus(s, player, action_of(s, f), False)
    s.register[InDice.RESULT, f] = max(0, result_of(s, f, bonus))
    if s.register[InDice.RESULT, f] != max(0, result_of(s, f, s.die_bonus)):
        standing_die_bonus(s, player, action_of(s, f), True)
    if s.rolls > MAX_ROLLS:
        tell_rules(s, player, Standing.MAX_ROLLS)
    tell(s, Happening.DIE_ROLLED, player, dice, s.rolled, s.register[InDice.RESULT, f])
    s.frame_stage[f] = SPEND if s.register[InDice.RESULT, f] == 0 and not is_high(dice) else DECIDE


@rule
def may_throw_again(s: State, f: int) -> bool:
    """Three rolls at most, each replacing the one before."""
    return s.rolls < max_rolls(s, s.frame_owner[f], MAX_ROLLS)


@rule
def throw_again(s: State, f: int) -> None:
    """Give up the last result for another roll."""
    s.frame_stage[f] = THROW


# ---------------------------------------------------------------------------- spending
@rule
def other_weapon(s: State, f: int) -> int:
    """A weapon that a card lets the player spend like the usual one, or NONE."""
    return substitute(s, s.frame_owner[f], action_of(s, f), DICE_WEAPON[dice_of(s, f)])


@rule
def others_held(s: State, f: int) -> int:
    """How many of that weapon the player has."""
    other = other_weapon(s, f)
    return 0 if other == NONE else s.stock[s.frame_owner[f], other] + 0


@rule
def rest_to_spend(s: State, f: int, need: int, n: int) -> int:
    """Wood or stone that n weapons leave to be spent; a piece may count for more than it must."""
    dice = dice_of(s, f)
    player = s.frame_owner[f]
    value = spend_value(s, player, action_of(s, f), DICE_RESOURCE[dice])
    left = need - n * spend_value(s, player, action_of(s, f), DICE_WEAPON[dice])
    return (max(0, left) + value - 1) // value


@rule
def may_spend(s: State, f: int, need: int, n: int) -> bool:
    """Whether n weapons, none of them in vain, and the rest in wood or stone can be spent."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    if n > s.stock[player, DICE_WEAPON[dice]] + others_held(s, f):
        return False
    if n > 0 and (n - 1) * spend_value(s, player, action_of(s, f), DICE_WEAPON[dice]) >= need:
        return False
    return rest_to_spend(s, f, need, n) <= s.stock[player, DICE_RESOURCE[dice]]


@rule
def can_spend(s: State, f: int, need: int) -> bool:
    """Whether the need can be met, with as many weapons as there are."""
    if need >= NUMBERS:
        return False
    for n in range(need + 1):
        if may_spend(s, f, need, n):
            return True
    return False


@rule
def loot(s: State, f: int, second: bool) -> int:
    """A tile aimed at; NONE when there is no second one."""
    return s.register[InDice.LOOT, f] // LOOTS - 1 if second else s.register[InDice.LOOT, f] % LOOTS


@rule
def need_of(s: State, f: int) -> int:
    """What must be spent: the result itself, or what the tiles' sword values exceed it by."""
    if not is_high(dice_of(s, f)):
        return s.register[InDice.RESULT, f] + 0
    swords = sword_value(s, f, loot(s, f, False))
    if loot(s, f, True) != NONE:
        swords += sword_value(s, f, loot(s, f, True))
    return max(0, swords - s.register[InDice.RESULT, f])


# ---------------------------------------------------------------------------- success
@rule
def is_strongest(s: State, item: int) -> bool:
    """Whether no special tile on the oval board has a higher sword value."""
    for other in range(FIRST_SPECIAL, LOOT_END):
        if s.special_owner[other - FIRST_SPECIAL] == NOBODY and SWORD[other] > SWORD[item]:
            return False
    return True


@rule
def sword_value(s: State, f: int, item: int) -> int:
    """The sword value of a tile; cards make green tiles and the strongest special tiles cheaper."""
    player = s.frame_owner[f]
    if item < FIRST_BLUE:
        row = next_rule(s, player, Standing.LOOT_GREEN, NONE)
        return SWORD[UPGRADE[item]] + RULES[row, OfLootGreen.ADDED]
    row = next_rule(s, player, Standing.SPECIAL_SWORD, NONE)
    if row != NONE and is_special(item) and is_strongest(s, item):
        return SWORD[item] + RULES[row, OfSpecialSword.ADDED]
    return SWORD[item]


@rule
def first_loot(s: State, f: int) -> int:
    """The first tile that can be looted: blue ones, with a card green ones too."""
    green = next_rule(s, s.frame_owner[f], Standing.LOOT_GREEN, NONE) != NONE
    return FIRST_GREEN if green else FIRST_BLUE


@rule
def is_in_reach(s: State, f: int, item: int, swords: int) -> bool:
    """A tile that is there, whose sword value on top of others is within reach of the result."""
    if item < first_loot(s, f) or item >= LOOT_END or not can_receive(s, s.frame_owner[f], item):
        return False
    return can_spend(s, f, max(0, swords + sword_value(s, f, item) - s.register[InDice.RESULT, f]))


@rule
def may_loot(s: State, f: int, item: int) -> bool:
    """A first tile within reach; a second one with a card, on top of the first."""
    if s.frame_stage[f] != AIM_AGAIN:
        return is_in_reach(s, f, item, 0)
    first = loot(s, f, False)
    if item == first and is_special(item):
        return False
    return is_in_reach(s, f, item, sword_value(s, f, first))


@rule
def may_succeed(s: State, f: int) -> bool:
    """Whether the last result can be turned into a success."""
    if not is_high(dice_of(s, f)):
        return can_spend(s, f, s.register[InDice.RESULT, f])
    for item in range(first_loot(s, f), LOOT_END):
        if is_in_reach(s, f, item, 0):
            return True
    return False


@rule
def declare_success(s: State, f: int) -> None:
    """Choose the loot, or pay for the catch."""
    s.frame_stage[f] = AIM if is_high(dice_of(s, f)) else SPEND


@rule
def may_aim_again(s: State, f: int) -> bool:
    """Whether a card lets the player take a second tile, and one is in reach."""
    if next_rule(s, s.frame_owner[f], Standing.LOOT_SPLIT, NONE) == NONE:
        return False
    for item in range(first_loot(s, f), LOOT_END):
        if may_loot(s, f, item):
            return True
    return False


@rule
def aim_at(s: State, f: int, item: int) -> None:
    """Take this tile."""
    if s.frame_stage[f] == AIM:
        s.register[InDice.LOOT, f] = item
        s.frame_stage[f] = AIM_AGAIN
        if not may_aim_again(s, f):
            s.frame_stage[f] = SPEND
    else:
        s.register[InDice.LOOT, f] += LOOTS * (item + 1)
        s.frame_stage[f] = SPEND


@rule
def aim_no_more(s: State, f: int) -> None:
    """One tile is enough."""
    s.frame_stage[f] = SPEND


@rule
def spend(s: State, f: int, n: int) -> None:
    """Pay with n weapons and the rest in wood or stone; weapons that may stand in for others are asked for."""
    need = need_of(s, f)
    s.spent_weapon = n
    s.spent_resource = rest_to_spend(s, f, need, n)
    if other_weapon(s, f) == NONE:
        succeed(s, f, 0)
    else:
        s.frame_stage[f] = SUBSTITUTES


@rule
def may_substitute(s: State, f: int, n: int) -> bool:
    """n of the weapons spent are of the other kind."""
    usual = s.stock[s.frame_owner[f], DICE_WEAPON[dice_of(s, f)]]
    return n <= min(s.spent_weapon, others_held(s, f)) and s.spent_weapon - n <= usual


@rule
def tell_spending(s: State, f: int, item: int, n: int) -> None:
    """Name the cards that let a piece count for more."""
    player = s.frame_owner[f]
    row = next_rule(s, player, Standing.SPEND_VALUE, NONE)
    while row != NONE:
        counts = holds_for(row, OfSpending.ACTIONS, action_of(s, f)) and RULES[row, OfSpending.ITEM] == item
        if n > 0 and counts:
            tell_rule(s, player, row)
        row = next_rule(s, player, Standing.SPEND_VALUE, row)


@rule
def succeed(s: State, f: int, others: int) -> None:
    """Pay, of the weapons so many of another kind, and take the reward."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    tell(s, Happening.SUCCEEDED, player, dice)
    s.spent_weapon -= others
    tell_spending(s, f, DICE_WEAPON[dice], s.spent_weapon)
    tell_spending(s, f, DICE_RESOURCE[dice], s.spent_resource)
    take(s, player, DICE_WEAPON[dice], s.spent_weapon)
    take(s, player, DICE_RESOURCE[dice], s.spent_resource)
    if others > 0:
        tell_rules(s, player, Standing.SUBSTITUTE)
        take(s, player, other_weapon(s, f), others)
    conclude(s, f, Result.SUCCESS)
    if is_high(dice):
        take_loot(s, f, loot(s, f, False))
        if loot(s, f, True) != NONE:
            tell_rules(s, player, Standing.LOOT_SPLIT)
            take_loot(s, f, loot(s, f, True))
    else:
        give_bundle(s, player, DICE_REWARD[dice], 1)


@rule
def take_loot(s: State, f: int, item: int) -> None:
    """A tile is taken; name the cards that brought it within reach."""
    player = s.frame_owner[f]
    if item < FIRST_BLUE:
        tell_rules(s, player, Standing.LOOT_GREEN)
    elif sword_value(s, f, item) != SWORD[item]:
        tell_rules(s, player, Standing.SPECIAL_SWORD)
    give(s, player, item, 1)


# ---------------------------------------------------------------------------- failure
@rule
def vikings_that_may_return(s: State, f: int) -> int:
    """After a failure, from the space where they stand; none when a card brought the action."""
    if is_of_card(s, f) or s.space_used == NOBODY:
        return 0
    return min(VIKINGS_BACK[dice_of(s, f)], s.space_vikings[s.space_used])


@rule
def declare_failure(s: State, f: int) -> None:
    """The consolation, and Vikings that may come back."""
    player = s.frame_owner[f]
    dice = dice_of(s, f)
    tell(s, Happening.FAILED, player, dice)
    if vikings_that_may_return(s, f) > 0:
        s.frame_stage[f] = COME_BACK
    else:
        conclude(s, f, Result.FAILURE)
    give_bundle(s, player, DICE_CONSOLATION[dice], 1)


@rule
def call_back(s: State, f: int, n: int) -> None:
    """n Vikings return from the space where they stand to the Thing square."""
    player = s.frame_owner[f]
    conclude(s, f, Result.FAILURE)
    if n > 0:
        tell(s, Happening.VIKINGS_BACK, player, n)
        bring_back(s, player, s.space_used, n)


@rule
def conclude(s: State, f: int, result: int) -> None:
    """Success or failure: cards are told, once everything received is settled."""
    player = s.frame_owner[f]
    if not is_of_card(s, f):
        s.result = result
    s.frame_stage[f] = CLOSE
    longship = min(1, s.stock[player, LONGSHIP]) if is_high(dice_of(s, f)) else 0  # or a knarr stood in for it
    if raise_trigger(s, player, Trigger.ACTION_AFTER, action_of(s, f), longship):
        s.frame_memory[s.depth - 1] = result << RESULT_BITS


@rule
def finish(s: State, f: int) -> None:
    """The die action is over."""
    s.rolls = 0
    s.rolled = 0
    s.die_bonus = 0
    s.boats_used = 0
    s.spent_resource = 0
    s.spent_weapon = 0
    s.register[InDice.BOATS, f] = 0
    next_instruction(s, f)


# ---------------------------------------------------------------------------- ore thrown overboard
@rule
def may_jettison(s: State, f: int, vessel: int) -> bool:
    """Raids: any longship with ore. Pillages: the one with most ore, which is in use (ruling 25)."""
    player = s.frame_owner[f]
    if vessel < EMPTY_LONGSHIP or not has_ore(s, player, vessel):
        return False
    in_use = EMPTY_LONGSHIP + s.longship_ore[player, 0]
    return SHIP_ORE_COUNTS[dice_of(s, dice_frame(s, f))] == 0 or vessel == in_use


@rule
def dice_frame(s: State, f: int) -> int:
    """The frame of the die action that a card's program interrupts."""
    below = f
    while CODE[s.frame_pc[below], OP] != Op.DICE:
        below -= 1
    return below


@rule
def jettison(s: State, f: int, vessel: int) -> None:
    """One ore leaves the longship for good."""
    player = s.frame_owner[f]
    next_instruction(s, f)
    remove_ore(s, player, vessel)
    tell(s, Happening.ORE_LOST, player, vessel)
