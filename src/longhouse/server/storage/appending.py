"""How entries are written: a few statements, prepared once, for a whole group of tables.

Entries go in only behind their predecessor, by a condition of the insert itself: whatever memory believed, the log has
no gaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
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
        self.behind = entries[0].seq - 1  # the entry that must be there already; 0: none
        if any(entry.seq != n for n, entry in enumerate(entries, start=entries[0].seq)):
            raise Conflict(f"the entries of {table.id} do not follow each other")
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
        self._notifies = dialect.name == "postgresql"
        self._statements = _RowByRow() if self._notifies else _AllAtOnce()

    def __call__(self, connection: Connection, additions: Sequence[Appended]) -> None:
        """Append, all or none; Conflict when one of the tables has grown meanwhile."""
        for wave in _waves(additions):
            self._insert(connection, wave)
        passing = {one.table_id: (*one.changed.values(), one.table_id) for one in additions if one.passing}
        if passing:
            self._statements.update(connection, list(passing.values()))
        for addition in additions:
            if not addition.passing:
                _keep_summary(connection, addition)
            if addition.snapshots:
                _keep_snapshots(connection, addition)
            if addition.wakes and self._notifies:
                notify(connection, addition.table_id, addition.entries[-1].seq)

    def _insert(self, connection: Connection, additions: Iterable[Appended]) -> None:
        rows = [(*row, addition.behind) for addition in additions for row in addition.rows()]
        inserted = self._statements.insert(connection, rows)
        if inserted != len(rows):
            raise Conflict(f"{len(rows) - inserted} of {len(rows)} entries do not follow what is stored")


def _waves(additions: Iterable[Appended]) -> list[Iterable[Appended]]:
    """Additions that can go in together: no two of a wave to the same table, where one stands behind the other."""
    waves: list[dict[str, Appended]] = []
    for addition in additions:
        wave = next((wave for wave in waves if addition.table_id not in wave), None)
        if wave is None:
            waves.append(wave := {})
        wave[addition.table_id] = addition
    return [wave.values() for wave in waves]


class _RowByRow:
    """Statements for PostgreSQL, which gets a row after the other without waiting between them."""

    _ENTRY = (
        'insert into entries (table_id, seq, at, "by", client_id, body) select %s, %s, %s, %s, %s, %s '
        "where %s = 0 or exists (select 1 from entries where table_id = %s and seq = %s)"
    )
    _PASSING = (
        "update tables set waiting_for = %s, bot_to_move = %s, deadline = %s, seq = %s, changed_at = %s where id = %s"
    )

    def insert(self, connection: Connection, rows: list[tuple[Any, ...]]) -> int:
        """Insert entries whose predecessor is there; return how many those were."""
        with_predecessor = [(*row, row[0], row[-1]) for row in rows]
        return connection.exec_driver_sql(self._ENTRY, with_predecessor).rowcount

    def update(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        """Say for whom tables wait now."""
        connection.exec_driver_sql(self._PASSING, rows)


class _AllAtOnce:
    """Statements for SQLite, which gets all rows as one JSON text. For every row that it is given by itself, Python
    lets go of its lock and must get it back from a busy event loop."""

    _ENTRY = (
        'insert into entries (table_id, seq, at, "by", client_id, body) '
        "select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
        "json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]') "
        "from json_each(?) where json_extract(value, '$[6]') = 0 or exists (select 1 from entries as before "
        "where before.table_id = json_extract(value, '$[0]') and before.seq = json_extract(value, '$[6]'))"
    )
    _PASSING = (
        "update tables set waiting_for = json_extract(value, '$[0]'), bot_to_move = json_extract(value, '$[1]'), "
        "deadline = json_extract(value, '$[2]'), seq = json_extract(value, '$[3]'), "
        "changed_at = json_extract(value, '$[4]') from json_each(?) where tables.id = json_extract(value, '$[5]')"
    )

    def insert(self, connection: Connection, rows: list[tuple[Any, ...]]) -> int:
        """Insert entries whose predecessor is there; return how many those were."""
        return connection.exec_driver_sql(self._ENTRY, (_as_json(rows),)).rowcount

    def update(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        """Say for whom tables wait now."""
        connection.exec_driver_sql(self._PASSING, (_as_json(rows),))


def _as_json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


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
