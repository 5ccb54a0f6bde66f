"""Whole games between minds, without leaving compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.looking import KNOWN, look_ahead, sensible
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import is_over, take
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["play_minds"]


@rule
def adopt(desk: Desk, minds: Grid, seat: int) -> None:
    """Judge every seat by the weights of this one."""
    for row in range(len(desk.weights)):
        for feature in range(len(desk.features)):
            desk.weights[row, feature] = minds[seat, feature]


@rule
def most_promising(states: States, desk: Desk, seat: int, worlds: int, tries: int, promised: Line) -> int:
    """The answer that promises most over some worlds, as karl gives it; without any world a sensible one."""
    if worlds == 0:
        return sensible(states, desk)
    n = legal_actions(states[KNOWN], desk.codes)
    if n > 1:
        look_ahead(states, desk, seat, worlds, tries, promised)
    best = 0
    for k in range(1, n):
        if promised[k] > promised[best]:
            best = k
    return desk.codes[best]


@rule
def play_minds(states: States, desk: Desk, table: States, minds: Grid, worlds: Row, tries: int, promised: Line) -> int:
    """Play table[0] to its end, every seat with its own weights and worlds; return the number of answers."""
    answers = 0
    while not is_over(table[0]):
        seat = table[0].actor
        states[KNOWN] = table[0]
        adopt(desk, minds, seat)
        take(table[0], most_promising(states, desk, seat, worlds[seat], tries, promised))
        answers += 1
    return answers
