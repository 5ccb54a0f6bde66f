"""What a mind says about a position."""

from __future__ import annotations

import numpy as np

from longhouse.bots.minds import mind_of
from longhouse.bots.thinking.contract import calm, lean, measure
from longhouse.kernel.match import Match


def features(match: Match, seat: int) -> dict[str, int]:
    """The seat's features by name."""
    mind = mind_of(match.game)
    out = np.zeros(len(mind.features), np.int64)
    measure(match._state, seat, out.data)
    return dict(zip(mind.features, out.tolist(), strict=True))


def estimate(match: Match, seat: int) -> float:
    """Points that the mind expects for the seat."""
    points = mind_of(match.game).points
    return sum(points[name] * worth for name, worth in features(match, seat).items())


def leanings(match: Match) -> dict[int, int]:
    """How much the mind leans to each legal answer."""
    mind_of(match.game)
    return {code: lean(match._state, code) for code in match.legal_codes}


def is_calm(match: Match) -> bool:
    """Whether the mind would judge now."""
    mind_of(match.game)
    return calm(match._state)
