"""Tables live: a socket for people, an event stream for outside bots. Both carry the same frames."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from longhouse.server.access import may_see, visible
from longhouse.server.connections import AT_ONCE
from longhouse.server.door import check_socket, who
from longhouse.server.failures import FAILURES, Denied, failure_of, network
from longhouse.server.hall import Live
from longhouse.server.house import House, TheHouse
from longhouse.server.listeners import Listener
from longhouse.server.messages import (
    Asking,
    ClientId,
    Doubt,
    Failure,
    Pong,
    ReasonFrame,
    Trial,
    TriedFrame,
    encode,
)
from longhouse.server.people import Person
from longhouse.server.routes.tables import Key, seat_at, spend_for
from longhouse.server.routes.trying import try_out, why_not
from longhouse.tables.commands import Command
from longhouse.tables.deciding import check_position
from longhouse.tables.errors import Stale
from longhouse.tables.showing import show_table

__all__ = ["ROUTES"]

LARGEST_FRAME = 8 * 1024
HEARTBEAT = 15.0

Since = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]


class TooMany(Denied):
    """So many sockets and streams of one network are open already."""

    def __init__(self) -> None:
        super().__init__("too_many", "too many sockets are open from your network: close some")


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over a socket: a command, a ping, answers to try, or one to be told the reason against.

    Tries and doubts are about the position whose number is ``expected_seq``.
    """

    command: Command | None = None
    id: ClientId = ""
    expected_seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    ping: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    trial: Trial | None = None
    doubt: Doubt | None = None


_decoder = msgspec.json.Decoder(Incoming)


@websocket("/api/tables/{table_id:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], house: TheHouse, table_id: FromPath[str], since: Since = None, key: Key = ""
) -> None:
    """A table over a socket. ``since``: the last entry one knows; what came after is sent first."""
    try:
        check_socket(socket, house)
        person = await who(socket, house)
        live = await visible(house.hall, table_id, person.id if person else "", key)
    except Exception as error:
        await _turn_away(socket, error)
        return
    here = network(socket)
    if not house.listening.enter(here):
        await _turn_away(socket, TooMany())
        return
    try:
        await socket.accept()
        await _converse(socket, house, live, person, since, key)
    finally:
        house.listening.leave(here)


