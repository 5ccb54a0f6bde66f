"""Islands: land parts joined over land edges, with their tiles, their open edges and everyone's influence on them.

An island is named by its oldest land part. What is known of it is kept there and brought up to date whenever a tile or
a piece is placed, so that nothing has to be searched when points are counted.
"""

from __future__ import annotations

from longhouse.games.explorers.components import LAND_PARTS, LANDS_ON, PART, SEATS, SIDES
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def opposite(side: int) -> int:
    """The same edge seen from the other hex."""
    return (side + 3) % SIDES


@rule
def part_at(s: State, h: int, side: int) -> int:
    """The part of hex h behind a side."""
    return PART[s.hex_plate[h] * SIDES + s.hex_turned[h], side]


@rule
def land_at(s: State, h: int, side: int) -> int:
    """The land part of hex h behind a side; NOBODY where there is sea or the mainland."""
    part = part_at(s, h, side)
    return s.first_land[h] + part if part < LAND_PARTS else NOBODY


@rule
def part_of(s: State, land: int) -> int:
    """Which part of its hex a land is."""
    return land - s.first_land[s.land_hex[land]]


@rule
def land_beyond(s: State, land: int, side: int) -> int:
    """The land part that the land touches across that side of its hex, or NOBODY."""
    h = s.land_hex[land]
    if land_at(s, h, side) != land or s.beside[h, side] == NOBODY:
        return NOBODY
    return land_at(s, s.beside[h, side], opposite(side))


@rule
def raise_lands(s: State, h: int) -> None:
    """The land parts of a new hex begin as islands of their own."""
    s.first_land[h] = s.lands
    for _ in range(LANDS_ON[s.hex_plate[h]]):
        land = s.lands + 0
        s.land_hex[land] = h
        s.island[land] = land
        s.island_tiles[land] = 1
        s.lands = land + 1


@rule
def join_lands(s: State, h: int) -> None:
    """A new hex continues the land of its neighbours, or leaves an edge open."""
    for side in range(SIDES):
        land = land_at(s, h, side)
        if land == NOBODY:
            continue
        beyond = land_beyond(s, land, side)
        if beyond == NOBODY:
            s.open_edges[s.island[land]] += 1
        else:
            s.open_edges[s.island[beyond]] -= 1
            join(s, s.island[land], s.island[beyond])


@rule
def join(s: State, a: int, b: int) -> None:
    """Two islands become one, named by the older."""
    if a == b:
        return
    kept, gone = min(a, b), max(a, b)
    for land in range(gone, s.lands):
        if s.island[land] == gone:
            s.island[land] = kept
    s.open_edges[kept] += s.open_edges[gone]
    s.open_edges[gone] = 0
    for seat in range(SEATS):
        s.influence[seat, kept] += s.influence[seat, gone]
        s.influence[seat, gone] = 0
    s.island_tiles[kept] = tiles_of(s, kept)
    s.island_tiles[gone] = 0


@rule
def tiles_of(s: State, island: int) -> int:
    """The number of different hexes of an island; one with two parts in it counts once (ruling 27)."""
    tiles, last = 0, NOBODY
    for land in range(island, s.lands):
        if s.island[land] == island and s.land_hex[land] != last:
            last = s.land_hex[land]
            tiles += 1
    return tiles


@rule
def is_finished(s: State, island: int) -> bool:
    """Whether this names an island with a tile behind every land edge (ruling 26)."""
    return s.island[island] == island and s.open_edges[island] == 0


@rule
def controls(s: State, seat: int, island: int) -> bool:
    """Whether the island is finished and nobody has more influence there than the seat; ties control (ruling 28)."""
    if not is_finished(s, island) or s.influence[seat, island] == 0:
        return False
    for other in range(s.players):
        if s.influence[other, island] > s.influence[seat, island]:
            return False
    return True


@rule
def vikings_on(s: State, seat: int, island: int) -> int:
    """The seat's Vikings on an island."""
    total = 0
    for land in range(island, s.lands):
        if s.island[land] == island:
            total += s.vikings[seat, land]
    return total
