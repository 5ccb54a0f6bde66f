"""A batch plays the same games as matches of the same seeds."""

from __future__ import annotations

import random

import numpy as np
import pytest

from longhouse import BadOption, IllegalAction
from tests.conformance.cases import PLAIN_CASES, Case
from tests.conformance.test_secrets import observation


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_batch_agrees_with_matches(case: Case) -> None:
    batch = case.game.batch(3, players=case.players, seed=500)
    matches = [case.start(500 + i) for i in range(3)]
    choices = random.Random(1)
    while not batch.over.all():
        assert batch.actor.tolist() == [-1 if m.actor is None else m.actor for m in matches]
        seen = batch.observe()
        codes = [-1, -1, -1]
        for i, match in enumerate(matches):
            assert np.flatnonzero(batch.legal_mask[i]).tolist() == list(match.legal_codes)
            assert seen[i].tolist() == observation(match, 0 if match.actor is None else match.actor)
            if not match.over:
                codes[i] = choices.choice(match.legal_codes)
                match.play(codes[i])
        batch.step(codes)
        assert [batch.state_bytes(i) for i in range(3)] == [m.state_bytes() for m in matches]
    assert batch.scores.tolist() == [list(m.scores) for m in matches]
    assert [np.flatnonzero(w).tolist() for w in batch.wins] == [list(m.winners) for m in matches]


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_one_illegal_answer_refuses_the_whole_step(case: Case) -> None:
    batch = case.game.batch(2, players=case.players, seed=1)
    legal = [int(np.flatnonzero(row)[0]) for row in batch.legal_mask]
    before = [batch.state_bytes(i) for i in range(2)]
    illegal = int(np.flatnonzero(~batch.legal_mask[1])[0]) if not batch.legal_mask[1].all() else 10**6
    for codes in ([legal[0], illegal], [legal[0], -1], [legal[0], 10**6], [legal[0]], [0.5, 0.5], "no"):
        with pytest.raises(IllegalAction):
            batch.step(codes)
        assert [batch.state_bytes(i) for i in range(2)] == before


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_batch_plays_out_and_restarts(case: Case) -> None:
    batch = case.game.batch(4, players=case.players, seed=9)
    first = [batch.state_bytes(i) for i in range(4)]
    decisions = batch.play_out()
    assert batch.over.all()
    assert (decisions > 0).all()
    assert not batch.legal_mask.any()
    batch.restart(9)
    assert [batch.state_bytes(i) for i in range(4)] == first


def test_bad_sizes_and_seeds_are_refused() -> None:
    game = PLAIN_CASES[0].game
    for size in (0, -1, 1.5, True):
        with pytest.raises(BadOption):
            game.batch(size)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        game.batch(10, seed=2**63 - 5)
