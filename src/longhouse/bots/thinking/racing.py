"""A race between answers: each is tried out in the same worlds, a network playing to the end behind it.

Where single answers change little, luck hides what they change: so no two are compared but in the same world, with the
same throws to come. The favourite is what the network would answer; whatever leads it by more than chance is better.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from longhouse.bots.thinking.desk import Desk, Habit, Line, Lines
from longhouse.bots.thinking.glancing import place_of_likeliest, play_by_network, weigh_up
from longhouse.bots.thinking.judging import judge
from longhouse.bots.thinking.looking import TRIAL, WORLD, imagine
from longhouse.bots.thinking.network import Network
from longhouse.kernel.entries import take
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["Course", "Field", "Runner", "Total", "begin_race", "proven_lead", "run_race"]

FAVOURITE = 0
LIKELY = 0.004  # what the network holds less likely runs only among the first few, and is soon out
FEW = 3  # answers, so that people who ask for advice see more than one
FEWEST = 8  # worlds in which an answer is tried before what it leads by is believed
DOUBTS = 2.0  # standard errors that are taken for more than chance
TRIFLE = 0.003  # of worth is not worth more tries
NOTHING = 1.0e-9  # of worth by which every other answer starts behind: what changes nothing is not better
TO_THE_END = 1_000  # answers: four times those of a game; without an end to trading for nothing there would be none
UNPROVEN = -1.0


class Runner(IntEnum):
    """Columns of an answer in the race."""

    CODE = 0
    TRIES = 1
    OUT = 2  # 1: it is tried no more


class Total(IntEnum):
    """Columns of what an answer's tries brought, in sum."""

    WORTH = 0
    SQUARES = 1
    POINTS = 2
    LEAD = 3  # worth above the favourite's in the same world
    LEAD_SQUARES = 4


class Course(IntEnum):
    """Where the race stands."""

    RUNNERS = 0
    NEXT = 1  # runner to be tried in the world under way; the favourite begins a new one
    SETTLED = 2  # 1: more tries would hardly bring a better answer
    LIKELY = 3  # runners that the network holds likely; the others come behind them


class Field(NamedTuple):
    """Answers, the favourite first, and what became of them."""

    runners: Grid
    totals: Lines
    course: Row
    pace: Line  # the favourite's worth in the world under way


# ---------------------------------------------------------------------------- who runs
@rule
def next_likely(net: Network, n: int) -> int:
    """The likeliest of so many answers that does not run yet, which from now on is held unlikely."""
    best = place_of_likeliest(net, n)
    net.priors[best] = -1.0
    return best


@rule
def likely_ones(net: Network, n: int) -> int:
    """How many of so many answers the network holds likely."""
    found = 0
    for k in range(n):
        if net.priors[k] >= LIKELY:
            found += 1
    return found


@rule
def begin_race(states: States, desk: Desk, net: Network, field: Field, seat: int) -> None:
    """Line up the answers that the network holds likeliest."""
    n = weigh_up(states, desk, net, seat, 1.0)
    likely = likely_ones(net, n)
    runners = min(n, max(likely, FEW), max(int(desk.habits[Habit.WIDTH]), 1))
    field.course[Course.RUNNERS] = runners
    field.course[Course.LIKELY] = likely
    field.course[Course.NEXT] = FAVOURITE
    field.course[Course.SETTLED] = 1 if runners == 1 else 0
    for k in range(runners):
        field.runners[k, Runner.CODE] = desk.codes[next_likely(net, n)]
        field.runners[k, Runner.TRIES] = field.runners[k, Runner.OUT] = 0
        for column in range(field.totals.shape[1]):
            field.totals[k, column] = 0.0


# ---------------------------------------------------------------------------- who leads
@rule
def proven_lead(tries: int, lead: float, squares: float) -> float:
    """What an answer leads the favourite by at least, given means of its leads and of their squares."""
    if tries < FEWEST:
        return UNPROVEN
    return lead - DOUBTS * math.sqrt(max(squares - lead * lead, 0.0) / (tries - 1))


@rule
def least_lead(field: Field, runner: int) -> float:
    """What a runner leads the favourite by at least."""
    tries = field.runners[runner, Runner.TRIES]
    many = max(tries, 1)
    return proven_lead(tries, field.totals[runner, Total.LEAD] / many, field.totals[runner, Total.LEAD_SQUARES] / many)


@rule
def most_lead(field: Field, runner: int) -> float:
    """What a runner that was tried often enough may lead the favourite by."""
    return 2.0 * field.totals[runner, Total.LEAD] / field.runners[runner, Runner.TRIES] - least_lead(field, runner)


@rule
def may_lead_by(field: Field, runner: int) -> float:
    """The same where the network holds the answer likely; of another one only what it leads by at least is believed."""
    return most_lead(field, runner) if runner < field.course[Course.LIKELY] else least_lead(field, runner)


@rule
def highest_lead(field: Field) -> float:
    """The highest lead that any answer has at least; the favourite's is 0."""
    best = 0.0
    for runner in range(1, field.course[Course.RUNNERS]):
        best = max(best, least_lead(field, runner))
    return best


@rule
def send_out(field: Field) -> None:
    """After a world: answers that can hardly come to lead are out; with one left the race is settled."""
    best = highest_lead(field)
    left = 1 if best == 0.0 else 0
    for runner in range(1, field.course[Course.RUNNERS]):
        if field.runners[runner, Runner.OUT] == 0 and field.runners[runner, Runner.TRIES] >= FEWEST:
            leads = best > 0.0 and least_lead(field, runner) == best
            if not leads and may_lead_by(field, runner) < best + TRIFLE:
                field.runners[runner, Runner.OUT] = 1
        left += 1 - field.runners[runner, Runner.OUT]
    field.course[Course.SETTLED] = 1 if left <= 1 else 0


# ---------------------------------------------------------------------------- running
@rule
def note(field: Field, runner: int, worth: float, points: float) -> None:
    """Write down what a try was worth."""
    if runner == FAVOURITE:
        field.pace[0] = worth
    lead = worth - field.pace[0] - (0.0 if runner == FAVOURITE else NOTHING)
    field.runners[runner, Runner.TRIES] += 1
    field.totals[runner, Total.WORTH] += worth
    field.totals[runner, Total.SQUARES] += worth * worth
    field.totals[runner, Total.POINTS] += points
    field.totals[runner, Total.LEAD] += lead
    field.totals[runner, Total.LEAD_SQUARES] += lead * lead


@rule
def pass_the_baton(field: Field) -> None:
    """Let the next answer that is not out be tried in this world; behind the last one the world is done."""
    runner = field.course[Course.NEXT] + 1
    while runner < field.course[Course.RUNNERS] and field.runners[runner, Runner.OUT] == 1:
        runner += 1
    if runner < field.course[Course.RUNNERS]:
        field.course[Course.NEXT] = runner
    else:
        field.course[Course.NEXT] = FAVOURITE
        send_out(field)


@rule
def run_race(states: States, desk: Desk, net: Network, field: Field, seat: int, tries: int) -> None:
    """Try answers out for so many tries more, or until the race is settled; it may stop within a world."""
    for _ in range(tries):
        if field.course[Course.SETTLED] == 1:
            return
        runner = field.course[Course.NEXT]
        if runner == FAVOURITE:
            imagine(states, desk, seat)
        states[TRIAL] = states[WORLD]
        take(states[TRIAL], field.runners[runner, Runner.CODE])
        play_by_network(states[TRIAL], desk, net, TO_THE_END)
        judge(states[TRIAL], desk)
        note(field, runner, desk.worth[seat], desk.points[seat])
        pass_the_baton(field)
