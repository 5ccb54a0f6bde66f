"""Where everything lies in the rows of the outlook, and how many rows there are.

A row of a thing begins with 1 where the thing exists, and is empty where it does not. No number is above LARGEST.
"""

from __future__ import annotations

from enum import IntEnum

from longhouse.bots.minds.places import laid_out
from longhouse.games.feast_for_odin.components import TILE_ANSWERS
from longhouse.games.feast_for_odin.layouts import COLS, OWN_BOARDS, ROWS, TURNS
from longhouse.games.feast_for_odin.observation import OBSERVATION

__all__ = ["KINDS", "LARGEST", "Coming", "Found", "Ground", "Placing", "Tile", "Turn"]

LARGEST = 63
FIT_UNIT, BEHIND_UNIT, WORTH_UNIT, CELLS_UNIT = 8, 4, 4, 2  # numbers that would be too large are told in these


class Placing(IntEnum):
    """A tile, turned so, at a place of a board; ``after``: once it lies there."""

    EXISTS = 0
    AREA = 1
    POINTS = 2  # cells covered that cost a point
    BONUSES_LOST = 3  # bonus cells covered
    OPEN_CELLS = 4  # bare cells beside it
    SNUG_SIDES = 5  # sides of its cells that touch something covered or the border
    HOLES = 6  # single bare cells more than before
    PAIRS = 7  # two bare cells with nothing bare around them, more than before
    STEPS = 8  # numbers of income diagonals covered
    INCOME = 9  # income more than before
    NEXT_CELLS = 10  # cells in the rectangle of the next income
    SECOND_CELLS = 11  # cells in the rectangle of the income after it
    NEXT_MISSING = 12  # after: bare cells in the rectangle of the next income
    NEXT_GAIN = 13  # after: what the next income adds, 0: there is none
    SECOND_MISSING = 14  # after: the same for the income after it
    SECOND_GAIN = 15
    BONUSES_GAINED = 16  # bonus cells whose surroundings it completes
    BONUS_CELLS = 17  # cells around bare bonus cells
    BONUS_NEAR = 18  # after: 8 less the bare cells around the bonus cell nearest to be gained, of those it touches
    BARE = 19  # after: bare cells of the board that cost a point, halved
    ROW = 20
    COL = 21
    HOME = 22
    ABROAD = 23
    HOUSE = 24
    FIT = 25  # see packing.fit
    BEHIND = 26  # how much better the best of its kind fits
    BEST = 27


PLACING_WIDTH = len(Placing)


class Turn(IntEnum):
    """A way to turn the chosen tile: its best placing, and behind it:"""

    SPOTS = PLACING_WIDTH  # where it fits
    MOST_INCOME = PLACING_WIDTH + 1  # of any placing
    MOST_POINTS = PLACING_WIDTH + 2
    HEIGHT = PLACING_WIDTH + 3
    BROAD = PLACING_WIDTH + 4


TURN_WIDTH = PLACING_WIDTH + len(Turn)


class Tile(IntEnum):
    """An item that may be named: its best placing, if it is to be laid, and behind it:"""

    SPOTS = PLACING_WIDTH  # where it fits, in any turn
    MOST_INCOME = PLACING_WIDTH + 1
    MOST_POINTS = PLACING_WIDTH + 2
    OWNED = PLACING_WIDTH + 3
    FACTS = PLACING_WIDTH + 4  # what is printed, see tiles.FACTS


class Fact(IntEnum):
    """What an item is."""

    COLOUR = 0  # and six more, one of them 1
    SPECIAL = 7
    AREA = 8
    LONG = 9
    SHORT = 10
    WORTH = 11  # see worth.WORTH
    PRICE = 12  # in silver, of a special tile
    SWORD = 13
    FORGED = 14  # whether it can be


FACTS = Fact.FORGED + 1


class Coming(IntEnum):
    """Behind the facts of an item: what comes when it is named, if anything does."""

    AREA = Tile.FACTS + FACTS
    GREEN = Tile.FACTS + FACTS + 1
    BLUE = Tile.FACTS + FACTS + 2
    OWNED = Tile.FACTS + FACTS + 3
    GAIN = Tile.FACTS + FACTS + 4  # worth more than what goes
    FITS_HOME = Tile.FACTS + FACTS + 5


TILE_WIDTH = Tile.FACTS + FACTS + len(Coming)


class Ground(IntEnum):
    """An own board, or one that may be explored."""

    EXISTS = 0
    HOME = 1
    ABROAD = 2
    HOUSE = 3
    OWN = 4
    POINTS = 5  # of the board itself
    SILVER = 6  # on it
    BARE = 7  # cells that cost a point, halved
    EDGES = 8  # how ragged its bare part is, halved (see ground.bare_edges)
    HOLES = 9
    PAIRS = 10
    INCOME = 11
    NEXT_MISSING = 12
    NEXT_GAIN = 13
    SECOND_MISSING = 14
    SECOND_GAIN = 15
    BONUSES_PAID = 16
    BONUSES_OPEN = 17  # that may still be gained
    BONUS_NEAR = 18  # 8 less the bare cells around the one nearest to be gained
    TAKES = 19  # whether a tile may be laid there now
    LARGEST_TILE = 20  # cells of the largest green, blue or special tile that may


GROUND_WIDTH = len(Ground)


class Found(IntEnum):
    """What a survey of all placings has found."""

    SPOTS = 0
    MOST_INCOME = 1
    MOST_POINTS = 2
    FIT = 3  # of the best, and where it is
    SHAPE = 4
    ROW = 5
    COL = 6


FOUND = len(Found)


KINDS = laid_out(
    OBSERVATION.size,
    (
        ("grounds", OWN_BOARDS, GROUND_WIDTH),
        ("tiles", TILE_ANSWERS, TILE_WIDTH),
        ("turns", TURNS, TURN_WIDTH),
        ("cells", ROWS * COLS, PLACING_WIDTH),
    ),
)
