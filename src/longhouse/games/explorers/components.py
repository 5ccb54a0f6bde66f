"""What is in the box, as integer tables read from data/*.toml.

A *plate* is anything drawn on a hex: the 48 tiles, then the three fixed hexes of each side of the starting boards.
A *part* is one piece of land (0 to 2) or of sea (3 to 5) on a plate; MAINLAND is neither. Sides are numbered clockwise
from the north-east, as is the corner that follows a side.
"""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path
from typing import Any, get_args

from longhouse.games.explorers.schema import Piece, Side
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import table


def _read(name: str) -> Any:
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_MAP, _BOX, _CAPTAINS = _read("tiles.toml"), _read("tokens.toml"), _read("captains.toml")["captain"]

# ---------------------------------------------------------------------------- sides
SIDE_NAMES: tuple[Side, ...] = get_args(Side)
SIDES = len(SIDE_NAMES)
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
STEP_Q: Row = table([q for q, _ in STEPS])
STEP_R: Row = table([r for _, r in STEPS])
# The side on which a cell lies, by its distance in q and r plus one each; -1 for those that do not touch.
SIDE_OF_STEP: Grid = table([[STEPS.index((q, r)) if (q, r) in STEPS else -1 for r in (-1, 0, 1)] for q in (-1, 0, 1)])

# ---------------------------------------------------------------------------- players' pieces and numbers of the rules
COLOUR_NAMES = tuple(colour["id"] for colour in _BOX["colour"])
SEATS = len(COLOUR_NAMES)
_PIECES = {piece["id"]: piece for piece in _BOX["player_piece"]}
VIKINGS: int = _PIECES["viking"]["per_player"]
ABOARD_AT_START: int = _PIECES["viking"]["aboard_at_start"]
OUTPOSTS: int = _PIECES["outpost"]["per_player"]
CAPACITY: int = _PIECES["longship"]["capacity"]

HAND: int = _BOX["turn"]["hand_size"]
ACTION_POINTS: int = _BOX["turn"]["actions_max"]
PLACED_A_TURN: int = _BOX["turn"]["tiles_placed"]
DRAWN_A_TURN: int = _BOX["turn"]["tiles_drawn_after"]
SOLO_DRAWN: int = _BOX["solo"]["tiles_drawn_per_turn"]
SOLO_PLACED: int = _BOX["solo"]["tiles_placed_per_turn"]

_DEEDS = {deed["id"]: deed for deed in _BOX["action"]}
OUTPOST_COST: int = _DEEDS["build_outpost"]["cost"]
BUILDERS: int = _DEEDS["build_outpost"]["own_vikings_around_min"]
SAILORS: int = _DEEDS["sail"]["vikings_aboard_min"]
FIGHTERS: int = _DEEDS["sail"]["vikings_aboard_min_against_enemy_ship"]
MOST_WALKERS: int = _DEEDS["walk"]["vikings_moved_max"]
DEED_NAMES = (*_DEEDS, "end_turn")

# ---------------------------------------------------------------------------- tokens
ANIMAL_NAMES = tuple(animal["id"] for animal in _BOX["livestock"])
ANIMALS = len(ANIMAL_NAMES)
ANIMALS_IN_BOX: Row = table([animal["count"] for animal in _BOX["livestock"]])
STRENGTHS = tuple(token["strength"] for token in _BOX["settlement"])
SETTLEMENT_KINDS = len(STRENGTHS)
STRENGTH: Row = table(STRENGTHS)
SETTLEMENTS_IN_BOX: Row = table([token["count"] for token in _BOX["settlement"]])
BACKS = len(_BOX["enemy_ship"])
KILLED: Row = table([token["vikings_killed"] for token in _BOX["enemy_ship"]])
BACKS_IN_BOX: Row = table([token["count"] for token in _BOX["enemy_ship"]])
ENEMY_SHIPS: int = _BOX["enemy_ship_tokens"]["total"]

