"""The record of Knarr, its questions, its answers and its events.

Seat i sails boat i. Equal Vikings are told apart nowhere: a kind of Viking is a colour and a gain, and hands, crews and
the discard pile are numbers of each kind.
"""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.knarr.components import (
    ARTIFACT_NAMES,
    BOAT_NAMES,
    BOATS,
    COLOUR_NAMES,
    COLOURS,
    DESTINATION_NAMES,
    DESTINATIONS,
    FACES,
    GAIN_NAMES,
    LAND_NAMES,
    LAND_OF,
    LANDS,
    MAX_BRACELETS,
    MAX_DECK,
    MAX_LAND,
    PLACES,
    RESERVE,
    SLOTS,
    VIKING_NAMES,
    VIKINGS,
)
from longhouse.kernel.answers import Answers, Block, Noun, Say
from longhouse.kernel.events import EventKind
from longhouse.kernel.record import Grid, Row, int8, int16, int32
from longhouse.kernel.rule import table
from longhouse.kernel.state import GameState, story
from longhouse.kernel.words import Message


class Gain(IntEnum):
    """What can be gained."""

    VP = 0
    BRACELET = 1
    RECRUIT = 2
    FAME = 3
    CARD = 4


class Artifact(IntEnum):
    """The seven artifacts."""

    MEAD_CUP = 0
    SILVER_COINS = 1
    CAULDRON = 2
    GOLDEN_BRACELET = 3
    HELMET = 4
    AMULET = 5
    WEATHERVANE = 6


class Source(IntEnum):
    """Where points come from: the lines of a score sheet."""

    REPUTATION = 0
    CREW = 1
    DESTINATIONS = 2
    TRADE = 3
    ARTIFACTS = 4


class Step(IntEnum):
    """What a turn goes on with once all cards are drawn that are due."""

    ACTION = 0
    TAKE = 1
    PAY = 2
    LAND = 3
    SILVER_COINS = 4
    GOLDEN_BRACELET = 5
    MEAD_CUP = 6
    AMULET = 7
    HELMET = 8
    WEATHERVANE = 9
    TRADE = 10
    END = 11


class Ask(IntEnum):
    """The questions."""

    ACTION = 0
    TAKE = 1
    PAY = 2
    RESERVE = 3
    SWAP = 4
    BONUS_RECRUIT = 5
    BONUS_EXPLORE = 6
    TRADE = 7
    DISCARD = 8
    OVER = 9


class Happening(IntEnum):
    """What can happen."""

    ARTIFACT_REVEALED = 0
    CREW_DEALT = 1
    HAND_DEALT = 2
    TURN_BEGAN = 3
    REPUTATION_SCORED = 4
    RECRUITED = 5
    GAINED = 6
    EXCESS_LOST = 7
    VIKING_TAKEN = 8
    VIKING_REVEALED = 9
    VIKING_SENT = 10
    RECRUITS_SENT = 11
    EXPLORED = 12
    DESTINATION_REVEALED = 13
    NO_DESTINATION_LEFT = 14
    TRADED = 15
    DREW = 16
    DECK_RENEWED = 17
    PILES_EMPTY = 18
    CREW_DISCARDED = 19
    COIN_EARNED = 20
    RESERVED = 21
    MARKET_SWAPPED = 22
    LINE_REWARDED = 23
    BONUS_ACTION = 24
    NOTHING_PAYABLE = 25
    DECLINED = 26
    LAST_ROUND = 27
    GAME_ENDED = 28


class OptionPlace(IntEnum):
    """The order of the options in meta.toml."""

    BOATS = 0
    ARTIFACTS = 1
    MEAD_CUP = 2


NO_ARTIFACT, RANDOM_ARTIFACT, FIRST_ARTIFACT = 0, 1, 2  # values of the option artifacts
MEAD_CUP_AUTO, MEAD_CUP_ON = 0, 1  # values of the option mead_cup


