"""The crash campaign: people play at many tables while the server is killed again and again.

``python -m tests.server.campaign --kills 200 --database sqlite`` runs it by hand (or ``--database postgresql``).
What must hold: every acknowledged move is in the log, once; every client catches up with the log by its numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from longhouse.server.storage import open_store
from longhouse.server.storage.engines import sqlite_url
from longhouse.tables import events as log
from longhouse.tables.showing import show_entries
from longhouse.tables.table import Table
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.running import GAME


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Victim:
    """The server: started, killed, started again."""

    def __init__(self, data: Path, database: str, **environment: str) -> None:
        self.port, self.kills = free_port(), 0
        self._environment = os.environ | environment
        self._command = [sys.executable, "-m", "longhouse.server", "--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--data", str(data), "--database-url", database, "--no-compile"]
        self._command += ["--bot-moment", "0", "--generosity", "1000000"]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, env=self._environment)
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                assert self._process.poll() is None, "the server stopped by itself"
                assert time.monotonic() < deadline, "the server does not answer"
                try:
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.poll() is None, "the server stopped by itself"
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self.kills += 1


@dataclass
class Player:
    """Somebody who keeps playing, whatever happens to the server."""

    name: str
    table: str
    cookie: str
    person: str
    choose: random.Random
    known: int = 0
    entries: dict[int, Any] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    asked: dict[str, Any] | None = None
    position: dict[str, Any] = field(default_factory=lambda: {"seq": 0, "legal": []})
    over: bool = False
    reconnects: int = 0
    repeated: int = 0
    busy: int = 0
    thinks: float = 0.0  # seconds before each move
    rests: bool = False  # asks for nothing more

    async def play(self, *urls: str) -> None:
        """Play, and connect again, to the next server where there are several, whenever the connection is lost."""
        while self.asked is not None or not self.over:
            url = urls[self.reconnects % len(urls)]
            address = f"ws{url[4:]}/api/tables/{self.table}/socket"
            try:
                headers, origin = {"cookie": f"longhouse_session={self.cookie}"}, Origin(url)
                async with connect(
                    f"{address}?since={self.known}", additional_headers=headers, origin=origin, max_size=None
                ) as connection:
                    if self.asked is not None:
                        await connection.send(json.dumps(self.asked))
                    async for text in connection:
                        frame = json.loads(text)
                        if frame["type"] == "error" and frame["code"] == "busy":
                            self.busy += 1
                            await asyncio.sleep(0.2)
                            if self.asked is not None:
                                await connection.send(json.dumps(self.asked))
                        elif self.hear(frame) and self.asked is not None:
                            await asyncio.sleep(self.thinks)
                            await connection.send(json.dumps(self.asked))
                        if self.over and self.asked is None:
                            break
            except (OSError, WebSocketException, EOFError, TimeoutError):
                pass
            self.reconnects += 1
            await asyncio.sleep(0.2)

    def hear(self, frame: dict[str, Any]) -> bool:
        """Take in a frame; whether there is something to send."""
        if frame["type"] == "ack":
            assert self.asked is not None
            assert frame["id"] == self.asked["id"]
            self.repeated += frame["repeated"]
            self.acknowledged[frame["id"]] = frame["seq"]
            self.asked = None
            return self.position["seq"] >= frame["seq"] and self.decide()  # as when it was stored before a kill
        assert frame["type"] != "error", frame
        if frame["type"] == "happened":
            for entry in frame["entries"]:
                assert self.entries.setdefault(entry["seq"], entry) == entry
            self.known = max(self.known, frame["seq"])
        shown = frame["table"] if frame["type"] == "table" else frame.get("table")
        self.over = self.over or bool(shown and shown["stage"] == "over")
        position = shown["position"] if shown else frame.get("position")
        self.position = position or self.position
        return bool(position) and self.asked is None and self.decide()

    def decide(self) -> bool:
        """Choose an answer to what is asked, if anything."""
        if self.rests or not self.position["legal"]:
            return False
        self.asked = {
            "command": {"do": "move", "codes": [self.choose.choice(self.position["legal"])["code"]]},
            "id": f"{self.name}-{self.position['seq']}",
            "expected_seq": self.position["seq"],
        }
        return True


async def seat_people(url: str, tables: int, seed: int) -> list[Player]:
    """Tables of two people, every other one with a karl, begun."""
    players: list[Player] = []
    for n in range(tables):
        people = []
        for k in range(2):
            async with httpx.AsyncClient(timeout=PATIENCE, base_url=url) as http:
                me = (await http.post("/api/me", json={"name": f"P{n}-{k}"})).json()
                people.append((http.cookies["longhouse_session"], me))

        async def ask(k: int, path: str, body: Any, people: list[Any] = people) -> Any:
            cookies, headers = {"longhouse_session": people[k][0]}, {"x-form-key": people[k][1]["form_key"]}
            async with httpx.AsyncClient(timeout=PATIENCE, base_url=url, cookies=cookies, headers=headers) as http:
                answer = await http.post(path, json=body)
                assert answer.is_success, answer.text
                return answer.json()

        with_bot = n % 2 == 1
        table = await ask(0, "/api/tables", {"game": GAME, "players": 3 if with_bot else 2})
        commands = f"/api/tables/{table['id']}/commands"
        await ask(1, commands, {"command": {"do": "sit", "invitation": table["invitations"][1]}})
        if with_bot:
            await ask(0, commands, {"command": {"do": "seat_bot", "seat": 2}})
        await ask(0, commands, {"command": {"do": "start"}})
        for k, (cookie, me) in enumerate(people):
            choose = random.Random(f"{seed} {n} {k}")
            players.append(Player(f"P{n}-{k}", table["id"], cookie, me["id"], choose))
    return players


@dataclass
class Outcome:
    """What a campaign came to."""

    kills: int
    moves: int
    repeated: int
    reconnects: int
    games_over: int
    seconds: float


async def campaign(data: Path, database: str, kills: int, tables: int, seed: int) -> Outcome:
    """Play, kill, check."""
    began, chance = time.monotonic(), random.Random(seed)
    victim = Victim(data, database)
    await victim.start()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []

    async def more_tables() -> None:
        new = await seat_people(victim.url, tables, seed + len(players))
        players.extend(new)
        tasks.extend(asyncio.create_task(player.play(victim.url)) for player in new)

    await more_tables()
    try:
        while victim.kills < kills:
            await asyncio.sleep(chance.uniform(0.02, 1.0))
            raise_if_failed(tasks)
            victim.kill()
            if victim.kills % 20 == 0:
                print(f"{victim.kills} kills, {time.monotonic() - began:.0f} s", file=sys.stderr)
            await victim.start()
            if sum(not player.over for player in players) < tables:
                await more_tables()
        await settle(players, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        victim.kill()
    moves = await check(database, players)
    assert moves > 0
    return Outcome(
        kills,
        moves,
        sum(player.repeated for player in players),
        sum(player.reconnects for player in players),
        len({player.table for player in players if player.over}),
        time.monotonic() - began,
    )


def raise_if_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def settle(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    """Let nobody ask for more, and wait until every move that was asked for has been acknowledged."""
    deadline = time.monotonic() + PATIENCE
    for player in players:
        player.rests = True
    while any(player.asked is not None for player in players):
        raise_if_failed(tasks)
        assert time.monotonic() < deadline, "a move was never acknowledged"
        await asyncio.sleep(0.02)


async def check(database: str, players: list[Player]) -> int:
    """Hold what the players know against the log; how many moves were acknowledged."""
    store = open_store(database)
    acknowledged = 0
    try:
        for table_id in {player.table for player in players}:
            entries = await store.entries(table_id, 0)
            table = Table(table_id, entries)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            assert table.match_at(len(table.codes)).actor == table.turn
            for player in (player for player in players if player.table == table_id):
                acknowledged += _check_player(player, table, entries)
    finally:
        store.close()
    return acknowledged


def _check_player(player: Player, table: Table, entries: list[log.Entry]) -> int:
    named: dict[str, list[int]] = {}
    for entry in entries:
        if entry.by == player.person and entry.client_id:
            named.setdefault(entry.client_id, []).append(entry.seq)
    for id, seq in player.acknowledged.items():
        assert named.get(id) == [seq], f"{id} was acknowledged as {seq}, the log has {named.get(id)}"
    shown = {h.seq: json.loads(msgspec.json.encode(h)) for h in show_entries(table, entries, player.person)}
    for seq, entry in player.entries.items():
        assert shown[seq] == entry, f"{player.name} was told something else about entry {seq}"
    assert set(player.entries) == {seq for seq in shown if seq <= player.known}, f"{player.name} has gaps"
    return len(player.acknowledged)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster() if given.database == "postgresql" else None
        try:
            database = cluster.new_database() if cluster else sqlite_url(Path(folder))
            print(asyncio.run(campaign(Path(folder), database, given.kills, given.tables, given.seed)))
        finally:
            if cluster:
                cluster.stop()


if __name__ == "__main__":
    main()
