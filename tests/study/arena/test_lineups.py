from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from longhouse.study.arena.lineups import lineups, permuted, rotated


def test_with_more_bots_than_seats_every_choice_of_them_meets() -> None:
    assert lineups("abcd", 2) == [tuple(pair) for pair in ("ab", "ac", "ad", "bc", "bd", "cd")]
    assert len(lineups("abcde", 4)) == 5
    assert lineups("ab", 1) == [("a",), ("b",)]


def test_with_fewer_bots_than_seats_all_of_them_sit_at_every_table() -> None:
    assert lineups("ab", 3) == [tuple("aab"), tuple("abb")]
    assert lineups("ab", 4) == [tuple("aaab"), tuple("aabb"), tuple("abbb")]
    assert lineups("a", 2) == [("a", "a")]


@pytest.mark.parametrize(("table", "orders"), [("ab", 2), ("abc", 6), ("abcd", 24), ("aab", 3), ("aabb", 6), ("aa", 1)])
def test_every_order_of_seats_comes_once(table: str, orders: int) -> None:
    seatings = permuted(table)
    assert len(seatings) == len(set(seatings)) == orders
    assert set(seatings) == set(permutations(table))


@pytest.mark.parametrize("table", ["ab", "abc", "abcd", "aab"])
def test_rotations_bring_everybody_into_every_seat_equally_often(table: str) -> None:
    for seats in (rotated(table), permuted(table)):
        for seat in range(len(table)):
            sat = Counter(seating[seat] for seating in seats)
            assert {name: sat[name] * len(table) for name in sat} == {
                name: table.count(name) * len(seats) for name in table
            }
    assert len(rotated(table)) == len(table)
