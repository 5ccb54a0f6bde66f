"""What is seen of the boards lies where it lies on them, and whose it is, is counted from the one who looks."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.feast_for_odin.layouts import FIRST_LETTER
from longhouse.kernel.match import Match
from tests.positions import arranging
from tests.rulebook.feast_for_odin.cards.hall import laid_out, number_of
from tests.rulebook.feast_for_odin.table import new

PLAYERS = 3


def seen(match: Match, seat: int) -> Any:
    return match.game.observation.named(match.observe(seat))


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_home_boards_are_counted_from_the_own_one(seat: int) -> None:
    match = new(PLAYERS)
    with arranging(match) as s:
        s.covered[1, 2] = 1 << 4
    covered = seen(match, seat)["boards"]["home_covered"]
    assert [tuple(map(int, at)) for at in zip(*covered.nonzero(), strict=True)] == [((1 - seat) % PLAYERS, 2, 4)]


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_boards_abroad_are_the_same_for_all(seat: int) -> None:
    match = new(PLAYERS)
    with arranging(match) as s:
        s.covered[FIRST_LETTER + 2, 1] = 1 << 3
    covered = seen(match, seat)["boards"]["abroad_covered"]
    assert [tuple(map(int, at)) for at in zip(*covered.nonzero(), strict=True)] == [(2, 1, 3)]


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_who_has_a_special_tile_is_counted_from_oneself(seat: int) -> None:
    match = new(PLAYERS)
    with arranging(match) as s:
        s.special_owner[4] = 1
    special = seen(match, seat)["table"]["special"]
    assert special.tolist() == [(1 - seat) % PLAYERS + 1 if i == 4 else 0 for i in range(len(special))]


def test_what_the_space_has_brought_is_seen_until_it_is_left() -> None:
    hall = laid_out(number_of("miner"))
    hall.strips((1, 6), (2, 0))
    hall.use("mountain_3_2")
    hall.take(1, 1)
    assert hall.change() == {"silver": 2}
    assert seen(hall.match, hall.seat)["action"]["brought"].tolist() == [2, 0, 0, 0]
    hall.take(2, 2)
    assert hall.change() == {"wood": 2}
    hall.say("done")
    assert seen(hall.match, hall.seat)["action"]["brought"].tolist() == [0, 0, 0, 0]
