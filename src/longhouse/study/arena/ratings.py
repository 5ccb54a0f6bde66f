"""Plackett-Luce ratings: one strength an entrant, from the places in which the games end.

At a table the chance to be first is one's share of all strengths; the chance to be second is the share of what is
left, and so on: a game is a chain of choices. Tied places stand for every order of those who share them, each with the
same part of the weight. Every entrant also has half a win and half a loss against a ghost of middle strength: without
it one who never lost would be infinitely strong.

Ratings are on the scale of chess: 400 points are odds of ten to one, and their mean is 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

__all__ = ["Ranking", "Rating", "rate"]

POINTS = 400 / math.log(10)
RESAMPLES = 400
LONGEST_STEP = 3.0  # of Newton's method, in logarithms of strength
STEPS = 200
CLOSE = 1e-9
HALF = 0.5  # a win that was not counted, against the ghost or against one that was met

Floats = NDArray[np.float64]
Ranking = Sequence[Sequence[int]]  # entrants by place, the first place first; those of one place are tied
Choice = tuple[int, tuple[int, ...]]  # the one who came first, and all (sorted, with that one) among whom


@dataclass(frozen=True)
class Rating:
    """Points on the scale of chess with their 95 % interval."""

    points: float
    interval: tuple[float, float]


def rate(groups: Sequence[Iterable[Ranking]], entrants: int, seed: int = 0) -> tuple[Rating, ...]:
    """Ratings from groups of games. Intervals come from weighing whole groups anew (Bayesian bootstrap): the games
    of a group, one seed in every seating, are not independent. Every two entrants that met get half a win of each
    against the other besides, weighed anew likewise, as is the ghost; of two entrants that makes Jeffreys's interval,
    nearly. Without it one who won everything would be known without doubt."""
    choices, weights = _choices(groups)
    best = _Model(choices, entrants).points(np.append(weights.sum(axis=0), np.full(2 * entrants, HALF)))
    pairs: list[Choice] = [(first, pair) for pair in _met(choices) for first in pair]
    model = _Model([*choices, *pairs], entrants)
    rng = np.random.default_rng(seed)
    heavy = rng.exponential(size=(RESAMPLES, len(groups))) @ weights
    doubts = rng.gamma(HALF, size=(RESAMPLES, len(pairs)))
    ghosts = rng.gamma(HALF, size=(RESAMPLES, 2 * entrants))
    drawn = np.array([model.points(row) for row in np.hstack([heavy, doubts, ghosts])])
    low, high = np.quantile(np.vstack([drawn, best]), (0.025, 0.975), axis=0)
    return tuple(Rating(float(best[i]), (float(low[i]), float(high[i]))) for i in range(entrants))


def _met(choices: Sequence[Choice]) -> list[tuple[int, int]]:
    """Every two entrants that sat at one table."""
    return sorted({pair for _, among in choices for pair in combinations(sorted(set(among)), 2)})


# ---------------------------------------------------------------------------- rankings as choices
def _choices(groups: Sequence[Iterable[Ranking]]) -> tuple[list[Choice], Floats]:
    """Every choice that was made in any group, and how often in each: a row a group, a column a choice."""
    made = [
        (row, choice, weight)
        for row, group in enumerate(groups)
        for ranking in group
        for choice, weight in _chain(ranking).items()
    ]
    columns = {choice: column for column, choice in enumerate(dict.fromkeys(choice for _, choice, _ in made))}
    weights = np.zeros((len(groups), len(columns)))
    for row, choice, weight in made:
        weights[row, columns[choice]] += weight
    return list(columns), weights


def _chain(ranking: Ranking) -> dict[Choice, float]:
    """The choices of one game, first place first."""
    chain: dict[Choice, float] = {}
    orders = list(product(*(list(permutations(place)) for place in ranking)))
    for order in orders:
        left = [entrant for place in order for entrant in place]
        while len(left) > 1:
            choice = left[0], tuple(sorted(left))
            chain[choice] = chain.get(choice, 0.0) + 1 / len(orders)
            left = left[1:]
    return chain


# ---------------------------------------------------------------------------- the strengths that explain them best
class _Model:
    """The likelihood of choices, the ghost's among them; the ghost is the last and its strength is 1."""

    def __init__(self, choices: Sequence[Choice], entrants: int) -> None:
        self._entrants = entrants
        ghosts: list[Choice] = [(first, (i, entrants)) for i in range(entrants) for first in (i, entrants)]
        self._first = np.array([first for first, _ in (*choices, *ghosts)])
        self._among = np.array([np.bincount(among, minlength=entrants + 1) for _, among in (*choices, *ghosts)], float)

    def points(self, every: Floats) -> Floats:
        """The ratings under which choices of these weights, the ghost's last, are most likely, by Newton's method."""
        won = np.bincount(self._first, every, minlength=self._entrants + 1).astype(float)
        logs = np.zeros(self._entrants + 1)
        for _ in range(STEPS):
            step = self._step(logs, every, won)
            logs[:-1] += step * min(1.0, LONGEST_STEP / max(np.abs(step).max(), CLOSE))
            if np.abs(step).max() < CLOSE:
                break
        return np.asarray(POINTS * (logs[:-1] - logs[:-1].mean()))

    def _step(self, logs: Floats, weights: Floats, won: Floats) -> Floats:
        shares = self._among * np.exp(logs)
        shares /= shares.sum(axis=1, keepdims=True)
        heavy = shares * weights[:, None]
        expected = heavy.sum(axis=0)
        curvature = np.diag(expected) - shares.T @ heavy
        return np.linalg.solve(curvature[:-1, :-1], (won - expected)[:-1])
