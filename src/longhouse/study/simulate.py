"""Many games, at random or by bots, and what they add up to.

Game i has the seed ``seed + i``, and a task is a range of seeds: the figures are the same whatever the number of
workers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed, resolve_options
from longhouse.study.entrants import Entrant
from longhouse.study.hands import share_out
from longhouse.study.intervals import wilson
from longhouse.study.matches import LIMIT
from longhouse.study.refusals import at_least_one, refused
from longhouse.study.rounds import Round, Setting, joined

__all__ = [
    "LIMIT",
    "QUANTILES",
    "Order",
    "SeatFigures",
    "Simulation",
    "bots_for_seats",
    "compare",
    "compared_values",
    "simulate",
]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
RANGE = 500  # games of one task, at most
CARD_RANGE = 1 << 18  # on a card, which has room for many and work for all of them

Told = Callable[[int], object]  # called with the number of games played since the last call


@dataclass(frozen=True)
class Order:
    """How many games to simulate, and how."""

    games: int
    players: int | None = None  # the fewest that the game takes when None
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[Entrant, ...] = ()  # one for every seat, or one for all; without any, all is left to chance
    limit: int = LIMIT
    workers: int = 1
    engine: str = "auto"  # cuda: on a card, for games that are left to chance

    def setting(self, game: Game) -> Setting:
        """The order as a game takes it; BadOption when it cannot be."""
        at_least_one(games=self.games, limit=self.limit, workers=self.workers)
        check_seed(check_seed(self.seed) + self.games - 1)
        players = game.check_players(self.players)
        seats = self._seats(players)
        if self.engine == "cuda" and seats:
            raise BadOption(refused("no-bots-on-card"))
        options = resolve_options(game.options, self.options)
        return Setting(game, players, options, self.limit, seats, engine=self.engine)

    def _seats(self, players: int) -> tuple[Entrant, ...]:
        named = bots_for_seats(self.bots, players) if self.bots else ()
        return () if all(entrant.bot == "random" for entrant in named) else named


def bots_for_seats(bots: tuple[Entrant, ...], players: int) -> tuple[Entrant, ...]:
    """One bot a seat, where one was named for each or one for all."""
    if len(bots) not in (1, players):
        raise BadOption(refused("bots-for-seats", bots=len(bots), seats=players))
    return bots * players if len(bots) == 1 else bots


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
    bots: tuple[str, ...]  # seat by seat; none where all answers were left to chance
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


def simulate(game: Game, order: Order, told: Told = lambda played: None) -> Simulation:
    """Play the games of an order; compiled when Numba is there, else in the interpreter."""
    setting = order.setting(game)
    setting.prepare()  # before the clock starts
    began = time.perf_counter()
    played = _played(setting, order, told)
    seconds = time.perf_counter() - began
    return _figures(setting, order.seed, played, seconds)


def compared_values(game: Game, option: str) -> Sequence[str]:
    """What an option can be; BadOption when the game does not know it."""
    if option not in game.options:
        raise BadOption(refused("no-such-option", option=repr(option), options=", ".join(game.options) or "none"))
    return list(game.options[option])


def compare(game: Game, option: str, order: Order, told: Told = lambda played: None) -> dict[str, Simulation]:
    """The same seeds with each value of an option: what the option does to the game."""
    return {
        value: simulate(game, replace(order, options={**order.options, option: value}), told)
        for value in compared_values(game, option)
    }


# ---------------------------------------------------------------------------- playing
def _ranges(order: Order) -> list[range]:
    """The seeds of each task: few enough for a lively progress bar."""
    length = CARD_RANGE if order.engine == "cuda" else max(1, min(RANGE, order.games // (8 * order.workers)))
    last = order.seed + order.games
    return [range(first, min(first + length, last)) for first in range(order.seed, last, length)]


def _played(setting: Setting, order: Order, told: Told) -> Round:
    rounds: dict[range, Round] = {}

    def done(seeds: range, played: Round) -> None:
        rounds[seeds] = played
        told(len(seeds))

    share_out(setting, _ranges(order), 1 if order.engine == "cuda" else order.workers, done)
    return joined([rounds[seeds] for seeds in sorted(rounds, key=lambda seeds: seeds.start)])


# ---------------------------------------------------------------------------- adding up
def _figures(setting: Setting, seed: int, played: Round, seconds: float) -> Simulation:
    over, game = played.over, setting.game
    by_game = played.scores[over].mean(axis=1)
    return Simulation(
        game=game.id,
        rules_version=game.rules_version,
        players=setting.players,
        options=dict(setting.options),
        bots=tuple(map(str, setting.seats)),
        seed=seed,
        games=len(over),
        limit=setting.limit,
        stopped=int((~over).sum()),
        mean_decisions=_mean(played.decisions[over]),
        mean_turns=_mean(played.turns[over]),
        mean_score=_mean(by_game),
        score_error=float(by_game.std() / math.sqrt(len(by_game))) if len(by_game) else 0.0,
        shared_victories=int((played.wins[over].sum(axis=1) > 1).sum()),
        seats=tuple(_seat(setting, played, seat) for seat in range(setting.players)) if over.any() else (),
        engine=game.fast.name if setting.engine == "auto" else setting.engine,
        seconds=seconds,
    )


def _mean(values: NDArray[Any]) -> float:
    return float(values.mean()) if len(values) else 0.0


def _seat(setting: Setting, played: Round, seat: int) -> SeatFigures:
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
        sheet=dict(zip(setting.game.room.score_lines, lines.tolist(), strict=True)),
    )
