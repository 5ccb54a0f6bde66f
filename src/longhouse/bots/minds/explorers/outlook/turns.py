"""The ways to lay a tile in the cell chosen for it, each with what it makes of the islands."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.layout import (
    AFOOT,
    EXISTS,
    FAR,
    TURN_CLOSES_LED,
    TURN_CLOSES_LOST,
    TURN_EDGES,
    TURN_ICON_AFOOT,
    TURN_ICON_EDGES,
    TURN_ICON_VOYAGE,
    TURN_INFLUENCE,
    TURN_JOINED,
    TURN_OWN_INFLUENCE,
    TURN_SEAS,
    TURN_TILES,
    TURN_WIDTH,
    VOYAGE,
)
from longhouse.bots.minds.explorers.outlook.limits import MOST_TILES
from longhouse.bots.minds.explorers.outlook.paths import near
from longhouse.bots.minds.explorers.waters import water
from longhouse.games.explorers.components import COAST, ICON_PART, LAND_PARTS, LANDS_ON, MAINLAND, PART, SIDES
from longhouse.games.explorers.rules.chart import side_towards, turn_fits
from longhouse.games.explorers.rules.islands import land_at, opposite, part_at
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch
from longhouse.kernel.state import NOBODY

__all__ = ["fill_turns", "find_around", "land_facing", "weigh_turn"]


@rule
def find_around(s: State, cell: int, around: Row) -> None:
    """Write the hexes around an open cell, side by side and counted from 1; 0 where there is none."""
    for side in range(SIDES):
        around[side] = 0
    for h in range(s.hexes):
        side = side_towards(s.open_q[cell], s.open_r[cell], s.hex_q[h], s.hex_r[h])
        if side != NOBODY:
            around[side] = h + 1


@rule
def land_facing(s: State, around: Row, side: int) -> int:
    """The land part behind a side of the cell, or NOBODY."""
    return land_at(s, around[side] - 1, opposite(side)) if around[side] > 0 else NOBODY


@rule
def fill_turns(s: State, seat: int, out: Row, first: int) -> None:
    """A row a turn of the chosen tile that fits."""
    if s.ask != Ask.TURN or s.actor != seat:
        return
    tile = s.hand[seat, s.chosen]
    around = scratch(SIDES)
    joined = scratch(SIDES)
    found = scratch(TURN_WIDTH)
    find_around(s, s.cell, around)
    for turned in range(SIDES):
        if turn_fits(s, s.cell, tile, turned):
            weigh_turn(s, seat, tile, turned, around, joined, out, found)
            for k in range(TURN_WIDTH):
                out[first + turned * TURN_WIDTH + k] = found[k]


@rule
def weigh_turn(s: State, seat: int, tile: int, turned: int, around: Row, joined: Row, out: Row, found: Row) -> None:
    """Write what the tile would make of the land and sea around it."""
    for k in range(TURN_WIDTH):
        found[k] = 0
    found[EXISTS] = 1
    for part in range(LANDS_ON[tile]):
        join_islands(s, seat, tile * SIDES + turned, part, around, joined, found)
    count_seas(tile * SIDES + turned, around, found)
    reach_icon(s, tile, turned, around, out, found)


@rule
def join_islands(s: State, seat: int, face: int, part: int, around: Row, joined: Row, found: Row) -> None:
    """What becomes of the islands that one land of the tile joins."""
    islands, left, tiles = 0, 0, 1
    for side in range(SIDES):
        if PART[face, side] != part:
            continue
        land = land_facing(s, around, side)
        if land == NOBODY:
            left += 1
            found[TURN_EDGES] += 1
            continue
        left -= 1
        if is_new(s.island[land], joined, islands):
            joined[islands] = s.island[land]
            islands += 1
            left += s.open_edges[s.island[land]]
            tiles += s.island_tiles[s.island[land]]
    own, best = influence_on(s, seat, joined, islands), 0
    for other in range(s.players):
        if other != seat:
            best = max(best, influence_on(s, other, joined, islands))
    if left == 0 and max(own, best) > 0:
        place = TURN_CLOSES_LED if own >= best else TURN_CLOSES_LOST
        found[place] = min(MOST_TILES, found[place] + tiles)
    found[TURN_JOINED] = max(found[TURN_JOINED], islands)
    if tiles > found[TURN_TILES]:
        found[TURN_TILES] = min(MOST_TILES, tiles)
        found[TURN_OWN_INFLUENCE] = own
        found[TURN_INFLUENCE] = best


@rule
def is_new(island: int, joined: Row, islands: int) -> bool:
    """Whether an island is not among the first of a row."""
    for k in range(islands):
        if joined[k] == island:
            return False
    return True


@rule
def influence_on(s: State, seat: int, joined: Row, islands: int) -> int:
    """The seat's influence on several islands together."""
    influence = 0
    for k in range(islands):
        influence += s.influence[seat, joined[k]]
    return influence


@rule
def count_seas(face: int, around: Row, found: Row) -> None:
    """Sides of sea with nothing behind them yet."""
    for side in range(SIDES):
        if PART[face, side] >= LAND_PARTS and around[side] == 0:
            found[TURN_SEAS] += 1


@rule
def reach_icon(s: State, tile: int, turned: int, around: Row, out: Row, found: Row) -> None:
    """How near what the tile shows will be."""
    part = ICON_PART[tile]
    seas = 1 << part if part >= LAND_PARTS else COAST[tile, part]
    voyage, afoot = FAR, FAR
    for side in range(SIDES):
        here = PART[tile * SIDES + turned, side]
        if around[side] == 0:
            found[TURN_ICON_EDGES] += 1 if here == part else 0
            continue
        land = land_facing(s, around, side)
        if land != NOBODY and here == part:
            afoot = min(afoot, out[AFOOT + land] + 1)
        beyond = part_at(s, around[side] - 1, opposite(side))
        if land == NOBODY and beyond < MAINLAND and (seas >> here) & 1 == 1:
            voyage = min(voyage, out[VOYAGE + water(around[side] - 1, beyond)] + 1)
    found[TURN_ICON_VOYAGE] = near(voyage)
    found[TURN_ICON_AFOOT] = near(afoot)
