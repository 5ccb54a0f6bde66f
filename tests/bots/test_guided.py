"""Search guided by a network: what it follows, what it learns, what it may not know."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import bots
from longhouse.bots.found import Found
from longhouse.bots.minds import mind_of
from longhouse.bots.searcher import FIXED_SLICE, Searcher
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking import guided
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thinking.glancing import play_by_network
from longhouse.bots.thinking.guided import choose_branch, open_node, widen
from longhouse.bots.thinking.looking import KNOWN
from longhouse.bots.thinking.network import Network, sense
from longhouse.bots.thinking.tree import NONE, PROMISE, ROOT, WORTH, Branch, Node, Tree, add_branch
from longhouse.bots.thought import Thought
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Match, Seen
from tests.bots.networks import Arrays, blank, random_arrays, sensed, thinking_with
from tests.bots.questions import choices_of, last_choice, seen_in

BOARD = longhouse.game("vikings_on_board")
KNARR = longhouse.game("knarr")
FEW = bots.Budget(iterations=40)


def thought_through(seen: Seen, engine: Engine, iterations: int) -> list[Found]:
    thought = Thought(seen, 3, 2_000, engine=engine)
    thought.begin(seen, None)
    thought.go_on(seen.seat, iterations)
    return list(thought.found(seen.seat))


def test_interpreted_and_compiled_search_agree_to_the_last_bit() -> None:
    with thinking_with(BOARD, random_arrays(BOARD)):
        seen = seen_in(choices_of(BOARD, 3, 3)[1])
        found = thought_through(seen, BOARD.plain, 60)
        assert found == thought_through(seen, mind_of(BOARD).fast, 60)
    assert sum(part.visits for part in found) == 60
    assert {part.code for part in found} == set(seen.codes)


# ---------------------------------------------------------------------------- what is found
def successors(match: Match) -> dict[int, tuple[int, np.ndarray]]:
    """After each answer and those without a choice: who is asked, and what that one sees."""
    found = {}
    for code in match.legal_codes:
        after = match.copy()
        after.play(code)
        while not after.over and len(after.legal_codes) == 1:
            after.play(after.legal_codes[0])
        if after.actor is not None:
            found[code] = after.actor, after.observe(after.actor)
    return found


def fond_of(match: Match) -> tuple[Arrays, int]:
    """A network that sees victory for who is asked in one number, which one answer alone brings; and that answer."""
    after = successors(match)
    for code, (actor, seen) in after.items():
        others = [row for other, (_, row) in after.items() if other != code]
        for cell in np.flatnonzero((seen == 1) | (seen == 2)):
            if all(row[cell] != seen[cell] for row in others):
                arrays = blank(match.game)
                arrays["inputs"][arrays["first"][cell] + seen[cell] - 1, 0] = 4.0
                arrays["middle"][0, 0] = 1.0
                arrays["win"][(match.actor - actor) % match.players, 0] = 1.0  # type: ignore[operator]
                return arrays, code
    raise AssertionError("no answer brings a number of its own")


def test_search_prefers_what_the_network_holds_for_a_victory() -> None:
    for match in choices_of(BOARD, 3, 3):
        arrays, fond = fond_of(match)
        with thinking_with(BOARD, arrays):
            best = Searcher(1, bots.Budget(iterations=5 * len(match.legal_codes))).think(seen_in(match))[0]
        assert best.code == fond


def test_a_won_game_is_seen() -> None:
    """Whatever the network thinks of it: with the last answer of a game to give, the one that wins is found."""
    last, winning = last_choice(BOARD.start(players=3, seed=4), seed=3)
    assert 0 < len(winning) < len(last.legal_codes), "the seed must give a choice between winning and not"
    arrays = blank(BOARD)
    arrays["policy_bias"][BOARD.room.answers.turned(3)[last.actor][sorted(set(last.legal_codes) - winning)]] = 1.0
    with thinking_with(BOARD, arrays):
        assert Searcher(1, bots.Budget(iterations=60))(seen_in(last)).code in winning


def test_alone_worth_is_what_the_points_say() -> None:
    """Nobody else can win a game alone: points to come, beside what is par, are all there is."""
    game = longhouse.game("explorers")
    arrays = blank(game)
    arrays["points_bias"][0], habits = 0.8, mind_of(game).habits(1)
    seen = seen_in(game.start(players=1, seed=1))
    with thinking_with(game, arrays):
        found = thought_through(seen, game.plain, 3)
    points = max(part.points for part in found)
    lead = (points - habits[Habit.PAR]) / habits[Habit.SCALE]
    tried = [part for part in found if part.visits]
    assert points >= 40
    assert max(part.worth for part in tried) == pytest.approx(0.5 + 0.5 * lead / (1 + abs(lead)), abs=0.02)


# ---------------------------------------------------------------------------- playing on
@pytest.mark.parametrize("answers", [1, 3, 1000])
def test_a_network_plays_on_with_its_likeliest_answers(answers: int) -> None:
    """Against a batch that is given the same answers, found by the network's preferences alone."""
    arrays = blank(BOARD)
    arrays["policy_bias"][:] = np.random.default_rng(5).normal(0.0, 3.0, len(arrays["policy_bias"]))
    seen = seen_in(choices_of(BOARD, 3, 2)[1])
    batch, left = BOARD.batch(1, players=3, engine="interpreter"), answers
    batch.load(seen.cells())
    while not batch.over[0]:
        relative = np.flatnonzero(batch.relative_mask[0])
        if len(relative) > 1 and left == 0:
            break
        left -= len(relative) > 1
        batch.step(batch.absolute([relative[arrays["policy_bias"][relative].argmax()]]))
    with thinking_with(BOARD, arrays):
        desk = SetDesk(seen, 1, engine=BOARD.plain)
        desk.lay(seen)
        assert desk.network is not None
        play_by_network(desk._states[KNOWN], desk._desk, desk.network, answers)
    assert desk._cells[KNOWN].tobytes() == batch.save()[0].tobytes()


