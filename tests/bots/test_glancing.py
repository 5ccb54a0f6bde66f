"""Answers at a glance come to an end: nobody uses a card for ever to do nothing with it."""

from __future__ import annotations

import numpy as np
import pytest

import longhouse
from longhouse import bots
from longhouse.bots.crowd import Crowd
from longhouse.bots.found import Found
from longhouse.bots.heuristic import Karl
from longhouse.bots.race import Race
from longhouse.bots.repeats import Repeats
from longhouse.bots.searcher import Searcher
from longhouse.bots.thinking.racing import FAVOURITE, Runner
from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.state import A_CARD, A_ITEM, A_WORD, Word
from longhouse.kernel.match import Match
from tests.bots.networks import Arrays, blank, thinking_with
from tests.rulebook.feast_for_odin.cards.hall import laid_out

ODIN = longhouse.game("feast_for_odin")
FARM_SHOP_OWNER = 53  # for 1 silver an orange good may become red, as often as one likes
USE, NO_MORE = A_CARD + FARM_SHOP_OWNER - 1, A_WORD + Word.DONE


def before_the_shop(players: int = 2) -> Match:
    """A turn in which the shop may be used or not."""
    return laid_out(FARM_SHOP_OWNER, players=players, silver=2, beans=1, grain=1).match


def liking(*codes: int) -> Arrays:
    """A network that likes the first of these answers best, then the second, and all others as little as the next."""
    arrays = blank(ODIN)
    for k, code in enumerate(codes):
        arrays["policy_bias"][code] = 10.0 - k
    return arrays


def test_the_shop_may_be_left_as_it_was_entered() -> None:
    match = before_the_shop()
    assert USE in match.legal_codes
    match.play(USE)
    assert NO_MORE in match.legal_codes
    match.play(NO_MORE)
    assert USE in match.legal_codes


@pytest.mark.parametrize("players", [1, 2])
def test_karl_does_not_use_a_card_to_do_nothing_with_it(players: int) -> None:
    match = before_the_shop(players)
    assert match.actor is not None
    with thinking_with(ODIN, liking(USE, NO_MORE)):
        assert Karl(1)(match.seen_by(match.actor)).code != USE
    with thinking_with(ODIN, liking(USE, A_ITEM + ITEM["beans"], NO_MORE)):
        assert Karl(1)(match.seen_by(match.actor)).code == USE


def test_neither_is_it_the_favourite_of_a_race() -> None:
    match = before_the_shop(1)
    seen = match.seen_by(0)
    for likes, first in (((USE, NO_MORE), False), ((USE, A_ITEM + ITEM["beans"], NO_MORE), True)):
        with thinking_with(ODIN, liking(*likes)):
            race = Race(seen, 3, {"racing": 1.0, "width": 4.0}, ODIN.plain)
            race.begin(seen, None)
        assert (race._runners[FAVOURITE, Runner.CODE] == USE) == first


def test_neither_does_search_give_the_same_answer_twice_in_one_place() -> None:
    """A network that likes the shop above all: search enters once, and has had enough when it stands there again."""
    match, searcher = before_the_shop(), Searcher(1, bots.Budget(iterations=6))
    answers = []
    with thinking_with(ODIN, liking(USE, NO_MORE)):
        for _ in range(4):
            assert match.actor is not None
            answers.append(searcher(match.seen_by(match.actor)).code)
            match.play(answers[-1])
    assert answers.count(USE) == 1


def test_what_led_back_is_not_given_again_unless_it_was_taken_back_or_is_all_there_is() -> None:
    match, repeats, undone = before_the_shop(), Repeats(), Repeats()
    seen = match.seen_by(match.actor or 0)
    found = [Found(code, 1, 0.5, 0.25, 0.0) for code in seen.codes]
    for each in (repeats, undone):
        each.note(seen, USE)
    assert undone.fresh(seen, found) == found
    match.play(USE)
    repeats.note(match.seen_by(seen.seat), NO_MORE)
    match.play(NO_MORE)
    again = match.seen_by(seen.seat)
    assert [part.code for part in repeats.fresh(again, found)] == [code for code in seen.codes if code != USE]
    used = [part for part in found if part.code == USE]
    assert repeats.fresh(again, used) == used


def test_games_taken_over_by_karls_come_to_an_end() -> None:
    """Begun by chance, so that they know none of these positions; two of them went on for ever once."""
    until, karl, chance = np.array([60, 120, 177, 240]), Crowd("karl", 1), Crowd("random", 2)
    batch = ODIN.batch(len(until), players=2, seed=880_000, decks="ABC")
    for step in range(2_000):
        if batch.over.all():
            break
        codes = np.zeros(len(until), np.int64)
        for seat in range(2):
            for crowd, theirs in ((karl, step >= until), (chance, step < until)):
                asked = np.flatnonzero((batch.actor == seat) & theirs)
                if len(asked):
                    codes[asked] = crowd(batch, asked)
        batch.step(codes)
    assert batch.over.all()
