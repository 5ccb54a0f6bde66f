"""Entry points: what Python calls of a game. Arrays and an index at the border, loops inside.

Each is written once for all games, in the contract's names, and runs interpreted or compiled.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from longhouse.kernel.contract import (
    apply,
    broken,
    determinize,
    legal_actions,
    observe,
    score,
    score_line,
    setup,
)
from longhouse.kernel.randomness import random_below, reseed, seed_random
from longhouse.kernel.record import Cube, Grid, Row
from longhouse.kernel.rule import rule, scratch
from longhouse.kernel.scoring import is_winner
from longhouse.kernel.state import GameState, clear_story, finish_answer, start_answer

BESIDE = 0x2545F4914F6CDD1D  # what tells the seed of a generator beside a game from the game's own

if TYPE_CHECKING:
    States = MutableSequence[GameState]

__all__ = [
    "answer",
    "begin",
    "imagine",
    "is_over",
    "legal",
    "look",
    "mark_some",
    "observe_games",
    "play_checked",
    "play_games",
    "random_answers",
    "renew_games",
    "resample",
    "sheet",
    "sheet_games",
    "step_games",
    "take",
    "tally",
    "tally_games",
]


@rule
def is_over(s: GameState) -> bool:
    """Whether nobody has anything left to answer."""
    return s.actor < 0


@rule
def deal(s: GameState, seed: int, players: int, options: Row) -> None:
    """Set up a zeroed record."""
    seed_random(s.rng, seed)
    s.players = players
    setup(s, options)


@rule
def take(s: GameState, code: int) -> None:
    """Carry out a legal answer, telling only what this answer did."""
    start_answer(s)
    apply(s, code)
    finish_answer(s)


@rule
def begin(states: States, i: int, seed: int, players: int, options: Row) -> None:
    """Set up states[i], which must be zeroed."""
    deal(states[i], seed, players, options)


@rule
def legal(states: States, i: int, codes: Row) -> int:
    """Write the legal answers of states[i] to codes; return how many there are."""
    return legal_actions(states[i], codes)


@rule
def answer(states: States, i: int, code: int) -> None:
    """Carry out a legal answer in states[i]."""
    take(states[i], code)


@rule
def resample(states: States, i: int, seat: int, rng: Row) -> None:
    """Turn states[i] into a world that the seat holds possible, with a future of its own."""
    s = states[i]
    clear_story(s)
    determinize(s, seat, rng)
    reseed(s.rng, rng)


@rule
def imagine(states: States, i: int, seat: int, seed: int) -> None:
    """Turn states[i] into the world that a seed draws of those that the seat holds possible."""
    rng = scratch(4)
    seed_random(rng, seed)
    resample(states, i, seat, rng)


@rule
def look(states: States, i: int, seat: int, out: Row) -> None:
    """Write what the seat knows of states[i] to out."""
    observe(states[i], seat, out)


@rule
def tally(states: States, i: int, scores: Row, wins: Row) -> None:
    """Write scores and winners (1 or 0) of states[i], seat by seat."""
    s = states[i]
    for seat in range(s.players):
        scores[seat] = score(s, seat)
        wins[seat] = 1 if is_winner(s, seat) else 0


@rule
def sheet(states: States, i: int, seat: int, lines: Row) -> None:
    """Write the seat's score sheet of states[i], line by line."""
    for line in range(len(lines)):
        lines[line] = score_line(states[i], seat, line)


@rule
def play_to_end(s: GameState, codes: Row, rng: Row, limit: int) -> int:
    """Give uniformly random answers, drawn by rng, to the end or the limit; return the number of answers."""
    decisions = 0
    while not is_over(s) and decisions < limit:
        n = legal_actions(s, codes)
        take(s, codes[random_below(rng, n)])
        decisions += 1
    return decisions


@rule
def lift(generators: Grid, i: int, rng: Row) -> None:
    """Take the generator of row i into rng."""
    for k in range(len(rng)):
        rng[k] = generators[i, k]


@rule
def lay_back(generators: Grid, i: int, rng: Row) -> None:
    """Put rng back into row i."""
    for k in range(len(rng)):
        generators[i, k] = rng[k]


