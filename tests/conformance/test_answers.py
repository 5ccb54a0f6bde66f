"""Every legal answer applies; every other raises IllegalAction and changes no byte."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse import IllegalAction
from tests.conformance.cases import CASES, PLAIN_CASES, Case, positions, walk

SEEDS = st.integers(0, 2**63 - 1)


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS)
def test_legal_answers_apply_and_all_others_are_refused(case: Case, seed: int) -> None:
    for match in positions(case, seed, 6):
        before = match.state_bytes()
        legal = match.legal_codes
        assert list(legal) == sorted(set(legal))
        assert bool(legal) != match.over
        for code in legal:
            after = match.copy()
            after.play(code)
            assert after.history[-1].action.code == code
        for code in range(case.game.room.answers.size):
            if code not in legal:
                with pytest.raises(IllegalAction):
                    match.play(code)
        assert match.state_bytes() == before


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
@pytest.mark.parametrize(
    "nonsense",
    [
        -1,
        10**6,
        1.5,
        True,
        None,
        "0",
        b"0",
        {},
        {"kind": "nonsense", "args": {}},
        {"kind": 3, "args": {}},
        {"kind": None},
        ...,
    ],
    ids=repr,
)
def test_malformed_answers_are_refused(case: Case, nonsense: Any) -> None:
    match = case.start(1)
    before = match.state_bytes()
    with pytest.raises(IllegalAction):
        match.play(nonsense)
    assert match.state_bytes() == before
    assert match.history == ()


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_kind_and_args_name_the_same_answer_as_the_code(case: Case) -> None:
    for match in positions(case, 5, 12):
        for action in match.legal:
            given_by_args = {"kind": action.kind, "args": dict(action.args)}
            assert case.game.room.answers.code_of(given_by_args) == action.code
            with pytest.raises(IllegalAction):
                match.play({"kind": action.kind, "args": {**action.args, "more": 1}})
            for name in action.args:
                with pytest.raises(IllegalAction):
                    match.play({"kind": action.kind, "args": {**action.args, name: "no such thing"}})


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_list_of_answers_is_applied_whole_or_not_at_all(case: Case) -> None:
    whole = case.start(3)
    codes = [m.history[-1].action.code for m in walk(whole, random.Random(3)) if m.history][:12]
    one_by_one, at_once = case.start(3), case.start(3)
    told = [event for code in codes for event in one_by_one.play(code)]
    assert at_once.play(codes) == tuple(told)
    assert at_once.state_bytes() == one_by_one.state_bytes()
    refused = case.start(3)
    before = refused.state_bytes()
    with pytest.raises(IllegalAction):
        refused.play([*codes, 10**6])
    assert refused.state_bytes() == before
    assert refused.history == ()


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_nothing_can_be_answered_when_the_game_is_over(case: Case) -> None:
    over = positions(case, 2, 2)[-1]
    assert over.over
    assert over.legal == ()
    with pytest.raises(IllegalAction, match="over"):
        over.play(0)
