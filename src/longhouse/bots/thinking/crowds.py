"""Answers for many games at once, without leaving compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thinking.looking import KNOWN, favourite, look_ahead
from longhouse.bots.thinking.network import Network
from longhouse.bots.whims import reach
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import resample
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["answer_games", "glance_at_games"]


@rule
def near_the_best(desk: Desk, n: int, whim: float, promised: Line) -> int:
    """One of the answers that promise nearly as much as the best one, each as likely."""
    best = promised[0]
    for k in range(1, n):
        best = max(best, promised[k])
    least, near = best - reach(whim, best), 0
    for k in range(n):
        near += 1 if promised[k] >= least else 0
    pick = random_below(desk.rng, near)
    for k in range(n):
        if promised[k] >= least:
            if pick == 0:
                return desk.codes[k]
            pick -= 1
    return desk.codes[0]


@rule
def answer_once(states: States, desk: Desk, seat: int, worlds: int, tries: int, whim: float, promised: Line) -> int:
    """What thrall (no worlds; tries are its ideas) or karl answers to what the seat knows."""
    if worlds == 0:
        return favourite(states, desk, tries)
    n = legal_actions(states[KNOWN], desk.codes)
    if n > 1:
        look_ahead(states, desk, seat, worlds, tries, promised)
        return near_the_best(desk, n, whim, promised)
    return desk.codes[0]


@rule
def sit_down(states: States, desk: Desk, table: States, generators: Grid, i: int) -> int:
    """Take up what the actor of game i knows, with the generator that is its own there; return the actor."""
    for k in range(4):
        desk.rng[k] = generators[i, k]
    seat = table[i].actor
    states[KNOWN] = table[i]
    resample(states, KNOWN, seat, desk.rng)
    return seat


@rule
def stand_up(desk: Desk, generators: Grid, i: int) -> None:
    """Keep the generator of game i for its next question."""
    for k in range(4):
        generators[i, k] = desk.rng[k]


@rule
def answer_games(
    states: States,
    desk: Desk,
    table: States,
    worlds: int,
    tries: int,
    whim: float,
    promised: Line,
    generators: Grid,
    answers: Row,
) -> None:
    """Write an answer for every game of the table, from what its actor knows and its own generator alone."""
    for i in range(len(table)):
        seat = sit_down(states, desk, table, generators, i)
        answers[i] = answer_once(states, desk, seat, worlds, tries, whim, promised)
        stand_up(desk, generators, i)


@rule
def glance_at_games(
    states: States, desk: Desk, net: Network, table: States, sharpness: float, generators: Grid, answers: Row
) -> None:
    """The same by a network's answer at a glance."""
    for i in range(len(table)):
        seat = sit_down(states, desk, table, generators, i)
        answers[i] = glance(states, desk, net, seat, sharpness)
        stand_up(desk, generators, i)
