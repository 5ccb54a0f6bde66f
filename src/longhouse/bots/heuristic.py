"""The levels that do not search: thrall leans, leysingi looks ahead where it happens to look, karl everywhere.

Where the mind has a network, karl gives the answer that it holds likeliest.
"""

from __future__ import annotations

import random
import threading

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.budget import Budget
from longhouse.bots.minds import mind_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thinking.looking import favourite, look_ahead, sensible
from longhouse.bots.whims import reach
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Seen

__all__ = ["Karl", "Leysingi", "Thrall", "laid"]


class Thrall:
    """Plays legally and avoids the absurd: gives the surest of answers drawn as a sensible player leans to them."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._desk: SetDesk | None = None

    def __call__(self, seen: Seen) -> Action:
        """A sensible answer, drawn at once whatever the budget."""
        self._desk = laid(self._desk, seen, self._seed)
        return seen.action(self._desk.run(favourite, self._desk.mind.thrall_ideas))

    def stop(self) -> None:
        """It never thinks."""


class Leysingi:
    """Thinks of a few sensible answers, or of all with little knowledge, and takes the one that promises most."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed, self._fancy = seed, random.Random(seed)
        self._desk: SetDesk | None = None

    def __call__(self, seen: Seen) -> Action:
        """The best of the answers that came to mind, drawn at once whatever the budget."""
        if len(seen.codes) == 1:
            return seen.action(seen.codes[0])
        desk = self._counting(laid(self._desk, seen, self._seed))
        thought_of = [desk.run(sensible) for _ in range(desk.mind.beginner.ideas)]
        promised = np.zeros(len(desk.codes))
        n = desk.run(look_ahead, seen.seat, 1, 1, desk.bind(promised))
        promises = dict(zip(seen.codes, promised[:n], strict=True))
        most = max(promises[code] for code in thought_of or promises)
        return seen.action(self._fancy.choice([code for code in thought_of or promises if promises[code] == most]))

    def _counting(self, desk: SetDesk) -> SetDesk:
        """The desk of a beginner: what a beginner does not count weighs nothing."""
        if desk is not self._desk:
            for k, feature in enumerate(desk.mind.features):
                desk.weights[:, k] *= feature in desk.mind.beginner.counts
            self._desk = desk
        return desk

    def stop(self) -> None:
        """It never thinks long."""


class Karl:
    """Takes the answer whose turn leads to the best position, over some worlds it holds possible; or asks a network."""

    WORLDS = 4
    TRIES = 3

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        """``budget``: iterations are worlds looked at; of time it needs little, whatever it is given."""
        self._worlds = budget.iterations if budget and budget.iterations else self.WORLDS
        self._seed, self._fancy = seed, random.Random(seed)
        self._desk: SetDesk | None = None
        self._stopped = threading.Event()

    def __call__(self, seen: Seen) -> Action:
        """The answer that promises most, or one that promises nearly as much."""
        self._stopped.clear()
        if len(seen.codes) == 1:
            return seen.action(seen.codes[0])
        desk = self._desk = laid(self._desk, seen, self._seed)
        if desk.network is not None:
            return seen.action(desk.run(glance, desk.network, seen.seat, desk.mind.karls_sharpness))
        worths = self._promises(desk, seen)
        least = worths.max() - reach(mind_of(seen.game).whims["karl"], worths.max())
        near = [code for code, worth in zip(seen.codes, worths, strict=True) if worth >= least]
        return seen.action(self._fancy.choice(near))

    def _promises(self, desk: SetDesk, seen: Seen) -> NDArray[np.float64]:
        """What each answer promises over some worlds, a few at a time."""
        promised, total = np.zeros(len(desk.codes)), np.zeros(len(seen.codes))
        looked_at = 0
        while looked_at < self._worlds and not (looked_at and self._stopped.is_set()):
            worlds = min(self.WORLDS, self._worlds - looked_at)
            n = desk.run(look_ahead, seen.seat, worlds, self.TRIES, desk.bind(promised))
            total += worlds * promised[:n]
            looked_at += worlds
        return total / looked_at

    def stop(self) -> None:
        """Answer from the worlds seen so far."""
        self._stopped.set()


def laid(desk: SetDesk | None, seen: Seen, seed: int) -> SetDesk:
    """The desk with what is seen on it; a new one where there is none, or faster rules have become ready."""
    if desk is None or desk.outdated:
        desk = SetDesk(seen, seed)
    desk.lay(seen)
    return desk
