"""Ray beside the pool: equal files, and what a second worker brings: ``.venv-cluster/bin/python -m bench.cluster``.

The same games of Knarr at random, shared out by the pool and by Ray, one worker and two, in turns. Efficiency is the
time of one worker over twice that of two, for the last three quarters of the files: before, processes start and load
rules.
On a machine that others use only the processor time of the games tells something: what one worker needs for them, over
what two need together.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import numpy
import ray
from rich.console import Console

import longhouse
from longhouse.study.cluster import share_out_on_ray
from longhouse.study.folder import Folder, Task, Writer
from longhouse.study.hands import share_out
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order

ROUNDS = 3


class Clocked(Writer):
    """Tells how much processor time a range took."""

    def play(self, task: Task) -> float:
        """Play a range; return the seconds."""
        begun = time.process_time()
        super().play(task)
        return time.process_time() - begun


def filled(path: Path, engine: str, workers: int, games: int, events: int) -> tuple[float, float]:
    """Fill a folder; the seconds for the last three quarters of its files, and the processor time of all workers."""
    game, order, kept = longhouse.game("knarr"), Order(games, players=2, workers=workers), Kept(events=events > 0)
    folder = Folder.for_order(path, game, order, kept, events)
    hand = Clocked(folder, replace(order.setting(game), kept=kept))
    hand.prepare()
    share, moments, taken = (share_out_on_ray if engine == "ray" else share_out), [], []

    def done(task: Task, seconds: float) -> None:
        moments.append(time.perf_counter())
        taken.append(seconds)

    share(hand, list(folder.tasks()), workers, done)
    return moments[-1] - moments[len(moments) // 4], sum(taken)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--equal", type=int, default=100_000, help="games whose files are compared")
    parser.add_argument("--games", type=int, default=200_000, help="games of a timed run")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen, console = parser.parse_args(), Console(width=110)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    with tempfile.TemporaryDirectory() as place:
        for engine in ("pool", "ray"):
            filled(Path(place, engine), engine, 2, chosen.equal, 2000)
        pool, cluster = contents(Path(place, "pool")), contents(Path(place, "ray"))
        console.print(f"{chosen.equal} games: {len(pool)} files by the pool, equal by Ray: {pool == cluster}")
    times: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for _ in range(chosen.rounds):
        for engine in ("ray", "pool"):
            for workers in (1, 2):
                with tempfile.TemporaryDirectory() as place:
                    took = filled(Path(place, "run"), engine, workers, chosen.games, 0)
                times.setdefault((engine, workers), []).append(took)
                console.print(f"{engine}, {workers}: {took[0]:.1f} s, processor {took[1]:.1f} s")
    for engine in ("ray", "pool"):
        one, two = (numpy.median(times[engine, workers], axis=0) for workers in (1, 2))
        console.print(
            f"{engine}: two are {one[0] / two[0] / 2:.0%} as efficient, by processor time {one[1] / two[1]:.0%}"
        )


if __name__ == "__main__":
    main()
