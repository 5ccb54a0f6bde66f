"""Reasons for advice: what an answer changes, in words that are true of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.heuristic import laid
from longhouse.bots.minds import Mind
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.reasoning import change_by
from longhouse.kernel.match import Seen
from longhouse.kernel.words import Message

__all__ = ["reasons_for"]

WORDS = Path(__file__).parent / "words"
WORLDS = 16  # in which an answer is tried; a reason holds in all of them, however the turn goes on
NOTEWORTHY = 0.05  # points a feature must bring more than the other answers bring of it, to be a reason

Numbers = NDArray[np.float64]


def reasons_for(seen: Seen, worths: Mapping[int, float], seed: int) -> dict[int, Message]:
    """For each answer, with its worth by search: what it changes for the better, more than the others do."""
    desk = laid(None, seen, seed)
    changes = _changes(seen, desk, list(worths))
    points = _points(desk.mind, changes)
    return {
        code: _reason(desk.mind, changes[:, n], points[n], _apart(points, n), _lead(worths, code))
        for n, code in enumerate(worths)
    }


def _changes(seen: Seen, desk: SetDesk, codes: Sequence[int]) -> Numbers:
    """How each answer changes each feature, and last the best rival's points: world by world, the same for all."""
    changes = np.zeros((WORLDS, len(codes), len(desk.mind.features) + 1))
    for world in changes:
        for n, code in enumerate(codes):
            desk.run(change_by, seen.seat, code, n == 0, desk.bind(world[n]))
    return changes


def _points(mind: Mind, changes: Numbers) -> Numbers:
    """What the changes are worth on average, an answer a row; features that are told together in one column."""
    points: Numbers = changes.mean(axis=0) * [*(mind.points[name] for name in mind.features), -1.0]
    for part, whole in mind.told_with.items():
        points[:, mind.features.index(whole)] += points[:, mind.features.index(part)]
        points[:, mind.features.index(part)] = 0.0
    return points


def _apart(points: Numbers, row: int) -> Numbers:
    """By how much an answer brings more than the others do on average."""
    others = np.delete(points, row, axis=0)
    mean: Numbers = others.mean(axis=0) if len(others) else np.zeros(points.shape[1])
    return np.asarray(points[row] - mean, np.float64)


def _lead(worths: Mapping[int, float], code: int) -> float:
    others = [worth for other, worth in worths.items() if other != code]
    return worths[code] - sum(others) / len(others) if others else 0.0


def _reason(mind: Mind, changes: Numbers, points: Numbers, apart: Numbers, lead: float) -> Message:
    for k in np.argsort(-apart, kind="stable"):
        if apart[k] < NOTEWORTHY:
            break
        direction = _direction(changes[:, k])
        if direction and points[k] > 0:
            return _spoken(mind, int(k), direction)
    return Message(WORDS, "reason-ahead" if lead > 0 else "reason-unclear")


def _spoken(mind: Mind, k: int, direction: str) -> Message:
    return Message(WORDS, "reason-hinders") if k == len(mind.features) else mind.reason(mind.features[k], direction)


def _direction(changes: Numbers) -> str:
    """Whether a feature grows or shrinks wherever the answer is tried; nothing when one cannot tell."""
    if changes.min() > 0:
        return "more"
    return "less" if changes.max() < 0 else ""
