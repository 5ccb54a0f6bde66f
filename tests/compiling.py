"""Compiles, before the tests, what they run compiled: ``python -m tests.compiling``. Then no test waits for it.

Each game in a process of its own, two at a time: rules with and without checks of bounds, batches, and bots. What is in
the cache already is only loaded.
"""

from __future__ import annotations

import multiprocessing
import sys
import time

import longhouse
from longhouse import bots
from longhouse.kernel.compiled import wants_compiled
from tests.conformance.cases import PLAIN_CASES
from tests.conformance.test_games_end import checked_game
from tests.conformance.test_replay import compiled, playouts, replay

PROCESSES = 2


def compile_game(game_id: str) -> tuple[str, float]:
    """Run everything once that tests of this game run compiled."""
    began = time.perf_counter()
    case = next(case for case in PLAIN_CASES if case.game_id == game_id)
    replay(case, compiled(game_id, checked=True), 12)
    replay(case, compiled(game_id, checked=False), 11)
    checked_game(case, compiled(game_id, checked=False), 1)
    playouts(case, compiled(game_id, checked=False), 100, 1)
    batch = longhouse.game(game_id).batch(2)
    batch.step(batch.legal_mask.argmax(axis=1))
    for seen in (batch.observe(), batch.scores, batch.score_sheets, batch.play_out()):
        assert len(seen) == len(batch)
    bots.prepare(longhouse.game(game_id))
    return game_id, time.perf_counter() - began


def main() -> None:
    """All games, the slowest first."""
    if not wants_compiled():
        sys.exit("compiled rules are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
    games = sorted(longhouse.games(), key=lambda game_id: game_id != "feast_for_odin")
    with multiprocessing.get_context("spawn").Pool(PROCESSES, maxtasksperchild=1) as pool:
        for game_id, seconds in pool.imap_unordered(compile_game, games):
            print(f"{game_id}: {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
