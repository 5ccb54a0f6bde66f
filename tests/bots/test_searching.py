"""The search itself: one source interpreted and compiled, a tree that is kept, secrets that are not told apart."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import bots
from longhouse.bots.found import Found
from longhouse.bots.minds import mind_of
from longhouse.bots.searcher import Searcher
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.choosing import bound
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thinking.judging import squash
from longhouse.bots.thinking.looking import foresee, imagine, judge_end
from longhouse.bots.thinking.tree import NONE, PROMISE, ROOT, WORTH, Branch, Node, Tree, add_branch, child_of, plant
from longhouse.bots.thought import Thought
from longhouse.kernel.engine import Engine
from longhouse.kernel.state import FIRST_ARG, KIND, SEEN_BY
from tests.bots.networks import thinking_with
from tests.bots.questions import last_choice


@pytest.fixture
def match() -> Iterator[longhouse.Match]:
    game = longhouse.game("vikings_on_board")
    with thinking_with(game, None):
        yield game.start(players=3, seed=4)


def thought_through(match: longhouse.Match, engine: Engine, iterations: int, **habits: float) -> list[Found]:
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    thought = Thought(seen, 3, 2_000, habits, engine)
    thought.begin(seen, None)
    thought.go_on(seen.seat, iterations)
    return list(thought.found(seen.seat))


def test_interpreted_and_compiled_search_agree_to_the_last_bit(match: longhouse.Match) -> None:
    found = thought_through(match, match.game.plain, 40)
    assert found == thought_through(match, mind_of(match.game).fast, 40)
    assert sum(part.visits for part in found) == 40


def test_foresight_is_the_same_interpreted_and_compiled(match: longhouse.Match) -> None:
    found = thought_through(match, match.game.plain, 6, foresight=3)
    assert found == thought_through(match, mind_of(match.game).fast, 6, foresight=3)
    assert found != thought_through(match, match.game.plain, 6), "foresight must change what is found"


@pytest.mark.parametrize("seed", [5, 24, 44, 50])
def test_foresight_gives_the_answer_that_brings_most(match: longhouse.Match, seed: int) -> None:
    """With the last answer of a game to give, the points of the one who gives it are as many as they can be."""
    last, _ = last_choice(match, seed)
    assert last.actor is not None
    seen, ends = last.seen_by(last.actor), []
    for code in last.legal_codes:
        after = last.copy()
        after.play(code)
        ends.append(after.scores[last.actor])
    desk = SetDesk(seen, 1, engine=match.game.plain)
    desk.lay(seen)
    desk.run(imagine, seen.seat)
    desk.run(foresee, 1)
    desk.run(judge_end, 1)
    assert desk._desk.points[seen.seat] == max(ends) > min(ends)


def test_a_won_game_is_seen(match: longhouse.Match) -> None:
    """With the last answer of a game to give, search prefers the one that wins."""
    last, winning = last_choice(match, seed=3)
    assert last.actor is not None
    assert 0 < len(winning) < len(last.legal_codes), "the seed must give a choice between winning and not"
    assert Searcher(1, bots.Budget(iterations=60))(last.seen_by(last.actor)).code in winning


def test_before_any_iteration_every_answer_has_been_looked_at(match: longhouse.Match) -> None:
    """With the last answer of a game to give, those that win promise more than the others."""
    last, winning = last_choice(match, seed=3)
    assert last.actor is not None
    thought = Thought(last.seen_by(last.actor), seed=1, nodes=50)
    thought.begin(last.seen_by(last.actor), answered=None)
    assert not any(found.visits for found in thought.found(last.actor))
    promised = {
        int(thought._branches[branch, Branch.CODE]): thought._sums[branch, PROMISE]
        for branch in thought._branches_of(ROOT)
    }
    others = set(promised) - winning
    assert min(promised[code] for code in winning) > max(promised[code] for code in others)


def test_the_tree_is_kept_while_one_seat_goes_on(match: longhouse.Match) -> None:
    assert match.actor is not None
    seat = match.actor
    bot = Searcher(1, bots.Budget(iterations=60))
    bot(match.seen_by(seat))
    kept = bot._thought
    assert kept is not None
    goes_on = next(found.code for found in kept.found(seat) if found.visits > 1 and asks_again(match, found.code))
    match.play(goes_on)
    bot._last = 0, goes_on
    bot._begun(match.seen_by(seat))
    assert sum(found.visits for found in kept.found(seat)) > 0


def asks_again(match: longhouse.Match, code: int) -> bool:
    """Whether the same seat is asked after this answer."""
    after = match.copy()
    after.play(code)
    return after.actor == match.actor


def test_what_is_half_done_ends_as_the_one_who_is_asked_likes_best(match: longhouse.Match) -> None:
    match.play(next(code for code in match.legal_codes if asks_again(match, code)))
    assert match.actor is not None
    seen = match.seen_by(match.actor)

    def mean_worth(endings: int) -> float:
        desk = SetDesk(seen, 1, engine=match.game.plain)
        desk.lay(seen)
        worths: list[float] = []
        for _ in range(12):
            desk.run(imagine, seen.seat)
            desk.run(judge_end, endings)
            worths.append(desk._desk.worth[seen.seat])
        return sum(worths) / len(worths)

    assert mean_worth(endings=1) < mean_worth(endings=6)


def test_a_full_tree_is_no_end(match: longhouse.Match) -> None:
    assert match.actor is not None
    answer = Searcher(1, bots.Budget(iterations=50), nodes=2)(match.seen_by(match.actor))
    assert answer.code in match.legal_codes


class _Asked:
    """A record with what a tree looks at."""

    def __init__(self, actor: int, ask: int, events: list[tuple[int, int, int, int]]) -> None:
        self.actor, self.ask, self.told = actor, ask, len(events)
        self.story = np.zeros((4, 8), np.int64)
        for row, (kind, seats, first, second) in zip(self.story, events, strict=False):
            row[KIND], row[SEEN_BY], row[FIRST_ARG], row[FIRST_ARG + 1] = kind, seats, first, second


def a_tree() -> Tree:
    arrays = np.zeros((20, len(Node)), np.int64), np.zeros((20, len(Branch)), np.int64), np.zeros((20, WORTH + 4))
    return Tree(*arrays, np.zeros(2, np.int64), np.zeros(9, np.int64))


def below(tree: Tree, code: int, s: _Asked, seat: int) -> int:
    """The node below a new branch of the root; events of kind 1 have a second argument that is secret."""
    branch = add_branch(tree, ROOT, NONE, code)
    return child_of(tree, ROOT, branch, s, seat, np.array([0, 0b10]), 2)  # type: ignore[arg-type]


def test_secret_answers_of_others_lead_to_one_node() -> None:
    """Seat 0 cannot tell which of two barrels seat 1 took, but sees where it was laid."""
    tree = a_tree()
    plant(tree, _Asked(1, 3, []))  # type: ignore[arg-type]
    secret = [_Asked(0, 5, [(1, 0b10, place, barrel)]) for place, barrel in ((6, 1), (6, 2), (7, 1))]
    nodes = [below(tree, code, s, seat=0) for code, s in zip((30, 20, 10), secret, strict=True)]
    assert nodes[0] == nodes[1] != nodes[2]


def test_open_answers_lead_to_nodes_of_their_own() -> None:
    tree = a_tree()
    plant(tree, _Asked(1, 3, []))  # type: ignore[arg-type]
    shown = [_Asked(0, 5, [(0, -1, 6, barrel)]) for barrel in (1, 2)]
    assert below(tree, 20, shown[0], seat=0) != below(tree, 10, shown[1], seat=0)


def test_who_is_asked_what_tells_nodes_below_a_branch_apart() -> None:
    tree = a_tree()
    plant(tree, _Asked(0, 3, []))  # type: ignore[arg-type]
    branch, open_kinds = add_branch(tree, ROOT, NONE, 9), np.zeros(2, np.int64)
    nodes = [child_of(tree, ROOT, branch, _Asked(0, ask, []), 0, open_kinds, 2) for ask in (5, 6, 5)]  # type: ignore[arg-type]
    assert nodes[0] == nodes[2] != nodes[1]


def test_the_first_outcomes_of_an_answer_have_nodes_of_their_own_and_the_others_share_one() -> None:
    tree = a_tree()
    plant(tree, _Asked(0, 3, []))  # type: ignore[arg-type]
    branch, open_kinds = add_branch(tree, ROOT, NONE, 9), np.zeros(2, np.int64)
    rolls = [_Asked(0, 5, [(0, -1, roll, 0)]) for roll in (1, 2, 3, 4, 1, 2, 3)]
    one, two, *more, one_again, two_again, three = [
        child_of(tree, ROOT, branch, s, 0, open_kinds, 2)  # type: ignore[arg-type]
        for s in rolls
    ]
    assert (one, two) == (one_again, two_again)
    assert len({one, two, *more}) == 3
    assert set(more) == {three}


def test_what_is_secret_to_the_thinker_is_no_news() -> None:
    """Seat 1 draws a barrel that seat 0 does not see: one node, whichever it is."""
    tree = a_tree()
    plant(tree, _Asked(0, 3, []))  # type: ignore[arg-type]
    branch, kinds = add_branch(tree, ROOT, NONE, 9), np.array([0, 0b10])
    drawn = [_Asked(1, 5, [(1, 0b10, 6, barrel)]) for barrel in (1, 2)]
    nodes = [child_of(tree, ROOT, branch, s, 0, kinds, 4) for s in drawn]  # type: ignore[arg-type]
    assert nodes[0] == nodes[1]


def test_an_answer_that_was_possible_more_often_is_looked_at_more_eagerly() -> None:
    """Tried as often with the same success, the eagerness grows with the root of the worlds it was possible in."""
    tree = a_tree()
    plant(tree, _Asked(0, 3, []))  # type: ignore[arg-type]
    habits = np.zeros(len(Habit))
    habits[Habit.EXPLORE], habits[Habit.TRUST] = 0.7, 2.0
    desk: Any = SimpleNamespace(habits=habits)
    branches = [add_branch(tree, ROOT, NONE, code) for code in (20, 10)]
    for branch, available in zip(branches, (4, 36), strict=True):
        tree.branches[branch, Branch.VISITS], tree.branches[branch, Branch.AVAILABLE] = 4, available
        tree.sums[branch, WORTH], tree.sums[branch, PROMISE] = 3.0, 0.5
    seldom, often = (bound(desk, tree, branch, 0, 0.25) for branch in branches)
    mean = (3.0 + 2.0 * 0.5) / (4 + 2.0)
    assert seldom - mean == pytest.approx(0.7 * 0.25 * 2 / 5)
    assert often - mean == pytest.approx(0.7 * 0.25 * 6 / 5)


def test_squash() -> None:
    assert [squash(x) for x in (-1.0, 0.0, 1.0, 3.0)] == [0.25, 0.5, 0.75, 0.875]


def test_a_kept_tree_answers_only_what_is_legal_now(match: longhouse.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a supply is drawn the tree grows branches for every supply that may come; most of them come to nothing."""
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    strayed = next(code for code in range(999) if code not in match.legal_codes)
    honest = Thought.found
    monkeypatch.setattr(
        Thought, "found", lambda self, seat: [*honest(self, seat), Found(strayed, 10_000, 1.0, 1.0, 99.0)]
    )
    searcher = Searcher(1, bots.Budget(iterations=4))
    assert {found.code for found in searcher.think(seen)} <= set(match.legal_codes)
    assert searcher(seen) in seen.legal
