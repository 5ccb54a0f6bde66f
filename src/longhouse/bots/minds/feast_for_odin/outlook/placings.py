"""What a tile does where it is laid."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import HEIGHT, ones
from longhouse.bots.minds.feast_for_odin.outlook.layout import (
    BEHIND_UNIT,
    CELLS_UNIT,
    FIT_UNIT,
    LARGEST,
    Found,
    Placing,
)
from longhouse.bots.minds.feast_for_odin.outlook.plot import (
    AROUND,
    BONUS_SIDES,
    CORNER,
    FREE,
    HOLES,
    LAYOUT,
    MARGIN,
    PAIRS,
    POINT_CELLS,
    STEP,
    TRACK,
    bare_around,
    holes_in,
    pairs_in,
    put_down,
    steps_on,
    take_up,
    value_at,
    write_prospects,
)
from longhouse.bots.minds.feast_for_odin.packing import PERFECT, fit_towards, open_sides
from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.layouts import (
    BONUS_ROW,
    BONUSES,
    CELLS,
    FIRST_LETTER,
    FIRST_STONE,
    MINUS,
    MUST_COVER,
    SHAPE_CELLS,
    SHAPE_HEIGHT,
    SHAPE_OF,
    SHAPE_ROWS,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACKS,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, spots, spots_over_income
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table

__all__ = ["begin_survey", "compare", "survey", "write_kind", "write_placing"]


def _sides(shape: int) -> int:
    """The sides of a shape's cells that are not between two of them."""
    cells = {(r, c) for r in range(SHAPE_HEIGHT[shape]) for c in range(8) if (SHAPE_ROWS[shape, r] >> c) & 1}
    return sum((r + y, c + x) not in cells for r, c in cells for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0)))


SIDES: Row = table([_sides(shape) for shape in range(len(SHAPE_CELLS))])


# ---------------------------------------------------------------------------- one placing
@rule
def write_placing(
    s: State, board: int, shape: int, row: int, col: int, fitting: int, plot: Row, out: Row, at: int
) -> None:
    """What the shape does there, with how well it fits as packing says; compare() makes that a small number."""
    out[at + Placing.EXISTS] = 1
    out[at + Placing.AREA] = SHAPE_CELLS[shape]
    out[at + Placing.ROW] = row
    out[at + Placing.COL] = col
    out[at + Placing.FIT] = fitting
    out[at + Placing.OPEN_CELLS] = open_sides(s, board, plot[LAYOUT], shape, row, col)
    write_kind(board, out, at + Placing.HOME)
    write_cover(plot, shape, row, col, out, at)
    out[at + Placing.BARE] = (plot[POINT_CELLS] - out[at + Placing.POINTS]) // CELLS_UNIT
    put_down(plot, shape, row, col)
    write_sides(plot, shape, row, col, out, at)
    write_holes(plot, shape, row, out, at)
    write_income(plot, out, at)
    write_prospects(plot, out, at + Placing.NEXT_MISSING)
    write_bonuses(plot, shape, row, out, at)
    take_up(plot, shape, row, col)


@rule
def write_kind(board: int, out: Row, at: int) -> None:
    """Whether it is a home board, an exploration board or a house."""
    out[at + (0 if board < FIRST_LETTER else 1 if board < FIRST_STONE else 2)] = 1


@rule
def write_cover(plot: Row, shape: int, row: int, col: int, out: Row, at: int) -> None:
    """Which cells it covers."""
    layout = plot[LAYOUT]
    track = plot[TRACK]
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        out[at + Placing.POINTS] += ones(bits & MINUS[layout, row + r])
        out[at + Placing.BONUSES_LOST] += ones(bits & CELLS[layout, row + r] & ~MUST_COVER[layout, row + r])
        if track != NONE:
            i = plot[STEP + track]
            bits &= MUST_COVER[layout, row + r]
            for ahead in range(min(2, TRACK_LENGTH[layout, track] - i)):
                if row + r >= TRACK_ROW[layout, track, i + ahead]:
                    upto = (2 << TRACK_COL[layout, track, i + ahead]) - 1
                    out[at + Placing.NEXT_CELLS + ahead] += ones(bits & upto)


@rule
def write_sides(plot: Row, shape: int, row: int, col: int, out: Row, at: int) -> None:
    """How many sides of its cells touch something covered or the border, once it lies there."""
    snug = SIDES[shape] + 0
    for r in range(SHAPE_HEIGHT[shape]):
        bits = SHAPE_ROWS[shape, r] << col
        here = FREE + MARGIN + row + r
        snug -= ones(bits & (plot[here] << 1)) + ones(bits & (plot[here] >> 1))
        snug -= ones(bits & plot[here - 1]) + ones(bits & plot[here + 1])
    out[at + Placing.SNUG_SIDES] = snug


