"""The campaign of faults: people and bots play at many tables while the database fails again and again.

``python -m tests.server.faults --faults 200 --database sqlite`` runs it by hand (or ``--database postgresql``). The
server is never restarted. What must hold: after every fault each table goes on by itself, with people and bots; every
acknowledged move is in the log, once; every client catches up with the log by its numbers.

The faults are real: locks by another connection, writes that the system refuses (file size limits), a full file system
where we may mount one, fsync that takes seconds (where there is a C compiler); PostgreSQL stopped, cut off, locked, or
frozen.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from longhouse.server.storage.engines import sqlite_url
from tests.patience import PATIENCE
from tests.server.campaign import Player, Victim, check, raise_if_failed, seat_people, settle
from tests.server.postgres import Cluster

Fault = Callable[[float], Awaitable[None]]
LONG = 7.0  # seconds: longer than SQLite waits for a lock
DISK = 48  # megabytes
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void wait_as_told(void) {
    const char *path = getenv("LONGHOUSE_SLOW_DISK");
    FILE *told = path ? fopen(path, "r") : NULL;
    int milliseconds = 0;
    if (told) { if (fscanf(told, "%d", &milliseconds) != 1) milliseconds = 0; fclose(told); }
    if (milliseconds > 0) usleep(milliseconds * 1000);
}
int fsync(int file) { wait_as_told(); return ((int (*)(int)) dlsym(RTLD_NEXT, "fsync"))(file); }
int fdatasync(int file) { wait_as_told(); return ((int (*)(int)) dlsym(RTLD_NEXT, "fdatasync"))(file); }
"""


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A small file system of its own at the folder, where we may mount one."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "longhouse", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def slow_disk(folder: Path) -> dict[str, str]:
    """The environment in which fsync takes as long as the file ``slow`` says; empty without a C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return {}
    (folder / "shim.c").write_text(SHIM)
    library = folder / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(library), str(folder / "shim.c"), "-ldl"], check=True)
    return {"LD_PRELOAD": str(library), "LONGHOUSE_SLOW_DISK": str(folder / "slow")}


class SqliteFaults:
    """What can happen to a file."""

    def __init__(self, data: Path, tools: Path, victim: Victim, mounted: bool, slow: bool) -> None:
        self._data, self._slow, self._victim = data, tools / "slow", victim
        self.kinds: dict[str, Fault] = {"locked": self._locked, "refused": self._refused}
        self.kinds |= {"full": self._full} if mounted else {}
        self.kinds |= {"slow": self._slowly} if slow else {}

    async def _locked(self, seconds: float) -> None:
        with closing(sqlite3.connect(self._data / "longhouse.db", timeout=20, isolation_level=None)) as other:
            other.execute("begin immediate")
            await asyncio.sleep(seconds)
            other.execute("rollback")

    async def _refused(self, seconds: float) -> None:
        before = resource.prlimit(self._victim.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._victim.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        await asyncio.sleep(seconds)
        resource.prlimit(self._victim.pid, resource.RLIMIT_FSIZE, before)

    async def _full(self, seconds: float) -> None:
        ballast = self._data / "ballast"
        try:
            with ballast.open("wb", buffering=0) as file, suppress(OSError):
                while True:
                    file.write(bytes(4096))
            await asyncio.sleep(seconds)
        finally:
            ballast.unlink()

    async def _slowly(self, seconds: float) -> None:
        self._slow.write_text(f"{int(1000 * seconds)}")
        await asyncio.sleep(2 * seconds)
        self._slow.unlink()


class PostgresFaults:
    """What can happen to a server of databases."""

    def __init__(self, cluster: Cluster, database: str, chance: random.Random) -> None:
        self._cluster, self._database, self._chance = cluster, database, chance
        self.kinds: dict[str, Fault] = {
            "stopped": self._stopped,
            "cut": self._cut,
            "locked": self._locked,
            "frozen": self._frozen,
            "full": self._full,
        }

    async def _stopped(self, seconds: float) -> None:
        await asyncio.to_thread(self._cluster.halt, self._chance.choice(("fast", "immediate")))
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._cluster.start)

    def _connected(self) -> psycopg.Connection[Any]:
        """A connection of our own, as soon as the database has recovered from the fault before."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return psycopg.connect(self._database)
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, "the database does not come back"
                time.sleep(0.1)

    def _backends(self, what: str = "pid") -> list[int]:
        """The processes that serve others, or what is done to them."""
        with self._connected() as connection:
            others = "datname = current_database() and pid <> pg_backend_pid()"
            return [found for (found,) in connection.execute(f"select {what} from pg_stat_activity where {others}")]

    async def _cut(self, seconds: float) -> None:
        for _ in range(3):
            self._backends("pg_terminate_backend(pid)")
            await asyncio.sleep(seconds / 3)

    async def _locked(self, seconds: float) -> None:
        with self._connected() as connection:
            await asyncio.to_thread(connection.execute, "lock table entries in access exclusive mode")
            await asyncio.sleep(seconds)
            connection.rollback()

    async def _frozen(self, seconds: float) -> None:
        pids = self._backends()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def _full(self, seconds: float) -> None:
        """A backend that cannot write its log ends with all the others, and the database recovers."""
        pids = self._backends()
        self._limit(pids, "0")
        await asyncio.sleep(seconds)
        self._limit(pids, "unlimited")

    def _limit(self, pids: list[int], size: str) -> None:
        for pid in pids:
            with suppress(RuntimeError):  # it has ended meanwhile
                self._cluster.run("prlimit", "--pid", str(pid), f"--fsize={size}:")