# A cargo is what one action loads or unloads: Vikings (column 0) and animals (columns 1 on), smallest cargoes first.
_LOADS = [
    load for n in range(1, CAPACITY + 1) for load in itertools.combinations_with_replacement(range(1 + ANIMALS), n)
]
PIECE_NAMES: tuple[Piece, ...] = ("viking", *ANIMAL_NAMES)
CARGO_PIECES = tuple([PIECE_NAMES[piece] for piece in load] for load in _LOADS)
CARGO_NAMES = tuple("+".join(pieces) for pieces in CARGO_PIECES)
CARGOES = len(_LOADS)
CARGO: Grid = table([[load.count(piece) for piece in range(1 + ANIMALS)] for load in _LOADS])
CARGOES_UP_TO: Row = table([sum(len(load) <= n for load in _LOADS) for n in range(CAPACITY + 1)])

# Counts of pieces side by side in one number, each in its own bits with a spare one above: what stays set there after a
# subtraction of two such numbers tells that nothing was borrowed, so of every piece there was enough.
PIECE_BITS = CAPACITY.bit_length() + 1
SPARE_BITS = sum(1 << (PIECE_BITS * piece + PIECE_BITS - 1) for piece in range(1 + ANIMALS))
PIECES: Row = table([sum(1 << (PIECE_BITS * piece) for piece in load) for load in _LOADS])

# ---------------------------------------------------------------------------- captains
CAPTAIN_NAMES = tuple(captain["id"] for captain in _CAPTAINS)
CAPTAINS = len(CAPTAIN_NAMES)
PLAYS_SOLO: Row = table([int(captain["solo"]) for captain in _CAPTAINS])

# ---------------------------------------------------------------------------- scoring
SET_VALUE: Row = table([0, *itertools.accumulate(_BOX["scoring"]["livestock_set"])])
OUTPOST_VALUE: Row = table([0, *itertools.accumulate(_BOX["scoring"]["outpost"])])
SHIP_VALUE: int = _BOX["scoring"]["enemy_ship"]
TILE_VALUE: int = _BOX["scoring"]["island_per_tile"]
VIKING_INFLUENCE: int = _BOX["scoring"]["influence_viking"]
OUTPOST_INFLUENCE: int = _BOX["scoring"]["influence_outpost"]

# ---------------------------------------------------------------------------- tiles and starting boards
_TILES = _MAP["tile"]
_START = _MAP["start_side"]
_PLATES = _TILES + [fixed for side in _START for fixed in side["hex"]]
TILE_NAMES = tuple(tile["id"] for tile in _TILES)
TILES = len(_TILES)
START_NAMES = tuple(side["id"] for side in _START)
FIXED = len(_START[0]["hex"])
PLATES = len(_PLATES)
HEXES = TILES + FIXED
SHAPES = tuple(tile["shape"] for tile in _TILES)

PARTS = "abcABCm"
LAND_PARTS = 3
MAINLAND = PARTS.index("m")


def _part(label: str) -> int:
    return PARTS.index(label)


def _ring(plate: int, turn: int = 0) -> list[int]:
    """The parts behind the six sides of a plate turned clockwise by that many sixths."""
    regions = _PLATES[plate]["regions"]
    return [_part(regions[(side - turn) % SIDES]) for side in range(SIDES)]


_RINGS = [[_ring(plate, turn) for turn in range(SIDES)] for plate in range(PLATES)]
PART: Grid = table([ring for turned in _RINGS for ring in turned])  # row: plate * SIDES + turn
LAND_MASK: Row = table(
    [sum(1 << side for side, part in enumerate(ring) if part < LAND_PARTS) for turned in _RINGS for ring in turned]
)
# What matters for the question where a tile fits is its outline: the sides with land, however it is turned.
_OUTLINES = [frozenset(LAND_MASK[plate * SIDES + turn] for turn in range(SIDES)) for plate in range(TILES)]
_EVERY_OUTLINE = sorted(set(_OUTLINES), key=sorted)
OUTLINE: Row = table([_EVERY_OUTLINE.index(outline) for outline in _OUTLINES])


