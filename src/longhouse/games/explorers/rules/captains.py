"""Captains: what each adds at the end."""

from __future__ import annotations

from longhouse.games.explorers.components import ANIMALS, TILE_VALUE
from longhouse.games.explorers.rules.islands import controls, is_finished, vikings_on
from longhouse.games.explorers.rules.land import settlements_of
from longhouse.games.explorers.rules.outposts import second_hex, third_hex
from longhouse.games.explorers.state import Captain, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def captain_points(s: State, seat: int) -> int:
    """The captain's bonus; alone, the lower of the two captains' (ruling 34)."""
    points = bonus(s, seat, s.captain[seat, 0])
    if s.captain[seat, 1] != NOBODY:
        points = min(points, bonus(s, seat, s.captain[seat, 1]))
    return points


@rule
def bonus(s: State, seat: int, captain: int) -> int:
    """What a captain would add for the seat."""
    if captain == Captain.ARCHER:
        return way_to_farthest_outpost(s, seat)
    if captain == Captain.BARBARIAN:
        return s.destroyed[seat]
    if captain == Captain.CARTOGRAPHER:
        return TILE_VALUE * second_largest_island(s, seat)
    if captain == Captain.HERO:
        return 2 * min(s.built[seat], settlements_of(s, seat), s.destroyed[seat])
    if captain == Captain.HUNTSMAN:
        return 2 * pairs_delivered(s, seat)
    if captain == Captain.QUEEN:
        return max(0, most_influence(s, seat) - s.players)
    if captain == Captain.SCOUT:
        return islands_visited(s, seat)
    if captain == Captain.SHIELDMAIDEN:
        return islands_controlled(s, seat)
    if captain == Captain.TRADER:
        return 2 * (livestock_delivered(s, seat) // 3)
    if captain == Captain.TYRANT:
        return settlements_of(s, seat)
    if captain == Captain.WATCHMAN:
        return s.built[seat]
    return 0


@rule
def way_to_farthest_outpost(s: State, seat: int) -> int:
    """Placed tiles on the shortest way from the starting board to the seat's farthest outpost (ruling 30)."""
    farthest = 0
    for h in range(s.hexes):
        if s.corner[h] != NOBODY and s.outpost[h] == seat:
            farthest = max(farthest, way_to_corner(s, h, s.corner[h]))
    return farthest


@rule
def way_to_corner(s: State, h: int, corner: int) -> int:
    """The shortest way to any of the three hexes at a corner."""
    second, third = second_hex(s, h, corner), third_hex(s, h, corner)
    return min(s.distance[h], s.distance[second], s.distance[third])


@rule
def second_largest_island(s: State, seat: int) -> int:
    """The tiles of the second largest island that the seat controls, 0 without two (ruling 31)."""
    largest, second = 0, 0
    for island in range(s.lands):
        if controls(s, seat, island):
            tiles = s.island_tiles[island]
            second = max(second, min(largest, tiles))
            largest = max(largest, tiles)
    return second


@rule
def pairs_delivered(s: State, seat: int) -> int:
    """Pairs of one kind of livestock."""
    pairs = 0
    for animal in range(ANIMALS):
        pairs += s.delivered[seat, animal] // 2
    return pairs


@rule
def livestock_delivered(s: State, seat: int) -> int:
    """Livestock of all kinds."""
    total = 0
    for animal in range(ANIMALS):
        total += s.delivered[seat, animal]
    return total


@rule
def most_influence(s: State, seat: int) -> int:
    """The seat's influence on the island it controls most firmly, 0 without one."""
    most = 0
    for island in range(s.lands):
        if controls(s, seat, island):
            most = max(most, s.influence[seat, island])
    return most


@rule
def islands_visited(s: State, seat: int) -> int:
    """Finished islands with a Viking of the seat that it does not control."""
    total = 0
    for island in range(s.lands):
        if is_finished(s, island) and not controls(s, seat, island) and vikings_on(s, seat, island) > 0:
            total += 1
    return total


@rule
def islands_controlled(s: State, seat: int) -> int:
    """Islands that the seat controls, alone or tied."""
    total = 0
    for island in range(s.lands):
        total += 1 if controls(s, seat, island) else 0
    return total
