from __future__ import annotations

import json

import pytest

from longhouse.study.arena import Played, add_up, play
from longhouse.study.arena.figures import places
from longhouse.study.intervals import wilson


@pytest.mark.parametrize(
    ("scores", "winners", "ranking"),
    [
        ((10, 30, 20), (1,), [[1], [2], [0]]),
        ((20, 20), (0,), [[0], [1]]),  # the tie was broken by the rules
        ((20, 20, 5), (0, 1), [[0, 1], [2]]),
        ((7, 7, 9), (2,), [[2], [0, 1]]),
    ],
)
def test_winners_come_first_then_points(scores, winners, ranking) -> None:
    assert places(scores, winners) == ranking


def game(seed: int, seats: str, scores: tuple[int, ...], winners: tuple[int, ...], purpose: str = "ladder") -> Played:
    times = tuple((1.0, float(10 * seat)) for seat in range(len(scores)))
    return Played(purpose, seed, tuple(seats.split(",")), scores, winners, (0,) * 4, times)


def test_rates_scores_and_times_are_those_of_the_games(tournament) -> None:
    asked = tournament("random,karl", games=4)
    figures = add_up(
        asked,
        [
            game(0, "random,karl", (3, 9), (1,)),
            game(0, "karl,random", (8, 8), (0, 1)),
            game(1, "random,karl", (1, 7), (1,)),
            game(1, "karl,random", (2, 6), (1,)),
        ],
    )
    karl, chance = figures.entrants
    assert (karl.name, chance.name) == ("karl", "random")
    assert karl.wins is not None
    assert (karl.wins.wins, karl.wins.games, karl.wins.rate) == (2.5, 4, 0.625)
    assert karl.wins.interval == wilson(2.5, 4)
    assert figures.ahead["karl"]["random"].rate == 0.625
    assert figures.ahead["random"]["karl"].rate == 0.375
    assert (karl.scores.mean, karl.scores.least, karl.scores.most) == (6.5, 2, 9)
    assert karl.by_seat == (5.0, 8.0)
    assert karl.rating is not None
    assert chance.rating is not None
    assert karl.rating.points == pytest.approx(-chance.rating.points)
    assert [seat.wins for seat in figures.seats] == [0.5, 3.5]
    assert karl.thinking.answers == 2
    assert karl.thinking.mean == pytest.approx((1 + 0 + 1 + 10) / 4)
    assert json.loads(json.dumps(figures.to_dict()))["games"] == 4


def test_copies_at_one_table_share_its_comparison(tournament) -> None:
    """Of two of karl and one of random, one karl before it and one behind: even, and one game."""
    asked = tournament("random,karl", games=6, players=3)
    figures = add_up(
        asked, [game(0, "karl,random,karl", (9, 5, 1), (0,)), game(0, "random,random,karl", (1, 2, 3), (2,))]
    )
    assert (figures.ahead["karl"]["random"].wins, figures.ahead["karl"]["random"].games) == (1.5, 2)
    karl = next(one for one in figures.entrants if one.name == "karl")
    assert karl.wins is not None
    assert (karl.wins.wins, karl.wins.games) == (2, 3)


def test_controls_watch_one_copy_and_chance(tournament) -> None:
    asked = tournament("karl", games=1, control=True)
    ladder = game(0, "karl,karl", (1, 2), (1,))
    mirror = [game(seed, "karl,karl'", (5, 3), (seed % 2,), "mirror") for seed in range(10)]
    sanity = [game(seed, "random',karl", (5, 3), (1,), "sanity") for seed in range(10)]
    figures = add_up(asked, [ladder, *mirror, *sanity])
    even, loses = figures.controls
    assert (even.purpose, even.wins.rate, even.fair, even.passed) == ("mirror", 0.5, 0.5, True)
    assert (loses.purpose, loses.wins.rate, loses.passed) == ("sanity", 0.0, True)
    assert figures.entrants[0].scores.games == 2  # the controls count nowhere else


def test_controls_fail_when_they_should(tournament) -> None:
    asked = tournament("karl", games=1, control=True)
    ladder = game(0, "karl,karl", (1, 2), (1,))
    uneven = [game(seed, "karl,karl'", (5, 3), (0,), "mirror") for seed in range(10)]
    lucky = [game(seed, "random',karl", (5, 3), (seed % 2,), "sanity") for seed in range(10)]
    assert [control.passed for control in add_up(asked, [ladder, *uneven, *lucky]).controls] == [False, False]


def test_the_arena_finds_the_stronger_bot(tournament, log) -> None:
    """Greedy takes most points at every step; the seeds are fixed, so the outcome is too."""
    asked = tournament("random,greedy", games=8)
    figures = add_up(asked, play(asked, log(asked)))
    assert [one.name for one in figures.entrants] == ["greedy", "random"]
    assert figures.ahead["greedy"]["random"].rate > 0.5
    assert sum(seat.wins for seat in figures.seats) == figures.games == 8
