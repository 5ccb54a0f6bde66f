"""The six levels, the same in every game, from the weakest to the strongest."""

from __future__ import annotations

from longhouse.bots.bot import Bot, Maker
from longhouse.bots.budget import Budget
from longhouse.bots.heuristic import Karl, Leysingi, Thrall
from longhouse.bots.searcher import Searcher

__all__ = ["LEVELS", "QUICK", "huscarl", "jarl", "konungr"]

QUICK = ("random", "thrall", "leysingi", "karl")  # think no longer for being given more time


def huscarl(seed: int, budget: Budget | None = None) -> Bot:
    """Looks a little ahead."""
    return Searcher(seed, budget or Budget(milliseconds=20), nodes=20_000, level="huscarl")


def jarl(seed: int, budget: Budget | None = None) -> Bot:
    """Thinks about a second."""
    return Searcher(seed, budget or Budget(milliseconds=1_000), nodes=100_000, level="jarl")


def konungr(seed: int, budget: Budget | None = None) -> Bot:
    """The strongest there is: about five seconds, in two trees side by side."""
    return Searcher(seed, budget or Budget(milliseconds=5_000), trees=2, nodes=200_000)


LEVELS: dict[str, Maker] = {
    "thrall": Thrall,
    "leysingi": Leysingi,
    "karl": Karl,
    "huscarl": huscarl,
    "jarl": jarl,
    "konungr": konungr,
}
