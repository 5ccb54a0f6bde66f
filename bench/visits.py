"""What a visit to a space costs: ``.venv/bin/python -m bench.visits --group livestock_market --option decks=none``.

``karl`` plays A Feast for Odin alone. Then the same games again, but once a game, as early as it can from a round on,
it is sent to the space, and goes on from there. What the points differ by is what the visit is worth beside what
``karl`` would have done, as far as ``karl`` knows how to go on (``bench.detours`` tells how far that is).
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from bench.options import add_options
from bench.sheets import mean_and_error
from longhouse.bots.crowd import Crowd, answers_by_seat
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS
from longhouse.games.feast_for_odin.state import Ask
from longhouse.kernel.batch import Batch
from longhouse.kernel.rooms import game as find_game

NOWHERE = -1
ROUNDS = (1, 2, 4, 6, 7)


def visited(batch: Batch, space: int, from_round: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """The points of every game, and in which the space was visited."""
    karls, made = [Crowd("karl", seed)], np.zeros(len(batch), bool)
    while not batch.over.all():
        codes = answers_by_seat(batch, batch.actor, karls)
        if space != NOWHERE:
            cells = batch.save()
            now = (cells["ask"] == Ask.TURN) & (cells["round_number"] >= from_round)
            now &= batch.legal_mask[:, space] & ~made & ~batch.over
            codes[now], made = space, made | now
        batch.step(codes)
    return batch.scores[:, 0], made


def main() -> None:
    """Play and print."""
    groups = tuple(dict.fromkeys(space["group"] for space in SPACE_FACTS))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--group", choices=groups, help="else the spaces of all groups")
    parser.add_argument("--rounds", type=int, nargs="+", default=ROUNDS)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    add_options(parser)
    asked = parser.parse_args()
    game, options = find_game("feast_for_odin"), dict(asked.option)

    def games() -> Batch:
        return game.batch(asked.games, players=1, seed=asked.seed, **options)

    usual, _ = visited(games(), NOWHERE, 0, asked.seed)
    print(f"as karl plays: {mean_and_error(usual)} points", flush=True)
    for space, facts in enumerate(SPACE_FACTS):
        if asked.group not in (None, facts["group"]):
            continue
        for from_round in asked.rounds:
            points, made = visited(games(), space, from_round, asked.seed)
            told = f"{mean_and_error((points - usual)[made])} in {made.sum()} games" if made.any() else "never possible"
            print(f"{facts['id']}, from round {from_round} on: {told}", flush=True)


if __name__ == "__main__":
    main()
