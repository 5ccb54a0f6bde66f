"""Setting the table."""

from __future__ import annotations

from longhouse.games.knarr.components import (
    ARTIFACTS,
    COPIES,
    DESTINATIONS,
    LAND_OF,
    LANDS,
    PLACES,
    SLOTS,
    START_BRACELETS,
    START_RECRUITS,
    VIKINGS,
    VISIBLE,
)
from longhouse.games.knarr.rules.crew import colour_of, join_crew
from longhouse.games.knarr.rules.decisions import settle
from longhouse.games.knarr.rules.deck import lift_top
from longhouse.games.knarr.rules.turns import begin_turn
from longhouse.games.knarr.state import (
    FIRST_ARTIFACT,
    MEAD_CUP_AUTO,
    MEAD_CUP_ON,
    NO_ARTIFACT,
    RANDOM_ARTIFACT,
    Artifact,
    Happening,
    OptionPlace,
    State,
)
from longhouse.kernel.randomness import random_below, shuffle, shuffle_row
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, tell, tell_only


@rule
def setup(s: State, options: Row) -> None:
    """Set the table and begin the first turn."""
    s.boat_side = options[OptionPlace.BOATS]
    s.empty_slot = NOBODY
    s.empty_place = NOBODY
    choose_artifacts(s, options[OptionPlace.ARTIFACTS], options[OptionPlace.MEAD_CUP])
    lay_out_destinations(s)
    shuffle_vikings(s)
    for slot in range(SLOTS):
        s.market[slot] = lift_top(s)
    for seat in range(s.players):
        s.recruits[seat] = START_RECRUITS
        s.bracelets[seat] = START_BRACELETS
        deal_crew(s, seat)
    for seat in range(s.players):
        deal_hand(s, seat)
    s.first = random_below(s.rng, s.players)
    begin_turn(s, s.first)
    settle(s)


@rule
def adds_mead_cup(s: State, choice: int, mead_cup: int) -> bool:
    """Whether the Mead Cup joins: when asked for, or with two players when artifacts are used."""
    if mead_cup == MEAD_CUP_AUTO:
        return s.players == 2 and choice != NO_ARTIFACT
    return mead_cup == MEAD_CUP_ON


@rule
def choose_artifacts(s: State, choice: int, mead_cup: int) -> None:
    """The artifact by name or at random (among the other six when the Mead Cup is added), and the Mead Cup."""
    if adds_mead_cup(s, choice, mead_cup):
        s.artifacts |= 1 << Artifact.MEAD_CUP
    if choice == RANDOM_ARTIFACT:
        others = 1 if s.artifacts != 0 else 0  # the Mead Cup is the first one
        s.artifacts |= 1 << (others + random_below(s.rng, ARTIFACTS - others))
    elif choice != NO_ARTIFACT:
        s.artifacts |= 1 << (choice - FIRST_ARTIFACT)
    for artifact in range(ARTIFACTS):
        if (s.artifacts >> artifact) & 1 == 1:
            tell(s, Happening.ARTIFACT_REVEALED, artifact)


@rule
def lay_out_destinations(s: State) -> None:
    """Shuffle the two kinds apart and turn up three of each."""
    for destination in range(DESTINATIONS):
        land = LAND_OF[destination]
        s.land[land, s.land_len[land]] = destination
        s.land_len[land] += 1
    for land in range(LANDS):
        shuffle_row(s.rng, s.land, land, s.land_len[land])
    for place in range(PLACES):
        land = place // VISIBLE
        s.land_len[land] -= 1
        s.visible[place] = s.land[land, s.land_len[land]]
        s.land[land, s.land_len[land]] = 0


@rule
def shuffle_vikings(s: State) -> None:
    """The cards for this number of players."""
    for kind in range(VIKINGS):
        for _ in range(COPIES[s.players, kind]):
            s.deck[s.deck_len] = kind
            s.deck_len += 1
    shuffle(s.rng, s.deck, 0, s.deck_len)


@rule
def deal_crew(s: State, seat: int) -> None:
    """Two Vikings of different colours, without their gains; two of one colour are shuffled back."""
    while colour_of(s.deck[s.deck_len - 1]) == colour_of(s.deck[s.deck_len - 2]):
        shuffle(s.rng, s.deck, 0, s.deck_len)
    first, second = lift_top(s), lift_top(s)
    join_crew(s, seat, first)
    join_crew(s, seat, second)
    tell(s, Happening.CREW_DEALT, seat, first, second)


@rule
def deal_hand(s: State, seat: int) -> None:
    """Three Vikings that only their owner sees."""
    first, second, third = lift_top(s), lift_top(s), lift_top(s)
    s.hand[seat, first] += 1
    s.hand[seat, second] += 1
    s.hand[seat, third] += 1
    tell_only(s, only(seat), Happening.HAND_DEALT, seat, first, second, third)
