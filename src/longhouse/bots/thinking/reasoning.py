"""Why an answer is good: what its turn changes, feature by feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.contract import measure
from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.judging import best_rival, judge
from longhouse.bots.thinking.looking import TRIAL, WORLD, imagine, promise
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["change_by"]


@rule
def change_by(states: States, desk: Desk, seat: int, code: int, elsewhere: bool, change: Line) -> None:
    """Write how an answer changes each feature of the seat in the imagined world; last, the best rival's points.

    ``elsewhere``: another world is imagined first.
    """
    features = len(desk.features)
    if elsewhere:
        imagine(states, desk, seat)
    measure(states[WORLD], seat, desk.features)
    for k in range(features):
        change[k] = -desk.features[k]
    judge(states[WORLD], desk)
    change[features] = -rivals_points(states, WORLD, seat, desk)
    promise(states, desk, code)
    change[features] += rivals_points(states, TRIAL, seat, desk)
    measure(states[TRIAL], seat, desk.features)
    for k in range(features):
        change[k] += desk.features[k]


@rule
def rivals_points(states: States, which: int, seat: int, desk: Desk) -> float:
    """What the best of the others may expect of the position judged last; nothing where there are none."""
    return best_rival(states[which], seat, desk) if states[which].players > 1 else 0.0
