from __future__ import annotations

import math

import numpy as np
import pytest

from longhouse.study.arena.ratings import rate

STRENGTHS = np.array([8.0, 3.0, 1.0, 0.25])


def points(strengths: np.ndarray) -> np.ndarray:
    logs = 400 * np.log10(strengths)
    return np.asarray(logs - logs.mean())


def drawn_game(rng: np.random.Generator, seats: list[int]) -> list[list[int]]:
    """Places drawn one after the other, each by the share of its strength among those left."""
    left, ranking = list(seats), []
    while left:
        chances = STRENGTHS[left] / STRENGTHS[left].sum()
        ranking.append([left.pop(rng.choice(len(left), p=chances))])
    return ranking


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_recovered(players: int) -> None:
    rng = np.random.default_rng(players)
    groups = [[drawn_game(rng, rng.choice(4, players, replace=False).tolist()) for _ in range(12)] for _ in range(250)]
    ratings = rate(groups, 4)
    assert [one.points for one in ratings] == pytest.approx(points(STRENGTHS).tolist(), abs=30)
    for one, true in zip(ratings, points(STRENGTHS), strict=True):
        low, high = one.interval
        assert low < one.points < high
        assert low - 10 < true < high + 10
        assert high - low < 90


def test_two_entrants_have_the_odds_of_their_games() -> None:
    """With two, the strengths are in the ratio of the wins, the ghost's half win and half loss aside."""
    ratings = rate([[[[0], [1]]]] * 3000 + [[[[1], [0]]]] * 1000, 2)
    assert ratings[0].points - ratings[1].points == pytest.approx(400 * math.log10(3), abs=0.5)


def test_copies_of_one_entrant_count_as_many() -> None:
    """Two of A against one of B, all equal: A is first in two games of three."""
    groups = [[[[0], [0], [1]]], [[[0], [1], [0]]], [[[1], [0], [0]]]]
    assert [one.points for one in rate(groups, 2)] == pytest.approx([0, 0], abs=1e-6)


def test_a_tie_is_worth_half_a_win_and_half_a_loss() -> None:
    tied = rate([[[[0, 1]]]] * 20 + [[[[0], [1]]]] * 20, 2)
    split = rate([[[[0], [1]]]] * 30 + [[[[1], [0]]]] * 10, 2)
    assert tied[0].points == pytest.approx(split[0].points)
    assert rate([[[[0, 1, 2]]]], 3)[0].points == pytest.approx(0, abs=1e-6)


def test_one_who_never_loses_stays_finite_and_first() -> None:
    ratings = rate([[[[0], [1], [2]]]] * 50, 3)
    assert ratings[0].points > ratings[1].points > ratings[2].points
    assert all(math.isfinite(bound) for one in ratings for bound in one.interval)


@pytest.mark.parametrize("games", [1, 3, 40])
def test_the_ghost_weighs_one_game_of_each(games: int) -> None:
    """All games won by one: where what is gained by more distance is lost again against a ghost in the middle.

    With the two at x and -x, games * (1 - p(2x)) = p(x) - 1/2, where p is the chance of the one ahead by so much.
    """

    def chance(ahead: float) -> float:
        return 1 / (1 + math.exp(-ahead))

    low, high = 0.0, 20.0
    for _ in range(80):
        x = (low + high) / 2
        low, high = (x, high) if games * (1 - chance(2 * x)) > chance(x) - 0.5 else (low, x)
    first, second = rate([[[[0], [1]]]] * games, 2)
    assert first.points - second.points == pytest.approx(2 * low * 400 / math.log(10), abs=1e-3)


def test_intervals_come_from_whole_groups() -> None:
    """Ten games that always go alike are one observation, not ten."""
    alike = [[[[0], [1]]] * 10, [[[1], [0]]] * 10] * 10
    mixed = [[[[0], [1]], [[1], [0]]] * 5] * 20
    wide, narrow = rate(alike, 2)[0].interval, rate(mixed, 2)[0].interval
    assert narrow[1] - narrow[0] < 15
    assert wide[1] - wide[0] > 50


@pytest.mark.parametrize("games", [4, 40, 400])
def test_winning_everything_leaves_doubt(games: int) -> None:
    """The lower bound is what Jeffreys's interval says of so many wins without a loss, the upper one far above."""
    strong, weak = rate([[[[0], [1]]]] * games, 2)
    least = {4: 0.556, 40: 0.939, 400: 0.9938}[games]  # the 2.5 % quantile of the beta law with games + 1/2 and 1/2
    lead = [strong.interval[0] - weak.interval[1], strong.interval[1] - weak.interval[0]]
    assert lead[0] == pytest.approx(400 * math.log10(least / (1 - least)), abs=100)
    assert lead[1] > lead[0] + 500
    assert strong.interval[0] < strong.points < strong.interval[1]


def test_intervals_of_games_that_differ_are_as_wide_as_chance_makes_them() -> None:
    """Sixty wins of a hundred: the lead is known to plus or minus 72 points, by the normal law."""
    strong, _ = rate([[[[0], [1]]]] * 60 + [[[[1], [0]]]] * 40, 2)
    half = (strong.interval[1] - strong.interval[0]) / 2
    assert half == pytest.approx(36, abs=6)
