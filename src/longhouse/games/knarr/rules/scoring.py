"""Points and winners."""

from __future__ import annotations

from longhouse.games.knarr.rules.boats import score
from longhouse.games.knarr.state import State
from longhouse.kernel.rule import rule


@rule
def score_line(s: State, seat: int, line: int) -> int:
    """One line a source of points."""
    return s.points[seat, line]


@rule
def standing(s: State, seat: int) -> int:
    """A number that orders the seats: points, then recruits and bracelets together."""
    return score(s, seat) * 100 + s.recruits[seat] + s.bracelets[seat]
