from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from longhouse import tables
from longhouse.server.hall import REWRITTEN, Hall, Live, UnknownTable
from longhouse.server.listeners import MOST_WAITING, Listener
from longhouse.server.messages import Asking
from longhouse.server.metrics import Metrics
from longhouse.server.people import Person
from longhouse.server.storage import Unavailable, open_store
from longhouse.tables import commands as ask
from longhouse.tables.settings import Settings

ASTRID = Person("astrid", "Astrid")


def in_hall(tmp_path: Path, scene: Callable[[Hall, Live], Coroutine[Any, Any, None]]) -> None:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Hall]:
        store = open_store(f"sqlite:///{tmp_path / 'db'}")
        hall = Hall(store, Metrics(), lambda: 1_000)
        yield hall
        await hall.close()
        store.close()

    async def run() -> None:
        async with opened() as hall:
            asker = tables.Asker(ASTRID.id, ASTRID.name, 1_000)
            live = await hall.create(ASTRID.id, tables.create("vikings_on_board", 2, {}, Settings(), asker))
            await scene(hall, live)

    asyncio.run(run())


class Ear(Listener):
    def __init__(self, heard: list[str]) -> None:
        super().__init__(ASTRID.id)
        self._heard = heard

    def send(self, frame: bytes, seq: int = 0) -> None:
        self._heard.append("told" if b'"happened"' in frame else "greeted")


def test_commit_then_acknowledge_then_broadcast(tmp_path: Path) -> None:
    async def scene(hall: Hall, live: Live) -> None:
        happened: list[str] = []
        append = hall.store.append

        async def watched(*additions: Any) -> None:
            await append(*additions)
            happened.append("committed")

        hall.store.append = watched  # type: ignore[method-assign]
        await hall.listen(live, Ear(happened), None)
        happened.clear()
        asking = Asking(ask.Say("hello"))
        await hall.command(live.table.id, ASTRID, asking, lambda ack: happened.append("acknowledged"))
        assert happened == ["committed", "acknowledged", "told"]

    in_hall(tmp_path, scene)


def test_a_commit_that_fails_leaves_nothing_behind_and_is_told_to_nobody(tmp_path: Path) -> None:
    async def scene(hall: Hall, live: Live) -> None:
        happened: list[str] = []
        await hall.listen(live, Ear(happened), None)
        happened.clear()
        append, before = hall.store.append, live.table.fingerprint()

        async def full(*additions: Any) -> None:
            raise Unavailable("no space left")

        hall.store.append = full  # type: ignore[method-assign]
        with pytest.raises(Unavailable, match="no space"):
            await hall.command(live.table.id, ASTRID, Asking(ask.Say("hello"), "one"))
        assert live.table.fingerprint() == before
        assert happened == []
        hall.store.append = append  # type: ignore[method-assign]
        ack = await hall.command(live.table.id, ASTRID, Asking(ask.Say("hello"), "one"))
        assert (ack.seq, ack.repeated) == (before["seq"] + 1, False)
        assert happened == ["told"]

    in_hall(tmp_path, scene)


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def scene(hall: Hall, live: Live) -> None:
        slow = Listener("somebody")
        await hall.listen(live, slow, None)
        for n in range(MOST_WAITING + 5):
            await hall.command(live.table.id, ASTRID, Asking(ask.Say(f"{n}")))
        assert slow.ended
        assert slow not in live.listeners
        frames = [slow.frames.get_nowait() for _ in range(slow.frames.qsize())]
        assert frames[-1] is None
        assert None not in frames[:-1]

    in_hall(tmp_path, scene)


def test_what_had_to_wait_for_a_socket_is_sent_before_what_comes_later() -> None:
    sent: list[bytes] = []
    reads = False

    def write(frame: bytes) -> bool:
        if reads:
            sent.append(frame)
        return reads

    def send_what_waits() -> None:
        while not listener.frames.empty():
            waiting = listener.frames.get_nowait()
            assert waiting is not None
            assert write(waiting[1])
            if not listener.frames.empty():
                listener.sent()

    listener = Listener("somebody", write)
    listener.send(b"1")
    reads = True
    listener.send(b"2")
    send_what_waits()
    listener.send(b"3")  # the second has left the queue, and is not known to be sent
    assert sent == [b"1", b"2"]
    send_what_waits()
    listener.sent()
    listener.sent()
    listener.send(b"4")
    assert sent == [b"1", b"2", b"3", b"4"]


def test_tables_nobody_uses_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async def scene(hall: Hall, live: Live) -> None:
        await hall.forget_idle()
        assert await hall.live(live.table.id) is live
        live.used_at -= 1_000
        await hall.forget_idle()
        again = await hall.live(live.table.id)
        assert again is not live
        assert again.table.fingerprint() == live.table.fingerprint()
        with pytest.raises(UnknownTable):
            await hall.live("nowhere")

    in_hall(tmp_path, scene)


def test_two_copies_of_a_table_agree_in_the_end(tmp_path: Path) -> None:
    """As with two processes: each has a copy, and the log decides."""

    async def scene(hall: Hall, live: Live) -> None:
        other = Hall(hall.store, Metrics(), lambda: 2_000)
        await other.live(live.table.id)
        for n in range(6):
            await (hall, other)[n % 2].command(live.table.id, ASTRID, Asking(ask.Say(f"{n}")))
        await hall.catch_up_all()
        there = await other.live(live.table.id)
        assert live.table.fingerprint() == there.table.fingerprint()
        assert [entry.event.text for entry in live.table.chat] == [f"{n}" for n in range(6)]  # type: ignore[union-attr]

    in_hall(tmp_path, scene)


def test_a_wake_up_reads_on_and_a_log_that_was_rewritten_is_read_anew(tmp_path: Path) -> None:
    async def scene(hall: Hall, live: Live) -> None:
        other = Hall(hall.store, Metrics(), lambda: 2_000)
        await other.command(live.table.id, ASTRID, Asking(ask.Say("hello")))
        await hall.woken(live.table.id, live.table.seq + 1)
        assert [entry.event.text for entry in live.table.chat] == ["hello"]  # type: ignore[union-attr]
        assert await hall.live(live.table.id) is live
        await hall.woken("nowhere", REWRITTEN)
        await hall.woken(live.table.id, REWRITTEN)
        assert await hall.live(live.table.id) is not live

    in_hall(tmp_path, scene)
