"""What a seat's pieces have to do to be somewhere, in actions."""

from __future__ import annotations

from typing import NamedTuple

from longhouse.bots.minds.explorers.waters import (
    FAR,
    QUEUE,
    SEA_PARTS,
    WATERS,
    is_home,
    sail_by_home,
    sail_from_ship,
    sail_to_home,
    water,
)
from longhouse.games.explorers.components import (
    CAPACITY,
    COAST,
    LAND_PARTS,
    LANDS,
    LANDS_ON,
    MAINLAND,
    MOST_WALKERS,
    SIDES,
)
from longhouse.games.explorers.rules.islands import land_beyond, part_of
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch
from longhouse.kernel.state import NOBODY

__all__ = ["Ways", "adrift", "find_ways", "muster", "to_home", "walkers"]

LOST = 10  # actions after which a ship without a crew is as good as lost


class Ways(NamedTuple):
    """Actions that one seat needs; FAR where there is no way."""

    voyage: Row  # a water: until the ship is there, somebody aboard
    homeward: Row  # a water: from there to the mainland
    by_home: Row  # a water: until the ship is there, having loaded or unloaded at the mainland
    landing: Row  # a land: until one or two of those aboard stand on it
    steps: Row  # a land: how many of these are steps overland
    back: Row  # a land: from the shore where they land to the mainland
    fetching: Row  # a land: until those stand on it who board at the mainland
    hauling: Row  # a land: until livestock there, with a Viking beside it, is delivered
    afoot: Row  # a land: until the nearest Viking ashore stands on it
    ashore: Row  # an island: the seat's Vikings there
    queue: Row
    walked: Row  # a land: from the goal that was asked for last


