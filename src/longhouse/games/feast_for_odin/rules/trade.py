"""Goods made better: upgrades, overseas trading, special sale, forge."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import FIRST_BLUE, FIRST_GREEN, NONE, SALE_PRICE, SILVER, UPGRADE
from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.possible import any_sale, upgraded
from longhouse.games.feast_for_odin.rules.supply import give, put, take
from longhouse.games.feast_for_odin.spaces import CODE
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

# Upgrades: stage = goods upgraded so far; x and y remember up to three that arrived, which may not climb again.
ARRIVALS = 64


# ---------------------------------------------------------------------------- upgrades
@rule
def arrived(s: State, f: int, item: int) -> int:
    """How many of the item came by this very action."""
    n = 1 if s.frame_x[f] % ARRIVALS == item + 1 else 0
    n += 1 if s.frame_x[f] // ARRIVALS == item + 1 else 0
    return n + (1 if s.frame_y[f] == item + 1 else 0)


@rule
def remember_arrival(s: State, f: int, item: int) -> None:
    """This tile has been upgraded now."""
    if s.frame_x[f] == 0:
        s.frame_x[f] = item + 1
    elif s.frame_x[f] < ARRIVALS:
        s.frame_x[f] += ARRIVALS * (item + 1)
    else:
        s.frame_y[f] = item + 1


@rule
def may_upgrade(s: State, f: int, item: int) -> bool:
    """A tile that was there before and can go as many colours up as the action says."""
    if item >= FIRST_BLUE or upgraded(item, CODE[s.frame_pc[f], 2]) == NONE:
        return False
    return s.stock[s.frame_owner[f], item] > arrived(s, f, item)


@rule
def any_upgrade_left(s: State, f: int) -> bool:
    """Whether a tile is left that may be upgraded by this action."""
    for item in range(FIRST_BLUE):
        if may_upgrade(s, f, item):
            return True
    return False


@rule
def do_upgrade(s: State, f: int) -> None:
    """Ask for one tile after the other."""
    if s.frame_stage[f] < CODE[s.frame_pc[f], 1] and any_upgrade_left(s, f):
        question(s, f, Ask.UPGRADE)
    else:
        next_instruction(s, f)


@rule
def upgrade_good(s: State, f: int, item: int) -> None:
    """Exchange a tile for the one of the same shape one or two colours up."""
    player = s.frame_owner[f]
    better = upgraded(item, CODE[s.frame_pc[f], 2])
    s.must_use = 0
    s.frame_stage[f] += 1
    remember_arrival(s, f, better)
    s.stock[player, item] -= 1
    put(s, player, better, 1)
    tell(s, Event.UPGRADED, player, item, better)


# ---------------------------------------------------------------------------- overseas trading
@rule
def may_trade(s: State, f: int, item: int) -> bool:
    """One tile of each green type; x = types traded."""
    if item < FIRST_GREEN or item >= FIRST_BLUE or s.stock[s.frame_owner[f], item] == 0:
        return False
    return (s.frame_x[f] >> (item - FIRST_GREEN)) & 1 == 0


@rule
def do_trade(s: State, f: int) -> None:
    """Ask for one green tile after the other; turning none is allowed (ruling 15)."""
    s.must_use = 0
    for item in range(FIRST_GREEN, FIRST_BLUE):
        if may_trade(s, f, item):
            question(s, f, Ask.TRADE)
            return
    next_instruction(s, f)


@rule
def trade_good(s: State, f: int, item: int) -> None:
    """Turn a green tile over to blue."""
    player = s.frame_owner[f]
    s.frame_x[f] |= 1 << (item - FIRST_GREEN)
    s.stock[player, item] -= 1
    put(s, player, UPGRADE[item], 1)
    tell(s, Event.UPGRADED, player, item, UPGRADE[item])


# ---------------------------------------------------------------------------- special tiles
@rule
def do_sale(s: State, f: int) -> None:
    """Ask for one special tile after the other; stage = tiles bought."""
    if s.frame_stage[f] < CODE[s.frame_pc[f], 1] and any_sale(s, s.frame_owner[f]):
        question(s, f, Ask.SALE)
    else:
        next_instruction(s, f)


@rule
def buy_special(s: State, f: int, item: int) -> None:
    """Pay the tile's silver."""
    player = s.frame_owner[f]
    s.must_use = 0
    s.frame_stage[f] += 1
    take(s, player, SILVER, SALE_PRICE[item])
    give(s, player, item, 1)


@rule
def forge_tile(s: State, f: int, item: int) -> None:
    """A tile with the tongs, for the ore already paid (ruling 19)."""
    player = s.frame_owner[f]
    next_instruction(s, f)
    give(s, player, item, 1)
