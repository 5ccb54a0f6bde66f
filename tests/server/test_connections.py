"""Nobody can stop the house: unfinished requests end, networks are counted, slow work waits elsewhere."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longhouse.server import connections
from longhouse.server.addresses import is_among, network_of
from longhouse.server.connections import Crowd, descriptors, guarded
from longhouse.server.house import House
from longhouse.server.keeping import Kept
from longhouse.server.limits import LIMITS, Limits, TooOften
from longhouse.server.pools import Overloaded, Pool
from longhouse.server.serving import Serving
from longhouse.tables import deciding, files
from tests.patience import PATIENCE, SLOW
from tests.server.running import Running, Visitor, table_of


# ---------------------------------------------------------------------- unfinished requests
@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, open_server: Callable[..., Running]) -> Running:
    monkeypatch.setattr(connections, "ASK_WITHIN", 0.4 * SLOW)
    return open_server()


def is_closed(half: socket.socket, drip: bytes = b"") -> bool:
    """Whether the server ends the connection, though something comes all the time."""
    half.settimeout(0.1)
    for _ in range(int(100 * SLOW)):
        try:
            if not half.recv(4096):
                return True
            if drip:
                half.sendall(drip)
        except TimeoutError:
            if drip:
                try:
                    half.sendall(drip)
                except OSError:
                    return True
        except OSError:
            return True
    return False


@pytest.mark.parametrize(
    ("sent", "drip"),
    [
        (b"", b""),
        (b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n", b""),
        (b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: b\r\n"),
        (b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n{", b" "),
    ],
    ids=["silence", "half a head", "a head that never ends", "a body that never ends"],
)
def test_a_request_that_does_not_come_to_its_end_is_ended(impatient: Running, sent: bytes, drip: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as half:
        half.sendall(sent)
        assert is_closed(half, drip)


def test_half_a_request_behind_a_whole_one_is_ended_as_well(impatient: Running) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", impatient.port)
    connection.request("GET", "/health")
    assert connection.getresponse().read()
    connection.sock.sendall(b"GET /api/games HTTP/1.1\r\n")
    assert is_closed(connection.sock, b"")
    connection.close()


def test_whole_requests_sockets_and_streams_live_on(impatient: Running) -> None:
    table, visitors = table_of(impatient)
    open_socket = visitors[0].socket(table)
    open_socket.next("table")
    with visitors[0].http.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        time.sleep(1.2 * SLOW)
        open_socket.raw('{"ping": 7}')
        assert open_socket.next("pong")["pong"] == 7
        visitors[1].do(table, "say", text="still here?")
        assert any("still here?" in line for line in lines if line.startswith("data: "))
    open_socket.close()


def test_who_has_said_something_is_not_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    _, kind = guarded(Crowd(10, 10), "")
    sent: list[float] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: sent.append(self.loop.time()))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: None)
    visitor: Any = object.__new__(kind)
    clock = Clock()
    visitor.loop, visitor.ping_interval = clock, 30
    clock.now = 100.0
    visitor.data_received(b"...")
    clock.now = 120.0
    visitor.send_keepalive_ping()
    assert clock.later == [10.0]
    clock.now = 130.0
    visitor.send_keepalive_ping()
    assert sent == [130.0]


def test_what_was_to_be_sent_when_a_socket_was_lost_is_not_sent() -> None:
    _, kind = guarded(Crowd(10, 10), "")
    visitor: Any = object.__new__(kind)
    visitor.conn, visitor.transport = Mock(), Mock()
    visitor.conn.data_to_send.return_value = [b"frame"]
    visitor.transport.is_closing.return_value = True
    visitor._flush()
    visitor.transport.write.assert_not_called()
    visitor.transport.is_closing.return_value = False
    visitor._flush()
    visitor.transport.write.assert_called_once_with(b"frame")


def open_socket() -> Any:
    """A socket that is open, and reads."""
    _, kind = guarded(Crowd(10, 10), "")
    visitor: Any = object.__new__(kind)
    visitor.conn, visitor.loop, visitor.transport, visitor.writable = Mock(), Mock(), Mock(), Mock()
    visitor.writable.is_set.return_value = True
    visitor.handshake_complete, visitor.close_sent, visitor.disconnected = True, False, False
    return visitor


def test_frames_of_one_moment_are_sent_together() -> None:
    visitor = open_socket()
    assert [visitor.write(frame) for frame in (b"one", b"two")] == [True, True]
    assert [call.args for call in visitor.conn.send_text.mock_calls] == [(b"one",), (b"two",)]
    visitor.loop.call_soon.assert_called_once_with(visitor._flush)


@pytest.mark.parametrize(
    ("what", "is_so"), [("handshake_complete", False), ("close_sent", True), ("disconnected", True)]
)
def test_nothing_is_sent_over_a_socket_that_is_not_open(what: str, is_so: bool) -> None:
    visitor = open_socket()
    setattr(visitor, what, is_so)
    assert not visitor.write(b"frame")
    visitor.conn.send_text.assert_not_called()


def test_who_does_not_read_is_sent_nothing_more_at_once() -> None:
    visitor = open_socket()
    visitor.writable.is_set.return_value = False
    assert not visitor.write(b"frame")
    visitor.conn.send_text.assert_not_called()


class Clock:
    """An event loop that keeps only what it shall do later."""

    def __init__(self) -> None:
        self.now = 0.0
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, work: Callable[[], None]) -> None:
        self.later.append(delay)


# ---------------------------------------------------------------------- so many at once
def test_one_network_fills_its_own_share_and_no_more() -> None:
    crowd = Crowd(most=10, from_one=3)
    assert [crowd.enter("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert crowd.enter("b")
    crowd.leave("a")
    assert [crowd.enter("a") for _ in range(2)] == [True, False]
    assert [crowd.enter("") for _ in range(8)] == [True] * 6 + [False] * 2
    assert not crowd.enter("c")


def test_sockets_of_one_network_are_counted_and_let_go(open_server: Callable[..., Running]) -> None:
    server = open_server()
    server.house.listening = Crowd(100, 2)
    table, visitors = table_of(server)
    held = [visitors[0].socket(table) for _ in range(2)]
    for one in held:
        one.next("table")
    refused = visitors[1].socket(table)
    assert refused.next()["code"] == "too_many"
    assert visitors[1].get(f"/api/tables/{table}/events").status_code == 409
    held[0].close()
    deadline = time.monotonic() + PATIENCE
    while server.house.listening.here > 1 and time.monotonic() < deadline:
        time.sleep(0.02)
    again = visitors[1].socket(table)
    assert again.next()["type"] == "table"


def test_networks() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9%eth0") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::") != network_of("2001:db8:1:2::")
    assert is_among("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not is_among("11.1.2.3", "127.0.0.1,10.0.0.0/8,::1")
    assert not is_among("testclient", "10.0.0.0/8")


def use_up(limits: Limits, name: str, forgiving: bool = True) -> None:
    """Do something until it is too often."""
    try:
        for _ in range(10 * LIMITS[name].count):
            limits.spend(name, "somebody")
    except TooOften:
        if not forgiving:
            raise


def test_setting_the_clock_back_locks_nobody_out(tmp_path: Path) -> None:
    now = 1_700_000_000_000
    house = House(Serving(data=tmp_path, compile=False), clock=lambda: now)
    use_up(house.limits, "frames")
    now -= 3_600_000
    with pytest.raises(TooOften) as refused:
        use_up(house.limits, "frames", forgiving=False)
    assert refused.value.wait <= LIMITS["frames"].seconds
    assert str(refused.value).endswith("wait 1 s")  # never "wait 0 s"
    house.store.close()


def test_the_room_for_connections_follows_the_limit_of_descriptors() -> None:
    assert descriptors() >= 32


# ---------------------------------------------------------------------- slow work
def test_a_pool_has_an_end_and_keeps_nobody_else_waiting() -> None:
    pool, go_on = Pool("tests", threads=1, waiting=1), threading.Event()

    async def ask() -> list[Any]:
        waiting = [asyncio.ensure_future(pool.run(go_on.wait, 10)) for _ in range(2)]
        await asyncio.sleep(0.05)
        with pytest.raises(Overloaded):
            await pool.run(int)
        waiting[1].cancel()
        go_on.set()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert await pool.run(int, "7") == 7
        return done

    done = asyncio.run(ask())
    assert done[0] is True
    pool.close()


@pytest.fixture
def slow_replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Replaying a game takes until the event is set."""
    go_on = threading.Event()
    honest = files.course_of

    def slowly(table: Any) -> list[list[int]]:
        assert go_on.wait(PATIENCE)
        return honest(table)

    monkeypatch.setattr("longhouse.server.routes.tables.course_of", slowly)
    yield go_on
    go_on.set()


