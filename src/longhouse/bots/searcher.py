"""The levels that search: trees are thought about in slices, so that time and people can interrupt."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from longhouse.bots.budget import Budget
from longhouse.bots.heuristic import chosen
from longhouse.bots.thought import Found, Thought
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Searcher"]

SLICE_SECONDS = 0.02
FIRST_SLICE = 4  # iterations, while the speed is unknown
FIXED_SLICE = 128  # iterations, where their number is the budget: the same slices for the same budget
SEEDS_APART = 1_000_003


class Searcher:
    """Searches in one or several trees side by side and gives the answer that most iterations chose."""

    def __init__(self, seed: int, budget: Budget, trees: int = 1, nodes: int = 50_000, **habits: float) -> None:
        """``habits`` replace those of the game's mind."""
        self._seed, self._budget, self._trees, self._nodes, self._habits = seed, budget, trees, nodes, habits
        self._thoughts: list[Thought] = []
        self._last: tuple[int, int] | None = None  # answers given at the table before ours, and ours
        self._stopped = threading.Event()

    def __call__(self, seen: Seen) -> Action:
        """The answer most often chosen; the only one at once."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        best = self.think(seen)[0]
        self._last = seen.answered, best.code
        return chosen(seen, best.code)

    def stop(self) -> None:
        """Answer with the best found so far."""
        self._stopped.set()

    def think(self, seen: Seen) -> list[Found]:
        """What is found out about each answer within the budget, the best first."""
        self._stopped.clear()
        self._begin(seen)
        with ThreadPoolExecutor(self._trees) as pool:
            slices = self._timed if self._budget.iterations is None else self._counted
            slices(seen, pool)
        return sorted(self._found(seen), key=lambda found: (-found.visits, -found.worth, found.code))

    def _begin(self, seen: Seen) -> None:
        if not self._thoughts or self._thoughts[0].desk.outdated:
            seeds = (self._seed + SEEDS_APART * k for k in range(self._trees))
            self._thoughts = [Thought(seen, seed, self._nodes, self._habits) for seed in seeds]
        answered = self._last[1] if self._last and seen.answered == self._last[0] + 1 else None
        for thought in self._thoughts:
            thought.begin(seen, answered)

    def _timed(self, seen: Seen, pool: ThreadPoolExecutor) -> None:
        """Slices until the time is over."""
        begun = time.monotonic()
        seconds = (self._budget.milliseconds or 0) / 1000
        slice_size, done = FIRST_SLICE, 0
        while True:
            self._slice(seen, pool, slice_size)
            done += slice_size
            spent = time.monotonic() - begun
            speed = done / max(spent, 1e-6)
            if self._may_end(seen, speed * (seconds - spent)):
                return
            slice_size = max(1, int(speed * min(SLICE_SECONDS, seconds - spent)))

    def _counted(self, seen: Seen, pool: ThreadPoolExecutor) -> None:
        """Slices until the iterations are done; they are shared out among the trees."""
        left = -(-(self._budget.iterations or 0) // self._trees)
        while left > 0:
            size = min(left, FIXED_SLICE)
            self._slice(seen, pool, size)
            left -= size
            if self._may_end(seen, left):
                return

    def _slice(self, seen: Seen, pool: ThreadPoolExecutor, iterations: int) -> None:
        if self._trees == 1:
            self._thoughts[0].go_on(seen.seat, iterations)
        else:
            list(pool.map(lambda thought: thought.go_on(seen.seat, iterations), self._thoughts))

    def _may_end(self, seen: Seen, left: float) -> bool:
        """Whether no time is left, someone wants the answer now, or nothing can overtake the leading one."""
        if left <= 0 or self._stopped.is_set():
            return True
        visits = sorted((found.visits for found in self._found(seen)), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left * self._trees

    def _found(self, seen: Seen) -> list[Found]:
        """What all trees found out, answer by answer. A kept tree may know some that are not legal now."""
        legal = {action.code for action in seen.legal}
        every = (found for thought in self._thoughts for found in thought.found(seen.seat))
        return _merged(found for found in every if found.code in legal)


def _merged(parts: Iterable[Found]) -> list[Found]:
    whole: dict[int, Found] = {}
    for part in parts:
        other = whole.get(part.code)
        whole[part.code] = part if other is None else _sum(part, other)
    return list(whole.values())


def _sum(one: Found, other: Found) -> Found:
    visits = one.visits + other.visits
    share = one.visits / visits if visits else 0.5
    worth = share * one.worth + (1 - share) * other.worth
    return Found(one.code, visits, worth, share * one.points + (1 - share) * other.points)