@dataclass
class Outcome:
    """What a campaign came to."""

    faults: dict[str, int] = field(default_factory=Counter)
    moves: int = 0
    repeated: int = 0
    told_busy: int = 0
    reconnects: int = 0
    games_over: int = 0
    slowest_recovery: float = 0.0
    seconds: float = 0.0


class Campaign:
    """People and bots at tables of one server, and what befalls its database."""

    def __init__(
        self, victim: Victim, kinds: dict[str, Fault], tables: int, chance: random.Random, thinks: float
    ) -> None:
        self.victim, self.kinds, self.tables, self.chance, self.thinks = victim, kinds, tables, chance, thinks
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.outcome = Outcome()

    async def run(self, faults: int) -> None:
        """So many faults, each followed by every table going on."""
        await self._more_tables()
        order = [kind for _ in range(faults) for kind in self.kinds][:faults]
        self.chance.shuffle(order)
        for number, kind in enumerate(order, start=1):
            await asyncio.sleep(self.chance.uniform(0.0, 0.3))
            await self.kinds[kind](LONG if self.chance.random() < 0.05 else self.chance.uniform(0.1, 1.0))
            self.outcome.faults[kind] += 1
            await self._see_all_go_on(kind)
            if number % 20 == 0:
                print(f"{number} faults", file=sys.stderr)
            if sum(not player.over for player in self.players) < self.tables:
                await self._more_tables()
        await settle(self.players, self.tasks)

    async def _more_tables(self) -> None:
        new = await seat_people(self.victim.url, self.tables, len(self.players))
        for player in new:
            player.thinks = self.thinks
        self.players += new
        self.tasks += [asyncio.create_task(player.play(self.victim.url)) for player in new]

    async def _see_all_go_on(self, kind: str) -> None:
        """Wait until something has happened at every table since the fault ended."""
        assert self.victim.pid
        began, known = time.monotonic(), {id(player): player.known for player in self.players}
        while any(not player.over and player.known == known[id(player)] for player in self.players):
            raise_if_failed(self.tasks)
            assert time.monotonic() < began + PATIENCE, f"a table does not go on after '{kind}'"
            await asyncio.sleep(0.02)
        self.outcome.slowest_recovery = max(self.outcome.slowest_recovery, time.monotonic() - began)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.victim.kill()


async def campaign(
    victim: Victim,
    database: str,
    kinds: dict[str, Fault],
    faults: int,
    tables: int,
    chance: random.Random,
    thinks: float,
) -> Outcome:
    """Play, let the database fail, check."""
    began = time.monotonic()
    await victim.start()
    played = Campaign(victim, kinds, tables, chance, thinks)
    try:
        await played.run(faults)
    finally:
        await played.close()
    outcome, players = played.outcome, played.players
    outcome.moves = await check(database, players)
    outcome.repeated = sum(player.repeated for player in players)
    outcome.told_busy = sum(player.busy for player in players)
    outcome.reconnects = sum(player.reconnects for player in players)
    outcome.games_over = len({player.table for player in players if player.over})
    outcome.seconds = time.monotonic() - began
    return outcome


async def on_sqlite(faults: int, tables: int, chance: random.Random, thinks: float, tools: Path) -> Outcome:
    data = tools / "data"
    data.mkdir()
    with small_disk(data) as mounted:
        slow = slow_disk(tools)
        victim = Victim(data, sqlite_url(data), **slow)
        kinds = SqliteFaults(data, tools, victim, mounted, bool(slow)).kinds
        return await campaign(victim, sqlite_url(data), kinds, faults, tables, chance, thinks)


async def on_postgresql(faults: int, tables: int, chance: random.Random, thinks: float, tools: Path) -> Outcome:
    cluster = Cluster("-c max_connections=60")
    try:
        database = cluster.new_database()
        kinds = PostgresFaults(cluster, database, chance).kinds
        return await campaign(Victim(tools, database), database, kinds, faults, tables, chance, thinks)
    finally:
        cluster.stop()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--faults", type=int, default=200)
    asked.add_argument("--tables", type=int, default=6)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--thinks", type=float, default=0.0, help="seconds a person thinks before each move")
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = asked.parse_args()
    run = on_sqlite if given.database == "sqlite" else on_postgresql
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(run(given.faults, given.tables, random.Random(given.seed), given.thinks, Path(folder))))


if __name__ == "__main__":
    main()
