"""Which branch an iteration follows: the answers legal in its world, weighed by what they brought and promise."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk, Habit
from longhouse.bots.thinking.looking import best_promise
from longhouse.bots.thinking.tree import NONE, PROMISE, WORTH, Branch, Node, Tree, add_branch
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["choose", "find_branch", "grow"]

UNKNOWN = 0.5  # the promise of an answer that nobody looked at


@rule
def promised(states: States, desk: Desk, code: int, answers: int) -> float:
    """What an answer promises the one who gives it, where several are looked at."""
    if answers == 1 or desk.habits[Habit.SHARPNESS] == 0.0:
        return UNKNOWN
    return best_promise(states, desk, code, 1)


@rule
def grow(states: States, desk: Desk, tree: Tree, node: int, answers: int) -> bool:
    """Give the node a branch for each legal answer of this world; False when the tree is full."""
    before = NONE
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        code = desk.codes[k]
        while branch != NONE and tree.branches[branch, Branch.CODE] < code:
            before = branch
            branch = tree.branches[branch, Branch.NEXT]
        if branch == NONE or tree.branches[branch, Branch.CODE] != code:
            branch = add_branch(tree, node, before, code)
            if branch == NONE:
                return False
            tree.sums[branch, PROMISE] = promised(states, desk, code, answers)
        tree.branches[branch, Branch.AVAILABLE] += 1
        before = branch
        branch = tree.branches[branch, Branch.NEXT]
    return True


@rule
def find_branch(tree: Tree, branch: int, code: int) -> int:
    """The branch of a code, from this one on."""
    while tree.branches[branch, Branch.CODE] != code:
        branch = tree.branches[branch, Branch.NEXT]
    return branch


@rule
def attention(desk: Desk, behind: float) -> float:
    """How much an answer is looked at that promises less than the most promising one, from 0 to 1."""
    return 1.0 / (1.0 + desk.habits[Habit.SHARPNESS] * behind)


@rule
def considered(desk: Desk, visits: int) -> int:
    """How many answers may have been tried after so many visits."""
    if desk.habits[Habit.WIDENING] == 0.0:
        return 1_000_000
    return int(desk.habits[Habit.WIDTH] + visits / desk.habits[Habit.WIDENING])


@rule
def bound(desk: Desk, tree: Tree, branch: int, actor: int, share: float) -> float:
    """The mean worth to the actor, more for what was tried less than its share of attention."""
    visits = tree.branches[branch, Branch.VISITS]
    trust = desk.habits[Habit.TRUST]
    mean = tree.sums[branch, PROMISE]
    if visits > 0:
        mean = (tree.sums[branch, WORTH + actor] + trust * mean) / (visits + trust)
    eager = share * math.sqrt(tree.branches[branch, Branch.AVAILABLE]) / (1.0 + visits)
    return mean + desk.habits[Habit.EXPLORE] * eager


@rule
def choose(desk: Desk, tree: Tree, node: int, answers: int) -> int:
    """The branch to follow, among the legal answers of this world."""
    actor = tree.nodes[node, Node.ACTOR]
    most, tried = 0.0, 0
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        most = max(most, tree.sums[branch, PROMISE])
        tried += 1 if tree.branches[branch, Branch.VISITS] > 0 else 0
    total = 0.0
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        total += attention(desk, most - tree.sums[branch, PROMISE])
    wide = tried < considered(desk, tree.nodes[node, Node.VISITS])
    best, highest = NONE, -1.0
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        if wide or tree.branches[branch, Branch.VISITS] > 0:
            share = attention(desk, most - tree.sums[branch, PROMISE]) / total
            height = bound(desk, tree, branch, actor, share)
            if height > highest:
                best, highest = branch, height
    return best
