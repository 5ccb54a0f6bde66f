"""Each invariant notices the damage it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import longhouse
from longhouse.games.knarr.rules.invariants import broken
from longhouse.games.knarr.state import Ask
from tests.rulebook.knarr.table import explore, lay, new, send


def one_card_more(s: Any) -> None:
    s.discarded[0] += 1


def column_too_long(s: Any) -> None:
    s.column[0, 0] += 1


def card_swapped_from_hand_to_crew(s: Any) -> None:
    kind = next(k for k in range(20) if s.hand[0, k] > 0)
    s.hand[0, kind] -= 1
    s.discarded[kind] += 1


def known_of_too_many(s: Any) -> None:
    s.known[0, next(k for k in range(20) if s.hand[0, k] == 0)] = 1


def too_many_recruits(s: Any) -> None:
    s.recruits[0] = 4


def too_many_bracelets(s: Any) -> None:
    s.bracelets[0] = 4


def too_much_fame(s: Any) -> None:
    s.fame[0] = 15


def reserved_without_the_bracelet(s: Any) -> None:
    s.reserved_len[0] = 1


def hole_in_the_market(s: Any) -> None:
    s.discarded[s.market[2]] += 1
    s.market[2] = -1


def destination_twice(s: Any) -> None:
    s.visible[0] = s.visible[1]


def payment_outside_a_payment(s: Any) -> None:
    s.spent = 1


def nobody_to_answer(s: Any) -> None:
    s.actor = -1


def over_too_early(s: Any) -> None:
    s.actor, s.ask = -1, Ask.OVER


def should_have_ended(s: Any) -> None:
    s.points[(s.first + 1) % s.players, 0] = 40
    s.mover = s.actor = s.first


def answer_out_of_turn(s: Any) -> None:
    s.actor = (s.mover + 1) % s.players


@pytest.mark.parametrize(
    ("damage", "number"),
    [
        (one_card_more, 1),
        (column_too_long, 2),
        (card_swapped_from_hand_to_crew, 3),
        (known_of_too_many, 3),
        (too_many_recruits, 4),
        (too_many_bracelets, 4),
        (too_much_fame, 4),
        (reserved_without_the_bracelet, 4),
        (hole_in_the_market, 5),
        (destination_twice, 6),
        (payment_outside_a_payment, 7),
        (nobody_to_answer, 8),
        (over_too_early, 9),
        (should_have_ended, 9),
        (answer_out_of_turn, 10),
    ],
)
def test_damage_is_noticed(damage: Callable[[Any], None], number: int) -> None:
    match = longhouse.game("knarr").start(players=3, seed=1)
    s: Any = match._state
    assert broken(s) == 0
    damage(s)
    assert broken(s) == number


def test_sending_somebody_who_is_not_there_is_noticed() -> None:
    match = lay(new(), crews={0: "yellow_vp yellow_fame:2"}, recruits={0: 1}, visible="T15")
    explore(match, "T15")
    send(match, "yellow_vp")
    s: Any = match._state
    assert broken(s) == 0
    s.paid[0] = 1
    assert broken(s) == 7
