"""Phases 7 and 10: what the boards pay."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.layouts import (
    BOARDS,
    BONUS_COL,
    BONUS_GOODS,
    BONUS_ITEM,
    BONUS_NEEDS,
    BONUS_ROW,
    BONUSES,
    FIRST_EXPLORATION,
    FIRST_LETTER,
    FIRST_LONG,
    FIRST_STONE,
    HOME_LAYOUT,
    LONG_LAYOUT,
    STONE_LAYOUT,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACK_TOP,
    TRACK_VALUE,
    TRACKS,
)
from longhouse.games.feast_for_odin.programs import Scope
from longhouse.games.feast_for_odin.registers import InBonus
from longhouse.games.feast_for_odin.rules.frames import pop, push
from longhouse.games.feast_for_odin.rules.moments import is_replaced, raise_trigger
from longhouse.games.feast_for_odin.rules.supply import arrive, can_receive
from longhouse.games.feast_for_odin.spaces import BONUS_PROGRAM
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Source, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def layout_of(s: State, board: int) -> int:
    """The printed layout of a board; exploration boards have two sides."""
    if board < FIRST_LETTER:
        return HOME_LAYOUT
    if board < FIRST_STONE:
        return FIRST_EXPLORATION + 2 * (board - FIRST_LETTER) + s.side[board - FIRST_LETTER]
    return STONE_LAYOUT if board < FIRST_LONG else LONG_LAYOUT


@rule
def is_covered(s: State, board: int, row: int, col: int) -> bool:
    """Whether something lies on the cell."""
    return (s.covered[board, row] >> col) & 1 == 1


# ---------------------------------------------------------------------------- income
@rule
def track_income(s: State, board: int, layout: int, track: int) -> int:
    """The smallest number of one income diagonal that is not covered."""
    for i in range(TRACK_LENGTH[layout, track]):
        if not is_covered(s, board, TRACK_ROW[layout, track, i], TRACK_COL[layout, track, i]):
            return TRACK_VALUE[layout, track, i]
    return TRACK_TOP[layout, track]


@rule
def board_income(s: State, board: int) -> int:
    """What all diagonals of a board pay (ruling 3: each by itself)."""
    total = 0
    layout = layout_of(s, board)
    for track in range(TRACKS):
        total += track_income(s, board, layout, track)
    return total


@rule
def income(s: State, player: int) -> int:
    """What the player's home board and exploration boards pay."""
    total = board_income(s, player)
    for board in range(FIRST_LETTER, FIRST_STONE):
        if s.board_owner[board] == player:
            total += board_income(s, board)
    return total


# ---------------------------------------------------------------------------- bonuses
@rule
def pays_bonus(s: State, board: int, layout: int, i: int) -> bool:
    """Bonus cell i is bare and every cell around it is covered: three rows, three words."""
    row = BONUS_ROW[layout, i]
    if is_covered(s, board, row, BONUS_COL[layout, i]):
        return False
    for k in range(3):
        need = BONUS_NEEDS[layout, i, k]
        if need != 0 and need & ~s.covered[board, row + k - 1] != 0:
            return False
    return True


@rule
def bonus_goods(s: State, board: int) -> int:
    """How many goods a board yields now."""
    layout = layout_of(s, board)
    n = 0
    for i in range(BONUSES[layout]):
        if pays_bonus(s, board, layout, i):
            for k in range(BONUS_GOODS):
                item = BONUS_ITEM[layout, i, k]
                n += 1 if item != NONE and can_receive(s, s.board_owner[board], item) else 0
    return n


@rule
def is_in_scope(s: State, player: int, board: int, scope: int) -> bool:
    """Whether the board pays its owner in this bonus phase: all of them, the houses, or the home board."""
    if s.board_owner[board] != player:
        return False
    if scope == Scope.HOUSES:
        return board >= FIRST_STONE
    return scope == Scope.SELF or board == player


@rule
def any_bonus(s: State, player: int, scope: int) -> bool:
    """Whether some board in scope yields something."""
    for board in range(BOARDS):
        if is_in_scope(s, player, board, scope) and bonus_goods(s, board) > 0:
            return True
    return False


@rule
def receive_bonus(s: State, player: int, item: int) -> None:
    """A bonus good, if it is there (ruling 6)."""
    if item != NONE and can_receive(s, player, item):
        tell(s, Happening.BONUS_RECEIVED, player, item, 1)
        arrive(s, player, item, 1, Source.PHASE)


@rule
def receive_bonuses(s: State, player: int, board: int) -> None:
    """What one board yields."""
    layout = layout_of(s, board)
    for i in range(BONUSES[layout]):
        if pays_bonus(s, board, layout, i):
            for k in range(BONUS_GOODS):
                receive_bonus(s, player, BONUS_ITEM[layout, i, k])


@rule
def do_bonus(s: State, f: int) -> None:
    """Phase 10 for one player, board by board; stage 1: a card may replace what a house yields.

    A house received has nothing on it yet, so the order of the boards does not matter.
    """
    player = s.frame_owner[f]
    while s.register[InBonus.BOARD, f] < BOARDS:
        board = s.register[InBonus.BOARD, f] + 0
        asked = s.frame_stage[f] == 1
        if not asked and is_in_scope(s, player, board, s.register[InBonus.SCOPE, f]) and board >= FIRST_STONE:
            s.frame_stage[f] = 1
            if raise_trigger(s, player, Trigger.BONUS_INSTEAD, board, bonus_goods(s, board)):
                return
        s.frame_stage[f] = 0
        s.register[InBonus.BOARD, f] += 1
        if is_in_scope(s, player, board, s.register[InBonus.SCOPE, f]) and not is_replaced(s):
            before = s.depth + 0
            receive_bonuses(s, player, board)
            if s.depth > before:
                return
    pop(s)


@rule
def start_bonus(s: State, player: int, scope: int) -> None:
    """A bonus phase for one player."""
    f = push(s, player, BONUS_PROGRAM)
    s.register[InBonus.SCOPE, f] = scope
