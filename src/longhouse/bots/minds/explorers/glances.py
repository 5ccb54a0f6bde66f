"""At a glance: how far things lie from each other as the gull flies, and what a hex still holds for a longship."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    HARBOUR,
    ICON,
    ICON_PART,
    LAND_PARTS,
    LANDS_ON,
    SETTLEMENT_ICON,
)
from longhouse.games.explorers.rules.longships import in_reach
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule

__all__ = ["SIGHT", "way", "way_home", "way_on_land", "way_to_prey"]

SIGHT = 10  # hexes; farther is no worse


@rule
def way(s: State, h: int, goal: int) -> int:
    """Hexes between two hexes, as the gull flies."""
    dq, dr = s.hex_q[goal] - s.hex_q[h], s.hex_r[goal] - s.hex_r[h]
    return max(abs(dq), abs(dr), abs(dq + dr))


@rule
def way_home(s: State, h: int) -> int:
    """Hexes to the mainland's harbour."""
    return way(s, h, HARBOUR[s.start_board])


@rule
def is_wanted(s: State, h: int) -> bool:
    """Whether something to fetch, to raid or to sink is on the hex."""
    icon = ICON[s.hex_plate[h]]
    if icon < ANIMALS:
        return s.livestock[s.first_land[h] + ICON_PART[s.hex_plate[h]], icon] > 0
    return s.settlement[h] > 0 if icon == SETTLEMENT_ICON else s.enemy_ship[h] > 0


@rule
def way_to_prey(s: State, seat: int, h: int) -> int:
    """Hexes to the nearest hex that is wanted, where the seat has no Viking yet and no coast keeps it away."""
    nearest = SIGHT
    for goal in range(s.hexes):
        hexes = way(s, h, goal)
        if hexes < nearest and is_wanted(s, goal) and not is_held(s, seat, goal) and not is_barred(s, seat, goal):
            nearest = hexes
    return nearest


@rule
def is_barred(s: State, seat: int, h: int) -> bool:
    """Whether the seat's ship lies in the hex, but off a shore from which its token cannot be reached."""
    part = ICON_PART[s.hex_plate[h]]
    return s.ship_hex[seat] == h and (part >= LAND_PARTS or not in_reach(s, seat, part))


@rule
def is_held(s: State, seat: int, h: int) -> bool:
    """Whether a Viking of the seat stands where the hex has its token."""
    part = ICON_PART[s.hex_plate[h]]
    return ICON[s.hex_plate[h]] <= SETTLEMENT_ICON and s.vikings[seat, s.first_land[h] + part] > 0


@rule
def way_on_land(s: State, land: int) -> int:
    """Hexes from a land to the nearest settlement, livestock or building site of its island."""
    nearest, island, h = SIGHT, s.island[land], s.land_hex[land]
    for goal in range(s.hexes):
        hexes = way(s, h, goal)
        if hexes < nearest and (s.sites[goal] != 0 or is_wanted(s, goal)) and touches(s, goal, island):
            nearest = hexes
    return nearest


@rule
def touches(s: State, h: int, island: int) -> bool:
    """Whether a land of the hex belongs to the island."""
    for land in range(s.first_land[h], s.first_land[h] + LANDS_ON[s.hex_plate[h]]):
        if s.island[land] == island:
            return True
    return False
