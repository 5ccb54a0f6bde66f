"""Who knows what in Gnav: the own card, and those one has seen go by."""

from __future__ import annotations

from typing import Any

from longhouse.kernel.randomness import shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY
from tests.rooms.gnav.state import CARD, CARDS, SEAT, State


@rule
def knows(s: State, seat: int, owner: int) -> bool:
    """Whether the seat may see the owner's card; when the game is over everything is open."""
    return s.actor == NOBODY or (s.known[owner] >> seat) & 1 == 1


@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Deal the cards that the seat has not seen anew. Blind: they lie in rising order before they are shuffled."""
    if s.actor == NOBODY:
        return
    unseen = 0
    for card in range(CARDS):
        if is_unseen(s, seat, card):
            s.deck[unseen] = card
            unseen += 1
    shuffle(rng, s.deck, 0, unseen)
    for owner in range(s.players):
        if not knows(s, seat, owner):
            unseen -= 1
            s.held[owner] = s.deck[unseen]
            s.deck[unseen] = 0


@rule
def is_unseen(s: State, seat: int, card: int) -> bool:
    """Whether the card lies where the seat cannot see it."""
    if s.aside == card:
        return False
    for owner in range(s.players):
        if s.held[owner] == card:
            return not knows(s, seat, owner)
    return True


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None for spectators."""
    return {
        "deal": s.deal,
        "deals": s.deals,
        "dealer": SEAT.value(s.dealer),
        "aside": CARD.value(s.aside),
        "deck": s.deck_len,
        "players": [_player(s, seat, owner) for owner in range(s.players)],
    }


def _player(s: State, seat: int | None, owner: int) -> dict[str, Any]:
    return {
        "seat": SEAT.value(owner),
        "card": _shown(s, seat, owner),
        "shown": CARD.value(s.shown[owner]),
        "survived": s.survived[owner],
    }


def _shown(s: State, seat: int | None, owner: int) -> int | None:
    if seat is None:
        return s.held[owner] if s.actor == NOBODY else None
    return s.held[owner] if knows(s, seat, owner) else None
