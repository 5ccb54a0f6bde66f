"""The chart: hexes laid side by side, and the open cells where a tile fits."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    CLOSED,
    CLOSED_Q,
    CLOSED_R,
    FITTING,
    FIXED,
    IS_TURN,
    LAND_MASK,
    OUTLINE,
    SIDE_OF_STEP,
    SIDES,
    STEP_Q,
    STEP_R,
)
from longhouse.games.explorers.rules.islands import join_lands, land_at, opposite, raise_lands
from longhouse.games.explorers.rules.outposts import survey_sites
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


# ---------------------------------------------------------------------------- where a tile fits
@rule
def turn_fits(s: State, cell: int, tile: int, turned: int) -> bool:
    """Whether land meets land and sea meets sea all around; of turns that look the same only the first counts."""
    land = LAND_MASK[tile * SIDES + turned]
    return IS_TURN[tile, turned] == 1 and land & s.open_land[cell] == s.open_land[cell] and land & s.open_sea[cell] == 0


@rule
def fitting_turns(s: State, cell: int, tile: int) -> int:
    """In how many ways the tile can lie in an open cell."""
    ways = 0
    for turned in range(SIDES):
        ways += 1 if turn_fits(s, cell, tile, turned) else 0
    return ways


@rule
def fits(s: State, cell: int, tile: int) -> bool:
    """Whether the tile can lie in an open cell."""
    return (FITTING[(s.open_sea[cell] << SIDES) + s.open_land[cell]] >> OUTLINE[tile]) & 1 == 1


@rule
def has_place(s: State, tile: int) -> bool:
    """Whether the tile can lie anywhere."""
    for cell in range(s.opens):
        if fits(s, cell, tile):
            return True
    return False


@rule
def cell_code(s: State, cell: int) -> int:
    """The answer that names an open cell; later cells have larger ones."""
    return s.open_hex[cell] * SIDES + s.open_side[cell]


@rule
def next_cell(s: State, tile: int, code: int) -> int:
    """The first answer from this one on that names a cell for the tile, or NOBODY."""
    for cell in range(s.opens):
        if cell_code(s, cell) >= code and fits(s, cell, tile):
            return cell_code(s, cell)
    return NOBODY


@rule
def find_cell(s: State, code: int) -> int:
    """The open cell that an answer names."""
    cell = 0
    while cell_code(s, cell) != code:
        cell += 1
    return cell


# ---------------------------------------------------------------------------- laying a hex
@rule
def lay_hex(s: State, plate: int, turned: int, q: int, r: int) -> int:
    """Lay a plate on the cell q, r and bring the whole chart up to date; returns its number."""
    h = s.hexes + 0
    s.hexes = h + 1
    s.hex_q[h] = q
    s.hex_r[h] = r
    s.hex_plate[h] = plate
    s.hex_turned[h] = turned
    s.outpost[h] = NOBODY
    s.corner[h] = NOBODY
    fill_open_cell(s, q, r)
    meet_neighbours(s, h)
    raise_lands(s, h)
    join_lands(s, h)
    survey_sites(s, h)
    measure_distance(s, h)
    open_cells_around(s, h)
    return h


@rule
def side_towards(q: int, r: int, to_q: int, to_r: int) -> int:
    """On which side of the cell q, r the other one lies; NOBODY when they do not touch."""
    dq, dr = to_q - q, to_r - r
    if dq < -1 or dq > 1 or dr < -1 or dr > 1:
        return NOBODY
    return SIDE_OF_STEP[dq + 1, dr + 1]


@rule
def meet_neighbours(s: State, h: int) -> None:
    """The new hex and the hexes around it learn of each other."""
    for side in range(SIDES):
        s.beside[h, side] = NOBODY
    for other in range(h):
        side = side_towards(s.hex_q[h], s.hex_r[h], s.hex_q[other], s.hex_r[other])
        if side != NOBODY:
            s.beside[h, side] = other
            s.beside[other, opposite(side)] = h


# ---------------------------------------------------------------------------- open cells
@rule
def is_closed(q: int, r: int) -> bool:
    """Whether a tile there would overlap or touch the mainland (ruling 6)."""
    for i in range(CLOSED):
        if CLOSED_Q[i] == q and CLOSED_R[i] == r:
            return True
    return False


@rule
def open_cells_around(s: State, h: int) -> None:
    """Cells that were open learn what the new hex shows them; the others around it open, unless closed for good."""
    known = note_edges(s, h)
    for side in range(SIDES):
        q = s.hex_q[h] + STEP_Q[side]
        r = s.hex_r[h] + STEP_R[side]
        if (known >> side) & 1 == 0 and s.beside[h, side] == NOBODY and not is_closed(q, r):
            open_cell(s, h, side, q, r)


@rule
def note_edges(s: State, h: int) -> int:
    """Tell the open cells around a hex what lies behind their edge; returns the sides where there was one, as bits."""
    known = 0
    for cell in range(s.opens):
        side = side_towards(s.hex_q[h], s.hex_r[h], s.open_q[cell], s.open_r[cell])
        if side != NOBODY:
            known |= 1 << side
            note_edge(s, cell, h, side)
    return known


@rule
def note_edge(s: State, cell: int, h: int, side: int) -> None:
    """The cell lies on that side of the hex: note whether land or sea faces it."""
    if land_at(s, h, side) == NOBODY:
        s.open_sea[cell] |= 1 << opposite(side)
    else:
        s.open_land[cell] |= 1 << opposite(side)


@rule
def open_cell(s: State, h: int, side: int, q: int, r: int) -> None:
    """A new open cell, first seen from that side of the hex."""
    cell = s.opens + 0
    s.opens = cell + 1
    s.open_q[cell] = q
    s.open_r[cell] = r
    s.open_hex[cell] = h
    s.open_side[cell] = side
    note_edge(s, cell, h, side)


@rule
def fill_open_cell(s: State, q: int, r: int) -> None:
    """The cell q, r is open no longer."""
    for cell in range(s.opens):
        if s.open_q[cell] == q and s.open_r[cell] == r:
            drop_cell(s, cell)
            return


@rule
def drop_cell(s: State, cell: int) -> None:
    """Take a cell out of the open ones; the others keep their order."""
    last = s.opens - 1
    for k in range(cell, last):
        s.open_q[k] = s.open_q[k + 1]
        s.open_r[k] = s.open_r[k + 1]
        s.open_hex[k] = s.open_hex[k + 1]
        s.open_side[k] = s.open_side[k + 1]
        s.open_land[k] = s.open_land[k + 1]
        s.open_sea[k] = s.open_sea[k + 1]
    s.open_q[last] = 0
    s.open_r[last] = 0
    s.open_hex[last] = 0
    s.open_side[last] = 0
    s.open_land[last] = 0
    s.open_sea[last] = 0
    s.opens = last


# ---------------------------------------------------------------------------- how far a hex is
@rule
def measure_distance(s: State, h: int) -> None:
    """Count the placed tiles on the shortest way from the starting board; the new hex may shorten other ways."""
    if h < FIXED:
        return
    s.distance[h] = nearest_neighbour(s, h) + 1
    if farthest_neighbour(s, h) > s.distance[h] + 1:
        while shorten_ways(s):
            pass


@rule
def nearest_neighbour(s: State, h: int) -> int:
    """The smallest distance among a hex's neighbours."""
    least = s.hexes + 0
    for side in range(SIDES):
        if s.beside[h, side] != NOBODY:
            least = min(least, s.distance[s.beside[h, side]])
    return least


@rule
def farthest_neighbour(s: State, h: int) -> int:
    """The largest distance among a hex's neighbours."""
    most = 0
    for side in range(SIDES):
        if s.beside[h, side] != NOBODY:
            most = max(most, s.distance[s.beside[h, side]])
    return most


@rule
def shorten_ways(s: State) -> bool:
    """Bring every distance down to its neighbours'; whether any changed."""
    changed = False
    for h in range(FIXED, s.hexes):
        way = nearest_neighbour(s, h) + 1
        if way < s.distance[h]:
            s.distance[h] = way
            changed = True
    return changed
