"""PettingZoo's own suites for every game and number of players."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from longhouse.environments import aec_env, parallel_env

CYCLES = 40


@pytest.fixture(autouse=True)
def quiet() -> None:
    warnings.filterwarnings("ignore", message="Observation.*")


def test_pettingzoo_finds_nothing_wrong(game_id: str, players: int) -> None:
    api_test(aec_env(game_id, players=players), num_cycles=CYCLES)


def test_seeds_decide(game_id: str, players: int) -> None:
    seed_test(lambda: aec_env(game_id, players=players), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game_id, players=players), num_cycles=CYCLES)


def test_all_seats_at_once(game_id: str, players: int) -> None:
    parallel_api_test(parallel_env(game_id, players=players), num_cycles=CYCLES)


def test_a_game_in_turn_ends_with_results(game_id: str, players: int) -> None:
    env = aec_env(game_id, players=players)
    env.reset(seed=4)
    chance, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        observed, reward, over, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        env.step(None if over else int(chance.choice(np.flatnonzero(observed["action_mask"]))))
    assert not env.agents
    if players > 1:
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0


def test_only_the_one_who_is_asked_counts() -> None:
    env = parallel_env("vikings_on_board", players=3)
    seen, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(asked) == 1
    answers = dict.fromkeys(env.agents, 0)
    answers[asked[0]] = int(seen[asked[0]]["action_mask"].argmax())
    _, rewards, over, _, _ = env.step(answers)
    assert not any(over.values())
    answers = dict.fromkeys(env.agents, 69)
    _, rewards, over, _, _ = env.step(answers)
    assert sorted(rewards.values()) == [-1.0, 0.0, 0.0]
    assert all(over.values())
    assert env.agents == []
