"""What an action space promises: its program read like a price list, in tenths of a point."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import incomes_left
from longhouse.bots.minds.feast_for_odin.worth import AREA, WORTH
from longhouse.games.feast_for_odin.components import (
    FIRST_BLUE,
    FIRST_GREEN,
    NONE,
    SILVER,
    STONE,
    WHALING_BOAT,
    WOOD,
)
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM, CODE, OPTIONS
from longhouse.games.feast_for_odin.operands import OP, OfCards, OfChoose, OfDice, OfGain, OfMountain, OfSwap, OfUpgrade
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Op, UpgradePath
from longhouse.games.feast_for_odin.rules.goods_box import upgraded
from longhouse.games.feast_for_odin.rules.holdings import count
from longhouse.games.feast_for_odin.rules.possible import ends_here, may_emigrate, may_swap
from longhouse.games.feast_for_odin.rules.supply import can_receive
from longhouse.games.feast_for_odin.spaces import (
    DICE_NAMES,
    DICE_WEAPON,
    SPACE_PROGRAM,
    SPACES,
)
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table
from longhouse.kernel.state import NOBODY

__all__ = ["program_worth", "space_worth", "upgrade_worth"]

WHALING, LAST_HUNT, PILLAGE = (DICE_NAMES.index(name) for name in ("whaling_main", "whaling_minor", "pillaging"))
_CATCH = {"hunting_game": 40, "laying_a_snare": 48, "whaling_main": 80, "whaling_minor": 70}
_LOOT = {"raiding": 55, "pillaging": 90}
DICE_WORTH: Row = table([{**_CATCH, **_LOOT}[name] for name in DICE_NAMES])
ARMED = 4  # what a weapon or a wood at hand adds to a die action
ENOUGH_ARMS, ENOUGH_SILVER = 5, 12
MOUNTAIN_ITEM, CARD, BOARD, FORGED, SALE, IMITATION = 10, 8, 30, 90, 40, 40


@rule
def bundle_worth(s: State, player: int, bundle: int) -> int:
    """What the things in a bundle are worth, as far as the player can receive them."""
    total = 0
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE and can_receive(s, player, item):
            total += WORTH[item] * BUNDLE_COUNT[bundle, k]
    return total


@rule
def price_of(bundle: int) -> int:
    """What is paid."""
    total = 0
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE:
            total += WORTH[item] * BUNDLE_COUNT[bundle, k]
    return total


@rule
def emigration_worth(s: State) -> int:
    """The points of a ship that leaves, the fare, and the cells of the feasts to come."""
    return 130 - 10 * s.round_number + 22 * incomes_left(s)


@rule
def upgrade_worth(item: int, steps: int) -> int:
    """What an upgrade adds."""
    better = upgraded(item, steps, UpgradePath.UP)
    return 0 if better == NONE else max(0, WORTH[better] - WORTH[item])


@rule
def upgrades_worth(s: State, player: int, most: int, steps: int) -> int:
    """What the best upgrades add, about: the best counts in full, others as long as there are tiles."""
    best, tiles = 0, 0
    for item in range(FIRST_BLUE):
        if s.stock[player, item] > 0:
            worth = upgrade_worth(item, steps)
            best = max(best, worth)
            tiles += s.stock[player, item] if worth > 8 else 0
    return best + best * max(0, min(most, tiles) - 1) * 2 // 3


@rule
def trade_worth(s: State, player: int) -> int:
    """Green tiles, one of each type, turned to blue."""
    total = 0
    for item in range(FIRST_GREEN, FIRST_BLUE):
        if s.stock[player, item] > 0:
            total += 3 * AREA[item]
    return total


@rule
def catch_worth(s: State, player: int, dice: int) -> int:
    """A die action, better with weapons and resources at hand and with more boats."""
    arms = s.stock[player, DICE_WEAPON[dice]] + (s.stock[player, STONE] if dice > LAST_HUNT else s.stock[player, WOOD])
    worth = DICE_WORTH[dice] + ARMED * min(ENOUGH_ARMS, arms)
    if dice == PILLAGE:
        return worth + 8 * s.longship_ore[player, 0]
    if dice == WHALING:
        return worth + 12 * (s.stock[player, WHALING_BOAT] + s.boat_ore[player, 0] + s.boat_ore[player, 1])
    return worth


@rule
def swap_worth(s: State, player: int, pc: int) -> int:
    """What an exchange brings beyond its price; nothing where it cannot be paid."""
    if not may_swap(s, player, pc, NOBODY):
        return 0
    return bundle_worth(s, player, CODE[pc, OfSwap.GAIN]) - price_of(CODE[pc, OfSwap.COST])


@rule
def effect_worth(s: State, player: int, pc: int) -> int:
    """What one instruction other than a choice promises."""
    op = CODE[pc, OP]
    if op == Op.GAIN:
        times = min(count(s, player, CODE[pc, OfGain.PER]), CODE[pc, OfGain.MOST])
        return bundle_worth(s, player, CODE[pc, OfGain.BUNDLE]) * times
    if op == Op.SWAP:
        return swap_worth(s, player, pc)
    if op == Op.MOUNTAIN:
        return MOUNTAIN_ITEM * CODE[pc, OfMountain.MOST]
    if op == Op.UPGRADE:
        return upgrades_worth(s, player, CODE[pc, OfUpgrade.GOODS], CODE[pc, OfUpgrade.STEPS])
    if op == Op.TRADE:
        return trade_worth(s, player)
    if op == Op.SALE:
        return SALE + 5 * min(ENOUGH_SILVER, s.stock[player, SILVER])
    if op == Op.FORGE:
        return FORGED
    if op == Op.DICE:
        return catch_worth(s, player, CODE[pc, OfDice.DICE])
    if op == Op.EXPLORE:
        return BOARD + 6 * incomes_left(s)
    if op == Op.EMIGRATE:
        return emigration_worth(s) if may_emigrate(s, player, pc, NOBODY) else 0
    return CARD * CODE[pc, OfCards.MOST] if op == Op.DRAW_CARD or op == Op.PLAY_CARD else 0


@rule
def program_worth(s: State, player: int, pc: int) -> int:
    """A program without choices."""
    total = 0
    while CODE[pc, OP] != Op.END:
        total += effect_worth(s, player, pc)
        if ends_here(s, player, pc, NOBODY) and not may_swap_here(s, player, pc):
            return total
        pc += 1
    return total


@rule
def may_swap_here(s: State, player: int, pc: int) -> bool:
    """Whether the instruction is an exchange that can be paid."""
    return CODE[pc, OP] == Op.SWAP and may_swap(s, player, pc, NOBODY)


@rule
def space_worth(s: State, player: int, space: int) -> int:
    """What a space promises; of a choice the better part. An imitation promises what it may copy: something."""
    if space >= SPACES:
        return IMITATION
    pc = SPACE_PROGRAM[space]
    total = program_worth(s, player, pc)
    while CODE[pc, OP] != Op.END:
        if CODE[pc, OP] == Op.CHOOSE:
            best = 0
            for i in range(CODE[pc, OfChoose.FIRST], CODE[pc, OfChoose.FIRST] + CODE[pc, OfChoose.OPTIONS]):
                best = max(best, program_worth(s, player, OPTIONS[i]))
            total += best
        pc += 1
    return total