def test_search_with_foresight_judges_where_the_network_leads() -> None:
    """A network that always promises forty points more is not believed once it has played to the end."""
    arrays, seen = blank(BOARD), seen_in(choices_of(BOARD, 2, 2)[1])
    arrays["points_bias"][:] = 0.8
    points = {}
    with thinking_with(BOARD, arrays):
        for foresight in (0.0, 1000.0):
            thought = Thought(seen, 3, 200, {"foresight": foresight}, BOARD.plain)
            thought.begin(seen, None)
            thought.go_on(seen.seat, 6)
            points[foresight] = max(part.points for part in thought.found(seen.seat))
    assert points[0.0] >= 40
    assert points[1000.0] < 40


@pytest.mark.parametrize("level", ["karl", "huscarl", "konungr"])
def test_the_answer_does_not_depend_on_what_is_hidden(level: str) -> None:
    with thinking_with(KNARR, random_arrays(KNARR)):
        for match in choices_of(KNARR, 2, 3):
            seen = seen_in(match)
            answers = {bots.named(level)(7, FEW)(part).code for part in (seen, seen_in(seen.sample(99)))}
            assert len(answers) == 1


# ---------------------------------------------------------------------------- the tree
def test_what_offers_no_choice_has_no_node() -> None:
    with thinking_with(BOARD, random_arrays(BOARD)):
        seen = seen_in(choices_of(BOARD, 2, 2)[1])
        thought = Thought(seen, 3, 2_000)
        thought.begin(seen, None)
        thought.go_on(seen.seat, 80)
    nodes = int(thought._used[0])
    assert nodes > 20
    assert all(len(list(thought._branches_of(node))) > 1 for node in range(nodes) if thought._nodes[node, Node.VISITS])


