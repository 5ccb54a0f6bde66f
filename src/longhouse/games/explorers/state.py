"""The record of Explorers of the North Sea, its questions, its answers and its events.

Seat i plays colour i. A hex is known by its number in the order of placing, the fixed hexes first; a land part by its
number in the same order. So numbers stay what they are for the whole game, and the sea has no edge: an open cell is
named by its oldest neighbour and the side of it.
"""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.explorers.components import (
    ANIMAL_NAMES,
    ANIMALS,
    BACKS,
    CAPTAIN_NAMES,
    CAPTAINS,
    CARGO,
    CARGO_NAMES,
    CARGOES,
    COLOUR_NAMES,
    DEED_NAMES,
    HAND,
    HEXES,
    ICON,
    ICON_NAMES,
    LANDS,
    MOST_WALKERS,
    OPEN_CELLS,
    SEATS,
    SETTLEMENT_KINDS,
    SHAPES,
    SHORES,
    SIDE_NAMES,
    SIDES,
    TILE_NAMES,
    TILES,
)
from longhouse.kernel.answers import Answers, Block, Noun, Say
from longhouse.kernel.events import EventKind
from longhouse.kernel.record import Grid, Row, int8, int16, int64
from longhouse.kernel.rule import table
from longhouse.kernel.state import GameState, story
from longhouse.kernel.words import Message


class Ask(IntEnum):
    """The questions."""

    CAPTAIN = 0
    TILE = 1
    CELL = 2
    TURN = 3
    ACTION = 4
    LOAD_FROM = 5
    LOAD = 6
    UNLOAD_TO = 7
    UNLOAD = 8
    SAIL = 9
    WALK_FROM = 10
    WALK = 11
    TRANSPORT_FROM = 12
    TRANSPORT = 13
    OUTPOST = 14
    OVER = 15


class Deed(IntEnum):
    """What an action can be."""

    LOAD = 0
    UNLOAD = 1
    SAIL = 2
    WALK = 3
    TRANSPORT = 4
    BUILD_OUTPOST = 5
    END_TURN = 6


class Captain(IntEnum):
    """The captain cards."""

    ARCHER = 0
    BARBARIAN = 1
    CARTOGRAPHER = 2
    HERO = 3
    HUNTSMAN = 4
    QUEEN = 5
    SCOUT = 6
    SHIELDMAIDEN = 7
    TRADER = 8
    TYRANT = 9
    WATCHMAN = 10


class Happening(IntEnum):
    """What can happen."""

    FIRST_PLAYER = 0
    CAPTAINS_DEALT = 1
    CAPTAIN_CHOSEN = 2
    CAPTAIN_REVEALED = 3
    TILES_DRAWN = 4
    TURN_BEGAN = 5
    TILE_PLACED = 6
    ANIMAL_PLACED = 7
    SETTLEMENT_PLACED = 8
    ENEMY_PLACED = 9
    NOTHING_PLACED = 10
    ISLAND_FINISHED = 11
    HAND_RETURNED = 12
    TILE_DROPPED = 13
    TILE_DISCARDED = 14
    LOADED = 15
    UNLOADED = 16
    DELIVERED = 17
    SAILED = 18
    ENEMY_DESTROYED = 19
    WALKED = 20
    TRANSPORTED = 21
    RAIDED = 22
    OUTPOST_BUILT = 23
    TURN_ENDED = 24
    GAME_ENDED = 25


class Line(IntEnum):
    """The lines of the score sheet."""

    LIVESTOCK = 0
    OUTPOSTS = 1
    ENEMY_SHIPS = 2
    SETTLEMENTS = 3
    VIKING_DEATHS = 4
    ISLANDS = 5
    CAPTAIN = 6


def _tile_in_words(say: Say, tile: int) -> Message:
    shape = say(f"shape-{SHAPES[tile]}")
    return say("tile", shape=shape, icon=say(f"icon-{ICON_NAMES[ICON[tile]]}"))


def listed(say: Say, items: list[Message]) -> Message:
    """Several things in a row, as one message."""
    if len(items) == 1:
        return items[0]
    return say("list-more", first=items[0], rest=listed(say, items[1:]))


def _cargo_in_words(say: Say, cargo: int) -> Message:
    counts = [CARGO[cargo, piece] for piece in range(1 + ANIMALS)]
    names = ("viking", *ANIMAL_NAMES)
    return listed(say, [say(f"count-{name}", count=n) for name, n in zip(names, counts, strict=True) if n])


