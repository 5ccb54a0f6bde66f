"""The goods box: where a good goes when it is upgraded or turned over."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    BACK,
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_SPECIAL,
    NONE,
    SHEEP,
    SILVER,
    UP_LEFT,
    UP_RIGHT,
    UPGRADE,
)
from longhouse.games.feast_for_odin.instructions import CODE, UPGRADE_WAYS
from longhouse.games.feast_for_odin.operands import OfUpgrade
from longhouse.games.feast_for_odin.programs import UpgradePath, UpgradeWay, WayFlag
from longhouse.games.feast_for_odin.rules.holdings import count
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule


@rule
def one_up(item: int, path: int) -> int:
    """The good one colour up on this path, or NONE."""
    if path == UpgradePath.UP:
        return UPGRADE[item]
    return UP_LEFT[item] if path == UpgradePath.UP_LEFT else UP_RIGHT[item]


@rule
def upgraded(item: int, steps: int, path: int) -> int:
    """The good that many colours up on this path, or NONE."""
    for _ in range(steps):
        if item != NONE:
            item = one_up(item, path)
    return item


@rule
def has_flag(way: int, flag: int) -> bool:
    """Whether the way to upgrade has this flag."""
    return UPGRADE_WAYS[way, UpgradeWay.FLAGS] & flag != 0


@rule
def least_steps(pc: int) -> int:
    """The fewest colours up that the instruction allows."""
    return 1 if has_flag(CODE[pc, OfUpgrade.WAY], WayFlag.FEWER_STEPS) else CODE[pc, OfUpgrade.STEPS]


@rule
def tiles_to_upgrade(s: State, player: int, pc: int) -> int:
    """How many goods the instruction upgrades at most."""
    return CODE[pc, OfUpgrade.GOODS] * count(s, player, UPGRADE_WAYS[CODE[pc, OfUpgrade.WAY], UpgradeWay.TIMES])


@rule
def is_upgradable(s: State, player: int, pc: int, item: int) -> bool:
    """Whether the instruction can upgrade such a good, if the player has one."""
    way = CODE[pc, OfUpgrade.WAY]
    if item >= FIRST_BLUE or (UPGRADE_WAYS[way, UpgradeWay.ALLOWED] >> item) & 1 == 0:
        return False
    if s.stock[player, SILVER] < CODE[pc, OfUpgrade.SILVER]:
        return False
    if has_flag(way, WayFlag.JUST_UPGRADED) and (s.arrived >> item) & 1 == 0:
        return False
    return upgraded(item, least_steps(pc), UPGRADE_WAYS[way, UpgradeWay.PATH]) != NONE


@rule
def any_upgrade(s: State, player: int, pc: int) -> bool:
    """Whether the instruction can upgrade something the player has."""
    if tiles_to_upgrade(s, player, pc) == 0:
        return False
    for item in range(FIRST_BLUE):
        if s.stock[player, item] > 0 and is_upgradable(s, player, pc, item):
            return True
    return False


# ---------------------------------------------------------------------------- turning over, one more
@rule
def is_animal(item: int) -> bool:
    """Whether the good is a sheep or cattle."""
    return item >= SHEEP and item < FIRST_GREEN


@rule
def may_flip(s: State, player: int, item: int) -> bool:
    """A good with another one on its back; animals are not turned over."""
    return item < FIRST_SPECIAL and not is_animal(item) and BACK[item] != NONE and s.stock[player, item] > 0


@rule
def any_flip(s: State, player: int) -> bool:
    """Whether the player has a good to turn over."""
    for item in range(FIRST_SPECIAL):
        if may_flip(s, player, item):
            return True
    return False


@rule
def may_copy(s: State, player: int, item: int, exactly: int) -> bool:
    """A good, no animal, of which the player has exactly so many in supply."""
    return item < FIRST_SPECIAL and not is_animal(item) and s.stock[player, item] == exactly


@rule
def any_copy(s: State, player: int, exactly: int) -> bool:
    """Whether there is a good of which the player has exactly so many."""
    for item in range(FIRST_SPECIAL):
        if may_copy(s, player, item, exactly):
            return True
    return False
