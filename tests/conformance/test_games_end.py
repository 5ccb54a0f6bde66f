"""Games end, nothing is lost or made on the way, and scores are the sum of their sheets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.kernel import entries
from longhouse.kernel.engine import Engine
from tests.conformance.cases import CASES, LIMIT, PLAIN_CASES, Case, positions, walk
from tests.conformance.test_replay import compiled

GAMES_EACH = 60


def checked_game(case: Case, engine: Engine, seed: int) -> tuple[int, Any]:
    room = case.game.room
    cells = np.zeros(1, room.State.dtype)
    states, codes = engine.bind(cells), engine.bind(np.zeros(room.answers.size, np.int64))
    options = engine.bind(case.game.option_array(case.start(0).options))
    engine.entry(entries.begin)(states, 0, seed, case.players, options)
    return engine.entry(entries.play_checked)(states, 0, codes, LIMIT), cells


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_invariant_breaks_in_the_interpreter(case: Case) -> None:
    fault, cells = checked_game(case, case.game.plain, 31)
    assert fault == 0
    assert cells["actor"][0] < 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_invariant_breaks_in_many_compiled_games(case: Case) -> None:
    engine = compiled(case.game_id, checked=False)
    for seed in range(1000, 1000 + GAMES_EACH):
        fault, cells = checked_game(case, engine, seed)
        assert (fault, seed) == (0, seed)
        assert cells["actor"][0] < 0


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 2**63 - 1))
def test_scores_are_the_sum_of_their_sheets(case: Case, seed: int) -> None:
    for match in positions(case, seed, 12):
        assert len(match.scores) == case.players
        for seat in range(case.players):
            assert sum(match.score_sheet(seat).values()) == match.scores[seat]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_somebody_wins_at_the_end_and_nobody_before(case: Case) -> None:
    for match in walk(case.start(41), random.Random(41)):
        assert bool(match.winners) == match.over
        assert (match.actor is None) == match.over
    view = match.view(0)
    assert view["winners"] == list(match.winners)
    assert view["scores"] == list(match.scores)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_actor_and_question_are_seen_by_all(case: Case) -> None:
    for match in positions(case, 43, 10)[:-1]:
        for seat in (None, *range(case.players)):
            view = match.view(seat)
            assert view["actor"] == match.actor
            assert view["question"] is not None
            assert view["question"]["kind"] == match.question(seat).kind
            assert view["scores"] is None
