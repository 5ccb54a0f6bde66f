"""How fast bots think: ``.venv/bin/python -m bench.search [GAME …]`` (docs/measured.md).

Iterations of tree search per second of CPU time, with playouts to the end of the game and with the mind's own habits;
OpenSpiel's ISMCTS on gin rummy stands beside them (``pip install -r requirements/bench.lock``).
"""

from __future__ import annotations

import argparse
import importlib.util
import random
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

import longhouse
from bench.engine import Figure, measure
from longhouse import bots
from longhouse.bots.thought import Thought
from longhouse.kernel.game import Game

FULL_PLAYOUTS = {"horizon": 1e6, "sharpness": 0.0, "widening": 0.0}
ITERATIONS = 1_000
POSITIONS = 5


def positions(game: Game, players: int) -> list[longhouse.Match]:
    """Questions with a choice, from the first answer of random games on, each a little later."""
    found = []
    for number in range(POSITIONS):
        match, choices = game.start(players=players, seed=number), random.Random(number)
        for _ in range(10 * number):
            match.play(choices.choice(match.legal_codes))
        while len(match.legal_codes) < 2:
            match.play(choices.choice(match.legal_codes))
        found.append(match)
    return found


def thinking(game: Game, players: int, habits: Mapping[str, float], name: str) -> Figure:
    """Iterations from a handful of positions, each with a tree of its own."""
    seen = [match.seen_by(match.actor) for match in positions(game, players) if match.actor is not None]
    thoughts = [Thought(each, 1, 50_000, habits) for each in seen]

    def think() -> int:
        for each, thought in zip(seen, thoughts, strict=True):
            thought.begin(each, None)
            thought.go_on(each.seat, ITERATIONS)
        return ITERATIONS * len(seen)

    return measure(name, think)


def gin_rummy() -> Figure:
    """OpenSpiel's information-set search (C++) with random playouts, at the first choices of gin rummy."""
    import pyspiel

    game, choices = pyspiel.load_game("gin_rummy"), random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 2.0, 200, 1_000_000, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )

    def think() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices.choices(outcomes, weights)[0])
        bot.step(state)
        return 200

    return measure("OpenSpiel ISMCTS, gin rummy: iterations/s", think)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(longhouse.games()))
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args()
    peer = gin_rummy() if importlib.util.find_spec("pyspiel") else None
    table = Table(title=f"Tree search, {chosen.players} players, iterations per second of CPU time")
    for column in ("what", "median", "spread", "x gin rummy"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for name in chosen.game:
        game = longhouse.game(name)
        bots.prepare(game)
        kinds = {"playouts to the end": FULL_PLAYOUTS, "habits of its mind": {}}
        for kind, habits in kinds.items():
            figure = thinking(game, chosen.players, habits, f"{game.title()}, {kind}")
            ratio = f"{figure.rate / peer.rate:.1f}" if peer else "-"
            table.add_row(figure.name, f"{figure.rate:,.0f}", figure.spread, ratio)
    if peer:
        table.add_row(peer.name, f"{peer.rate:,.0f}", peer.spread, "1.0")
    Console(width=118).print(table)


if __name__ == "__main__":
    main()
