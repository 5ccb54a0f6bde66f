"""Every invariant is noticed when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longhouse.games.feast_for_odin.components import FIRST_SPECIAL, ITEM
from longhouse.games.feast_for_odin.rules.invariants import broken
from longhouse.games.feast_for_odin.state import BLOCKED
from longhouse.kernel.state import NOBODY
from tests.positions import arranging
from tests.rulebook.feast_for_odin.table import lay, new


def _set(field: str, at: Any, value: int) -> Callable[[Any], None]:
    def change(s: Any) -> None:
        getattr(s, field)[at] = value

    return change


def _cover_the_void(s: Any) -> None:
    s.covered[0, 3] |= 1 << 12


def _lay_without_covering(s: Any) -> None:
    s.laid[0] = 1


def _cover_an_unclaimed_board(s: Any) -> None:
    s.covered[8, 1] = 1 << 1
    s.laid[0] = 0


def _double_special(s: Any) -> None:
    s.special_owner[0] = 0


def _lose_a_card(s: Any) -> None:
    s.deck_len -= 1


def _lose_a_shed(s: Any) -> None:
    s.sheds_left -= 1


def _own_a_house_without_a_board(s: Any) -> None:
    s.stock[0, ITEM["stone_house"]] = 1


def _leave_a_fact(s: Any) -> None:
    s.pledged = 1


def _end_without_an_end(s: Any) -> None:
    s.actor = NOBODY


BREAKS: list[tuple[int, Callable[[Any], None]]] = [
    (1, _set("thing", 0, 5)),
    (2, _set("stock", (0, ITEM["wood"]), -1)),
    (2, _set("penalties", 0, -1)),
    (3, _set("stock", (0, ITEM["whaling_boat"]), 4)),
    (3, _set("stock", (0, ITEM["knarr"]), 5)),
    (3, _set("boat_ore", (0, 0), 1)),
    (3, _set("longship_ore", (0, 1), 2)),
    (3, _set("emigrated", (0, 1), 7)),
    (4, _cover_the_void),
    (4, _lay_without_covering),
    (4, _cover_an_unclaimed_board),
    (5, _double_special),
    (6, _set("weapons_left", 3, 0)),
    (7, _lose_a_card),
    (7, _set("hand_len", 0, 2)),
    (8, _lose_a_shed),
    (8, _own_a_house_without_a_board),
    (9, _set("strip_order", 0, 9)),
    (10, _set("scratch", 3, 1)),
    (10, _set("served", 3, 1)),
    (10, _set("register", (2, 7), 1)),
    (10, _set("frame_clause", 7, 1)),
    (10, _set("frame_memory", 7, 1)),
    (10, _leave_a_fact),
    (14, _set("watch", 0, 1)),
    (14, _set("standing", 0, 1)),
    (15, _set("stored", (0, 1), 1)),
    (12, _set("space_owner", 4, BLOCKED)),
    (13, _end_without_an_end),
]


def test_a_new_game_breaks_nothing() -> None:
    assert broken(new(2, decks="A")._state) == 0


@pytest.mark.parametrize(("number", "change"), BREAKS)
def test_a_break_is_noticed(number: int, change: Callable[[Any], None]) -> None:
    match = new(2, decks="A")
    with arranging(match) as s:
        if number == 9:
            s.strip_order[0] = s.strip_order[1]
        else:
            change(s)
        assert broken(s) == number


@pytest.mark.parametrize("seat", [0, 1])
def test_a_special_tile_lies_on_a_board_of_its_owner(seat: int) -> None:
    match = new(2)
    with arranging(match) as s:
        s.special_owner[ITEM["glass_beads"] - FIRST_SPECIAL] = seat
        lay(s, 0, "glass_beads", 0, 5, 5)
        assert broken(s) == (0 if seat == 0 else 5)


def test_silver_on_a_claimed_board_is_noticed() -> None:
    match = new(2)
    with arranging(match) as s:
        s.board_owner[4] = 0
        s.board_silver[0] = 2
        assert broken(s) == 11
