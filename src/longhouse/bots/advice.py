"""Advice for people: the best few answers, what each may bring, and why."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.budget import Budget
from longhouse.bots.heuristic import chosen, laid
from longhouse.bots.minds import Mind
from longhouse.bots.searcher import Searcher
from longhouse.bots.thinking.reasoning import weigh_answer
from longhouse.bots.thought import Found
from longhouse.kernel.answers import Action
from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.match import Seen
from longhouse.kernel.words import Message

__all__ = ["Advice", "advise"]

WORDS = Path(__file__).parent / "words"
COMPARED = 8  # answers whose features are compared
WORLDS = 8  # in which they are
RARE = 30  # an answer visited so many times less than the best is not known well enough to be advised
NOTEWORTHY = 0.05  # points a feature must bring more than elsewhere to be a reason


@dataclass(frozen=True)
class Advice:
    """One answer: the chance to win with it (None alone), the points to expect at the end, and a reason in words."""

    action: Action
    chance: float | None
    points: float
    reason: Message


def advise(seen: Seen, budget: Budget | None = None, seed: int = 0, most: int = 3) -> tuple[Advice, ...]:
    """The best few answers to the question of the moment, the best first."""
    if not seen.legal:
        raise IllegalAction(f"seat {seen.seat} is not asked anything now: there is nothing to advise")
    found = Searcher(seed, budget or Budget(milliseconds=1_000)).think(seen)
    reasons = _reasons(seen, [part.code for part in found[:COMPARED]], seed)
    worthy = [part for part in found[:most] if part.visits * RARE >= found[0].visits]
    return tuple(_advice(seen, part, reasons[part.code]) for part in worthy)


def _advice(seen: Seen, found: Found, reason: Message) -> Advice:
    chance = None if seen.players == 1 else found.worth
    return Advice(chosen(seen, found.code), chance, found.points, reason)


def _reasons(seen: Seen, codes: list[int], seed: int) -> dict[int, Message]:
    """For each answer the feature that it brings more of than the others do on average."""
    desk = laid(None, seen, seed)
    points = np.zeros((len(codes), len(desk.mind.features) + 1))
    for row, code in zip(points, codes, strict=True):
        desk.run(weigh_answer, seen.seat, code, WORLDS, desk.bind(row))
    return {code: _reason(desk.mind, row) for code, row in zip(codes, points - points.mean(axis=0), strict=True)}


def _reason(mind: Mind, more: NDArray[np.float64]) -> Message:
    best = int(more.argmax())
    if more[best] < NOTEWORTHY:
        return Message(WORDS, "reason-even")
    if best == len(mind.features):
        return Message(WORDS, "reason-hinders")
    return mind.reason(mind.features[best])