def _fitting(land: int, sea: int) -> int:
    """The outlines that can be turned so that land meets land and sea meets sea, as bits."""
    return sum(
        1 << k
        for k, outline in enumerate(_EVERY_OUTLINE)
        if any(turned & land == land and turned & sea == 0 for turned in outline)
    )


FITTING: Row = table([_fitting(edges % (1 << SIDES), edges >> SIDES) for edges in range(1 << 2 * SIDES)])
LANDS_ON: Row = table([len({part for part in turned[0] if part < LAND_PARTS}) for turned in _RINGS])


def _coast(plate: int, part: int) -> int:
    """The sea parts that touch a part, as bits."""
    ring = _RINGS[plate][0]
    pairs = {(ring[i - 1], ring[i]) for i in range(SIDES)} | {(ring[i], ring[i - 1]) for i in range(SIDES)}
    return sum(1 << sea for sea in range(LAND_PARTS, MAINLAND) if (part, sea) in pairs)


SHORES = LAND_PARTS + 1  # of the hex a ship lies in: its land parts, then the mainland
COAST: Grid = table([[_coast(p, part) for part in (*range(LAND_PARTS), MAINLAND)] for p in range(PLATES)])

# What a tile shows: an animal, a settlement or an enemy ship.
SETTLEMENT_ICON = ANIMALS
ENEMY_ICON = ANIMALS + 1
NO_ICON = ANIMALS + 2
ICON_NAMES = (*ANIMAL_NAMES, "settlement", "enemy_ship", "nothing")


def _icon(plate: Any) -> int:
    icon = plate.get("icon", "nothing")
    return ICON_NAMES.index(plate["livestock"] if icon == "livestock" else icon)


ICON: Row = table([_icon(plate) for plate in _PLATES])
ICON_PART: Row = table([_part(plate.get("icon_region", "m")) for plate in _PLATES])


def _face(tile: int, turn: int) -> tuple[Any, ...]:
    """All that matters of a turned tile: two that agree cannot be told apart on the map."""
    ring = _RINGS[tile][turn]
    names: dict[int, int] = {}
    for part in ring:
        names.setdefault(part, len(names))
    kinds = tuple(part < LAND_PARTS for part in ring)
    return kinds, tuple(names[part] for part in ring), ICON[tile], names[ICON_PART[tile]]


_FACES = [[_face(tile, turn) for turn in range(SIDES)] for tile in range(TILES)]
IS_TURN: Grid = table([[int(faces.index(face) == turn) for turn, face in enumerate(faces)] for faces in _FACES])
LIKE: Row = table([[faces[0] for faces in _FACES].index(_FACES[tile][0]) for tile in range(TILES)])

# The map: fixed hexes, closed cells, and how much room the arrays need.
FIXED_Q: Grid = table([[fixed["cell"][0] for fixed in side["hex"]] for side in _START])
FIXED_R: Grid = table([[fixed["cell"][1] for fixed in side["hex"]] for side in _START])
_HARBOUR = _MAP["mainland"]["default_start_hex"]
HARBOUR: Row = table([[fixed["cell"] for fixed in side["hex"]].index(_HARBOUR) for side in _START])
CLOSED_CELLS = tuple((q, r) for q, r in _MAP["mainland"]["closed_cells"])
CLOSED = len(CLOSED_CELLS)
CLOSED_Q: Row = table([q for q, _ in CLOSED_CELLS])
CLOSED_R: Row = table([r for _, r in CLOSED_CELLS])
# Each hex fills one open cell and opens three more at most: two sides of it face cells its neighbour opened already.
OPEN_CELLS = 2 * HEXES + 4
LANDS = sum(LANDS_ON[tile] for tile in range(TILES)) + max(
    sum(LANDS_ON[TILES + FIXED * side + k] for k in range(FIXED)) for side in range(len(START_NAMES))
)
