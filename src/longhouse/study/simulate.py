"""Many games of random play and what they add up to.

Game i has the seed ``seed + i``, and a task is a range of seeds: the figures are the same whatever the number of
workers.
"""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed, resolve_options

__all__ = ["LIMIT", "QUANTILES", "SeatFigures", "Simulation", "compare", "simulate", "wilson"]

LIMIT = 100_000  # answers after which a game is stopped
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
RANGE = 500  # games of one task, at most

Ints = NDArray[np.int64]
Told = Callable[[int], object]  # called with the number of games played since the last call


@dataclass(frozen=True)
class _Played:
    """A range of games that were played; the rows are games."""

    scores: Ints
    wins: NDArray[np.bool_]
    sheets: Ints
    decisions: Ints
    turns: Ints  # 0 where the game does not count them
    over: NDArray[np.bool_]


@dataclass(frozen=True)
class SeatFigures:
    """What a seat reached over the finished games."""

    seat: int
    mean: float
    deviation: float
    quantiles: tuple[float, ...]
    wins: float  # a victory shared by k seats counts 1 / k
    win_rate: float
    win_interval: tuple[float, float]  # Wilson, 95 %
    sheet: Mapping[str, float]


@dataclass(frozen=True)
class Simulation:
    """The figures of a simulation. All but ``seconds`` follow from the game, its options and the seeds."""

    game: str
    rules_version: int
    players: int
    options: Mapping[str, str]
    seed: int
    games: int
    limit: int
    stopped: int  # games that reached the limit; they count nowhere else
    mean_decisions: float
    mean_turns: float  # 0 where the game does not count them
    mean_score: float  # of all seats
    score_error: float  # standard error of mean_score, over games
    shared_victories: int
    seats: tuple[SeatFigures, ...]  # empty when no game was finished
    engine: str
    seconds: float

    @property
    def finished(self) -> int:
        """Games that came to their end."""
        return self.games - self.stopped

    @property
    def games_per_second(self) -> float:
        """Games played a second, all workers together."""
        return self.games / self.seconds

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        figures = {name: getattr(self, name) for name in self.__dataclass_fields__}
        seats = [vars(seat) | {"quantiles": dict(zip(QUANTILES, seat.quantiles, strict=True))} for seat in self.seats]
        return {**figures, "finished": self.finished, "games_per_second": self.games_per_second, "seats": seats}


def simulate(
    game: Game,
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    limit: int = LIMIT,
    workers: int = 1,
    told: Told = lambda played: None,
) -> Simulation:
    """Play so many games at random; compiled when Numba is there, else in the interpreter."""
    for name, number in {"games": games, "limit": limit, "workers": workers}.items():
        if number < 1:
            raise BadOption(f"{name} must be at least 1, not {number}")
    check_seed(check_seed(seed) + games - 1)
    table = _Table(game, game.check_players(players), resolve_options(game.options, options or {}), limit)
    table.play(seed, 1)  # compiles before the clock starts, and before workers would all compile at once
    began = time.perf_counter()
    parts = list(_in_order(table, _ranges(seed, games, workers), workers, told))
    seconds = time.perf_counter() - began
    return _figures(table, seed, _joined(parts), seconds)


def compare(
    game: Game,
    option: str,
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    limit: int = LIMIT,
    workers: int = 1,
    told: Told = lambda played: None,
) -> dict[str, Simulation]:
    """The same seeds with each value of an option: what the option does to the game."""
    if option not in game.options:
        raise BadOption(f"option {option!r} is unknown: use {', '.join(game.options) or 'none'}")
    values = game.options[option]
    given = options or {}
    return {
        value: simulate(game, games, players, seed, {**given, option: value}, limit, workers, told) for value in values
    }


def wilson(wins: float, games: int, z: float = 1.959963984540054) -> tuple[float, float]:
    """The 95 % interval of a rate after ``wins`` (shares count as parts) in ``games``."""
    rate, spread = wins / games, z * z / games
    middle = rate + spread / 2
    half = z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


# ---------------------------------------------------------------------------- playing
@dataclass(frozen=True)
class _Table:
    game: Game
    players: int
    options: Mapping[str, str]
    limit: int

    def play(self, first: int, games: int) -> _Played:
        batch = self.game.batch(games, players=self.players, seed=first, **self.options)
        decisions = batch.play_out(self.limit)
        turns = np.zeros_like(decisions) if batch.turns is None else batch.turns
        return _Played(batch.scores, batch.wins, batch.score_sheets, decisions, turns, batch.over)


def _ranges(seed: int, games: int, workers: int) -> list[tuple[int, int]]:
    """First seed and number of games of each task: small enough for a lively progress bar."""
    length = max(1, min(RANGE, games // (8 * workers)))
    return [(seed + first, min(length, games - first)) for first in range(0, games, length)]


def _in_order(table: _Table, ranges: list[tuple[int, int]], workers: int, told: Told) -> Iterator[_Played]:
    if workers == 1:
        for first, games in ranges:
            yield table.play(first, games)
            told(games)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        tasks = {pool.submit(table.play, *task): task for task in ranges}
        try:
            for task in as_completed(tasks):
                told(tasks[task][1])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        yield from (task.result() for task in tasks)


# ---------------------------------------------------------------------------- adding up
def _joined(parts: list[_Played]) -> _Played:
    return _Played(*(np.concatenate([getattr(part, name) for part in parts]) for name in _Played.__dataclass_fields__))


def _figures(table: _Table, seed: int, played: _Played, seconds: float) -> Simulation:
    over, game = played.over, table.game
    by_game = played.scores[over].mean(axis=1)
    return Simulation(
        game=game.id,
        rules_version=game.rules_version,
        players=table.players,
        options=dict(table.options),
        seed=seed,
        games=len(over),
        limit=table.limit,
        stopped=int((~over).sum()),
        mean_decisions=_mean(played.decisions[over]),
        mean_turns=_mean(played.turns[over]),
        mean_score=_mean(by_game),
        score_error=float(by_game.std() / math.sqrt(len(by_game))) if len(by_game) else 0.0,
        shared_victories=int((played.wins[over].sum(axis=1) > 1).sum()),
        seats=tuple(_seat(table, played, seat) for seat in range(table.players)) if over.any() else (),
        engine=game.fast.name,
        seconds=seconds,
    )


def _mean(values: NDArray[Any]) -> float:
    return float(values.mean()) if len(values) else 0.0


def _seat(table: _Table, played: _Played, seat: int) -> SeatFigures:
    scores, wins = played.scores[played.over, seat], played.wins[played.over]
    shares = float((wins[:, seat] / np.maximum(wins.sum(axis=1), 1)).sum())
    lines = played.sheets[played.over, seat].mean(axis=0)
    return SeatFigures(
        seat=seat,
        mean=float(scores.mean()),
        deviation=float(scores.std()),
        quantiles=tuple(np.quantile(scores, QUANTILES).tolist()),
        wins=shares,
        win_rate=shares / len(scores),
        win_interval=wilson(shares, len(scores)),
        sheet=dict(zip(table.game.room.score_lines, lines.tolist(), strict=True)),
    )
