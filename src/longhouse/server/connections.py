"""Connections: so many from one network, so many in all, and whoever connects must ask their question in time.

A server that takes every connection can be stopped by one machine that opens many and says nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from longhouse.server.addresses import is_among, network_of

__all__ = ["ASK_WITHIN", "AT_ONCE", "FROM_ONE_NETWORK", "Crowd", "descriptors", "guarded"]

AT_ONCE = "longhouse.at_once"  # among a socket's extensions: sends a frame of text without waiting
ASK_WITHIN = 20.0  # seconds for a whole request, however slowly it comes
FROM_ONE_NETWORK = 400  # connections at once
RESERVED = 128  # descriptors for the database, bots and files
WANTED = 65_536


class Crowd:
    """Who is here, by network."""

    def __init__(self, most: int, from_one: int) -> None:
        self.most, self.from_one = most, from_one
        self.here = 0
        self._networks: Counter[str] = Counter()

    def has_room(self, network: str) -> bool:
        """Whether one more may come; "" is a proxy, which stands for many."""
        return self.here < self.most and (not network or self._networks[network] < self.from_one)

    def enter(self, network: str) -> bool:
        """Let somebody in, if there is room; everybody let in must leave."""
        if not self.has_room(network):
            return False
        self.here += 1
        self._networks[network] += 1
        return True

    def leave(self, network: str) -> None:
        """Somebody who was let in has gone."""
        self.here -= 1
        self._networks[network] -= 1
        if not self._networks[network]:
            del self._networks[network]


def descriptors() -> int:
    """How many connections this process can hold, its limit raised as far as it may."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    held = WANTED if soft == resource.RLIM_INFINITY else soft
    return max(32, held - RESERVED)


def guarded(crowd: Crowd, proxies: str) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of a server that counts its connections: for requests, and for sockets that grow out of them."""

    def counted_as(client: tuple[str, int] | None) -> str:
        """The network a connection counts for; that of a trusted proxy stands for many."""
        if client is None or "*" in proxies:
            return ""
        return "" if is_among(client[0], proxies) else network_of(client[0])

    class GuardedSocket(WebSocketsSansIOProtocol):
        """A socket, let in as the request that it was."""

        _flushing = False
        _heard_at = 0.0

        def data_received(self, data: bytes) -> None:
            """Hear it; who has said something is there."""
            self._heard_at = self.loop.time()
            super().data_received(data)

        def send_keepalive_ping(self) -> None:
            """Ask those who have been silent whether they are still there."""
            silent = self.loop.time() - self._heard_at
            if self.ping_interval is not None and silent < self.ping_interval:
                self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
            else:
                super().send_keepalive_ping()

        def handle_connect(self, event: Any) -> None:
            """Offer the application a way to send without waiting."""
            super().handle_connect(event)
            if hasattr(self, "scope"):
                (self.scope.get("extensions") or {})[AT_ONCE] = {"write": self.write}

        def write(self, frame: bytes) -> bool:
            """Send a frame of text, with all others of this moment; False when it must wait, or never can be sent."""
            if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
                return False
            try:
                self.conn.send_text(frame)
            except InvalidState:
                return False
            if not self._flushing:
                self._flushing = True
                self.loop.call_soon(self._flush)
            return True

        def _flush(self) -> None:
            self._flushing = False
            frames = self.conn.data_to_send()
            if frames and not self.transport.is_closing():  # it may have been lost in between
                self.transport.write(b"".join(frames))

        def connection_lost(self, exc: Exception | None) -> None:
            """Count it no more."""
            super().connection_lost(exc)
            crowd.leave(counted_as(self.client))

    class GuardedRequest(H11Protocol):
        """A connection on which a whole request must come in time."""

        _inside = False
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Let it in, or close it at once."""
            super().connection_made(transport)
            self._inside = crowd.enter(counted_as(self.client))
            if self._inside:
                self._wait()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            """Count it no more."""
            super().connection_lost(exc)
            self._wait_no_more()
            if self._inside:
                crowd.leave(counted_as(self.client))

        def data_received(self, data: bytes) -> None:
            """Hear it, and see whether more must come."""
            super().data_received(data)
            if self._is_whole:
                self._wait_no_more()
            else:
                self._wait()

        @property
        def _is_whole(self) -> bool:
            """Whether nothing is half said."""
            if self.transport.get_protocol() is not self or self.transport.is_closing():
                return True
            begun = bool(self.conn.trailing_data[0]) or self.cycle is None
            return self.conn.their_state is not h11.SEND_BODY and not (self.conn.their_state is h11.IDLE and begun)

        def _wait(self) -> None:
            if self._late is None:
                self._late = self.loop.call_later(ASK_WITHIN, self.transport.abort)

        def _wait_no_more(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return GuardedRequest, GuardedSocket
