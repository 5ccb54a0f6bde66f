"""Games for several learners, as PettingZoo knows them: seat by seat (AEC), or all seats at once (parallel)."""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from longhouse.environments.seats import LOST, SeatedMatch, action_space, game_of, observation_space
from longhouse.kernel.game import Game

__all__ = ["ParallelSeats", "SeatsInTurn", "aec_env", "parallel_env"]

LARGEST_SEED = 2**62
Observed = dict[str, Any]


class _Seats:
    """Agents and spaces of a table: agent ``seat_k`` sits in seat k."""

    def __init__(self, table: SeatedMatch, name: str) -> None:
        self.table = table
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents = list(self.possible_agents)
        self.render_mode: str | None = None
        self.chances = np.random.default_rng()

    @functools.cache  # noqa: B019 - PettingZoo asks for the very same space every time
    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What the seat knows, and which of its answers are legal."""
        mask = gymnasium.spaces.MultiBinary(self.table.game.room.answers.size)
        return gymnasium.spaces.Dict({"observation": observation_space(self.table.game), "action_mask": mask})

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All answers, as the seat counts them."""
        return action_space(self.table.game)

    def begin(self, seed: int | None) -> None:
        """Begin a new match; without a seed, one that follows from the last seed."""
        if seed is not None:
            self.chances = np.random.default_rng(seed)
        self.table.begin(int(self.chances.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)

    def seen(self, agent: str) -> Observed:
        """The observation of an agent."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]
    """A game whose seats answer one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observed:
        """What an agent knows now."""
        return self.seen(agent)

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent, match = self.agent_selection, self.table.match
        assert match.actor is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        match.play(self.table.absolute(match.actor, int(action)))
        self._clear_rewards()
        if match.over:
            self.rewards = dict(zip(self.possible_agents, self.table.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0] if match.over else self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn; ``table.match`` has views and words."""

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> str:
        return self.possible_agents[self.table.match.actor or 0]


class ParallelSeats(_Seats, ParallelEnv):  # type: ignore[misc]
    """The same with all seats stepping at once: only the answer of the one who is asked counts.

    The mask of every other seat is all zeros; whatever it answers is ignored. An illegal answer loses the game.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.begin(seed)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Give the answers of all seats."""
        match = self.table.match
        results = [0.0] * self.table.players
        over = match.actor is None
        if match.actor is not None:
            seat = match.actor
            code = self.table.absolute(seat, int(actions[self.possible_agents[seat]]))
            if code in match.legal_codes:
                match.play(code)
                over, results = match.over, self.table.results()
            else:
                over, results[seat] = True, LOST
        seen, agents = self._all_seen(), self.agents
        if over:
            self.agents = []
        rewards = dict(zip(agents, results, strict=True))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> None:
        """Nothing is drawn; ``table.match`` has views and words."""

    def close(self) -> None:
        """There is nothing to close."""

    def _all_seen(self) -> dict[str, Observed]:
        return {agent: self.seen(agent) for agent in self.agents}


def aec_env(game: str | Game, players: int | None = None, **options: Any) -> AECEnv:
    """A PettingZoo AEC environment; an illegal answer ends the game as lost."""
    found = game_of(game)
    seats: Any = SeatsInTurn(SeatedMatch(found, players, options), f"longhouse_{found.id}")
    seats = wrappers.TerminateIllegalWrapper(seats, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(seats))


def parallel_env(game: str | Game, players: int | None = None, **options: Any) -> ParallelSeats:
    """A PettingZoo parallel environment."""
    found = game_of(game)
    return ParallelSeats(SeatedMatch(found, players, options), f"longhouse_{found.id}")
