"""What becomes of tables when the database fails, for people and bots. ``tests/server/faults.py`` does it for real."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from longhouse import tables
from longhouse.server.driving import Driver
from longhouse.server.hall import Hall
from longhouse.server.listeners import Listener
from longhouse.server.messages import Ack, Asking
from longhouse.server.metrics import Metrics
from longhouse.server.people import Person
from longhouse.server.storage import Unavailable, open_store
from longhouse.server.thinkers import Question, Thinkers
from longhouse.tables import commands as ask
from longhouse.tables.settings import Settings
from longhouse.tables.table import Table
from tests.patience import PATIENCE

ASTRID, BJORN = Person("astrid", "Astrid"), Person("bjorn", "Bjorn")


class Disk:
    """Fails as it is told to, at the border to the database's own driver."""

    def __init__(self, store: Any) -> None:
        self.writing, self.reading = store._writing.dialect, store._reading.dialect
        self.failure = self.writing.dbapi.OperationalError
        self.fails = ""
        for dialect in {self.writing, self.reading}:
            self._wrap(dialect, "do_commit")
        for name in ("do_execute", "do_executemany"):
            for dialect in {self.writing, self.reading}:
                self._wrap(dialect, name)

    def _wrap(self, dialect: Any, name: str) -> None:
        really = getattr(dialect, name)

        def do(*args: Any, **more: Any) -> Any:
            before = (dialect is self.writing and self.fails in FAILS_BEFORE[name]) or (
                dialect is self.reading and self.fails == "away"
            )
            if before:
                raise self.failure(f"the disk is told to fail: {self.fails}")
            outcome = really(*args, **more)
            if dialect is self.writing and name == "do_commit" and self.fails == "stored, but nobody knows":
                raise self.failure("the connection was lost after the commit")
            return outcome

        setattr(dialect, name, do)


FAILS_BEFORE = {
    "do_execute": ("away", "full"),
    "do_executemany": ("away", "full"),
    "do_commit": ("away", "full", "no commit"),
}
FAULTS = ("full", "no commit", "away", "stored, but nobody knows")


class Thoughtless(Thinkers):
    """Bots that answer at once, always the first legal answer."""

    async def think(self, question: Question) -> int:
        await asyncio.sleep(0)
        return question.seen.legal[0].code


class Witness(Listener):
    """Hears everything, and looks at once whether it is stored."""

    def __init__(self, person: str, database: str) -> None:
        super().__init__(person)
        self._engine, self.known, self.gone = (
            create_engine(database.replace("postgresql:", "postgresql+psycopg:")),
            0,
            0,
        )

    def send(self, frame: bytes, seq: int = 0) -> None:
        if seq:
            with self._engine.connect() as connection:
                stored = connection.execute(text("select max(seq) from entries")).scalar_one()
            assert stored >= seq, f"told of entry {seq} while {stored} is the last one stored"
            assert seq >= self.known
            self.known = seq

    def end(self) -> None:
        super().end()
        self.gone += 1


class Scene:
    """A table of two people and a bot, and those who follow it."""

    def __init__(self, hall: Hall, disk: Disk, table_id: str, database: str) -> None:
        self.hall, self.disk, self.table_id, self.database = hall, disk, table_id, database
        self.acknowledged: dict[str, int] = {}

    async def table(self) -> Table:
        while True:
            try:
                return (await self.hall.live(self.table_id)).table
            except Unavailable:
                await asyncio.sleep(0.02)

    async def listen(self) -> Witness:
        witness = Witness(ASTRID.id, self.database)
        await self.hall.listen(await self.hall.live(self.table_id), witness, None)
        return witness

    async def answer(self, name: str) -> Ack | None:
        """The first legal answer of the person waited for, None when the database failed."""
        table = await self.table()
        person = next(p for p in (ASTRID, BJORN) if table.waiting_for == table.seat_of(p.id))
        asking = Asking(ask.Move((table.match.legal_codes[0],)), name, table.seq)
        try:
            ack = await self.hall.command(self.table_id, person, asking)
        except Unavailable:
            return None
        assert self.acknowledged.setdefault(name, ack.seq) == ack.seq
        return ack

    async def persons_turn(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await self.table()).bot_to_move is not None or not await self._caught_up():
                await asyncio.sleep(0.01)

    async def _caught_up(self) -> bool:
        return (await self.table()).seq == len(await self.hall.store.entries(self.table_id, 0))

    async def bots_turn(self) -> None:
        n = len(self.acknowledged)
        while (await self.table()).bot_to_move is None:
            n += 1
            assert await self.answer(f"on the way {n}") is not None


