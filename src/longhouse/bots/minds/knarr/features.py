"""What a seat of Knarr may count on, for as long as the race goes on."""

from __future__ import annotations

from longhouse.bots.minds.knarr.voyages import (
    column_value,
    land_for,
    land_value,
    recruits_missing,
    trade_value,
    turns_left,
)
from longhouse.games.knarr.components import (
    COLOURS,
    COLUMNS,
    PLACES,
    REPUTATION,
    RESERVE,
    REWARD,
    TRADE_OF_DESTINATION,
    VIKINGS,
)
from longhouse.games.knarr.rules.boats import score
from longhouse.games.knarr.rules.crew import colour_of, first_kind_of, gain_of
from longhouse.games.knarr.state import Ask, Gain, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["FEATURES", "calm", "measure"]

FEATURES = (
    "score",
    "reputation",
    "fame",
    "bracelets",
    "recruits",
    "trade_now",
    "trade_income",
    "crew_points",
    "crew_others",
    "columns",
    "hand",
    "land_now",
    "land_points",
    "land_near",
)
(
    SCORE,
    REPUTATION_TO_COME,
    FAME,
    BRACELETS,
    RECRUITS,
    TRADE_NOW,
    TRADE_INCOME,
    CREW_POINTS,
    CREW_OTHERS,
    COLUMN_SIZES,
    BEST_OF_HAND,
    LAND_NOW,
    LAND_POINTS,
    LAND_NEAR,
) = range(len(FEATURES))
SOON = 4  # turns in which what a seat has can be used


@rule
def calm(s: State) -> bool:
    """At the beginning of a turn."""
    return s.ask == Ask.ACTION and s.traded == 0


@rule
def measure(s: State, seat: int, out: Row) -> None:
    """Points so far, what comes every turn, and what can be used before the race is over."""
    left = turns_left(s)
    soon = min(left, SOON)
    out[SCORE] = score(s, seat)
    out[REPUTATION_TO_COME] = REPUTATION[s.fame[seat]] * left
    out[FAME] = s.fame[seat] * left
    out[BRACELETS] = s.bracelets[seat] * soon
    out[RECRUITS] = s.recruits[seat] * soon
    out[TRADE_NOW] = trade_value(s, seat, s.bracelets[seat]) * soon
    out[TRADE_INCOME] = trade_income(s, seat) * left
    measure_crew(s, seat, left, soon, out)
    measure_lands(s, seat, soon, out)


@rule
def trade_income(s: State, seat: int) -> int:
    """Points that trades show, the first columns more since they are paid more often."""
    income = 0
    for i in range(s.explored_len[seat]):
        for column in range(COLUMNS):
            income += (COLUMNS - column) * TRADE_OF_DESTINATION[s.explored[seat, i], column, Gain.VP]
    return income


@rule
def measure_crew(s: State, seat: int, left: int, soon: int, out: Row) -> None:
    """Add the crew, and the Viking of the hand that would bring most."""
    points, others, columns, best = 0, 0, 0, 0
    for colour in range(COLOURS):
        size = s.column[seat, colour] + 0
        points += s.crew[seat, first_kind_of(colour) + Gain.VP]
        others += size
        columns += size * size
    for kind in range(VIKINGS):
        if s.hand[seat, kind] > 0:
            own = 2 if gain_of(kind) == Gain.VP else 1
            best = max(best, column_value(s, seat, colour_of(kind)) + own)
    out[CREW_POINTS] = points * left
    out[CREW_OTHERS] = (others - points) * left
    out[COLUMN_SIZES] = columns * soon
    out[BEST_OF_HAND] = best * soon


@rule
def measure_lands(s: State, seat: int, soon: int, out: Row) -> None:
    """Add the best destination that can be paid for, and the best that lacks one Viking."""
    now, points, near = 0, 0, 0
    for place in range(PLACES + RESERVE):
        destination = land_for(s, seat, place)
        if destination != NOBODY:
            lacking = recruits_missing(s, seat, destination) - s.recruits[seat]
            if lacking <= 0:
                now = max(now, land_value(destination))
                points = max(points, REWARD[destination, Gain.VP])
            elif lacking == 1:
                near = max(near, land_value(destination))
    out[LAND_NOW] = now * soon
    out[LAND_POINTS] = points * soon
    out[LAND_NEAR] = near * soon
