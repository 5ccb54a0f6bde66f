"""The player's supply: counting, paying, giving and taking."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CATTLE,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    ITEMS,
    LONG_HOUSE,
    NONE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SHEEP,
    SILVER,
    SPECIALS,
    STONE_HOUSE,
    TWO_SILVER,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.layouts import BOARDS, FIRST_LONG, FIRST_STONE
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Count
from longhouse.games.feast_for_odin.rules.armoury import draw_weapon, find_weapon, is_weapon
from longhouse.games.feast_for_odin.rules.harbour import free_berths, is_ship, large_ships, moor
from longhouse.games.feast_for_odin.spaces import BUNDLE_COUNT, BUNDLE_ITEM
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


# ---------------------------------------------------------------------------- counting
@rule
def sheep(s: State, player: int) -> int:
    """Sheep in the stable, pregnant or not."""
    return s.stock[player, SHEEP] + s.stock[player, PREGNANT_SHEEP]


@rule
def cattle(s: State, player: int) -> int:
    """Cattle in the stable, pregnant or not."""
    return s.stock[player, CATTLE] + s.stock[player, PREGNANT_CATTLE]


@rule
def count(s: State, player: int, what: int) -> int:
    """How many the player has of an item, or of one of the things in Count."""
    if what < ITEMS:
        return s.stock[player, what] + 0
    if what == Count.ANY_SHEEP:
        return sheep(s, player)
    if what == Count.ANY_CATTLE:
        return cattle(s, player)
    if what == Count.LARGE_SHIP:
        return large_ships(s, player)
    if what == Count.ANY_SHIP:
        return s.stock[player, WHALING_BOAT] + large_ships(s, player)
    if what == Count.PLAYERS:
        return s.players + 0
    return 1  # Count.ONE


@rule
def can_pay(s: State, player: int, bundle: int) -> bool:
    """Whether the player has everything in the bundle."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE and s.stock[player, item] < BUNDLE_COUNT[bundle, k]:
            return False
    return True


# ---------------------------------------------------------------------------- what there is to get
@rule
def is_special(item: int) -> bool:
    """Whether the item is a special tile, of which there is one."""
    return item >= FIRST_SPECIAL and item < FIRST_SPECIAL + SPECIALS


@rule
def free_house(s: State, kind: int) -> int:
    """A house tile still on the table, or NOBODY."""
    first = FIRST_STONE if kind == STONE_HOUSE else FIRST_LONG
    last = FIRST_LONG if kind == STONE_HOUSE else BOARDS
    for board in range(first, last):
        if s.board_owner[board] == NOBODY:
            return board
    return NOBODY


@rule
def can_receive(s: State, player: int, item: int) -> bool:
    """Whether the item is there and the player has room for it."""
    if item == SHED:
        return s.sheds_left > 0
    if item in (STONE_HOUSE, LONG_HOUSE):
        return free_house(s, item) != NOBODY
    if is_ship(item):
        return free_berths(s, player, item) > 0
    if is_special(item):
        return s.special_owner[item - FIRST_SPECIAL] == NOBODY
    return True


@rule
def can_receive_some(s: State, player: int, bundle: int) -> bool:
    """Whether something of the bundle can be had (ruling 17); an empty bundle is no obstacle."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item == NONE:
            return k == 0
        if can_receive(s, player, item):
            return True
    return False


# ---------------------------------------------------------------------------- giving
@rule
def put(s: State, player: int, item: int, n: int) -> int:
    """Put items into the player's supply, as far as they exist; return how many arrived. Nothing is told."""
    if not can_receive(s, player, item):
        return 0
    if item == TWO_SILVER:
        s.stock[player, SILVER] += 2 * n
        return n
    if is_ship(item):
        return moor(s, player, item)
    if is_weapon(item):
        for _ in range(n):
            find_weapon(s, player, item)
        return n
    if item in (STONE_HOUSE, LONG_HOUSE):
        s.board_owner[free_house(s, item)] = player
    elif item == SHED:
        s.sheds_left -= 1
    elif is_special(item):
        s.special_owner[item - FIRST_SPECIAL] = player
    s.stock[player, item] += n
    return n


@rule
def give(s: State, player: int, item: int, n: int) -> None:
    """Give items to the player and tell."""
    if item == Count.WEAPON_CARD:
        for _ in range(n):
            draw_weapon(s, player)
        return
    arrived = put(s, player, item, n)
    if arrived > 0:
        tell(s, Event.RECEIVED, player, item, arrived)


@rule
def give_bundle(s: State, player: int, bundle: int, times: int) -> None:
    """Give everything in the bundle so many times."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE:
            give(s, player, item, BUNDLE_COUNT[bundle, k] * times)


# ---------------------------------------------------------------------------- taking
@rule
def take(s: State, player: int, item: int, n: int) -> None:
    """Items leave the supply; weapons go to the discard pile. Ships are cast off by the harbour."""
    if n == 0:
        return
    s.stock[player, item] -= n
    if is_weapon(item):
        s.weapons_used[item - FIRST_WEAPON] += n
    tell(s, Event.PAID, player, item, n)