@rule
def find_ways(s: State, seat: int) -> Ways:
    """All ways of a seat."""
    ways = Ways(
        scratch(WATERS),
        scratch(WATERS),
        scratch(WATERS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(LANDS),
        scratch(QUEUE),
        scratch(LANDS),
    )
    walk_about(s, seat, ways)
    sail_from_ship(s, seat, ways.voyage, ways.queue)
    sail_to_home(s, seat, ways.homeward, ways.queue)
    if s.crew[seat] == 0:
        wait_for_crew(s, seat, ways)
    sail_by_home(s, ways.voyage, ways.by_home, ways.queue)
    reach_lands(s, seat, ways)
    return ways


# ---------------------------------------------------------------------------- a ship without a crew
@rule
def wait_for_crew(s: State, seat: int, ways: Ways) -> None:
    """Before an empty ship sails, somebody has to board."""
    boarding = near_ship(s, seat, ways) + 1
    for w in range(s.hexes * SEA_PARTS):
        ways.voyage[w] = min(FAR, ways.voyage[w] + boarding)


@rule
def near_ship(s: State, seat: int, ways: Ways) -> int:
    """How often the seat's nearest Viking has to walk to a shore of its ship."""
    h, sea = s.ship_hex[seat], s.ship_sea[seat]
    if is_home(s, water(h, sea)) and s.mainland[seat] > 0:
        return 0
    nearest = FAR
    for part in range(LANDS_ON[s.hex_plate[h]]):
        if (COAST[s.hex_plate[h], part] >> sea) & 1 == 1:
            nearest = min(nearest, ways.afoot[s.first_land[h] + part])
    return nearest


@rule
def adrift(s: State, seat: int, ways: Ways) -> int:
    """Steps of the nearest Viking to a ship without a crew, as far as it matters."""
    return min(LOST, max(0, ways.voyage[water(s.ship_hex[seat], s.ship_sea[seat])] - 1))


# ---------------------------------------------------------------------------- from ship to land and back
@rule
def reach_lands(s: State, seat: int, ways: Ways) -> None:
    """Write for each land what landing, fetching and hauling take: at its own shores, or overland from another's.

    Who hauls an animal aboard where the ship lies is its crew, if it has none.
    """
    here = water(s.ship_hex[seat], s.ship_sea[seat])
    voyage, homeward, by_home = ways.voyage, ways.homeward, ways.by_home
    landing, steps, back, fetching, hauling = ways.landing, ways.steps, ways.back, ways.fetching, ways.hauling
    for land in range(s.lands):
        landing[land] = fetching[land] = hauling[land] = FAR
        h, coast = s.land_hex[land], COAST[s.hex_plate[s.land_hex[land]], part_of(s, land)]
        for part in range(LAND_PARTS, MAINLAND):
            if (coast >> part) & 1 == 1:
                w = water(h, part)
                fetching[land] = min(fetching[land], by_home[w] + 1)
                hauling[land] = min(hauling[land], (0 if w == here else voyage[w]) + homeward[w] + 2)
                if voyage[w] + 1 < landing[land]:
                    landing[land] = voyage[w] + 1
                    back[land] = homeward[w]
    for land in range(s.lands):
        go_overland(s, land, landing, steps, back, fetching, hauling)
    for k in range(s.lands):
        go_overland(s, s.lands - 1 - k, landing, steps, back, fetching, hauling)


@rule
def go_overland(s: State, land: int, landing: Row, steps: Row, back: Row, fetching: Row, hauling: Row) -> None:
    """Take the way through a neighbouring land where it is shorter."""
    if s.island_tiles[s.island[land]] == 1:
        return
    for side in range(SIDES):
        beyond = land_beyond(s, land, side)
        if beyond != NOBODY:
            fetching[land] = min(fetching[land], fetching[beyond] + 1)
            hauling[land] = min(hauling[land], hauling[beyond] + 1)
            if landing[beyond] + 1 < landing[land]:
                landing[land] = landing[beyond] + 1
                steps[land] = steps[beyond] + 1
                back[land] = back[beyond]


# ---------------------------------------------------------------------------- Vikings on their feet
@rule
def walk_about(s: State, seat: int, ways: Ways) -> None:
    """Count the seat's Vikings on each island, and their steps to each land."""
    reached = 0
    for land in range(s.lands):
        ways.afoot[land] = FAR
        if s.vikings[seat, land] > 0:
            ways.ashore[s.island[land]] += s.vikings[seat, land]
            ways.afoot[land] = 0
            ways.queue[reached] = land
            reached += 1
    walk_on(s, ways.afoot, ways.queue, reached)


@rule
def walk_on(s: State, steps: Row, queue: Row, reached: int) -> None:
    """Walk on from the lands in the queue to all others, the nearest first."""
    k = 0
    while k < reached:
        land = queue[k]
        k += 1
        reached = step_on(s, land, steps, queue, reached)


@rule
def step_on(s: State, land: int, steps: Row, queue: Row, reached: int) -> int:
    """Queue the neighbours of a land that nobody has come to before; return how many are queued."""
    for side in range(SIDES):
        beyond = land_beyond(s, land, side)
        if beyond != NOBODY and steps[beyond] == FAR:
            steps[beyond] = steps[land] + 1
            queue[reached] = beyond
            reached += 1
    return reached


@rule
def walkers(s: State, seat: int, ways: Ways, goal: int, wanted: int) -> int:
    """Actions until so many of the seat's Vikings on the island stand on the goal; one or two walk at a time."""
    if ways.ashore[s.island[goal]] < wanted:
        return FAR
    queue, walked = ways.queue, ways.walked
    for land in range(s.lands):
        walked[land] = FAR
    walked[goal] = 0
    queue[0] = goal
    reached, k, actions = 1, 0, 0
    while k < reached and wanted > 0:
        land = queue[k]
        k += 1
        coming = min(wanted, s.vikings[seat, land])
        actions += (coming + 1) // 2 * walked[land]
        wanted -= coming
        reached = step_on(s, land, walked, queue, reached)
    return actions


@rule
def land_party(ways: Ways, goal: int, party: int) -> int:
    """Actions until so many of those aboard stand on the goal; overland two at a time."""
    return ways.landing[goal] + (ways.steps[goal] if party > MOST_WALKERS else 0)


@rule
def to_home(s: State, seat: int, ways: Ways) -> int:
    """Actions until the seat's ship lies at the mainland."""
    here = water(s.ship_hex[seat], s.ship_sea[seat])
    return min(FAR, ways.voyage[here] + ways.homeward[here])


@rule
def muster(s: State, seat: int, ways: Ways, goal: int, wanted: int) -> int:
    """Fewest actions until so many Vikings of the seat stand on the goal, on foot, by ship, or both."""
    best = FAR
    crew = s.crew[seat] + 0
    if crew > 0:
        best = land_party(ways, goal, min(crew, wanted)) + others(s, seat, ways, goal, wanted - crew)
    if ways.afoot[goal] < best:
        best = min(best, walkers(s, seat, ways, goal, wanted))
    if s.mainland[seat] > 0 and ways.fetching[goal] < best:
        best = min(best, muster_at_home(s, seat, ways, goal, wanted))
        if wanted > CAPACITY and crew > 0:
            best = min(best, muster_twice(s, seat, ways, goal, wanted))
    return min(FAR, best)


@rule
def others(s: State, seat: int, ways: Ways, goal: int, wanted: int) -> int:
    """Actions of those who come on foot, when a ship brings the first ones."""
    return walkers(s, seat, ways, goal, wanted) if wanted > 0 else 0


@rule
def muster_at_home(s: State, seat: int, ways: Ways, goal: int, wanted: int) -> int:
    """Actions when the ship fills up at the mainland first."""
    brought = min(CAPACITY, max(1, s.crew[seat]) + s.mainland[seat])
    overland = ways.steps[goal] if min(brought, wanted) > MOST_WALKERS else 0
    return ways.fetching[goal] + overland + others(s, seat, ways, goal, wanted - brought)


@rule
def muster_twice(s: State, seat: int, ways: Ways, goal: int, wanted: int) -> int:
    """Actions when all but one go ashore, and that one fetches others from the mainland."""
    brought = s.crew[seat] - 1 + min(CAPACITY, 1 + s.mainland[seat])
    ashore = land_party(ways, goal, s.crew[seat] - 1)
    return ashore + 2 * ways.back[goal] + 2 + ways.steps[goal] + others(s, seat, ways, goal, wanted - brought)