@asynccontextmanager
async def at_a_table(database: str) -> AsyncIterator[Scene]:
    store = open_store(database)
    hall = Hall(store, Metrics(), lambda: 1_000)
    Driver(hall, Thoughtless(1))
    asker = tables.Asker(ASTRID.id, ASTRID.name, 1_000, seed=lambda: 11)
    live = await hall.create(ASTRID.id, tables.create("vikings_on_board", 3, {}, Settings(), asker))
    name = live.table.id
    await hall.command(name, ASTRID, Asking(ask.SeatBot(2, "karl")))
    await hall.command(name, BJORN, Asking(ask.Sit(invitation=live.table.invitations[1])))
    await hall.append(name, ASTRID.id, lambda table: tables.decide(table, ask.Start(), asker))
    scene = Scene(hall, Disk(store), name, database)
    try:
        await scene.persons_turn()
        yield scene
    finally:
        scene.disk.fails = ""
        await hall.close()
        store.close()


def play(database: str, story: Callable[[Scene], Any]) -> None:
    async def run() -> None:
        async with at_a_table(database) as scene:
            await story(scene)
            scene.disk.fails = ""
            await scene.persons_turn()
            await check(scene)

    asyncio.run(run())


async def check(scene: Scene) -> None:
    """The log is whole, holds what was acknowledged once, and is what is in memory."""
    entries = await scene.hall.store.entries(scene.table_id, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    named = [(entry.client_id, entry.seq) for entry in entries if entry.client_id]
    assert dict(named) == scene.acknowledged
    assert len(named) == len(scene.acknowledged)
    table = await scene.table()
    again = Table(scene.table_id, entries)
    assert again.fingerprint() == table.fingerprint()
    assert again.match.state_bytes() == table.match.state_bytes()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_persons_move_while_the_database_fails(fault: str, database: str) -> None:
    async def story(scene: Scene) -> None:
        before = (await scene.table()).seq
        scene.disk.fails = fault
        first = await scene.answer("mine")
        assert (first is not None) == (fault == "stored, but nobody knows")
        scene.disk.fails = ""
        if first is None:
            assert (await scene.table()).seq == before
            assert await scene.answer("mine") is not None
        answered = (await scene.table()).answered
        person = next(p for p in (ASTRID, BJORN) if (p.id, "mine") in answered)
        again = await scene.hall.command(scene.table_id, person, Asking(ask.Move((0,)), "mine", 1))
        assert again.repeated

    play(database, story)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_goes_on_by_itself_after_the_database_failed(fault: str, database: str) -> None:
    async def story(scene: Scene) -> None:
        think = Thoughtless.think
        waiting, go = asyncio.Event(), asyncio.Event()

        async def held(self: Thoughtless, question: Question) -> int:
            waiting.set()
            await go.wait()
            return await think(self, question)

        Thoughtless.think = held  # type: ignore[method-assign]
        try:
            await scene.bots_turn()
            await waiting.wait()
            before = (await scene.table()).seq
            scene.disk.fails = fault
            go.set()
            await asyncio.sleep(0.3)
            scene.disk.fails = ""
            await scene.persons_turn()
            assert (await scene.table()).seq > before
        finally:
            Thoughtless.think = think  # type: ignore[method-assign]

    play(database, story)


def test_nobody_is_told_what_is_not_stored(database: str) -> None:
    async def story(scene: Scene) -> None:
        witness = await scene.listen()
        for n, fault in enumerate(FAULTS * 3):
            await scene.persons_turn()
            scene.disk.fails = fault
            await scene.answer(f"{n}")
            scene.disk.fails = ""
            if witness.ended:
                witness = await scene.listen()
            if f"{n}" not in scene.acknowledged:
                assert await scene.answer(f"{n}") is not None

    play(database, story)


def test_a_table_whose_log_cannot_be_read_is_let_go(database: str) -> None:
    async def story(scene: Scene) -> None:
        witness = await scene.listen()
        live = await scene.hall.live(scene.table_id)
        scene.disk.fails = "away"
        assert await scene.answer("mine") is None
        assert witness.ended
        assert not scene.hall.holds(scene.table_id)
        scene.disk.fails = ""
        assert await scene.hall.live(scene.table_id) is not live
        assert await scene.answer("mine") is not None

    play(database, story)


def test_clocks_go_on_after_the_database_failed(database: str) -> None:
    """A deadline that came while nothing could be stored is looked at again."""

    async def run() -> None:
        store, now = open_store(database), [1_000]
        hall = Hall(store, Metrics(), lambda: now[0])
        driver = Driver(hall, Thoughtless(1))
        asker = tables.Asker(ASTRID.id, ASTRID.name, 1_000, seed=lambda: 11)
        live = await hall.create(ASTRID.id, tables.create("vikings_on_board", 2, {}, Settings(), asker))
        await hall.command(live.table.id, BJORN, Asking(ask.Sit(invitation=live.table.invitations[1])))
        await hall.append(live.table.id, ASTRID.id, lambda table: tables.decide(table, ask.Start(), asker))
        await hall.command(live.table.id, ASTRID, Asking(ask.Leave()))
        disk, now[0] = Disk(store), now[0] + 10**9
        disk.fails = "away"
        await driver.look_at_clocks()
        disk.fails = ""
        await driver.look_at_clocks()
        live = await hall.live(live.table.id)
        assert live.table.seats[0].level != ""
        await hall.close()
        store.close()

    asyncio.run(run())
