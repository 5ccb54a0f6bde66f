"""What is about a table of another process goes there, or is answered here when that process has let go of it."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from longhouse.server.forwarding import Forwarding, _hear
from longhouse.server.storage.owning import Owner
from tests.patience import PATIENCE


def nobody_there() -> str:
    """An address at which nobody answers."""
    with socket.create_server(("127.0.0.1", 0)) as shut:
        return f"http://127.0.0.1:{shut.getsockname()[1]}"


class Asgi:
    """A request or a socket for a table, as a server hands it over, and what was sent back."""

    def __init__(self, kind: str, *received: dict[str, Any]) -> None:
        self.scope: Any = {
            "type": kind, "method": "GET", "path": "/api/tables/here", "raw_path": b"/api/tables/here",
            "query_string": b"", "headers": [(b"host", b"games.example")], "client": ("192.0.2.7", 5), "scheme": "http",
        }  # fmt: skip
        self._received = list(received)
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        if not self._received:
            await asyncio.Event().wait()
        return self._received.pop(0)

    async def send(self, message: Any) -> None:
        self.sent.append(message)


def forwarding(*owners: Owner | None) -> Forwarding:
    """What stands before an application that says "here"; the owners of the table, as they are asked after."""
    left = list(owners)

    async def owner_of(table: str) -> Owner | None:
        return left.pop(0)

    async def here(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    ownership = SimpleNamespace(owner_of=owner_of)
    house: Any = SimpleNamespace(hall=SimpleNamespace(holds=lambda table: False, ownership=ownership))
    return Forwarding(here, house)


@pytest.mark.parametrize(("has_let_go", "status"), [(True, 200), (False, 503)])
def test_a_table_whose_owner_is_not_there_is_answered_here_once_it_has_been_let_go(
    has_let_go: bool, status: int
) -> None:
    gone = Owner("gone", nobody_there())
    asked = Asgi("http", {"type": "http.request", "body": b"", "more_body": False})
    before = forwarding(gone, None if has_let_go else gone)
    asyncio.run(asyncio.wait_for(before(asked.scope, asked.receive, asked.send), PATIENCE))
    assert asked.sent[0]["status"] == status


class There:
    """The owner's end of a socket."""

    def __init__(self, close_code: int | None = None, close_reason: str = "", silent: bool = False) -> None:
        self.close_code, self.close_reason = close_code, close_reason
        self.silent, self.closed, self.heard = silent, False, list[Any]()

    async def recv(self) -> str:
        if self.silent:
            await asyncio.Event().wait()
        raise ConnectionClosedError(None, None)

    async def send(self, frame: Any) -> None:
        self.heard.append(frame)

    async def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("code", "passed_on"), [(4000, 4000), (3000, 3000), (2999, 4008), (1012, 4008), (1006, 4008), (None, 4008)]
)
def test_why_a_socket_ends_is_passed_on_and_what_a_connection_ended_by_means_connect_again(
    code: int | None, passed_on: int
) -> None:
    """A page may be told codes from 3000 on; the others belong to the connection between two processes."""
    visitor, there = Asgi("websocket"), There(code)
    asyncio.run(_hear(there, visitor.send))  # type: ignore[arg-type]
    assert visitor.sent == [{"type": "websocket.close", "code": passed_on, "reason": "connect again with since"}]


def test_a_visitor_who_goes_leaves_no_socket_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"type": "websocket.receive", "text": "hei"}
    visitor = Asgi("websocket", {"type": "websocket.connect"}, said, {"type": "websocket.disconnect", "code": 1001})
    there, before = There(silent=True), forwarding(Owner("other", nobody_there()))

    async def connected(owner: Owner, scope: Any) -> There:
        return there

    monkeypatch.setattr(before, "_connected", connected)
    asyncio.run(asyncio.wait_for(before(visitor.scope, visitor.receive, visitor.send), PATIENCE))
    assert (there.heard, there.closed) == (["hei"], True)
    assert [message["type"] for message in visitor.sent] == ["websocket.accept"]
