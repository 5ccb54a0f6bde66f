"""Bots that answer in batches."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import longhouse
from longhouse.bots.crowd import Crowd, answers_by_seat
from longhouse.kernel.batch import Batch


def test_every_seat_is_answered_for_by_its_own_crowd() -> None:
    class Told(Crowd):
        """Says the same in every game, and in which it was asked."""

        def __call__(self, batch: Batch, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
            """Always its seed."""
            asked_in.append(numbers.tolist())
            return np.full(len(numbers), self._seed)

    asked_in: list[list[int]] = []
    batch = longhouse.game("knarr").batch(5, players=3)
    asked = np.array([2, 0, -1, 2, 0])
    found = answers_by_seat(batch, asked, [Told("karl", seed) for seed in (70, 71, 72)], nobody=-7)
    assert found.tolist() == [72, 70, -7, 72, 70]
    assert asked_in == [[1, 4], [0, 3]]
