"""What is bare on a player's boards, and how far it is to the next income."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import ROUNDS
from longhouse.games.feast_for_odin.layouts import (
    FIRST_STONE,
    LAYOUT_FACTS,
    MINUS,
    MUST_COVER,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACK_TOP,
    TRACK_VALUE,
    TRACKS,
)
from longhouse.games.feast_for_odin.rules.income import is_covered, layout_of
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table

__all__ = [
    "HEIGHT",
    "bare_edges",
    "bare_minus",
    "gap",
    "gap_of_income",
    "incomes_left",
    "next_step",
    "ones",
    "step_gain",
]

HEIGHT: Row = table([len(board["grid"]) for board in LAYOUT_FACTS])


@rule
def ones(word: int) -> int:
    """How many of sixteen bits are set, without a loop."""
    pairs = word - ((word >> 1) & 0x5555)
    nibbles = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
    octets = (nibbles + (nibbles >> 4)) & 0x0F0F
    return (octets + (octets >> 8)) & 0x1F


@rule
def incomes_left(s: State) -> int:
    """Income phases to come, this round's included."""
    return ROUNDS[s.length] - s.round_number + 1


@rule
def bare_minus(s: State, board: int, layout: int) -> int:
    """Cells of a board that still cost a point."""
    n = 0
    for row in range(HEIGHT[layout]):
        n += ones(MINUS[layout, row] & ~s.covered[board, row])
    return n


@rule
def bare_edges(s: State, board: int, layout: int) -> int:
    """How ragged the bare part of a board is: the sides where a bare cell ends."""
    n = 0
    above = 0
    for row in range(HEIGHT[layout]):
        bare = MUST_COVER[layout, row] & ~s.covered[board, row]
        n += ones(bare ^ (bare << 1)) + ones(bare ^ above)
        above = bare
    return n + ones(above)


# ---------------------------------------------------------------------------- income
@rule
def next_step(s: State, board: int, layout: int, track: int) -> int:
    """The place on an income diagonal that is to be covered next; its length when there is none."""
    i = 0
    while i < TRACK_LENGTH[layout, track]:
        if not is_covered(s, board, TRACK_ROW[layout, track, i], TRACK_COL[layout, track, i]):
            return i
        i += 1
    return i


@rule
def step_gain(layout: int, track: int, i: int) -> int:
    """What covering a place of the diagonal adds to the income."""
    if i + 1 < TRACK_LENGTH[layout, track]:
        return TRACK_VALUE[layout, track, i + 1] - TRACK_VALUE[layout, track, i]
    return TRACK_TOP[layout, track] - TRACK_VALUE[layout, track, i]


@rule
def gap(s: State, board: int, layout: int, track: int, i: int) -> int:
    """Bare cells in the rectangle to the lower left of a place of the diagonal, its own included."""
    upto = (2 << TRACK_COL[layout, track, i]) - 1
    n = 0
    for row in range(TRACK_ROW[layout, track, i], HEIGHT[layout]):
        n += ones(MUST_COVER[layout, row] & upto & ~s.covered[board, row])
    return n


@rule
def gap_of_income(s: State, board: int, most: int) -> int:
    """Which diagonal reaches its next income by at most so many single cells and pays them back twice; -1: none."""
    if board >= FIRST_STONE:
        return -1
    layout = layout_of(s, board)
    for track in range(TRACKS):
        i = next_step(s, board, layout, track)
        if i < TRACK_LENGTH[layout, track]:
            missing = gap(s, board, layout, track, i)
            if missing <= most and 2 * missing <= step_gain(layout, track, i) * incomes_left(s):
                return track
    return -1
