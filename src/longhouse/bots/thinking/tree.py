"""The tree of a search, in arrays made once: positions as the thinker can tell them apart, and the answers between.

A node stands for all worlds in which the same answers and news were seen. Its branches are the answers that were legal
in some of these worlds, in rising order of their codes. Nodes below one branch differ by who is asked what, and where
its giver is asked on, by the news that the answer brought: a reply may depend on the roll. So many outcomes have nodes
of their own, the others share one, for a tree that tells every draw apart learns nothing about any of them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from longhouse.bots.thinking.desk import Lines
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import FIRST_ARG, KIND, SEEN_BY, STORY_ARGS, GameState

__all__ = [
    "ANY",
    "NONE",
    "POINTS",
    "PROMISE",
    "ROOT",
    "SQUARES",
    "WORTH",
    "Branch",
    "Node",
    "Tree",
    "add_branch",
    "child_below",
    "child_of",
    "news_of",
    "notice",
    "plant",
]

NONE = -1
ROOT = 0
ANY = 0  # the news of a node that outcomes share
POINTS, SQUARES, PROMISE, WORTH = range(4)  # columns of sums; from the last one on the worth to each seat


class Node(IntEnum):
    """Columns of a node."""

    ACTOR = 0
    ASK = 1
    FIRST = 2  # branch
    VISITS = 3
    VARIANT = 4  # the next node below the same branch
    NEWS = 5  # what the thinker saw of the answer that led here, as a number
    OPINION = 6  # what a network said it is worth to the actor, in millionths


class Branch(IntEnum):
    """Columns of a branch."""

    CODE = 0
    NEXT = 1  # branch of the same node
    CHILD = 2  # the first node below
    SIGHT = 3  # what the thinker saw of a secret answer; 0: it was no secret
    VISITS = 4
    AVAILABLE = 5  # how often the answer was legal when the node was visited


class Tree(NamedTuple):
    """Nodes, branches and what the branches brought."""

    nodes: Grid
    branches: Grid
    sums: Lines  # a row a branch: the thinker's points and squares of its worth; what was promised; worth to each seat
    used: Row  # nodes, branches
    path: Row  # branches of the iteration under way


@rule
def add_node(tree: Tree, s: GameState, news: int) -> int:
    """A new node for the question of s; NONE when the tree is full."""
    node = tree.used[0]
    if node == len(tree.nodes):
        return NONE
    tree.used[0] += 1
    tree.nodes[node, Node.ACTOR] = s.actor
    tree.nodes[node, Node.ASK] = s.ask
    tree.nodes[node, Node.FIRST] = NONE
    tree.nodes[node, Node.VISITS] = 0
    tree.nodes[node, Node.VARIANT] = NONE
    tree.nodes[node, Node.NEWS] = news
    tree.nodes[node, Node.OPINION] = 0
    return node


@rule
def plant(tree: Tree, s: GameState) -> None:
    """A tree of one node."""
    tree.used[0] = tree.used[1] = 0
    add_node(tree, s, ANY)


@rule
def add_branch(tree: Tree, node: int, before: int, code: int) -> int:
    """A new branch behind another one (NONE: as the first); NONE when the tree is full."""
    branch = tree.used[1]
    if branch == len(tree.branches):
        return NONE
    tree.used[1] += 1
    tree.branches[branch, Branch.CODE] = code
    tree.branches[branch, Branch.CHILD] = NONE
    tree.branches[branch, Branch.SIGHT] = 0
    tree.branches[branch, Branch.VISITS] = 0
    tree.branches[branch, Branch.AVAILABLE] = 0
    for column in range(tree.sums.shape[1]):
        tree.sums[branch, column] = 0.0
    if before == NONE:
        tree.branches[branch, Branch.NEXT] = tree.nodes[node, Node.FIRST]
        tree.nodes[node, Node.FIRST] = branch
    else:
        tree.branches[branch, Branch.NEXT] = tree.branches[before, Branch.NEXT]
        tree.branches[before, Branch.NEXT] = branch
    return branch


@rule
def mixed(number: int, more: int) -> int:
    """A number that tells both apart from most others; no product leaves 63 bits."""
    return (number * 1_000_003 + more) & 0x3FFFFFFFFF


@rule
def glimpse(story: Grid, n: int, seat: int, secrets: Row, before: int) -> int:
    """What the seat saw of event n, mixed into what it saw before."""
    kind = story[n, KIND]
    hidden = 0 if (story[n, SEEN_BY] >> seat) & 1 else secrets[kind]
    seen = mixed(before, kind + 1)
    for k in range(STORY_ARGS):
        if (hidden >> k) & 1 == 0:
            seen = mixed(seen, story[n, FIRST_ARG + k])
    return seen


@rule
def news_of(story: Grid, told: int, seat: int, secrets: Row) -> int:
    """What the seat saw of an answer, as a number that is never ANY."""
    seen = 1
    for n in range(min(told, len(story))):
        seen = glimpse(story, n, seat, secrets, seen)
    return seen if seen != ANY else 1


@rule
def sight(s: GameState, seat: int, secrets: Row) -> int:
    """What the seat saw of a secret answer, as a number; 0 when the answer that led to s kept no secret from it."""
    for n in range(min(s.told, len(s.story))):
        if secrets[s.story[n, KIND]] != 0 and (s.story[n, SEEN_BY] >> seat) & 1 == 0:
            return glimpse(s.story, n, seat, secrets, 1)
    return 0


@rule
def share_child(tree: Tree, node: int, branch: int, seen: int) -> None:
    """A secret answer leads where every answer leads that looks the same."""
    tree.branches[branch, Branch.SIGHT] = seen
    other = tree.nodes[node, Node.FIRST]
    while other != NONE:
        if tree.branches[other, Branch.SIGHT] == seen and tree.branches[other, Branch.CHILD] != NONE:
            tree.branches[branch, Branch.CHILD] = tree.branches[other, Branch.CHILD]
            return
        other = tree.branches[other, Branch.NEXT]


@rule
def notice(tree: Tree, node: int, branch: int, s: GameState, seat: int, secrets: Row) -> None:
    """Let an answer of another one, which led to s, lead where all lead that look the same to the seat."""
    if tree.branches[branch, Branch.CHILD] == NONE and tree.nodes[node, Node.ACTOR] != seat:
        seen = sight(s, seat, secrets)
        if seen != 0:
            share_child(tree, node, branch, seen)


@rule
def child_of(tree: Tree, node: int, branch: int, s: GameState, seat: int, secrets: Row, outcomes: int) -> int:
    """The node below a branch for the question that s asks now, made when missing; NONE when the tree is full.

    So many outcomes of the answer have nodes of their own.
    """
    notice(tree, node, branch, s, seat, secrets)
    return child_below(tree, branch, s, seat, secrets, outcomes)


@rule
def child_below(tree: Tree, branch: int, s: GameState, seat: int, secrets: Row, outcomes: int) -> int:
    """The same, once what the seat saw of the answer has been noticed."""
    news = ANY if outcomes == 0 else news_of(s.story, s.told, seat, secrets)
    last, shared, apart = NONE, NONE, 0
    child = tree.branches[branch, Branch.CHILD]
    while child != NONE:
        if tree.nodes[child, Node.ACTOR] == s.actor and tree.nodes[child, Node.ASK] == s.ask:
            if tree.nodes[child, Node.NEWS] == news:
                return child
            if tree.nodes[child, Node.NEWS] == ANY:
                shared = child
            else:
                apart += 1
        last = child
        child = tree.nodes[child, Node.VARIANT]
    if apart >= outcomes:
        if shared != NONE:
            return shared
        news = ANY
    child = add_node(tree, s, news)
    if child != NONE:
        if last == NONE:
            tree.branches[branch, Branch.CHILD] = child
        else:
            tree.nodes[last, Node.VARIANT] = child
    return child
