"""The record of Vikings on Board, its questions, its answers and its events.

Seat i plays clan i; clans from ``players`` on have no player.
"""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.vikings_on_board.components import (
    BARREL_VALUES,
    BARRELS,
    BUILDING_NAMES,
    BUILDINGS,
    CLAN_NAMES,
    CLAN_PIECES,
    CLANS,
    MAX_BODY,
    MAX_DRAWN,
    MAX_STACK,
    PIECES,
    SHIPS,
    SUPPLIES,
    SUPPLY_NAMES,
    shields_printed,
)
from longhouse.kernel.answers import Answers, Block, Noun, Say
from longhouse.kernel.events import EventKind
from longhouse.kernel.record import Grid, Row, int8, int16
from longhouse.kernel.rule import table
from longhouse.kernel.state import GameState, story
from longhouse.kernel.words import Message


class Building(IntEnum):
    """The village, in the order of play."""

    FIRST_PLAYER = 0
    PROMOTE = 1
    JUMP_OWN = 2
    BET = 3
    ADD_ONE = 4
    MARKET = 5
    JUMP_ANY = 6
    BET_OR_MOVE = 7
    DRAW_THREE = 8
    SET_SAIL = 9
    SWAP = 10


class Ask(IntEnum):
    """The questions."""

    BUILDING = 0
    PROMOTE = 1
    JUMP_PIECE = 2
    JUMP_SHIP = 3
    SWAP_PIECE = 4
    SWAP_WITH = 5
    LOAD_SHIP = 6
    MARKET = 7
    DRAWN_SUPPLY = 8
    BARREL = 9
    BET_SHIP = 10
    BET_CLAN = 11
    SPARE_VIKING = 12
    SAIL = 13
    SHARE = 14
    LOSE = 15
    OVER = 16


class Happening(IntEnum):
    """What can happen."""

    ROUND_BEGAN = 0
    VIKING_PLACED = 1
    NOTHING_TO_DO = 2
    PROMOTED = 3
    JUMPED = 4
    SWAPPED = 5
    TOKEN_REVEALED = 6
    TOKENS_DRAWN = 7
    SHIP_LOADED = 8
    TOKENS_RETURNED = 9
    VALUE_ROSE = 10
    BET_PLACED = 11
    BET_MOVED = 12
    STERN_TAKEN = 13
    SPARE_PLACED = 14
    NO_SPARE = 15
    SHIP_SAILED = 16
    CLAN_RANKED = 17
    BET_WON = 18
    SUPPLY_TAKEN = 19
    SUPPLY_LOST = 20
    CARGO_LOST = 21
    NO_SHIP_SAILED = 22
    GAME_ENDED = 23


class BetLimit(IntEnum):
    """The values of the option bet_limit."""

    BOTH = 0
    ONE_PER_CIRCLE = 1
    ONE_PER_PLAYER_AND_SHIP = 2


class OptionPlace(IntEnum):
    """The order of the options in meta.toml."""

    EDITION = 0
    TWO_PLAYER_SHIELDS = 1
    BET_LIMIT = 2
    WHOSE_BET_MOVES = 3


def _piece_in_words(say: Say, piece: int) -> Message:
    return say("piece", clan=say(f"clan-{CLAN_NAMES[piece // CLAN_PIECES]}"), shields=shields_printed(piece))


CLAN = Noun.named("clan", CLAN_NAMES, of_seat=1)
BUILDING = Noun.named("building", BUILDING_NAMES)
SUPPLY = Noun.named("supply", SUPPLY_NAMES)
SHIP = Noun("ship", SHIPS)
PIECE = Noun("piece", PIECES, worded=_piece_in_words, of_seat=CLAN_PIECES)
BARREL = Noun.named("barrel", [str(value) for value in BARREL_VALUES])
BET = Noun("bet", BARRELS)
COUNT = Noun("count", 100, first=0)

ANSWERS = Answers(
    Block("building", {"building": BUILDING}),
    Block("piece", {"piece": PIECE}),
    Block("ship", {"ship": SHIP}),
    Block("clan", {"clan": CLAN}),
    Block("supply", {"supply": SUPPLY}),
    Block("barrel", {"barrel": BARREL}),
    Block("move_bet", {"owner": CLAN, "bet": BET}),
)
A_BUILDING, A_PIECE, A_SHIP, A_CLAN, A_SUPPLY, A_BARREL, A_MOVE_BET = (block.first for block in ANSWERS.blocks)

# The block that answers each question; BARREL runs on into the bets that can be moved.
_BLOCKS = {
    Ask.BUILDING: (A_BUILDING, BUILDINGS),
    Ask.PROMOTE: (A_PIECE, PIECES),
    Ask.JUMP_PIECE: (A_PIECE, PIECES),
    Ask.JUMP_SHIP: (A_SHIP, SHIPS),
    Ask.SWAP_PIECE: (A_PIECE, PIECES),
    Ask.SWAP_WITH: (A_PIECE, PIECES),
    Ask.LOAD_SHIP: (A_SHIP, SHIPS),
    Ask.MARKET: (A_SUPPLY, SUPPLIES),
    Ask.DRAWN_SUPPLY: (A_SUPPLY, SUPPLIES),
    Ask.BARREL: (A_BARREL, BARRELS + CLANS * BARRELS),
    Ask.BET_SHIP: (A_SHIP, SHIPS),
    Ask.BET_CLAN: (A_CLAN, CLANS),
    Ask.SPARE_VIKING: (A_PIECE, PIECES),
    Ask.SAIL: (A_SHIP, SHIPS),
    Ask.SHARE: (A_SUPPLY, SUPPLIES),
    Ask.LOSE: (A_SUPPLY, SUPPLIES),
    Ask.OVER: (0, 0),
}
FIRST_CODE: Row = table([_BLOCKS[ask][0] for ask in Ask])
CODES: Row = table([_BLOCKS[ask][1] for ask in Ask])

