"""Chances and points that come true: curves fitted to games, and what is measured of them."""

from __future__ import annotations

import math
import random

import pytest

import longhouse
from longhouse import bots
from longhouse.bots.calibration import calibration_of, key_of, logit
from longhouse.bots.found import Found
from longhouse.kernel.options import resolve_options
from longhouse.study.calibration import Measured, Sample, fit, measured, watch


def samples(trust: float, games: int = 3000, seed: int = 4) -> list[Sample]:
    """Games in which search is too sure of itself, or too little: it stretches the true odds, seen from a third."""
    chances = random.Random(seed)
    found = []
    for game in range(games):
        true, answered = chances.uniform(0.05, 0.75), chances.randrange(60)
        worth = 1 / (1 + math.exp(-trust * (logit(true) - logit(1 / 3))))
        won = float(chances.random() < true)
        points = round(10 + 20 * true + chances.gauss(0, 2))
        found.append(Sample(game, answered, 60, Found(0, 100, worth, worth * worth, 20 * true), won, points))
    return found


def by_chance(figures: Measured) -> float:
    """How large the calibration error of true chances is, at most but once in a thousand.

    A bin of ``n`` games that come true with the chance ``p`` is off by √(p(1 - p)/n) · √(2/π) on average, with a
    deviation of 0.6 √(p(1 - p)/n); the error is the mean of the bins, weighed by their games.
    """
    bins = [
        (part.count / figures.samples, math.sqrt(part.told * (1 - part.told) / part.count))
        for part in figures.bins
        if part.count
    ]
    mean = sum(share * spread * math.sqrt(2 / math.pi) for share, spread in bins)
    return mean + 3.1 * math.sqrt(sum((share * spread * 0.6) ** 2 for share, spread in bins))


@pytest.mark.parametrize("trust", [0.7, 1.4])
def test_what_the_curves_tell_comes_true_however_sure_search_is(trust: float) -> None:
    """Curves can tell these truths exactly: what is left is chance, of the games and of the fit (:func:`by_chance`)."""
    figures = measured(samples(trust))
    assert figures.error < by_chance(figures)
    assert figures.brier < figures.brier_of_even
    assert 0.7 < figures.inside < 0.9
    assert figures.points_off < 2.5
    assert sum(part.count for part in figures.bins) == figures.samples


def test_raw_worth_would_not_come_true() -> None:
    """The adversary: without curves the error is far beyond the bar."""
    told = samples(1.4)
    assert abs(sum(one.found.worth - one.share for one in told) / len(told)) > 0.08


def test_an_even_start_is_a_share_of_the_victory_each() -> None:
    curves = fit(samples(1.0))
    assert curves.expected_chance(Found(0, 10_000, 0.5, 0.25, 7), 0).value == pytest.approx(1 / 3, abs=0.08)


def test_doubt_grows_with_the_error_of_search() -> None:
    curves = fit(samples(1.0))
    sure, unsure = Found(0, 1000, 0.5, 0.26, 5), Found(0, 10, 0.5, 0.26, 5)
    spans = [curves.expected_chance(one, 30) for one in (sure, unsure)]
    assert spans[0].high - spans[0].low < spans[1].high - spans[1].low


def test_games_are_watched_from_within() -> None:
    seen = watch(longhouse.game("knarr"), 2, range(2), 3, 4, {}, lambda games: None)
    assert len(seen) == 6
    assert {sample.game for sample in seen} == {0, 1}
    assert all(0 <= sample.answered < sample.length for sample in seen)


@pytest.mark.parametrize(
    ("game_id", "players"), [("vikings_on_board", 3), ("knarr", 4), ("explorers", 2), ("feast_for_odin", 3)]
)
def test_kept_curves_tell_an_even_share_at_the_start(game_id: str, players: int) -> None:
    game = longhouse.game(game_id)
    match = game.start(players=players, seed=3)
    told = bots.advise(match.seen_by(match.actor or 0), bots.Budget(iterations=30))[0]
    assert told.chance is not None
    assert abs(told.chance.value - 1 / players) < 0.2


def test_only_what_was_measured_has_curves() -> None:
    game = longhouse.game("vikings_on_board")
    usual = resolve_options(game.options, {})
    other = {**usual, "bet_limit": next(value for value in game.options["bet_limit"] if value != usual["bet_limit"])}
    assert key_of(game, 2, usual) == "2"
    assert calibration_of(game, 2, usual) is not None
    assert calibration_of(game, 2, other) is None
