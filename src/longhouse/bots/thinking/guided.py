"""Tree search guided by a network (PUCT over information sets).

Each iteration imagines a world and follows the tree in it to a question not met before; there the network says once how
likely each answer is and what the position is worth to every seat, and that is learnt. Questions with one answer have
no node: they are answered in passing.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from longhouse.bots.thinking.choosing import find_branch
from longhouse.bots.thinking.desk import Desk, Habit
from longhouse.bots.thinking.glancing import pass_on, play_by_network
from longhouse.bots.thinking.judging import judge
from longhouse.bots.thinking.looking import WORLD, imagine
from longhouse.bots.thinking.network import Network, sense, weigh_answers, weigh_seats
from longhouse.bots.thinking.searching import learn, told_apart
from longhouse.bots.thinking.tree import NONE, PROMISE, WORTH, Branch, Node, Tree, add_branch, child_below, notice
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import is_over, take
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["guided_search"]

MILLIONTHS = 1_000_000.0


# ---------------------------------------------------------------------------- nodes
@rule
def is_known(desk: Desk, tree: Tree, node: int, answers: int) -> bool:
    """Whether the node has a branch for each legal answer of this world."""
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        while branch != NONE and tree.branches[branch, Branch.CODE] < desk.codes[k]:
            branch = tree.branches[branch, Branch.NEXT]
        if branch == NONE or tree.branches[branch, Branch.CODE] != desk.codes[k]:
            return False
    return True


@rule
def add_priors(desk: Desk, tree: Tree, net: Network, node: int, answers: int) -> bool:
    """Give the node a branch for each legal answer new to it, as likely as it is here; False: the tree is full."""
    before, branch = NONE, tree.nodes[node, Node.FIRST]
    for k in range(answers):
        while branch != NONE and tree.branches[branch, Branch.CODE] < desk.codes[k]:
            before = branch
            branch = tree.branches[branch, Branch.NEXT]
        if branch == NONE or tree.branches[branch, Branch.CODE] != desk.codes[k]:
            branch = add_branch(tree, node, before, desk.codes[k])
            if branch == NONE:
                return False
            tree.sums[branch, PROMISE] = net.priors[k]
        before = branch
        branch = tree.branches[branch, Branch.NEXT]
    return True


@rule
def widen(s: GameState, desk: Desk, tree: Tree, net: Network, node: int, answers: int) -> bool:
    """Let the node know every legal answer of this world; False when the tree is full."""
    if is_known(desk, tree, node, answers):
        return True
    sense(s, s.actor, net)
    weigh_answers(s, s.actor, net, desk.codes, answers, desk.habits[Habit.TEMPER])
    return add_priors(desk, tree, net, node, answers)


@rule
def appraise(s: GameState, desk: Desk, net: Network) -> None:
    """Write to the desk what the position is worth to each seat: as the network says, or as the game ended."""
    if is_over(s):
        judge(s, desk)
    else:
        sense(s, s.actor, net)
        weigh_seats(s, s.actor, net, desk)


@rule
def open_node(s: GameState, desk: Desk, tree: Tree, net: Network, node: int, answers: int) -> None:
    """Let the network say all about a question not met before."""
    appraise(s, desk, net)
    weigh_answers(s, s.actor, net, desk.codes, answers, desk.habits[Habit.TEMPER])
    add_priors(desk, tree, net, node, answers)
    tree.nodes[node, Node.OPINION] = int(MILLIONTHS * desk.worth[s.actor])


@rule
def foresee(s: GameState, desk: Desk, net: Network) -> None:
    """Let the network play on as far as it foresees, and appraise where that leads."""
    play_by_network(s, desk, net, int(desk.habits[Habit.FORESIGHT]))
    appraise(s, desk, net)


# ---------------------------------------------------------------------------- choosing
@rule
def untried(desk: Desk, tree: Tree, node: int, answers: int, likely: float) -> float:
    """What an answer not tried yet is expected to be worth: as the node, less the more likely ones were tried."""
    actor = tree.nodes[node, Node.ACTOR]
    worth, visits, tried = tree.nodes[node, Node.OPINION] / MILLIONTHS, 1, 0.0
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        if tree.branches[branch, Branch.VISITS] > 0:
            worth += tree.sums[branch, WORTH + actor]
            visits += tree.branches[branch, Branch.VISITS]
            tried += tree.sums[branch, PROMISE]
    return worth / visits - desk.habits[Habit.REDUCTION] * math.sqrt(tried / likely)


@rule
def all_likely(desk: Desk, tree: Tree, node: int, answers: int) -> float:
    """How likely the legal answers of this world are together, in the worlds they were first met in."""
    likely = 0.0
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        likely += tree.sums[branch, PROMISE]
    return max(likely, 1.0e-9)


@rule
def choose_branch(desk: Desk, tree: Tree, node: int, answers: int) -> int:
    """The branch to follow, among the legal answers of this world."""
    actor = tree.nodes[node, Node.ACTOR]
    likely = all_likely(desk, tree, node, answers)
    expected = untried(desk, tree, node, answers, likely)
    best, highest = NONE, -1.0e9
    branch = tree.nodes[node, Node.FIRST]
    for k in range(answers):
        branch = find_branch(tree, branch, desk.codes[k])
        tree.branches[branch, Branch.AVAILABLE] += 1
        visits = tree.branches[branch, Branch.VISITS]
        mean = tree.sums[branch, WORTH + actor] / visits if visits > 0 else expected
        eager = math.sqrt(tree.branches[branch, Branch.AVAILABLE]) / (1.0 + visits)
        height = mean + desk.habits[Habit.CURIOSITY] * tree.sums[branch, PROMISE] / likely * eager
        if height > highest:
            best, highest = branch, height
    return best


# ---------------------------------------------------------------------------- search
@rule
def follow_guided(states: States, desk: Desk, tree: Tree, net: Network, seat: int, root: int) -> int:
    """Walk down the tree in the imagined world to a question not met before, and let it be appraised.

    Returns the number of branches walked.
    """
    s = states[WORLD]
    node, depth = root, 0
    answers = legal_actions(s, desk.codes)
    while answers > 0 and node != NONE and depth < len(tree.path):
        tree.nodes[node, Node.VISITS] += 1
        if tree.nodes[node, Node.VISITS] == 1:
            open_node(s, desk, tree, net, node, answers)
            if desk.habits[Habit.FORESIGHT] > 0.0:
                foresee(s, desk, net)
            return depth
        if not widen(s, desk, tree, net, node, answers):
            break
        branch = choose_branch(desk, tree, node, answers)
        tree.path[depth] = branch
        depth += 1
        take(s, tree.branches[branch, Branch.CODE])
        notice(tree, node, branch, s, seat, desk.secrets)
        answers = pass_on(s, desk)
        if answers > 0:
            node = child_below(tree, branch, s, seat, desk.secrets, told_apart(desk, tree, node, s))
    foresee(s, desk, net)
    return depth


@rule
def open_root(states: States, desk: Desk, tree: Tree, net: Network, seat: int, root: int) -> None:
    """Look at the question at the root, which was not met before."""
    imagine(states, desk, seat)
    tree.nodes[root, Node.VISITS] = 1
    open_node(states[WORLD], desk, tree, net, root, legal_actions(states[WORLD], desk.codes))


@rule
def guided_search(states: States, desk: Desk, tree: Tree, net: Network, seat: int, root: int, iterations: int) -> None:
    """Think about the question at the root for some iterations more; the first look at it is none."""
    if tree.nodes[root, Node.VISITS] == 0:
        open_root(states, desk, tree, net, seat, root)
    for _ in range(iterations):
        imagine(states, desk, seat)
        depth = follow_guided(states, desk, tree, net, seat, root)
        learn(tree, desk, depth, states[WORLD].players, seat)
