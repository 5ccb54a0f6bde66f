"""Bots that answer in batches: policies for ``game.batch(opponents=…)``."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.bot import Bot
from longhouse.bots.budget import Budget
from longhouse.bots.heuristic import Karl
from longhouse.bots.minds import mind_of
from longhouse.bots.registry import named
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.crowds import answer_games, glance_at_games
from longhouse.kernel.batch import Batch
from longhouse.kernel.match import Match, Seen

__all__ = ["AT_ONCE", "Crowd", "answers_by_seat"]

Ints = NDArray[np.int64]
_WORLDS = {"thrall": 0, "karl": Karl.WORLDS}  # possible worlds looked at by bots that answer in compiled code
AT_ONCE = ("random", *_WORLDS)


class Crowd:
    """One bot in many games: ``game.batch(64, players=3, opponents=Crowd("karl"))``.

    Those in AT_ONCE answer all games in one compiled call, the others think game by game. What it answers in a game
    follows from the game's seed and its own, whatever other games lie beside it.
    """

    def __init__(self, bot: str, seed: int = 0, budget: Budget | None = None) -> None:
        self._maker, self._name, self._seed, self._budget = named(bot), bot, seed, budget
        self._desk: SetDesk | None = None
        self._bots: dict[int, Bot] = {}
        self._seeds = self._generators = np.zeros(0, np.int64)

    def __call__(self, batch: Batch, numbers: Ints) -> Ints:
        """Answers for the games of these numbers, in all of which the same seat is asked."""
        self._meet(batch)
        if self._name == "random":
            return batch.random_answers(self._generators)[numbers]
        if self._name in _WORLDS:
            return self._compiled(batch, numbers)
        return np.array([self._bots[int(i)](_seen(batch, int(i))).code for i in numbers])

    def _meet(self, batch: Batch) -> None:
        """Begin anew in every game that has begun anew."""
        if len(self._seeds) != len(batch):
            self._seeds, self._generators = np.full(len(batch), -1), np.zeros((len(batch), 4), np.int64)
        for i in np.flatnonzero(self._seeds != batch.seeds).tolist():
            self._seeds[i] = batch.seeds[i]
            own = hashlib.sha256(f"{self._seed} {self._name} {self._seeds[i]}".encode()).digest()
            seed = int.from_bytes(own[:7], "big")
            self._generators[i] = Batch.generator(seed)
            self._bots[i] = self._maker(seed, self._budget)

    def _compiled(self, batch: Batch, numbers: Ints) -> Ints:
        mind = mind_of(batch.game)
        if self._desk is None:
            self._desk = SetDesk(_seen(batch, int(numbers[0])), self._seed, engine=mind.fast)
        desk, answers, generators = self._desk, np.zeros(len(numbers), np.int64), self._generators[numbers]
        table, written = desk.bind(batch.save(numbers)), (desk.bind(generators), desk.bind(answers))
        if self._name == "karl" and desk.network is not None:
            desk.run(glance_at_games, desk.network, table, mind.karls_sharpness, *written)
        else:
            promised = desk.bind(np.zeros(len(desk.codes)))
            tries = mind.thrall_ideas if self._name == "thrall" else Karl.TRIES
            numbers_of_bot = (_WORLDS[self._name], tries, float(mind.whims.get(self._name, 0.0)))
            desk.run(answer_games, table, *numbers_of_bot, promised, *written)
        self._generators[numbers] = generators
        return answers


def answers_by_seat(batch: Batch, asked: NDArray[Any], crowds: Sequence[Crowd], nobody: int = 0) -> Ints:
    """An answer for every game, by the crowd of the seat that is asked there; ``nobody`` where none is."""
    answers = np.full(len(batch), nobody, np.int64)
    for seat, crowd in enumerate(crowds):
        numbers = np.flatnonzero(asked == seat)
        if len(numbers):
            answers[numbers] = crowd(batch, numbers)
    return answers


def _seen(batch: Batch, i: int) -> Seen:
    match = Match(batch.game, batch.players, None, batch.options, batch.save([i]))
    assert match.actor is not None
    return match.seen_by(match.actor)
