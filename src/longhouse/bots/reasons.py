"""Reasons for advice: what an answer changes, in words that are true of the position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.found import Found
from longhouse.bots.heuristic import laid
from longhouse.bots.minds import Mind
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.reasoning import change_by
from longhouse.kernel.match import Seen
from longhouse.kernel.words import Message

__all__ = ["reasons_for"]

WORDS = Path(__file__).parent / "words"
WORLDS = 16  # in which an answer is tried, however the turn goes on
LIKELY = 0.75  # of these worlds, at least, must a feature be better in; in none may it be worse
NOTEWORTHY = 0.05  # points a feature must bring more than the other answers bring of it, to be a reason
TAKEN = 0.5  # points that a rival must be left less, for the same
GOOD_SHARE = 0.2  # of all that speaks for an answer, at least, must a reason be
TRIFLE = 0.01  # of worth makes no answer better than another

Numbers = NDArray[np.float64]


class _Trials(NamedTuple):
    """What some answers led to: world by world, who is asked next and how much better each feature is (last, what the
    best rival is left); and on average what that is worth in points."""

    asked: NDArray[np.int64]
    better: Numbers
    points: Numbers


def reasons_for(seen: Seen, compared: Sequence[Found], seed: int) -> dict[int, Message]:
    """For each of these answers, the best by search first: what it makes better, more than the others do."""
    desk = laid(None, seen, seed)
    trials = _tried_out(seen, desk, [part.code for part in compared])
    return {
        part.code: _reason(seen, part.code, desk.mind, trials, n) or _verdict(seen, part, compared)
        for n, part in enumerate(compared)
    }


def _tried_out(seen: Seen, desk: SetDesk, codes: Sequence[int]) -> _Trials:
    """Each answer in the same worlds."""
    asked = np.zeros((WORLDS, len(codes)), np.int64)
    changes = np.zeros((WORLDS, len(codes), len(desk.mind.features) + 1))
    for w, n in np.ndindex(asked.shape):
        desk.run(change_by, seen.seat, codes[n], n == 0, desk.bind(changes[w, n]))
        asked[w, n] = desk.next_asked
    return _Trials(asked, changes * _liking(desk.mind), _points(desk.mind, changes))


def _liking(mind: Mind) -> list[int]:
    """1 for each feature that words praise when there is more of it, -1 when there is less."""
    return [*(-1 if name in mind.burdens else 1 for name in mind.features), -1]


def _points(mind: Mind, changes: Numbers) -> Numbers:
    """What the changes are worth on average, an answer a row; features that are told together in one column."""
    points: Numbers = changes.mean(axis=0) * [*(mind.points[name] for name in mind.features), -1.0]
    for part, whole in mind.told_with.items():
        points[:, mind.features.index(whole)] += points[:, mind.features.index(part)]
        points[:, mind.features.index(part)] = 0.0
    return points


def _apart(trials: _Trials, n: int) -> Numbers:
    """By how many points a feature speaks for an answer rather than for the others, on average.

    What rivals may expect changes with the turn: there, only answers count after which the same seat is asked.
    """
    asked, better, points = trials.asked, trials.better.mean(axis=0), trials.points
    alike = (asked == asked[:, [n]]).mean(axis=0) > 0.5
    alike[n] = False
    apart = np.where(_before_others(better, n) > 0, _before_others(points, n), 0.0)
    apart[-1] = points[n, -1] - points[alike, -1].mean() if alike.any() else 0.0
    return apart.clip(0.0)


def _before_others(answers: Numbers, n: int) -> Numbers:
    """By how much one answer has more than the others on average, feature by feature."""
    others = np.delete(answers, n, axis=0)
    mean: Numbers = others.mean(axis=0) if len(others) else np.zeros(answers.shape[1])
    return np.asarray(answers[n] - mean, np.float64)


def _reason(seen: Seen, code: int, mind: Mind, trials: _Trials, n: int) -> Message | None:
    """What an answer makes better, else what most of the others make worse; None where neither stands out."""
    apart, least = _apart(trials, n), [*(NOTEWORTHY for _ in mind.features), TAKEN]
    telling = [int(k) for k in np.argsort(-apart) if apart[k] >= max(least[k], GOOD_SHARE * apart.sum())]
    telling.sort(key=lambda k: k == len(mind.features))  # what is left to rivals last
    for k in telling:
        own = trials.better[:, n, k]
        if trials.points[n, k] > 0 and _is_likely(own):
            return _hedged(_praise(seen, code, mind, k), own)
    for k in telling:
        own, others = trials.better[:, n, k], np.delete(trials.better[:, :, k], n, axis=1).T
        harmful = [other for other in others if _is_likely(-other)]
        if own.min() >= 0 and 2 * len(harmful) > len(others):
            cost = _hedged(_spoken(seen, mind, k, -1), -np.array(harmful))
            return Message(WORDS, "reason-spared", {"others": len(others), "cost": cost})
    return None


def _is_likely(better: Numbers) -> bool:
    """Whether a feature gets better in most worlds, and worse in none."""
    return bool(better.min() >= 0 and (better > 0).mean() >= LIKELY)


def _hedged(told: Message, better: Numbers) -> Message:
    """What is told of some worlds, as no more than likely where it is not so in all of them."""
    return told if better.min() > 0 else Message(WORDS, "reason-likely", {"reason": told})


def _praise(seen: Seen, code: int, mind: Mind, k: int) -> Message:
    """What gets better, in words; of points, whether the answer itself brings them or what comes after it."""
    if k < len(mind.features) and mind.features[k] == "score" and not _scores(seen, code):
        return mind.reason("score", "soon")
    return _spoken(seen, mind, k, 1)


def _scores(seen: Seen, code: int) -> bool:
    """Whether an answer brings points by itself, in every world."""
    for world in map(seen.sample, range(WORLDS)):
        before = world.scores[seen.seat]
        world.play(code)
        if world.scores[seen.seat] <= before:
            return False
    return True


def _spoken(seen: Seen, mind: Mind, k: int, better: int) -> Message:
    """A feature in words that gets better (1) or worse (-1)."""
    change = "more" if better == _liking(mind)[k] else "less"
    if k < len(mind.features):
        return mind.reason(mind.features[k], change)
    return Message(WORDS, "reason-rival", {"change": change, "rivals": seen.players - 1})


def _verdict(seen: Seen, part: Found, compared: Sequence[Found]) -> Message:
    """What search says of an answer that nothing speaks for by itself."""
    other = next((other for other in compared if other.visits and other is not part), None)
    if other is None:
        return Message(WORDS, "reason-alone")
    lead = part.worth - other.worth
    if abs(lead) <= TRIFLE:
        return Message(WORDS, "reason-even", {"answer": seen.action(other.code).message})
    return Message(WORDS, "reason-ahead" if lead > 0 and part is compared[0] else "reason-unclear")
