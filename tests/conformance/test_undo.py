"""Undo restores the exact bytes and never crosses a seal; copies never share anything."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse import CannotUndo, Match
from tests.conformance.cases import CASES, PLAIN_CASES, Case, positions, walk


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 2**63 - 1))
def test_undo_restores_the_bytes_back_to_the_last_seal(case: Case, seed: int) -> None:
    trail: list[bytes] = []  # the bytes before each answer since the last seal
    choices = random.Random(seed)
    match = case.start(seed)
    for _ in range(60):
        if match.over:
            break
        before = match.state_bytes()
        match.play(choices.choice(match.legal_codes))
        trail = [] if match.history[-1].sealed else [*trail, before]
        if choices.random() < 0.2:
            for expected in reversed(trail):
                assert match.can_undo
                match.undo()
                assert match.state_bytes() == expected
            assert not match.can_undo
            with pytest.raises(CannotUndo):
                match.undo()
            trail = []


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_seat_undoes_only_its_own_answer(case: Case) -> None:
    for match in walk(case.start(61), random.Random(61)):
        if match.can_undo:
            giver = match.history[-1].seat
            for seat in range(case.players):
                if seat != giver:
                    with pytest.raises(CannotUndo):
                        match.undo(seat)
            match.undo(giver)
            return
    pytest.fail("nothing in a whole game could be undone")


def play_on(match: Match, seed: int, answers: int) -> None:
    choices = random.Random(seed)
    for _ in range(answers):
        if not match.over:
            match.play(choices.choice(match.legal_codes))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_and_samples_share_nothing(case: Case) -> None:
    for match in positions(case, 71, 5):
        before, told = match.state_bytes(), match.history
        copy = match.copy()
        play_on(copy, 1, 20)
        for seat in range(case.players):
            play_on(match.seen_by(seat).sample(1), 2, 5)
        assert match.state_bytes() == before
        assert match.history == told
        kept = copy.state_bytes()
        play_on(match, 3, 20)
        assert copy.state_bytes() == kept