COLOUR = Noun.named("colour", COLOUR_NAMES)
CAPTAIN = Noun.named("captain", CAPTAIN_NAMES)
TILE = Noun("tile", TILES, TILE_NAMES, worded=_tile_in_words)
HEX = Noun("hex", HEXES)
SIDE = Noun.named("side", SIDE_NAMES)
TURNED = Noun("turned", SIDES, worded=lambda say, sixths: say("turned", degrees=60 * sixths))
DEED = Noun.named("deed", DEED_NAMES)
SHORE = Noun.named("shore", ("a", "b", "c", "mainland"))
CARGO_NOUN = Noun("cargo", CARGOES, CARGO_NAMES, worded=_cargo_in_words)
LAND = Noun("land", LANDS)
ANIMAL = Noun.named("animal", ANIMAL_NAMES)
WALKERS = Noun.named("walkers", [str(number + 1) for number in range(MOST_WALKERS)])
WHERE = Noun.named("where", ("land", "mainland"))
COUNT = Noun("count", 100, first=0)

ANSWERS = Answers(
    Block("captain", {"captain": CAPTAIN}),
    Block("tile", {"tile": TILE}),
    Block("cell", {"hex": HEX, "side": SIDE}),
    Block("turn", {"turned": TURNED}),
    Block("deed", {"deed": DEED}),
    Block("shore", {"shore": SHORE}),
    Block("cargo", {"cargo": CARGO_NOUN}),
    Block("sail", {"side": SIDE}),
    Block("land", {"land": LAND}),
    Block("walk", {"side": SIDE, "walkers": WALKERS}),
    Block("transport", {"animal": ANIMAL, "side": SIDE}),
    Block("corner", {"hex": HEX, "corner": Noun("corner", SIDES)}),
)

# The block that answers each question.
_KIND = {
    Ask.CAPTAIN: "captain",
    Ask.TILE: "tile",
    Ask.CELL: "cell",
    Ask.TURN: "turn",
    Ask.ACTION: "deed",
    Ask.LOAD_FROM: "shore",
    Ask.LOAD: "cargo",
    Ask.UNLOAD_TO: "shore",
    Ask.UNLOAD: "cargo",
    Ask.SAIL: "sail",
    Ask.WALK_FROM: "land",
    Ask.WALK: "walk",
    Ask.TRANSPORT_FROM: "land",
    Ask.TRANSPORT: "transport",
    Ask.OUTPOST: "corner",
}
_SIZES = {block.kind: block.size for block in ANSWERS.blocks}
FIRST_CODE: Row = table([ANSWERS.first(_KIND[ask]) if ask in _KIND else 0 for ask in Ask])
CODES: Row = table([_SIZES[_KIND[ask]] if ask in _KIND else 0 for ask in Ask])

EVENTS = (
    EventKind("first_player", {"colour": COLOUR, "winter": COLOUR}),
    EventKind(
        "captains_dealt", {"colour": COLOUR, "first": CAPTAIN, "second": CAPTAIN}, frozenset({"first", "second"})
    ),
    EventKind("captain_chosen", {"colour": COLOUR, "captain": CAPTAIN}, frozenset({"captain"})),
    EventKind("captain_revealed", {"colour": COLOUR, "captain": CAPTAIN}),
    EventKind(
        "tiles_drawn",
        {"colour": COLOUR, "count": COUNT, "first": TILE, "second": TILE, "third": TILE},
        frozenset({"first", "second", "third"}),
    ),
    EventKind("turn_began", {"colour": COLOUR, "turn": Noun("turn", TILES)}),
    EventKind(
        "tile_placed", {"colour": COLOUR, "tile": TILE, "hex": HEX, "beside": HEX, "side": SIDE, "turned": TURNED}
    ),
    EventKind("animal_placed", {"animal": ANIMAL, "hex": HEX}),
    EventKind("settlement_placed", {"strength": COUNT, "hex": HEX}),
    EventKind("enemy_placed", {"hex": HEX}),
    EventKind("nothing_placed", {"hex": HEX}),
    EventKind("island_finished", {"hex": HEX, "tiles": COUNT}),
    EventKind("hand_returned", {"colour": COLOUR, "count": COUNT}),
    EventKind("tile_dropped", {"colour": COLOUR, "tile": TILE}),
    EventKind("tile_discarded", {"colour": COLOUR, "tile": TILE}),
    EventKind("loaded", {"colour": COLOUR, "cargo": CARGO_NOUN, "hex": HEX, "where": WHERE}),
    EventKind("unloaded", {"colour": COLOUR, "cargo": CARGO_NOUN, "hex": HEX, "where": WHERE}),
    EventKind("delivered", {"colour": COLOUR, "animal": ANIMAL, "count": COUNT}),
    EventKind("sailed", {"colour": COLOUR, "from": HEX, "to": HEX}),
    EventKind("enemy_destroyed", {"colour": COLOUR, "hex": HEX, "lost": COUNT}),
    EventKind("walked", {"colour": COLOUR, "count": COUNT, "from": HEX, "to": HEX}),
    EventKind("transported", {"colour": COLOUR, "animal": ANIMAL, "from": HEX, "to": HEX}),
    EventKind("raided", {"colour": COLOUR, "strength": COUNT, "hex": HEX}),
    EventKind("outpost_built", {"colour": COLOUR, "first": HEX, "second": HEX, "third": HEX, "number": COUNT}),
    EventKind("turn_ended", {"colour": COLOUR, "unused": COUNT}),
    EventKind("game_ended", {}),
)

