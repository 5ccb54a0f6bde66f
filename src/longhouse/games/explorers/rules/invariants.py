"""What must hold after every answer: nothing appears, nothing disappears, no limit is passed, the chart is true."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    ANIMALS_IN_BOX,
    BACKS,
    CAPACITY,
    ENEMY_SHIPS,
    LAND_PARTS,
    LANDS,
    OPEN_CELLS,
    OUTPOST_INFLUENCE,
    OUTPOSTS,
    SEATS,
    SETTLEMENT_KINDS,
    SETTLEMENTS_IN_BOX,
    SIDES,
    STEP_Q,
    STEP_R,
    TILES,
    VIKING_INFLUENCE,
    VIKINGS,
)
from longhouse.games.explorers.rules.chart import is_closed, nearest_neighbour, side_towards
from longhouse.games.explorers.rules.hands import settlements_in_supply
from longhouse.games.explorers.rules.islands import land_at, land_beyond, opposite, part_at, tiles_of, vikings_on
from longhouse.games.explorers.rules.land import strength_on
from longhouse.games.explorers.rules.longships import aboard, enemy_in
from longhouse.games.explorers.rules.outposts import is_land_corner, is_site, is_spoilt
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


# ---------------------------------------------------------------------------- pieces
@rule
def tiles_are_miscounted(s: State) -> bool:
    """Whether some tile is not in exactly one of: a hand, the stack, the chart and what left the game."""
    seen, total = s.used + 0, 0
    for tile in range(TILES):
        total += (seen >> tile) & 1
    for i in range(s.stack_len):
        seen |= 1 << s.stack[i]
        total += 1
    for seat in range(s.players):
        for i in range(s.hand_len[seat]):
            seen |= 1 << s.hand[seat, i]
            total += 1
    return total != TILES or seen != (1 << TILES) - 1


@rule
def animals_are_miscounted(s: State, animal: int) -> bool:
    """Whether some animal of the kind is lost, or one too many."""
    total = s.animals_left[animal] + 0
    for land in range(s.lands):
        total += s.livestock[land, animal]
    for seat in range(s.players):
        total += s.hold[seat, animal] + s.delivered[seat, animal]
    return total != ANIMALS_IN_BOX[animal]


@rule
def vikings_are_miscounted(s: State, seat: int) -> bool:
    """Whether the seat's Vikings are not all on land, aboard or dead."""
    total = s.mainland[seat] + s.crew[seat] + s.dead[seat]
    for land in range(s.lands):
        if s.vikings[seat, land] < 0:
            return True
        total += s.vikings[seat, land]
    return total != VIKINGS or s.crew[seat] < 0 or s.mainland[seat] < 0


@rule
def settlements_are_miscounted(s: State, kind: int) -> bool:
    """Whether the settlements of a strength are not all in the supply, on the chart or raided."""
    total = s.settlements_left[kind] + 0
    for h in range(s.hexes):
        total += 1 if s.settlement[h] == kind + 1 else 0
    for seat in range(s.players):
        total += s.conquered[seat, kind]
    return total != SETTLEMENTS_IN_BOX[kind]


@rule
def enemies_are_miscounted(s: State) -> bool:
    """Whether enemy ships seen, on the chart and in the supply do not add up."""
    unseen, gone = s.fleet + 0, 0
    for h in range(s.hexes):
        unseen += s.enemy_ship[h]
    for seat in range(s.players):
        gone += s.destroyed[seat]
    for back in range(BACKS):
        unseen -= s.backs_left[back]
        gone += s.backs_left[back]
    return unseen != 0 or gone != ENEMY_SHIPS


@rule
def outposts_are_miscounted(s: State, seat: int) -> bool:
    """Whether the seat's outposts on the chart are not those it built, or too many."""
    corners, touched = 0, 0
    for h in range(s.hexes):
        if s.outpost[h] == seat:
            touched += 1
            corners += 1 if s.corner[h] != NOBODY else 0
    return corners != s.built[seat] or touched != 3 * corners or corners > OUTPOSTS


# ---------------------------------------------------------------------------- places
@rule
def ship_is_misplaced(s: State, seat: int) -> bool:
    """Whether a longship is overladen, on land, or side by side with an enemy it should have destroyed."""
    part = s.ship_sea[seat]
    return aboard(s, seat) > CAPACITY or part < LAND_PARTS or enemy_in(s, s.ship_hex[seat], part)


@rule
def raid_is_due(s: State, seat: int) -> bool:
    """Whether the seat has enough Vikings at a settlement that still stands."""
    for land in range(s.lands):
        if strength_on(s, land) > 0 and s.vikings[seat, land] >= strength_on(s, land):
            return True
    return False


# ---------------------------------------------------------------------------- the chart
@rule
def hex_is_wrong(s: State, h: int) -> bool:
    """Whether an edge of the hex does not match, a neighbour is a stranger, or its distance is wrong."""
    for side in range(SIDES):
        other = s.beside[h, side]
        if other == NOBODY:
            continue
        if s.hex_q[other] != s.hex_q[h] + STEP_Q[side] or s.hex_r[other] != s.hex_r[h] + STEP_R[side]:
            return True
        if (land_at(s, h, side) == NOBODY) != (land_at(s, other, opposite(side)) == NOBODY):
            return True
    return s.distance[h] > 0 and s.distance[h] != nearest_neighbour(s, h) + 1


