"""What drives a table when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from longhouse import tables
from longhouse.server.driving import Driver
from longhouse.server.hall import Hall
from longhouse.server.listeners import Listener
from longhouse.server.messages import Asking
from longhouse.server.metrics import Metrics
from longhouse.server.people import Person
from longhouse.server.storage import open_store
from longhouse.server.thinkers import Question, Thinkers
from longhouse.tables import commands as ask
from longhouse.tables.clocks import LiveClock
from longhouse.tables.settings import Settings

ASTRID = Person("astrid", "Astrid")
ASKER = tables.Asker(ASTRID.id, ASTRID.name, 1_000, seed=lambda: 11)


class Thoughtless(Thinkers):
    """Bots that answer at once, always the first legal answer."""

    asked = 0

    async def think(self, question: Question) -> int:
        self.asked += 1
        await asyncio.sleep(0)
        return question.seen.legal[0].code


@asynccontextmanager
async def a_hall(tmp_path: Path, clock: Callable[[], int] = lambda: 1_000) -> AsyncIterator[Hall]:
    store = open_store(f"sqlite:///{tmp_path / 'db'}")
    hall = Hall(store, Metrics(), clock)
    try:
        yield hall
    finally:
        await hall.close()
        store.close()


async def begin_beside_a_bot(hall: Hall, table_id: str) -> None:
    """Seat a bot beside Astrid, and start."""
    await hall.command(table_id, ASTRID, Asking(ask.SeatBot(1, "karl")))
    await hall.append(table_id, ASTRID.id, lambda table: tables.decide(table, ask.Start(), ASKER))


def test_bots_alone_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = Thoughtless(1)
        async with a_hall(tmp_path) as hall:
            driver = Driver(hall, thinkers)
            live = await hall.create(ASTRID.id, tables.create("vikings_on_board", 2, {}, Settings(), ASKER))
            await hall.command(live.table.id, ASTRID, Asking(ask.Leave()))
            for seat in (0, 1):
                await hall.command(live.table.id, ASTRID, Asking(ask.SeatBot(seat, "karl")))
            await hall.append(live.table.id, ASTRID.id, lambda table: tables.decide(table, ask.Start(), ASKER))
            await driver.resume()
            await asyncio.sleep(0.05)
            assert (thinkers.asked, live.table.codes) == (0, [])
            assert await hall.store.tables_due(10**15) == []
            listener = Listener(ASTRID.id)
            await hall.listen(live, listener, None)
            while len(live.table.codes) < 5:
                await asyncio.sleep(0.01)
            hall.leave(live, listener)
            await asyncio.sleep(0.1)
            stopped_at = len(live.table.codes)
            await asyncio.sleep(0.1)
            assert len(live.table.codes) == stopped_at
            assert live.table.bot_to_move is not None

    asyncio.run(run())


@pytest.mark.parametrize("looked_at", [True, False])
def test_bots_take_a_moment_before_a_turn_and_a_shorter_one_within_it_while_somebody_looks_on(
    looked_at: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[float] = []
    sleep = asyncio.sleep

    async def passing(seconds: float) -> None:
        if seconds > 100:  # only the moments are so long here; what was thought about meanwhile is taken off
            moments.append(seconds)
        await sleep(min(seconds, 0.01))

    async def run() -> None:
        thinkers = Thoughtless(1)
        async with a_hall(tmp_path) as hall:
            Driver(hall, thinkers, moment=1_000.0)
            live = await hall.create(ASTRID.id, tables.create("feast_for_odin", 2, {}, Settings(), ASKER))
            if looked_at:
                await hall.listen(live, Listener(ASTRID.id), None)
            monkeypatch.setattr(asyncio, "sleep", passing)
            await begin_beside_a_bot(hall, live.table.id)
            while len(live.table.codes) < 40:
                if live.table.waiting_for == 0:
                    code = live.table.match.legal[0].code
                    await hall.command(
                        live.table.id, ASTRID, Asking(ask.Move((code,)), expected_seq=live.table.moved_seq)
                    )
                await sleep(0.001)

    asyncio.run(run())
    if looked_at:
        turns = [moment for moment in moments if 600 <= moment <= 1_300]
        going_on = [moment for moment in moments if 200 <= moment <= 455]
        assert turns
        assert going_on
        assert len(turns) + len(going_on) == len(moments)
    else:
        assert moments == []


class Pensive(Thoughtless):
    """Bots that never come to an answer."""

    async def think(self, question: Question) -> int:
        self.asked += 1
        await asyncio.Event().wait()
        return 0


def test_a_bot_that_thinks_is_not_asked_again(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = Pensive(1)
        async with a_hall(tmp_path) as hall:
            driver = Driver(hall, thinkers)
            live = await hall.create(ASTRID.id, tables.create("vikings_on_board", 2, {}, Settings(), ASKER))
            await begin_beside_a_bot(hall, live.table.id)
            while live.table.bot_to_move is None:
                move = ask.Move((live.table.match.legal_codes[0],))
                await hall.command(live.table.id, ASTRID, Asking(move, expected_seq=live.table.seq))
            while not thinkers.asked:
                await asyncio.sleep(0.01)
            for n in range(5):
                await hall.command(live.table.id, ASTRID, Asking(ask.Say(f"{n}")))
                await driver.resume()
            assert thinkers.asked == 1

    asyncio.run(run())


def test_a_table_that_moves_on_while_clocks_are_looked_at_stops_none_of_the_others(tmp_path: Path) -> None:
    looked_at: list[str] = []

    async def run() -> None:
        clock = [1_000]
        async with a_hall(tmp_path, lambda: clock[0]) as hall:
            driver = Driver(hall, Thoughtless(1))
            made = [tables.create("vikings_on_board", 2, {}, Settings(clock=LiveClock(10)), ASKER) for _ in range(3)]
            first, second, third = [(await hall.create(ASTRID.id, events)).table.id for events in made]
            for table in (first, second, third):
                await begin_beside_a_bot(hall, table)
            append = hall.append

            async def watched(table_id: str, by: str, decided: Any) -> None:
                looked_at.append(table_id)
                await append(table_id, by, decided)
                if table_id == first:
                    await append(second, ASTRID.id, lambda table: tables.tick(table, clock[0]))

            hall.append = watched  # type: ignore[method-assign]
            clock[0] += 60_000
            await driver.look_at_clocks()
        assert looked_at == [first, third]

    asyncio.run(run())
