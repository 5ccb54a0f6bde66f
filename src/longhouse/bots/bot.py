"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Bot", "Maker"]


class Bot(Protocol):
    """Answers the question of the moment from what its seat knows."""

    def __call__(self, seen: Seen) -> Action:
        """One of ``seen.legal``."""


class Maker(Protocol):
    """Makes a bot; the same seed makes one that answers alike."""

    def __call__(self, seed: int) -> Bot:
        """A bot of its own."""
