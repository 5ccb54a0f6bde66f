"""How many tables one machine carries: every move is on the disk before anybody hears of it.

    .venv/bin/python bench/server.py --tables 500 --paces 10,5,2.5
    .venv/bin/python bench/server.py --tables 4000 --paces 5 --karls 2                        # the bar
    .venv/bin/python bench/server.py --tables 500 --paces 5 --game feast_for_odin --answers 550
    .venv/bin/python bench/server.py --tables 1000 --paces 2.5 --database postgresql --processes 2

Servers and one generator on the same machine. At every table one of four sockets answers once in ``pace`` seconds; all
four hear of it. Latency is from sending a move to its acknowledgement, and to the last of the four sockets hearing of
it. ``lag`` is how late the generator's own timers fire: where it is large, the generator is the bottleneck and the
latencies are its own. With ``--karls`` a quarter of the tables have so many bots; with several processes all of a
table's visitors come to the same one, as behind a proxy that routes by table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


class Answer(msgspec.Struct):
    code: int


class Position(msgspec.Struct):
    seq: int
    turn: int | None
    legal: list[Answer]


class Shown(msgspec.Struct):
    stage: str
    position: Position | None


class Frame(msgspec.Struct):
    type: str
    id: str = ""
    seq: int = 0
    code: str = ""
    position: Position | None = None
    table: Shown | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class LoadTable:
    """A table under load, as its players know it."""

    id: str
    cookies: list[str]
    url: str
    sockets: list[ClientConnection] = field(default_factory=list)
    position: Position | None = None
    over: bool = False
    sent_at: float = 0.0
    waiting: str = ""
    heard: int = 0


class Load:
    """The generator."""

    def __init__(self, urls: list[str], asked: argparse.Namespace, opening: dict[str, Any] | None) -> None:
        self.urls, self.seats, self.game, self.karls = urls, asked.seats, asked.game, asked.karls
        self.opening = opening
        self.tables: list[LoadTable] = []
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.errors = 0
        self.lag: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def set_up(self, count: int) -> None:
        limits = httpx.Limits(keepalive_expiry=2)  # before the server closes what is idle
        async with httpx.AsyncClient(timeout=60, limits=limits) as http:
            for n in range(0, count, 20):
                await asyncio.gather(*(self._table(http, k) for k in range(n, min(n + 20, count))))

    async def _table(self, http: httpx.AsyncClient, n: int) -> None:
        people: list[tuple[str, str]] = []
        url = self.urls[n % len(self.urls)]
        bots = self.karls if n % 4 == 0 else 0
        for k in range(self.seats - bots):
            answer = await http.post(f"{url}/api/me", json={"name": f"P{n}-{k}"})
            people.append((answer.cookies["longhouse_session"], answer.json()["form_key"]))
            http.cookies.clear()

        async def ask(k: int, path: str, body: Any) -> Any:
            headers = {"cookie": f"longhouse_session={people[k][0]}", "x-form-key": people[k][1]}
            answer = await http.post(url + path, json=body, headers=headers)
            while answer.status_code == 503:  # files are replayed a few at a time
                await asyncio.sleep(0.2)
                answer = await http.post(url + path, json=body, headers=headers)
            answer.raise_for_status()
            return answer.json()

        new = {"game": self.game, "players": self.seats}
        table = await (ask(0, "/api/tables/files", self.opening) if self.opening else ask(0, "/api/tables", new))
        commands = f"/api/tables/{table['id']}/commands"
        for k in range(1, len(people)):
            await ask(k, commands, {"command": {"do": "sit", "invitation": table["invitations"][k]}})
        for k in range(len(people), self.seats):
            await ask(0, commands, {"command": {"do": "seat_bot", "seat": k, "level": "karl"}})
        await ask(0, commands, {"command": {"do": "start"}})
        self.tables.append(LoadTable(table["id"], [cookie for cookie, _ in people], url))

    async def connect(self) -> None:
        for table in self.tables:
            for k, cookie in enumerate(table.cookies):
                address = f"ws{table.url[4:]}/api/tables/{table.id}/socket"
                headers: Any = {"cookie": f"longhouse_session={cookie}"}
                origin: Any = table.url
                opened = await connect(
                    address,
                    additional_headers=headers,
                    origin=origin,
                    compression=None,
                    ping_interval=None,
                    max_size=None,
                )
                table.sockets.append(opened)
                self.tasks.append(asyncio.create_task(self._listen(table, k, opened)))

    async def _listen(self, table: LoadTable, seat: int, opened: ClientConnection) -> None:
        async for text in opened:
            now = time.perf_counter()
            frame = decode(text)
            if frame.type == "ack" and frame.id == table.waiting:
                self.acknowledged.append(now - table.sent_at)
            elif frame.type == "error":
                self.errors += 1
            elif frame.type == "happened":
                table.heard += 1
                if table.heard == len(table.sockets):
                    self.told.append(now - table.sent_at)
            position = frame.table.position if frame.table else frame.position
            table.over = table.over or bool(frame.table and frame.table.stage == "over")
            if position is not None and position.turn == seat and position.legal:
                table.position = position

    async def run(self, pace: float, seconds: float) -> None:
        """Let every table move once in ``pace`` seconds, at moments of its own."""
        self.acknowledged.clear(), self.told.clear(), self.lag.clear()
        players = [asyncio.create_task(self._play(table, pace)) for table in self.tables]
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.lag.append(time.perf_counter() - began - 0.05)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.sleep(1)

    async def _play(self, table: LoadTable, pace: float) -> None:
        choose = random.Random(table.id)
        await asyncio.sleep(choose.uniform(0, pace))
        while not table.over:
            position = table.position
            if position is not None:
                table.position, table.heard = None, 0
                table.waiting = f"{position.seq}"
                asking = {
                    "command": {"do": "move", "codes": [choose.choice(position.legal).code]},
                    "id": table.waiting,
                    "expected_seq": position.seq,
                }
                text = json.dumps(asking)
                table.sent_at = time.perf_counter()
                await table.sockets[position.turn or 0].send(text)
            await asyncio.sleep(pace * choose.uniform(0.8, 1.2))


def resident(pid: int) -> float:
    """Megabytes in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def figures(name: str, seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{name}: too few"
    cuts = statistics.quantiles(seconds, n=100)
    return f"{name} p50 {cuts[49] * 1e3:.1f} p95 {cuts[94] * 1e3:.1f} p99 {cuts[98] * 1e3:.1f} ms"


def ready(url: str, game: str) -> bool:
    """Whether the server answers and has compiled the game."""
    try:
        return httpx.get(f"{url}/health").json()["rules"][game] not in ("waiting", "compiling")  # type: ignore[no-any-return]
    except httpx.TransportError:
        return False


def metrics(url: str) -> dict[str, float]:
    """What the server counts."""
    page = httpx.get(f"{url}/metrics").text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in page.splitlines() if line[0] != "#"}


