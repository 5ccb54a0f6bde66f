"""Goods made better: upgrades, overseas trading, special sale, forge, goods turned over."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    BACK,
    FIRST_BLUE,
    FIRST_GREEN,
    NONE,
    SALE_PRICE,
    SILVER,
    UPGRADE,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE, UPGRADE_WAYS
from longhouse.games.feast_for_odin.operands import OfFlip, OfSale, OfUpgrade
from longhouse.games.feast_for_odin.programs import UpgradeWay, WayFlag
from longhouse.games.feast_for_odin.registers import InSale, InTrade, InUpgrade
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction, question, space_of
from longhouse.games.feast_for_odin.rules.goods_box import (
    any_flip,
    has_flag,
    is_upgradable,
    least_steps,
    tiles_to_upgrade,
    upgraded,
)
from longhouse.games.feast_for_odin.rules.moments import is_awaited, is_replaced, raise_trigger
from longhouse.games.feast_for_odin.rules.possible import any_sale, sale_price
from longhouse.games.feast_for_odin.rules.standing import tell_discounts
from longhouse.games.feast_for_odin.rules.supply import give, put, take
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Action, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

# Upgrades: stage = goods upgraded so far; the registers remember up to three that arrived, which may not climb again.
# The memory holds the good chosen: its steps are asked for, or the next is of its type.
ARRIVALS, TOLD = 64, -1


# ---------------------------------------------------------------------------- upgrades
@rule
def arrivals(s: State, f: int, item: int) -> int:
    """How many of the item came by this very action."""
    n = 1 if s.register[InUpgrade.TWO_ARRIVED, f] % ARRIVALS == item + 1 else 0
    n += 1 if s.register[InUpgrade.TWO_ARRIVED, f] // ARRIVALS == item + 1 else 0
    return n + (1 if s.register[InUpgrade.THIRD_ARRIVED, f] == item + 1 else 0)


@rule
def remember_arrival(s: State, f: int, item: int) -> None:
    """This tile has been upgraded now."""
    s.arrived |= 1 << item
    if s.register[InUpgrade.TWO_ARRIVED, f] == 0:
        s.register[InUpgrade.TWO_ARRIVED, f] = item + 1
    elif s.register[InUpgrade.TWO_ARRIVED, f] < ARRIVALS:
        s.register[InUpgrade.TWO_ARRIVED, f] += ARRIVALS * (item + 1)
    else:
        s.register[InUpgrade.THIRD_ARRIVED, f] = item + 1


@rule
def may_upgrade(s: State, f: int, item: int) -> bool:
    """A tile that was there before and can go as many colours up as the action says."""
    pc = s.frame_pc[f]
    if not is_upgradable(s, s.frame_owner[f], pc, item):
        return False
    chosen = s.frame_memory[f]
    if has_flag(CODE[pc, OfUpgrade.WAY], WayFlag.SAME_TYPE) and chosen != 0 and chosen != item + 1:
        return False
    return s.stock[s.frame_owner[f], item] > arrivals(s, f, item)


@rule
def any_upgrade_left(s: State, f: int) -> bool:
    """Whether a tile is left that may be upgraded by this action."""
    for item in range(FIRST_BLUE):
        if may_upgrade(s, f, item):
            return True
    return False


@rule
def is_choosing_steps(s: State, f: int) -> bool:
    """Whether the tile is chosen and how far it goes is still to be said."""
    return s.frame_memory[f] != 0 and has_flag(CODE[s.frame_pc[f], OfUpgrade.WAY], WayFlag.FEWER_STEPS)


@rule
def may_be_replaced(s: State, f: int) -> bool:
    """Whether cards are told, once, that the space offers an upgrade; a card may be used instead."""
    player = s.frame_owner[f]
    if s.frame_stage[f] != 0 or s.frame_memory[f] != 0 or is_of_card(s, f):
        return False
    if not is_awaited(s, player, Trigger.UPGRADE_INSTEAD):
        return False
    s.frame_memory[f] = TOLD
    return raise_trigger(s, player, Trigger.UPGRADE_INSTEAD, s.space_in_use, 1)


@rule
def do_upgrade(s: State, f: int) -> None:
    """Ask for one tile after the other."""
    if may_be_replaced(s, f):
        return
    if is_replaced(s):
        s.frame_memory[f] = 0
        next_instruction(s, f)
    elif is_choosing_steps(s, f):
        question(s, f, Ask.STEPS)
    elif s.frame_stage[f] < tiles_to_upgrade(s, s.frame_owner[f], s.frame_pc[f]) and any_upgrade_left(s, f):
        question(s, f, Ask.UPGRADE)
    else:
        end_upgrade(s, f)


@rule
def end_upgrade(s: State, f: int) -> None:
    """The upgrade action is over; what it brought is remembered until cards have answered it."""
    player = s.frame_owner[f]
    goods = s.frame_stage[f] + 0
    pc = s.frame_pc[f] + 0
    s.frame_memory[f] = 0
    next_instruction(s, f)
    if goods == 0 or not raise_trigger(s, player, Trigger.ACTION_AFTER, Action.UPGRADE, CODE[pc, OfUpgrade.GOODS]):
        s.arrived = 0


@rule
def choose_good(s: State, f: int, item: int) -> None:
    """Upgrade this tile, or ask first how far."""
    if has_flag(CODE[s.frame_pc[f], OfUpgrade.WAY], WayFlag.FEWER_STEPS):
        s.frame_memory[f] = item + 1
    else:
        upgrade_good(s, f, item, CODE[s.frame_pc[f], OfUpgrade.STEPS])


@rule
def may_go_up(s: State, f: int, steps: int) -> bool:
    """Whether the tile chosen can go so many colours up."""
    pc = s.frame_pc[f]
    if steps < least_steps(pc) or steps > CODE[pc, OfUpgrade.STEPS]:
        return False
    return upgraded(s.frame_memory[f] - 1, steps, UPGRADE_WAYS[CODE[pc, OfUpgrade.WAY], UpgradeWay.PATH]) != NONE


@rule
def choose_steps(s: State, f: int, steps: int) -> None:
    """The tile chosen goes so many colours up."""
    item = s.frame_memory[f] - 1
    s.frame_memory[f] = 0
    upgrade_good(s, f, item, steps)


@rule
def upgrade_good(s: State, f: int, item: int, steps: int) -> None:
    """Exchange a tile for one some colours up."""
    player = s.frame_owner[f]
    way = CODE[s.frame_pc[f], OfUpgrade.WAY]
    better = upgraded(item, steps, UPGRADE_WAYS[way, UpgradeWay.PATH])
    s.must_use = 0
    if s.frame_stage[f] == 0:
        s.arrived = 0
    if has_flag(way, WayFlag.SAME_TYPE):
        s.frame_memory[f] = item + 1
    s.frame_stage[f] += 1
    remember_arrival(s, f, better)
    take(s, player, SILVER, CODE[s.frame_pc[f], OfUpgrade.SILVER])
    s.stock[player, item] -= 1
    tell(s, Happening.UPGRADED, player, item, better)
    put(s, player, better, 1)


# ---------------------------------------------------------------------------- turning over
@rule
def do_flip(s: State, f: int) -> None:
    """Ask for one tile after the other; stage = tiles turned over."""
    if s.frame_stage[f] < CODE[s.frame_pc[f], OfFlip.MOST] and any_flip(s, s.frame_owner[f]):
        question(s, f, Ask.FLIP)
    else:
        next_instruction(s, f)


@rule
def flip_good(s: State, f: int, item: int) -> None:
    """The other side of a tile; this is no upgrade action."""
    player = s.frame_owner[f]
    s.frame_stage[f] += 1
    s.stock[player, item] -= 1
    tell(s, Happening.UPGRADED, player, item, BACK[item])
    put(s, player, BACK[item], 1)


@rule
def copy_good(s: State, f: int, item: int) -> None:
    """One more of a good."""
    player = s.frame_owner[f]
    next_instruction(s, f)
    give(s, player, item, 1)


# ---------------------------------------------------------------------------- overseas trading
@rule
def may_trade(s: State, f: int, item: int) -> bool:
    """One tile of each green type."""
    if item < FIRST_GREEN or item >= FIRST_BLUE or s.stock[s.frame_owner[f], item] == 0:
        return False
    return (s.register[InTrade.TYPES, f] >> (item - FIRST_GREEN)) & 1 == 0


@rule
def do_trade(s: State, f: int) -> None:
    """Cards first; then ask for one green tile after the other; turning none is allowed (ruling 15)."""
    s.must_use = 0
    if s.frame_stage[f] == 0:
        s.frame_stage[f] = 1
        if raise_trigger(s, s.frame_owner[f], Trigger.ACTION_BEFORE, Action.OVERSEAS_TRADING, 1):
            return
    for item in range(FIRST_GREEN, FIRST_BLUE):
        if may_trade(s, f, item):
            question(s, f, Ask.TRADE)
            return
    next_instruction(s, f)


@rule
def trade_good(s: State, f: int, item: int) -> None:
    """Turn a green tile over to blue."""
    player = s.frame_owner[f]
    s.register[InTrade.TYPES, f] |= 1 << (item - FIRST_GREEN)
    s.stock[player, item] -= 1
    tell(s, Happening.UPGRADED, player, item, UPGRADE[item])
    put(s, player, UPGRADE[item], 1)


# ---------------------------------------------------------------------------- special tiles
@rule
def do_sale(s: State, f: int) -> None:
    """Ask for one special tile after the other; stage = tiles bought."""
    prices = s.register[InSale.PRICES, f]
    may_buy = s.frame_stage[f] < CODE[s.frame_pc[f], OfSale.MOST]
    if may_buy and any_sale(s, s.frame_owner[f], prices, space_of(s, f)):
        question(s, f, Ask.SALE)
    else:
        next_instruction(s, f)


@rule
def buy_special(s: State, f: int, item: int) -> None:
    """Pay the tile's silver."""
    player = s.frame_owner[f]
    s.must_use = 0
    s.frame_stage[f] += 1
    silver = sale_price(s, player, item, s.register[InSale.PRICES, f], space_of(s, f))
    s.register[InSale.PRICES, f] += SALE_PRICE[item]
    if silver < SALE_PRICE[item]:
        tell_discounts(s, player, space_of(s, f), SILVER, s.register[InSale.PRICES, f])
    take(s, player, SILVER, silver)
    give(s, player, item, 1)


@rule
def forge_tile(s: State, f: int, item: int) -> None:
    """A tile with the tongs, for the ore already paid (ruling 19)."""
    player = s.frame_owner[f]
    next_instruction(s, f)
    give(s, player, item, 1)
