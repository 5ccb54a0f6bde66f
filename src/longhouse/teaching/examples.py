"""``python -m longhouse.teaching.examples GAME --table 0 --games 1024 --out FILE``: games of a bot to learn from.

The file holds terms, seeds and answers, no positions: with them the games are played again, on a card too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse import bots
from longhouse.bots.budget import Budget
from longhouse.bots.crowd import Crowd, answers_by_seat
from longhouse.bots.minds import mind_of
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.teaching.lessons import LESSONS, Table

__all__ = ["APART", "OVER", "Examples", "padded", "played", "read_examples", "write_examples"]

OVER = -1  # instead of an answer, when a game is over
AT_A_TIME = 256  # games side by side
APART = 1 << 39  # seeds of examples begin here, far from those of arenas


class Examples(NamedTuple):
    """Games that were played at one table of a lesson; ``codes``: a row a game, OVER behind its last answer."""

    table: int
    seeds: NDArray[np.int64]
    codes: NDArray[np.int32]


def read_examples(path: Path) -> Examples:
    """What was kept."""
    kept = np.load(path)
    return Examples(int(kept["table"]), kept["seeds"], kept["codes"].astype(np.int32))


def write_examples(path: Path, examples: Examples) -> None:
    """Keep games; answers that fit in 16 bits take no more."""
    codes = examples.codes.astype(np.int16) if examples.codes.max() < 1 << 15 else examples.codes
    np.savez_compressed(path, table=examples.table, seeds=examples.seeds, codes=codes)


def played(
    game: Game, table: Table, bot: str, games: int, seed: int, budget: Budget | None = None
) -> Iterator[NDArray[np.int64]]:
    """Let a bot answer for every seat; the answers of all games, step by step."""
    batch = game.batch(games, players=table.players, seed=seed, engine="compiled", **table.options)
    crowd = Crowd(bot, seed, budget)
    while not batch.over.all():
        codes = answers_by_seat(batch, batch.actor, [crowd] * table.players, nobody=OVER)
        batch.step(np.maximum(codes, 0))
        yield codes


def padded(parts: list[NDArray[Any]]) -> NDArray[np.int32]:
    """Games of several lengths in one array."""
    longest = max(part.shape[1] for part in parts)
    filled = [np.pad(part, ((0, 0), (0, longest - part.shape[1])), constant_values=OVER) for part in parts]
    return np.concatenate(filled).astype(np.int32)


def main() -> None:
    """Play and keep what was played, after every portion."""
    asked = _asked()
    game, table = find_game(asked.game), LESSONS[asked.game].tables[asked.table]
    bots.prepare(game)
    if asked.by_features:
        mind_of(game).do_without_networks()
    budget = Budget(iterations=asked.iterations) if asked.iterations else None
    begun, parts, seeds = time.monotonic(), [], []
    for first in range(0, asked.games, AT_A_TIME):
        many = min(AT_A_TIME, asked.games - first)
        seed = APART + asked.seed + first
        parts.append(np.stack(list(played(game, table, asked.bot, many, seed, budget)), 1))
        seeds.append(np.arange(seed, seed + many))
        write_examples(asked.out, Examples(asked.table, np.concatenate(seeds), padded(parts)))
        print(f"{first + many} games, {time.monotonic() - begun:.0f} s", flush=True)
        if time.monotonic() - begun > asked.seconds:
            break


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching.examples", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--table", type=int, default=0, help="which of the lesson's tables")
    parser.add_argument("--bot", default="karl")
    parser.add_argument("--iterations", type=int, help="an answer, instead of the bot's own time")
    parser.add_argument("--by-features", action="store_true", help="without the network the mind may have")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=1e9, help="no new portion after so long")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    tables = len(LESSONS[asked.game].tables)
    if not 0 <= asked.table < tables:
        parser.error(f"--table {asked.table}: the lesson of {asked.game} has tables 0 to {tables - 1}")
    return asked


if __name__ == "__main__":
    main()