SCORE_LINES = tuple(line.name.lower() for line in Line)
assert len(Captain) == CAPTAINS
assert len(Deed) == len(DEED_NAMES)


class State(GameState):
    """Everything that lies on the table, hidden or not."""

    story: Grid = story(events=24)
    start_board: int = int8()
    turns: int = int8()  # begun so far; 0 while captains are chosen
    winter: int = int8()  # who holds the winter token, NOBODY in the solo game
    points: int = int8()  # actions left
    to_place: int = int8()  # tiles still to be placed this turn
    # the choice in progress
    chosen: int = int8()  # place in the actor's hand of the tile to be placed, or NOBODY
    cell: int = int8()  # open cell chosen for it, or NOBODY
    shore: int = int8()  # where to load from or unload to, or NOBODY
    land: int = int16()  # where to walk from, or NOBODY
    # tiles; the end of the stack is its top
    used: int = int64()  # bit t: tile t was placed or left the game
    stack_len: int = int8()
    stack: Row = int8(TILES)
    hand_len: Row = int8(SEATS)
    hand: Grid = int8(SEATS, HAND)
    # captains: two dealt; once all have chosen, the second is NOBODY (in the solo game both stay)
    captain: Grid = int8(SEATS, 2)
    has_chosen: Row = int8(SEATS)
    # hexes
    hexes: int = int8()
    hex_q: Row = int8(HEXES)
    hex_r: Row = int8(HEXES)
    hex_plate: Row = int8(HEXES)
    hex_turned: Row = int8(HEXES)
    beside: Grid = int8(HEXES, SIDES)  # the neighbour, or NOBODY
    distance: Row = int8(HEXES)  # fewest placed tiles on a way from the starting board, this one included
    first_land: Row = int16(HEXES)
    settlement: Row = int8(HEXES)  # kind of the token + 1, 0 for none
    enemy_ship: Row = int8(HEXES)  # 1: one lies there, its back unseen
    outpost: Row = int8(HEXES)  # whose outpost touches the hex, or NOBODY
    corner: Row = int8(HEXES)  # where, on the first of its three hexes; elsewhere NOBODY
    sites: Row = int8(HEXES)  # bit c: corner c, the hex being the first of three, could bear an outpost
    # cells next to a hex where a tile may lie, in the order of the hex that opened them and its side
    opens: int = int8()
    open_q: Row = int8(OPEN_CELLS)
    open_r: Row = int8(OPEN_CELLS)
    open_hex: Row = int8(OPEN_CELLS)
    open_side: Row = int8(OPEN_CELLS)
    open_land: Row = int8(OPEN_CELLS)  # bit d: land lies behind side d
    open_sea: Row = int8(OPEN_CELLS)
    # land parts and islands; an island is named by its oldest land part and counted there
    lands: int = int16()
    land_hex: Row = int8(LANDS)
    island: Row = int16(LANDS)
    island_tiles: Row = int8(LANDS)
    open_edges: Row = int16(LANDS)  # land edges with no tile behind them
    influence: Grid = int8(SEATS, LANDS)
    vikings: Grid = int8(SEATS, LANDS)
    livestock: Grid = int8(LANDS, ANIMALS)
    # longships and captains' boards
    mainland: Row = int8(SEATS)  # Vikings waiting there
    ship_hex: Row = int8(SEATS)
    ship_sea: Row = int8(SEATS)  # the part of the hex
    crew: Row = int8(SEATS)
    hold: Grid = int8(SEATS, ANIMALS)
    delivered: Grid = int8(SEATS, ANIMALS)
    built: Row = int8(SEATS)
    destroyed: Row = int8(SEATS)
    conquered: Grid = int8(SEATS, SETTLEMENT_KINDS)
    dead: Row = int8(SEATS)
    # supplies; a token's face is drawn when it is turned up, so nobody can know it before
    animals_left: Row = int8(ANIMALS)
    settlements_left: Row = int8(SETTLEMENT_KINDS)
    backs_left: Row = int8(BACKS)  # enemy ships not turned up yet, in the supply and on the map
    fleet: int = int8()  # enemy ships in the supply


SHORE_MAINLAND = SHORES - 1
