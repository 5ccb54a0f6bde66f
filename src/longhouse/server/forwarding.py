"""Before the application: what is about a table that another process looks after goes to that process.

A proxy that sends a table's visitors always to the same process (docs/hosting.md) makes this rare; it is what keeps a
table whole when they come to another one. Who asks is known to the owner by the same cookies and tokens.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from longhouse.server.house import House
from longhouse.server.messages import Failure, encode
from longhouse.server.storage import Unavailable
from longhouse.server.storage.owning import Owner

__all__ = ["Forwarding"]

FORWARDED = b"x-longhouse-forwarded"  # once is enough: who gets it and is not the owner either says that it is busy
KNOWN_FOR = 1.0  # seconds for which an owner is not asked after again
CONNECTING = httpx.Timeout(None, connect=2.0)
_TABLE = re.compile(r"^/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
_OWN = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"proxy-connection")
_BUSY = encode(Failure("busy", "the table is being moved to another process: try again", wait=1.0))


class Forwarding:
    """The application, for tables of this process; a way to the others for theirs."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house
        self._client = httpx.AsyncClient(timeout=CONNECTING, limits=httpx.Limits(max_connections=None))
        self._known: dict[str, tuple[float, Owner]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or there."""
        owner = await self._owner(scope)
        if owner is None:
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._forward_socket(owner, scope, receive, send)
        else:
            await self._forward_request(owner, scope, receive, send)

    async def _owner(self, scope: Scope) -> Owner | None:
        """The other process that must answer; None when it is this one, or nobody yet."""
        if scope["type"] not in ("http", "websocket") or any(name == FORWARDED for name, _ in scope["headers"]):
            return None
        found = _TABLE.match(scope["path"])
        if found is None or self._house.hall.holds(found[1]):
            return None
        known_until, owner = self._known.get(found[1], (0.0, None))
        if owner is not None and known_until > time.monotonic():
            return owner
        return await self._asked_after(found[1])

    async def _asked_after(self, table: str) -> Owner | None:
        self._known.pop(table, None)
        try:
            owner = await self._house.hall.ownership.owner_of(table)
        except Unavailable:
            return None
        if owner is not None:
            self._known[table] = (time.monotonic() + KNOWN_FOR, owner)
        return owner

    # ------------------------------------------------------------------ requests
    async def _forward_request(self, owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
        address = f"{owner.address}{scope['raw_path'].decode()}?{scope['query_string'].decode()}"
        request = self._client.build_request(
            scope["method"], address, headers=_headers(scope), content=_body(scope, receive)
        )
        try:
            response = await self._client.send(request, stream=True)
        except httpx.ConnectError:
            await self._answer_or_wait(scope, receive, send)
            return
        except httpx.TransportError:
            await _say_busy(send)
            return
        try:
            await _unless_gone(_pass_on(response, send), receive)
        finally:
            await response.aclose()

    async def _answer_or_wait(self, scope: Any, receive: Receive, send: Send) -> None:
        """The owner is not there: answer here if it has let go of the table, else the lease must end first."""
        found = _TABLE.match(scope["path"])
        if found is not None and await self._asked_after(found[1]) is None:
            await self._app(scope, receive, send)
        else:
            await _say_busy(send)

    # ------------------------------------------------------------------ sockets
    async def _forward_socket(self, owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        try:
            there = await self._connected(owner, scope)
        except (OSError, WebSocketException, TimeoutError):
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.send", "text": _BUSY.decode(), "bytes": None})
            await send({"type": "websocket.close", "code": 4000, "reason": "busy"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        hearing = asyncio.create_task(_hear(there, send))
        try:
            await _unless_over(_speak(there, receive), hearing)
        finally:
            await there.close()
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def _connected(self, owner: Owner, scope: Any) -> ClientConnection:
        """A socket to the owner, under the name that the visitor used for us."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in _headers(scope)]
        host = next((value for name, value in headers if name == "host"), "localhost")
        kept = [(name, value) for name, value in headers if name != "host" and not name.startswith("sec-websocket")]
        there = urlsplit(owner.address)
        return await connect(
            f"ws://{host}{scope['raw_path'].decode()}?{scope['query_string'].decode()}",
            host=there.hostname,
            port=there.port,
            additional_headers=kept,
            user_agent_header=None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=5,
        )


def _headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """What the visitor sent, without what belongs to that connection alone, and where it came from."""
    kept = [
        (name, value) for name, value in scope["headers"] if name not in _OWN and not name.startswith(b"x-forwarded-")
    ]
    client = scope["client"][0] if scope.get("client") else "unknown"
    proto = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return [
        *kept,
        (FORWARDED, b"1"),
        (b"x-forwarded-for", client.encode()),
        (b"x-forwarded-proto", proto.encode()),
    ]


async def _body(scope: Any, receive: Receive) -> AsyncIterator[bytes]:
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return
        yield message.get("body", b"")
        if not message.get("more_body"):
            return


async def _pass_on(response: httpx.Response, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in response.headers.raw if name.lower() not in _OWN]
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    with contextlib.suppress(httpx.TransportError):
        async for part in response.aiter_raw():
            await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _say_busy(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": _BUSY, "more_body": False})


async def _unless_gone(work: Any, receive: Receive) -> None:
    """Do something for as long as the visitor is there."""

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    await _unless_over(work, asyncio.create_task(gone()))


async def _unless_over(work: Any, other: asyncio.Task[None]) -> None:
    """Do something until it is done or the other is."""
    doing = asyncio.create_task(work)
    await asyncio.wait((doing, other), return_when=asyncio.FIRST_COMPLETED)
    for task in (doing, other):
        task.cancel()
    await asyncio.gather(doing, other, return_exceptions=True)


async def _speak(there: ClientConnection, receive: Receive) -> None:
    """Pass on what the visitor says."""
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            frame: Any = message.get("text") or message.get("bytes") or b""
            await there.send(frame)


async def _hear(there: ClientConnection, send: Send) -> None:
    """Pass on what the owner says, and why it stops."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            frame = await there.recv()
            text, raw = (frame, None) if isinstance(frame, str) else (None, frame)
            await send({"type": "websocket.send", "text": text, "bytes": raw})
    code = there.close_code if there.close_code and there.close_code >= 3000 else 4008
    await send({"type": "websocket.close", "code": code, "reason": there.close_reason or "connect again with since"})
