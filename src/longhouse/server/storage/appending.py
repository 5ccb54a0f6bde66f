"""How entries are written: a few statements, prepared once, for a whole group of tables.

An entry goes in only behind its predecessor, by a condition of the insert itself: whatever memory believed, the log has
no gaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, delete, insert, text, update

from longhouse.server.storage import schema
from longhouse.tables import events as log
from longhouse.tables.table import Stage, Table

__all__ = ["CHANNEL", "Appended", "Appender", "Conflict", "notify"]

CHANNEL = "longhouse"  # of NOTIFY: "table:seq" as a wake-up; the log is the truth
_PASSING = (
    log.Moved,
    log.Redone,
    log.Undone,
    log.TurnEnded,
    log.Asked,
    log.Agreed,
    log.Refusal,
    log.Voted,
    log.Left,
    log.Said,
    log.Noted,
)  # after these a table is the same one in every list, but for whom it waits
_RESEATING = (log.Created, log.Seated, log.StoodUp, log.Handed)


class Conflict(Exception):
    """Another process has appended to the table first: read on and decide again."""


class Appended:
    """What one decision adds to one table: the entries, and the table as they leave it."""

    def __init__(self, table: Table, entries: Sequence[log.Entry], owner: str = "", wakes: bool = False) -> None:
        """``table`` has the entries folded in; ``owner`` of a new one; ``wakes``: its owner must be told of them."""
        self.table_id = table.id
        self.entries = list(entries)
        self.owner, self.wakes = owner, wakes
        self.new = entries[0].seq == 1
        self.passing = all(isinstance(entry.event, _PASSING) for entry in entries)
        self.changed = _changed(table)
        self.summary = {} if self.passing else _summary(table)
        self.reseats = any(isinstance(entry.event, _RESEATING) for entry in entries)
        self.seats = [(n, seat.person) for n, seat in enumerate(table.seats) if seat.person] if self.reseats else []
        self.snapshots = dict(table.new_snapshots)

    def rows(self) -> list[tuple[Any, ...]]:
        """The entries as the log keeps them."""
        return [
            (self.table_id, entry.seq, entry.at, entry.by, entry.client_id, log.event_body(entry.event).decode())
            for entry in self.entries
        ]


def _changed(table: Table) -> dict[str, Any]:
    """What any entry may change."""
    waiting = table.waiting_for
    return {
        "waiting_for": "" if waiting is None else table.seats[waiting].person,
        "bot_to_move": table.bot_to_move is not None and table.people_play,
        "deadline": table.deadline,
        "seq": table.seq,
        "changed_at": table.changed_at,
    }


def _summary(table: Table) -> dict[str, Any]:
    """What lists show besides."""
    host = table.seat_of(table.host)
    return {
        "game": table.game_id,
        "rules_version": table.rules_version,
        "players": table.players,
        "stage": str(table.stage),
        "archived": table.archived,
        "public": table.settings.public,
        "spectators": table.settings.spectators,
        "host": table.host,
        "host_name": "" if host is None else table.seats[host].name,
        "free_seats": sum(seat.empty for seat in table.seats) if table.stage is Stage.OPEN else 0,
        "created_at": table.created_at,
    }


class Appender:
    """Writes what was appended into one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        self._entry = (
            'insert into entries (table_id, seq, at, "by", client_id, body) '
            f"select {mark}, {mark}, {mark}, {mark}, {mark}, {mark} "
            f"where {mark} or exists (select 1 from entries where table_id = {mark} and seq = {mark})"
        )
        self._passing = (
            f"update tables set waiting_for = {mark}, bot_to_move = {mark}, deadline = {mark}, seq = {mark}, "
            f"changed_at = {mark} where id = {mark}"
        )
        self._notifies = dialect.name == "postgresql"

    def __call__(self, connection: Connection, additions: Sequence[Appended]) -> None:
        """Append, all or none; Conflict when one of the tables has grown meanwhile."""
        self._insert(connection, additions)
        passing = [addition for addition in additions if addition.passing]
        if passing:
            rows = [(*addition.changed.values(), addition.table_id) for addition in passing]
            connection.exec_driver_sql(self._passing, rows)
        for addition in additions:
            if not addition.passing:
                _keep_summary(connection, addition)
            if addition.snapshots:
                _keep_snapshots(connection, addition)
            if addition.wakes and self._notifies:
                notify(connection, addition.table_id, addition.entries[-1].seq)

    def _insert(self, connection: Connection, additions: Sequence[Appended]) -> None:
        rows = [(*row, row[1] == 1, addition.table_id, row[1] - 1) for addition in additions for row in addition.rows()]
        inserted = connection.exec_driver_sql(self._entry, rows).rowcount
        if inserted != len(rows):
            raise Conflict(f"{len(rows) - inserted} of {len(rows)} entries do not follow what is stored")


_NOTIFY = text("select pg_notify(:channel, :wake)")


def notify(connection: Connection, table_id: str, seq: int) -> None:
    """Wake the processes that look after a table, when this is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "wake": f"{table_id}:{seq}"})


def _keep_summary(connection: Connection, addition: Appended) -> None:
    values = addition.changed | addition.summary
    if addition.new:
        connection.execute(insert(schema.tables), {"id": addition.table_id, **values})
        if addition.owner:
            connection.execute(insert(schema.owners), {"table_id": addition.table_id, "worker": addition.owner})
    else:
        connection.execute(update(schema.tables).where(schema.tables.c.id == addition.table_id), values)
    if addition.reseats:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == addition.table_id))
        rows = [{"table_id": addition.table_id, "seat": n, "person": person} for n, person in addition.seats]
        if rows:
            connection.execute(insert(schema.seats), rows)


def _keep_snapshots(connection: Connection, addition: Appended) -> None:
    held = schema.snapshots.c
    for position, state in addition.snapshots.items():
        here = (held.table_id == addition.table_id) & (held.position == position)
        connection.execute(delete(schema.snapshots).where(here))
        row = {"table_id": addition.table_id, "position": position, "state": state}
        connection.execute(insert(schema.snapshots), row)
