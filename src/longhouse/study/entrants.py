"""Bots as studies name them: ``jarl``, ``jarl@50`` with 50 milliseconds an answer, ``jarl@200it`` with iterations."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from longhouse import bots
from longhouse.bots.levels import QUICK
from longhouse.kernel.errors import BadOption, refusal

__all__ = ["Entrant", "read_budgets", "read_entrant", "with_budgets"]


@dataclass(frozen=True)
class Entrant:
    """A bot and the budget it thinks with; without one it thinks as long as its level does."""

    bot: str
    budget: bots.Budget | None = None

    def __str__(self) -> str:
        if self.budget is None:
            return self.bot
        return f"{self.bot}@{self.budget.milliseconds or f'{self.budget.iterations}it'}"

    def __call__(self, seed: int) -> bots.Bot:
        """A bot of its own for one seat of one match."""
        return bots.named(self.bot)(seed, self.budget)


def read_entrant(text: str) -> Entrant:
    """The entrant of this name."""
    bot, at, budget = text.strip().partition("@")
    bots.named(bot)
    return Entrant(bot, _budget(budget) if at else None)


def read_budgets(text: str) -> tuple[bots.Budget, ...]:
    """Budgets with commas between: ``10,50,250`` are milliseconds, ``200it`` iterations."""
    return tuple(_budget(part.strip()) for part in text.split(","))


def with_budgets(entrants: Iterable[Entrant], budgets: Iterable[bots.Budget]) -> tuple[Entrant, ...]:
    """Every entrant that thinks and has no budget of its own, once with each of these."""
    given = tuple(budgets)
    spread: list[Entrant] = []
    for entrant in entrants:
        fixed = not given or entrant.budget is not None or entrant.bot in QUICK
        spread += [entrant] if fixed else [Entrant(entrant.bot, budget) for budget in given]
    return tuple(spread)


def _budget(text: str) -> bots.Budget:
    read = re.fullmatch(r"([0-9]{1,9})(it)?", text)
    if read is None:
        raise BadOption(refusal("bad-budget", budget=repr(text)))
    number = int(read[1])
    return bots.Budget(iterations=number) if read[2] else bots.Budget(milliseconds=number)
