"""The engine cuda, measured and held against the others (docs/gpu.md).

``python -m bench.gpu build``    builds every game's program anew, side by side, and says how long each took
``python -m bench.gpu play``     random games to their end: decisions a second
``python -m bench.gpu step``     whole steps with masks and observations, by ``game.batch``
``python -m bench.gpu hashes``   hashes of many games of every case, to FILE or against one that another engine made
``python -m bench.gpu pgx``      Pgx's backgammon on the same card
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import longhouse
from longhouse.kernel.game import Game

SIZES = {"vikings_on_board": 1 << 19, "knarr": 1 << 19, "explorers": 1 << 18, "feast_for_odin": 1 << 20}
STEPPED = 1 << 17
CHECKED = {"feast_for_odin": 2_000}  # games of a case; 10,000 of the others


# ---------------------------------------------------------------------------- speed
def build(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as cache:
        for again in ("anew", "from the cache"):
            began = time.perf_counter()
            command = [sys.executable, "-m", "longhouse.kernel.cuda.building"]
            environment = {**os.environ, "LONGHOUSE_CACHE": cache}
            running = [subprocess.Popen([*command, name], env=environment) for name in names]
            assert all(one.wait() == 0 for one in running)
            print(f"all {again}: {time.perf_counter() - began:.1f} s", flush=True)


def play(names: list[str]) -> None:
    for name in names:
        batch = longhouse.game(name).batch(SIZES[name], players=2, engine="cuda")
        batch.play_out(2)  # loads what is loaded when it is used first
        batch.restart(0)
        decisions: list[Any] = []
        seconds = _timed(lambda batch=batch, decisions=decisions: decisions.append(batch.play_out()))
        rate = int(decisions[0].sum()) / seconds / 1e6
        print(f"{name}: {rate:.1f} M decisions/s, {len(batch) / seconds:.0f} games/s, {seconds:.2f} s", flush=True)


def step(names: list[str]) -> None:
    for name in names:
        batch = longhouse.game(name).batch(STEPPED, players=2, engine="cuda", renew=True)
        out = batch.observe()
        seconds = []
        for _ in range(24):
            codes = batch.random_answers()
            seconds.append(_timed(lambda batch=batch, out=out, codes=codes: _step(batch, codes, out)))
        each = sum(seconds[4:]) / 20
        rate = len(batch) / each / 1e6
        print(f"{name}: {rate:.1f} M steps/s with mask and observation, {each * 1e3:.2f} ms each", flush=True)


def _step(batch: Any, codes: Any, out: Any) -> None:
    batch.step(codes)
    batch.observe(out=out)


def _timed(work: Callable[[], Any]) -> float:
    """Seconds until the card is done; what was asked of it before does not count."""
    import cupy

    cupy.cuda.Device().synchronize()
    began = time.perf_counter()
    work()
    cupy.cuda.Device().synchronize()
    return time.perf_counter() - began


# ---------------------------------------------------------------------------- the same bytes
def hashes(names: list[str], engine: str, out: Path | None, against: Path | None) -> None:
    expected = json.loads(against.read_text()) if against else None
    found: dict[str, list[Any]] = {}
    for name in names:
        began, differing = time.perf_counter(), 0
        mine = {}
        for case, work in _cases(longhouse.game(name), engine):
            mine[case] = work()
            if expected is not None and mine[case] != expected[case]:
                differing += 1
                print(f"DIFFERS: {case}", flush=True)
        found |= mine
        told = "" if expected is None else f", {differing} differ"
        decisions = sum(one[1] for one in mine.values())
        print(
            f"{name}: {len(mine)} cases, {decisions} decisions{told}, {time.perf_counter() - began:.1f} s", flush=True
        )
    if out is not None:
        out.write_text(json.dumps(found))


def _cases(game: Game, engine: str) -> Iterator[tuple[str, Callable[[], list[Any]]]]:
    counts = range(game.players[0], game.players[1] + 1)
    chosen: list[dict[str, str]] = [{}, *({o: value} for o, values in game.options.items() for value in values[1:])]
    for options in chosen:
        for players in counts:
            case = f"{game.id} {players} {options}"
            yield case, lambda players=players, options=options: _ends(game, players, options, engine)
    for players in counts:
        yield f"{game.id} {players} steps", lambda players=players: _steps(game, players, engine)


def _ends(game: Game, players: int, options: dict[str, Any], engine: str) -> list[Any]:
    """Games from their deal to their end."""
    batch = game.batch(CHECKED.get(game.id, 10_000), players=players, engine=engine, **options)
    decisions = batch.play_out()
    digest = hashlib.sha256(batch.save().tobytes())
    for array in (decisions, batch.scores, batch.wins, batch.score_sheets):
        digest.update(_bytes(array))
    return [digest.hexdigest(), int(decisions.sum())]


def _steps(game: Game, players: int, engine: str) -> list[Any]:
    """A thousand steps, with all that a learner sees of them."""
    batch = game.batch(32, players=players, seed=7, renew=True, engine=engine)
    digest = hashlib.sha256()
    for k in range(1000):
        batch.step(batch.random_answers())
        seen = batch.observe() if k % 2 else batch.observe(k % players)
        told = (batch.rewards, batch.ended, batch.final_scores, batch.final_sheets, batch.seeds)
        for array in (batch.actor, batch.legal_mask, seen, *told):
            digest.update(_bytes(array))
    digest.update(batch.save().tobytes())
    return [digest.hexdigest(), 32_000]


def _bytes(array: Any) -> bytes:
    return np.ascontiguousarray(array.get() if hasattr(array, "get") else array).tobytes()


# ---------------------------------------------------------------------------- beside us
def pgx(games: int = 1 << 17, steps: int = 200) -> None:
    """Random answers in Pgx's backgammon, compiled as one loop, as its own benchmark has it."""
    import jax
    import jax.numpy as jnp
    import pgx as peers

    env = peers.make("backgammon")
    begin, go = jax.vmap(env.init), jax.vmap(env.step)

    def one(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        answers = jax.random.categorical(first, chances, axis=-1)
        return go(state, answers, jax.random.split(second, games)), None

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    state = jax.jit(begin)(jax.random.split(jax.random.key(0), games))
    jax.block_until_ready(many(state, jax.random.key(1)))
    began = time.perf_counter()
    jax.block_until_ready(many(state, jax.random.key(2)))
    seconds = time.perf_counter() - began
    print(f"pgx backgammon: {games * steps / seconds / 1e6:.1f} M decisions/s, {games} games side by side", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("build", "play", "step", "hashes", "pgx"))
    parser.add_argument("games", nargs="*", help="the games' ids; all when none is named")
    parser.add_argument("--engine", default="cuda", help="of hashes: cuda, compiled or interpreter")
    parser.add_argument("--out", type=Path, help="of hashes: keep them in this file")
    parser.add_argument("--against", type=Path, help="of hashes: compare with those of this file")
    given = parser.parse_args()
    names = given.games or list(SIZES)
    if given.what == "hashes":
        hashes(names, given.engine, given.out, given.against)
    elif given.what == "pgx":
        pgx()
    else:
        {"build": build, "play": play, "step": step}[given.what](names)


if __name__ == "__main__":
    main()
