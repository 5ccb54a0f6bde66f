"""What thinking writes on and reads from: one desk a thread."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, Protocol

from longhouse.kernel.record import Grid, Row

__all__ = ["Desk", "Habit", "Line", "Lines"]


class Line(Protocol):
    """A line of real numbers."""

    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Lines(Protocol):
    """Lines of real numbers, indexed ``lines[row, column]``."""

    shape: tuple[int, int]

    def __getitem__(self, at: tuple[int, int], /) -> float: ...
    def __setitem__(self, at: tuple[int, int], value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Habit(IntEnum):
    """How a level thinks; a mind's data file gives the numbers."""

    SCALE = 0  # points of lead that make a position three quarters won
    PAR = 1  # points of a fair result of a game alone
    MARGIN = 2  # share of a finished game's worth that is its margin, not its winner
    EXPLORE = 3  # how much unvisited answers are preferred
    SHARPNESS = 4  # how fast an answer loses attention behind the most promising one, 0: all get the same
    HORIZON = 5  # answers of a playout before it is judged
    WIDTH = 6  # answers considered at a first visit; in a race those tried at all
    WIDENING = 7  # visits that bring one answer more into consideration, 0: all are considered
    TRUST = 8  # visits that a promise is worth
    ENDINGS = 9  # ways tried to end what a playout leaves half done; the best for who is asked counts
    NEWS = 10  # outcomes told apart where who answered is asked on; more share what is found out, 0: all do
    CURIOSITY = 11  # with a network: how much answers are preferred that it holds likely and that were tried little
    REDUCTION = 12  # with a network: worth that an answer not tried yet is expected to lack
    TEMPER = 13  # with a network: above 1 its preferences are taken less seriously
    FORESIGHT = 14  # answers given by the network, or by first looks without one, before a new position is judged
    RACING = 15  # with a network: 1: the likeliest answers are tried out to the end in the same worlds, without a tree


class Desk(NamedTuple):
    """Scratch rows of one thread, its generator, and the mind's numbers."""

    codes: Row  # legal answers of the position on the path
    spare: Row  # legal answers of positions tried out
    features: Row
    weights: Grid  # thousandths of a point a feature, a row a seat
    habits: Line
    points: Line  # what each seat may expect of the position judged last
    worth: Line  # what it is worth to each seat, 0 to 1
    rng: Row
    secrets: Row  # a kind of event: which of its arguments are secret, as bits
