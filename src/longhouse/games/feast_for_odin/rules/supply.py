"""The player's supply: paying, giving and taking."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CATTLE,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    LONG_HOUSE,
    NONE,
    ORE,
    SHED,
    SHEEP,
    SILVER,
    SPECIALS,
    STONE_HOUSE,
    TWO_SILVER,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM
from longhouse.games.feast_for_odin.layouts import BOARDS, FIRST_LONG, FIRST_STONE
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Count
from longhouse.games.feast_for_odin.rules.armoury import draw_weapon, find_weapon, is_weapon
from longhouse.games.feast_for_odin.rules.harbour import free_berths, is_ship, moor
from longhouse.games.feast_for_odin.rules.moments import raise_trigger, source_now
from longhouse.games.feast_for_odin.rules.standing import price, tell_discounts
from longhouse.games.feast_for_odin.state import SOURCE_BITS, State
from longhouse.games.feast_for_odin.triggers import Source, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


# ---------------------------------------------------------------------------- paying
@rule
def can_pay(s: State, player: int, bundle: int, space: int) -> bool:
    """Whether the player has everything in the bundle, at the prices of this space (NOBODY: no space)."""
    for k in range(BUNDLE_ITEMS):
        item, n = BUNDLE_ITEM[bundle, k], BUNDLE_COUNT[bundle, k]
        if item == NONE:
            return True
        if s.stock[player, item] < n and s.stock[player, item] < price(s, player, space, item, n):
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
    return arrive(s, player, item, n, source_now(s))


@rule
def arrive(s: State, player: int, item: int, n: int, source: int) -> int:
    """Items come from this source; cards that wait for them are told."""
    if not can_receive(s, player, item):
        return 0
    if item == TWO_SILVER:
        return arrive_silver(s, player, n, source)
    tell_cards_of_arrival(s, player, item, n, source)
    if is_ship(item):
        return moor_all(s, player, item, n)
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
def arrive_silver(s: State, player: int, n: int, source: int) -> int:
    """The last item of a strip is 2 silver."""
    s.stock[player, SILVER] += 2 * n
    if source == Source.SPACE:
        s.brought[0] += 2 * n
    return n


@rule
def tell_cards_of_arrival(s: State, player: int, item: int, n: int, source: int) -> None:
    """Items that cards wait for, animals for the stable, resources that a space brings."""
    if source == Source.SPACE and item >= SILVER and item <= ORE:
        s.brought[item - SILVER] += n
    if item in (SHEEP, CATTLE):
        raise_trigger(s, player, Trigger.PLACE_STABLE, item, n)
    if (s.receives[player] >> item) & 1 == 1 and raise_trigger(s, player, Trigger.RECEIVE, item, n):
        s.frame_memory[s.depth - 1] = source << SOURCE_BITS


@rule
def moor_all(s: State, player: int, ship: int, n: int) -> int:
    """Ships come as long as berths are free; return how many."""
    moored = 0
    for _ in range(n):
        moored += moor(s, player, ship)
    return moored


@rule
def give(s: State, player: int, item: int, n: int) -> None:
    """Give items to the player and tell."""
    if item == Count.WEAPON_CARD:
        for _ in range(n):
            draw_weapon(s, player)
        return
    arrived = put(s, player, item, n)
    if arrived > 0:
        tell(s, Happening.RECEIVED, player, item, arrived)


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
    tell(s, Happening.PAID, player, item, n)


@rule
def take_bundle(s: State, player: int, bundle: int, space: int) -> None:
    """Everything in the bundle leaves the supply at the prices of this space; what a space is paid is remembered."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item == NONE:
            return
        n = BUNDLE_COUNT[bundle, k]
        due = price(s, player, space, item, n)
        tell_discounts(s, player, space, item, n)
        take(s, player, item, due)
        if space != NOBODY and due > 0 and item > SILVER and item <= ORE:
            s.paid |= 1 << (item - SILVER)
