"""A board as rows of bits with nothing around it, where a tile can be put down, looked at and taken up again."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import HEIGHT, bare_minus, next_step, ones, step_gain
from longhouse.bots.minds.feast_for_odin.outlook.layout import LARGEST
from longhouse.bots.minds.feast_for_odin.packing import reach
from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.layouts import (
    BONUS_COL,
    BONUS_NEEDS,
    BONUS_ROW,
    BONUSES,
    CELLS,
    MAX_BONUS,
    MUST_COVER,
    ROWS,
    SHAPE_HEIGHT,
    SHAPE_ROWS,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACK_TOP,
    TRACK_VALUE,
    TRACKS,
)
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["PLOT", "holes_in", "make_plot", "pairs_in", "put_down", "take_up", "write_prospects"]

MARGIN = 3  # rows above and below the board
_HIGH = ROWS + 2 * MARGIN
BARE = 0  # rows of cells to cover
FREE = BARE + _HIGH  # the same with bonus cells
HOLES = FREE + _HIGH  # single bare cells of a row
PAIRS = HOLES + _HIGH  # pairs of bare cells whose first is in a row
STEP = PAIRS + _HIGH  # places covered, by diagonal
AROUND = STEP + TRACKS  # bare cells around a bonus cell, NONE: it is covered
LAYOUT = AROUND + MAX_BONUS
POINT_CELLS = LAYOUT + 1  # bare ones that cost a point
CORNER = LAYOUT + 2  # see packing.reach
TRACK = LAYOUT + 3  # the diagonal nearest to its next income, NONE: all are covered
PLOT = LAYOUT + 4

BONUS_SIDES = 8  # cells around a bonus cell


@rule
def make_plot(s: State, board: int, plot: Row) -> None:
    """Draw the board as it is."""
    layout = layout_of(s, board)
    for r in range(ROWS):
        plot[BARE + MARGIN + r] = MUST_COVER[layout, r] & ~s.covered[board, r]
        plot[FREE + MARGIN + r] = CELLS[layout, r] & ~s.covered[board, r]
    for r in range(HEIGHT[layout]):
        plot[HOLES + MARGIN + r] = holes_in(plot, r)
        plot[PAIRS + MARGIN + r] = pairs_in(plot, r)
    for track in range(TRACKS):
        plot[STEP + track] = next_step(s, board, layout, track)
    for i in range(BONUSES[layout]):
        plot[AROUND + i] = bare_around(layout, plot, i)
    plot[LAYOUT] = layout
    plot[POINT_CELLS] = bare_minus(s, board, layout)
    plot[CORNER] = reach(s, board, layout, 0)
    plot[TRACK] = nearest_track(layout, plot)


@rule
def put_down(plot: Row, shape: int, row: int, col: int) -> None:
    """Cover what the shape covers there."""
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        plot[BARE + MARGIN + row + r] &= ~bits
        plot[FREE + MARGIN + row + r] &= ~bits


@rule
def take_up(plot: Row, shape: int, row: int, col: int) -> None:
    """Bare what the shape has covered there."""
    layout = plot[LAYOUT]
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        plot[BARE + MARGIN + row + r] |= bits & MUST_COVER[layout, row + r]
        plot[FREE + MARGIN + row + r] |= bits


# ---------------------------------------------------------------------------- holes
@rule
def holes_in(plot: Row, row: int) -> int:
    """Bare cells of a row with nothing bare beside them."""
    at = BARE + MARGIN + row
    here = plot[at]
    return ones(here & ~(here << 1) & ~(here >> 1) & ~plot[at - 1] & ~plot[at + 1])


@rule
def pairs_in(plot: Row, row: int) -> int:
    """Pairs of bare cells with nothing bare beside them whose upper or left cell is in a row."""
    at = BARE + MARGIN + row
    above, here, below = plot[at - 1], plot[at], plot[at + 1]
    lying = here & (here >> 1) & ~(here << 1) & ~(here >> 2) & ~above & ~(above >> 1) & ~below & ~(below >> 1)
    alone = here & ~(here << 1) & ~(here >> 1) & ~above
    standing = alone & below & ~(below << 1) & ~(below >> 1) & ~plot[at + 2]
    return ones(lying | standing)


# ---------------------------------------------------------------------------- bonuses
@rule
def bare_around(layout: int, plot: Row, i: int) -> int:
    """Bare cells around bonus cell i, NONE when it is covered."""
    at = MARGIN + BONUS_ROW[layout, i]
    if (plot[FREE + at] >> BONUS_COL[layout, i]) & 1 == 0:
        return NONE
    n = 0
    for k in range(3):
        n += ones(BONUS_NEEDS[layout, i, k] & plot[BARE + at + k - 1])
    return n


# ---------------------------------------------------------------------------- income
@rule
def value_at(layout: int, track: int, step: int) -> int:
    """What a diagonal pays with so many places covered."""
    return TRACK_VALUE[layout, track, step] if step < TRACK_LENGTH[layout, track] else TRACK_TOP[layout, track]


@rule
def steps_on(layout: int, plot: Row, track: int) -> int:
    """Places of a diagonal that are covered now, at least those that were when the plot was drawn."""
    i = plot[STEP + track]
    while i < TRACK_LENGTH[layout, track] and not is_bare(plot, layout, track, i):
        i += 1
    return i


@rule
def is_bare(plot: Row, layout: int, track: int, i: int) -> bool:
    """Whether nothing lies on a place of a diagonal."""
    return (plot[FREE + MARGIN + TRACK_ROW[layout, track, i]] >> TRACK_COL[layout, track, i]) & 1 == 1


@rule
def missing(layout: int, plot: Row, track: int, i: int) -> int:
    """Bare cells to the lower left of a place of a diagonal, its own included."""
    upto = (2 << TRACK_COL[layout, track, i]) - 1
    n = 0
    for r in range(TRACK_ROW[layout, track, i], HEIGHT[layout]):
        n += ones(plot[BARE + MARGIN + r] & upto)
    return n


@rule
def nearest_track(layout: int, plot: Row) -> int:
    """The diagonal that lacks the fewest cells for its next income, NONE when there is none."""
    nearest, least = NONE, 0
    for track in range(TRACKS):
        i = steps_on(layout, plot, track)
        if i < TRACK_LENGTH[layout, track]:
            n = missing(layout, plot, track, i)
            if nearest == NONE or n < least:
                nearest, least = track, n
    return nearest


@rule
def write_prospects(plot: Row, out: Row, at: int) -> None:
    """The next two incomes of the nearest diagonal: the cells that each lacks and what it adds."""
    layout = plot[LAYOUT]
    track = nearest_track(layout, plot)
    if track == NONE:
        return
    i = steps_on(layout, plot, track)
    for ahead in range(min(2, TRACK_LENGTH[layout, track] - i)):
        out[at + 2 * ahead] = min(LARGEST, missing(layout, plot, track, i + ahead))
        out[at + 2 * ahead + 1] = step_gain(layout, track, i + ahead)
