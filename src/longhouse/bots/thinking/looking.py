"""Looking one step ahead: what each answer promises."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from longhouse.bots.thinking.contract import calm, lean
from longhouse.bots.thinking.desk import Desk, Line
from longhouse.bots.thinking.judging import estimate, judge
from longhouse.bots.thinking.leaning import draw_answer, sensible_answers, settle
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import is_over, resample, take
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

if TYPE_CHECKING:
    States = MutableSequence[GameState]

__all__ = [
    "KNOWN",
    "STATES",
    "TRIAL",
    "WORLD",
    "best_promise",
    "favourite",
    "foresee",
    "imagine",
    "judge_end",
    "look_ahead",
    "promise",
    "sensible",
]

# states: what the seat knows, a world it holds possible, a step tried out in it, the best way found to end it
KNOWN, WORLD, TRIAL, ENDING, STATES = range(5)
FORESIGHT_TRIES = 2
DRAWN = 3  # where a generator counts its draws


@rule
def imagine(states: States, desk: Desk, seat: int) -> None:
    """Make states[WORLD] a world that the seat holds possible."""
    states[WORLD] = states[KNOWN]
    resample(states, WORLD, seat, desk.rng)


@rule
def promise(states: States, desk: Desk, code: int) -> None:
    """Try an answer in the imagined world and judge where its turn leads."""
    states[TRIAL] = states[WORLD]
    trial = states[TRIAL]
    take(trial, code)
    settle(trial, desk)
    judge(trial, desk)


@rule
def met_chance(states: States) -> bool:
    """Whether the step tried out drew from the world's generator."""
    return states[TRIAL].rng[DRAWN] != states[WORLD].rng[DRAWN]


@rule
def best_promise(states: States, desk: Desk, code: int, tries: int) -> float:
    """What an answer promises who gives it: the best of some tries, since how the turn goes on is their choice.

    Nobody chooses how dice fall: of the tries in which they were thrown the mean counts.
    """
    actor = states[WORLD].actor
    best, total, met = 0.0, 0.0, 0
    for _ in range(tries):
        promise(states, desk, code)
        if met_chance(states):
            total += desk.worth[actor]
            met += 1
        else:
            best = max(best, desk.worth[actor])
    return max(best, total / met) if met > 0 else best


@rule
def outcome(states: States, desk: Desk, code: int) -> float:
    """What the one who is asked may expect after an answer, when a sensible player ends what it begins."""
    actor = states[WORLD].actor
    states[TRIAL] = states[WORLD]
    take(states[TRIAL], code)
    settle(states[TRIAL], desk)
    return estimate(states[TRIAL], actor, desk)


@rule
def best_answer(states: States, desk: Desk, tries: int) -> int:
    """The answer in the imagined world after which the one who is asked may expect most, of some tries each."""
    n = sensible_answers(states[WORLD], desk.codes)
    best, most = desk.codes[0], -1.0e9
    for k in range(n if n > 1 else 0):
        for _ in range(tries):
            points = outcome(states, desk, desk.codes[k])
            if points > most:
                best, most = desk.codes[k], points
    return best


@rule
def foresee(states: States, desk: Desk, answers: int) -> None:
    """Play the imagined world on for some answers, each the best that a first look finds."""
    while answers > 0 and not is_over(states[WORLD]):
        take(states[WORLD], best_answer(states, desk, FORESIGHT_TRIES))
        answers -= 1


@rule
def judge_end(states: States, desk: Desk, endings: int) -> None:
    """Judge where the imagined world leads: the best of some endings, for who is asked chooses how a turn ends."""
    if endings > 1 and not is_over(states[WORLD]) and not calm(states[WORLD]):
        actor = states[WORLD].actor
        best = -1.0
        for _ in range(endings):
            states[TRIAL] = states[WORLD]
            settle(states[TRIAL], desk)
            judge(states[TRIAL], desk)
            if desk.worth[actor] > best:
                best = desk.worth[actor]
                states[ENDING] = states[TRIAL]
        states[WORLD] = states[ENDING]
    else:
        settle(states[WORLD], desk)
    judge(states[WORLD], desk)


@rule
def any_sensible(s: GameState, codes: Row, n: int) -> bool:
    """Whether some of the answers is not absurd."""
    for k in range(n):
        if lean(s, codes[k]) > 0:
            return True
    return False


@rule
def look_ahead(states: States, desk: Desk, seat: int, worlds: int, tries: int, promised: Line) -> int:
    """Write the mean worth of each legal answer over some worlds; return how many answers there are.

    Absurd answers are not looked at and promise nothing, unless all are absurd.
    """
    n = legal_actions(states[KNOWN], desk.codes)
    least = 1 if any_sensible(states[KNOWN], desk.codes, n) else 0
    for k in range(n):
        promised[k] = 0.0
    for _ in range(worlds):
        imagine(states, desk, seat)
        for k in range(n):
            if lean(states[KNOWN], desk.codes[k]) < least:
                continue
            promised[k] += best_promise(states, desk, desk.codes[k], tries) / worlds
    return n


@rule
def sensible(states: States, desk: Desk) -> int:
    """An answer without any thought."""
    return draw_answer(states[KNOWN], desk.codes, desk.rng)


@rule
def favourite(states: States, desk: Desk, ideas: int) -> int:
    """Of some answers without any thought the one that a sensible player leans to most."""
    best = sensible(states, desk)
    for _ in range(1, ideas):
        other = sensible(states, desk)
        if lean(states[KNOWN], other) > lean(states[KNOWN], best):
            best = other
    return best
