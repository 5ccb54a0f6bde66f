"""Ways at sea: how many times a longship must sail to be in each water, and to be at the mainland from there.

A water is one sea part of a hex. Ships sail round the islands, not over them, and past enemies only with a crew that
can fight.
"""

from __future__ import annotations

from longhouse.games.explorers.components import (
    COAST,
    FIGHTERS,
    FIXED,
    HEXES,
    LAND_PARTS,
    MAINLAND,
    SIDES,
)
from longhouse.games.explorers.rules.islands import opposite, part_at
from longhouse.games.explorers.rules.longships import enemy_in
from longhouse.games.explorers.state import SHORE_MAINLAND, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["FAR", "QUEUE", "SEA_PARTS", "WATERS", "is_home", "sail_by_home", "sail_from_ship", "sail_to_home", "water"]

SEA_PARTS = MAINLAND - LAND_PARTS
WATERS = HEXES * SEA_PARTS
FAR = 99  # actions; there is no way
QUEUE = 4 * WATERS  # a way may be found longer first, once for each start


@rule
def water(h: int, part: int) -> int:
    """The number of a sea part of a hex."""
    return h * SEA_PARTS + part - LAND_PARTS


@rule
def is_home(s: State, w: int) -> bool:
    """Whether a ship in that water lies at the mainland's shore."""
    h, part = w // SEA_PARTS, w % SEA_PARTS + LAND_PARTS
    return h < FIXED and (COAST[s.hex_plate[h], SHORE_MAINLAND] >> part) & 1 == 1


@rule
def sail_from_ship(s: State, seat: int, ways: Row, queue: Row) -> None:
    """Write how many times the seat's ship has to sail to each water."""
    for w in range(s.hexes * SEA_PARTS):
        ways[w] = FAR
    start = water(s.ship_hex[seat], s.ship_sea[seat])
    ways[start] = 0
    queue[0] = start
    spread(s, ways, queue, 1, s.crew[seat] >= FIGHTERS)


@rule
def sail_to_home(s: State, seat: int, ways: Row, queue: Row) -> None:
    """Write how many times the seat's ship would have to sail from each water to the mainland."""
    for w in range(s.hexes * SEA_PARTS):
        ways[w] = FAR
    reached = 0
    for w in range(FIXED * SEA_PARTS):
        if is_home(s, w):
            ways[w] = 0
            queue[reached] = w
            reached += 1
    spread(s, ways, queue, reached, s.crew[seat] != FIGHTERS - 1)


@rule
def sail_by_home(s: State, voyage: Row, ways: Row, queue: Row) -> None:
    """Write the actions until the ship is in each water, if it loads or unloads at the mainland on its way."""
    for w in range(s.hexes * SEA_PARTS):
        ways[w] = FAR
    reached = 0
    for w in range(FIXED * SEA_PARTS):
        if is_home(s, w) and voyage[w] < FAR:
            ways[w] = voyage[w] + 1
            queue[reached] = w
            reached += 1
    spread(s, ways, queue, reached, True)


@rule
def spread(s: State, ways: Row, queue: Row, reached: int, fights: bool) -> None:
    """Sail on from the waters in the queue to all others."""
    k = 0
    while k < reached:
        w = queue[k]
        k += 1
        h, part = w // SEA_PARTS, w % SEA_PARTS + LAND_PARTS
        for side in range(SIDES):
            goal = s.beside[h, side]
            if goal == NOBODY or part_at(s, h, side) != part:
                continue
            beyond = part_at(s, goal, opposite(side))
            there = water(goal, beyond)
            if ways[w] + 1 < ways[there] and (fights or not enemy_in(s, goal, beyond)):
                ways[there] = ways[w] + 1
                queue[reached] = there
                reached += 1
