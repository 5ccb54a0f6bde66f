"""Ray beside the pool: equal files, and what a second worker brings: ``.venv-cluster/bin/python -m bench.cluster``.

The same games of Knarr at random, shared out by the pool and by Ray, one worker and two, in turns. Efficiency is the
time of one worker over twice that of two, from the order to the last file, with Ray already running.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

import ray
from rich.console import Console

import longhouse
from longhouse.study.folder import Folder, fill
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order

ROUNDS = 3


def filled(path: Path, engine: str, workers: int, games: int, events: int) -> float:
    """Fill a folder; the seconds it took."""
    game, order, kept = longhouse.game("knarr"), Order(games, players=2, workers=workers), Kept(events=events > 0)
    begun = time.perf_counter()
    fill(Folder.for_order(path, game, order, kept, events), game, order, kept, engine=engine)
    return time.perf_counter() - begun


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--equal", type=int, default=100_000, help="games whose files are compared")
    parser.add_argument("--games", type=int, default=400_000, help="games of a timed run")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen, console = parser.parse_args(), Console(width=110)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    with tempfile.TemporaryDirectory() as place:
        for engine in ("pool", "ray"):
            filled(Path(place, engine), engine, 2, chosen.equal, 2000)
        pool, cluster = contents(Path(place, "pool")), contents(Path(place, "ray"))
        console.print(f"{chosen.equal} games: {len(pool)} files by the pool, equal by Ray: {pool == cluster}")
    times: dict[tuple[str, int], list[float]] = {}
    for _ in range(chosen.rounds):
        for engine in ("ray", "pool"):
            for workers in (1, 2):
                with tempfile.TemporaryDirectory() as place:
                    took = filled(Path(place, "run"), engine, workers, chosen.games, 0)
                times.setdefault((engine, workers), []).append(took)
    for engine in ("ray", "pool"):
        one, two = (statistics.median(times[engine, workers]) for workers in (1, 2))
        console.print(f"{engine}: one worker {one:.1f} s, two {two:.1f} s, {one / two / 2:.0%} as efficient")


if __name__ == "__main__":
    main()
