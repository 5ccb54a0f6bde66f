"""The observation of Explorers of the North Sea (see kernel.observation).

Hexes, land parts and open cells carry the numbers by which answers name them: the order in which they came.
"""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ACTION_POINTS,
    ANIMALS,
    BACKS,
    CAPACITY,
    CAPTAINS,
    ENEMY_SHIPS,
    HAND,
    HEXES,
    LANDS,
    OPEN_CELLS,
    OUTPOSTS,
    PARTS,
    PLACED_A_TURN,
    PLATES,
    SEATS,
    SETTLEMENT_KINDS,
    SHORES,
    SIDES,
    SOLO_PLACED,
    START_NAMES,
    TILES,
    VIKINGS,
)
from longhouse.games.explorers.rules.islands import part_at
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.observation import (
    Group,
    Observation,
    bit,
    category,
    count,
    field,
    made,
    of_seats,
    question_asked,
    sitting,
    whose,
)
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["OBSERVATION"]

FARTHEST = HEXES  # cells from the starting board, in any direction
MOST_TOKENS = 40


# ---------------------------------------------------------------------------- the turn
@rule
def chosen_tile(s: State, seat: int) -> int:
    """The tile being placed, for the one who places it; another's is not shown yet."""
    return s.hand[seat, s.chosen] + 1 if seat == s.actor and s.chosen != NOBODY else 0


@rule
def hand_tile(s: State, seat: int, i: int) -> int:
    return s.hand[seat, i] + 1 if i < s.hand_len[seat] else 0


@rule
def captain_seen(s: State, seat: int, i: int, j: int) -> int:
    """Captains on the table; those being chosen are for their owner alone, and once chosen the other is gone."""
    other = sitting(s, seat, i)
    if i >= s.players or (s.ask == Ask.CAPTAIN and other != seat):
        return 0
    gone = s.ask == Ask.CAPTAIN and s.has_chosen[other] == 1 and j == 1
    return 0 if gone else s.captain[other, j] + 1


@rule
def has_chosen_seen(s: State, seat: int, i: int) -> int:
    return s.has_chosen[sitting(s, seat, i)] + 0 if i < s.players and s.ask == Ask.CAPTAIN else 0


@rule
def tile_out(s: State, seat: int, i: int) -> int:
    return (s.used >> i) & 1


# ---------------------------------------------------------------------------- the map
@rule
def plate_seen(s: State, seat: int, i: int) -> int:
    return s.hex_plate[i] + 1 if i < s.hexes else 0


@rule
def turn_seen(s: State, seat: int, i: int) -> int:
    return s.hex_turned[i] + 0 if i < s.hexes else 0


@rule
def part_seen(s: State, seat: int, i: int, j: int) -> int:
    return part_at(s, i, j) + 1 if i < s.hexes else 0


@rule
def outpost_seen(s: State, seat: int, i: int) -> int:
    if i >= s.hexes or s.outpost[i] == NOBODY:
        return 0
    return (s.outpost[i] - seat + s.players) % s.players + 1


@rule
def corner_seen(s: State, seat: int, i: int) -> int:
    return s.corner[i] + 1 if i < s.hexes else 0


@rule
def land_hex_seen(s: State, seat: int, i: int) -> int:
    return s.land_hex[i] + 1 if i < s.lands else 0


@rule
def island_seen(s: State, seat: int, i: int) -> int:
    return s.island[i] + 1 if i < s.lands else 0


@rule
def island_tiles_seen(s: State, seat: int, i: int) -> int:
    return s.island_tiles[s.island[i]] + 0 if i < s.lands else 0


@rule
def open_edges_seen(s: State, seat: int, i: int) -> int:
    return s.open_edges[s.island[i]] + 0 if i < s.lands else 0


@rule
def influence_seen(s: State, seat: int, i: int, j: int) -> int:
    """Influence on the island that the land part belongs to."""
    return s.influence[sitting(s, seat, j), s.island[i]] + 0 if i < s.lands and j < s.players else 0


@rule
def vikings_seen(s: State, seat: int, i: int, j: int) -> int:
    return s.vikings[sitting(s, seat, j), i] + 0 if j < s.players else 0


@rule
def open_hex_seen(s: State, seat: int, i: int) -> int:
    return s.open_hex[i] + 1 if i < s.opens else 0


@rule
def open_side_seen(s: State, seat: int, i: int) -> int:
    return s.open_side[i] + 0 if i < s.opens else 0


@rule
def open_land_seen(s: State, seat: int, i: int, j: int) -> int:
    return (s.open_land[i] >> j) & 1 if i < s.opens else 0


@rule
def open_sea_seen(s: State, seat: int, i: int, j: int) -> int:
    return (s.open_sea[i] >> j) & 1 if i < s.opens else 0


# ---------------------------------------------------------------------------- the declaration
_CAPTAIN = category(CAPTAINS, none=True)
_PARTS = category(len(PARTS), none=True)
_HEX, _LAND, _CELL, _SIDE = {"hex": HEXES}, {"land": LANDS}, {"cell": OPEN_CELLS}, {"side": SIDES}
_ANIMAL, _KIND = {"animal": ANIMALS}, {"settlement": SETTLEMENT_KINDS}
_PLACE = count(FARTHEST, -FARTHEST)

