"""How often guided search asks its network: ``.venv/bin/python -m bench.looks knarr --iterations 300``.

Looks an iteration, counted in the interpreter at questions of games that ``karl`` plays; a look at a new question, or
another one at a known question whose world has an answer that it does not know yet. The network guides here also where
the mind lets it answer for ``karl`` alone.
"""

from __future__ import annotations

import argparse
from typing import Any

import longhouse
from longhouse import bots
from longhouse.bots.minds import mind_of
from longhouse.bots.thinking import guided
from longhouse.bots.thought import Thought
from longhouse.kernel.game import Game
from longhouse.kernel.match import Seen

PLAYERS = 2
POSITIONS = 5
NODES = 5_000


def question(game: Game, seed: int, answers: int) -> Seen:
    """What is asked after so many answers, or as soon as there is a choice."""
    match, karl = game.start(players=PLAYERS, seed=seed), bots.named("karl")(seed)
    while match.actor is not None:
        seen = match.seen_by(match.actor)
        if match.answered >= answers and len(seen.codes) > 1:
            return seen
        match.play(karl(seen))
    raise SystemExit(f"the game of seed {seed} is over after {match.answered} answers: ask for smaller --steps")


class Counted:
    """A rule that counts its calls."""

    def __init__(self, name: str) -> None:
        self.calls, self._rule = 0, getattr(guided, name)
        setattr(guided, name, self)

    def __call__(self, *args: Any) -> Any:
        """The rule."""
        self.calls += 1
        return self._rule(*args)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--steps", type=int, default=12, help="answers from one question to the next")
    asked = parser.parse_args()
    game = longhouse.game(asked.game)
    mind_of(game)._numbers["network"].update(search=True)
    looks, steps = Counted("sense"), Counted("choose_branch")
    for number in range(POSITIONS):
        seen = question(game, number, asked.steps * number)
        thought = Thought(seen, 1, NODES, engine=game.plain)
        thought.begin(seen, None)
        looks.calls = steps.calls = 0
        thought.go_on(seen.seat, asked.iterations)
        means = (each.calls / asked.iterations for each in (looks, steps))
        where = f"{asked.game}, after {asked.steps * number} answers"
        print("{}: {:.2f} looks and {:.1f} answers an iteration".format(where, *means))


if __name__ == "__main__":
    main()
