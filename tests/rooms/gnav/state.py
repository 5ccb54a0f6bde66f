"""The record of Gnav, its questions, its answers and its events."""

from __future__ import annotations

from enum import IntEnum

from longhouse.kernel.answers import Answers, Block, Noun
from longhouse.kernel.events import EventKind
from longhouse.kernel.record import Grid, Row, int8
from longhouse.kernel.rule import table
from longhouse.kernel.state import GameState, story

SEATS = 6
CARDS = 12  # worth 1 to 12
DEALS: Row = table([3, 5])  # by the value of the option


class Ask(IntEnum):
    """The questions."""

    EXCHANGE = 0
    OVER = 1


class Choice(IntEnum):
    """The answers to the only question."""

    KEEP = 0
    EXCHANGE = 1


class Happening(IntEnum):
    """What can happen."""

    DEALT = 0
    KEPT = 1
    EXCHANGED = 2
    DRAWN = 3
    SHOWN = 4
    LOST = 5
    GAME_ENDED = 6


SEAT = Noun.named("seat", [str(seat) for seat in range(SEATS)])
CARD = Noun("card", CARDS)
CHOICE = Noun.named("choice", [choice.name.lower() for choice in Choice])

ANSWERS = Answers(Block("choice", {"choice": CHOICE}))

EVENTS = (
    EventKind("dealt", {"deal": Noun("deal", 5)}),
    EventKind("kept", {"seat": SEAT}),
    EventKind("exchanged", {"seat": SEAT, "with": SEAT, "card": CARD, "given": CARD}, frozenset({"card", "given"})),
    EventKind("drawn", {"seat": SEAT, "aside": CARD, "card": CARD}, frozenset({"card"})),
    EventKind("shown", {"seat": SEAT, "card": CARD}),
    EventKind("lost", {"seat": SEAT}),
    EventKind("game_ended", {}),
)

SCORE_LINES = ("survived",)


class State(GameState):
    """All cards, and who has seen which."""

    story: Grid = story(
        events=10
    )  # the last answer of a deal: itself 1, cards shown 6, who lost 1, the next deal or the end 1
    deals: int = int8()  # in the whole game
    deal: int = int8()  # deals begun
    dealer: int = int8()
    deck: Row = int8(CARDS)  # the top first; everybody's card has been taken from it
    deck_len: int = int8()
    held: Row = int8(SEATS)  # the card of each seat
    known: Row = int8(SEATS)  # bit p: player p knows the card of this seat
    aside: int = int8()  # the card the dealer laid open, NOBODY before
    shown: Row = int8(SEATS)  # the cards that ended the deal before, NOBODY in the first
    survived: Row = int8(SEATS)  # deals that did not end with the lowest card
