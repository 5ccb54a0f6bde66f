"""Who wins, and what a score sheet adds up to, from what a game says of each seat."""

from __future__ import annotations

from longhouse.kernel.contract import score_line, standing
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = ["is_winner", "sheet_total"]


@rule
def is_winner(s: GameState, seat: int) -> bool:
    """Whether nobody stands higher if the game ended now; several winners share the victory."""
    own = standing(s, seat)
    for other in range(s.players):
        if standing(s, other) > own:
            return False
    return True


@rule
def sheet_total(s: GameState, seat: int, lines: int) -> int:
    """The sum of the seat's score sheet, which has so many lines."""
    total = 0
    for line in range(lines):
        total += score_line(s, seat, line)
    return total
