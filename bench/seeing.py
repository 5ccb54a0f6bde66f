"""What a table costs a bot besides its thought: ``.venv/bin/python -m bench.seeing --beside FOLDER``.

Random games through ``Match.play`` and ``Match.seen_by``, on compiled rules: microseconds an answer, the median of
several rounds. ``--beside``: the sources of another checkout. Then both are measured in processes of their own, one
after the other and several times, and the median of each counts: on busy cores a single turn says little.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

import longhouse

TURNS = 5
ROUNDS = 5
GAMES = 6


def microseconds(game: str) -> float:
    """What an answer takes with everything that its seat is shown before."""
    room, choices = longhouse.game(game), random.Random(1)
    room.prepare()

    def play() -> float:
        answers, begun = 0, time.process_time()
        for seed in range(GAMES):
            match = room.start(players=2, seed=seed)
            while match.actor is not None:
                match.seen_by(match.actor)
                match.play(choices.choice(match.legal_codes))
                answers += 1
        return (time.process_time() - begun) / answers * 1e6

    play()
    return statistics.median(play() for _ in range(ROUNDS))


def beside(game: str, other: Path) -> tuple[float, float]:
    """The same with these sources and with those of another checkout, by turns."""
    own = Path(longhouse.__file__).parents[1]
    turns = [(by_itself(game, own), by_itself(game, other)) for _ in range(TURNS)]
    here, there = map(statistics.median, zip(*turns, strict=True))
    return here, there


def by_itself(game: str, sources: Path) -> float:
    """The same in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, __file__, game, "--bare"]
    return float(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(longhouse.games()))
    parser.add_argument("--beside", type=Path, help="the folder src of another checkout")
    parser.add_argument("--bare", action="store_true", help="the figure alone")
    asked = parser.parse_args()
    for game in asked.game:
        if asked.bare:
            print(microseconds(game))
        elif asked.beside:
            here, there = beside(game, asked.beside)
            print(f"{game}: {here:.1f} us an answer, {there:.1f} there: {there / here:.2f} times as fast")
        else:
            print(f"{game}: {microseconds(game):.1f} us an answer")


if __name__ == "__main__":
    main()