def moves(urls: list[str]) -> float:
    """Moves stored so far, those of bots too."""
    return sum(metrics(url).get('longhouse_entries_total{kind="moved"}', 0.0) for url in urls)


def commits(url: str) -> str:
    """What the server says of its commits so far."""
    found = metrics(url)
    count = found["longhouse_commit_seconds_count"]
    slow = count - found['longhouse_commit_seconds_bucket{le="0.1"}']
    mean, group = found["longhouse_commit_seconds_sum"] / count, found["longhouse_commit_group_sum"] / count
    return f"commits so far: {count:.0f}, mean {mean * 1e3:.1f} ms, {group:.1f} pieces each, {slow:.0f} over 100 ms"


def played(game_id: str, seats: int, answers: int) -> dict[str, Any]:
    """The file of a game that has come so far, by chance."""
    from longhouse.kernel.rooms import game as find_game

    game, seed = find_game(game_id), 0
    while True:
        match, choose = game.start(seats, seed=seed), random.Random(seed)
        while not match.over and match.answered < answers:
            match.play(choose.choice(match.legal_codes))
        if not match.over:
            return json.loads(match.to_json())  # type: ignore[no-any-return]
        seed += 1


async def measure(urls: list[str], pids: list[int], asked: argparse.Namespace) -> None:
    opening = played(asked.game, asked.seats, asked.answers) if asked.answers else None
    load = Load(urls, asked, opening)
    began = time.perf_counter()
    await load.set_up(asked.tables)
    print(f"{asked.tables} tables of {asked.seats} set up in {time.perf_counter() - began:.1f} s")
    before = sum(map(resident, pids))
    await load.connect()
    await asyncio.sleep(1)
    sockets = sum(len(table.sockets) for table in load.tables)
    more = sum(map(resident, pids)) - before
    print(f"{sockets} sockets: {more:.0f} MB more, {more * 1024 / sockets:.0f} kB each")
    gc.collect()
    gc.disable()  # the generator's own pauses would be told as the server's
    for pace in (float(part) for part in asked.paces.split(",")):
        spent, own, at, stored = (
            [processor_seconds(pid) for pid in pids],
            time.process_time(),
            time.perf_counter(),
            moves(urls),
        )
        await load.run(pace, asked.seconds)
        wall, made = time.perf_counter() - at, moves(urls) - stored
        used = [processor_seconds(pid) - before for pid, before in zip(pids, spent, strict=True)]
        print(
            f"pace {pace:g} s: {made / wall:.0f} moves/s, {1000 * sum(used) / made:.2f} ms of CPU a move, "
            f"{figures('acknowledged', load.acknowledged)}, {figures('all told', load.told)}, errors {load.errors}, "
            f"servers {', '.join(f'{part / wall:.0%}' for part in used)} of a core, "
            f"generator {(time.process_time() - own) / wall:.0%}, {figures('lag', load.lag)}"
        )
        print(f"    {commits(urls[0])}")
    print(f"servers {sum(map(resident, pids)):.0f} MB at the end")
    for task in load.tasks:
        task.cancel()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


