"""Two ways to play against each other: the same seeds, the seats swapped, wholly in compiled code.

A game alone is a race: both play the same seed, and the higher score wins.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.heuristic import Karl
from longhouse.bots.minds import mind_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thinking.judging import squash
from longhouse.bots.thinking.playing import play_minds
from longhouse.kernel.entries import begin, tally
from longhouse.kernel.match import Seen
from longhouse.kernel.options import resolve_options
from longhouse.kernel.rooms import game as find_game

__all__ = ["SEATINGS", "Duel", "Duelist", "Outcome"]

SEATINGS = 2  # games of a seed: as dealt, and with the seats swapped

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Duelist:
    """A way to play: weights that differ from the mind's, and how many worlds karl looks at (none: it draws)."""

    weights: Mapping[str, float]
    worlds: int = Karl.WORLDS


class Outcome(NamedTuple):
    """What a game brought the first duelist: its share of the victory, and its lead pressed between 0 and 1."""

    share: float
    worth: float


@dataclass(frozen=True)
class Duel:
    """Two duelists at a table; with more than two players they sit by turns."""

    game_id: str
    players: int
    first: Duelist
    second: Duelist

    def outcomes(self, seeds: Iterable[int]) -> list[Outcome]:
        """Every seed in both seatings."""
        game = self._race if self.players == 1 else self._meet
        return [game(seed, seating) for seed in seeds for seating in range(SEATINGS)]

    def _meet(self, seed: int, seating: int) -> Outcome:
        seats = np.array([(seat + seating) % 2 for seat in range(self.players)])
        scores, wins = self._played(seed, seating, seats.tolist())
        own = seats == 0
        lead = float(scores[own].mean() - scores[~own].mean())
        return Outcome(float(wins[own].sum() / wins.sum()), self._pressed(lead))

    def _race(self, seed: int, seating: int) -> Outcome:
        """There is one seat only: the second time the same deal is thought about with other chances."""
        first, second = (int(self._played(seed, seating, [who])[0][0]) for who in (0, 1))
        share = 0.5 if first == second else float(first > second)
        return Outcome(share, self._pressed(first - second))

    def _pressed(self, lead: float) -> float:
        return squash(lead / float(mind_of(find_game(self.game_id)).habits()[Habit.SCALE]))

    def _played(self, seed: int, seating: int, seats: Sequence[int]) -> tuple[Ints, Ints]:
        """Scores and winners of a game in which seat k is played by duelist seats[k]."""
        game = find_game(self.game_id)
        desk = SetDesk(_any_seen(self.game_id, self.players), SEATINGS * seed + seating, engine=mind_of(game).fast)
        duelists = [(self.first, self.second)[who] for who in seats]
        minds = np.array([desk.mind.weights(1, duelist.weights)[0] for duelist in duelists])
        worlds = np.array([duelist.worlds for duelist in duelists], np.int64)
        table = desk.bind(np.zeros(1, game.room.State.dtype))
        options = game.option_array(resolve_options(game.options, {}))
        desk.engine.entry(begin)(table, 0, seed, self.players, desk.bind(options))
        promised = desk.bind(np.zeros(len(desk.codes)))
        desk.run(play_minds, table, desk.bind(minds), desk.bind(worlds), Karl.TRIES, promised)
        scores, wins = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        desk.engine.entry(tally)(table, 0, desk.bind(scores), desk.bind(wins))
        return scores, wins


@functools.cache
def _any_seen(game_id: str, players: int) -> Seen:
    """A position to take a desk's sizes from."""
    match = find_game(game_id).start(players=players, seed=0)
    return match.seen_by(match.actor or 0)
