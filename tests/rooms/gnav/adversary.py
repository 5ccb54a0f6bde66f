"""Another world of Gnav that a seat cannot tell from the true one (see tests/conformance/adversary.py)."""

from __future__ import annotations

import random
from typing import Any

from tests.conformance.adversary import Seat, knows, permute


def scramble(s: Any, seat: Seat, choices: random.Random) -> None:
    """The deck, and the cards that the seat has not seen."""
    unseen = [(s.held, owner) for owner in range(s.players) if not knows(s.known[owner], seat)]
    permute([(s.deck, i) for i in range(s.deck_len)] + unseen, choices)
