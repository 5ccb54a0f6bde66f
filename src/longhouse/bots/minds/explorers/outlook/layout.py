"""Where everything lies in the outlook: first what is found once for all (ways), then places, row by row.

Places are kinds of things that answers name. A row of a thing begins with 1 where the thing exists, and is empty where
it does not. Distances are told as nearness: FAR less the actions, 0 where there is no way.
"""

from __future__ import annotations

from longhouse.bots.minds.explorers.waters import WATERS
from longhouse.bots.minds.places import laid_out
from longhouse.games.explorers.components import ANIMALS, CARGOES, HEXES, LANDS, SHORES, SIDES, TILES

__all__ = ["KINDS"]

FAR = 16  # actions; farther is no way

# ---------------------------------------------------------------------------- deeds that a ship can sail to
DEEDS = 8
ANIMAL, APPETITE, RAID, ENEMY, SITE, BAND, ISLAND, HOME = range(DEEDS)

WALK_GOALS = 4  # livestock, a settlement, a site, the ship

# ---------------------------------------------------------------------------- what is found once for all
VOYAGE = 0  # a water: times the own ship has to sail there
STEPS = VOYAGE + WATERS  # a water: the sides by which a shortest voyage may begin, as bits
HOMEWARD = STEPS + WATERS  # a water: times to sail from there to the mainland
RIVAL = HOMEWARD + WATERS  # a water: times that the nearest rival has to sail there
LANDING = RIVAL + WATERS  # a land: actions until somebody from the ship stands on it
HAULING = LANDING + LANDS  # a land: actions from there to the mainland, a ship lying ready
RIVAL_LANDING = HAULING + LANDS  # a land: actions until somebody of the nearest rival's ship may stand on it
AFOOT = RIVAL_LANDING + LANDS  # a land: steps of the nearest own Viking
TO_ANIMAL = AFOOT + LANDS  # a land: steps to livestock, to a settlement, to a site, to a shore of the own ship
TO_SETTLEMENT = TO_ANIMAL + LANDS
TO_SITE = TO_SETTLEMENT + LANDS
TO_SHIP = TO_SITE + LANDS
BUILDERS_AT = TO_SHIP + LANDS  # a land: 1 and the own Vikings around the best site at one of its corners, 0 without
WAYS_OUT = BUILDERS_AT + LANDS  # a land: its neighbours
ENDLESS = WAYS_OUT + LANDS  # an island: whether it can never be finished
RIVALS_ON = ENDLESS + LANDS  # an island: the largest influence of a rival
BAND_ON = RIVALS_ON + LANDS  # an island: the own Vikings there
SIDE_NEAREST = BAND_ON + LANDS  # a side of the ship, a deed: how near the nearest is that way
NEAREST = SIDE_NEAREST + SIDES * DEEDS  # a deed: how near the nearest is at all
WALK_NEAREST = NEAREST + DEEDS  # livestock, settlement, site, ship: how near the nearest is for own Vikings ashore
GAIN = WALK_NEAREST + WALK_GOALS  # an animal: points for one more, with those aboard delivered
WAYS = GAIN + ANIMALS

# ---------------------------------------------------------------------------- a hex
(
    EXISTS,
    HEX_VOYAGE,
    HEX_THIS_TURN,
    HEX_NEXT_TURN,
    HEX_HOMEWARD,
    HEX_AT_HOME,
    HEX_RIVAL,
    HEX_ENEMY,
    HEX_FIGHT,
    HEX_STRENGTH,
    HEX_LACKING,
    HEX_ANIMALS,
    HEX_GAIN,
    HEX_OWN_OUTPOST,
    HEX_OTHER_OUTPOST,
    HEX_SITES,
    HEX_BUILDERS,
    HEX_OWN_SHIP,
    HEX_SHIPS,
    HEX_OWN_VIKINGS,
    HEX_VIKINGS,
    HEX_LAND_SIDES,
    HEX_LANDS,
    HEX_TILES,
    HEX_EDGES,
    HEX_OWN_INFLUENCE,
    HEX_INFLUENCE,
    HEX_DISTANCE,
    HEX_OPEN_SIDES,
    HEX_WIDTH,
) = range(30)

# ---------------------------------------------------------------------------- a land part
(
    _,
    LAND_ANIMALS,  # and five more, kind by kind
    _,
    _,
    _,
    _,
    _,
    LAND_HERD,
    LAND_GAIN,
    LAND_OWN_VIKINGS,
    LAND_VIKINGS,
    LAND_STRENGTH,
    LAND_LACKING,
    LAND_RAIDABLE,
    LAND_TILES,
    LAND_EDGES,
    LAND_FINISHED,
    LAND_ENDLESS,
    LAND_BAND,
    LAND_OWN_INFLUENCE,
    LAND_INFLUENCE,
    LAND_LED,
    LAND_LANDING,
    LAND_THIS_TURN,
    LAND_NEXT_TURN,
    LAND_AT_SHIP,
    LAND_RIVAL,
    LAND_AFOOT,
    LAND_TO_ANIMAL,
    LAND_TO_SETTLEMENT,
    LAND_TO_SITE,
    LAND_TO_SHIP,
    LAND_HAULING,
    LAND_OWN_OUTPOST,
    LAND_OTHER_OUTPOST,
    LAND_SITE,
    LAND_BUILDERS,
    LAND_WAYS_OUT,
    LAND_WIDTH,
) = range(39)

