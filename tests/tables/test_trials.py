"""Answers that are tried before they are given: the rules run once for each, and nothing behind a seal is played."""

from __future__ import annotations

import pytest

from longhouse.kernel.match import Match
from longhouse.tables import commands as ask
from longhouse.tables.chains import Trials, play_chain
from longhouse.tables.errors import NotYourTurn, RuleBroken
from tests.tables.playing import Sitting, chains, unsealed_answer


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The answers that the rules have carried out."""
    found: list[int] = []
    play = Match.play

    def counted(match: Match, answer: int) -> object:
        found.append(answer)
        return play(match, answer)

    monkeypatch.setattr(Match, "play", counted)
    return found


def test_a_chain_runs_the_rules_once_for_each_answer(played: list[int]) -> None:
    sitting = Sitting(game="feast_for_odin").begin()
    codes = next(chains(sitting, 4))
    table, seat, trials = sitting.table, sitting.table.turn, Trials()
    assert seat is not None
    whole = table.match.copy()
    play_chain(whole, seat, codes)
    played.clear()
    for n in range(1, len(codes) + 1):
        match = trials.after(table, seat, codes[:n])
    assert match is not None
    assert tuple(played) == codes
    assert match.state_bytes() == whole.state_bytes()
    assert [step.code for step in match.history[-len(codes) :]] == list(codes)
    trials.after(table, seat, codes)  # once more, and one less, for reasons and hints
    trials.after(table, seat, codes[:-1])
    assert tuple(played) == codes
    assert table.match.state_bytes() != whole.state_bytes()


def test_another_answer_goes_on_from_where_the_chains_part(played: list[int]) -> None:
    sitting = Sitting(game="feast_for_odin").begin()
    first = next(chains(sitting, 3))
    table, seat, trials = sitting.table, sitting.table.turn, Trials()
    assert seat is not None
    before = trials.after(table, seat, first[:2])
    assert before is not None
    other = next(code for code in before.legal_codes if code != first[2])
    trials.after(table, seat, first)
    played.clear()
    match = trials.after(table, seat, (*first[:2], other))
    assert played == [other]
    truth = table.match.copy()
    play_chain(truth, seat, (*first[:2], other))
    assert match is None or match.state_bytes() == truth.state_bytes()


def test_what_was_tried_in_another_position_is_forgotten(played: list[int]) -> None:
    sitting = Sitting().begin()
    table, trials = sitting.table, Trials()
    seen = set()
    for _ in range(12):
        seat = table.turn
        assert seat is not None
        code = table.match.legal_codes[0]
        match = trials.after(table, seat, (code,))
        truth = table.match.copy()
        truth.play(code)
        assert (match is None) == truth.history[-1].sealed
        if match is not None:
            assert match.state_bytes() == truth.state_bytes()
            seen.add(match.state_bytes())
        sitting.do(sitting.actor, ask.Move((code,)))
    assert len(seen) > 1


def test_nothing_behind_a_seal_is_carried_out(played: list[int]) -> None:
    sitting = Sitting().begin()
    table, seat, trials = sitting.table, sitting.table.turn, Trials()
    assert seat is not None
    reveals = [code for code in table.match.legal_codes if _is_sealed(table.match, code)]
    assert reveals
    for code in reveals:
        played.clear()
        assert trials.after(table, seat, (code,)) is None
        with pytest.raises(RuleBroken, match="the answer before answer 2 of 2 reveals something"):
            trials.after(table, seat, (code, 0))
        assert set(played) == {code}


def test_only_the_one_who_must_answer_tries() -> None:
    table = Sitting().begin().table
    assert table.turn is not None
    with pytest.raises(NotYourTurn):
        Trials().after(table, 1 - table.turn, ())


def test_nobody_tries_while_a_turn_has_not_been_ended() -> None:
    sitting = Sitting(2, end_turn="explicit").begin()
    unsealed_answer(sitting, passes_on=True)
    assert sitting.table.pending is not None
    for seat in range(2):
        with pytest.raises(NotYourTurn):
            Trials().after(sitting.table, seat, ())


def _is_sealed(match: Match, code: int) -> bool:
    trial = match.copy()
    trial.play(code)
    return trial.history[-1].sealed
