"""What the games of an arena add up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

import numpy as np

from longhouse.study.arena.log import Played
from longhouse.study.arena.ratings import Rating, rate
from longhouse.study.arena.tournament import LADDER, MIRROR, SANITY, TWIN, Tournament
from longhouse.study.intervals import wilson
from longhouse.study.simulate import QUANTILES

__all__ = ["Control", "EntrantFigures", "Figures", "Rate", "ScoreFigures", "Thinking", "add_up", "places"]


@dataclass(frozen=True)
class Rate:
    """How often something came true, with Wilson's interval at 95 %."""

    wins: float  # a victory shared by k counts 1 / k
    games: int
    rate: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class ScoreFigures:
    """Points that were reached."""

    games: int
    mean: float
    error: float  # standard error of the mean
    deviation: float
    quantiles: tuple[float, ...]
    least: int
    most: int


@dataclass(frozen=True)
class Thinking:
    """How much an entrant thought."""

    answers: float  # a game, in one seat
    mean: float  # milliseconds an answer
    p95: float


@dataclass(frozen=True)
class EntrantFigures:
    """One entrant over all its games."""

    name: str
    wins: Rate | None  # None where it played alone
    rating: Rating | None
    scores: ScoreFigures
    by_seat: tuple[float | None, ...]  # mean scores; None where it never sat
    thinking: Thinking


@dataclass(frozen=True)
class Control:
    """A check of the arena itself: who was watched, what came out, and what was to be expected."""

    purpose: str
    name: str
    wins: Rate
    fair: float  # the rate of equals
    passed: bool


@dataclass(frozen=True)
class Figures:
    """The figures of an arena: entrants from the strongest on, and how often each was ahead of each other."""

    terms: Mapping[str, Any]
    games: int
    seeds: int
    entrants: tuple[EntrantFigures, ...]
    ahead: Mapping[str, Mapping[str, Rate]]
    seats: tuple[Rate, ...]  # wins by seat, whoever sat there
    controls: tuple[Control, ...]

    @property
    def solo(self) -> bool:
        """Whether entrants played alone, for points."""
        return not self.seats

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


def add_up(tournament: Tournament, played: Sequence[Played]) -> Figures:
    """The figures of a tournament's games."""
    ladder = [game for game in played if game.purpose == LADDER]
    ratings = _ratings(tournament, ladder)
    entrants = [_entrant(tournament, name, ladder, ratings.get(name)) for name in tournament.names]
    return Figures(
        terms=tournament.terms(),
        games=len(ladder),
        seeds=tournament.seeds,
        entrants=tuple(sorted(entrants, key=_strength, reverse=True)),
        ahead={} if tournament.solo else _ahead(tournament, ladder),
        seats=() if tournament.solo else tuple(_seat(seat, ladder) for seat in range(tournament.players)),
        controls=tuple(_controls(tournament, played)),
    )


def places(scores: Sequence[int], winners: Sequence[int]) -> list[list[int]]:
    """The seats by place: the winners first, then by points; equals share a place."""

    def worth(seat: int) -> tuple[bool, int]:
        return (True, 0) if seat in winners else (False, scores[seat])

    ordered = sorted(range(len(scores)), key=worth, reverse=True)
    return [list(seats) for _, seats in groupby(ordered, key=worth)]


# ---------------------------------------------------------------------------- strength
def _ratings(tournament: Tournament, ladder: Sequence[Played]) -> dict[str, Rating]:
    if tournament.solo or len(tournament.names) == 1:
        return {}
    numbers = {name: number for number, name in enumerate(tournament.names)}
    by_seed: dict[int, list[list[list[int]]]] = defaultdict(list)
    for game in ladder:
        ranking = [[numbers[game.seats[seat]] for seat in place] for place in places(game.scores, game.winners)]
        by_seed[game.seed].append(ranking)
    return dict(zip(tournament.names, rate(list(by_seed.values()), len(numbers), tournament.seed), strict=True))


def _strength(entrant: EntrantFigures) -> float:
    return entrant.rating.points if entrant.rating else entrant.scores.mean


def _rate(wins: Iterable[float]) -> Rate:
    shares = list(wins)
    total = float(sum(shares))
    return Rate(total, len(shares), total / len(shares), wilson(total, len(shares)))


def _share(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _seat(seat: int, ladder: Iterable[Played]) -> Rate:
    return _rate(_share(game, seat) for game in ladder)


def _ahead(tournament: Tournament, ladder: Sequence[Played]) -> dict[str, dict[str, Rate]]:
    """How often each was placed before each other; a shared place counts half."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in ladder:
        for pair, pairs in _compared(game).items():
            shares[pair].append(float(np.mean(pairs)))
    return {
        one: {other: _rate(shares[one, other]) for other in tournament.names if (one, other) in shares}
        for one in tournament.names
    }


def _compared(game: Played) -> dict[tuple[str, str], list[float]]:
    rank = {seat: number for number, place in enumerate(places(game.scores, game.winners)) for seat in place}
    pairs: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one, name in enumerate(game.seats):
        for other, opponent in enumerate(game.seats):
            if name != opponent:
                pairs[name, opponent].append((1 + np.sign(rank[other] - rank[one])) / 2)
    return pairs


# ---------------------------------------------------------------------------- an entrant
def _entrant(tournament: Tournament, name: str, ladder: Sequence[Played], rating: Rating | None) -> EntrantFigures:
    chairs = [(game, seat) for game in ladder for seat, sitting in enumerate(game.seats) if sitting == name]
    return EntrantFigures(
        name=name,
        wins=None if tournament.solo else _rate(_share(game, seat) for game, seat in chairs),
        rating=rating,
        scores=_scores([game.scores[seat] for game, seat in chairs]),
        by_seat=tuple(_mean([game.scores[s] for game, s in chairs if s == seat]) for seat in range(tournament.players)),
        thinking=_thinking([game.milliseconds[seat] for game, seat in chairs]),
    )


def _scores(scores: Sequence[int]) -> ScoreFigures:
    deviation = float(np.std(scores, ddof=1)) if len(scores) > 1 else 0.0
    return ScoreFigures(
        games=len(scores),
        mean=float(np.mean(scores)),
        error=deviation / float(np.sqrt(len(scores))),
        deviation=deviation,
        quantiles=tuple(np.quantile(scores, QUANTILES).tolist()),
        least=min(scores),
        most=max(scores),
    )


def _mean(scores: Sequence[int]) -> float | None:
    return float(np.mean(scores)) if scores else None


def _thinking(times: Sequence[Sequence[float]]) -> Thinking:
    every = np.concatenate([np.asarray(seat, float) for seat in times])
    if not len(every):
        return Thinking(0.0, 0.0, 0.0)
    return Thinking(len(every) / len(times), float(every.mean()), float(np.quantile(every, 0.95)))


# ---------------------------------------------------------------------------- controls
def _controls(tournament: Tournament, played: Sequence[Played]) -> Iterable[Control]:
    fair = 1 / tournament.players
    for name in tournament.names:
        if mirror := [game for game in played if game.purpose == MIRROR and name in game.seats]:
            wins = _rate(_share(game, game.seats.index(name)) for game in mirror)
            yield Control(MIRROR, name, wins, fair, wins.interval[0] <= fair <= wins.interval[1])
    for name in tournament.names:
        if sanity := [game for game in played if game.purpose == SANITY and name in game.seats]:
            wins = _rate(_share(game, game.seats.index("random" + TWIN)) for game in sanity)
            yield Control(SANITY, name, wins, fair, wins.interval[1] < fair)