async def _converse(
    socket: WebSocket[Any, Any, Any], house: House, live: Live, person: Person | None, since: int | None, key: str
) -> None:
    listener = Listener(person.id if person else "", _straight_to(socket, live, person.id if person else "", key))
    sending = asyncio.create_task(_send(socket, live, listener, key))
    try:
        await house.hall.listen(live, listener, since)
        await _Conversation(socket, house, live, person, listener).run()
    finally:
        house.hall.leave(live, listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Say why in a frame, because a browser shows no HTTP status to a page; a foreign page is told nothing."""
    failure = failure_of(error)
    if failure is None:
        raise error
    if failure.code != "bad_origin":
        await socket.accept()
        await socket.send_text(encode(failure).decode())
    await socket.close(code=4000, reason=failure.code)


def _straight_to(socket: WebSocket[Any, Any, Any], live: Live, person: str, key: str) -> Callable[[bytes], bool]:
    """What sends a frame over a socket at once, where it can be sent: to one who may see it, and reads."""
    write: Any = (socket.scope.get("extensions") or {}).get(AT_ONCE, {}).get("write")
    if write is None:
        return lambda frame: False
    return lambda frame: may_see(live.table, person, key) and write(frame)


async def _send(socket: WebSocket[Any, Any, Any], live: Live, listener: Listener, key: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (waiting := await listener.frames.get()) is not None:
            if not may_see(live.table, listener.person, key):
                await socket.close(code=4000, reason="unknown")
                return
            await socket.send_text(waiting[1].decode())
            listener.sent()
        await socket.close(code=4008, reason="connect again with since")


class _Conversation:
    """What somebody says over one socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        live: Live,
        person: Person | None,
        listener: Listener,
    ) -> None:
        self.socket, self.house, self.live, self.person, self.listener = socket, house, live, person, listener

    async def run(self) -> None:
        """Listen until the socket closes."""
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            frame = message.get("text") or message.get("bytes") or b""
            try:
                await self._hear(frame.encode() if isinstance(frame, str) else frame)
            except WebSocketDisconnect:
                return

    async def _hear(self, frame: bytes) -> None:
        incoming = Incoming()
        try:
            self.house.limits.spend("frames", str(id(self)))
            if len(frame) > LARGEST_FRAME:
                self._refuse(Failure("too_large", f"a frame has at most {LARGEST_FRAME} bytes"))
                return
            incoming = _decoder.decode(frame)
            await self._do(incoming)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._refuse(Failure("malformed", str(error)))
        except Exception as error:
            await self._explain(error, incoming.id)

    async def _do(self, incoming: Incoming) -> None:
        if incoming.ping is not None:
            self.listener.send(encode(Pong(incoming.ping)))
        elif incoming.command is None and incoming.trial is None and incoming.doubt is None:
            self._refuse(Failure("malformed", "send a command, a trial, a doubt or a ping", id=incoming.id))
        elif self.person is None:
            raise Denied("unauthorized", "who watches cannot act")
        elif incoming.command is None:
            await self._try_out(incoming, self.person)
        else:
            spend_for(self.house, self.person, incoming.command)
            asking = Asking(incoming.command, incoming.id, incoming.expected_seq)
            send = self.listener.send
            await self.house.hall.carry_out(self.live.table.id, self.person, asking, lambda ack: send(encode(ack)))

    async def _try_out(self, incoming: Incoming, person: Person) -> None:
        """Say what answers would lead to, or why one is not possible; nothing is changed."""
        async with self.live.lock:
            table = self.live.table
            seat = seat_at(table, person.id)
            check_position(table, incoming.expected_seq)
            if incoming.trial is not None:
                self.listener.send(encode(TriedFrame(incoming.id, try_out(self.live, seat, incoming.trial.codes))))
            if incoming.doubt is not None:
                self.listener.send(encode(ReasonFrame(incoming.id, why_not(self.live, seat, incoming.doubt))))

    async def _explain(self, error: Exception, client_id: str) -> None:
        failure = failure_of(error)
        if failure is None:
            raise error
        table = None
        if isinstance(error, Stale):
            async with self.live.lock:
                table = show_table(self.live.table, self.person.id if self.person else "")
        self._refuse(Failure(failure.code, failure.message, client_id, failure.wait, table))

    def _refuse(self, failure: Failure) -> None:
        self.house.metrics.refused.labels(failure.code).inc()
        self.listener.send(encode(failure))


# ---------------------------------------------------------------------- event streams
LastEvent = Annotated[str, HeaderParameter(name="last-event-id", max_length=20)]


@get("/api/tables/{table_id:str}/events", responses=FAILURES, media_type="text/event-stream", include_in_schema=False)
async def events(
    request: Request[Any, Any, Any],
    house: TheHouse,
    table_id: FromPath[str],
    since: Since = None,
    key: Key = "",
    last_event: LastEvent = "",
) -> Stream:
    """A table as an event stream: the frames of its socket, each with the last entry it tells of as its id."""
    person = await who(request, house)
    house.limits.spend("sockets", network(request))
    live = await visible(house.hall, table_id, person.id if person else "", key)
    if not house.listening.has_room(network(request)):
        raise TooMany
    known = int(last_event) if last_event.isascii() and last_event.isdigit() else since
    listener = Listener(person.id if person else "")
    stream = _stream(house, live, listener, known, key, network(request))
    return Stream(stream, media_type="text/event-stream")


async def _stream(
    house: House, live: Live, listener: Listener, since: int | None, key: str, here: str
) -> AsyncIterator[bytes]:
    if not house.listening.enter(here):
        return
    try:
        await house.hall.listen(live, listener, since)
        while True:
            try:
                waiting = await asyncio.wait_for(listener.frames.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if waiting is None or not may_see(live.table, listener.person, key):
                return
            listener.sent()
            seq, frame = waiting
            yield (b"id: %d\n" % seq if seq else b"") + b"data: " + frame + b"\n\n"
    finally:
        house.listening.leave(here)
        house.hall.leave(live, listener)


ROUTES = [socket, events]
