"""What lies in a seat's reach: lands it can pay for, Vikings it can recruit, bracelets it can trade."""

from __future__ import annotations

from longhouse.games.knarr.components import (
    COST_SIZE,
    GOAL,
    PLACES,
    REWARD,
    TRADE_OF_BOAT,
    TRADE_OF_DESTINATION,
)
from longhouse.games.knarr.rules.boats import score
from longhouse.games.knarr.rules.crew import first_kind_of
from longhouse.games.knarr.rules.exploring import most_vikings
from longhouse.games.knarr.state import Gain, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = [
    "column_value",
    "land_for",
    "land_value",
    "recruits_missing",
    "trade_value",
    "turns_left",
]

PACE = 3  # points a turn of who is ahead


@rule
def turns_left(s: State) -> int:
    """Turns until somebody has forty points, at the usual pace."""
    most = 0
    for seat in range(s.players):
        most = max(most, score(s, seat))
    return max(0, GOAL + PACE - 1 - most) // PACE


@rule
def land_for(s: State, seat: int, place: int) -> int:
    """The destination that the seat could explore at a place: visible, or in its reserve; NOBODY when there is none."""
    if place < PLACES:
        return s.visible[place]
    return s.reserved[seat, place - PLACES] if place - PLACES < s.reserved_len[seat] else NOBODY


@rule
def recruits_missing(s: State, seat: int, destination: int) -> int:
    """Vikings of the cost that the crew does not have."""
    return max(0, COST_SIZE[destination] - most_vikings(s, seat, destination))


@rule
def land_value(destination: int) -> int:
    """Half points that a destination brings at once, by rule of thumb."""
    return (
        2 * REWARD[destination, Gain.VP]
        + REWARD[destination, Gain.BRACELET]
        + REWARD[destination, Gain.RECRUIT]
        + 2 * REWARD[destination, Gain.FAME]
        + 2 * REWARD[destination, Gain.CARD]
        + 2 * TRADE_OF_DESTINATION[destination, 0, Gain.VP]
        + TRADE_OF_DESTINATION[destination, 1, Gain.VP]
        + TRADE_OF_DESTINATION[destination, 2, Gain.VP]
    )


@rule
def column_value(s: State, seat: int, colour: int) -> int:
    """Half points that the next recruit of a colour takes from those who lie there already."""
    first = first_kind_of(colour)
    return (
        2 * s.crew[seat, first + Gain.VP]
        + s.crew[seat, first + Gain.BRACELET]
        + s.crew[seat, first + Gain.RECRUIT]
        + s.crew[seat, first + Gain.FAME]
    )


@rule
def trade_value(s: State, seat: int, bracelets: int) -> int:
    """Half points that a trade of so many bracelets brings."""
    value = 0
    for column in range(bracelets):
        for gain in range(Gain.CARD + 1):
            weight = 2 if gain == Gain.VP or gain == Gain.CARD else 1
            value += weight * TRADE_OF_BOAT[s.boat_side, column, gain]
            for i in range(s.explored_len[seat]):
                value += weight * TRADE_OF_DESTINATION[s.explored[seat, i], column, gain]
    return value
