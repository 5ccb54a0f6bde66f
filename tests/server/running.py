"""A real server in a thread, and people who use it as browsers and outside bots do."""

from __future__ import annotations

import itertools
import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from longhouse.server.cli import _listening, uvicorn_config
from longhouse.server.house import House
from longhouse.server.serving import Serving
from tests.patience import PATIENCE

GAME = "vikings_on_board"


class Running:
    """A server in this process; ``now`` is its clock in milliseconds when ``fake_clock`` is set."""

    def __init__(self, data: Path, fake_clock: bool = False, port: int = 0, **settings: Any) -> None:
        self._listening = _listening("127.0.0.1", port)
        self.port = self._listening.getsockname()[1]
        self.now = 1_700_000_000_000
        clock: dict[str, Any] = {}
        if fake_clock:
            clock = {"clock": lambda: self.now, "patience": lambda: self.now / 1000}
        defaults: dict[str, Any] = {"compile": False, "generosity": 1000.0, "bot_moment": 0.0}
        self.house = House(Serving("127.0.0.1", self.port, data, **(defaults | settings)), **clock)
        self._server = uvicorn.Server(uvicorn_config(self.house))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listening]})
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str = "Astrid") -> Visitor:
        return Visitor(self.url, name)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._listening.close()


def get(url: str, **how: Any) -> httpx.Response:
    """Ask, and wait."""
    return httpx.get(url, timeout=PATIENCE, **how)


def post(url: str, **how: Any) -> httpx.Response:
    """Send, and wait."""
    return httpx.post(url, timeout=PATIENCE, **how)


def client(url: str, **how: Any) -> httpx.Client:
    """Somebody who asks more than once, and waits."""
    return httpx.Client(base_url=url, timeout=PATIENCE, **how)


_visitors: list[Visitor] = []


def send_home() -> None:
    """Close what visitors have opened."""
    while _visitors:
        _visitors.pop().http.close()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.form_key = url, ""
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.ids = itertools.count()
        _visitors.append(self)
        if name:
            me = self.post("/api/me", {"name": name}).json()
            self.id = me["id"]

    def _keep_key(self, answer: httpx.Response) -> httpx.Response:
        if answer.is_success and answer.headers.get("content-type", "").startswith("application/json"):
            body = answer.json()
            if isinstance(body, dict) and body.get("form_key"):
                self.form_key = body["form_key"]
        return answer

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: Any = None, **params: Any) -> httpx.Response:
        headers = {"x-form-key": self.form_key}
        return self._keep_key(self.http.post(path, json=body, params=params, headers=headers))

    def put(self, path: str, body: Any) -> httpx.Response:
        return self._keep_key(self.http.put(path, json=body, headers={"x-form-key": self.form_key}))

    def set_up(self, players: int = 2, options: dict[str, str] | None = None, game: str = GAME, **settings: Any) -> Any:
        new = {"game": game, "players": players, "options": options or {}, "settings": settings}
        answer = self.post("/api/tables", new)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def do(self, table: str, what: str, expected_seq: int | None = None, id: str = "", **fields: Any) -> httpx.Response:
        asking = {"command": {"do": what, **fields}, "id": id or f"{next(self.ids)}", "expected_seq": expected_seq}
        return self.post(f"/api/tables/{table}/commands", asking)

    def look(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}", **params).json()

    def answer(self, table: str) -> httpx.Response:
        """Give the first legal answer."""
        shown = self.look(table)
        code = shown["position"]["legal"][0]["code"]
        return self.do(table, "move", shown["seq"], codes=[code])

    def socket(self, table: str, since: int | None = None, key: str = "", origin: str | None = "own") -> Socket:
        query = "&".join(f"{k}={v}" for k, v in {"since": since, "key": key}.items() if v not in (None, ""))
        address = f"ws{self.url[4:]}/api/tables/{table}/socket?{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        sent_origin: Any = self.url if origin == "own" else origin
        patient: Any = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "max_size": 2**22, "legacy": True}
        return Socket(connect(address, additional_headers=headers, origin=sent_origin, **patient))


class Socket:
    """A socket to a table; keeps every frame as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []

    def next(self, kind: str = "", timeout: float = PATIENCE) -> Any:
        """The next frame (of a kind)."""
        while True:
            self.received.append(str(self.connection.recv(timeout=timeout)))
            frame = json.loads(self.received[-1])
            if kind in ("", frame["type"]):
                return frame

    def send(self, what: str, expected_seq: int | None = None, id: str = "", **fields: Any) -> None:
        self.raw(json.dumps({"command": {"do": what, **fields}, "id": id, "expected_seq": expected_seq}))

    def raw(self, text: str | bytes) -> None:
        self.connection.send(text)

    def close(self) -> None:
        self.connection.close()


def table_of(server: Running, people: int = 2, bots: int = 0, **settings: Any) -> tuple[str, list[Visitor]]:
    """A table that has begun, and the people at it."""
    visitors = [server.guest(name) for name in ("Astrid", "Bjorn", "Cnut", "Dagny")[:people]]
    table = visitors[0].set_up(people + bots, **settings)
    for n, visitor in enumerate(visitors[1:], start=1):
        assert visitor.do(table["id"], "sit", invitation=table["invitations"][n]).status_code == 200
    for n in range(people, people + bots):
        assert visitors[0].do(table["id"], "seat_bot", seat=n).status_code == 200
    started = visitors[0].do(table["id"], "start")
    assert started.status_code == 200, started.text
    return table["id"], visitors


def table_with_promotion(server: Running, **settings: Any) -> tuple[str, list[Visitor]]:
    """A table of Vikings on Board whose first question may be answered by promoting: one deal in some 375 has nothing
    to promote."""
    while True:
        table, visitors = table_of(server, **settings)
        legal = actor_of(table, visitors).look(table)["position"]["legal"]
        if any(answer["args"].get("building") == "promote" for answer in legal):
            return table, visitors


def actor_of(table: str, visitors: list[Visitor]) -> Visitor:
    """The one whose answer is awaited."""
    turn: int = visitors[0].look(table)["position"]["turn"]
    return visitors[turn]
