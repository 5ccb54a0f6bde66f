"""Advice for people: the best few answers, what each may bring, and why."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.bots.bot import Bot
from longhouse.bots.budget import Budget
from longhouse.bots.calibration import Calibration, Expected, calibration_of
from longhouse.bots.found import Found
from longhouse.bots.reasons import reasons_for
from longhouse.bots.searcher import Searcher
from longhouse.kernel.answers import Action
from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.match import Seen
from longhouse.kernel.words import Message

__all__ = ["Advice", "advise", "explain"]

COMPARED = 8  # answers whose features are compared
LENT = Budget(iterations=300)  # as chances were measured (bench/calibration.py)
RARE = 30  # an answer visited so many times less than the best is not known well enough to tell what it may bring


@dataclass(frozen=True)
class Advice:
    """One answer: the chance to win with it, the points to expect at the end, and a reason in words.

    The figures are what came true in games between bots; None where such games were not measured, and alone there is
    no chance to win.
    """

    action: Action
    chance: Expected | None
    points: Expected | None
    reason: Message


def advise(seen: Seen, budget: Budget | None = None, seed: int = 0, most: int = 3) -> tuple[Advice, ...]:
    """The best few answers to the question of the moment, the best first."""
    if not seen.codes:
        raise IllegalAction(f"seat {seen.seat} is not asked anything now: there is nothing to advise")
    found = Searcher(seed, budget or Budget(milliseconds=1_000)).think(seen)
    reasons = reasons_for(seen, _tried(found)[:COMPARED], seed)
    worthy = [part for part in found[:most] if _is_known(part, found)]
    curves = calibration_of(seen.game, seen.players, seen.options)
    return tuple(_advice(seen, part, curves, reasons[part.code]) for part in worthy)


def explain(seen: Seen, answer: Action, bot: Bot, seed: int = 0) -> Advice:
    """What a bot's answer may bring and why, by its own thought; a level that does not search gets a short one lent."""
    found = bot.found if isinstance(bot, Searcher) else Searcher(seed, LENT).think(seen)
    nothing = Found(answer.code, 0, 0.0, 0.0, 0.0)
    given = next((part for part in found if part.code == answer.code), nothing)
    best = _tried(found)[:COMPARED]
    compared = best if given in best else [*best[: COMPARED - 1], given]
    curves = calibration_of(seen.game, seen.players, seen.options) if _is_known(given, found) else None
    return _advice(seen, given, curves, reasons_for(seen, compared, seed)[answer.code])


def _tried(found: list[Found]) -> list[Found]:
    """The answers that search tried; where it tried no other than the leading one, all of them."""
    tried = [part for part in found if part.visits]
    return tried if len(tried) > 1 else found


def _is_known(part: Found, found: list[Found]) -> bool:
    """Whether search tried an answer often enough to say what it may bring."""
    return part.visits * RARE >= found[0].visits


def _advice(seen: Seen, found: Found, curves: Calibration | None, reason: Message) -> Advice:
    chance = curves.expected_chance(found, seen.answered) if curves and seen.players > 1 else None
    points = curves.expected_points(found, seen.answered) if curves else None
    return Advice(seen.action(found.code), chance, points, reason)