def test_the_tree_is_kept_over_an_answer_without_a_choice() -> None:
    """What was thought about the question after next is still there when it comes."""
    with thinking_with(BOARD, blank(BOARD)):
        match, code = forced_on()
        searcher = Searcher(1, bots.Budget(iterations=60))
        seat = seen_in(match).seat
        searcher.think(seen_in(match))
        searcher._last = match.answered, code
        match.play(code)
        assert searcher(seen_in(match)).code == match.legal_codes[0]
        match.play(match.legal_codes[0])
        searcher._begun(seen_in(match))
        assert searcher._kept > 0
        assert match.actor == seat


def has_choice(match: Match) -> bool:
    return len(match.legal_codes) > 1


def forced_on() -> tuple[Match, int]:
    """A question whose one answer leads, over one without a choice, to another question to the same seat."""
    for match in choices_of(BOARD, 2, 40, least=2):
        for code in match.legal_codes:
            after = match.copy()
            after.play(code)
            if after.actor == match.actor and not has_choice(after):
                after.play(after.legal_codes[0])
                if after.actor == match.actor and has_choice(after):
                    return match.copy(), code
    raise AssertionError("the game must ask so")


def test_a_full_tree_is_no_end() -> None:
    with thinking_with(BOARD, random_arrays(BOARD)):
        seen = seen_in(BOARD.start(players=2, seed=1))
        assert Searcher(1, FEW, nodes=2)(seen).code in seen.codes


