"""Islands: which of them will be finished, and who holds them then."""

from __future__ import annotations

from longhouse.bots.minds.explorers.captains import ISLAND, captains_add
from longhouse.bots.minds.explorers.hopes import Hope, Hopes, add_hope
from longhouse.bots.minds.explorers.prospects import WHOLE, lateness, nearness, tiles_left
from longhouse.bots.minds.explorers.waters import FAR
from longhouse.bots.minds.explorers.ways import Ways
from longhouse.games.explorers.components import LANDS, SIDES, STEP_Q, STEP_R, TILE_VALUE, VIKING_INFLUENCE
from longhouse.games.explorers.rules.chart import is_closed
from longhouse.games.explorers.rules.islands import land_at
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch, table
from longhouse.kernel.state import NOBODY

__all__ = ["hope_for_islands"]

CLOSED: Row = table([100, 55, 38, 26, 18, 12, 8, 5, 3, 2, 1, 1])  # chance in hundredths, by open edges
RESOLUTE = 3  # to one: how surely an outpost outlasts the Vikings of others
ENOUGH_TILES = 12  # with which an island is closed as often as ever


@rule
def chance_to_close(s: State, island: int) -> int:
    """In hundredths, that the island is finished when winter comes."""
    edges = s.open_edges[island] + 0
    if edges == 0:
        return WHOLE
    tiles = tiles_left(s)
    if edges >= len(CLOSED) or edges > tiles + 2:
        return 0
    return CLOSED[edges] * min(tiles, ENOUGH_TILES) // ENOUGH_TILES


@rule
def endless_islands(s: State) -> int:
    """The islands with a land edge where no tile may ever lie, as bits."""
    endless = 0
    for h in range(s.hexes):
        if s.hex_r[h] >= 0:
            for side in range(SIDES):
                land = land_at(s, h, side)
                if land != NOBODY and is_closed(s.hex_q[h] + STEP_Q[side], s.hex_r[h] + STEP_R[side]):
                    endless |= 1 << s.island[land]
    return endless


@rule
def rivals_on(s: State, seat: int, island: int) -> int:
    """The largest influence of the others on an island."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.influence[other, island])
    return most


@rule
def hold(s: State, seat: int, ways: Ways, island: int) -> int:
    """How surely the seat holds an island to the end, in hundredths; Vikings may be wanted elsewhere before.

    Outposts stay: against them others have to leave Vikings there, who are missed elsewhere.
    """
    own, others = s.influence[seat, island], rivals_on(s, seat, island)
    if own == 0 or own < others:
        return 0
    outposts = own - VIKING_INFLUENCE * ways.ashore[island]
    if outposts > others:
        return WHOLE
    return (RESOLUTE * WHOLE + lateness(s, seat)) // (RESOLUTE + 1) if outposts > 0 else lateness(s, seat)


@rule
def hope_for_islands(s: State, seat: int, ways: Ways, left: int, hopes: Hopes) -> int:
    """Hope for the islands that the seat could come to control; return what those bring that it holds.

    Finished islands count on the score sheet already: of these comes back what is not yet sure.
    """
    landing, fetching = best_of_islands(s, ways.landing), best_of_islands(s, ways.fetching)
    held, endless = 0, endless_islands(s)
    for island in range(s.lands):
        if s.island[island] != island or (endless >> island) & 1 == 1:
            continue
        gain = WHOLE * TILE_VALUE * s.island_tiles[island] + captains_add(s, seat, ISLAND)
        promised = gain * chance_to_close(s, island) // WHOLE
        sure = hold(s, seat, ways, island)
        if sure > 0:
            held += promised * sure // WHOLE - (gain if s.open_edges[island] == 0 else 0)
        else:
            actions = take_actions(s, seat, island, landing[island], fetching[island])
            add_hope(hopes, Hope.ISLANDS_AHEAD, promised * lateness(s, seat) // WHOLE * nearness(actions, left))
    return held


@rule
def best_of_islands(s: State, actions: Row) -> Row:
    """The fewest actions of all lands of each island."""
    fewest: Row = scratch(LANDS)
    for land in range(s.lands):
        island = s.island[land]
        fewest[island] = actions[land] if island == land else min(fewest[island], actions[land])
    return fewest


@rule
def take_actions(s: State, seat: int, island: int, landing: int, fetching: int) -> int:
    """Actions until the seat has as much influence on the island as anybody."""
    wanted = max(1, rivals_on(s, seat, island) - s.influence[seat, island])
    if s.crew[seat] >= wanted:
        return landing
    return fetching if s.crew[seat] + s.mainland[seat] >= wanted else FAR
