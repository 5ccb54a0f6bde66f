"""Where numbers stop counting, and how many actions a turn still has."""

from __future__ import annotations

from longhouse.games.explorers.components import ACTION_POINTS
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule

__all__ = ["MOST_DISTANCE", "MOST_EDGES", "MOST_TILES", "actions_now"]

MOST_EDGES = 20  # open edges of an island; more are no worse
MOST_DISTANCE = 20  # tiles from the starting board
MOST_TILES = 60  # of several islands together


@rule
def actions_now(s: State, seat: int) -> int:
    """Actions of the seat's turn, be it this one or its next."""
    return s.points if s.actor == seat else ACTION_POINTS
