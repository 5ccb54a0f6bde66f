"""Who knows what: the worlds a seat holds possible. The view is in sight.py, numbers in observation.py.

Hidden are the occupations in other hands and the order of what is still to be turned up. Which card has a light and
which a dark brown back is seen by all.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CARDS,
    IS_STARTING,
    STRIPS,
)
from longhouse.games.feast_for_odin.rules.occupations import random_card
from longhouse.games.feast_for_odin.sight import view
from longhouse.games.feast_for_odin.state import BOX, DECK, State
from longhouse.kernel.randomness import shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["determinize", "view"]


# ---------------------------------------------------------------------------- possible worlds
@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know; the result depends on what it knows and on rng alone."""
    redeal_hands(s, seat, rng, 0, DECK)
    redeal_hands(s, seat, rng, 1, BOX)
    n = s.strips_up + 0
    for strip in range(STRIPS):
        if s.strip[strip] == NOBODY:
            s.strip_order[n] = strip
            n += 1
    shuffle(rng, s.strip_order, s.strips_up, STRIPS - s.strips_up)


@rule
def cards_with_back(s: State, player: int, starting: int) -> int:
    """How many cards with this back a player holds: all can see that."""
    n = 0
    for card in range(CARDS):
        n += 1 if s.card_at[card] == player and IS_STARTING[card] == starting else 0
    return n


@rule
def redeal_hands(s: State, seat: int, rng: Row, starting: int, pile: int) -> None:
    """The other hands' cards with this back go to the pile they came from; as many are dealt again."""
    held = 0  # a byte a player
    for player in range(s.players):
        if player != seat:
            held += cards_with_back(s, player, starting) << (8 * player)
    for card in range(CARDS):
        holder = s.card_at[card]
        if holder >= 0 and holder < s.players and holder != seat and IS_STARTING[card] == starting:
            s.card_at[card] = pile
    for player in range(s.players):
        for _ in range((held >> (8 * player)) & 255):
            s.card_at[random_card(s, rng, pile)] = player
