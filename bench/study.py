"""Batched steps with observation and mask, beside batched peers, in one run: ``.venv-bench/bin/python -m bench.study``.

One answer in each of 4096 games (answers chosen outside the clock), games that end begin anew, then the observation of
whoever is asked and the mask of its legal answers. Per second of CPU time of the process, all threads counted, so that
a peer that uses several cores is not ahead for that. Peers: Pgx's backgammon on JAX's CPU, EnvPool's where it has one.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np
from rich.console import Console
from rich.table import Table

import longhouse
from bench.engine import ROUNDS, Figure
from longhouse.kernel.game import Game

STEPS = 20


def longhouse_steps(game: Game, players: int, games: int) -> Figure:
    """Our own batches."""
    batch = game.batch(games, players=players, seed=1, renew=True)
    seen, generators = batch.observe(), batch.generators(5)

    def one() -> float:
        codes = batch.random_answers(generators)
        begun = time.process_time()
        batch.step(codes)
        batch.observe(out=seen)
        assert batch.legal_mask.any()
        return time.process_time() - begun

    one()
    rates = [games * STEPS / sum(one() for _ in range(STEPS)) for _ in range(ROUNDS)]
    return Figure(f"{game.title()}, {players} players", rates)


def pgx_steps(games: int) -> Figure:
    """Pgx's backgammon, vectorised and compiled by JAX, with its automatic reset."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=-1))
    key = jax.random.PRNGKey(0)
    state = begin(jax.random.split(key, games))

    def one() -> float:
        nonlocal state, key
        key, chance, resets = jax.random.split(key, 3)
        answers = draw(chance, state.legal_action_mask).block_until_ready()
        keys = jax.random.split(resets, games)
        begun = time.process_time()
        state = step(state, answers, keys)
        state.observation.block_until_ready()
        state.legal_action_mask.block_until_ready()
        return time.process_time() - begun

    one()
    rates = [games * STEPS / sum(one() for _ in range(STEPS)) for _ in range(ROUNDS)]
    return Figure("Pgx backgammon (JAX on the CPU)", rates)


def envpool_steps(games: int) -> Figure:
    """EnvPool's backgammon on one thread; games that are over begin anew at the next step."""
    import envpool

    env = envpool.make_gymnasium("Backgammon-v1", num_envs=games, num_threads=1)  # v5 is the one of the Atari console
    chance = np.random.default_rng(1)
    _, info = env.reset()

    def one() -> float:
        nonlocal info
        mask = info["legal_action_mask"]
        answers = (mask * chance.random(mask.shape)).argmax(axis=1).astype(np.int32)
        begun = time.process_time()
        *_, info = env.step(answers)
        return time.process_time() - begun

    one()
    rates = [games * STEPS / sum(one() for _ in range(STEPS)) for _ in range(ROUNDS)]
    return Figure("EnvPool backgammon", rates)


PEERS = {"pgx": pgx_steps, "envpool": envpool_steps}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(longhouse.games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--core", type=int, help="stay on this core")
    chosen = parser.parse_args()
    if chosen.core is not None:
        os.sched_setaffinity(0, {chosen.core})
    peers = [steps(chosen.games) for name, steps in PEERS.items() if importlib.util.find_spec(name)]
    own = [longhouse_steps(longhouse.game(name), chosen.players, chosen.games) for name in chosen.game]
    fastest = max((peer.rate for peer in peers), default=float("nan"))
    table = Table(title=f"steps a CPU second with observation and mask, {chosen.games} games at once")
    for column in ("what", "median", "spread", "x fastest peer"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for figure in (*own, *peers):
        table.add_row(figure.name, f"{figure.rate:,.0f}", figure.spread, f"{figure.rate / fastest:.2f}")
    console = Console(width=110)
    console.print(table)
    for name in PEERS:
        if importlib.util.find_spec(name) is None:
            console.print(f"{name} is not installed: pip install -r requirements/bench.lock")


if __name__ == "__main__":
    main()
