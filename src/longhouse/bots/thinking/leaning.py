"""Playing on without thinking: answers drawn by how much a sensible player leans to them."""

from __future__ import annotations

from longhouse.bots.thinking.contract import calm, lean
from longhouse.bots.thinking.desk import Desk
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import is_over, take
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = ["LONGEST_TURN", "draw_answer", "play_on", "sensible_answers", "settle"]

LONGEST_TURN = 60  # answers after which an unfinished turn is judged as it stands


@rule
def draw_answer(s: GameState, codes: Row, rng: Row) -> int:
    """A legal answer, the likelier the more a sensible player leans to it; absurd ones only when all are."""
    n = legal_actions(s, codes)
    if n == 1:
        return codes[0]
    drawn, total = -1, 0
    for k in range(n):
        leaning = lean(s, codes[k])
        total += leaning
        if leaning > 0 and random_below(rng, total) < leaning:
            drawn = k
    return codes[random_below(rng, n)] if drawn < 0 else codes[drawn]


@rule
def sensible_answers(s: GameState, codes: Row) -> int:
    """Write the legal answers that are not absurd, in rising order (all, when all are); return how many there are."""
    n = legal_actions(s, codes)
    kept = 0
    for k in range(n):
        if lean(s, codes[k]) > 0:
            codes[kept] = codes[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def settle(s: GameState, desk: Desk) -> None:
    """Bring what was begun to an end, so that the position can be judged."""
    answers = 0
    while not is_over(s) and not calm(s) and answers < LONGEST_TURN:
        take(s, draw_answer(s, desk.spare, desk.rng))
        answers += 1


@rule
def play_on(s: GameState, desk: Desk, answers: int) -> None:
    """Give so many answers, or all to the end."""
    while not is_over(s) and answers > 0:
        take(s, draw_answer(s, desk.spare, desk.rng))
        answers -= 1
