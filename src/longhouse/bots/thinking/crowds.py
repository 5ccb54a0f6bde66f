"""Answers for many games at once, without leaving compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.looking import KNOWN
from longhouse.bots.thinking.playing import most_promising
from longhouse.kernel.entries import resample
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["answer_games"]


@rule
def answer_games(
    states: States, desk: Desk, table: States, worlds: int, tries: int, promised: Line, answers: Row
) -> None:
    """Write an answer for every game of the table, each from what its actor knows alone."""
    for i in range(len(table)):
        seat = table[i].actor
        states[KNOWN] = table[i]
        resample(states, KNOWN, seat, desk.rng)
        answers[i] = most_promising(states, desk, seat, worlds, tries, promised)
