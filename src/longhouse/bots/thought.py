"""One tree of search with the desk it is thought about on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.found import Found, Way
from longhouse.bots.heuristic import Karl
from longhouse.bots.set_desk import NO_CHANGE, SetDesk
from longhouse.bots.thinking.guided import guided_search
from longhouse.bots.thinking.searching import begin_search, search, survey
from longhouse.bots.thinking.tree import ANY, NONE, POINTS, PROMISE, ROOT, SQUARES, WORTH, Branch, Node, Tree, news_of
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Seen
from longhouse.kernel.state import FIRST_ARG, STORY_ARGS

__all__ = ["Thought"]

DEEPEST = 200  # answers from the root to a leaf
BRANCHES_A_NODE = 16  # room made; wide questions use more, narrow ones less
ROOM_TO_GO_ON = 0.5  # of a tree must be free to be kept for the next question


class Thought:
    """A tree, kept while one seat answers one question after the other; guided by a network where the mind has one."""

    def __init__(
        self, seen: Seen, seed: int, nodes: int, habits: Mapping[str, float] = NO_CHANGE, engine: Engine | None = None
    ) -> None:
        """``nodes``: room in the tree; the rest is the desk's."""
        self.desk = SetDesk(seen, seed, habits, engine)
        self._nodes = np.zeros((nodes, len(Node)), np.int64)
        self._branches = np.zeros((nodes * BRANCHES_A_NODE, len(Branch)), np.int64)
        self._sums = np.zeros((nodes * BRANCHES_A_NODE, WORTH + seen.game.players[1]))
        self._used = np.zeros(2, np.int64)
        arrays = (self._nodes, self._branches, self._sums, self._used, np.zeros(DEEPEST, np.int64))
        self._tree = self.desk.bind(Tree(*arrays))
        self._root = NONE

    def forget(self, seed: int) -> None:
        """Be as if newly made, in the same arrays."""
        self.desk.reseed(seed)
        self._root = NONE

    def begin(self, seen: Seen, answered: int | None) -> None:
        """Take up a question; ``answered``: the code whose branch leads to it, None when others moved in between."""
        self.desk.lay(seen)
        self._root = NONE if answered is None or self._is_full else self._below(answered, seen)
        if self._root == NONE:
            self.desk.run(begin_search, self._tree)
            self._root = ROOT
        if self.desk.guide is None:
            self.desk.run(survey, self._tree, seen.seat, self._root, Karl.WORLDS, Karl.TRIES)
        else:
            self.go_on(seen.seat, 0)

    def go_on(self, seat: int, iterations: int) -> None:
        """Think for some iterations more."""
        if self.desk.guide is None:
            self.desk.run(search, self._tree, seat, self._root, iterations)
        else:
            self.desk.run(guided_search, self._tree, self.desk.guide, seat, self._root, iterations)

    def found(self, seat: int) -> Iterator[Found]:
        """What was found out about each answer, by rising code."""
        for branch in self._branches_of(self._root):
            code, visits = int(self._branches[branch, Branch.CODE]), int(self._branches[branch, Branch.VISITS])
            worth, squares, points = map(float, self._sums[branch, [WORTH + seat, SQUARES, POINTS]] / max(visits, 1))
            likelihood = 0.0 if self.desk.guide is None else float(self._sums[branch, PROMISE])
            yield Found(code, visits, worth, squares, points, likelihood=likelihood)

    def ways_from(self, code: int) -> Iterator[Way]:
        """Ways that begin with an answer: what most often followed it, then what else was tried along that way."""
        branch = self._branch_of(code)
        if branch == NONE:
            yield Way(0, [code])
            return
        nodes, trunk = self._followed(branch)
        yield self._way(branch, trunk)
        for k, node in enumerate(nodes, start=1):
            tried = (b for b in self._branches_of(node) if b != trunk[k] and self._branches[b, Branch.VISITS])
            for other in sorted(tried, key=lambda b: -int(self._branches[b, Branch.VISITS])):
                yield self._way(other, [*trunk[:k], *self._followed(other)[1]])

    def _followed(self, branch: int) -> tuple[list[int], list[int]]:
        """The questions that most often followed a branch, and the branches taken, itself the first."""
        nodes, trunk = list[int](), [branch]
        while (node := self._most_visited(self._variants_of(trunk[-1]), self._nodes[:, Node.VISITS])) != NONE:
            branch = self._most_visited(self._branches_of(node), self._branches[:, Branch.VISITS])
            if branch == NONE or not self._branches[branch, Branch.VISITS]:
                break
            nodes.append(node)
            trunk.append(branch)
        return nodes, trunk

    def _way(self, parting: int, branches: list[int]) -> Way:
        codes = [int(self._branches[branch, Branch.CODE]) for branch in branches]
        return Way(int(self._branches[parting, Branch.VISITS]), codes)

    @staticmethod
    def _most_visited(parts: Iterator[int], visits: NDArray[np.int64]) -> int:
        return max(parts, key=lambda part: int(visits[part]), default=NONE)

    def _branch_of(self, code: int) -> int:
        """The branch of an answer at the root; NONE when it has none."""
        return next((b for b in self._branches_of(self._root) if self._branches[b, Branch.CODE] == code), NONE)

    @property
    def _is_full(self) -> bool:
        return bool(self._used[0] > ROOM_TO_GO_ON * len(self._nodes) or self._used[1] > ROOM_TO_GO_ON * len(self._sums))

    def _variants_of(self, branch: int) -> Iterator[int]:
        node = NONE if branch == NONE else int(self._branches[branch, Branch.CHILD])
        while node != NONE:
            yield node
            node = int(self._nodes[node, Node.VARIANT])

    def _branches_of(self, node: int) -> Iterator[int]:
        branch = NONE if node == NONE else int(self._nodes[node, Node.FIRST])
        while branch != NONE:
            yield branch
            branch = int(self._branches[branch, Branch.NEXT])

    def _below(self, code: int, seen: Seen) -> int:
        """The node that an answer at the root led to, for the question asked now; NONE when it never grew."""
        branch = self._branch_of(code)
        asked = [seen.seat, int(seen.cells()["ask"][0])]
        told = np.array(seen.told, np.int64).reshape(len(seen.told), FIRST_ARG + STORY_ARGS)
        news = news_of(told.data, len(told), seen.seat, self.desk.secrets.data)
        below = {
            int(self._nodes[node, Node.NEWS]): node
            for node in self._variants_of(branch)
            if self._nodes[node, [Node.ACTOR, Node.ASK]].tolist() == asked
        }
        return below.get(news, below.get(ANY, NONE))
