"""What a position is worth: a game's features times a mind's weights, as the chance of a seat to win.

Only sums, quotients and square roots: the same numbers interpreted, compiled and on every machine.
"""

from __future__ import annotations

from longhouse.bots.thinking.contract import measure
from longhouse.bots.thinking.desk import Desk, Habit
from longhouse.kernel.contract import score
from longhouse.kernel.rule import rule
from longhouse.kernel.scoring import is_winner
from longhouse.kernel.state import GameState

__all__ = ["best_rival", "estimate", "judge", "lead", "squash"]

THOUSANDTHS = 1000.0


@rule
def squash(x: float) -> float:
    """Any number between 0 and 1; 0 gives one half, 1 three quarters."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def estimate(s: GameState, seat: int, desk: Desk) -> float:
    """Points that the seat may expect at the end; its points when the game is over."""
    if s.actor < 0:
        return float(score(s, seat))
    measure(s, seat, desk.features)
    total = 0
    for k in range(len(desk.features)):
        total += desk.weights[seat, k] * desk.features[k]
    return total / THOUSANDTHS


@rule
def best_rival(s: GameState, seat: int, desk: Desk) -> float:
    """Points that the strongest of the others may expect."""
    best = -1.0e9
    for other in range(s.players):
        if other != seat:
            best = max(best, desk.points[other])
    return best


@rule
def lead(s: GameState, seat: int, desk: Desk) -> float:
    """Points before the best of the others; alone, before a fair result."""
    if s.players == 1:
        return desk.points[0] - desk.habits[Habit.PAR]
    return desk.points[seat] - best_rival(s, seat, desk)


@rule
def winners(s: GameState) -> int:
    """How many share the victory of a finished game."""
    n = 0
    for seat in range(s.players):
        n += 1 if is_winner(s, seat) else 0
    return n


@rule
def won(s: GameState, seat: int, chance: float, desk: Desk) -> float:
    """A finished game is worth its victory, and a little its margin; alone there is only the margin."""
    if s.players == 1:
        return chance
    margin = desk.habits[Habit.MARGIN]
    share = 1.0 / winners(s) if is_winner(s, seat) else 0.0
    return (1.0 - margin) * share + margin * chance


@rule
def judge(s: GameState, desk: Desk) -> None:
    """Write to the desk what each seat may expect of the position and what it is worth to each."""
    for seat in range(s.players):
        desk.points[seat] = estimate(s, seat, desk)
    for seat in range(s.players):
        chance = squash(lead(s, seat, desk) / desk.habits[Habit.SCALE])
        desk.worth[seat] = won(s, seat, chance, desk) if s.actor < 0 else chance
