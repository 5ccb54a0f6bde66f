"""What a bot reaches in A Feast for Odin: points by line of the score sheet, and where its Vikings go.

    .venv/bin/python -m bench.odin_alone --bot karl --games 64 --seed 700000                    alone, long, no decks
    .venv/bin/python -m bench.odin_alone --bot konungr@200it --games 50 --option decks=ABC
    .venv/bin/python -m bench.odin_alone --bot karl --games 32 --players 2

Every game is told when it is over, so what was played counts where time ends a run.
"""

from __future__ import annotations

import argparse
import dataclasses
import time
from collections import Counter

import numpy as np

from bench.options import add_options
from bench.sheets import mean_and_error
from longhouse import bots
from longhouse.bots.bot import Bot
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS
from longhouse.games.feast_for_odin.state import SCORE_LINES, Ask
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.study.entrants import read_entrant

GROUPS = tuple(dict.fromkeys(space["group"] for space in SPACE_FACTS))


@dataclasses.dataclass
class Saga:
    """What happened in the games, a sheet and the groups of spaces used for each seat."""

    sheets: list[list[int]] = dataclasses.field(default_factory=list)
    used: list[Counter[str]] = dataclasses.field(default_factory=list)
    answers: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        sheets = np.array(self.sheets)
        totals = sheets.sum(1)
        head = f"score {mean_and_error(totals)} ({len(totals)} sheets, {totals.min()} to {totals.max()})"
        lines = (
            f"  {name} {column.mean():.1f}, more than 0 in {(column > 0).mean():.0%}"
            for name, column in zip(SCORE_LINES, sheets.T, strict=True)
        )
        groups = (
            f"  {group}: {np.mean([used[group] for used in self.used]):.2f} a game, "
            f"in {np.mean([used[group] > 0 for used in self.used]):.0%}"
            for group in GROUPS
        )
        speed = f"{1000 * self.seconds / self.answers:.1f} ms an answer"
        return "\n".join([f"{head}; {speed}", *lines, *groups])


def play(saga: Saga, match: Match, seats: list[Bot]) -> None:
    """Play a game and add it to the saga."""
    used = [Counter[str]() for _ in seats]
    while match.actor is not None:
        seat, asked = match.actor, int(match._state.ask)
        began = time.perf_counter()
        answer = seats[seat](match.seen_by(seat))
        saga.seconds += time.perf_counter() - began
        saga.answers += 1
        if asked == Ask.TURN and answer.code < len(SPACE_FACTS):
            used[seat][SPACE_FACTS[answer.code]["group"]] += 1
        match.play(answer)
    saga.used += used
    saga.sheets += [[match.score_sheet(seat)[line] for line in SCORE_LINES] for seat in range(match.players)]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="karl")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    add_options(parser)
    asked = parser.parse_args()
    game, entrant = find_game("feast_for_odin"), read_entrant(asked.bot)
    bots.prepare(game)
    options = {"decks": "none", "length": "long", **dict(asked.option)}
    saga = Saga()
    for seed in range(asked.seed, asked.seed + asked.games):
        match = game.start(players=asked.players, seed=seed, **options)
        play(saga, match, [entrant(10 * seed + seat) for seat in range(asked.players)])
        print(seed, *match.scores, flush=True)
    print(asked.bot, asked.players, options)
    print(saga)


if __name__ == "__main__":
    main()
