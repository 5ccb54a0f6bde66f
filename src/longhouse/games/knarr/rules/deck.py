"""The Viking deck: draws, its renewal from the discard pile, and the discards when both piles are empty."""

from __future__ import annotations

from longhouse.games.knarr.components import VIKINGS
from longhouse.games.knarr.rules.crew import crew_size, join_crew, leave_crew
from longhouse.games.knarr.state import Ask, Happening, State
from longhouse.kernel.randomness import shuffle
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, seal, tell


@rule
def lift_top(s: State) -> int:
    """Take the top card off the deck."""
    s.deck_len -= 1
    kind = s.deck[s.deck_len] + 0
    s.deck[s.deck_len] = 0
    return kind


@rule
def discard_size(s: State) -> int:
    """How many cards lie in the discard pile."""
    total = 0
    for kind in range(VIKINGS):
        total += s.discarded[kind]
    return total


@rule
def renew_deck(s: State) -> None:
    """Shuffle the discard pile into a new deck."""
    for kind in range(VIKINGS):
        for _ in range(s.discarded[kind]):
            s.deck[s.deck_len] = kind
            s.deck_len += 1
        s.discarded[kind] = 0
    s.renewed = 1
    shuffle(s.rng, s.deck, 0, s.deck_len)
    tell(s, Happening.DECK_RENEWED, s.deck_len)


# ---------------------------------------------------------------------------- both piles empty
@rule
def largest_crew(s: State) -> int:
    """The size of the largest crew at the table."""
    largest = 0
    for seat in range(s.players):
        largest = max(largest, crew_size(s, seat))
    return largest


@rule
def call_for_discards(s: State) -> None:
    """Everybody with the largest crew must discard one Viking of their choice."""
    largest = largest_crew(s)
    for seat in range(s.players):
        if crew_size(s, seat) == largest:
            s.discarders |= 1 << seat
    tell(s, Happening.PILES_EMPTY)


@rule
def ask_for_discard(s: State) -> None:
    """Ask them in turn order from the mover."""
    for k in range(s.players):
        seat = (s.mover + k) % s.players
        if (s.discarders >> seat) & 1 == 1:
            s.actor = seat
            s.ask = Ask.DISCARD
            return


@rule
def discard_from_crew(s: State, kind: int) -> None:
    """The actor gives up one Viking for the new deck."""
    leave_crew(s, s.actor, kind)
    s.discarders &= ~(1 << s.actor)
    tell(s, Happening.CREW_DISCARDED, s.actor, kind)


# ---------------------------------------------------------------------------- cards that are due
@rule
def cards_are_due(s: State) -> bool:
    """Whether a card must be drawn before the turn goes on."""
    return s.draws > 0 or s.empty_slot != NOBODY


@rule
def draw_due_card(s: State) -> bool:
    """Draw the next card that is due; True when somebody must discard first."""
    if s.deck_len == 0:
        if s.discarders == 0 and discard_size(s) == 0:
            call_for_discards(s)
        if s.discarders != 0:
            ask_for_discard(s)
            return True
        renew_deck(s)
    if s.draws > 0:
        draw_into_crew(s)
    else:
        fill_slot(s)
    seal(s)
    return False


@rule
def draw_into_crew(s: State) -> None:
    """The top card joins the mover's crew and gives no gain."""
    s.draws -= 1
    kind = lift_top(s)
    join_crew(s, s.mover, kind)
    tell(s, Happening.DREW, s.mover, kind)


@rule
def fill_slot(s: State) -> None:
    """The top card fills the empty slot of the market."""
    kind = lift_top(s)
    s.market[s.empty_slot] = kind
    tell(s, Happening.VIKING_REVEALED, kind, s.empty_slot)
    s.empty_slot = NOBODY
