"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from longhouse.bots.budget import Budget
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Bot", "Maker"]


class Bot(Protocol):
    """Answers the question of the moment from what its seat knows. One bot plays one seat of one match."""

    def __call__(self, seen: Seen) -> Action:
        """One of ``seen.legal``."""

    def stop(self) -> None:
        """Let the answer being thought about come at once, with the best found so far; any thread may call it."""


class Maker(Protocol):
    """Makes a bot; the same seed and the same number of iterations make one that answers alike."""

    def __call__(self, seed: int, budget: Budget | None = None) -> Bot:
        """A bot of its own; without a budget it thinks as long as its level does."""
