"""Several processes on one PostgreSQL database, of which one after the other is killed; others take over its tables.

``python -m tests.server.takeover --kills 20`` runs it by hand and says how long tables stood still. People connect to
any process, so half of them are forwarded. What must hold is what the crash campaign asks.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.campaign import Player, Victim, check, raise_if_failed, seat_people, settle
from tests.server.postgres import Cluster


@dataclass
class Outcome:
    """What it came to: seconds from a kill to the moment when every table had gone on."""

    kills: int = 0
    moves: int = 0
    stood_still: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        middle, most = statistics.median(self.stood_still), max(self.stood_still)
        return f"{self.kills} kills, {self.moves} moves; all tables went on after {middle:.1f} s (middle), {most:.1f} s"


class Houses:
    """Servers of one database, and people who keep playing."""

    def __init__(self, data: Path, database: str, processes: int, tables: int, seed: int) -> None:
        self.victims = [Victim(data, database) for _ in range(processes)]
        self.tables, self.chance = tables, random.Random(seed)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.outcome = Outcome()

    async def open(self) -> None:
        for victim in self.victims:
            await victim.start()

    async def more_tables(self) -> None:
        """New tables, owned by each process in turn."""
        for victim in self.victims:
            new = await seat_people(victim.url, self.tables, len(self.players))
            self.players += new
            for player in new:
                player.thinks = 0.1
                urls = [other.url for other in self.victims]
                self.chance.shuffle(urls)
                self.tasks.append(asyncio.create_task(player.play(*urls)))

    async def kill_one(self) -> None:
        victim = self.chance.choice(self.victims)
        victim.kill()
        began, known = time.monotonic(), {id(player): player.known for player in self.players}
        while any(not player.over and player.known == known[id(player)] for player in self.players):
            raise_if_failed(self.tasks)
            assert time.monotonic() < began + PATIENCE, "a table was not taken over"
            await asyncio.sleep(0.02)
        self.outcome.stood_still.append(time.monotonic() - began)
        self.outcome.kills += 1
        await victim.start()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for victim in self.victims:
            victim.kill()


async def takeover(data: Path, database: str, kills: int, tables: int, seed: int, processes: int = 2) -> Outcome:
    """Play, kill one process after the other, check."""
    houses = Houses(data, database, processes, tables, seed)
    await houses.open()
    try:
        for _ in range(kills):
            if sum(not player.over for player in houses.players) < processes * tables:
                await houses.more_tables()
            await asyncio.sleep(houses.chance.uniform(0.5, 1.5))
            await houses.kill_one()
        await settle(houses.players, houses.tasks)
    finally:
        await houses.close()
    houses.outcome.moves = await check(database, houses.players)
    return houses.outcome


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=20)
    asked.add_argument("--tables", type=int, default=2, help="for each process")
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster()
        try:
            database = cluster.new_database()
            run = takeover(Path(folder), database, given.kills, given.tables, given.seed, given.processes)
            print(asyncio.run(run))
        finally:
            cluster.stop()


if __name__ == "__main__":
    main()
