"""Land parts as a player looks at them, the shores of the own ship, and steps overland."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.layout import (
    AFOOT,
    BAND_ON,
    BUILDERS_AT,
    DRIVE_GAIN,
    DRIVE_HAULING,
    DRIVE_HOMEWARD,
    DRIVE_LEFT,
    DRIVE_NEARER,
    DRIVE_RAIDS,
    DRIVE_THERE,
    DRIVE_TO_SHIP,
    DRIVE_WIDTH,
    ENDLESS,
    EXISTS,
    FAR,
    FIRST_LAND,
    GAIN,
    HAULING,
    LAND_AFOOT,
    LAND_ANIMALS,
    LAND_AT_SHIP,
    LAND_BAND,
    LAND_BUILDERS,
    LAND_EDGES,
    LAND_ENDLESS,
    LAND_FINISHED,
    LAND_GAIN,
    LAND_HAULING,
    LAND_HERD,
    LAND_INFLUENCE,
    LAND_LACKING,
    LAND_LANDING,
    LAND_LED,
    LAND_NEXT_TURN,
    LAND_OTHER_OUTPOST,
    LAND_OWN_INFLUENCE,
    LAND_OWN_OUTPOST,
    LAND_OWN_VIKINGS,
    LAND_RAIDABLE,
    LAND_RIVAL,
    LAND_SITE,
    LAND_STRENGTH,
    LAND_THIS_TURN,
    LAND_TILES,
    LAND_TO_ANIMAL,
    LAND_TO_SETTLEMENT,
    LAND_TO_SHIP,
    LAND_TO_SITE,
    LAND_VIKINGS,
    LAND_WAYS_OUT,
    LAND_WIDTH,
    LANDING,
    RIVAL_LANDING,
    RIVALS_ON,
    SHORE_IS_MAINLAND,
    SHORE_WIDTH,
    TO_ANIMAL,
    TO_SETTLEMENT,
    TO_SHIP,
    TO_SITE,
    WALK_LEFT,
    WALK_NEARER,
    WALK_RAIDS,
    WALK_WALKERS,
    WALK_WIDTH,
    WAYS_OUT,
)
from longhouse.bots.minds.explorers.outlook.limits import MOST_EDGES, actions_now
from longhouse.bots.minds.explorers.outlook.paths import best_gain, near
from longhouse.games.explorers.components import ACTION_POINTS, ANIMALS, LANDS_ON, MOST_WALKERS, SIDES
from longhouse.games.explorers.rules.islands import land_beyond
from longhouse.games.explorers.rules.land import strength_on
from longhouse.games.explorers.rules.longships import in_reach
from longhouse.games.explorers.state import SHORE_MAINLAND, Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["fill_drives", "fill_lands", "fill_shores", "fill_walks", "raided_by"]


@rule
def fill_lands(s: State, seat: int, out: Row, first: int) -> None:
    """A row a land part on the map."""
    left = actions_now(s, seat)
    for land in range(s.lands):
        at = first + land * LAND_WIDTH
        out[at + EXISTS] = 1
        write_pieces(s, seat, land, out, at)
        write_island(s, seat, land, out, at)
        write_ways(land, left, out, at)
        write_outposts(s, seat, land, out, at)
        out[at + LAND_WAYS_OUT] = out[WAYS_OUT + land]


@rule
def write_pieces(s: State, seat: int, land: int, out: Row, at: int) -> None:
    """Livestock, Vikings and a settlement."""
    for animal in range(ANIMALS):
        out[at + LAND_ANIMALS + animal] = s.livestock[land, animal]
        out[at + LAND_HERD] += s.livestock[land, animal]
    out[at + LAND_GAIN] = best_gain(s, land, out)
    for other in range(s.players):
        out[at + (LAND_OWN_VIKINGS if other == seat else LAND_VIKINGS)] += s.vikings[other, land]
    strength = strength_on(s, land)
    if strength > 0:
        out[at + LAND_STRENGTH] = strength
        out[at + LAND_LACKING] = max(0, strength - s.vikings[seat, land])
        out[at + LAND_RAIDABLE] = 1 if strength <= s.vikings[seat, land] + s.crew[seat] else 0


@rule
def write_island(s: State, seat: int, land: int, out: Row, at: int) -> None:
    """Its island, and who holds it."""
    island = s.island[land]
    own, best = s.influence[seat, island], out[RIVALS_ON + island]
    out[at + LAND_TILES] = s.island_tiles[island]
    out[at + LAND_EDGES] = min(MOST_EDGES, s.open_edges[island])
    out[at + LAND_FINISHED] = 1 if s.open_edges[island] == 0 else 0
    out[at + LAND_ENDLESS] = out[ENDLESS + island]
    out[at + LAND_BAND] = out[BAND_ON + island]
    out[at + LAND_OWN_INFLUENCE] = own
    out[at + LAND_INFLUENCE] = best
    out[at + LAND_LED] = 1 if own > 0 and own >= best else 0


@rule
def write_ways(land: int, left: int, out: Row, at: int) -> None:
    """How near it is to ship and Vikings, and what is near it."""
    out[at + LAND_LANDING] = near(out[LANDING + land])
    out[at + LAND_THIS_TURN] = 1 if out[LANDING + land] <= left else 0
    out[at + LAND_NEXT_TURN] = 1 if out[LANDING + land] <= left + ACTION_POINTS else 0
    out[at + LAND_AT_SHIP] = 1 if out[TO_SHIP + land] == 0 else 0
    out[at + LAND_RIVAL] = near(out[RIVAL_LANDING + land])
    out[at + LAND_AFOOT] = near(out[AFOOT + land])
    out[at + LAND_TO_ANIMAL] = near(out[TO_ANIMAL + land])
    out[at + LAND_TO_SETTLEMENT] = near(out[TO_SETTLEMENT + land])
    out[at + LAND_TO_SITE] = near(out[TO_SITE + land])
    out[at + LAND_TO_SHIP] = near(out[TO_SHIP + land])
    out[at + LAND_HAULING] = near(out[HAULING + land])


@rule
def write_outposts(s: State, seat: int, land: int, out: Row, at: int) -> None:
    """Outposts, and a site for one."""
    owner = s.outpost[s.land_hex[land]]
    if owner != NOBODY:
        out[at + (LAND_OWN_OUTPOST if owner == seat else LAND_OTHER_OUTPOST)] = 1
    if out[BUILDERS_AT + land] > 0:
        out[at + LAND_SITE] = 1
        out[at + LAND_BUILDERS] = out[BUILDERS_AT + land] - 1


@rule
def copy_land(land: int, out: Row, at: int) -> None:
    """The row of a land, once more."""
    for k in range(LAND_WIDTH):
        out[at + k] = out[FIRST_LAND + land * LAND_WIDTH + k]


# ---------------------------------------------------------------------------- from ship to shore
@rule
def fill_shores(s: State, seat: int, out: Row, first: int) -> None:
    """A row a shore in reach of the own ship."""
    h = s.ship_hex[seat]
    for shore in range(LANDS_ON[s.hex_plate[h]]):
        if in_reach(s, seat, shore):
            copy_land(s.first_land[h] + shore, out, first + shore * SHORE_WIDTH)
    if in_reach(s, seat, SHORE_MAINLAND):
        at = first + SHORE_MAINLAND * SHORE_WIDTH
        out[at + EXISTS] = 1
        out[at + LAND_OWN_VIKINGS] = s.mainland[seat]
        out[at + LAND_AT_SHIP] = 1
        out[at + LAND_HAULING] = FAR
        out[at + SHORE_IS_MAINLAND] = 1


# ---------------------------------------------------------------------------- steps overland
@rule
def fill_walks(s: State, seat: int, out: Row, first: int) -> None:
    """A row a side and number of walkers, for the one who is to say where they go."""
    if s.ask != Ask.WALK or s.actor != seat:
        return
    for side in range(SIDES):
        goal = land_beyond(s, s.land, side)
        if goal != NOBODY:
            for walkers in range(1, min(MOST_WALKERS, s.vikings[seat, s.land]) + 1):
                at = first + (side * MOST_WALKERS + walkers - 1) * WALK_WIDTH
                copy_land(goal, out, at)
                out[at + WALK_WALKERS] = walkers
                out[at + WALK_RAIDS] = raided_by(s, seat, goal, walkers)
                out[at + WALK_LEFT] = s.vikings[seat, s.land] - walkers
                compare(s.land, goal, out, at + WALK_NEARER)


@rule
def raided_by(s: State, seat: int, land: int, coming: int) -> int:
    """The strength of the settlement that falls when so many more Vikings stand there, 0 without one."""
    strength = strength_on(s, land)
    return strength if s.vikings[seat, land] + coming >= strength else 0


@rule
def compare(start: int, goal: int, out: Row, at: int) -> None:
    """Whether a step leads nearer to each goal (1), away from it (-1), or neither."""
    out[at] = near(out[TO_ANIMAL + goal]) - near(out[TO_ANIMAL + start])
    out[at + 1] = near(out[TO_SETTLEMENT + goal]) - near(out[TO_SETTLEMENT + start])
    out[at + 2] = near(out[TO_SITE + goal]) - near(out[TO_SITE + start])
    out[at + 3] = near(out[TO_SHIP + goal]) - near(out[TO_SHIP + start])


@rule
def fill_drives(s: State, seat: int, out: Row, first: int) -> None:
    """A row an animal and side, for the one who is to say where it goes."""
    if s.ask != Ask.TRANSPORT or s.actor != seat:
        return
    for animal in range(ANIMALS):
        if s.livestock[s.land, animal] > 0:
            for side in range(SIDES):
                goal = land_beyond(s, s.land, side)
                if goal != NOBODY:
                    write_drive(s, seat, animal, goal, out, first + (animal * SIDES + side) * DRIVE_WIDTH)


@rule
def write_drive(s: State, seat: int, animal: int, goal: int, out: Row, at: int) -> None:
    """What it brings that an animal and a Viking go there."""
    out[at + EXISTS] = 1
    out[at + DRIVE_GAIN] = out[GAIN + animal]
    out[at + DRIVE_RAIDS] = raided_by(s, seat, goal, 1)
    out[at + DRIVE_LEFT] = s.vikings[seat, s.land] - 1
    out[at + DRIVE_THERE] = s.vikings[seat, goal]
    out[at + DRIVE_TO_SHIP] = near(out[TO_SHIP + goal])
    out[at + DRIVE_HAULING] = near(out[HAULING + goal])
    out[at + DRIVE_HOMEWARD] = near(out[HAULING + goal]) - near(out[HAULING + s.land])
    compare(s.land, goal, out, at + DRIVE_NEARER)