# ---------------------------------------------------------------------------- an open cell
(
    _,
    CELL_LAND,
    CELL_SEA,
    CELL_TURNS,
    CELL_HAND,
    CELL_TILES,
    CELL_LED,
    CELL_LOST,
    CELL_CLOSES_LED,
    CELL_CLOSES_LOST,
    CELL_OWN_INFLUENCE,
    CELL_INFLUENCE,
    CELL_VOYAGE,
    CELL_RIVAL,
    CELL_HOMEWARD,
    CELL_AFOOT,
    CELL_SITES,
    CELL_OWN_VIKINGS,
    CELL_VIKINGS,
    CELL_ANIMALS,
    CELL_DISTANCE,
    CELL_MAKES_LED,  # by the chosen tile, laid as well as possible
    CELL_MAKES_LOST,
    CELL_MAKES_EDGES,
    CELL_MAKES_JOINED,
    CELL_ICON_VOYAGE,
    CELL_ICON_AFOOT,
    CELL_WIDTH,
) = range(28)

# ---------------------------------------------------------------------------- a way to lay the tile
(
    _,
    TURN_CLOSES_LED,
    TURN_CLOSES_LOST,
    TURN_EDGES,
    TURN_JOINED,
    TURN_TILES,
    TURN_OWN_INFLUENCE,
    TURN_INFLUENCE,
    TURN_SEAS,
    TURN_ICON_EDGES,
    TURN_ICON_AFOOT,
    TURN_ICON_VOYAGE,
    TURN_WIDTH,
) = range(13)

# ---------------------------------------------------------------------------- a tile of the own hand
(
    _,
    TILE_ICON,  # and seven more, one of them 1
    _,
    _,
    _,
    _,
    _,
    _,
    _,
    TILE_GAIN,
    TILE_LAND_SIDES,
    TILE_LANDS,
    TILE_CELLS,
    TILE_VOYAGE,
    TILE_AFOOT,
    TILE_CLOSES_LED,
    TILE_CLOSES_LOST,
    TILE_SITES,
    TILE_WIDTH,
) = range(19)

# ---------------------------------------------------------------------------- a side by which the ship can sail
SAIL_DEEDS = HEX_WIDTH  # how near each deed is that way
SAIL_FIGHT = SAIL_DEEDS + DEEDS
SAIL_HOMEWARD = SAIL_FIGHT + 1
SAIL_RIVAL = SAIL_HOMEWARD + 1
SAIL_WIDTH = SAIL_RIVAL + 1

# ---------------------------------------------------------------------------- a shore of the ship's hex
SHORE_IS_MAINLAND = LAND_WIDTH
SHORE_WIDTH = SHORE_IS_MAINLAND + 1

# ---------------------------------------------------------------------------- a step of one or two Vikings
(WALK_WALKERS, WALK_RAIDS, WALK_LEFT, WALK_NEARER) = range(LAND_WIDTH, LAND_WIDTH + 4)
WALK_WIDTH = WALK_NEARER + WALK_GOALS  # nearer to each goal

# ---------------------------------------------------------------------------- a step with an animal
(
    _,
    DRIVE_GAIN,
    DRIVE_RAIDS,
    DRIVE_LEFT,
    DRIVE_THERE,
    DRIVE_TO_SHIP,
    DRIVE_HAULING,
    DRIVE_HOMEWARD,
    DRIVE_NEARER,  # and three more
    _,
    _,
    _,
    DRIVE_WIDTH,
) = range(13)

# ---------------------------------------------------------------------------- a cargo
(
    _,
    CARGO_VIKINGS,
    CARGO_ANIMALS,
    CARGO_GAIN,
    CARGO_LOADED,
    CARGO_MAINLAND,
    CARGO_CREW,
    CARGO_ROOM,
    CARGO_ASHORE,
    CARGO_RAIDS,
    CARGO_LACKING,
    CARGO_LEAD,
    CARGO_LEFT,
    CARGO_WIDTH,
) = range(14)


KINDS = laid_out(
    WAYS,
    (
        ("hexes", HEXES, HEX_WIDTH),
        ("lands", LANDS, LAND_WIDTH),
        ("cells", HEXES * SIDES, CELL_WIDTH),
        ("tiles", TILES, TILE_WIDTH),
        ("turns", SIDES, TURN_WIDTH),
        ("sails", SIDES, SAIL_WIDTH),
        ("shores", SHORES, SHORE_WIDTH),
        ("walks", SIDES * 2, WALK_WIDTH),
        ("drives", ANIMALS * SIDES, DRIVE_WIDTH),
        ("cargoes", CARGOES, CARGO_WIDTH),
    ),
)
FIRST_HEX, FIRST_LAND, FIRST_CELL = (kind.first for kind in KINDS[:3])
