"""A seat's desk, set for thinking: the arrays that the rules of thinking work on, and the calls into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.minds import mind_of
from longhouse.bots.minds.network import own_network
from longhouse.bots.thinking.desk import Desk
from longhouse.bots.thinking.looking import KNOWN, STATES, TRIAL
from longhouse.kernel.engine import Engine
from longhouse.kernel.game import Room
from longhouse.kernel.match import Seen
from longhouse.kernel.randomness import seed_random

__all__ = ["NO_CHANGE", "SetDesk"]

NO_CHANGE: Mapping[str, float] = {}


class SetDesk:
    """One thread's desk for one game; a seat's knowledge is laid on it question by question."""

    def __init__(
        self, seen: Seen, seed: int, habits: Mapping[str, float] = NO_CHANGE, engine: Engine | None = None
    ) -> None:
        """``habits`` replace those of the mind; ``engine``: what thinks, else what the mind has ready."""
        self.mind = mind_of(seen.game)
        self.engine = engine or self.mind.engine
        room = seen.game.room
        self._cells = np.zeros(STATES, room.State.dtype)
        self.codes = np.zeros(room.answers.size, np.int64)
        self.features = np.zeros(len(self.mind.features), np.int64)
        self.secrets = _secrets(room)
        seats = seen.game.players[1]
        self.weights = self.mind.weights(seats)
        self._rng = np.zeros(4, np.int64)
        self.reseed(seed)
        self._desk = self.bind(
            Desk(
                codes=self.codes,
                spare=np.zeros(room.answers.size, np.int64),
                features=self.features,
                weights=self.weights,
                habits=self.mind.habits(seen.players, **habits),
                points=np.zeros(seats),
                worth=np.zeros(seats),
                rng=self._rng,
                secrets=self.secrets,
            )
        )
        self._states = self.engine.bind(self._cells)
        network = self.mind.network_for(seen.players)
        self.network = None if network is None else own_network(network, self.engine)
        self.guide = None if self.mind.guide_for(seen.players) is None else self.network

    @property
    def outdated(self) -> bool:
        """Whether compiled rules have become ready since."""
        return self.engine is not self.mind.engine

    @property
    def next_asked(self) -> int:
        """Who is asked where the step tried out last has led; -1 where the game is over."""
        return int(self._cells[TRIAL]["actor"])

    def reseed(self, seed: int) -> None:
        """Begin the generator anew."""
        seed_random(self._rng.data, seed)

    def lay(self, seen: Seen) -> None:
        """Take up what the seat knows now."""
        self._cells[KNOWN] = seen.cells()[0]

    def bind(self, arrays: Any) -> Any:
        """Arrays, or a named tuple of them, as the engine's functions take them."""
        if isinstance(arrays, tuple):
            return type(arrays)(*map(self.engine.bind, arrays))
        return self.engine.bind(arrays)

    def run(self, thought: Callable[..., Any], *args: Any) -> Any:
        """Call a rule of thinking on the states and the desk."""
        return self.engine.entry(thought)(self._states, self._desk, *args)


def _secrets(room: Room) -> NDArray[np.int64]:
    """For each kind of event the arguments that are secret, as bits."""
    kinds = (sum(1 << k for k, noun in enumerate(kind.nouns) if noun in kind.secret) for kind in room.events)
    return np.array([*kinds, 0], np.int64)
