"""Whether strong bots delay quick ones: karl's answers alone, and while other tables' konungrs think.

    .venv/bin/python -m bench.thinkers vikings_on_board
    .venv/bin/python -m bench.thinkers feast_for_odin --tables 8 --seconds 30

One host's table has karls in all seats, as many tables as asked for, of another host, konungrs. Seconds from a question
to its answer, through the queues and processes that the server uses.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import time

from longhouse import bots
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.server.thinkers import Question, Thinkers


async def play(thinkers: Thinkers, game: Game, host: str, level: str, table: int, took: list[float]) -> None:
    """Let bots of a level play game after game, and note how long each answer took."""
    for seed in itertools.count(table * 1000):
        match = game.start(game.players[1], seed=seed)
        while match.actor is not None:
            asked = Question(host, level, match.seen_by(match.actor), f"{host}{table}/{match.actor}")
            began = time.perf_counter()
            match.play(await thinkers.think(asked))
            took.append(time.perf_counter() - began)


async def karl_for(seconds: float, thinkers: Thinkers, game: Game) -> list[float]:
    """How long karl's answers take meanwhile."""
    took: list[float] = []
    playing = asyncio.create_task(play(thinkers, game, "one host", "karl", 0, took))
    await asyncio.sleep(seconds)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return took


def figures(name: str, seconds: list[float]) -> str:
    cuts = statistics.quantiles(seconds, n=100)
    return (
        f"{name}: {len(seconds)} answers, p50 {cuts[49] * 1e3:.1f} p95 {cuts[94] * 1e3:.1f} p99 {cuts[98] * 1e3:.1f} ms"
    )


async def measure(asked: argparse.Namespace, game: Game) -> None:
    thinkers = Thinkers(workers=asked.workers)
    await thinkers.start()
    await karl_for(10, thinkers, game)  # until its process has loaded what is compiled
    print(figures("karl alone", await karl_for(asked.seconds, thinkers, game)))
    strong: list[float] = []
    others = [
        asyncio.create_task(play(thinkers, game, "another host", "konungr", table, strong))
        for table in range(1, asked.tables + 1)
    ]
    beside = figures(f"karl beside {asked.tables} tables of konungrs", await karl_for(asked.seconds, thinkers, game))
    print(f"{beside}; konungrs gave {len(strong)} answers")
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await thinkers.stop()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--tables", type=int, default=8, help="with konungrs")
    asked.add_argument("--workers", type=int, default=1, help="processes for long thoughts")
    asked.add_argument("--seconds", type=float, default=20, help="length of each of the two phases")
    given = asked.parse_args()
    game = find_game(given.game)
    bots.prepare(game)
    asyncio.run(measure(given, game))


if __name__ == "__main__":
    main()
