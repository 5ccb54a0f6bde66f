"""The bot that leaves everything to chance."""

from __future__ import annotations

import random

from longhouse.bots.budget import Budget
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["RandomBot"]


class RandomBot:
    """Gives each legal answer with the same chance, at once whatever the budget."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, seen: Seen) -> Action:
        """Any of the legal answers."""
        return seen.action(self._random.choice(seen.codes))

    def stop(self) -> None:
        """It never thinks."""
