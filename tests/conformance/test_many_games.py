"""Very many random games without a broken invariant: ``./test -n 2 -m slow tests/conformance/test_many_games.py``.

Every case is played in blocks of seeds, each a test of its own, so that any number of processes share the work and
``-k`` picks a game, a case or a block: ``-k "knarr and block-3"``. In the environment:

- LONGHOUSE_GAMES: games of each case (100,000); LONGHOUSE_FIRST_SEED: where their seeds begin (0)
- LONGHOUSE_BLOCK: games of a block (10,000)
- LONGHOUSE_FIGURES: a file to which each block adds a line of JSON when it has passed
"""

from __future__ import annotations

import json
import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from longhouse.kernel.compiled import wants_compiled
from tests.conformance.cases import CASES, Case
from tests.conformance.test_games_end import checked_game
from tests.conformance.test_replay import compiled

GAMES = int(os.environ.get("LONGHOUSE_GAMES", "100000"))
FIRST = int(os.environ.get("LONGHOUSE_FIRST_SEED", "0"))
BLOCK = int(os.environ.get("LONGHOUSE_BLOCK", "10000"))
BLOCKS = [range(first, min(first + BLOCK, FIRST + GAMES)) for first in range(FIRST, FIRST + GAMES, BLOCK)]


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seeds", BLOCKS, ids=lambda seeds: f"block-{seeds.start // BLOCK}")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_games(case: Case, seeds: range) -> None:
    assert wants_compiled(), "so many games need compiled rules"
    engine = compiled(case.game_id, checked=False)
    began = time.perf_counter()
    for seed in seeds:
        fault, cells = checked_game(case, engine, seed)
        assert (fault, seed) == (0, seed)
        assert cells["actor"][0] < 0
    _keep_figures(case, seeds, time.perf_counter() - began)


def _keep_figures(case: Case, seeds: range, seconds: float) -> None:
    """One line of JSON; a line this short is written whole, whoever else writes."""
    if "LONGHOUSE_FIGURES" not in os.environ:
        return
    line = {
        "case": str(case),
        "rules_version": case.game.rules_version,
        "first_seed": seeds.start,
        "games": len(seeds),
        "seconds": round(seconds, 1),
        "ended": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    with Path(os.environ["LONGHOUSE_FIGURES"]).open("a", encoding="utf-8") as figures:
        figures.write(json.dumps(line) + "\n")
