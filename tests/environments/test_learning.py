"""Recipes that learn a little; docs/environments.md tells how to get the environment that some of them need."""

from __future__ import annotations

import pytest

import longhouse
from bench.learning import by_chance, masked_ppo, regrets, share_won
from longhouse.environments import gymnasium_env


def test_regrets_shrink() -> None:
    """Counterfactual regret minimisation of OpenSpiel on the ends of games: most that could be gained is gained."""
    longhouse.game("vikings_on_board").prepare()
    before, after = regrets(4)
    assert before > 0.1
    assert after < before / 2


@pytest.mark.slow
def test_stable_baselines_finds_nothing_wrong(game_id: str, players: int) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="needs stable-baselines3 and PyTorch")
    checker.check_env(gymnasium_env(game_id, players=players))


@pytest.mark.slow
def test_masked_ppo_learns_a_little() -> None:
    """After some minutes of Knarr it wins clearly more than chance does against chance."""
    pytest.importorskip("sb3_contrib", reason="the recipe needs sb3-contrib and PyTorch")
    longhouse.game("knarr").prepare()
    assert share_won(masked_ppo(30_000), 200) > share_won(by_chance(1), 200) + 0.15
