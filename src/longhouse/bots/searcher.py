"""The levels that search: in slices, so that time and people can interrupt."""

from __future__ import annotations

import math
import random
import threading
import time

from longhouse.bots.budget import Budget
from longhouse.bots.footprints import Footprints
from longhouse.bots.found import Found, best_first
from longhouse.bots.minds import mind_of
from longhouse.bots.minds.mind import Patience
from longhouse.bots.race import Race
from longhouse.bots.repeats import Repeats
from longhouse.bots.thought import Thought
from longhouse.bots.thoughts import new_thought
from longhouse.bots.whims import reach
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Searcher"]

SLICE_SECONDS = 0.02
FIRST_SLICE = 1  # iterations, while the speed is unknown: a playout may take a second before rules are compiled
FIXED_SLICE = 128  # iterations, where their number is the budget: the same slices for the same budget
ENOUGH = 0.04  # of all iterations are done at least
FEWEST = 64  # iterations from which on errors of means are believed: of a few there may be none by chance
CATCHING_UP = 0.5  # of the iterations left is the most by which a second answer is expected to gain on the first
SURE = 3.0  # standard errors that are taken for more than chance: several answers may be lucky
EARNEST = 10  # times fewer visits than the leading answer: less is not known well enough to be a whim
TRIFLE = 0.003  # of worth is not worth more time


class Searcher:
    """Searches in a tree, or by a race, and gives the answer that most iterations chose."""

    def __init__(self, seed: int, budget: Budget | None, nodes: int = 50_000, level: str = "", **habits: float) -> None:
        """``level``: whose whims it has, and whose patience without a ``budget``; ``habits`` replace the mind's."""
        self._seed, self._budget, self._nodes, self._habits = seed, budget, nodes, habits
        self._level, self._fancy = level, random.Random(seed)
        self._thought: Thought | Race | None = None
        self.found: list[Found] = []  # about the last question that was thought about, the best first
        self._last: tuple[int, int] | None = None  # answers given at the table before ours, and ours
        self._kept = 0  # iterations that were thought before the question was asked
        self._footprints, self._repeats = Footprints(), Repeats()
        self._stopped = threading.Event()

    def __call__(self, seen: Seen) -> Action:
        """The answer most often chosen, or one that the level's whims like as well; the only one at once."""
        if len(seen.codes) == 1:
            self._pass_on(seen)
            code = seen.codes[0]
        else:
            found = self._repeats.fresh(seen, self.think(seen))
            assert self._thought is not None
            found = self._footprints.onward(seen, found, self._thought.ways_from)
            near = _near(found, mind_of(seen.game).whims.get(self._level, 0.0))
            code = self._fancy.choice(near).code
            self._last = seen.answered, code
        self._repeats.note(seen, code)
        return seen.action(code)

    @property
    def _is_guided(self) -> bool:
        """Whether a network guides it; then what little-tried answers are worth is not known."""
        return self._thought is not None and self._thought.desk.guide is not None

    def _pass_on(self, seen: Seen) -> None:
        """An answer without a choice has no node in a guided tree: what comes next is still below our last one."""
        if self._last and seen.answered == self._last[0] + 1 and self._is_guided:
            self._last = seen.answered, self._last[1]

    def inherit(self, former: Searcher) -> None:
        """Think on in the arrays of a bot of the same level and game that thinks no more; nothing it knew is kept."""
        self._thought, former._thought = former._thought, None
        if self._thought is not None:
            self._thought.forget(self._seed)

    def stop(self) -> None:
        """Answer with the best found so far."""
        self._stopped.set()

    def think(self, seen: Seen) -> list[Found]:
        """What is found out about each answer within the budget, the best first."""
        self._stopped.clear()
        thought = self._begun(seen)
        if self._budget is None:
            self._timed(seen, thought, mind_of(seen.game).patience(seen.players)[self._level])
        elif self._budget.milliseconds is not None:
            self._timed(seen, thought, Patience(self._budget.milliseconds))
        else:
            self._counted(seen, thought, self._budget.iterations or 0)
        self.found = best_first(_found(seen, thought))
        return self.found

    def _begun(self, seen: Seen) -> Thought | Race:
        """What thinks about the question, with all that was thought about it before."""
        if self._thought is None or self._thought.desk.outdated:
            self._thought = new_thought(seen, self._seed, self._nodes, self._habits)
        answered = self._last[1] if self._last and seen.answered == self._last[0] + 1 else None
        self._thought.begin(seen, answered)
        self._kept = sum(found.visits for found in _found(seen, self._thought))
        return self._thought

    def _timed(self, seen: Seen, thought: Thought | Race, patience: Patience) -> None:
        """Slices until time or iterations are over; those kept from the question before count as time spent."""
        begun, seconds = time.monotonic(), patience.milliseconds / 1000
        slice_size, done = FIRST_SLICE, 0
        while True:
            thought.go_on(seen.seat, slice_size)
            done += slice_size
            spent = max(time.monotonic() - begun, 1e-6)
            speed = done / spent
            left = min(speed * (seconds - spent), patience.iterations - done) - self._kept
            if self._may_end(seen, thought, left):
                return
            slice_size = max(1, int(min(speed * SLICE_SECONDS, left)))

    def _counted(self, seen: Seen, thought: Thought | Race, iterations: int) -> None:
        """Slices until the iterations are done, kept ones included."""
        left = max(1, iterations - self._kept)
        while left > 0:
            size = min(left, FIXED_SLICE)
            thought.go_on(seen.seat, size)
            left -= size
            if self._may_end(seen, thought, left):
                return

    def _may_end(self, seen: Seen, thought: Thought | Race, left: float) -> bool:
        """Whether no time is left, someone wants the answer now, or more thought would hardly bring a better one."""
        if left <= 0 or self._stopped.is_set():
            return True
        if isinstance(thought, Race):
            return thought.is_settled
        first, *rivals = best_first(_found(seen, thought))
        if not rivals:
            return True
        done = first.visits + sum(rival.visits for rival in rivals)
        if done < ENOUGH * (done + left):
            return False
        if first.visits - rivals[0].visits > CATCHING_UP * left:
            return True
        sure = done >= FEWEST and not any(_may_be_better(rival, first) for rival in rivals)
        return sure and not self._is_guided


def _found(seen: Seen, thought: Thought | Race) -> list[Found]:
    """What was found out, answer by answer. A kept tree may know some that are not legal now."""
    return [found for found in thought.found(seen.seat) if found.code in seen.codes]


def _near(found: list[Found], whim: float) -> list[Found]:
    """The leading answer, and with a whim those that were tried earnestly and are worth nearly as much."""
    first, *others = found
    least = first.worth - reach(whim, first.worth)
    earnest = (part for part in others if whim > 0 and part.visits * EARNEST >= first.visits)
    return [first, *(part for part in earnest if part.worth >= least)]


def _may_be_better(rival: Found, first: Found) -> bool:
    """Whether an answer that was tried may turn out to be more than a trifle better than the leading one."""
    doubt = SURE * math.hypot(rival.error, first.error)
    return rival.visits > 0 and rival.worth + doubt > first.worth + TRIFLE
