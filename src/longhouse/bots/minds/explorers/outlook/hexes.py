"""Hexes as a player looks at them, and the sides by which the own ship can sail."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.layout import (
    DEEDS,
    ENDLESS,
    EXISTS,
    FAR,
    FIRST_HEX,
    HEX_ANIMALS,
    HEX_AT_HOME,
    HEX_BUILDERS,
    HEX_DISTANCE,
    HEX_EDGES,
    HEX_ENEMY,
    HEX_FIGHT,
    HEX_GAIN,
    HEX_HOMEWARD,
    HEX_INFLUENCE,
    HEX_LACKING,
    HEX_LAND_SIDES,
    HEX_LANDS,
    HEX_NEXT_TURN,
    HEX_OPEN_SIDES,
    HEX_OTHER_OUTPOST,
    HEX_OWN_INFLUENCE,
    HEX_OWN_OUTPOST,
    HEX_OWN_SHIP,
    HEX_OWN_VIKINGS,
    HEX_RIVAL,
    HEX_SHIPS,
    HEX_SITES,
    HEX_STRENGTH,
    HEX_THIS_TURN,
    HEX_TILES,
    HEX_VIKINGS,
    HEX_VOYAGE,
    HEX_WIDTH,
    HOMEWARD,
    RIVAL,
    RIVALS_ON,
    SAIL_DEEDS,
    SAIL_FIGHT,
    SAIL_HOMEWARD,
    SAIL_RIVAL,
    SAIL_WIDTH,
    SIDE_NEAREST,
    VOYAGE,
)
from longhouse.bots.minds.explorers.outlook.limits import MOST_DISTANCE, MOST_EDGES, actions_now
from longhouse.bots.minds.explorers.outlook.paths import best_gain, near
from longhouse.bots.minds.explorers.waters import is_home, water
from longhouse.games.explorers.components import (
    ACTION_POINTS,
    ANIMALS,
    FIGHTERS,
    ICON_PART,
    LAND_MASK,
    LAND_PARTS,
    LANDS_ON,
    MAINLAND,
    SIDES,
    STRENGTH,
)
from longhouse.games.explorers.rules.islands import opposite, part_at
from longhouse.games.explorers.rules.longships import enemy_in
from longhouse.games.explorers.rules.outposts import builders_at, is_site
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["fill_hexes", "fill_sails"]


@rule
def fill_hexes(s: State, seat: int, out: Row, first: int) -> None:
    """A row a hex on the map."""
    for h in range(s.hexes):
        at = first + h * HEX_WIDTH
        out[at + EXISTS] = 1
        write_waters(s, seat, h, out, at)
        write_lands(s, seat, h, out, at)
        write_outposts(s, seat, h, out, at)
        write_shape(s, h, out, at)
    for other in range(s.players):
        at = first + s.ship_hex[other] * HEX_WIDTH
        if other == seat:
            out[at + HEX_OWN_SHIP] = 1
        else:
            out[at + HEX_SHIPS] += 1


@rule
def write_waters(s: State, seat: int, h: int, out: Row, at: int) -> None:
    """How far its nearest water is, and what lies there."""
    voyage, homeward, rival = FAR, FAR, FAR
    for part in range(LAND_PARTS, MAINLAND):
        w = water(h, part)
        voyage = min(voyage, out[VOYAGE + w])
        homeward = min(homeward, out[HOMEWARD + w])
        rival = min(rival, out[RIVAL + w])
        if is_home(s, w):
            out[at + HEX_AT_HOME] = 1
    left = actions_now(s, seat)
    out[at + HEX_VOYAGE] = near(voyage)
    out[at + HEX_THIS_TURN] = 1 if voyage <= left else 0
    out[at + HEX_NEXT_TURN] = 1 if voyage <= left + ACTION_POINTS and voyage < FAR else 0
    out[at + HEX_HOMEWARD] = near(homeward)
    out[at + HEX_RIVAL] = near(rival)
    out[at + HEX_ENEMY] = s.enemy_ship[h]
    out[at + HEX_FIGHT] = 1 if s.enemy_ship[h] == 1 and s.crew[seat] >= FIGHTERS else 0


@rule
def write_lands(s: State, seat: int, h: int, out: Row, at: int) -> None:
    """Livestock, settlement, Vikings, and the largest island that may still be counted."""
    if s.settlement[h] > 0:
        strength = STRENGTH[s.settlement[h] - 1]
        land = s.first_land[h] + ICON_PART[s.hex_plate[h]]
        out[at + HEX_STRENGTH] = strength
        out[at + HEX_LACKING] = max(0, strength - s.vikings[seat, land])
    for land in range(s.first_land[h], s.first_land[h] + LANDS_ON[s.hex_plate[h]]):
        for animal in range(ANIMALS):
            out[at + HEX_ANIMALS] += s.livestock[land, animal]
        out[at + HEX_GAIN] = max(out[at + HEX_GAIN], best_gain(s, land, out))
        for other in range(s.players):
            out[at + (HEX_OWN_VIKINGS if other == seat else HEX_VIKINGS)] += s.vikings[other, land]
        island = s.island[land]
        if out[ENDLESS + island] == 0 and s.island_tiles[island] > out[at + HEX_TILES]:
            out[at + HEX_TILES] = s.island_tiles[island]
            out[at + HEX_EDGES] = min(MOST_EDGES, s.open_edges[island])
            out[at + HEX_OWN_INFLUENCE] = s.influence[seat, island]
            out[at + HEX_INFLUENCE] = out[RIVALS_ON + island]


@rule
def write_outposts(s: State, seat: int, h: int, out: Row, at: int) -> None:
    """Outposts, and sites for more."""
    if s.outpost[h] != NOBODY:
        out[at + (HEX_OWN_OUTPOST if s.outpost[h] == seat else HEX_OTHER_OUTPOST)] = 1
    if s.sites[h] == 0:
        return
    for corner in range(SIDES):
        if is_site(s, h, corner):
            out[at + HEX_SITES] += 1
            out[at + HEX_BUILDERS] = max(out[at + HEX_BUILDERS], builders_at(s, seat, h, corner))


@rule
def write_shape(s: State, h: int, out: Row, at: int) -> None:
    """Sides of land, sides without a neighbour, and the way from the starting board."""
    out[at + HEX_LANDS] = LANDS_ON[s.hex_plate[h]]
    out[at + HEX_DISTANCE] = min(MOST_DISTANCE, s.distance[h])
    mask = LAND_MASK[s.hex_plate[h] * SIDES + s.hex_turned[h]]
    for side in range(SIDES):
        out[at + HEX_LAND_SIDES] += (mask >> side) & 1
        out[at + HEX_OPEN_SIDES] += 1 if s.beside[h, side] == NOBODY else 0


# ---------------------------------------------------------------------------- sailing
@rule
def fill_sails(s: State, seat: int, out: Row, first: int) -> None:
    """A row a side of the own ship's water: the hex beyond, and what voyages that way are good for."""
    h = s.ship_hex[seat]
    for side in range(SIDES):
        goal = s.beside[h, side]
        if goal == NOBODY or part_at(s, h, side) != s.ship_sea[seat]:
            continue
        at, there = first + side * SAIL_WIDTH, water(goal, part_at(s, goal, opposite(side)))
        for k in range(HEX_WIDTH):
            out[at + k] = out[FIRST_HEX + goal * HEX_WIDTH + k]
        for deed in range(DEEDS):
            out[at + SAIL_DEEDS + deed] = out[SIDE_NEAREST + side * DEEDS + deed]
        out[at + SAIL_FIGHT] = 1 if enemy_in(s, goal, part_at(s, goal, opposite(side))) else 0
        out[at + SAIL_HOMEWARD] = near(out[HOMEWARD + there])
        out[at + SAIL_RIVAL] = near(out[RIVAL + there])
