"""An answer without a seal brings its giver no news: preview, undo and chains of answers may go on behind it.

Whatever the giver sees after it, and whether it seals at all, is the same in every world the giver holds possible.
"""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse import Match
from tests.conformance.adversary import another_world
from tests.conformance.cases import CASES, PLAIN_CASES, Case, positions
from tests.conformance.test_secrets import all_that_is_seen

ANSWERS = 5  # tried at a position
REFUSED = 10


def outcome(match: Match, code: int, seat: int) -> tuple[bool, str]:
    """Whether an answer seals, and, where it does not, all that its giver then sees."""
    trial = match.copy()
    trial.play(code)
    step = trial.history[-1]
    told = [event.to_dict() for event in step.seen_by(seat)]
    return step.sealed, "" if step.sealed else json.dumps([told, trial.actor, all_that_is_seen(trial, seat)])


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 2**63 - 1))
def test_an_answer_without_a_seal_brings_no_news(case: Case, seed: int) -> None:
    choices = random.Random(seed)
    for match in positions(case, seed, 8):
        seat = match.actor
        if seat is not None:
            worlds = [another_world(match, seat, world) for world in range(2)]
            for code in choices.sample(match.legal_codes, min(ANSWERS, len(match.legal_codes))):
                assert {outcome(world, code, seat) for world in worlds} == {outcome(match, code, seat)}


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_reasons_tell_nothing_hidden(case: Case) -> None:
    choices = random.Random(11)
    for match in positions(case, 11, 12):
        seat = match.actor
        if seat is not None:
            world = another_world(match, seat, 11)
            for code in choices.sample(range(case.game.room.answers.size), min(REFUSED, case.game.room.answers.size)):
                reasons = [one.why_not(code) for one in (match, world)]
                assert len({reason and json.dumps(reason.to_dict()) for reason in reasons}) == 1
