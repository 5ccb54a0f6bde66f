"""A range of seeds played to the end, at random or by bots, as rows of figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.study.entrants import Entrant
from longhouse.study.matches import play_match, warm_up

__all__ = ["Round", "Setting", "joined"]

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Round:
    """Games that were played; the rows are games."""

    scores: Ints
    wins: NDArray[np.bool_]
    sheets: Ints
    decisions: Ints
    turns: Ints  # 0 where the game does not count them
    over: NDArray[np.bool_]


@dataclass(frozen=True)
class Setting:
    """A game with its number of players, its options, who plays, and when a game is stopped."""

    game: Game
    players: int
    options: Mapping[str, str]
    limit: int
    seats: tuple[Entrant, ...] = ()  # one a seat; without any, answers are left to chance, at full speed

    def prepare(self) -> None:
        """Compile or load what the games need."""
        if self.seats:
            warm_up(self._match(0), self.seats)
        else:
            self.play(range(1))

    def play(self, seeds: range) -> Round:
        """Play a game with each of these seeds."""
        if self.seats:
            return self._play_bots(seeds)
        batch = self.game.batch(len(seeds), players=self.players, seed=seeds.start, **self.options)
        decisions = batch.play_out(self.limit)
        turns = np.zeros_like(decisions) if batch.turns is None else batch.turns
        return Round(batch.scores, batch.wins, batch.score_sheets, decisions, turns, batch.over)

    def _match(self, seed: int) -> Match:
        return self.game.start(players=self.players, seed=seed, **self.options)

    def _play_bots(self, seeds: range) -> Round:
        matches = [self._match(seed) for seed in seeds]
        for match in matches:
            play_match(match, self.seats, self.limit)
        seats = range(self.players)
        return Round(
            scores=np.array([match.scores for match in matches]),
            wins=np.array([[seat in match.winners for seat in seats] for match in matches]),
            sheets=np.array([[list(match.score_sheet(seat).values()) for seat in seats] for match in matches]),
            decisions=np.array([len(match.history) for match in matches]),
            turns=np.array([_turns(match) for match in matches]),
            over=np.array([match.over for match in matches]),
        )


def joined(rounds: Sequence[Round]) -> Round:
    """All their games, in this order."""
    return Round(*(np.concatenate([getattr(one, name) for one in rounds]) for name in Round.__dataclass_fields__))


def _turns(match: Match) -> int:
    state = match.game.room.State
    cells = np.frombuffer(match.state_bytes(), state.dtype)
    return int(cells["turns"][0]) if "turns" in state.fields else 0
