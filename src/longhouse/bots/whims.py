"""Whims: below the strongest level a bot may give an answer that seems nearly as good as the best it found.

They keep the levels apart where more thought alone would not, and make games differ. A mind's data file has them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from longhouse.bots.minds import mind_of
from longhouse.kernel.match import Seen

__all__ = ["fancied", "whim_of"]

T = TypeVar("T")
QUESTIONS_APART = 100_003


def whim_of(level: str, seen: Seen) -> float:
    """How much worth below the best an answer may have at a level of the game."""
    return mind_of(seen.game).whims.get(level, 0.0)


def fancied(near: Sequence[T], seed: int, seen: Seen) -> T:
    """One of the answers near the best: the same for the same seed and question."""
    return random.Random(seed * QUESTIONS_APART + seen.answered).choice(near)
