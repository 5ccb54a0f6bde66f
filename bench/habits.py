"""One way to search against another, by their habits: ``python -m bench.habits knarr horizon=12 horizon=1000``.

Two players, every seed from both seats, one tree each and no whims, with the same ``--budget`` (20: milliseconds,
200it: iterations) unless a side names its own: ``budget=1600it``. Habits that are not named are those of the game's
mind, so ``-`` is the search as it is. Every game is told when it is over, so what was played counts where time ends a
run.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import multiprocessing
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

import longhouse
from bench.options import add_options
from bench.sheets import mean_and_error
from longhouse import bots
from longhouse.bots.searcher import Searcher
from longhouse.kernel.match import Match
from longhouse.study.entrants import read_budgets
from longhouse.study.intervals import wilson

NODES = 50_000

Maker = Callable[[int], Searcher]


@dataclasses.dataclass(frozen=True)
class Pairing:
    """Two ways to search, and at which table they meet."""

    game: str
    one: str
    other: str
    budget: str
    seed: int
    options: Mapping[str, str]


class Played(NamedTuple):
    """A game: the first side's share of the victory, and the points of both."""

    won: float
    points: int
    rival: int


def maker(spec: str, budget: str) -> Maker:
    """Makes a searcher of habits like ``horizon=12,trust=4``."""
    habits = dict(part.split("=") for part in spec.split(",") if "=" in part)
    (allowed,) = read_budgets(habits.pop("budget", budget))
    numbers: dict[str, Any] = {name: float(number) for name, number in habits.items()}
    return lambda seed: Searcher(seed, allowed, nodes=NODES, **numbers)


def play(match: Match, seats: list[Searcher]) -> Match:
    while match.actor is not None:
        match.play(seats[match.actor](match.seen_by(match.actor)))
    return match


def played(pairing: Pairing, n: int) -> Played:
    """Game n of a pairing: the first side has the first seat in every other one."""
    makers = [maker(spec, pairing.budget) for spec in (pairing.one, pairing.other)]
    own = n % 2
    seats = [make(2 * n + seat) for seat, make in enumerate(makers if own == 0 else reversed(makers))]
    game = longhouse.game(pairing.game)
    match = play(game.start(players=2, seed=pairing.seed + n // 2, **pairing.options), seats)
    return Played((own in match.winners) / len(match.winners), match.scores[own], match.scores[1 - own])


def told(pairing: Pairing, games: list[Played]) -> str:
    """What came of the games so far."""
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    share = f"{won / len(games):.1%} of {len(games)} games ({low:.1%} to {high:.1%})"
    points = " and ".join(mean_and_error(np.array([game[k] for game in games])) for k in (1, 2))
    return f"{pairing.game}, {pairing.one} against {pairing.other}: {share}, {points} points"


def get_ready(game: str) -> None:
    """Compile or load what a worker needs."""
    bots.prepare(longhouse.game(game))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--budget", default="20")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="games side by side; no more than there are cores")
    add_options(parser)
    asked = parser.parse_args()
    pairing = Pairing(asked.game, asked.one, asked.other, asked.budget, asked.seed, dict(asked.option))
    get_ready(asked.game)
    games: list[Played] = []
    with multiprocessing.get_context("spawn").Pool(asked.workers, get_ready, (asked.game,)) as pool:
        for game in pool.imap_unordered(functools.partial(played, pairing), range(asked.games)):
            games.append(game)
            print(told(pairing, games), flush=True)


if __name__ == "__main__":
    main()