LAUNCH = """
import runpy, sys
from longhouse.kernel.rooms import game
from longhouse.server import compiling
only = sys.argv.pop(1)
compiling.games = lambda: {only: game(only)}  # the others would be compiled while we measure
runpy.run_module("longhouse.server", run_name="__main__", alter_sys=True)
"""


def start(data: str, database: str, game: str, profile: str) -> tuple[str, subprocess.Popen[bytes]]:
    """A server; with ``profile`` its main thread writes what it spent its time on there when it stops."""
    port = free_port()
    launch = Path(data) / "launch.py"
    launch.write_text(LAUNCH)
    command = [sys.executable, *(["-m", "cProfile", "-o", profile] if profile else []), str(launch), game]
    command += [
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--data",
        data,
        "--generosity",
        "1000000",
        "--bot-moment",
        "0",
    ]
    command += ["--database-url", database] if database else []
    return f"http://127.0.0.1:{port}", subprocess.Popen(command, stdout=subprocess.DEVNULL)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--paces", default="10,5,2.5", help="seconds between moves at one table, phase by phase")
    asked.add_argument("--seconds", type=float, default=20, help="length of a phase")
    asked.add_argument("--game", default="vikings_on_board")
    asked.add_argument("--karls", type=int, default=0, help="bots at every fourth table")
    asked.add_argument("--answers", type=int, default=0, help="answers given before the tables begin")
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--profile", default="", help="a file for the profile of the first server's event loop")
    given = asked.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as ending:
        data = ending.enter_context(tempfile.TemporaryDirectory())
        database = ""
        if given.database == "postgresql":
            from tests.server.postgres import Cluster

            cluster = Cluster("-c max_connections=60")
            ending.callback(cluster.stop)
            database = cluster.new_database()
        servers = []
        for n in range(given.processes):
            servers.append(start(data, database, given.game, given.profile if n == 0 else ""))
            ending.callback(servers[-1][1].wait)
            ending.callback(servers[-1][1].send_signal, signal.SIGINT)  # so that a profile is written
            while not ready(servers[-1][0], given.game):
                assert servers[-1][1].poll() is None, "the server did not start"
                time.sleep(0.2)
        asyncio.run(measure([url for url, _ in servers], [server.pid for _, server in servers], given))


if __name__ == "__main__":
    main()
