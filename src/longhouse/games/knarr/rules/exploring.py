"""The action Explore: which destinations can be paid for, what they bring, and their replacement."""

from __future__ import annotations

from longhouse.games.knarr.components import (
    COLOURS,
    COST,
    COST_SIZE,
    DIFFERENT,
    EQUAL,
    INFLUENCE_LAND,
    LAND_OF,
    PLACES,
    RESERVE,
    REWARD,
    TRADE_LAND,
    VISIBLE,
)
from longhouse.games.knarr.rules.boats import take_gains
from longhouse.games.knarr.state import Gain, Happening, Source, State, Step
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, seal, tell


# ---------------------------------------------------------------------------- which destinations
@rule
def destination_at(s: State, place: int) -> int:
    """The destination at a place (the mover's reserve comes after the visible ones); NOBODY when it is empty."""
    if place < PLACES:
        return s.visible[place]
    return s.reserved[s.mover, place - PLACES] if place - PLACES < s.reserved_len[s.mover] else NOBODY


@rule
def most_vikings(s: State, seat: int, destination: int) -> int:
    """How many of the seat's Vikings the cost could take."""
    wanted = 0
    for colour in range(COLOURS):
        size = s.column[seat, colour] + 0
        if EQUAL[destination] > 0:
            wanted = max(wanted, min(size, EQUAL[destination]))
        elif DIFFERENT[destination] > 0:
            wanted += min(size, 1)
        else:
            wanted += min(size, COST[destination, colour])
    return wanted


@rule
def may_explore(s: State, place: int) -> bool:
    """A destination whose cost can be paid exactly, with recruits in place of Vikings."""
    destination = destination_at(s, place)
    if destination == NOBODY:
        return False
    return COST_SIZE[destination] - most_vikings(s, s.mover, destination) <= s.recruits[s.mover]


@rule
def can_explore(s: State) -> bool:
    """Whether some destination can be paid for."""
    for place in range(PLACES + RESERVE):
        if may_explore(s, place):
            return True
    return False


# ---------------------------------------------------------------------------- the cards
@rule
def turn_up_destination(s: State, place: int) -> None:
    """The top card of the same kind fills the place, which stays empty when there is none."""
    land = place // VISIBLE
    if s.land_len[land] == 0:
        s.visible[place] = NOBODY
        tell(s, Happening.NO_DESTINATION_LEFT, land)
        return
    s.land_len[land] -= 1
    s.visible[place] = s.land[land, s.land_len[land]]
    s.land[land, s.land_len[land]] = 0
    tell(s, Happening.DESTINATION_REVEALED, s.visible[place])
    seal(s)


@rule
def take_from_reserve(s: State, i: int) -> None:
    """A reserved destination is explored; the one behind it moves up."""
    last = s.reserved_len[s.mover] - 1
    for k in range(i, last):
        s.reserved[s.mover, k] = s.reserved[s.mover, k + 1]
    s.reserved[s.mover, last] = 0
    s.reserved_len[s.mover] = last


@rule
def leave_place(s: State, place: int) -> None:
    """The destination leaves its place; a visible one is to be replaced after the gains."""
    if place < PLACES:
        s.visible[place] = NOBODY
        s.empty_place = place
    else:
        take_from_reserve(s, place - PLACES)


@rule
def replace_destination(s: State) -> None:
    """After the gains of an exploration a new destination of the same kind is turned up."""
    if s.empty_place != NOBODY:
        turn_up_destination(s, s.empty_place)
        s.empty_place = NOBODY


# ---------------------------------------------------------------------------- the stack beside the boat
@rule
def lies_on_trade_land(s: State, destination: int) -> bool:
    """Whether an influence land would come right onto a trade land."""
    n = s.explored_len[s.mover] + 0
    if n == 0 or LAND_OF[destination] != INFLUENCE_LAND:
        return False
    return LAND_OF[s.explored[s.mover, n - 1]] == TRADE_LAND


@rule
def explore(s: State, place: int) -> None:
    """Put the destination on top of the own ones and take its gains; draws are made next."""
    destination = destination_at(s, place)
    leave_place(s, place)
    s.on_trade_land = 1 if lies_on_trade_land(s, destination) else 0
    s.explored[s.mover, s.explored_len[s.mover]] = destination
    s.explored_len[s.mover] += 1
    s.just_explored = 1
    tell(s, Happening.EXPLORED, s.mover, destination)
    take_gains(
        s,
        Source.DESTINATIONS,
        REWARD[destination, Gain.VP],
        REWARD[destination, Gain.BRACELET],
        REWARD[destination, Gain.RECRUIT],
        REWARD[destination, Gain.FAME],
    )
    s.draws = REWARD[destination, Gain.CARD]
    s.step = Step.LAND
