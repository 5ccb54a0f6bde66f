"""Bit boards agree with sets of cells on random boards: ``./test -m slow`` looks at 100,000 of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhouse.games.feast_for_odin.components import ITEM, ITEM_NAMES, NONE
from longhouse.games.feast_for_odin.layouts import (
    BONUS_GOODS,
    BONUS_ITEM,
    BONUSES,
    COLS,
    FIRST_LETTER,
    FIRST_LONG,
    FIRST_STONE,
    LAYOUT_NAMES,
    PATTERNS,
    ROWS,
    SHAPE_OF,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, may_lie_on, spots
from longhouse.games.feast_for_odin.rules.income import board_income, layout_of, pays_bonus
from longhouse.games.feast_for_odin.state import State
from tests.games.feast_for_odin import slow_boards as slow

BOARDS_WITH_LAYOUTS = [0, *(FIRST_LETTER + k for k in range(4)), FIRST_STONE, FIRST_LONG]
COLOURS = ("orange", "red", "green", "blue", "silver")


def random_board(s: State, choice: random.Random) -> tuple[int, str, dict[slow.Cell, str]]:
    """A board with random cells covered, more or less densely, often all of its lower left corner."""
    board = choice.choice(BOARDS_WITH_LAYOUTS)
    if FIRST_LETTER <= board < FIRST_STONE:
        s.side[board - FIRST_LETTER] = choice.randrange(2)
    layout = LAYOUT_NAMES[layout_of(s, board)]
    density, corner = choice.random(), choice.randrange(14)
    lying = {}
    for row, col in slow.cells_with(layout, "o-ib"):
        in_corner = row >= ROWS - corner and col < corner and choice.random() < 0.97
        if in_corner or choice.random() < density:
            lying[row, col] = choice.choice(COLOURS)
    cover(s, board, lying)
    return board, layout, lying


def cover(s: State, board: int, lying: dict[slow.Cell, str]) -> None:
    """Write the covered cells into the record, with the planes of the colours that are kept apart."""
    items = {"orange": "peas", "red": "mead", "green": "oil", "blue": "silk", "silver": "silver"}
    planes = {name: apart_plane(ITEM[item], board) for name, item in items.items()}
    for row in range(ROWS):
        s.covered[board, row] = 0
        for plane in planes.values():
            if plane != NONE:
                s.apart[plane, row] = 0
    for (row, col), name in lying.items():
        s.covered[board, row] |= 1 << col
        if planes[name] != NONE:
            s.apart[planes[name], row] |= 1 << col


def fast_corners(s: State, board: int, item: str, turn: int) -> set[slow.Cell]:
    number = ITEM[item]
    if not may_lie_on(s, 0, number, board):
        return set()
    plane, shape = apart_plane(number, board), SHAPE_OF[number, turn]
    return {(r, c) for r in range(ROWS) for c in range(COLS) if spots(s, board, plane, shape, r) >> c & 1}


def compare(s: Any, choice: random.Random) -> None:
    """One random board: a random tile in one of its turns, the income and the bonuses."""
    board, layout, lying = random_board(s, choice)
    item = choice.choice([name for name in PATTERNS if name != "wood"])  # it lies where a card allows it
    turn = choice.randrange(len(PATTERNS[item]))
    pattern = frozenset(
        (r, c) for r, line in enumerate(PATTERNS[item][turn]) for c, sign in enumerate(line) if sign == "#"
    )
    assert fast_corners(s, board, item, turn) == slow.legal_corners(layout, item, pattern, lying)
    number = layout_of(s, board)
    assert board_income(s, board) == slow.income(layout, set(lying))
    paid = [
        ITEM_NAMES[BONUS_ITEM[number, i, k]]
        for i in range(BONUSES[number])
        if pays_bonus(s, board, number, i)
        for k in range(BONUS_GOODS)
        if BONUS_ITEM[number, i, k] != NONE
    ]
    assert sorted(paid) == slow.bonuses(layout, set(lying))


def test_every_way_to_turn_a_tile() -> None:
    for item, patterns in PATTERNS.items():
        seen = {
            frozenset((r, c) for r, line in enumerate(p) for c, sign in enumerate(line) if sign == "#")
            for p in patterns
        }
        assert len(seen) == len(patterns)
        assert seen == slow.turns(item)


def test_a_few_thousand_boards() -> None:
    s, choice = State.blank(), random.Random(1)
    for _ in range(2_500):
        compare(s, choice)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_a_hundred_thousand_boards() -> None:
    s, choice = State.blank(), random.Random(2)
    for _ in range(100_000):
        compare(s, choice)
