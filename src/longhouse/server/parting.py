"""What the house holds of somebody, to take along, and forgetting them for good.

The log of a table is never changed but here: a person who goes leaves their answers, which belong to the others' game
too, and takes name, words and notes along.
"""

from __future__ import annotations

import functools
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from longhouse import tables
from longhouse.server.hall import Hall
from longhouse.server.people import People, Person
from longhouse.server.storage import Store, schema
from longhouse.tables import events as log
from longhouse.tables.files import export_table
from longhouse.tables.table import Stage, Table

__all__ = ["all_of", "forget"]

SOMEBODY = "\N{EN DASH}"  # in the place of a name or of words


# ---------------------------------------------------------------------- taking along
async def all_of(person: Person, people: People, store: Store) -> dict[str, Any]:
    """Everything the house holds of a person, ready for JSON; finished games as files that can be imported."""
    rows = await store.tables_of(person.id, limit=None)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "login": person.login,
            "email": person.email,
            "email_verified": person.verified,
            "webhook": person.webhook,
        },
        "tokens": [{"label": label, "created_at": at} for _, label, at in await people.tokens(person)],
        "tables": [await _held_of(store, row["id"], person.id) for row in rows],
    }


async def _held_of(store: Store, table_id: str, person: str) -> dict[str, Any]:
    def work(connection: Connection) -> dict[str, Any]:
        e = schema.entries.c
        mine = select(e.at, e.body).where(e.table_id == table_id, e.by == person).order_by(e.seq)
        events = [(at, log.event_from_body(body)) for at, body in connection.execute(mine)]
        return {
            "id": table_id,
            "said": [{"at": at, "text": event.text} for at, event in events if isinstance(event, log.Said)],
            "note": next((event.text for _, event in reversed(events) if isinstance(event, log.Noted)), ""),
        }

    held = await store.read(work)
    table = await store.load(table_id)
    return held if table is None else held | _about(table, person)


def _about(table: Table, person: str) -> dict[str, Any]:
    over = table.stage is Stage.OVER and table.result is not None
    return {
        "game": table.game_id,
        "stage": str(table.stage),
        "seat": table.seat_of(person),
        "hosting": table.host == person,
        "created_at": table.created_at,
        "file": export_table(table) if over else None,
    }


# ---------------------------------------------------------------------- forgetting
async def forget(person: Person, hall: Hall, store: Store) -> None:
    """Leave every table, then keep nothing that tells who it was."""
    nobody = f"gone-{secrets.token_urlsafe(12)}"
    for row in await store.tables_of(person.id, limit=None):
        asker = tables.Asker(person.id, person.name, hall.clock())
        await hall.append(row["id"], person.id, functools.partial(tables.part, asker=asker))
        await hall.rewrite(row["id"], functools.partial(_rewrite, table_id=row["id"], person=person.id, nobody=nobody))
    await store.write(lambda connection: _drop(connection, person.id))


def _rewrite(connection: Connection, table_id: str, person: str, nobody: str) -> None:
    e = schema.entries.c
    rows = connection.execute(select(e.seq, e.by, e.body).where(e.table_id == table_id)).all()
    for seq, by, body in rows:
        mine = by == person
        event = _without(log.event_from_body(body), person, nobody, mine)
        text = log.event_body(event).decode()
        if mine or text != body:
            here = (e.table_id == table_id) & (e.seq == seq)
            connection.execute(update(schema.entries).where(here).values(by=nobody if mine else by, body=text))
    t, s = schema.tables.c, schema.seats.c
    here = t.id == table_id
    connection.execute(update(schema.tables).where(here, t.host == person).values(host=nobody, host_name=SOMEBODY))
    connection.execute(update(schema.tables).where(here, t.waiting_for == person).values(waiting_for=nobody))
    connection.execute(update(schema.seats).where(s.table_id == table_id, s.person == person).values(person=nobody))


def _without(event: log.TableEvent, person: str, nobody: str, mine: bool) -> log.TableEvent:
    """The event as it is when nobody is to know who it was."""
    if isinstance(event, log.Seated | log.Handed) and event.person == person:
        event = msgspec.structs.replace(event, person=nobody, name=SOMEBODY)
    if isinstance(event, log.Handed) and event.guest == person:
        event = msgspec.structs.replace(event, guest=nobody)
    if mine and isinstance(event, log.Said):
        return msgspec.structs.replace(event, text=SOMEBODY, name=SOMEBODY)
    if mine and isinstance(event, log.Noted):
        return msgspec.structs.replace(event, text="")
    return event


def _drop(connection: Connection, person: str) -> None:
    for held in (schema.sessions, schema.tokens, schema.letters):
        connection.execute(delete(held).where(held.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