def test_others_are_answered_while_a_game_is_replayed(server: Running, slow_replays: threading.Event) -> None:
    table, (astrid, bjorn) = table_of(server)
    for _ in range(3):
        shown = astrid.look(table)["position"]["turn"]
        (astrid, bjorn)[shown].answer(table)
    astrid.do(table, "resign")
    found: list[httpx.Response] = []
    asking = threading.Thread(target=lambda: found.append(astrid.get(f"/api/tables/{table}/course")))
    asking.start()
    assert bjorn.look(table)["stage"] == "over"  # the same table, even
    assert Visitor(server.url).get("/health").status_code == 200
    assert not found
    slow_replays.set()
    asking.join()
    scores = found[0].json()["scores"]
    assert len(scores) == 4
    slow_replays.clear()
    assert bjorn.get(f"/api/tables/{table}/course").json()["scores"] == scores  # kept, not worked out again


def test_others_are_answered_while_a_table_from_a_file_starts(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (astrid, bjorn) = table_of(server)
    for _ in range(3):
        (astrid, bjorn)[astrid.look(table)["position"]["turn"]].answer(table)
    astrid.do(table, "resign")
    again = astrid.post(f"/api/tables/{table}/play_on", {"position": 2}).json()["id"]
    astrid.do(again, "seat_bot", seat=1, level="thrall")
    go_on, honest = threading.Event(), deciding.started

    def slowly(*args: Any) -> Any:
        assert go_on.wait(20)
        return honest(*args)

    monkeypatch.setattr(deciding, "started", slowly)
    starting = threading.Thread(target=lambda: astrid.do(again, "start"))
    starting.start()
    try:
        assert Visitor(server.url).get("/health").status_code == 200
        assert bjorn.look(table)["stage"] == "over"
        assert starting.is_alive()
    finally:
        go_on.set()
        starting.join()
    assert astrid.look(again)["stage"] == "playing"


def test_what_was_asked_for_last_is_kept() -> None:
    kept: Kept[int] = Kept(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)
