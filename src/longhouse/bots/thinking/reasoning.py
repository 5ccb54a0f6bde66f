"""Why an answer is good: which features its turn brings, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.contract import measure
from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.judging import THOUSANDTHS, best_rival
from longhouse.bots.thinking.looking import TRIAL, imagine, promise
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["weigh_answer"]


@rule
def weigh_answer(states: States, desk: Desk, seat: int, code: int, worlds: int, points: Line) -> None:
    """Write the mean points each feature of the seat brings after an answer; last, what it leaves the best rival."""
    features = len(desk.features)
    for k in range(features + 1):
        points[k] = 0.0
    for _ in range(worlds):
        imagine(states, desk, seat)
        promise(states, desk, code)
        measure(states[TRIAL], seat, desk.features)
        for k in range(features):
            points[k] += desk.weights[seat, k] * desk.features[k] / THOUSANDTHS / worlds
        if states[TRIAL].players > 1:
            points[features] -= best_rival(states[TRIAL], seat, desk) / worlds
