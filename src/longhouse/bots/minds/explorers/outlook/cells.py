"""Open cells and own tiles as a player looks at them, while tiles are to be placed."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.layout import (
    AFOOT,
    CELL_AFOOT,
    CELL_ANIMALS,
    CELL_CLOSES_LED,
    CELL_CLOSES_LOST,
    CELL_DISTANCE,
    CELL_HAND,
    CELL_HOMEWARD,
    CELL_ICON_AFOOT,
    CELL_ICON_VOYAGE,
    CELL_INFLUENCE,
    CELL_LAND,
    CELL_LED,
    CELL_LOST,
    CELL_MAKES_EDGES,
    CELL_MAKES_JOINED,
    CELL_MAKES_LED,
    CELL_MAKES_LOST,
    CELL_OWN_INFLUENCE,
    CELL_OWN_VIKINGS,
    CELL_RIVAL,
    CELL_SEA,
    CELL_SITES,
    CELL_TILES,
    CELL_TURNS,
    CELL_VIKINGS,
    CELL_VOYAGE,
    CELL_WIDTH,
    EXISTS,
    FIRST_CELL,
    GAIN,
    HOMEWARD,
    RIVAL,
    RIVALS_ON,
    TILE_AFOOT,
    TILE_CELLS,
    TILE_CLOSES_LED,
    TILE_CLOSES_LOST,
    TILE_GAIN,
    TILE_ICON,
    TILE_LAND_SIDES,
    TILE_LANDS,
    TILE_SITES,
    TILE_VOYAGE,
    TILE_WIDTH,
    TURN_CLOSES_LED,
    TURN_CLOSES_LOST,
    TURN_EDGES,
    TURN_ICON_AFOOT,
    TURN_ICON_VOYAGE,
    TURN_JOINED,
    TURN_WIDTH,
    VOYAGE,
)
from longhouse.bots.minds.explorers.outlook.limits import MOST_DISTANCE, MOST_TILES
from longhouse.bots.minds.explorers.outlook.paths import best_gain, near
from longhouse.bots.minds.explorers.outlook.turns import find_around, land_facing, weigh_turn
from longhouse.bots.minds.explorers.waters import water
from longhouse.games.explorers.components import (
    ANIMALS,
    HEXES,
    ICON,
    LAND_MASK,
    LANDS_ON,
    MAINLAND,
    PLATES,
    SIDES,
)
from longhouse.games.explorers.rules.chart import cell_code, fits, turn_fits
from longhouse.games.explorers.rules.islands import land_at, opposite, part_at
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch, table
from longhouse.kernel.state import NOBODY

__all__ = ["fill_cells", "fill_tiles"]

LAND_SIDES: Row = table([LAND_MASK[plate * SIDES].bit_count() for plate in range(PLATES)])


@rule
def is_laying(s: State, seat: int) -> bool:
    """Whether the seat is asked about a tile."""
    return s.actor == seat and (s.ask == Ask.TILE or s.ask == Ask.CELL or s.ask == Ask.TURN)


@rule
def fill_cells(s: State, seat: int, out: Row, first: int) -> None:
    """A row an open cell, where the answer that names it says."""
    if not is_laying(s, seat):
        return
    around = scratch(SIDES)
    islands = scratch(SIDES)
    edges = scratch(SIDES)
    turn = scratch(TURN_WIDTH)
    for cell in range(s.opens):
        at = first + cell_code(s, cell) * CELL_WIDTH
        out[at + EXISTS] = 1
        find_around(s, cell, around)
        write_edges(s, seat, around, out, at)
        write_islands(s, seat, around, islands, edges, out, at)
        write_corners(s, around, out, at)
        for i in range(s.hand_len[seat]):
            out[at + CELL_HAND] += 1 if fits(s, cell, s.hand[seat, i]) else 0
        if s.chosen != NOBODY:
            write_turns(s, seat, cell, around, islands, turn, out, at)


@rule
def write_edges(s: State, seat: int, around: Row, out: Row, at: int) -> None:
    """What lies behind the edges, and how near it is."""
    distance = HEXES
    for side in range(SIDES):
        if around[side] == 0:
            continue
        h, part = around[side] - 1, part_at(s, around[side] - 1, opposite(side))
        distance = min(distance, s.distance[h])
        land = land_facing(s, around, side)
        if land != NOBODY:
            out[at + CELL_LAND] += 1
            write_land(s, seat, land, out, at)
        elif part < MAINLAND:
            w = water(h, part)
            out[at + CELL_SEA] += 1
            keep_best(out, at + CELL_VOYAGE, near(out[VOYAGE + w] + 1))
            keep_best(out, at + CELL_RIVAL, near(out[RIVAL + w] + 1))
            keep_best(out, at + CELL_HOMEWARD, near(out[HOMEWARD + w] + 1))
    out[at + CELL_DISTANCE] = min(MOST_DISTANCE, distance + 1)


@rule
def write_land(s: State, seat: int, land: int, out: Row, at: int) -> None:
    """What stands on a land beside the cell."""
    keep_best(out, at + CELL_AFOOT, near(out[AFOOT + land] + 1))
    keep_best(out, at + CELL_ANIMALS, best_gain(s, land, out))
    for other in range(s.players):
        place = at + (CELL_OWN_VIKINGS if other == seat else CELL_VIKINGS)
        keep_best(out, place, s.vikings[other, land])


@rule
def write_islands(s: State, seat: int, around: Row, islands: Row, edges: Row, out: Row, at: int) -> None:
    """The islands beside the cell: who leads there, and whether a tile here might finish them."""
    found = 0
    for side in range(SIDES):
        land = land_facing(s, around, side)
        if land == NOBODY:
            continue
        k = 0
        while k < found and islands[k] != s.island[land]:
            k += 1
        if k == found:
            found += 1
            islands[k] = s.island[land]
            edges[k] = 0
        edges[k] += 1
    for k in range(found):
        write_one_island(s, seat, islands[k], edges[k], out, at)


@rule
def write_one_island(s: State, seat: int, island: int, edges: int, out: Row, at: int) -> None:
    """Add one island beside the cell, with so many edges towards it."""
    tiles, own, best = s.island_tiles[island], s.influence[seat, island], out[RIVALS_ON + island]
    closes = edges == s.open_edges[island]
    out[at + CELL_TILES] = min(MOST_TILES, out[at + CELL_TILES] + tiles)
    keep_best(out, at + CELL_OWN_INFLUENCE, own)
    keep_best(out, at + CELL_INFLUENCE, best)
    if own > 0 and own >= best:
        out[at + CELL_LED] = min(MOST_TILES, out[at + CELL_LED] + tiles)
        out[at + CELL_CLOSES_LED] = min(MOST_TILES, out[at + CELL_CLOSES_LED] + (tiles if closes else 0))
    elif best > 0:
        out[at + CELL_LOST] = min(MOST_TILES, out[at + CELL_LOST] + tiles)
        out[at + CELL_CLOSES_LOST] = min(MOST_TILES, out[at + CELL_CLOSES_LOST] + (tiles if closes else 0))


@rule
def write_corners(s: State, around: Row, out: Row, at: int) -> None:
    """Corners where a tile here would meet two others by land, with no outpost near."""
    for side in range(SIDES):
        after = (side + 1) % SIDES
        if land_facing(s, around, side) == NOBODY or land_facing(s, around, after) == NOBODY:
            continue
        second, third = around[side] - 1, around[after] - 1
        free = s.outpost[second] == NOBODY and s.outpost[third] == NOBODY
        if free and land_at(s, second, (side + 2) % SIDES) != NOBODY:
            out[at + CELL_SITES] += 1


@rule
def write_turns(s: State, seat: int, cell: int, around: Row, joined: Row, turn: Row, out: Row, at: int) -> None:
    """In how many ways the chosen tile fits, and the best that it can make there."""
    tile = s.hand[seat, s.chosen]
    for turned in range(SIDES):
        if not turn_fits(s, cell, tile, turned):
            continue
        weigh_turn(s, seat, tile, turned, around, joined, out, turn)
        lost, edges = turn[TURN_CLOSES_LOST], turn[TURN_EDGES]
        if out[at + CELL_TURNS] > 0:
            lost, edges = min(lost, out[at + CELL_MAKES_LOST]), min(edges, out[at + CELL_MAKES_EDGES])
        out[at + CELL_TURNS] += 1
        out[at + CELL_MAKES_LOST] = lost
        out[at + CELL_MAKES_EDGES] = edges
        keep_best(out, at + CELL_MAKES_LED, turn[TURN_CLOSES_LED])
        keep_best(out, at + CELL_MAKES_JOINED, turn[TURN_JOINED])
        keep_best(out, at + CELL_ICON_VOYAGE, turn[TURN_ICON_VOYAGE])
        keep_best(out, at + CELL_ICON_AFOOT, turn[TURN_ICON_AFOOT])


@rule
def keep_best(out: Row, place: int, value: int) -> None:
    """Write a number where it is larger than what is there."""
    out[place] = max(out[place], value)


# ---------------------------------------------------------------------------- tiles
@rule
def fill_tiles(s: State, seat: int, out: Row, first: int) -> None:
    """A row a tile of the own hand, when one is to be chosen."""
    if s.ask != Ask.TILE or s.actor != seat:
        return
    for i in range(s.hand_len[seat]):
        tile = s.hand[seat, i]
        at = first + tile * TILE_WIDTH
        out[at + EXISTS] = 1
        out[at + TILE_ICON + ICON[tile]] = 1
        out[at + TILE_GAIN] = out[GAIN + ICON[tile]] if ICON[tile] < ANIMALS else 0
        out[at + TILE_LAND_SIDES] = LAND_SIDES[tile]
        out[at + TILE_LANDS] = LANDS_ON[tile]
        for cell in range(s.opens):
            if fits(s, cell, tile):
                write_best_cell(s, cell, tile, out, at)


@rule
def write_best_cell(s: State, cell: int, tile: int, out: Row, at: int) -> None:
    """Keep the best of each thing that cells offer to a tile."""
    there = FIRST_CELL + cell_code(s, cell) * CELL_WIDTH
    out[at + TILE_CELLS] = min(MOST_TILES, out[at + TILE_CELLS] + 1)
    keep_best(out, at + TILE_VOYAGE, out[there + CELL_VOYAGE])
    keep_best(out, at + TILE_AFOOT, out[there + CELL_AFOOT])
    keep_best(out, at + TILE_SITES, out[there + CELL_SITES])
    if LAND_SIDES[tile] == out[there + CELL_LAND]:
        keep_best(out, at + TILE_CLOSES_LED, out[there + CELL_CLOSES_LED])
        keep_best(out, at + TILE_CLOSES_LOST, out[there + CELL_CLOSES_LOST])
