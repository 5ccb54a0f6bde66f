"""Honest opponents by rule of thumb, three a game with three different plans: ``python -m bench.rivals`` plays them.

They see what a person at the table sees, know advice that is told in public, and neither search nor sample worlds. Who
plans must beat them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

from bench.rivals.thumb import RuleOfThumb
from longhouse import bots
from longhouse.study.entrants import Entrant

__all__ = ["GAMES", "Rival", "rivals_of"]

GAMES = ("vikings_on_board", "knarr", "explorers", "feast_for_odin")


def rivals_of(game: str) -> Mapping[str, type[RuleOfThumb]]:
    """The rivals of a game by name."""
    found: Mapping[str, type[RuleOfThumb]] = import_module(f"bench.rivals.{game}").RIVALS
    return found


@dataclass(frozen=True)
class Rival(Entrant):
    """A rival in the arena, called by its name."""

    game: str = ""

    def __call__(self, seed: int) -> bots.Bot:
        return rivals_of(self.game)[self.bot](seed)

    def __str__(self) -> str:
        return self.bot
