"""The hall: tables in memory, and the one way in which anything happens at them.

Commit, then acknowledge, then broadcast, always in that order. A table is changed under its own lock; what the lock
protects is shown only after the commit. Several processes may serve one database: the log's numbers decide who was
first, the other reads on and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from longhouse import tables
from longhouse.server.listeners import Listener, broadcast
from longhouse.server.messages import Ack, Asking
from longhouse.server.metrics import Metrics
from longhouse.server.people import Person
from longhouse.server.storage import Conflict, Store
from longhouse.server.storage.store import Appended
from longhouse.server.thinking import Thinkers
from longhouse.tables import events as log
from longhouse.tables.deciding import new_token
from longhouse.tables.table import Table

__all__ = ["Busy", "Hall", "Live", "UnknownTable"]

TRIES = 8
LEASE = 30_000  # milliseconds for which a process drives a table's bots and clocks before it must say so again
FORGET_AFTER = 300.0  # seconds without anybody
_logger = logging.getLogger(__name__)


class UnknownTable(LookupError):
    """There is no such table, or the person may not know of it."""


class Busy(Exception):
    """Others were faster too many times in a row; try again."""


class Live:
    """A table in memory and those who listen to it."""

    def __init__(self, table: Table, used_at: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used_at = used_at

    def present(self, person: str) -> bool:
        """Whether a person has a connection to the table."""
        return any(listener.person == person for listener in self.listeners)


class Hall:
    """Every table of the house, as far as this process has to do with it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        thinkers: Thinkers,
        clock: Callable[[], int],
        notice: Callable[[Live], None] = lambda live: None,
    ) -> None:
        """``clock`` gives milliseconds; ``notice`` is called when a person has become the one waited for."""
        self.store, self.metrics, self.thinkers = store, metrics, thinkers
        self.clock, self._notice = clock, notice
        self.worker = new_token()
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._deadlines: dict[str, int] = {}
        self._thinking: set[str] = set()
        self._owned: dict[str, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ tables
    async def live(self, table_id: str) -> Live:
        """A table, read from the database when it is not in memory."""
        if table_id not in self._live:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._live:
                    await self._load(table_id)
            self._loading.pop(table_id, None)
        live = self._live[table_id]
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> None:
        table = await self.store.load(table_id)
        if table is None:
            raise UnknownTable(table_id)
        self._live[table_id] = Live(table, time.monotonic())
        self.metrics.tables.set(len(self._live))

    async def create(self, by: str, events: list[log.Event]) -> Live:
        """A new table, from what was decided about it."""
        table, entries = self._built(new_token(), by, events)
        await self.store.append(Appended(table, entries))
        table.new_snapshots.clear()
        live = self._live[table.id] = Live(table, time.monotonic())
        self._counted(entries)
        self._carry_on(live)
        return live

    def _built(self, table_id: str, by: str, events: list[log.Event]) -> tuple[Table, list[log.Entry]]:
        now = self.clock()
        entries = [log.Entry(n, now, by, event) for n, event in enumerate(events, start=1)]
        return Table(table_id, entries), entries

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while."""
        before = time.monotonic() - FORGET_AFTER
        idle = [
            id
            for id, live in self._live.items()
            if live.used_at < before and not live.listeners and not live.lock.locked() and id not in self._thinking
        ]
        for table_id in idle:
            del self._live[table_id]
        self.metrics.tables.set(len(self._live))

    # ------------------------------------------------------------------ commands
    async def command(
        self, table_id: str, person: Person, asking: Asking, acknowledge: Callable[[Ack], None] = lambda ack: None
    ) -> Ack:
        """Carry out what a person asks. It is finished even if the one who asked goes away meanwhile."""
        return await asyncio.shield(self.spawn(self._command(table_id, person, asking, acknowledge)))

    async def _command(self, table_id: str, person: Person, asking: Asking, acknowledge: Callable[[Ack], None]) -> Ack:
        began, live = time.perf_counter(), await self.live(table_id)

        def decided(table: Table) -> list[log.Event] | Ack:
            if asking.id and (seq := table.answered.get((person.id, asking.id))):
                return Ack(asking.id, seq, repeated=True)
            asker = tables.Asker(person.id, person.name, self.clock())
            return tables.decide(table, asking.command, asker, asking.expected_seq)

        async with live.lock:
            outcome = await self._append(live, person.id, decided, asking.id)
            if isinstance(outcome, Ack):
                acknowledge(outcome)
                return outcome
            ack = Ack(asking.id, outcome[0].seq)
            acknowledge(ack)
            self._broadcast(live, outcome)
        self.metrics.command_seconds.observe(time.perf_counter() - began)
        return ack

    async def append(self, live: Live, by: str, decided: Callable[[Table], list[log.Event]]) -> None:
        """Append what the house itself decides, if anything."""
        async with live.lock:
            entries = await self._append(live, by, decided)
            if isinstance(entries, list):
                self._broadcast(live, entries)

    async def _append(
        self, live: Live, by: str, decided: Callable[[Table], list[log.Event] | Ack], client_id: str = ""
    ) -> list[log.Entry] | Ack:
        """Decide and commit; when another process was faster, read on and decide again."""
        for _ in range(TRIES):
            outcome = decided(live.table)
            if isinstance(outcome, Ack):
                return outcome
            if not outcome:
                return []
            with contextlib.suppress(Conflict):
                return await self._commit(live, by, outcome, client_id)
        raise Busy("others were faster: try again")

    async def _commit(self, live: Live, by: str, events: list[log.Event], client_id: str) -> list[log.Entry]:
        table, now = live.table, self.clock()
        entries = [
            log.Entry(table.seq + n, now, by, event, client_id if n == 1 else "")
            for n, event in enumerate(events, start=1)
        ]
        waited_for = table.waiting_for
        try:
            for entry in entries:
                table.fold(entry)
            await self.store.append(Appended(table, entries), *self._rematch(table, entries))
        except BaseException:
            await self._reload(live, entries[0].seq - 1)  # what is in memory must never be ahead of the disk
            raise
        table.new_snapshots.clear()
        self._counted(entries)
        self._carry_on(live, waited_for)
        return entries

    async def _reload(self, live: Live, known: int) -> None:
        """Read the table anew, and tell those who listen what others have appended meanwhile."""
        fresh = await self.store.load(live.table.id)
        assert fresh is not None
        live.table = fresh
        self._broadcast(live, await self.store.entries(fresh.id, known))
        self._carry_on(live, told=False)

    def _rematch(self, table: Table, entries: Iterable[log.Entry]) -> list[Appended]:
        """The new table that an entry speaks of; it is made in the same commit."""
        made = [entry.event for entry in entries if isinstance(entry.event, log.RematchMade)]
        asker = tables.Asker(table.host, "", self.clock())
        return [Appended(*self._built(event.table, table.host, tables.rematch_events(table, asker))) for event in made]

    def _counted(self, entries: Iterable[log.Entry]) -> None:
        for entry in entries:
            self.metrics.entries.labels(str(type(entry.event).__struct_config__.tag)).inc()

    # ------------------------------------------------------------------ listeners
    async def listen(self, live: Live, listener: Listener, since: int | None) -> None:
        """Let somebody listen: everything first, and the entries behind the last one they knew."""
        async with live.lock:
            entries = [] if since is None else await self.store.entries(live.table.id, since)
            listener.greet(live.table, entries if since is not None else None)
            live.listeners.add(listener)
            self.metrics.sockets.inc()
            self._tell_presence(live)

    def leave(self, live: Live, listener: Listener) -> None:
        """Somebody listens no more."""
        if listener in live.listeners:
            live.listeners.discard(listener)
            self.metrics.sockets.dec()
            self._tell_presence(live)

    def _tell_presence(self, live: Live) -> None:
        seats = {live.table.seat_of(listener.person) for listener in live.listeners}
        watching = sum(live.table.seat_of(listener.person) is None for listener in live.listeners)
        for listener in live.listeners:
            listener.tell_presence(sorted(seat for seat in seats if seat is not None), watching)

    def _broadcast(self, live: Live, entries: list[log.Entry]) -> None:
        if entries and live.listeners:
            broadcast(live.table, entries, live.listeners)
            if any(isinstance(entry.event, log.Seated | log.StoodUp) for entry in entries):
                self._tell_presence(live)  # who watched has sat down, or who sat watches now
            for slow in [listener for listener in live.listeners if listener.too_slow]:
                self.metrics.slow_listeners.inc()
                self.leave(live, slow)

    # ------------------------------------------------------------------ other processes
    async def woken(self, table_id: str, seq: int) -> None:
        """Another process has appended to a table."""
        live = self._live.get(table_id)
        if live is not None:
            async with live.lock:
                if live.table.seq < seq:
                    await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Read on everywhere: a wake-up may have been missed."""
        for live in list(self._live.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        entries = await self.store.entries(live.table.id, live.table.seq)
        waited_for = live.table.waiting_for
        for entry in entries:
            live.table.fold(entry)
        live.table.new_snapshots.clear()
        if entries:
            self._broadcast(live, entries)
            self._carry_on(live, waited_for, told=False)

    # ------------------------------------------------------------------ bots and clocks
    def _carry_on(self, live: Live, waited_for: int | None = None, told: bool = True) -> None:
        """See to what must happen next at a table."""
        table = live.table
        if table.deadline is not None:
            self._deadlines[table.id] = table.deadline
        else:
            self._deadlines.pop(table.id, None)
        if table.bot_to_move is not None:
            self._wake_bot(table.id)
        elif told and table.waiting_for is not None and table.waiting_for != waited_for:
            self._notice(live)

    def _wake_bot(self, table_id: str) -> None:
        if table_id not in self._thinking:
            self._thinking.add(table_id)
            self.spawn(self._let_bots_answer(table_id))

    async def _let_bots_answer(self, table_id: str) -> None:
        try:
            live = await self.live(table_id)
            while live.table.bot_to_move is not None and await self._owns(table_id):
                await self._let_bot_answer(live)
                self.metrics.bot_queue.set(self.thinkers.queued)
        finally:
            self._thinking.discard(table_id)

    async def _let_bot_answer(self, live: Live) -> None:
        async with live.lock:
            table = live.table
            asked, seq = table.bot_to_move, table.moved_seq
            if asked is None:
                return
            seen = table.match.seen_by(asked[0])
        code = await self.thinkers.think(table.host, asked[1], seen, seq)

        def decided(table: Table) -> list[log.Event]:
            same = table.moved_seq == seq and table.bot_to_move == asked
            return tables.bot_moves(table, asked[0], code) if same else []

        await self.append(live, "", decided)

    async def _owns(self, table_id: str) -> bool:
        """Whether this process drives the table; with one process there is nobody to ask."""
        now = self.clock()
        if not self.store.notifies or self._owned.get(table_id, 0) > now + LEASE // 2:
            return True
        if await self.store.own(table_id, self.worker, now, now + LEASE):
            self._owned[table_id] = now + LEASE
            return True
        self._owned.pop(table_id, None)
        return False

    async def resume(self) -> None:
        """Take up what was under way: bots that must answer, clocks that run."""
        for row in await self.store.tables_in_play():
            if row["deadline"] is not None:
                self._deadlines[row["id"]] = row["deadline"]
            if row["bot_to_move"]:
                self._wake_bot(row["id"])

    async def look_at_clocks(self) -> None:
        """Let time have its way at the tables whose deadline has come."""
        now = self.clock()
        for table_id in [id for id, at in self._deadlines.items() if at <= now]:
            self._deadlines.pop(table_id, None)
            if await self._owns(table_id):
                live = await self.live(table_id)
                await self.append(live, "", lambda table: tables.tick(table, self.clock()))
                if live.table.deadline is not None:
                    self._deadlines[table_id] = live.table.deadline

    # ------------------------------------------------------------------ tasks
    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that must not be forgotten."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        expected = tables.Refused | UnknownTable | Busy
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, expected):
            _logger.error("a task of the hall failed", exc_info=error)

    async def close(self) -> None:
        """Let what is being committed be committed; bots that think will be asked again."""
        for table_id in list(self._thinking):
            self._thinking.discard(table_id)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
