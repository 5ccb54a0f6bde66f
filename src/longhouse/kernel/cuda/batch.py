"""A batch on the card: the same interface, over arrays that lie there."""

from __future__ import annotations

from typing import Any

import numpy as np

from longhouse.kernel.batch import Batch
from longhouse.kernel.cuda.fleet import CardFleet

__all__ = ["CardBatch"]


class CardBatch(Batch):
    """Games 0 to n - 1 on the card. What it gives are CuPy's arrays: PyTorch, JAX and others take them as they are."""

    _fleet: CardFleet

    @property
    def legal_mask(self) -> Any:
        """The legal answers of each game, one row of the action space a game; overwritten by the next step."""
        return self._fleet.mask.view(np.bool_)

    def _room_to_observe(self) -> Any:
        return self._np.empty((len(self), self.game.observation.size), np.int16)

    def _first_illegal(self, going: Any, answers: Any) -> int | None:
        return self._fleet.first_illegal(answers)

    def _advance(self, which: Any, answers: Any) -> None:
        """All of a step in one kernel: what is left to Python would cost more than the games."""
        every = not self._opponents
        ends = (self._ended.view(np.int8), self._rewards, self._final_scores, self._final_sheets)
        self._fleet.advance(which, answers, every, self.renews, self.seeds, ends)
