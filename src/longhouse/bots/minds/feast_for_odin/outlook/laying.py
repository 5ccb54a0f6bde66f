"""Cells and turns of the tile that is being laid."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import HEIGHT
from longhouse.bots.minds.feast_for_odin.outlook.layout import FOUND, LARGEST, PLACING_WIDTH, TURN_WIDTH, Found, Turn
from longhouse.bots.minds.feast_for_odin.outlook.placings import begin_survey, compare, survey, write_placing
from longhouse.bots.minds.feast_for_odin.outlook.plot import CORNER, LAYOUT, PLOT, make_plot
from longhouse.bots.minds.feast_for_odin.packing import PERFECT, fit_towards
from longhouse.games.feast_for_odin.layouts import COLS, ROWS, SHAPE_HEIGHT, SHAPE_OF, SHAPE_ROWS, TURNS
from longhouse.games.feast_for_odin.registers import InLay
from longhouse.games.feast_for_odin.rules.laying import spots_in_row
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch, table

__all__ = ["fill_cells", "fill_turns", "write_best"]


def _breadth(shape: int) -> int:
    return max(SHAPE_ROWS[shape, r].bit_length() for r in range(SHAPE_HEIGHT[shape]))


BREADTH: Row = table([_breadth(shape) for shape in range(len(SHAPE_HEIGHT))])


@rule
def fill_cells(s: State, seat: int, out: Row, first: int) -> None:
    """A row a cell where the chosen tile, turned as chosen, may go."""
    if s.actor != seat or s.ask != Ask.LAY_CELL:
        return
    f = s.depth - 1
    board = s.register[InLay.BOARD, f] + 0
    shape = SHAPE_OF[s.register[InLay.ITEM, f], s.register[InLay.TURN, f]]
    plot = scratch(PLOT)
    make_plot(s, board, plot)
    best = -PERFECT
    for row in range(HEIGHT[plot[LAYOUT]]):
        here = spots_in_row(s, f, row)
        col = 0
        while here >> col != 0:
            if (here >> col) & 1 == 1:
                fitting = fit_towards(s, board, shape, row, col, plot[CORNER])
                best = max(best, fitting)
                at = first + (row * COLS + col) * PLACING_WIDTH
                write_placing(s, board, shape, row, col, fitting, plot, out, at)
            col += 1
    compare(out, first, ROWS * COLS, PLACING_WIDTH, best)


@rule
def fill_turns(s: State, seat: int, out: Row, first: int) -> None:
    """A row a way to turn the chosen tile."""
    if s.actor != seat or s.ask != Ask.LAY_TURN:
        return
    f = s.depth - 1
    board, item = s.register[InLay.BOARD, f] + 0, s.register[InLay.ITEM, f] + 0
    plot = scratch(PLOT)
    found = scratch(FOUND)
    make_plot(s, board, plot)
    best = -PERFECT
    for turn in range(TURNS):
        begin_survey(found)
        survey(s, board, item, turn, plot, found)
        if found[Found.SPOTS] > 0:
            at = first + turn * TURN_WIDTH
            best = max(best, found[Found.FIT])
            write_best(s, board, plot, found, out, at)
            out[at + Turn.HEIGHT] = SHAPE_HEIGHT[found[Found.SHAPE]]
            out[at + Turn.BROAD] = BREADTH[found[Found.SHAPE]]
    compare(out, first, TURNS, TURN_WIDTH, best)


@rule
def write_best(s: State, board: int, plot: Row, found: Row, out: Row, at: int) -> None:
    """The best placing of a survey, and what was found besides."""
    row, col = found[Found.ROW] + 0, found[Found.COL] + 0
    write_placing(s, board, found[Found.SHAPE], row, col, found[Found.FIT], plot, out, at)
    out[at + Turn.SPOTS] = min(LARGEST, found[Found.SPOTS])
    out[at + Turn.MOST_INCOME] = found[Found.MOST_INCOME]
    out[at + Turn.MOST_POINTS] = found[Found.MOST_POINTS]
