"""One way to search against another, by their habits: ``python -m bench.habits knarr horizon=12 horizon=1000``.

Two players, every seed from both seats, one tree each and no whims, with the same ``--budget`` (20: milliseconds,
200it: iterations) unless a side names its own: ``budget=1600it``. Habits that are not named are those of the game's
mind, so ``-`` is the search as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import longhouse
from longhouse import bots
from longhouse.bots.searcher import Searcher
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.study.entrants import read_budgets
from longhouse.study.intervals import wilson

NODES = 50_000

Maker = Callable[[int], Searcher]


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


def victories(game: Game, one: Maker, other: Maker, games: int, seed: int) -> float:
    """Games won by the first side, shared ones by halves."""
    won = 0.0
    for n in range(games):
        makers = (one, other) if n % 2 == 0 else (other, one)
        match = game.start(players=2, seed=seed + n // 2)
        play(match, [make(2 * n + seat) for seat, make in enumerate(makers)])
        won += (n % 2 in match.winners) / len(match.winners)
    return won


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--budget", default="20")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = longhouse.game(asked.game)
    bots.prepare(game)
    sides = maker(asked.one, asked.budget), maker(asked.other, asked.budget)
    won = victories(game, *sides, asked.games, asked.seed)
    low, high = wilson(won, asked.games)
    share = f"{won / asked.games:.1%} of {asked.games} games ({low:.1%} to {high:.1%})"
    print(f"{asked.game}, {asked.one} against {asked.other}: {share}")


if __name__ == "__main__":
    main()
