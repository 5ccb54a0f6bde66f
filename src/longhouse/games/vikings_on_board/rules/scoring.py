"""Points and winners."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import SUPPLIES
from longhouse.games.vikings_on_board.rules.harbour import barrel_points
from longhouse.games.vikings_on_board.state import State
from longhouse.kernel.rule import rule


@rule
def supply_points(s: State, seat: int) -> int:
    """Points of the seat's tokens at the market's values."""
    total = 0
    for supply in range(SUPPLIES):
        total += s.won[seat, supply] * s.market[supply]
    return total


@rule
def supplies_won(s: State, seat: int) -> int:
    """How many tokens the seat has."""
    total = 0
    for supply in range(SUPPLIES):
        total += s.won[seat, supply]
    return total


@rule
def score(s: State, seat: int) -> int:
    """Tokens at market value and barrels that won."""
    return supply_points(s, seat) + barrel_points(s, seat)


@rule
def score_line(s: State, seat: int, line: int) -> int:
    """One line a kind of supply, then the barrels."""
    if line < SUPPLIES:
        return s.won[seat, line] * s.market[line]
    return barrel_points(s, seat)


@rule
def standing(s: State, seat: int) -> int:
    """A number that orders the seats: points, then tokens, then points from tokens (ruling 27)."""
    return (score(s, seat) * 100 + supplies_won(s, seat)) * 100 + supply_points(s, seat)