def viking_in_words(say: Say, kind: int) -> Message:
    """A Viking: its colour and its gain."""
    colour, gain = COLOUR_NAMES[kind // FACES], GAIN_NAMES[kind % FACES]
    return say("viking", colour=say(f"colour-{colour}"), gain=say(f"gain-{gain}"))


def destination_in_words(say: Say, destination: int) -> Message:
    """A destination: its kind, and its number among them."""
    return say(f"destination-{LAND_NAMES[LAND_OF[destination]]}", number=int(DESTINATION_NAMES[destination][1:]))


BOAT = Noun.named("boat", BOAT_NAMES)
VIKING = Noun("viking", VIKINGS, VIKING_NAMES, worded=viking_in_words)
DESTINATION = Noun("destination", DESTINATIONS, DESTINATION_NAMES, worded=destination_in_words)
LAND = Noun.named("land", LAND_NAMES)
COLOUR = Noun.named("colour", COLOUR_NAMES)
SLOT = Noun.named("slot", COLOUR_NAMES)
PLACE = Noun("place", PLACES + RESERVE)  # trade lands, influence lands, then the own reserve
BRACELETS = Noun.named("bracelets", [str(n + 1) for n in range(MAX_BRACELETS)])
ARTIFACT = Noun.named("artifact", ARTIFACT_NAMES)
COUNT = Noun("count", 200, first=0)

ANSWERS = Answers(
    Block("recruits", {}),
    Block("viking", {"viking": VIKING}),
    Block("place", {"place": PLACE}),
    Block("trade", {"bracelets": BRACELETS}),
    Block("pass", {}),
    Block("slot", {"slot": SLOT}),
)
A_RECRUITS, A_VIKING, A_PLACE, A_TRADE, A_PASS, A_SLOT = (block.first for block in ANSWERS.blocks)

# The run of codes among which the answers to each question lie.
_RUNS = {
    Ask.ACTION: (A_VIKING, A_PASS),
    Ask.TAKE: (A_SLOT, ANSWERS.size),
    Ask.PAY: (A_RECRUITS, A_PLACE),
    Ask.RESERVE: (A_PLACE, A_SLOT),
    Ask.SWAP: (A_PASS, ANSWERS.size),
    Ask.BONUS_RECRUIT: (A_VIKING, A_SLOT),
    Ask.BONUS_EXPLORE: (A_PLACE, A_SLOT),
    Ask.TRADE: (A_TRADE, A_SLOT),
    Ask.DISCARD: (A_VIKING, A_PLACE),
    Ask.OVER: (0, 0),
}
FIRST_CODE: Row = table([_RUNS[ask][0] for ask in Ask])
END_CODE: Row = table([_RUNS[ask][1] for ask in Ask])

_GAINED = {"points": COUNT, "bracelets": COUNT, "recruits": COUNT, "fame": COUNT}

EVENTS = (
    EventKind("artifact_revealed", {"artifact": ARTIFACT}),
    EventKind("crew_dealt", {"boat": BOAT, "first": VIKING, "second": VIKING}),
    EventKind(
        "hand_dealt",
        {"boat": BOAT, "first": VIKING, "second": VIKING, "third": VIKING},
        frozenset({"first", "second", "third"}),
    ),
    EventKind("turn_began", {"boat": BOAT}),
    EventKind("reputation_scored", {"boat": BOAT, "points": COUNT}),
    EventKind("recruited", {"boat": BOAT, "viking": VIKING, "place": COUNT}),
    EventKind("gained", {"boat": BOAT, **_GAINED}),
    EventKind("excess_lost", {"boat": BOAT, "bracelets": COUNT, "recruits": COUNT, "fame": COUNT}),
    EventKind("viking_taken", {"boat": BOAT, "viking": VIKING, "slot": SLOT, "recruits": COUNT}),
    EventKind("viking_revealed", {"viking": VIKING, "slot": SLOT}),
    EventKind("viking_sent", {"boat": BOAT, "viking": VIKING}),
    EventKind("recruits_sent", {"boat": BOAT, "recruits": COUNT}),
    EventKind("explored", {"boat": BOAT, "destination": DESTINATION}),
    EventKind("destination_revealed", {"destination": DESTINATION}),
    EventKind("no_destination_left", {"land": LAND}),
    EventKind("traded", {"boat": BOAT, "bracelets": BRACELETS}),
    EventKind("drew", {"boat": BOAT, "viking": VIKING}),
    EventKind("deck_renewed", {"count": COUNT}),
    EventKind("piles_empty", {}),
    EventKind("crew_discarded", {"boat": BOAT, "viking": VIKING}),
    EventKind("coin_earned", {"boat": BOAT}),
    EventKind("reserved", {"boat": BOAT, "destination": DESTINATION}),
    EventKind("market_swapped", {"boat": BOAT, "viking": VIKING, "slot": SLOT}),
    EventKind("line_rewarded", {"boat": BOAT, "lines": COUNT}),
    EventKind("bonus_action", {"boat": BOAT, "artifact": ARTIFACT}),
    EventKind("nothing_payable", {"boat": BOAT}),
    EventKind("declined", {"boat": BOAT, "artifact": ARTIFACT}),
    EventKind("last_round", {"boat": BOAT}),
    EventKind("game_ended", {}),
)

SOURCES = len(Source)
SCORE_LINES = tuple(source.name.lower() for source in Source)


class State(GameState):
    """Everything that lies on the table, hidden or not."""

    # An answer tells some twenty events; the room is for turns that play themselves (a hand of three equal Vikings).
    story: Grid = story(events=96)
    boat_side: int = int8()
    artifacts: int = int8()  # bit a: artifact a is in play
    first: int = int8()  # the seat that began
    turns: int = int32()
    # Viking cards; the top of the deck is its last card
    deck_len: int = int8()
    deck: Row = int8(MAX_DECK)
    renewed: int = int8()  # 1: the deck was once made of discarded cards, so all know what is in it
    discarded: Row = int8(VIKINGS)
    market: Row = int8(SLOTS)  # kinds, by the colour of the slot
    # destinations
    land_len: Row = int8(LANDS)
    land: Grid = int8(LANDS, MAX_LAND)  # the two decks, the top is the last card
    visible: Row = int8(PLACES)  # NOBODY: the deck ran out
    # what each seat has
    hand: Grid = int8(BOATS, VIKINGS)
    known: Grid = int8(BOATS, VIKINGS)  # of the hand, the cards that all saw being taken
    crew: Grid = int8(BOATS, VIKINGS)
    column: Grid = int8(BOATS, COLOURS)  # sizes of the crew's columns
    points: Grid = int16(BOATS, SOURCES)
    fame: Row = int8(BOATS)
    bracelets: Row = int8(BOATS)
    recruits: Row = int8(BOATS)
    explored_len: Row = int8(BOATS)
    explored: Grid = int8(BOATS, DESTINATIONS)  # the last one lies on top
    reserved_len: Row = int8(BOATS)
    reserved: Grid = int8(BOATS, RESERVE)
    # the turn in progress
    mover: int = int8()
    step: int = int8()
    traded: int = int8()
    baseline: int = int8()  # lines that were rewarded or there when the turn began
    colour: int = int8()  # of the recruited Viking
    column_size: int = int8()  # of its column right after placing; 0: no recruit to look at
    just_explored: int = int8()  # 1: the Mead Cup is still to be looked at
    on_trade_land: int = int8()  # 1: the Helmet's condition was met
    bonus_explores: int = int8()  # lines that the Weathervane still rewards
    # cards due: drawn before the turn goes on
    draws: int = int8()  # into the mover's crew
    empty_slot: int = int8()  # of the market, NOBODY when it is full
    empty_place: int = int8()  # a destination to be replaced, NOBODY when there is none
    discarders: int = int8()  # bit p: seat p must discard from the crew since both piles are empty
    # payment
    place: int = int8()
    owed: int = int8()  # Vikings or recruits still to be sent
    pay_from: int = int8()  # the first kind that may still be sent
    paid: Row = int8(VIKINGS)
    spent: int = int8()  # recruits
