"""Many games as one Gymnasium vector environment: a seat against bots, on a batch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from longhouse.bots.crowd import Crowd
from longhouse.environments.seats import LOST, action_space, game_of, observation_space
from longhouse.kernel.batch import Batch
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game

__all__ = ["BatchEnv", "gymnasium_vector_env"]

Observed = NDArray[np.int16]
Flags = NDArray[np.bool_]


class BatchEnv(VectorEnv[Any, Any, Any]):
    """A batch as Gymnasium sees it. A game that is over begins anew at the next step, whose answer it ignores."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(self, batch: Batch, seat: int) -> None:
        """Use ``gymnasium_vector_env``."""
        self._batch, self._seat = batch, seat
        self.num_envs = len(batch)
        self.single_observation_space = observation_space(batch.game)
        self.single_action_space = action_space(batch.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._done = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games anew: game i with ``seed + i``, or with its seed of a list; else each with its next seed."""
        if isinstance(seed, list):
            given = [index for index, one in enumerate(seed) if one is not None]
            self._batch.reset(given, [one for one in seed if one is not None])
            self._batch.reset([index for index in range(self.num_envs) if index not in given])
        elif seed is not None:
            self._batch.restart(seed)
        else:
            self._batch.reset(np.arange(self.num_envs))
        self._done[:] = False
        return self._batch.observe(self._seat), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Observed, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Give an answer in every game; an illegal one loses its game."""
        batch, fresh = self._batch, self._done
        codes = batch.absolute(np.asarray(actions))
        inside = (codes >= 0) & (codes < batch.legal_mask.shape[1])
        legal = inside & batch.legal_mask[np.arange(self.num_envs), np.where(inside, codes, 0)]
        lost = ~legal & ~fresh & ~batch.over
        batch.step(np.where(legal, codes, batch.legal_mask.argmax(axis=1)))
        rewards = np.where(lost, LOST, self._results())
        over = (batch.over | lost) & ~fresh
        if fresh.any():
            batch.reset(fresh)
        rewards[fresh] = 0.0
        self._done = over
        return batch.observe(self._seat), rewards, over, np.zeros(self.num_envs, np.bool_), self._info(lost)

    def action_masks(self) -> Flags:
        """The legal answers of every game, as the seat counts them."""
        return np.asarray(self._batch.relative_mask & (self._batch.actor == self._seat)[:, None])

    def _results(self) -> NDArray[np.float64]:
        """What the last step brought: 1 for the only winner, the losers share the loss; alone, the points."""
        players = self._batch.players
        won = self._batch.rewards[:, self._seat].astype(np.float64)
        return won if players == 1 else np.where(self._batch.ended, (won * players - 1) / (players - 1), 0.0)

    def _info(self, lost: Flags | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._batch.ended.any():
            info |= {"scores": self._batch.final_scores, "_scores": self._batch.ended}
        if lost is not None and lost.any():
            info["illegal"] = lost
        return info


def gymnasium_vector_env(
    game: str | Game,
    games: int,
    players: int | None = None,
    opponents: str = "random",
    seed: int = 0,
    seat: int = 0,
    threads: int = 1,
    **options: Any,
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """A Gymnasium vector environment: the learner plays one seat of so many games, bots of this name the rest."""
    found = game_of(game)
    many = found.check_players(players)
    if not 0 <= seat < many:
        raise BadOption(f"seat {seat} is not at this table: use 0 to {many - 1}")
    others = {other: Crowd(opponents, seed + other) for other in range(many) if other != seat}
    return BatchEnv(found.batch(games, many, seed, threads=threads, opponents=others, **options), seat)
