"""How far things lie from each other, and what a hex still holds for a longship."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    HARBOUR,
    ICON,
    ICON_PART,
    LAND_PARTS,
    LANDS_ON,
    SET_VALUE,
    SETTLEMENT_ICON,
)
from longhouse.games.explorers.rules.longships import in_reach
from longhouse.games.explorers.rules.turns import is_solo
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule

__all__ = ["FAR", "herd_points", "turns_left", "way", "way_home", "way_on_land", "way_to_crew", "way_to_prey"]

FAR = 10  # hexes; farther is no worse
SOLO_TILES = 3  # of a turn alone


@rule
def turns_left(s: State, seat: int) -> int:
    """Turns that the seat still has, the one it is in counted."""
    if is_solo(s):
        return s.stack_len // SOLO_TILES + 1
    tiles = s.stack_len + 0
    for other in range(s.players):
        tiles += s.hand_len[other]
    return tiles // s.players + (1 if s.actor == seat else 0)


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
    nearest = FAR
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
def way_to_crew(s: State, seat: int, h: int) -> int:
    """Hexes from an empty ship to the seat's nearest Viking ashore."""
    nearest = FAR
    for land in range(s.lands):
        if s.vikings[seat, land] > 0:
            nearest = min(nearest, way(s, h, s.land_hex[land]))
    return nearest


@rule
def way_on_land(s: State, land: int) -> int:
    """Hexes from a land to the nearest settlement or building site of its island."""
    nearest, island, h = FAR, s.island[land], s.land_hex[land]
    for goal in range(s.hexes):
        if (s.settlement[goal] > 0 or s.sites[goal] != 0) and way(s, h, goal) < nearest and touches(s, goal, island):
            nearest = way(s, h, goal)
    return nearest


@rule
def touches(s: State, h: int, island: int) -> bool:
    """Whether a land of the hex belongs to the island."""
    for land in range(s.first_land[h], s.first_land[h] + LANDS_ON[s.hex_plate[h]]):
        if s.island[land] == island:
            return True
    return False


@rule
def herd_points(s: State, seat: int, aboard: int) -> int:
    """Points of the livestock delivered; with aboard 1 as if what the ship carries were delivered too."""
    points, n, kinds = 0, 1, ANIMALS
    while kinds > 0:
        kinds = 0
        for animal in range(ANIMALS):
            kinds += 1 if s.delivered[seat, animal] + aboard * s.hold[seat, animal] >= n else 0
        points += SET_VALUE[kinds]
        n += 1
    return points
