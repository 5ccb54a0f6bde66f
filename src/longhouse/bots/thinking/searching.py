"""Information-set tree search: each iteration imagines a world, follows the tree in it, plays on and is judged.

Every seat seeks its own worth (max-n). Answers that the thinker cannot see are not told apart below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.choosing import choose, find_branch, grow
from longhouse.bots.thinking.desk import Desk, Habit
from longhouse.bots.thinking.leaning import play_on, sensible_answers
from longhouse.bots.thinking.looking import KNOWN, WORLD, best_promise, foresee, imagine, judge_end
from longhouse.bots.thinking.tree import NONE, POINTS, PROMISE, SQUARES, WORTH, Branch, Node, Tree, child_of, plant
from longhouse.kernel.entries import is_over, take
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["begin_search", "search", "survey"]


@rule
def told_apart(desk: Desk, tree: Tree, node: int, s: GameState) -> int:
    """How many outcomes of an answer have nodes of their own: some where its giver is asked on, as after a throw."""
    return int(desk.habits[Habit.NEWS]) if s.actor == tree.nodes[node, Node.ACTOR] else 0


@rule
def follow(states: States, desk: Desk, tree: Tree, seat: int, root: int) -> int:
    """Walk down the tree in the imagined world to a node not visited before; return the number of branches walked."""
    s = states[WORLD]
    node = root
    depth = 0
    while node != NONE and not is_over(s) and depth < len(tree.path):
        tree.nodes[node, Node.VISITS] += 1
        if tree.nodes[node, Node.VISITS] == 1 and node != root:
            break
        answers = sensible_answers(s, desk.codes)
        if not grow(states, desk, tree, node, answers):
            break
        branch = choose(desk, tree, node, answers)
        take(s, tree.branches[branch, Branch.CODE])
        tree.path[depth] = branch
        depth += 1
        if not is_over(s):
            node = child_of(tree, node, branch, s, seat, desk.secrets, told_apart(desk, tree, node, s))
    return depth


@rule
def learn(tree: Tree, desk: Desk, depth: int, players: int, seat: int) -> None:
    """Add what the iteration was worth to every branch it followed."""
    for step in range(depth):
        branch = tree.path[step]
        tree.branches[branch, Branch.VISITS] += 1
        for player in range(players):
            tree.sums[branch, WORTH + player] += desk.worth[player]
        tree.sums[branch, POINTS] += desk.points[seat]
        tree.sums[branch, SQUARES] += desk.worth[seat] * desk.worth[seat]


@rule
def begin_search(states: States, desk: Desk, tree: Tree) -> None:
    """Plant a new tree for the question that is known."""
    plant(tree, states[KNOWN])


@rule
def survey(states: States, desk: Desk, tree: Tree, seat: int, root: int, worlds: int, tries: int) -> None:
    """Look well at what each answer of the question promises: in several worlds, with several endings of the turn."""
    imagine(states, desk, seat)
    answers = sensible_answers(states[WORLD], desk.codes)
    if answers == 1 or desk.habits[Habit.SHARPNESS] == 0.0 or not grow(states, desk, tree, root, answers):
        return
    for world in range(worlds):
        imagine(states, desk, seat)
        branch = tree.nodes[root, Node.FIRST]
        for k in range(answers):
            branch = find_branch(tree, branch, desk.codes[k])
            before = tree.sums[branch, PROMISE] if world > 0 else 0.0
            tree.sums[branch, PROMISE] = before + best_promise(states, desk, desk.codes[k], tries) / worlds


@rule
def search(states: States, desk: Desk, tree: Tree, seat: int, root: int, iterations: int) -> None:
    """Think about the question at the root for some iterations more."""
    for _ in range(iterations):
        imagine(states, desk, seat)
        depth = follow(states, desk, tree, seat, root)
        foresee(states, desk, int(desk.habits[Habit.FORESIGHT]))
        play_on(states[WORLD], desk, int(desk.habits[Habit.HORIZON]))
        judge_end(states, desk, int(desk.habits[Habit.ENDINGS]))
        learn(tree, desk, depth, states[WORLD].players, seat)
