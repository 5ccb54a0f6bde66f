"""Weights of a mind tuned by self-play.

SPSA: each step shakes all weights at once, plays the shaken ones against their mirror image, and moves a little towards
the winner. The same seed and numbers give the same weights, whatever the number of workers.
"""

from __future__ import annotations

import multiprocessing
import random
import re
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from longhouse.bots.heuristic import Karl
from longhouse.bots.minds import Mind, mind_of
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed
from longhouse.study.duel import SEATINGS, Duel, Duelist, Outcome
from longhouse.study.intervals import wilson
from longhouse.study.refusals import at_least_one

__all__ = ["CHECK", "FIXED", "Tuning", "rewritten", "tune", "write"]

CHECK = 400  # games of old against new
EVEN = 0.5  # of the victories: neither is better
FIXED = "score"  # the feature that all others are measured against
SHAKE = 0.4  # of a weight, at the first step
STRIDE = 2.0  # weights moved by a whole victory, at the first step
SETTLING = 0.602  # how fast strides shorten, and
CALMING = 0.101  # how fast shaking does: the usual exponents of SPSA
LEAST = 0.005  # a weight is shaken and moved as if it were at least this large
DIGITS = 3  # weights are counted in thousandths

Weights = Mapping[str, float]
Told = Callable[[int], object]  # called with the number of steps done since the last call


@dataclass(frozen=True)
class Tuning:
    """What tuning brought: the weights before and after, and how the new ones did against the old ones."""

    game: str
    players: int
    steps: int
    games: int
    seed: int
    before: Weights
    after: Weights
    wins: float  # of the new weights
    checked: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the new weights' win rate."""
        return wilson(self.wins, self.checked)

    @property
    def worse(self) -> bool:
        """Whether the new weights lose against the old ones, beyond chance."""
        return self.interval[1] < EVEN


def tune(
    game: Game,
    players: int | None = None,
    steps: int = 40,
    games: int = 64,
    seed: int = 0,
    check: int = CHECK,
    workers: int = 2,
    told: Told = lambda steps: None,
    worlds: int = Karl.WORLDS,
) -> Tuning:
    """Tune the weights of the game's mind with so many games a step, then check them against the old ones.

    ``worlds``: how many possible worlds both sides look at before an answer; games with fewer are quicker.
    """
    at_least_one(steps=steps, games=games, check=check, workers=workers, worlds=worlds)
    check_seed(seed)
    seats = 2 if players is None and game.players[0] <= 2 <= game.players[1] else game.check_players(players)
    before = mind_of(game).points
    with _hall(game, seats, worlds, workers) as hall:
        after = _climbed(before, hall, steps, games, seed, told)
        outcomes = hall.outcomes(after, before, seed + steps * games, check)
    wins = sum(outcome.share for outcome in outcomes)
    return Tuning(game.id, seats, steps, games, seed, before, after, wins, len(outcomes))


def rewritten(text: str, weights: Weights) -> str:
    """A mind's data file with these weights in place of its own."""
    for name, value in weights.items():
        text = re.sub(rf"^{name} = .*$", f"{name} = {value:.{DIGITS}f}", text, count=1, flags=re.MULTILINE)
    return text


def write(mind: Mind, weights: Weights) -> Path:
    """Keep tuned weights in the mind's data file; return where."""
    path = mind.folder / "weights.toml"
    path.write_text(rewritten(path.read_text(encoding="utf-8"), weights), encoding="utf-8")
    return path


# ---------------------------------------------------------------------------- the climb
def _climbed(before: Weights, hall: _Hall, steps: int, games: int, seed: int, told: Told) -> Weights:
    chance = random.Random(seed)
    weights = dict(before)
    for step in range(steps):
        signs = {name: chance.choice((-1, 1)) for name in weights if name != FIXED}
        shaken = SHAKE / (step + 1) ** CALMING
        outcomes = hall.outcomes(
            _moved(weights, signs, shaken), _moved(weights, signs, -shaken), seed + step * games, games
        )
        lead = sum(outcome.share + outcome.worth for outcome in outcomes) / len(outcomes) - 1
        weights = _moved(weights, signs, STRIDE * lead / (step + 1 + steps / 10) ** SETTLING)
        told(1)
    return {name: round(value, DIGITS) for name, value in weights.items()}


def _moved(weights: Weights, signs: Mapping[str, int], by: float) -> dict[str, float]:
    return {name: value + by * signs.get(name, 0) * max(abs(value), LEAST) for name, value in weights.items()}


# ---------------------------------------------------------------------------- the games
@dataclass(frozen=True)
class _Hall:
    """Where duels are fought: in this process or in several."""

    game: Game
    players: int
    worlds: int
    workers: int
    pool: Executor | None

    def outcomes(self, first: Weights, second: Weights, seed: int, games: int) -> list[Outcome]:
        """At least so many games from this seed on."""
        duel = Duel(self.game.id, self.players, Duelist(first, self.worlds), Duelist(second, self.worlds))
        seeds = range(seed, seed + -(-games // SEATINGS))
        if self.pool is None:
            return duel.outcomes(seeds)
        parts = [seeds[worker :: self.workers] for worker in range(self.workers)]
        return [outcome for part in self.pool.map(duel.outcomes, parts) for outcome in part]


@contextmanager
def _hall(game: Game, players: int, worlds: int, workers: int) -> Iterator[_Hall]:
    hall = _Hall(game, players, worlds, workers, None)
    hall.outcomes({}, {}, 0, 1)  # compiles once, before workers would all do it
    if workers == 1:
        yield hall
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield _Hall(game, players, worlds, workers, pool)
