"""Recipes that learn a little; docs/environments.md tells how to get the environment they need."""

from __future__ import annotations

import numpy as np
import pytest

import longhouse
from longhouse.environments import gymnasium_env

pytestmark = pytest.mark.slow
sb3_contrib = pytest.importorskip("sb3_contrib", reason="the recipes need sb3-contrib and PyTorch")


@pytest.mark.parametrize(
    ("game_id", "players"),
    [(g.id, n) for g in longhouse.games().values() for n in range(g.players[0], g.players[1] + 1)],
)
def test_stable_baselines_finds_nothing_wrong(game_id: str, players: int) -> None:
    from stable_baselines3.common.env_checker import check_env

    longhouse.game(game_id).prepare()
    check_env(gymnasium_env(game_id, players=players))


def share_won(choose, games: int) -> float:
    """The share of games won against random opponents."""
    env = gymnasium_env("knarr", players=2, seed=900)
    won = 0
    for _ in range(games):
        observed, info = env.reset()
        over = False
        while not over:
            observed, reward, over, _, info = env.step(choose(observed, info["action_mask"].astype(bool)))
        won += reward > 0
    return won / games


def test_masked_ppo_learns_a_little() -> None:
    """After some minutes of Knarr it wins clearly more than chance does against chance."""
    from sb3_contrib import MaskablePPO

    longhouse.game("knarr").prepare()
    env = gymnasium_env("knarr", players=2, opponents="random", seed=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=1)
    chance = np.random.default_rng(1)
    before = share_won(lambda seen, mask: int(chance.choice(np.flatnonzero(mask))), 200)
    model.learn(30_000)
    after = share_won(lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0]), 200)
    assert after > before + 0.15
