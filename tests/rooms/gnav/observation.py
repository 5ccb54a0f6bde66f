"""What a seat of Gnav knows as numbers."""

from __future__ import annotations

from longhouse.kernel.observation import (
    Group,
    Observation,
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
from tests.rooms.gnav.knowledge import knows
from tests.rooms.gnav.state import CARDS, SEATS, Ask, State


@rule
def held_seen(s: State, seat: int, i: int) -> int:
    owner = sitting(s, seat, i)
    return s.held[owner] + 1 if i < s.players and knows(s, seat, owner) else 0


_CARD = category(CARDS, none=True)

OBSERVATION = Observation(
    State,
    Group(
        "turn",
        "The question and how far the game has come.",
        (
            *question_asked(Ask, SEATS),
            whose("dealer", "Who dealt.", seats=SEATS),
            field("deals", count(5), "Deals in the whole game."),
            field("deal", count(5), "Deals begun."),
        ),
    ),
    Group(
        "cards",
        "Cards and what became of them.",
        (
            made("held", _CARD, "The card of each seat, if known.", {"seat": SEATS}, held_seen),
            field("aside", _CARD, "The card the dealer laid open."),
            of_seats("shown", _CARD, "The cards that ended the deal before.", seats=SEATS),
            of_seats("survived", count(5), "Deals that did not end with the lowest card.", seats=SEATS),
            field("deck_len", count(CARDS), "Cards of the deck."),
        ),
    ),
)
