"""Whims: levels below the strongest also give answers that are worth a little less than the best they found."""

from __future__ import annotations

from longhouse.kernel.rule import rule

__all__ = ["reach"]


@rule
def reach(whim: float, best: float) -> float:
    """How much less than the best an answer may be worth.

    Worth flattens out where a game is nearly decided (:func:`longhouse.bots.thinking.judging.squash`, whose slope falls
    with this square), so the same whim costs about the same points in every position.
    """
    return whim * (1.0 - abs(2.0 * best - 1.0)) ** 2
