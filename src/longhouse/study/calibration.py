"""Whether what bots expect comes true: curves fitted to their games, and how well they do on other games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from longhouse import bots
from longhouse.bots.calibration import STAGES, Calibration, Expected, logit, terms
from longhouse.bots.found import Found
from longhouse.bots.searcher import Searcher
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.study.matches import bot_seed

__all__ = ["BINS", "Bin", "Measured", "Sample", "fit", "measured", "watch"]

BINS = 10  # of chances, each a tenth wide
QUANTILES = (0.1, 0.9)
RIDGE = 1e-3  # keeps the curves finite where all games went one way
STEPS = 30  # of Newton's method
FOLDS = 3  # parts of the games; curves from the others are tried on each

Numbers = NDArray[np.float64]
Told = Callable[[int], object]


@dataclass(frozen=True)
class Sample:
    """What search found about its best answer at a moment of a game, and how the game ended for that seat."""

    game: int
    answered: int
    length: int  # answers of the whole game
    found: Found
    share: float  # of the victory
    points: int


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: how many, their mean, and the share of victories that came."""

    count: int
    told: float
    came: float


@dataclass(frozen=True)
class Measured:
    """How well told chances and points come true, on games that the curves were not fitted to."""

    samples: int
    games: int
    brier: float
    brier_of_even: float  # of telling everybody the same chance
    error: float  # expected calibration error
    bins: tuple[Bin, ...]
    points_off: float  # mean distance of told points from those that came
    inside: float  # share of games whose points lay within the told range


# ---------------------------------------------------------------------------- games
def watch(
    game: Game, players: int, seeds: Sequence[int], asked: int, iterations: int, options: dict[str, str], told: Told
) -> list[Sample]:
    """Let karls play; at some questions spread over each game let search say what it expects."""
    bots.prepare(game)
    samples: list[Sample] = []
    for seed in seeds:
        samples += _watched(game.start(players=players, seed=seed, **options), seed, asked, iterations)
        told(1)
    return samples


def _watched(match: Match, seed: int, asked: int, iterations: int) -> list[Sample]:
    players = [bots.named("karl")(bot_seed(seed, "karl", seat)) for seat in range(match.players)]
    chances = random.Random(seed)
    questions = []
    while match.actor is not None:
        seen = match.seen_by(match.actor)
        if len(seen.codes) > 1:
            questions.append(seen)
        match.play(players[match.actor](seen).code)
    length, samples = len(match.history), []
    for seen in chances.sample(questions, min(asked, len(questions))):
        found = Searcher(seed, bots.Budget(iterations=iterations)).think(seen)[0]
        share = 1 / len(match.winners) if seen.seat in match.winners else 0.0
        samples.append(Sample(seed, seen.answered, length, found, share, match.scores[seen.seat]))
    return samples


# ---------------------------------------------------------------------------- curves
def fit(samples: Sequence[Sample]) -> Calibration:
    """The curves that fit best: a logistic one for chances, least squares for points. The error is told elsewhere."""
    answers = float(np.mean(list({sample.game: sample.length for sample in samples}.values())))
    progress = [min(1.0, sample.answered / answers) for sample in samples]
    pairs = list(zip(samples, progress, strict=True))
    chance = _logistic_fit(
        np.array([terms(logit(sample.found.worth), x) for sample, x in pairs]),
        np.array([sample.share for sample in samples]),
    )
    rows, points = (
        np.array([terms(sample.found.points, x) for sample, x in pairs]),
        np.array([sample.points for sample in samples]),
    )
    weights = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ points)
    doubts = _doubts(points - rows @ weights, np.array(progress))
    return Calibration(answers, tuple(map(float, chance)), 0.0, tuple(map(float, weights)), doubts)


def _logistic_fit(rows: Numbers, shares: Numbers) -> Numbers:
    """Weights of a logistic curve, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows.T @ (shares - chances) - RIDGE * weights
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows + RIDGE * np.eye(rows.shape[1])
        weights += np.linalg.solve(bend, slope)
    return weights


def _doubts(left: Numbers, progress: Numbers) -> tuple[tuple[float, ...], ...]:
    """Stage by stage between which distances from the curve eight of ten games end; stages without games: overall."""
    stage = np.minimum(STAGES - 1, (progress * STAGES).astype(int))
    parts = [left[stage == number] for number in range(STAGES)]
    return tuple(tuple(map(float, np.quantile(part if len(part) else left, QUANTILES))) for part in parts)


# ---------------------------------------------------------------------------- how well they do
def measured(samples: Sequence[Sample]) -> Measured:
    """Brier score, reliability and errors of what curves tell about games that they were not fitted to."""
    folds = [_foretold(samples, fold) for fold in range(FOLDS)]
    told, came = (np.array([pair[k] for fold in folds for pair in fold[0]]) for k in (0, 1))
    points = [pair for fold in folds for pair in fold[1]]
    bins = _bins(told, came)
    return Measured(
        samples=len(samples),
        games=len({sample.game for sample in samples}),
        brier=float(np.mean((told - came) ** 2)),
        brier_of_even=float(np.mean((came.mean() - came) ** 2)),
        error=sum(part.count * abs(part.told - part.came) for part in bins) / len(samples),
        bins=bins,
        points_off=float(np.mean([abs(expected.value - end) for expected, end in points])),
        inside=float(np.mean([expected.low <= end <= expected.high for expected, end in points])),
    )


def _foretold(samples: Sequence[Sample], fold: int) -> tuple[list[tuple[float, float]], list[tuple[Expected, int]]]:
    """Chances and points told about a part of the games by curves from the others, with what came."""
    curves = fit([sample for sample in samples if sample.game % FOLDS != fold])
    others = [sample for sample in samples if sample.game % FOLDS == fold]
    chances = [(curves.expected_chance(one.found, one.answered).value, one.share) for one in others]
    return chances, [(curves.expected_points(one.found, one.answered), one.points) for one in others]


def _bins(told: Numbers, came: Numbers) -> tuple[Bin, ...]:
    number = np.minimum(BINS - 1, (told * BINS).astype(int))
    masks = [number == k for k in range(BINS)]
    return tuple(
        Bin(int(mask.sum()), float(told[mask].mean()), float(came[mask].mean())) if mask.any() else Bin(0, 0.0, 0.0)
        for mask in masks
    )
