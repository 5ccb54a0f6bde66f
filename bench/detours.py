"""What a detour costs: ``.venv/bin/python -m bench.detours feast_for_odin --players 1 --games 256``.

``karl`` plays all seats. Then the same games again, but one answer of the first seat is drawn from all that are legal,
and ``karl`` goes on from there. A bot that only knows the ways it goes itself loses far more by that than the answer is
worth, and its advice to people who go other ways is worth little. ``--by-features``: without networks, as a peer.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import longhouse
from bench.options import add_options
from bench.sheets import mean_and_error
from longhouse.bots.crowd import Crowd, answers_by_seat
from longhouse.bots.minds import mind_of
from longhouse.kernel.batch import Batch

AT = (1, 4, 8, 16, 32, 64)  # answers of the first seat, counted where it had a choice
NO_DETOUR = 0


def played(batch: Batch, at: int, seed: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """The first seat's points in every game, and in which it made the detour: with this answer of its, from 1."""
    crowds, chance = [Crowd("karl", seed + seat) for seat in range(batch.players)], np.random.default_rng(seed)
    choices = np.zeros(len(batch), np.int64)
    while not batch.over.all():
        actor, legal = batch.actor, batch.legal_mask
        codes = answers_by_seat(batch, actor, crowds)
        chooses = (actor == 0) & (legal.sum(1) > 1)
        choices += chooses
        for game in np.flatnonzero(chooses & (choices == at)):
            codes[game] = chance.choice(np.flatnonzero(legal[game]))
        batch.step(codes)
    return batch.scores[:, 0], choices >= at


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--at", type=int, nargs="+", default=AT, help="answers of the first seat, where it has a choice"
    )
    add_options(parser)
    parser.add_argument("--by-features", action="store_true")
    asked = parser.parse_args()
    game = longhouse.game(asked.game)
    if asked.by_features:
        mind_of(game).do_without_networks()
    options: dict[str, Any] = dict(asked.option)

    def games() -> Batch:
        return game.batch(asked.games, players=asked.players, seed=asked.seed, **options)

    usual, _ = played(games(), NO_DETOUR, asked.seed)
    print(f"no detour: {mean_and_error(usual)} points", flush=True)
    for at in asked.at:
        points, made = played(games(), at, asked.seed)
        if made.any():
            print(f"answer {at}: {mean_and_error((points - usual)[made])} in {made.sum()} games", flush=True)


if __name__ == "__main__":
    main()
