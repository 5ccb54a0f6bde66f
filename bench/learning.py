"""Recipes that learn a little: ``.venv-learning/bin/python -m bench.learning`` (docs/environments.md).

Masked PPO of sb3-contrib on Knarr against random play, and counterfactual regret minimisation of OpenSpiel on the last
answers of games of Vikings on Board. The first needs PyTorch, the second does not.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console

import longhouse
from longhouse.environments import gymnasium_env, register_open_spiel

ENDINGS = "longhouse_vikings_on_board(players=2,deals=2,last=6)"
Choose = Callable[[Any, Any], int]


def share_won(choose: Choose, games: int) -> float:
    """The share of games of Knarr won against a random opponent."""
    env = gymnasium_env("knarr", players=2, seed=900)
    won = 0
    for _ in range(games):
        observed, info = env.reset()
        over = False
        while not over:
            observed, reward, over, _, info = env.step(choose(observed, info["action_mask"].astype(bool)))
        won += reward > 0
    return won / games


def by_chance(seed: int) -> Choose:
    """Answers at random."""
    chance = np.random.default_rng(seed)
    return lambda seen, mask: int(chance.choice(np.flatnonzero(mask)))


def masked_ppo(answers: int) -> Choose:
    """Learn so many answers of Knarr against a random opponent."""
    from sb3_contrib import MaskablePPO

    env = gymnasium_env("knarr", players=2, opponents="random", seed=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=1)
    model.learn(answers)
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


def regrets(iterations: int) -> tuple[float, float]:
    """How much two players could gain by better answers (NashConv), at random and after so many iterations of CFR."""
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    register_open_spiel()
    game = pyspiel.load_game(ENDINGS)
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    return float(before), float(exploitability.nash_conv(game, solver.average_policy()))


def main() -> None:
    """Learn and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=30_000)
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--games", type=int, default=400)
    chosen, console = parser.parse_args(), Console(width=120)
    for name in ("vikings_on_board", "knarr"):
        longhouse.game(name).prepare()
    begun = time.process_time()
    before, after = regrets(chosen.iterations)
    took = time.process_time() - begun
    console.print(f"CFR, {chosen.iterations} iterations: NashConv {before:.3f} -> {after:.3f}, {took:.0f} CPU s")
    if importlib.util.find_spec("sb3_contrib") is None:
        console.print("sb3-contrib is not installed: docs/environments.md tells how")
        return
    begun = time.process_time()
    choose = masked_ppo(chosen.answers)
    took = time.process_time() - begun
    before, after = share_won(by_chance(1), chosen.games), share_won(choose, chosen.games)
    console.print(f"Masked PPO, {chosen.answers} answers: wins {before:.1%} -> {after:.1%}, {took:.0f} CPU s")


if __name__ == "__main__":
    main()
