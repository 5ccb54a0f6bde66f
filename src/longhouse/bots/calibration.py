"""From what search finds to what people are told: chances and points as they came true in games between bots.

``minds/<game>/calibration.toml`` keeps the curves, game by game, for numbers of players and options that were measured
(``python -m bench.calibration``). Where nothing was measured there is no figure.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from longhouse.bots.found import Found
from longhouse.bots.minds import mind_of
from longhouse.kernel.game import Game
from longhouse.kernel.options import resolve_options

__all__ = ["STAGES", "Calibration", "Expected", "calibration_of", "key_of", "logit", "terms"]

SURE = 2.0  # standard errors of search that are told as doubt
STAGES = 5  # parts of a game, each with a doubt of its own
DECIDED = 0.01  # worth from here on counts as this far from certain


@dataclass(frozen=True)
class Expected:
    """A figure and the range in which it may well be."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Calibration:
    """Curves of one game, number of players and set of options."""

    answers: float  # of a whole game on average: what progress is counted by
    chance: Sequence[float]
    error: float  # of a chance, on games that the curves were not drawn from
    points: Sequence[float]
    doubts: Sequence[Sequence[float]]  # stage by stage: points below and above what is expected, in eight of ten games

    def progress(self, answered: int) -> float:
        """From 0 to 1: how far a game with so many answers given is."""
        return min(1.0, answered / self.answers)

    def expected_chance(self, found: Found, answered: int) -> Expected:
        """The chance to win with an answer."""
        low, value, high = (
            _logistic(_dot(self.chance, terms(logit(found.worth + doubt), self.progress(answered))))
            for doubt in (-SURE * found.error, 0.0, SURE * found.error)
        )
        low, high = min(low, high), max(low, high)  # where worth says little the curve may bend the other way
        return Expected(value, max(0.0, low - self.error), min(1.0, high + self.error))

    def expected_points(self, found: Found, answered: int) -> Expected:
        """The points at the end with an answer."""
        progress = self.progress(answered)
        value = _dot(self.points, terms(found.points, progress))
        below, above = self.doubts[min(STAGES - 1, int(progress * STAGES))]
        return Expected(value, value + below, value + above)


def terms(x: float, progress: float) -> tuple[float, ...]:
    """What the curves are sums of: a straight line of x that bends with progress."""
    bends = (1.0, progress, progress * progress)
    return (*bends, *(x * bend for bend in bends))


def logit(worth: float) -> float:
    """A worth between 0 and 1 on the scale of odds."""
    worth = min(1.0 - DECIDED, max(DECIDED, worth))
    return math.log(worth / (1.0 - worth))


def calibration_of(game: Game, players: int, options: Mapping[str, Any]) -> Calibration | None:
    """The curves for a table like this one; None when games like that were not measured."""
    return _measured(mind_of(game).folder).get(key_of(game, players, options))


def key_of(game: Game, players: int, options: Mapping[str, Any]) -> str:
    """The name of a kind of game in the file: players, then the options that differ from the usual ones."""
    usual = resolve_options(game.options, {})
    return " ".join([str(players), *(f"{name}={value}" for name, value in options.items() if usual[name] != value)])


@cache
def _measured(folder: Path) -> dict[str, Calibration]:
    path = folder / "calibration.toml"
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    names = Calibration.__dataclass_fields__
    return {key: Calibration(**{name: numbers[name] for name in names}) for key, numbers in found.items()}


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def _dot(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))
