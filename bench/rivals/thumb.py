"""What the rivals have in common: at every question they take the answer their rules think most of."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from longhouse.bots import Budget
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Judge", "RuleOfThumb", "no_matter"]

Judge = Callable[[Action], float]  # what an answer is worth, in points or something like it


class RuleOfThumb:
    """A player who knows the board and the answers, and neither searches nor samples; among equals it draws."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        view = seen.view
        assert view["question"] is not None
        judge = self.judge(view["question"]["kind"], view["board"], seen.seat)
        worths = [judge(action) for action in seen.legal]
        most = max(worths)
        return self._random.choice([action for action, worth in zip(seen.legal, worths, strict=True) if worth == most])

    def judge(self, question: str, board: Any, seat: int) -> Judge:
        """How the answers to a question are compared."""
        raise NotImplementedError

    def stop(self) -> None:
        """It never thinks long."""


def no_matter(action: Action) -> float:
    """One answer is as good as another."""
    return 0.0
