"""Very many random games without a broken invariant: ``./test -n 2 -m slow tests/conformance/test_many_games.py``.

LONGHOUSE_GAMES sets how many for each case (100,000).
"""

from __future__ import annotations

import os

import pytest

from longhouse.kernel.compiled import wants_compiled
from tests.conformance.cases import CASES, Case
from tests.conformance.test_games_end import checked_game
from tests.conformance.test_replay import compiled

GAMES = int(os.environ.get("LONGHOUSE_GAMES", "100000"))


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_games(case: Case) -> None:
    assert wants_compiled(), "so many games need compiled rules"
    engine = compiled(case.game_id, checked=False)
    for seed in range(GAMES):
        fault, cells = checked_game(case, engine, seed)
        assert (fault, seed) == (0, seed)
        assert cells["actor"][0] < 0
