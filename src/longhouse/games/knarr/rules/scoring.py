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


@rule
def is_winner(s: State, seat: int) -> bool:
    """Whether nobody stands higher; several winners share the victory."""
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            return False
    return True
