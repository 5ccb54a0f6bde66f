"""Dice in search: what is answered after a throw may depend on it, and nobody chooses how it falls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from longhouse.bots.thinking import contract
from longhouse.bots.thinking.desk import Desk, Habit
from longhouse.bots.thinking.looking import KNOWN, STATES, best_promise, imagine
from longhouse.bots.thinking.searching import begin_search, search
from longhouse.bots.thinking.tree import ROOT, WORTH, Branch, Node, Tree
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Grid, Records, int8
from longhouse.kernel.state import NOBODY, GameState, story, tell

KEEP, THROW, HEADS, TAILS, STOP, AGAIN = range(6)  # answers
BEGIN, GUESS, CONTENT = range(3)  # questions
KEPT = 6  # points for not throwing
RIGHT = 10  # points for naming the side that lies open
SIDES = 6


class Toss(GameState):
    """Keep some points, or throw: in one game a coin, whose side is to be named, in the other a die that is paid."""

    side: int = int8()
    points: int = int8()
    story: Grid = story(events=1)


def legal(s: Any, out: Any) -> int:
    codes = {BEGIN: (KEEP, THROW), GUESS: (HEADS, TAILS), CONTENT: (STOP, AGAIN)}[s.ask]
    for k, code in enumerate(codes):
        out[k] = code
    return len(codes)


def end(s: Any, points: int) -> None:
    s.points, s.actor = points, NOBODY


def apply_to_coin(s: Any, code: int) -> None:
    if code == THROW:
        s.side, s.ask = random_below(s.rng, 2), GUESS
        tell(s, 0, s.side)
    else:
        end(s, KEPT if code == KEEP else RIGHT * (code - HEADS == s.side))


def apply_to_die(s: Any, code: int) -> None:
    """It may be thrown once more."""
    if code == THROW:
        s.side, s.ask = 1 + random_below(s.rng, SIDES), CONTENT
    else:
        end(s, 1 + random_below(s.rng, SIDES) if code == AGAIN else s.side)


RULES = {
    "legal_actions": legal,
    "score": lambda s, seat: s.points,
    "standing": lambda s, seat: s.points,
    "determinize": lambda s, seat, rng: None,
}


def measure(s: Any, seat: int, out: Any) -> None:
    out[0] = s.points


@pytest.fixture(autouse=True)
def a_mind() -> Iterator[None]:
    contract.fulfil(Toss, {"measure": measure, "lean": lambda s, code: 100, "calm": lambda s: False})
    yield
    del contract._fulfilled[Toss]


def a_desk(scale: float, news: int = 0) -> Desk:
    habits: Any = np.zeros(len(Habit))
    points: Any = np.zeros((2, 1))
    habits[Habit.SCALE], habits[Habit.EXPLORE], habits[Habit.NEWS] = scale, 0.7, news
    rows = [np.zeros(8, np.int64).data for _ in range(2)]
    return Desk(
        codes=rows[0],
        spare=rows[1],
        features=np.zeros(1, np.int64).data,
        weights=np.full((1, 1), 1000).data,
        habits=habits.data,
        points=points[0].data,
        worth=points[1].data,
        rng=np.arange(1, 5).data,
        secrets=np.zeros(1, np.int64).data,
    )


def a_game() -> Any:
    states = Records(Toss, np.zeros(STATES, Toss.dtype))
    states[KNOWN].players = 1
    return states


def visits(news: int, monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """How often search chose each answer to the first question of the game with the coin."""
    monkeypatch.setattr(Toss, "rules", {**RULES, "apply": apply_to_coin})
    nodes, branches, sums = (
        np.zeros((40, len(Node)), np.int64),
        np.zeros((40, len(Branch)), np.int64),
        np.zeros((40, WORTH + 1)),
    )
    tree = Tree(nodes, branches, sums, np.zeros(2, np.int64), np.zeros(9, np.int64))
    states, desk = a_game(), a_desk(scale=10.0, news=news)
    begin_search(states, desk, tree)
    search(states, desk, tree, 0, ROOT, 500)
    first = int(nodes[ROOT, Node.FIRST])
    pair = first, int(branches[first, Branch.NEXT])
    return {int(branches[b, Branch.CODE]): int(branches[b, Branch.VISITS]) for b in pair}


def test_who_will_see_the_coin_throws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The side that lies open can be named, for more points than are kept without a throw."""
    found = visits(12, monkeypatch)
    assert found[THROW] > found[KEEP]


def test_blind_to_the_coin_one_keeps_what_one_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where outcomes share a node, naming a side is a guess."""
    found = visits(0, monkeypatch)
    assert found[KEEP] > found[THROW]


def test_dice_promise_their_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a thought one throw or two bring the same on average: the better one of several is nobody's choice."""
    monkeypatch.setattr(Toss, "rules", {**RULES, "apply": apply_to_die})
    states, desk, scale = a_game(), a_desk(scale=1e6), 1e6
    promised = []
    for _ in range(600):
        imagine(states, desk, 0)
        worth = best_promise(states, desk, THROW, tries=3)
        promised.append((worth - 0.5) * 2 * scale)
    error = np.std(promised) / np.sqrt(len(promised))
    assert abs(np.mean(promised) - (1 + SIDES) / 2) < 3 * error
