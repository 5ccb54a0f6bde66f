"""The hall: tables in memory, and the one way in which anything happens at them.

Stored, then folded, then told, always in that order: a table in memory holds what the log holds and is never ahead of
it. What was decided leads to another table beside it, which takes its place when its entries are on the disk. After a
commit that failed the log is read: what it holds, holds. A table whose log cannot be read is let go.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from longhouse import tables
from longhouse.server.listeners import Listener, broadcast
from longhouse.server.messages import Ack, Asking
from longhouse.server.metrics import Metrics
from longhouse.server.ownership import Alone, Elsewhere, Ownership
from longhouse.server.people import Person
from longhouse.server.pools import Overloaded, Pool
from longhouse.server.storage import Appended, Conflict, Store, Unavailable
from longhouse.tables import events as log
from longhouse.tables.chains import Trials
from longhouse.tables.deciding import new_token
from longhouse.tables.table import Stage, Table

__all__ = ["Busy", "Decided", "Hall", "Live", "UnknownTable"]

TRIES = 8
LOOK_AGAIN = 20.0  # seconds
REWRITTEN = 0  # instead of an entry's number: the table must be read anew
FORGET_AFTER = 300.0  # seconds without anybody
_logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Decided = Callable[[Table], "list[log.TableEvent] | Ack"]
"""What is decided about a table as it stands: events to append, or the answer that was given before."""


class UnknownTable(LookupError):
    """There is no such table, or the person may not know of it."""


class Busy(Exception):
    """Others were faster too many times in a row; try again."""


class Live:
    """A table in memory and those who listen to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.trials = Trials()
        self.used_at = time.monotonic()

    def present(self, person: str) -> bool:
        """Whether a person has a connection to the table."""
        return any(listener.person == person for listener in self.listeners)