OBSERVATION = Observation(
    State,
    Group(
        "turn",
        "The question and what has been chosen so far.",
        (
            *question_asked(Ask, SEATS),
            field("start_board", category(len(START_NAMES)), "Option: the side of the starting board."),
            field("turns", count(TILES), "Turns begun; 0 while captains are chosen."),
            whose("winter", "Who holds the winter token."),
            field("points", count(ACTION_POINTS), "Actions left."),
            field("to_place", count(max(PLACED_A_TURN, SOLO_PLACED)), "Tiles still to be placed this turn."),
            made("tile", category(TILES, none=True), "The own tile being placed.", {}, chosen_tile),
            field("cell", category(OPEN_CELLS, none=True), "The cell chosen for the tile."),
            field("shore", category(SHORES, none=True), "Where to load from or unload to."),
            field("land", category(LANDS, none=True), "Where to walk or transport from."),
        ),
    ),
    Group(
        "tiles",
        "Tiles that are not on the map.",
        (
            made("hand", category(TILES, none=True), "The own tiles.", {"place": HAND}, hand_tile),
            of_seats("hand_len", count(HAND), "Tiles in a hand."),
            field("stack_len", count(TILES), "Tiles of the stack."),
            made("out", bit(), "Whether the tile was placed or left the game.", {"tile": TILES}, tile_out),
        ),
    ),
    Group(
        "hexes",
        "The map, hex by hex in the order of placing.",
        (
            field("hexes", count(HEXES), "Hexes on the map."),
            field("q", _PLACE, "Column of the cell.", _HEX, "hex_q"),
            field("r", _PLACE, "Row of the cell.", _HEX, "hex_r"),
            made("plate", category(PLATES, none=True), "The tile, or the hex of a starting board.", _HEX, plate_seen),
            made("turned", count(SIDES - 1), "Sixths by which it is turned.", _HEX, turn_seen),
            made("part", _PARTS, "The part behind a side: land, sea or mainland.", {**_HEX, **_SIDE}, part_seen),
            field("settlement", category(SETTLEMENT_KINDS + 1), "The settlement that lies there; 0: none.", _HEX),
            field("enemy_ship", bit(), "Whether an enemy ship lies there.", _HEX),
            made("outpost", category(SEATS, none=True), "Whose outpost touches the hex.", _HEX, outpost_seen),
            made("corner", category(SIDES, none=True), "The corner it stands on, at the first hex.", _HEX, corner_seen),
        ),
    ),
    Group(
        "lands",
        "Land parts in the order of placing, and their islands.",
        (
            made("hex", category(HEXES, none=True), "The hex of the part.", _LAND, land_hex_seen),
            made("island", category(LANDS, none=True), "The island, named by its oldest part.", _LAND, island_seen),
            made("tiles", count(HEXES), "Tiles of that island.", _LAND, island_tiles_seen),
            made("open_edges", count(LANDS * SIDES), "Its edges with no tile behind them.", _LAND, open_edges_seen),
            made("influence", count(MOST_TOKENS), "Influence on it.", {**_LAND, "seat": SEATS}, influence_seen),
            made("vikings", count(VIKINGS), "Vikings on the part.", {**_LAND, "seat": SEATS}, vikings_seen),
            field("livestock", count(MOST_TOKENS), "Animals on the part.", {**_LAND, **_ANIMAL}),
        ),
    ),
    Group(
        "cells",
        "Open cells, where tiles may lie.",
        (
            made("hex", category(HEXES, none=True), "The oldest hex beside the cell.", _CELL, open_hex_seen),
            made("side", category(SIDES), "The side of that hex.", _CELL, open_side_seen),
            field("q", _PLACE, "Column of the cell.", _CELL, "open_q"),
            field("r", _PLACE, "Row of the cell.", _CELL, "open_r"),
            made("land", bit(), "Whether land lies behind a side of the cell.", {**_CELL, **_SIDE}, open_land_seen),
            made("sea", bit(), "Whether sea lies behind a side of the cell.", {**_CELL, **_SIDE}, open_sea_seen),
        ),
    ),
    Group(
        "seats",
        "Captains, longships and what was gathered.",
        (
            made("captain", _CAPTAIN, "Captains, as far as known.", {"seat": SEATS, "card": 2}, captain_seen),
            made("has_chosen", bit(), "Whether the captain is chosen already.", {"seat": SEATS}, has_chosen_seen),
            of_seats("ship_hex", category(HEXES, none=True), "The hex of the longship."),
            of_seats("ship_sea", category(len(PARTS), none=True), "The part of the hex where it lies."),
            of_seats("crew", count(CAPACITY), "Vikings aboard."),
            of_seats("hold", count(CAPACITY), "Animals aboard.", _ANIMAL),
            of_seats("mainland", count(VIKINGS), "Vikings waiting on the mainland."),
            of_seats("delivered", count(MOST_TOKENS), "Animals delivered.", _ANIMAL),
            of_seats("built", count(OUTPOSTS), "Outposts built."),
            of_seats("destroyed", count(ENEMY_SHIPS), "Enemy ships destroyed."),
            of_seats("conquered", count(MOST_TOKENS), "Settlements conquered.", _KIND),
            of_seats("dead", count(VIKINGS), "Vikings dead."),
        ),
    ),
    Group(
        "supply",
        "Tokens that are left.",
        (
            field("animals_left", count(MOST_TOKENS), "Animals.", _ANIMAL),
            field("settlements_left", count(MOST_TOKENS), "Settlements.", _KIND),
            field("backs_left", count(ENEMY_SHIPS), "Enemy ships not turned up, safe and deadly.", {"back": BACKS}),
            field("fleet", count(ENEMY_SHIPS), "Enemy ships in the supply."),
        ),
    ),
)
