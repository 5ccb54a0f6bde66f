"""The six levels, the same in every game, from the weakest to the strongest.

How long those that search think is for the game's mind to say: in one game a second is a rung, in another it is none.
"""

from __future__ import annotations

from longhouse.bots.bot import Bot, Maker
from longhouse.bots.budget import Budget
from longhouse.bots.heuristic import Karl, Leysingi, Thrall
from longhouse.bots.searcher import Searcher

__all__ = ["LEVELS", "QUICK", "huscarl", "jarl", "konungr"]

QUICK = ("random", "thrall", "leysingi", "karl")  # think no longer for being given more time


def huscarl(seed: int, budget: Budget | None = None) -> Bot:
    """Looks a little ahead."""
    return Searcher(seed, budget, nodes=20_000, level="huscarl")


def jarl(seed: int, budget: Budget | None = None) -> Bot:
    """Looks further ahead."""
    return Searcher(seed, budget, nodes=100_000, level="jarl")


def konungr(seed: int, budget: Budget | None = None) -> Bot:
    """The strongest there is: as long as thought brings something."""
    return Searcher(seed, budget, nodes=400_000, level="konungr")


LEVELS: dict[str, Maker] = {
    "thrall": Thrall,
    "leysingi": Leysingi,
    "karl": Karl,
    "huscarl": huscarl,
    "jarl": jarl,
    "konungr": konungr,
}