class Hall:
    """Every table of the house that this process looks after."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        clock: Callable[[], int],
        ownership: Ownership | None = None,
        changed: Callable[[Live, Table | None], None] = lambda live, before: None,
        replays: Pool | None = None,
    ) -> None:
        """``clock`` gives milliseconds; ``changed`` is called when a table has come to stand otherwise than before;
        ``replays``: where whole games are played through."""
        self._replays = replays
        self.store, self.metrics, self.clock, self.changed = store, metrics, clock, changed
        self.ownership = ownership or Alone(store, clock)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ tables
    async def live(self, table_id: str) -> Live:
        """A table, read from the database when it is not in memory; Elsewhere when another process looks after it."""
        if table_id not in self._live:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._live:
                    await self._load(table_id)
            self._loading.pop(table_id, None)
        live = self._live[table_id]
        live.used_at = time.monotonic()
        return live

    def holds(self, table_id: str) -> bool:
        """Whether the table is in this process's memory."""
        return table_id in self._live

    async def _load(self, table_id: str) -> None:
        await self.ownership.claim(table_id)
        table = await self.store.load(table_id)
        if table is None:
            raise UnknownTable(table_id)
        self._keep(Live(table))
        self.changed(self._live[table_id], table)

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        self.metrics.tables.set(len(self._live))

    def _let_go(self, live: Live) -> None:
        """Hold a table no more; those who listen must connect again."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        for listener in list(live.listeners):
            listener.end()
        self.metrics.tables.set(len(self._live))

    async def create(self, by: str, events: list[log.TableEvent]) -> Live:
        """A new table, from what was decided about it."""
        table, entries = self._built(new_token(), by, events)
        await self.store.append(Appended(table, entries, self.ownership.worker))
        self._counted(entries)
        live = Live(table)
        self._keep(live)
        self.changed(live, None)
        return live

    def _built(self, table_id: str, by: str, events: list[log.TableEvent]) -> tuple[Table, list[log.Entry]]:
        now = self.clock()
        entries = [log.Entry(n, now, by, event) for n, event in enumerate(events, start=1)]
        return Table(table_id, entries), entries

    async def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while."""
        before = time.monotonic() - FORGET_AFTER
        idle = [
            live
            for live in self._live.values()
            if live.used_at < before and not live.listeners and not live.lock.locked()
        ]
        for live in idle:
            self._let_go(live)
        await self.ownership.release([live.table.id for live in idle])

    async def beat(self) -> None:
        """Say that this process is there, and let go of what others have taken over while it was not seen."""
        owned = await self.ownership.beat()
        if owned is not None:
            for live in [live for live in self._live.values() if live.table.id not in owned]:
                self._let_go(live)

    async def rewrite(self, table_id: str, work: Callable[[Connection], None]) -> None:
        """Change what a log says already, while nobody, not even a bot, can append to what it was; it is read anew."""
        try:
            live = await self.live(table_id)
        except Elsewhere:
            await self.store.write(work)
            await self.store.wake(table_id, REWRITTEN)
            return
        async with live.lock:
            await self.store.write(work)
            live.table = await self.store.load(table_id) or live.table

    # ------------------------------------------------------------------ commands
    async def command(
        self, table_id: str, person: Person, asking: Asking, acknowledge: Callable[[Ack], None] = lambda ack: None
    ) -> Ack:
        """Carry out what a person asks. It is finished even if the one who asked goes away meanwhile."""
        return await asyncio.shield(self.spawn(self.carry_out(table_id, person, asking, acknowledge)))

    async def carry_out(self, table_id: str, person: Person, asking: Asking, acknowledge: Callable[[Ack], None]) -> Ack:
        """The same for a caller who stays until it is finished."""
        began, live = time.perf_counter(), await self.live(table_id)

        def decided(table: Table) -> list[log.TableEvent] | Ack:
            if asking.id and (seq := table.answered.get((person.id, asking.id))):
                return Ack(asking.id, seq, repeated=True)
            asker = tables.Asker(person.id, person.name, self.clock())
            return tables.decide(table, asking.command, asker, asking.expected_seq)

        async with live.lock:
            outcome = await self._append(live, person.id, decided, asking.id)
            ack = outcome if isinstance(outcome, Ack) else Ack(asking.id, outcome[0].seq)
            acknowledge(ack)
            if isinstance(outcome, list):
                self._broadcast(live, outcome)
        self.metrics.command_seconds.observe(time.perf_counter() - began)
        return ack

    async def append(self, table_id: str, by: str, decided: Callable[[Table], list[log.TableEvent]]) -> None:
        """Append what the house itself decides, if anything, wherever the table is looked after."""
        try:
            live = await self.live(table_id)
        except Elsewhere:
            await self._append_elsewhere(table_id, by, decided)
            return
        async with live.lock:
            entries = await self._append(live, by, decided)
            if isinstance(entries, list):
                self._broadcast(live, entries)

    async def _append_elsewhere(self, table_id: str, by: str, decided: Decided) -> None:
        """Append to a table that another process folds, and wake that one."""
        for _ in range(TRIES):
            table = await self.store.load(table_id)
            events = [] if table is None else decided(table)
            if table is None or isinstance(events, Ack) or not events:
                return
            entries = self._entries(table, by, events)
            try:
                await self.store.append(Appended(table.after(entries), entries, wakes=True))
                return
            except Conflict:
                continue
        raise Busy("others were faster: try again")

    async def _append(self, live: Live, by: str, decided: Decided, client_id: str = "") -> list[log.Entry] | Ack:
        """Decide and commit; when others were faster, read on and decide again."""
        for _ in range(TRIES):
            outcome = await self._beside_loop(live.table, decided, live.table)
            if isinstance(outcome, Ack) or not outcome:
                return outcome if isinstance(outcome, Ack) else []
            entries = self._entries(live.table, by, outcome, client_id)
            if await self._commit(live, entries):
                return entries
        raise Busy("others were faster: try again")

    async def _beside_loop(self, table: Table, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work on a table, beside the event loop where it may start from a file, which is replayed then."""
        if self._replays is None or table.opening is None or table.stage is not Stage.OPEN:
            return work(*args, **kwargs)
        return await self._replays.run(work, *args, **kwargs)

    def _entries(self, table: Table, by: str, events: list[log.TableEvent], client_id: str = "") -> list[log.Entry]:
        now = max(self.clock(), table.changed_at)
        return [
            log.Entry(table.seq + n, now, by, event, client_id if n == 1 else "")
            for n, event in enumerate(events, start=1)
        ]

    async def _commit(self, live: Live, entries: list[log.Entry]) -> bool:
        """Store, then fold; False when the table has grown meanwhile and stands otherwise now."""
        before = live.table
        after = await self._beside_loop(before, before.after, entries)
        try:
            await self.store.append(Appended(after, entries), *self._rematch(after, entries))
        except (Conflict, Unavailable) as error:
            if not await self._is_stored(live, entries, error):
                return False
        live.table = after
        self._counted(entries)
        self.changed(live, before)
        return True

    async def _is_stored(self, live: Live, entries: list[log.Entry], error: Exception) -> bool:
        """After a commit that failed: whether it took place all the same, by what the log says; read on if not."""
        try:
            found = await self.store.entries(live.table.id, live.table.seq)
        except Unavailable:
            self._let_go(live)
            raise error from None
        if found[: len(entries)] == entries:
            return True
        self._read_on(live, found)
        if isinstance(error, Unavailable):
            self.spawn(self._look_again(live))
            raise error
        return False

    async def _look_again(self, live: Live) -> None:
        """What the database was still busy with may have been stored after all."""
        await asyncio.sleep(LOOK_AGAIN)
        async with live.lock:
            await self._catch_up(live)

    def _rematch(self, table: Table, entries: Iterable[log.Entry]) -> list[Appended]:
        """The new table that an entry speaks of; it is made in the same commit."""
        made = [entry.event for entry in entries if isinstance(entry.event, log.RematchMade)]
        if not made:
            return []
        asker = tables.Asker(table.host, "", self.clock())
        return [Appended(*self._built(event.table, table.host, tables.rematch_events(table, asker))) for event in made]

    def _counted(self, entries: Iterable[log.Entry]) -> None:
        for entry in entries:
            self.metrics.appended(str(type(entry.event).__struct_config__.tag)).inc()

    # ------------------------------------------------------------------ listeners
    async def listen(self, live: Live, listener: Listener, since: int | None) -> None:
        """Let somebody listen: everything first, and the entries behind the last one they knew."""
        async with live.lock:
            entries = None if since is None else await self.store.entries(live.table.id, since)
            known = None if entries is None else [entry for entry in entries if entry.seq <= live.table.seq]
            listener.greet(live.table, known)
            live.listeners.add(listener)
            self.metrics.sockets.inc()
            self._tell_presence(live)
            if self._live.get(live.table.id) is not live:
                listener.end()
        self.changed(live, live.table)

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

    def _broadcast(self, live: Live, entries: Sequence[log.Entry]) -> None:
        if entries and live.listeners:
            broadcast(live.table, entries, live.listeners)
            if any(isinstance(entry.event, log.Seated | log.StoodUp) for entry in entries):
                self._tell_presence(live)  # who watched has sat down, or who sat watches now
            for slow in [listener for listener in live.listeners if listener.ended]:
                self.metrics.slow_listeners.inc()
                self.leave(live, slow)

    # ------------------------------------------------------------------ what others append
    async def woken(self, table_id: str, seq: int) -> None:
        """Another process has appended to a table, or rewritten its log."""
        live = self._live.get(table_id)
        if live is not None and seq == REWRITTEN:
            self._let_go(live)
        elif live is not None:
            async with live.lock:
                if live.table.seq < seq:
                    await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Read on everywhere: a wake-up may have been missed."""
        for live in list(self._live.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        self._read_on(live, await self.store.entries(live.table.id, live.table.seq))

    def _read_on(self, live: Live, entries: Sequence[log.Entry]) -> None:
        """Fold and tell what others have stored."""
        if entries:
            before = live.table
            live.table = before.after(entries)
            self._broadcast(live, entries)
            self.changed(live, before)

    # ------------------------------------------------------------------ tasks
    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that must not be forgotten."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        expected = tables.Refused | UnknownTable | Busy | Unavailable | Elsewhere | Overloaded
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, expected):
            _logger.error("a task of the hall failed", exc_info=error)

    async def close(self) -> None:
        """Let what is being committed be committed; bots that think will be asked again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.ownership.leave()
