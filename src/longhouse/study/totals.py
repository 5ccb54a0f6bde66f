"""The figures of a simulation on disk, added up file by file: memory does not grow with the number of games."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.study.folder import Folder
from longhouse.study.frames import need_polars
from longhouse.study.intervals import wilson
from longhouse.study.simulate import QUANTILES, SeatFigures, Simulation

__all__ = ["totals"]


def totals(folder: Folder, seconds: float = math.nan) -> Simulation:
    """What a simulation in memory would tell of the same games; how long they took must be told."""
    terms, game = folder.terms, folder.game
    sums = _Sums(terms["players"], game.room.score_lines)
    for task in folder.tasks():
        if folder.is_done(task):
            sums.add(need_polars().read_parquet(folder.file("seats", task)))
    finished = max(sums.games - sums.stopped, 1)
    mean = sums.score / finished
    return Simulation(
        game=game.id,
        rules_version=game.rules_version,
        players=terms["players"],
        options=terms["options"],
        bots=tuple(terms["bots"]),
        seed=terms["seed"],
        games=sums.games,
        limit=terms["limit"],
        stopped=sums.stopped,
        mean_decisions=sums.answers / finished,
        mean_turns=sums.turns / finished,
        mean_score=mean,
        score_error=math.sqrt(max(sums.squares / finished - mean * mean, 0.0) / finished),
        shared_victories=sums.shared,
        seats=tuple(seat.figures() for seat in sums.seats) if sums.games > sums.stopped else (),
        engine=game.fast.name,
        seconds=seconds,
    )


class _Sums:
    """What is added up over the files."""

    def __init__(self, players: int, lines: tuple[str, ...]) -> None:
        self.games = self.stopped = self.shared = 0
        self.answers = self.turns = self.score = self.squares = 0.0
        self.seats = [_SeatSums(seat, lines) for seat in range(players)]

    def add(self, rows: Any) -> None:
        """Add the games of a file, whose rows are game by game and seat by seat."""
        players = len(self.seats)
        over = rows["over"].to_numpy()[::players]
        self.games += len(over)
        self.stopped += int((~over).sum())
        scores, shares = (rows[name].to_numpy().reshape(-1, players)[over] for name in ("score", "share"))
        means = scores.mean(axis=1)
        self.score += float(means.sum())
        self.squares += float((means * means).sum())
        self.shared += int(((shares > 0).sum(axis=1) > 1).sum())
        self.answers += float(rows["answers"].to_numpy()[::players][over].sum())
        self.turns += float(rows["turns"].to_numpy()[::players][over].sum())
        for seat in self.seats:
            lines = [rows[f"line_{line}"].to_numpy()[seat.seat :: players][over].sum() for line in seat.lines]
            seat.add(scores[:, seat.seat], shares[:, seat.seat], lines)


class _SeatSums:
    """What is added up for one seat; of scores how often each was reached."""

    def __init__(self, seat: int, lines: tuple[str, ...]) -> None:
        self.seat, self.lines = seat, lines
        self._times: dict[int, int] = {}
        self._wins = 0.0
        self._sheet = np.zeros(len(lines))

    def add(self, scores: NDArray[Any], shares: NDArray[Any], lines: list[Any]) -> None:
        """Add the finished games of a file."""
        for score, times in zip(*np.unique(scores, return_counts=True), strict=True):
            self._times[int(score)] = self._times.get(int(score), 0) + int(times)
        self._wins += float(shares.sum())
        self._sheet += lines

    def figures(self) -> SeatFigures:
        """The seat's figures."""
        values = np.array(sorted(self._times))
        times = np.array([self._times[value] for value in values.tolist()])
        games = int(times.sum())
        mean = float((values * times).sum() / games)
        return SeatFigures(
            seat=self.seat,
            mean=mean,
            deviation=math.sqrt(float((values * values * times).sum()) / games - mean * mean),
            quantiles=tuple(_quantile(values, times, q) for q in QUANTILES),
            wins=self._wins,
            win_rate=self._wins / games,
            win_interval=wilson(self._wins, games),
            sheet=dict(zip(self.lines, (self._sheet / games).tolist(), strict=True)),
        )


def _quantile(values: NDArray[Any], times: NDArray[Any], q: float) -> float:
    """The quantile of numbers given by how often each occurs, between two of them in proportion."""
    ends = times.cumsum()
    place = q * (int(ends[-1]) - 1)
    low, high = (values[np.searchsorted(ends, k, side="right")] for k in (math.floor(place), math.ceil(place)))
    return float(low + (high - low) * (place - math.floor(place)))
