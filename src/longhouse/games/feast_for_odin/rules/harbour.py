"""Ships: berths, ore aboard, ships that come and go. A vessel is a ship with the ore loaded onto it."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    A_KNARR,
    EMPTY_BOAT,
    EMPTY_LONGSHIP,
    FULL_LONGSHIP,
    KNARR,
    LARGE_BERTHS,
    LOADED_BOAT,
    LONGSHIP,
    ORE,
    SHIP_OF_VESSEL,
    SHIP_PRICE,
    SILVER,
    SMALL_BERTHS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.rules.moments import ships_came
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def is_ship(item: int) -> bool:
    """Whether the item is a ship."""
    return item >= WHALING_BOAT and item <= LONGSHIP


@rule
def large_ships(s: State, player: int) -> int:
    """Knarrs and longships in the bay."""
    return s.stock[player, KNARR] + s.stock[player, LONGSHIP]


@rule
def free_berths(s: State, player: int, ship: int) -> int:
    """Berths for this kind of ship that are still free."""
    if ship == WHALING_BOAT:
        return SMALL_BERTHS - s.stock[player, WHALING_BOAT]
    return LARGE_BERTHS - large_ships(s, player)


@rule
def is_longship(vessel: int) -> bool:
    """Whether the vessel is a longship."""
    return vessel >= EMPTY_LONGSHIP


@rule
def ore_aboard(vessel: int) -> int:
    """The ore loaded onto a vessel."""
    return vessel - EMPTY_LONGSHIP if is_longship(vessel) else vessel - EMPTY_BOAT


@rule
def vessels(s: State, player: int, vessel: int) -> int:
    """How many vessels of this kind lie in the bay."""
    if vessel == A_KNARR:
        return s.stock[player, KNARR] + 0
    n = 0
    for berth in range(s.stock[player, SHIP_OF_VESSEL[vessel]]):
        ore = s.longship_ore[player, berth] if is_longship(vessel) else s.boat_ore[player, berth]
        n += 1 if ore == ore_aboard(vessel) else 0
    return n


# ---------------------------------------------------------------------------- coming and going
@rule
def moor(s: State, player: int, ship: int) -> int:
    """A ship comes into a free berth without ore; return 1, or 0 when there is none."""
    if free_berths(s, player, ship) == 0:
        return 0
    s.stock[player, ship] += 1
    ships_came(s, player, ship)
    return 1


@rule
def cast_off(s: State, player: int, vessel: int) -> None:
    """A vessel leaves the bay, and the ore aboard is lost."""
    ship = SHIP_OF_VESSEL[vessel]
    if vessel in (LOADED_BOAT, EMPTY_BOAT):
        for berth in range(first_berth(s, player, vessel), SMALL_BERTHS):
            s.boat_ore[player, berth] = s.boat_ore[player, berth + 1] if berth + 1 < SMALL_BERTHS else 0
    elif is_longship(vessel):
        for berth in range(first_berth(s, player, vessel), LARGE_BERTHS):
            s.longship_ore[player, berth] = s.longship_ore[player, berth + 1] if berth + 1 < LARGE_BERTHS else 0
    s.stock[player, ship] -= 1


@rule
def first_berth(s: State, player: int, vessel: int) -> int:
    """The first berth of such a boat or longship; those with most ore come first."""
    berth = 0
    if is_longship(vessel):
        while s.longship_ore[player, berth] != ore_aboard(vessel):
            berth += 1
    else:
        while s.boat_ore[player, berth] != ore_aboard(vessel):
            berth += 1
    return berth


@rule
def may_buy_ship(s: State, player: int, kind: int) -> bool:
    """Ships can be bought at any time: silver and a free berth."""
    return s.stock[player, SILVER] >= SHIP_PRICE[kind] and free_berths(s, player, WHALING_BOAT + kind) > 0


@rule
def buy_ship(s: State, player: int, kind: int) -> None:
    """Pay for a ship and moor it."""
    s.stock[player, SILVER] -= SHIP_PRICE[kind]
    tell(s, Happening.SHIP_BOUGHT, player, WHALING_BOAT + kind, SHIP_PRICE[kind])
    moor(s, player, WHALING_BOAT + kind)


# ---------------------------------------------------------------------------- ore
@rule
def may_load(s: State, player: int, vessel: int) -> bool:
    """Ore can be loaded at any time onto whaling boats (one) and longships (three); it stays there."""
    if s.stock[player, ORE] == 0 or vessel in (LOADED_BOAT, A_KNARR, FULL_LONGSHIP):
        return False
    return vessels(s, player, vessel) > 0


@rule
def load_ore(s: State, player: int, vessel: int) -> None:
    """Move one ore from the supply onto such a vessel."""
    berth = first_berth(s, player, vessel)
    if is_longship(vessel):
        s.longship_ore[player, berth] += 1
    else:
        s.boat_ore[player, berth] += 1
    s.stock[player, ORE] -= 1
    tell(s, Happening.ORE_LOADED, player, vessel)


@rule
def has_ore(s: State, player: int, vessel: int) -> bool:
    """Whether there is such a vessel in the bay with ore loaded onto it."""
    return vessel != A_KNARR and ore_aboard(vessel) > 0 and vessels(s, player, vessel) > 0


@rule
def remove_ore(s: State, player: int, vessel: int) -> None:
    """One ore leaves such a vessel: the last of them, so that those with most ore stay first."""
    berth = first_berth(s, player, vessel) + vessels(s, player, vessel) - 1
    if is_longship(vessel):
        s.longship_ore[player, berth] -= 1
    else:
        s.boat_ore[player, berth] -= 1