def test_little_tried_answers_are_no_reason_to_end_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second answer seems surely worse, but may still catch up in visits."""
    seen, done = seen_in(choices_of(BOARD, 2, 2)[1]), [0]

    def go_on(thought: Thought, seat: int, iterations: int) -> None:
        done[0] += iterations

    def found(thought: Thought, seat: int) -> list[Found]:
        worths = zip(seen.codes, (0.6, 0.4), strict=False)
        return [Found(code, done[0] // 2, worth, worth * worth, 0.0) for code, worth in worths]

    monkeypatch.setattr(Thought, "go_on", go_on)
    monkeypatch.setattr(Thought, "found", found)
    with thinking_with(BOARD, random_arrays(BOARD)):
        Searcher(1, bots.Budget(iterations=10 * FIXED_SLICE)).think(seen)
    assert done[0] == 10 * FIXED_SLICE


def a_tree(branches: int) -> Tree:
    """A root, and room for so many branches."""
    tree = Tree(
        np.zeros((2, len(Node)), np.int64),
        np.zeros((branches, len(Branch)), np.int64),
        np.zeros((branches, WORTH + 4)),
        np.array([1, 0]),
        np.zeros(9, np.int64),
    )
    tree.nodes[ROOT, Node.FIRST] = NONE
    return tree


def an_opened_question(known: int) -> tuple[SetDesk, Network, Tree]:
    """A desk with a question on it, and a tree that knows its first answers, as the network weighs them elsewhere."""
    (desk, _), (elsewhere, net) = (sensed(seen_in(match)) for match in choices_of(BOARD, 3, 3)[1:])
    tree = a_tree(branches=len(desk.codes))
    open_node(elsewhere._states[KNOWN], desk._desk, tree, net, ROOT, known)
    return desk, net, tree


def priors_in(tree: Tree) -> dict[int, float]:
    branch, found = tree.nodes[ROOT, Node.FIRST], {}
    while branch != NONE:
        found[int(tree.branches[branch, Branch.CODE])] = tree.sums[branch, PROMISE]
        branch = tree.branches[branch, Branch.NEXT]
    return found


def test_an_answer_new_to_a_question_is_as_likely_as_the_network_says_in_its_world() -> None:
    """What was known stays as it was."""
    with thinking_with(BOARD, random_arrays(BOARD)):
        seen = seen_in(choices_of(BOARD, 3, 3)[1])
        desk, net, tree = an_opened_question(known=2)
        before = priors_in(tree)
        assert widen(desk._states[KNOWN], desk._desk, tree, net, ROOT, len(seen.codes))
        after, (_, anew) = priors_in(tree), sensed(seen)
    assert sum(before.values()) == pytest.approx(1.0)
    said = {code: anew.priors[k] for k, code in enumerate(seen.codes)}
    assert list(after) == sorted(seen.codes)
    assert after == {**said, **before}
    assert len(set(after.values())) == len(after) > 3, "the network must tell all answers apart"


def test_the_network_is_asked_again_only_for_answers_that_are_new(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def counted(s: Any, seat: int, net: Network) -> None:
        looks.append(seat)
        sense(s, seat, net)

    monkeypatch.setattr(guided, "sense", counted)
    with thinking_with(BOARD, random_arrays(BOARD)):
        desk, net, tree = an_opened_question(known=2)
        for answers, so_far in ((2, 1), (4, 2), (4, 2), (3, 2)):
            assert widen(desk._states[KNOWN], desk._desk, tree, net, ROOT, answers)
            assert len(looks) == so_far


# ---------------------------------------------------------------------------- which answer is followed
def a_question(priors: list[float], visits: list[int], worths: list[float], opinion: float) -> tuple[Any, Tree]:
    """A desk and a tree whose root has these branches, each worth so much to seat 0."""
    tree = a_tree(branches=9)
    tree.nodes[ROOT, Node.OPINION] = int(opinion * 1e6)
    habits, before = np.zeros(len(Habit)), NONE
    habits[Habit.CURIOSITY], habits[Habit.REDUCTION] = 1.0, 0.2
    for code, (prior, tried, worth) in enumerate(zip(priors, visits, worths, strict=True)):
        before = add_branch(tree, ROOT, before, code)
        tree.branches[before, Branch.VISITS], tree.branches[before, Branch.AVAILABLE] = tried, sum(visits)
        tree.sums[before, PROMISE], tree.sums[before, WORTH] = prior, worth * tried
    return SimpleNamespace(codes=list(range(len(priors))), habits=habits), tree


def followed(*question: Any, answers: int = 2) -> int:
    desk, tree = a_question(*question)
    return int(tree.branches[choose_branch(desk, tree, ROOT, answers), Branch.CODE])


def test_the_likeliest_answer_is_tried_first() -> None:
    assert followed([0.2, 0.8], [0, 0], [0.0, 0.0], 0.5) == 1


def test_an_answer_that_disappoints_gives_way() -> None:
    """After four trials 0.1 + 0.8 * sqrt(5) / 5 = 0.46 against 0.9 / 5 - 0.2 * sqrt(0.8) + 0.2 * sqrt(5) = 0.45."""
    assert followed([0.2, 0.8], [0, 4], [0.0, 0.1], 0.5) == 1
    assert followed([0.2, 0.8], [0, 5], [0.0, 0.1], 0.5) == 0


def test_an_untried_answer_is_expected_to_be_worth_a_little_less_than_the_question() -> None:
    """After 99 trials of 0.5 the other looks like 0.5 - 0.2 * sqrt(0.9) = 0.31, to which curiosity adds 0.1 * 10."""
    assert followed([0.9, 0.1], [99, 0], [0.5, 0.0], 0.5) == 1
    assert followed([0.99, 0.01], [99, 0], [0.5, 0.0], 0.5) == 0


def test_only_answers_that_are_legal_in_this_world_count() -> None:
    assert followed([0.1, 0.2, 0.7], [0, 0, 0], [0.0, 0.0, 0.0], 0.5, answers=2) == 1


# ---------------------------------------------------------------------------- advice
def test_hints_speak_of_what_guided_search_found() -> None:
    match = choices_of(BOARD, 2, 2)[1]
    with thinking_with(BOARD, random_arrays(BOARD)):
        advice = bots.advise(seen_in(match), bots.Budget(iterations=60))
    assert advice
    assert {part.action.code for part in advice} <= set(match.legal_codes)
    assert all(part.reason.text("en") for part in advice)
