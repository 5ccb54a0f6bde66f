"""Compiles, before the tests, what they run compiled: ``python -m tests.compiling``. Then no test waits for it.

Each game in two processes of its own, two at a time: one for rules with checks of bounds, one for all else (rules,
batches and bots). What is in the cache already is only loaded.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable

import numpy as np

import longhouse
from longhouse import bots
from longhouse.bots.crowd import Crowd
from longhouse.bots.minds import mind_of
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thoughts import new_thought
from longhouse.kernel.compiled import wants_compiled
from tests.bots.networks import blank, thinking_with
from tests.conformance.cases import PLAIN_CASES, Case
from tests.conformance.test_games_end import checked_game
from tests.conformance.test_replay import compiled, playouts, replay

PROCESSES = 2


def compile_checked(game_id: str) -> None:
    """Run everything once that tests of this game run compiled with checks of bounds."""
    replay(case_of(game_id), compiled(game_id, checked=True), 12)


def compile_plain(game_id: str) -> None:
    """Run everything once that tests of this game run compiled without them."""
    case = case_of(game_id)
    replay(case, compiled(game_id, checked=False), 11)
    checked_game(case, compiled(game_id, checked=False), 1)
    playouts(case, compiled(game_id, checked=False), 100, 1)
    batch = longhouse.game(game_id).batch(2)
    batch.step(batch.legal_mask.argmax(axis=1))
    for seen in (batch.random_answers(), batch.observe(), batch.scores, batch.score_sheets, batch.play_out()):
        assert len(seen) == len(batch)
    batch.restart(0)
    for bot in ("thrall", "karl"):
        assert len(Crowd(bot)(batch, np.flatnonzero(batch.actor == batch.actor[0]))) > 0
    longhouse.game(game_id).start(seed=0).observe(0)
    bots.prepare(longhouse.game(game_id))


def compile_search(game_id: str) -> None:
    """Run all ways to search once, in a tree guided by a network and not, and by a race, whichever the mind has."""
    game = longhouse.game(game_id)
    match = game.start(seed=0)
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    for arrays, racing in ((None, 0.0), (blank(game), 0.0), (blank(game), 1.0)):
        with thinking_with(game, arrays):
            thought = new_thought(seen, 0, 8, {"racing": racing}, mind_of(game).fast)
            thought.begin(seen, None)
            thought.go_on(seen.seat, 1)
            if thought.desk.network is not None:
                thought.desk.run(glance, thought.desk.network, seen.seat, 0.0)
            assert len(Crowd("karl")(game.batch(1), np.zeros(1, np.int64))) == 1


def case_of(game_id: str) -> Case:
    """A game as it is played without options."""
    return next(case for case in PLAIN_CASES if case.game_id == game_id)


def timed(work: tuple[Callable[[str], None], str]) -> tuple[str, float]:
    """What was compiled, and in how many seconds."""
    compile_part, game_id = work
    began = time.perf_counter()
    compile_part(game_id)
    return f"{game_id}, {compile_part.__name__}", time.perf_counter() - began


def main() -> None:
    """All games, the slowest first."""
    if not wants_compiled():
        sys.exit("compiled rules are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
    games = sorted(longhouse.games(), key=lambda game_id: game_id != "feast_for_odin")
    parts = [(part, game_id) for game_id in games for part in (compile_plain, compile_checked)]
    parts.append((compile_search, "vikings_on_board"))
    with multiprocessing.get_context("spawn").Pool(PROCESSES, maxtasksperchild=1) as pool:
        for what, seconds in pool.imap_unordered(timed, parts):
            print(f"{what}: {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
