"""What all adapters share: a match seen from its seats, with answers counted from the seat that gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game

__all__ = ["LOST", "SeatedMatch", "action_space", "game_of", "observation_space", "results"]

LOST = -1.0  # what an illegal answer brings where it ends the game


def game_of(game: str | Game) -> Game:
    """The game itself, or the one of this id."""
    return find_game(game) if isinstance(game, str) else game


def observation_space(game: Game) -> gymnasium.spaces.Box:
    """All numbers of an observation between their declared limits."""
    declared = game.observation
    return gymnasium.spaces.Box(declared.least.astype(np.int16), declared.most.astype(np.int16), dtype=np.int16)


def action_space(game: Game) -> gymnasium.spaces.Discrete:
    """All answers, legal or not."""
    return gymnasium.spaces.Discrete(game.room.answers.size)


def results(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The result of a game for each seat: 1 for the only winner, the losers share the loss; alone, the points."""
    players = len(scores)
    if players == 1:
        return [float(scores[0])]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(share * players - 1) / (players - 1) for share in shares]


class SeatedMatch:
    """A match and the answers of its seats."""

    def __init__(self, game: Game, players: int | None, options: dict[str, Any]) -> None:
        self.game, self.players = game, game.check_players(players)
        self._options = options
        self._turns = game.room.answers.turned(self.players)
        self._back = np.argsort(self._turns, axis=1)
        self.match = self._start(0)

    def begin(self, seed: int) -> None:
        """Begin a new match."""
        self.match = self._start(seed)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal answers of a seat as it counts them: none while another is asked."""
        mask = np.zeros(self._turns.shape[1], np.int8)
        if self.match.actor == seat:
            mask[self._turns[seat, list(self.match.legal_codes)]] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What the seat knows."""
        return self.match.observe(seat)

    def absolute(self, seat: int, answer: int) -> int:
        """An answer as the match takes it."""
        if not 0 <= answer < self._back.shape[1]:
            raise BadOption(f"answer {answer} is unknown: use 0 to {self._back.shape[1] - 1}")
        return int(self._back[seat, answer])

    def relative(self, seat: int, code: int) -> int:
        """A code of the match as the seat counts it."""
        return int(self._turns[seat, code])

    def results(self) -> list[float]:
        """The result for each seat; zeros while the game goes on."""
        if not self.match.over:
            return [0.0] * self.players
        return results(self.match.scores, self.match.winners)

    def _start(self, seed: int) -> Match:
        return self.game.start(players=self.players, seed=seed, **self._options)
