"""How fast the rules run, in one table of one run: ``.venv/bin/python -m bench.engine`` (docs/measured.md).

Every figure is a median of several rounds with its spread; the last columns are ratios within this run, which is what
to compare between machines. OpenSpiel's backgammon stands beside them (``pip install -r requirements/bench.lock``).
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import longhouse
from longhouse.kernel import entries
from longhouse.kernel.entries import resample
from longhouse.kernel.game import Game
from longhouse.kernel.record import Records
from longhouse.kernel.rule import rule

ROUNDS = 7


@dataclass
class Figure:
    """Something counted per second of CPU time, round by round."""

    name: str
    rates: list[float]

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def spread(self) -> str:
        low, high = min(self.rates), max(self.rates)
        return f"{low / self.rate - 1:+.0%} {high / self.rate - 1:+.0%}"


def measure(name: str, work: Callable[[], int], rounds: int = ROUNDS) -> Figure:
    """Run the work several times; it returns how many things it did."""
    work()
    rates = []
    for _ in range(rounds):
        begun = time.process_time()
        done = work()
        rates.append(done / max(time.process_time() - begun, 1e-9))
    return Figure(name, rates)


@rule
def copy_many(states: Any, times: int) -> int:
    for _ in range(times):
        states[1] = states[0]
        states[0].told = states[1].told
    return times


@rule
def copy_and_determinize(states: Any, times: int, seat: int, rng: Any) -> int:
    for _ in range(times):
        states[1] = states[0]
        resample(states, 1, seat, rng)
    return times


# ---------------------------------------------------------------------- what is measured
def compiled_play(game: Game, players: int) -> tuple[Figure, Figure]:
    """Whole random games, compiled: decisions/s and games/s."""
    batch, seed = game.batch(512, players=players), 0

    def play() -> int:
        nonlocal seed
        seed += 1000
        batch.restart(seed)
        return int(batch.play_out().sum())

    decisions = measure("compiled random play, decisions/s", play)
    per_game = play() / len(batch)
    return decisions, Figure("compiled random play, games/s", [rate / per_game for rate in decisions.rates])


def interpreted_play(game: Game, players: int) -> Figure:
    """The same entry in the interpreter."""
    room, codes = game.room, np.zeros(game.room.answers.size, np.int64).data
    decisions, seed = np.zeros(2, np.int64), 0
    beside, chance = np.arange(8).reshape(2, 4).data, np.zeros(4, np.int64).data
    options = game.option_array(game.start(players=players, seed=0).options).data

    def play() -> int:
        nonlocal seed
        seed += 2
        states = Records(room.State, np.zeros(2, room.State.dtype))
        for i in range(2):
            entries.begin(states, i, seed + i, players, options)
        entries.play_games(states, codes, beside, chance, 100_000, decisions.data)
        return int(decisions.sum())

    return measure("interpreted random play, decisions/s", play)


def copies(game: Game, players: int) -> tuple[Figure, Figure]:
    """Copies of a record in the middle of a game, alone and made into possible worlds."""
    batch = game.batch(2, players=players, seed=5)
    batch.play_out(60)
    entry, rng, states = game.fast.entry, np.arange(1, 5), batch.save()
    times = 200_000
    copied = measure("copies/s", lambda: int(entry(copy_many)(states, times)))
    sampled = measure("copies with determinize/s", lambda: int(entry(copy_and_determinize)(states, times, 0, rng)))
    return copied, sampled


def batched_steps(game: Game, players: int) -> Figure:
    """One answer in each of 4096 games, then mask and observation."""
    batch, seed = game.batch(4096, players=players), 0
    rng = np.random.default_rng(1)

    def one() -> tuple[int, float]:
        mask = batch.legal_mask
        codes = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1)  # chosen outside the clock
        begun = time.process_time()
        batch.step(codes)
        batch.observe()
        return len(batch), time.process_time() - begun

    one()
    rates = []
    for _ in range(ROUNDS):
        batch.restart(seed := seed + len(batch))
        runs = [one() for _ in range(20)]
        rates.append(sum(n for n, _ in runs) / sum(seconds for _, seconds in runs))
    return Figure("batched step, mask and observation: decisions/s", rates)


def python_match(game: Game, players: int) -> Figure:
    """Match.play with its events, and the codes of the legal answers."""
    choices = random.Random(1)

    def play() -> int:
        match, n = game.start(players=players, seed=choices.randrange(10**9)), 0
        while not match.over:
            match.play(choices.choice(match.legal_codes))
            n += 1
        return n

    return measure("Match.play, decisions/s", play)


# ---------------------------------------------------------------------- peers
def backgammon() -> tuple[Figure, Figure]:
    """OpenSpiel's backgammon, random play through its Python binding; with its observation tensor."""
    import pyspiel

    game, choices = pyspiel.load_game("backgammon"), random.Random(1)

    def play(tensor: bool) -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices.choices(outcomes, weights)[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(choices.choice(state.legal_actions()))
            n += 1
        return n

    bare = measure("OpenSpiel backgammon, random play: decisions/s", lambda: play(False))
    return bare, measure("OpenSpiel backgammon with mask and tensor: decisions/s", lambda: play(True))


# ---------------------------------------------------------------------- starting
START = """
import time
begun = time.perf_counter()
import longhouse
game = longhouse.game({game!r})
{work}
print(time.perf_counter() - begun)
"""
COMPILED = "batch = game.batch(1, players={players})\nbatch.play_out()"
FIRST_MOVE = "match = game.start(players={players}, seed=1)\nmatch.play(match.legal[0])"


def start_seconds(game: str, players: int, work: str, cache: str) -> float:
    """Seconds from the start of Python's first import to the end of the work, in a fresh process."""
    code = START.format(game=game, work=work.format(players=players))
    env = {**os.environ, "LONGHOUSE_CACHE": cache}
    return float(
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    )


def starts(game: str, players: int) -> list[tuple[str, float]]:
    """Cold compile, cached load, first move in the interpreter."""
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(game, players, COMPILED, cache)
        cached = min(start_seconds(game, players, COMPILED, cache) for _ in range(3))
        first = min(start_seconds(game, players, FIRST_MOVE, cache) for _ in range(3))
    return [
        ("first compiled game, cold", cold),
        ("first compiled game, cached", cached),
        ("first move, interpreted", first),
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(longhouse.games()))
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args()
    console = Console(width=118)
    peers = backgammon() if importlib.util.find_spec("pyspiel") else None
    if peers is None:
        console.print("OpenSpiel is not installed: pip install -r requirements/bench.lock")
    for name in chosen.game:
        report(console, longhouse.game(name), chosen.players, peers)


def report(console: Console, game: Game, players: int, peers: tuple[Figure, Figure] | None) -> None:
    """The table of one game."""
    decisions, games = compiled_play(game, players)
    interpreted = interpreted_play(game, players)
    copied, sampled = copies(game, players)
    steps, match = batched_steps(game, players), python_match(game, players)
    table = Table(title=f"{game.title()}, {players} players, record of {game.room.State.dtype.itemsize} bytes")
    for column in ("what", "median", "spread", "x interpreter", "x backgammon"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for figure in (decisions, games, interpreted, steps, match, copied, sampled):
        peer = None if peers is None else peers[1] if figure is steps else peers[0]
        comparable = "decisions" in figure.name
        beside = [f"{figure.rate / interpreted.rate:.1f}" if comparable else ""]
        beside.append(f"{figure.rate / peer.rate:.1f}" if comparable and peer else "")
        table.add_row(figure.name, f"{figure.rate:,.0f}", figure.spread, *beside)
    for peer in peers or ():
        table.add_row(peer.name, f"{peer.rate:,.0f}", peer.spread, f"{peer.rate / interpreted.rate:.1f}", "1.0")
    table.add_row("one copy, ns", f"{1e9 / copied.rate:.0f}", "", "", "")
    table.add_row("one copy with determinize, ns", f"{1e9 / sampled.rate:.0f}", "", "", "")
    for what, seconds in starts(game.id, players):
        table.add_row(f"{what}, seconds", f"{seconds:.2f}", "", "", "")
    console.print(table)


if __name__ == "__main__":
    main()
