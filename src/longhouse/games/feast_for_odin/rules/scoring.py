"""The score sheet."""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.feast_for_odin.components import (
    CROWN_POINTS,
    EMIGRATED_POINTS,
    ENGLISH_CROWN,
    FIRST_SPECIAL,
    PENALTY_POINTS,
    SHED,
    SHED_POINTS,
    SHIP_KINDS,
    SHIP_POINTS,
    SILVER,
    STONE,
    WHALING_BOAT,
    WOOD,
)
from longhouse.games.feast_for_odin.layouts import BOARDS, FIRST_LETTER, FIRST_STONE, LAYOUT_POINTS, MINUS, ROWS
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.occupations import occupation_points
from longhouse.games.feast_for_odin.rules.phases import building_spaces
from longhouse.games.feast_for_odin.rules.stable import animal_points
from longhouse.games.feast_for_odin.state import SCORE_LINES, State
from longhouse.kernel.rule import rule
from longhouse.kernel.scoring import sheet_total

LINES = len(SCORE_LINES)


class Line(IntEnum):
    """The lines of the score sheet, in the order of SCORE_LINES."""

    SHIPS = 0
    EMIGRATIONS = 1
    EXPLORATION_BOARDS = 2
    BUILDINGS = 3
    ANIMALS = 4
    OCCUPATIONS = 5
    SILVER = 6
    FINAL_INCOME = 7
    ENGLISH_CROWN = 8
    BARE_CELLS = 9
    PENALTIES = 10


@rule
def bits_in(word: int) -> int:
    """How many bits are set."""
    n = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


@rule
def bare_minus_cells(s: State, board: int) -> int:
    """Cells of a board that still cost a point."""
    layout = layout_of(s, board)
    n = 0
    for row in range(ROWS):
        n += bits_in(MINUS[layout, row] & ~s.covered[board, row])
    return n


@rule
def bare_building_spaces(s: State, player: int) -> int:
    """Wood and stone fill the spaces of sheds and stone houses as far as they reach, beside what is there already."""
    spaces = building_spaces(s, player)
    wood = spaces - s.stored[player, 0] - s.stock[player, WOOD]
    stone = spaces - s.stored[player, 1] - s.stock[player, STONE]
    return max(0, wood) + max(0, stone)


@rule
def bare_points(s: State, player: int) -> int:
    """What bare cells and empty building spaces cost."""
    n = bare_building_spaces(s, player)
    for board in range(BOARDS):
        if s.board_owner[board] == player:
            n += bare_minus_cells(s, board)
    return -n


@rule
def board_points(s: State, player: int, first: int, last: int) -> int:
    """Printed points of the player's boards among these."""
    total = 0
    for board in range(first, last):
        if s.board_owner[board] == player:
            total += LAYOUT_POINTS[layout_of(s, board)]
    return total


@rule
def ship_points(s: State, player: int) -> int:
    """Ships in the bay."""
    total = 0
    for kind in range(SHIP_KINDS):
        total += SHIP_POINTS[kind] * s.stock[player, WHALING_BOAT + kind]
    return total


@rule
def emigration_points(s: State, player: int) -> int:
    """Ships on the banquet table."""
    total = 0
    for kind in range(SHIP_KINDS):
        total += EMIGRATED_POINTS[kind] * s.emigrated[player, kind]
    return total


@rule
def score_line(s: State, seat: int, line: int) -> int:
    """Points of one line of the sheet."""
    if line == Line.SHIPS:
        return ship_points(s, seat)
    if line == Line.EMIGRATIONS:
        return emigration_points(s, seat)
    if line == Line.EXPLORATION_BOARDS:
        return board_points(s, seat, FIRST_LETTER, FIRST_STONE)
    if line == Line.BUILDINGS:
        return board_points(s, seat, FIRST_STONE, BOARDS) + SHED_POINTS * s.stock[seat, SHED]
    if line == Line.ANIMALS:
        return animal_points(s, seat)
    if line == Line.OCCUPATIONS:
        return occupation_points(s, seat)
    if line == Line.SILVER:
        return s.stock[seat, SILVER] + 0
    if line == Line.FINAL_INCOME:
        return s.final_income[seat] + 0
    if line == Line.ENGLISH_CROWN:
        return CROWN_POINTS if s.special_owner[ENGLISH_CROWN - FIRST_SPECIAL] == seat else 0
    if line == Line.BARE_CELLS:
        return bare_points(s, seat)
    return -PENALTY_POINTS * s.penalties[seat]


@rule
def score(s: State, seat: int) -> int:
    """The sum of the sheet."""
    return sheet_total(s, seat, LINES)


@rule
def standing(s: State, seat: int) -> int:
    """Points alone: ties share the victory."""
    return score(s, seat)