@rule
def sites_are_wrong(s: State, h: int) -> bool:
    """Whether a site is no land corner of three hexes free of outposts."""
    for corner in range(SIDES):
        if is_site(s, h, corner) and (not is_land_corner(s, h, corner) or is_spoilt(s, h, corner)):
            return True
    return False


@rule
def open_cell_is_wrong(s: State, cell: int) -> bool:
    """Whether an open cell is closed, filled, out of order, or knows its edges wrongly."""
    if is_closed(s.open_q[cell], s.open_r[cell]):
        return True
    land, sea = 0, 0
    for h in range(s.hexes):
        if s.hex_q[h] == s.open_q[cell] and s.hex_r[h] == s.open_r[cell]:
            return True
        side = side_towards(s.open_q[cell], s.open_r[cell], s.hex_q[h], s.hex_r[h])
        if side != NOBODY and part_at(s, h, opposite(side)) < LAND_PARTS:
            land |= 1 << side
        elif side != NOBODY:
            sea |= 1 << side
    return land != s.open_land[cell] or sea != s.open_sea[cell]


@rule
def land_is_wrong(s: State, land: int) -> bool:
    """Whether a land part and one it touches belong to different islands."""
    for side in range(SIDES):
        beyond = land_beyond(s, land, side)
        if beyond != NOBODY and s.island[beyond] != s.island[land]:
            return True
    return s.island[s.island[land]] != s.island[land]


@rule
def open_edges_of(s: State, island: int) -> int:
    """The island's land edges with no tile behind them, counted anew."""
    total = 0
    for land in range(island, s.lands):
        if s.island[land] == island:
            for side in range(SIDES):
                h = s.land_hex[land]
                total += 1 if s.beside[h, side] == NOBODY and land_at(s, h, side) == land else 0
    return total


@rule
def outposts_on(s: State, seat: int, island: int) -> int:
    """The seat's outposts on an island, counted anew."""
    total = 0
    for h in range(s.hexes):
        if s.outpost[h] == seat and s.corner[h] != NOBODY:
            total += 1 if s.island[land_at(s, h, s.corner[h])] == island else 0
    return total


@rule
def influence_is_wrong(s: State, seat: int, island: int) -> bool:
    """Whether the seat's influence on an island is not that of its Vikings and outposts there."""
    own = VIKING_INFLUENCE * vikings_on(s, seat, island) + OUTPOST_INFLUENCE * outposts_on(s, seat, island)
    return s.influence[seat, island] != own


@rule
def island_is_wrong(s: State, island: int) -> bool:
    """Whether what is kept of an island differs from what its lands say."""
    for seat in range(s.players):
        if influence_is_wrong(s, seat, island):
            return True
    return s.island_tiles[island] != tiles_of(s, island) or s.open_edges[island] != open_edges_of(s, island)


@rule
def something_is_left(s: State, land: int) -> bool:
    """Whether something is kept at a land that names no island, or is not there yet."""
    for seat in range(SEATS):
        if s.influence[seat, land] != 0:
            return True
    return s.island_tiles[land] != 0 or s.open_edges[land] != 0


@rule
def edges_are_left(s: State, cell: int) -> bool:
    """Whether something is kept of an open cell that is not there."""
    return s.open_land[cell] != 0 or s.open_sea[cell] != 0


@rule
def chart_is_wrong(s: State) -> int:
    """0, or the number of the first invariant of the chart that does not hold."""
    for h in range(s.hexes):
        if hex_is_wrong(s, h):
            return 11
        if sites_are_wrong(s, h):
            return 12
    for cell in range(s.opens):
        if open_cell_is_wrong(s, cell):
            return 13
    for cell in range(s.opens, OPEN_CELLS):
        if edges_are_left(s, cell):
            return 16
    for land in range(s.lands):
        if land_is_wrong(s, land):
            return 14
        if island_is_wrong(s, land) if s.island[land] == land else something_is_left(s, land):
            return 15
    for land in range(s.lands, LANDS):
        if something_is_left(s, land):
            return 15
    return 0


@rule
def broken(s: State) -> int:
    """0, or the number of the first invariant that does not hold."""
    if tiles_are_miscounted(s):
        return 1
    for animal in range(ANIMALS):
        if animals_are_miscounted(s, animal):
            return 2
    for kind in range(SETTLEMENT_KINDS):
        if settlements_are_miscounted(s, kind):
            return 3
    if enemies_are_miscounted(s) or settlements_in_supply(s) < 0:
        return 4
    for seat in range(s.players):
        if vikings_are_miscounted(s, seat):
            return 5
        if outposts_are_miscounted(s, seat):
            return 6
        if ship_is_misplaced(s, seat):
            return 7
        if raid_is_due(s, seat):
            return 8
    if s.actor >= s.players or (s.actor == NOBODY and s.stack_len > 0):
        return 9
    return chart_is_wrong(s)
