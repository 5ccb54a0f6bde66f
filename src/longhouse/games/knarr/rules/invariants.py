"""What must hold after every answer: nothing appears, nothing disappears, no limit is passed."""

from __future__ import annotations

from longhouse.games.knarr.components import (
    COLOURS,
    COPIES,
    DESTINATIONS,
    FACES,
    GOAL,
    HAND,
    LANDS,
    MAX_BRACELETS,
    MAX_FAME,
    MAX_RECRUITS,
    PLACES,
    RESERVE,
    SLOTS,
    VIKINGS,
)
from longhouse.games.knarr.rules.artifacts import in_play
from longhouse.games.knarr.rules.boats import last_round, score
from longhouse.games.knarr.state import Artifact, Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def vikings_are_miscounted(s: State, kind: int) -> bool:
    """Whether the cards of a kind are not all somewhere."""
    total = s.discarded[kind] + 0
    for i in range(s.deck_len):
        total += 1 if s.deck[i] == kind else 0
    for slot in range(SLOTS):
        total += 1 if s.market[slot] == kind else 0
    for seat in range(s.players):
        total += s.hand[seat, kind] + s.crew[seat, kind]
    return total != COPIES[s.players, kind]


@rule
def columns_are_wrong(s: State, seat: int) -> bool:
    """Whether a column's size is not the number of its Vikings."""
    for colour in range(COLOURS):
        total = 0
        for gain in range(FACES):
            total += s.crew[seat, colour * FACES + gain]
        if total != s.column[seat, colour]:
            return True
    return False


@rule
def hand_is_wrong(s: State, seat: int) -> bool:
    """Three cards, two while one is taken; nobody knows of more cards than there are."""
    total = 0
    for kind in range(VIKINGS):
        if s.crew[seat, kind] < 0 or s.known[seat, kind] < 0 or s.known[seat, kind] > s.hand[seat, kind]:
            return True
        total += s.hand[seat, kind]
    taking = s.ask == Ask.TAKE and seat == s.mover
    return total != (HAND - 1 if taking else HAND)


@rule
def market_is_wrong(s: State) -> bool:
    """Full, but for the slot that waits for a new deck."""
    for slot in range(SLOTS):
        if (s.market[slot] == NOBODY) != (slot == s.empty_slot):
            return True
    return s.empty_slot != NOBODY and s.ask != Ask.DISCARD


@rule
def boat_is_wrong(s: State, seat: int) -> bool:
    """Whether a limit is passed."""
    if s.recruits[seat] < 0 or s.recruits[seat] > MAX_RECRUITS:
        return True
    if s.bracelets[seat] < 0 or s.bracelets[seat] > MAX_BRACELETS:
        return True
    if s.fame[seat] < 0 or s.fame[seat] > MAX_FAME:
        return True
    return s.reserved_len[seat] > (RESERVE if in_play(s, Artifact.GOLDEN_BRACELET) else 0)


@rule
def times_seen(s: State, destination: int) -> int:
    """In how many places a destination is."""
    total = 0
    for place in range(PLACES):
        total += 1 if s.visible[place] == destination else 0
    for land in range(LANDS):
        for i in range(s.land_len[land]):
            total += 1 if s.land[land, i] == destination else 0
    for seat in range(s.players):
        for i in range(s.explored_len[seat]):
            total += 1 if s.explored[seat, i] == destination else 0
        for i in range(s.reserved_len[seat]):
            total += 1 if s.reserved[seat, i] == destination else 0
    return total


@rule
def payment_is_wrong(s: State) -> bool:
    """Whether something is being sent that is not there, or outside a payment."""
    paying = s.ask == Ask.PAY and s.actor != NOBODY
    sent = s.spent + 0
    for kind in range(VIKINGS):
        if s.paid[kind] > s.crew[s.mover, kind]:
            return True
        sent += s.paid[kind]
    if s.spent > s.recruits[s.mover]:
        return True
    return (s.owed > 0) != paying or (sent > 0 and not paying)


@rule
def game_should_be_over(s: State) -> bool:
    """Whether somebody who is still to play in this round has forty points: then the last round was an earlier one."""
    since = (s.mover - s.first + s.players) % s.players
    for seat in range(s.players):
        if score(s, seat) >= GOAL and (seat - s.first + s.players) % s.players > since:
            return True
    return False


@rule
def broken(s: State) -> int:
    """0, or the number of the first invariant that does not hold."""
    for kind in range(VIKINGS):
        if vikings_are_miscounted(s, kind):
            return 1
    for seat in range(s.players):
        if columns_are_wrong(s, seat):
            return 2
        if hand_is_wrong(s, seat):
            return 3
        if boat_is_wrong(s, seat):
            return 4
    if market_is_wrong(s):
        return 5
    for destination in range(DESTINATIONS):
        if times_seen(s, destination) != 1:
            return 6
    if payment_is_wrong(s):
        return 7
    if s.actor >= s.players or (s.actor == NOBODY) != (s.ask == Ask.OVER):
        return 8
    if (s.actor == NOBODY and not last_round(s)) or game_should_be_over(s):
        return 9
    if s.actor != NOBODY and s.actor != s.mover and s.ask != Ask.DISCARD:
        return 10
    return 0