EVENTS = (
    EventKind("round_began", {"round": Noun("round", 100)}),
    EventKind("viking_placed", {"clan": CLAN, "building": BUILDING}),
    EventKind("nothing_to_do", {"clan": CLAN, "building": BUILDING}),
    EventKind("promoted", {"clan": CLAN, "piece": PIECE, "ship": SHIP}),
    EventKind("jumped", {"clan": CLAN, "piece": PIECE, "from": SHIP, "to": SHIP}),
    EventKind("swapped", {"clan": CLAN, "piece": PIECE, "from": SHIP, "other": PIECE, "to": SHIP}),
    EventKind("token_revealed", {"clan": CLAN, "supply": SUPPLY}),
    EventKind(
        "tokens_drawn",
        {"clan": CLAN, "count": COUNT, "first": SUPPLY, "second": SUPPLY, "third": SUPPLY},
        frozenset({"first", "second", "third"}),
    ),
    EventKind("ship_loaded", {"clan": CLAN, "supply": SUPPLY, "ship": SHIP}),
    EventKind("tokens_returned", {"clan": CLAN, "count": COUNT}),
    EventKind("value_rose", {"clan": CLAN, "supply": SUPPLY, "value": COUNT}),
    EventKind("bet_placed", {"clan": CLAN, "ship": SHIP, "on": CLAN, "barrel": BARREL}, frozenset({"barrel"})),
    EventKind(
        "bet_moved",
        {"clan": CLAN, "owner": CLAN, "from": SHIP, "from_clan": CLAN, "ship": SHIP, "on": CLAN},
    ),
    EventKind("stern_taken", {"clan": CLAN, "sterns": COUNT}),
    EventKind("spare_placed", {"clan": CLAN, "piece": PIECE, "ship": SHIP}),
    EventKind("no_spare", {"clan": CLAN}),
    EventKind("ship_sailed", {"clan": CLAN, "ship": SHIP}),
    EventKind("clan_ranked", {"clan": CLAN, "place": Noun("place", CLANS), "shields": COUNT}),
    EventKind("bet_won", {"clan": CLAN, "ship": SHIP, "on": CLAN, "barrel": BARREL}, frozenset({"barrel"})),
    EventKind("supply_taken", {"clan": CLAN, "supply": SUPPLY}),
    EventKind("supply_lost", {"clan": CLAN, "supply": SUPPLY}),
    EventKind("cargo_lost", {"count": COUNT}),
    EventKind("no_ship_sailed", {}),
    EventKind("game_ended", {}),
)

SCORE_LINES = (*SUPPLY_NAMES, "barrels")


class State(GameState):
    """Everything that lies on the table, hidden or not."""

    story: Grid = story(events=16)  # a ship that sails: 1, its clans 4, bets 4, one kind shared 5, the round 2
    two_player_shields: int = int8()
    bet_limit: int = int8()
    any_bet_moves: int = int8()
    rounds: int = int16()
    turns: int = int16()  # Vikings that have been called to move
    # village
    waiting: Row = int8(BUILDINGS)  # Vikings still to move: clan or NOBODY
    placed: Row = int8(BUILDINGS)  # Vikings on the leader's side
    captain: int = int8()  # who took Set Sail this round
    # the turn in progress
    mover: int = int8()  # whose Viking moved
    building: int = int8()
    piece: int = int8()
    ship: int = int8()
    owner: int = int8()  # of the barrel in hand
    bet: int = int8()
    # fjord
    body_len: Row = int8(SHIPS)
    body: Grid = int8(SHIPS, MAX_BODY)  # piece ids, index 0 next to the bow
    piece_ship: Row = int8(PIECES)
    spare: Row = int8(PIECES)  # 1: a spare Viking stands on the piece
    cargo: Grid = int8(SHIPS, SUPPLIES)
    sailed: Row = int8(SHIPS)
    sterns: int = int8()
    # supply tokens: index 0 is the top of a stack; known: bit p means that player p knows the token
    stack_len: Row = int8(2)
    stack: Grid = int8(2, MAX_STACK)
    stack_known: Grid = int8(2, MAX_STACK)
    drawn_len: int = int8()
    drawn: Row = int8(MAX_DRAWN)
    drawn_known: Row = int8(MAX_DRAWN)
    drawn_from: int = int8()
    kept: int = int8()  # which of the drawn tokens goes onto a bow, NOBODY before it is chosen
    market: Row = int8(SUPPLIES)
    won: Grid = int8(CLANS, SUPPLIES)
    lost: Row = int8(SUPPLIES)
    # barrels: barrel[p] is a permutation, the first bets[p] of it have been laid out
    bets: Row = int8(CLANS)
    barrel: Grid = int8(CLANS, BARRELS)
    bet_ship: Grid = int8(CLANS, BARRELS)  # NOBODY: in hand or won
    bet_clan: Grid = int8(CLANS, BARRELS)
    bet_won: Grid = int8(CLANS, BARRELS)
    # the order of influence aboard the ship that sails
    ranks: int = int8()
    rank: Row = int8(CLANS)
    next_rank: int = int8()
    later_rules: int = int8()  # versions of the rules after the first: 0 is version 1