@rule
def write_holes(plot: Row, shape: int, row: int, out: Row, at: int) -> None:
    """Holes more than before, once it lies there."""
    for r in range(max(0, row - 2), min(HEIGHT[plot[LAYOUT]], row + SHAPE_HEIGHT[shape] + 1)):
        out[at + Placing.HOLES] += holes_in(plot, r) - plot[HOLES + MARGIN + r]
        out[at + Placing.PAIRS] += pairs_in(plot, r) - plot[PAIRS + MARGIN + r]


@rule
def write_income(plot: Row, out: Row, at: int) -> None:
    """Income more than before, once it lies there."""
    layout = plot[LAYOUT]
    for track in range(TRACKS):
        before, after = plot[STEP + track], steps_on(layout, plot, track)
        out[at + Placing.STEPS] += after - before
        out[at + Placing.INCOME] += value_at(layout, track, after) - value_at(layout, track, before)


@rule
def write_bonuses(plot: Row, shape: int, row: int, out: Row, at: int) -> None:
    """Bonus cells that it surrounds, wholly or in part, once it lies there."""
    layout = plot[LAYOUT]
    for i in range(BONUSES[layout]):
        away = BONUS_ROW[layout, i] - row
        if away < -1 or away > SHAPE_HEIGHT[shape] or plot[AROUND + i] <= 0:
            continue
        left = bare_around(layout, plot, i)
        if left >= 0 and left < plot[AROUND + i]:
            out[at + Placing.BONUS_CELLS] += plot[AROUND + i] - left
            if left == 0:
                out[at + Placing.BONUSES_GAINED] += 1
            else:
                out[at + Placing.BONUS_NEAR] = max(out[at + Placing.BONUS_NEAR], BONUS_SIDES - left)


# ---------------------------------------------------------------------------- all placings
@rule
def begin_survey(found: Row) -> None:
    """Nothing is found yet."""
    found[Found.SPOTS] = 0
    found[Found.MOST_INCOME] = 0
    found[Found.MOST_POINTS] = 0
    found[Found.FIT] = -PERFECT


@rule
def survey(s: State, board: int, item: int, turn: int, plot: Row, found: Row) -> None:
    """Look at all placings of a tile turned so, and keep the one that fits best."""
    shape = SHAPE_OF[item, turn]
    if shape == NONE:
        return
    layout = plot[LAYOUT]
    plane = apart_plane(item, board)
    for row in range(HEIGHT[layout] - SHAPE_HEIGHT[shape] + 1):
        here = spots(s, board, plane, shape, row)
        paying = here & spots_over_income(layout, shape, row) if here != 0 else 0
        col = 0
        while here >> col != 0:
            if (here >> col) & 1 == 1:
                note_placing(s, board, shape, row, col, plot, found)
            if (paying >> col) & 1 == 1:
                found[Found.MOST_INCOME] = max(found[Found.MOST_INCOME], income_of(plot, shape, row, col))
            col += 1


@rule
def note_placing(s: State, board: int, shape: int, row: int, col: int, plot: Row, found: Row) -> None:
    """Count a placing, and keep it if none before fitted so well."""
    found[Found.SPOTS] += 1
    fitting = fit_towards(s, board, shape, row, col, plot[CORNER])
    if fitting > found[Found.FIT]:
        found[Found.FIT] = fitting
        found[Found.SHAPE] = shape
        found[Found.ROW] = row
        found[Found.COL] = col
    points = 0
    for r in range(SHAPE_HEIGHT[shape]):
        points += ones((SHAPE_ROWS[shape, r] << col) & MINUS[plot[LAYOUT], row + r])
    found[Found.MOST_POINTS] = max(found[Found.MOST_POINTS], points)


@rule
def income_of(plot: Row, shape: int, row: int, col: int) -> int:
    """Income that the shape adds there."""
    layout, more = plot[LAYOUT], 0
    put_down(plot, shape, row, col)
    for track in range(TRACKS):
        after = steps_on(layout, plot, track)
        more += value_at(layout, track, after) - value_at(layout, track, plot[STEP + track])
    take_up(plot, shape, row, col)
    return more


# ---------------------------------------------------------------------------- placings side by side
@rule
def compare(out: Row, first: int, many: int, width: int, best: int) -> None:
    """Tell of every row that has a placing how well it fits, and how far behind the best one it is."""
    for k in range(many):
        at = first + k * width
        if out[at + Placing.AREA] != 0:
            fitting = out[at + Placing.FIT] + 0
            out[at + Placing.FIT] = max(-LARGEST, min(LARGEST, fitting // FIT_UNIT))
            out[at + Placing.BEHIND] = min(LARGEST, (best - fitting) // BEHIND_UNIT)
            out[at + Placing.BEST] = 1 if fitting == best else 0