@rule
def play_games(states: States, codes: Row, generators: Grid, rng: Row, limit: int, decisions: Row) -> None:
    """Play every state to its end with random answers, at most limit each.

    They are drawn by generators beside the games, not by the games' own: so a game is its seed and its answers.
    """
    for i in range(len(states)):
        lift(generators, i, rng)
        decisions[i] = play_to_end(states[i], codes, rng, limit)
        lay_back(generators, i, rng)


@rule
def first_fault(s: GameState, codes: Row) -> int:
    """0, or what is wrong with s: a game's own number, -1 no legal answer, -2 a story too long."""
    if s.told > len(s.story):
        return -2
    if not is_over(s) and legal_actions(s, codes) == 0:
        return -1
    return broken(s)


@rule
def play_checked(states: States, i: int, codes: Row, limit: int) -> int:
    """Play states[i] to the end, looking at every invariant after every answer; stop at the first fault."""
    s = states[i]
    decisions = 0
    fault = first_fault(s, codes)
    while fault == 0 and not is_over(s) and decisions < limit:
        n = legal_actions(s, codes)
        take(s, codes[random_below(s.rng, n)])
        decisions += 1
        fault = first_fault(s, codes)
    return fault


@rule
def mark_legal(s: GameState, i: int, codes: Row, mask: Grid, width: int) -> None:
    """Set mask[i, :] to 1 for each legal answer."""
    for code in range(width):
        mask[i, code] = 0
    if not is_over(s):
        for k in range(legal_actions(s, codes)):
            mask[i, codes[k]] = 1


@rule
def step_games(states: States, which: Row, answers: Row, codes: Row, mask: Grid, width: int) -> None:
    """Carry out answers[i], which must be legal, in every state i with which[i] = 1; mask is kept up to date."""
    for i in range(len(states)):
        if which[i] == 1:
            take(states[i], answers[i])
            mark_legal(states[i], i, codes, mask, width)


@rule
def renew_games(
    states: States, blank: States, which: Row, seeds: Row, players: int, options: Row, generators: Grid, rng: Row
) -> None:
    """Set up anew every state i with which[i] = 1, and the generator beside it, from seeds[i]."""
    for i in range(len(states)):
        if which[i] == 1:
            states[i] = blank[0]
            deal(states[i], seeds[i], players, options)
            seed_random(rng, seeds[i] ^ BESIDE)
            lay_back(generators, i, rng)


@rule
def mark_some(states: States, which: Row, codes: Row, mask: Grid, width: int) -> None:
    """Write the legal answers of every state i with which[i] = 1 to mask."""
    for i in range(len(states)):
        if which[i] == 1:
            mark_legal(states[i], i, codes, mask, width)


@rule
def observe_games(states: States, seats: Row, out: Grid, seen: Row, width: int) -> None:
    """Write to out[i, :] what seats[i] knows of states[i]; seen is room for one."""
    for i in range(len(states)):
        observe(states[i], seats[i], seen)
        for k in range(width):
            out[i, k] = seen[k]


@rule
def random_answers(states: States, codes: Row, generators: Grid, rng: Row, answers: Row) -> None:
    """Draw a legal answer for every state that is not over, as ``play_games`` does."""
    for i in range(len(states)):
        if not is_over(states[i]):
            lift(generators, i, rng)
            answers[i] = codes[random_below(rng, legal_actions(states[i], codes))]
            lay_back(generators, i, rng)


@rule
def tally_games(states: States, which: Row, scores: Grid, wins: Grid) -> None:
    """Write scores and winners of every state i with which[i] = 1, seat by seat."""
    for i in range(len(states)):
        if which[i] == 1:
            s = states[i]
            for seat in range(s.players):
                scores[i, seat] = score(s, seat)
                wins[i, seat] = 1 if is_winner(s, seat) else 0


@rule
def sheet_games(states: States, which: Row, sheets: Cube, lines: int) -> None:
    """Write the score sheets of every state i with which[i] = 1 to sheets[game, seat, line]."""
    for i in range(len(states)):
        if which[i] == 1:
            s = states[i]
            for seat in range(s.players):
                for line in range(lines):
                    sheets[i, seat, line] = score_line(s, seat, line)
