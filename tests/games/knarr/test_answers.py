"""The legal answers of every question, against each code asked for itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import longhouse
from longhouse.games.knarr.components import ARTIFACT_NAMES, DIFFERENT, EQUAL, PLACES
from longhouse.games.knarr.rules.crew import colour_of
from longhouse.games.knarr.rules.decisions import only_answer
from longhouse.games.knarr.rules.exploring import destination_at, may_explore
from longhouse.games.knarr.rules.payment import may_send, may_send_recruits
from longhouse.games.knarr.rules.recruiting import may_recruit, may_take
from longhouse.games.knarr.rules.trading import may_trade
from longhouse.games.knarr.state import A_PASS, A_PLACE, A_RECRUITS, A_SLOT, A_TRADE, A_VIKING, ANSWERS, Ask, State
from longhouse.kernel.state import NOBODY

MAY_PASS = {Ask.RESERVE, Ask.SWAP, Ask.BONUS_RECRUIT, Ask.BONUS_EXPLORE, Ask.TRADE}


def fits(s: State, kind: int) -> bool:
    """A Viking of the payment's order, of the colour that the cost asks for now."""
    destination = destination_at(s, s.place)
    any_colour = DIFFERENT[destination] > 0 or s.owed == EQUAL[destination]
    return kind >= s.pay_from and (any_colour or colour_of(kind) == colour_of(s.pay_from))


def may_choose_viking(s: State, kind: int) -> bool:
    if s.ask == Ask.PAY:
        return fits(s, kind) and may_send(s, destination_at(s, s.place), kind)
    if s.ask == Ask.DISCARD:
        return s.crew[s.actor, kind] > 0
    return s.ask in (Ask.ACTION, Ask.BONUS_RECRUIT) and may_recruit(s, kind)


def may_choose_place(s: State, place: int) -> bool:
    if s.ask == Ask.RESERVE:
        return place < PLACES and s.visible[place] != NOBODY
    return s.ask in (Ask.ACTION, Ask.BONUS_EXPLORE) and may_explore(s, place)


def may_answer(s: State, code: int) -> bool:
    """One code, without a look at the others."""
    if code >= A_SLOT:
        return s.ask == Ask.SWAP or (s.ask == Ask.TAKE and may_take(s, code - A_SLOT))
    if code == A_PASS:
        return s.ask in MAY_PASS
    if code >= A_TRADE:
        return s.ask in (Ask.ACTION, Ask.TRADE) and may_trade(s, code - A_TRADE + 1)
    if code >= A_PLACE:
        return may_choose_place(s, code - A_PLACE)
    if code == A_RECRUITS:
        return s.ask == Ask.PAY and may_send_recruits(s)
    return may_choose_viking(s, code - A_VIKING)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_answers_are_those_that_may_be_given(players: int) -> None:
    asked: Counter[int] = Counter()
    for seed, artifact in enumerate(ARTIFACT_NAMES):
        match = longhouse.game("knarr").start(players=players, seed=seed, artifacts=artifact, mead_cup="on")
        choices, s = random.Random(seed), match._state
        while not match.over:
            assert isinstance(s, State)
            assert list(match.legal_codes) == [code for code in range(ANSWERS.size) if may_answer(s, code)]
            assert only_answer(s) == NOBODY, "what leaves no choice is not asked"
            asked[s.ask] += 1
            match.play(choices.choice(match.legal_codes))
            s = match._state
    assert set(Ask) - set(asked) <= {Ask.OVER, Ask.DISCARD}
