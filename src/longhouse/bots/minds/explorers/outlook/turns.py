"""The ways to lay a tile in the cell chosen for it, each with what it makes of the islands."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.cells import find_around, land_facing
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
from longhouse.games.explorers.rules.chart import turn_fits
from longhouse.games.explorers.rules.islands import opposite, part_at
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch
from longhouse.kernel.state import NOBODY

__all__ = ["fill_turns"]


@rule
def fill_turns(s: State, seat: int, out: Row, first: int) -> None:
    """A row a turn of the chosen tile that fits."""
    if s.ask != Ask.TURN or s.actor != seat:
        return
    tile = s.hand[seat, s.chosen]
    around = scratch(SIDES)
    joined = scratch(SIDES)
    find_around(s, s.cell, around)
    for turned in range(SIDES):
        if turn_fits(s, s.cell, tile, turned):
            at = first + turned * TURN_WIDTH
            out[at + EXISTS] = 1
            for part in range(LANDS_ON[tile]):
                write_joined(s, seat, tile * SIDES + turned, part, around, joined, out, at)
            write_seas(tile * SIDES + turned, around, out, at)
            write_icon(s, tile, turned, around, out, at)


@rule
def write_joined(s: State, seat: int, face: int, part: int, around: Row, joined: Row, out: Row, at: int) -> None:
    """What becomes of the islands that one land of the tile joins."""
    found, left, tiles = 0, 0, 1
    for side in range(SIDES):
        if PART[face, side] != part:
            continue
        land = land_facing(s, around, side)
        if land == NOBODY:
            left += 1
            out[at + TURN_EDGES] += 1
            continue
        left -= 1
        k = 0
        while k < found and joined[k] != s.island[land]:
            k += 1
        if k == found:
            joined[k] = s.island[land]
            found += 1
            left += s.open_edges[joined[k]]
            tiles += s.island_tiles[joined[k]]
    own, best = 0, 0
    for other in range(s.players):
        influence = 0
        for k in range(found):
            influence += s.influence[other, joined[k]]
        if other == seat:
            own = influence
        else:
            best = max(best, influence)
    if left == 0 and own > 0 and own >= best:
        out[at + TURN_CLOSES_LED] = min(MOST_TILES, out[at + TURN_CLOSES_LED] + tiles)
    elif left == 0 and best > 0:
        out[at + TURN_CLOSES_LOST] = min(MOST_TILES, out[at + TURN_CLOSES_LOST] + tiles)
    out[at + TURN_JOINED] = max(out[at + TURN_JOINED], found)
    if tiles > out[at + TURN_TILES]:
        out[at + TURN_TILES] = min(MOST_TILES, tiles)
        out[at + TURN_OWN_INFLUENCE] = own
        out[at + TURN_INFLUENCE] = best


@rule
def write_seas(face: int, around: Row, out: Row, at: int) -> None:
    """Sides of sea with nothing behind them yet."""
    for side in range(SIDES):
        if PART[face, side] >= LAND_PARTS and around[side] == 0:
            out[at + TURN_SEAS] += 1


@rule
def write_icon(s: State, tile: int, turned: int, around: Row, out: Row, at: int) -> None:
    """How near what the tile shows will be."""
    part = ICON_PART[tile]
    seas = 1 << part if part >= LAND_PARTS else COAST[tile, part]
    voyage, afoot = FAR, FAR
    for side in range(SIDES):
        here = PART[tile * SIDES + turned, side]
        if here == part and around[side] == 0:
            out[at + TURN_ICON_EDGES] += 1
        if around[side] == 0:
            continue
        land = land_facing(s, around, side)
        if land != NOBODY and here == part:
            afoot = min(afoot, out[AFOOT + land] + 1)
        beyond = part_at(s, around[side] - 1, opposite(side))
        if land == NOBODY and beyond < MAINLAND and (seas >> here) & 1 == 1:
            voyage = min(voyage, out[VOYAGE + water(around[side] - 1, beyond)] + 1)
    out[at + TURN_ICON_VOYAGE] = near(voyage)
    out[at + TURN_ICON_AFOOT] = near(afoot)
