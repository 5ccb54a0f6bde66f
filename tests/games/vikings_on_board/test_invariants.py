"""Each invariant notices the damage it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import longhouse
from longhouse.games.vikings_on_board.rules.invariants import broken


def lose_a_piece(s: Any) -> None:
    s.body_len[0] -= 1


def double_a_piece(s: Any) -> None:
    s.body[0, 0] = s.body[0, 1]


def make_a_token(s: Any) -> None:
    s.cargo[0, 0] += 1


def raise_a_value_too_far(s: Any) -> None:
    s.market[1] = 5


def double_a_barrel(s: Any) -> None:
    s.barrel[0, 0] = s.barrel[0, 1]


def bet_without_a_circle(s: Any) -> None:
    s.bets[0] = 1


def lose_a_viking(s: Any) -> None:
    s.waiting[0] = -1


def bet_twice_on_a_circle(s: Any) -> None:
    for owner in (0, 1):
        s.bets[owner], s.bet_ship[owner, 0], s.bet_clan[owner, 0] = 1, 2, 3


def bet_twice_before_a_ship(s: Any) -> None:
    s.bets[0] = 2
    for bet in (0, 1):
        s.bet_ship[0, bet], s.bet_clan[0, bet] = 2, bet


def lose_a_stern(s: Any) -> None:
    s.sterns -= 1


def end_too_early(s: Any) -> None:
    s.actor = -1


def ask_an_empty_chair(s: Any) -> None:
    s.actor = 2


def let_a_stranger_in(s: Any) -> None:
    s.placed[0] = 3


def place_less_than_nobody(s: Any) -> None:
    s.placed[0] = -2


DAMAGE: list[tuple[Callable[[Any], None], int]] = [
    (lose_a_piece, 1),
    (double_a_piece, 1),
    (make_a_token, 2),
    (raise_a_value_too_far, 3),
    (double_a_barrel, 4),
    (bet_without_a_circle, 4),
    (lose_a_viking, 5),
    (bet_twice_on_a_circle, 6),
    (bet_twice_before_a_ship, 6),
    (lose_a_stern, 7),
    (end_too_early, 8),
    (ask_an_empty_chair, 8),
    (let_a_stranger_in, 9),
    (place_less_than_nobody, 9),
]


@pytest.mark.parametrize(("damage", "number"), DAMAGE, ids=lambda value: getattr(value, "__name__", str(value)))
def test_damage_is_noticed(damage: Callable[[Any], None], number: int) -> None:
    match = longhouse.game("vikings_on_board").start(players=2, seed=1)
    assert broken(match._state) == 0
    damage(match._state)
    assert broken(match._state) == number
