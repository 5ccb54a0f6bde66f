"""Bots that answer in batches: policies for ``game.batch(opponents=…)``."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.bot import Bot
from longhouse.bots.budget import Budget
from longhouse.bots.desks import SetDesk
from longhouse.bots.heuristic import Karl
from longhouse.bots.registry import named
from longhouse.bots.thinking.crowds import answer_games
from longhouse.kernel.batch import Batch
from longhouse.kernel.match import Match, Seen

__all__ = ["Crowd"]

Ints = NDArray[np.int64]
WORLDS = {"thrall": 0, "karl": Karl.WORLDS}  # possible worlds looked at by bots that answer in compiled code


class Crowd:
    """One bot in many games: ``game.batch(64, players=3, opponents=Crowd("karl"))``.

    random, thrall and karl (without its whims) answer all games in one compiled call; the others think game by game.
    """

    def __init__(self, bot: str, seed: int = 0, budget: Budget | None = None) -> None:
        self._maker, self._name, self._seed, self._budget = named(bot), bot, seed, budget
        self._rng = Batch.generator(seed)
        self._desk: SetDesk | None = None
        self._bots: dict[tuple[int, int], Bot] = {}

    def __call__(self, batch: Batch, numbers: Ints) -> Ints:
        """Answers for the games of these numbers."""
        if self._name == "random":
            return batch.random_answers(self._rng, numbers)
        if self._name in WORLDS:
            return self._compiled(batch, numbers)
        return np.array([self._thought(batch, int(i)) for i in numbers])

    def _compiled(self, batch: Batch, numbers: Ints) -> Ints:
        desk = self._desk = self._desk or SetDesk(_seen(batch, int(numbers[0])), self._seed, engine=batch.game.fast)
        table, answers = desk.bind(batch.save(numbers)), np.zeros(len(numbers), np.int64)
        promised = desk.bind(np.zeros(len(desk.codes)))
        desk.run(answer_games, table, WORLDS[self._name], Karl.TRIES, promised, desk.bind(answers))
        return answers

    def _thought(self, batch: Batch, i: int) -> int:
        seen = _seen(batch, i)
        key = (i, seen.seat)
        if key not in self._bots:
            self._bots[key] = self._maker(self._seed + 4 * i + seen.seat, self._budget)
        return self._bots[key](seen).code


def _seen(batch: Batch, i: int) -> Seen:
    match = Match(batch.game, batch.players, None, batch.options, batch.save([i]))
    assert match.actor is not None
    return match.seen_by(match.actor)
