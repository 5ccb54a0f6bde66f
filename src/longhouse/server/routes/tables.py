"""Tables by plain requests: the lobby, setting up, commands, looking back, files."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import RowMapping

from longhouse import tables
from longhouse.server.access import visible
from longhouse.server.addresses import qr_picture, table_link
from longhouse.server.door import known_person, who
from longhouse.server.failures import FAILURES, network
from longhouse.server.hall import Live
from longhouse.server.house import House, TheHouse
from longhouse.server.messages import Ack, Asking, Reason
from longhouse.server.people import Person
from longhouse.tables import commands as ask
from longhouse.tables.errors import BadSetting, NotAllowed, NotNow, NotYourTurn
from longhouse.tables.files import course_of, export_table, import_events, play_on_events
from longhouse.tables.schema import Happened, PositionShown, TableShown
from longhouse.tables.settings import Settings
from longhouse.tables.showing import show_entries, show_match, show_table
from longhouse.tables.table import Stage

__all__ = ["ROUTES", "seat_at", "seated", "spend_for"]

MAX_FILE = 256 * 1024

Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
PathNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Key = Annotated[str, QueryParameter(max_length=64, description="an invitation, or the key to watch")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[str, str], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    settings: Settings = msgspec.field(default_factory=Settings)


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Where in a finished game to play on from: after so many answers."""

    position: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Listed(Struct, frozen=True):
    """A table in a list. ``your_turn``: the table waits for you."""

    id: str
    game: str
    players: int
    stage: Stage
    archived: bool
    public: bool
    host: str
    free_seats: int
    your_turn: bool
    changed_at: int


class Course(Struct, frozen=True):
    """The points of every seat after each answer, from the set-up on."""

    scores: list[list[int]]


def _listed(row: RowMapping, person: str) -> Listed:
    waits = bool(person) and row["waiting_for"] == person
    return Listed(
        row["id"],
        row["game"],
        row["players"],
        Stage(row["stage"]),
        row["archived"],
        row["public"],
        row["host_name"],
        row["free_seats"],
        waits,
        row["changed_at"],
    )


def spend_for(house: House, person: Person, command: ask.Command) -> None:
    """Count a command against the limit it falls under."""
    talks = isinstance(command, ask.Say | ask.Note)
    house.limits.spend("talk" if talks else "moves", person.id)


async def _seen(request: Request[Any, Any, Any], house: House, table_id: str, key: str) -> tuple[Live, str]:
    person = await who(request, house)
    viewer = "" if person is None else person.id
    return await visible(house.hall, table_id, viewer, key), viewer


async def seated(request: Request[Any, Any, Any], house: House, table_id: str) -> tuple[Live, Person, int]:
    """A table, the person who asks and the seat they have there."""
    person = await known_person(request, house)
    live = await visible(house.hall, table_id, person.id, "")
    return live, person, seat_at(live.table, person.id)


def seat_at(table: tables.Table, person: str) -> int:
    """The seat that somebody has at a table."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("only those who sit at the table can ask this")
    return seat


# ---------------------------------------------------------------------- lists and setting up
@get("/api/tables", responses=FAILURES)
async def open_tables(request: Request[Any, Any, Any], house: TheHouse) -> list[Listed]:
    """Public tables to join or to watch."""
    person = await who(request, house)
    return [_listed(row, person.id if person else "") for row in await house.store.open_tables()]


@get("/api/me/tables", responses=FAILURES)
async def my_tables(request: Request[Any, Any, Any], house: TheHouse) -> list[Listed]:
    """One's own tables, those where it is one's turn first."""
    person = await known_person(request, house)
    return [_listed(row, person.id) for row in await house.store.tables_of(person.id)]


@post("/api/tables", responses=FAILURES)
async def set_up(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[NewTable]) -> TableShown:
    """Set up a table; one sits in its first seat."""
    person = await known_person(request, house)
    house.limits.spend("tables", person.id)
    asker = tables.Asker(person.id, person.name, house.clock())
    events = tables.create(data.game, data.players, data.options, data.settings, asker)
    return show_table((await house.hall.create(person.id, events)).table, person.id)


@post("/api/tables/files", request_max_body_size=MAX_FILE, responses=FAILURES)
async def import_file(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[dict[str, Any]]) -> TableShown:
    """A table from the file of a game: a finished one to look at, an unfinished one to play on."""
    person = await known_person(request, house)
    house.limits.spend("imports", person.id)
    asker = tables.Asker(person.id, person.name, house.clock())
    events = await house.pools.replays.run(import_events, await request.body(), asker)
    return await _shown_slowly(house, await house.hall.create(person.id, events), person)


async def _shown_slowly(house: House, live: Live, person: Person) -> TableShown:
    """A table that must be replayed before it can be shown."""
    async with live.lock:
        return await house.pools.replays.run(show_table, live.table, person.id)


@post("/api/tables/{table_id:str}/play_on", responses=FAILURES)
async def play_on(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[PlayOn], key: Key = ""
) -> TableShown:
    """A new table that goes on from a position of a finished game."""
    person = await known_person(request, house)
    house.limits.spend("tables", person.id)
    live = await visible(house.hall, table_id, person.id, key)
    events = play_on_events(live.table, data.position, tables.Asker(person.id, person.name, house.clock()))
    return show_table((await house.hall.create(person.id, events)).table, person.id)


# ---------------------------------------------------------------------- at a table
@get("/api/tables/{table_id:str}", responses=FAILURES)
async def look(request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], key: Key = "") -> TableShown:
    """A table as one may see it."""
    live, viewer = await _seen(request, house, table_id, key)
    async with live.lock:
        return show_table(live.table, viewer)


@post("/api/tables/{table_id:str}/commands", status_code=200, responses=FAILURES)
async def command(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Asking], key: Key = ""
) -> Ack:
    """Ask something of a table; the same as over its socket."""
    person = await known_person(request, house)
    invitation = data.command.invitation if isinstance(data.command, ask.Sit) else ""
    live = await visible(house.hall, table_id, person.id, key or invitation)
    spend_for(house, person, data.command)
    return await house.hall.command(live.table.id, person, data)


@get("/api/tables/{table_id:str}/log", responses=FAILURES)
async def look_back(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], since: Number = 0, key: Key = ""
) -> list[Happened]:
    """What has happened since an entry, as one may know it."""
    live, viewer = await _seen(request, house, table_id, key)
    entries = await house.store.entries(table_id, since)
    async with live.lock:
        return show_entries(live.table, [entry for entry in entries if entry.seq <= live.table.seq], viewer)


@get("/api/tables/{table_id:str}/positions/{position:int}", responses=FAILURES)
async def position(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], position: PathNumber, key: Key = ""
) -> PositionShown:
    """An earlier position, after so many answers."""
    live, viewer = await _seen(request, house, table_id, key)
    async with live.lock:
        if position > len(live.table.codes) or live.table.seed is None:
            raise BadSetting(f"the game has not come to position {position}")
        seat = live.table.seat_of(viewer)
        return await house.pools.replays.run(show_match, live.table, position, seat)


@get("/api/tables/{table_id:str}/course", responses=FAILURES)
async def course(request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], key: Key = "") -> Course:
    """How the points of a finished game went."""
    live, _ = await _seen(request, house, table_id, key)
    if live.table.stage is not Stage.OVER or live.table.seed is None:
        raise NotNow("points are hidden until the game is over")
    if (known := house.courses.get(table_id)) is not None:
        return Course(known)
    house.limits.spend("replays", network(request))
    scores = await house.pools.replays.run(course_of, live.table)
    house.courses.keep(table_id, scores)
    return Course(scores)


@get("/api/tables/{table_id:str}/qr", responses=FAILURES, media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], key: Key = "") -> Response[str]:
    """The link to a table as a QR code."""
    live, _ = await _seen(request, house, table_id, key)
    link = table_link(house.serving, live.table.id, str(request.base_url), key)
    return Response(qr_picture(link), media_type="image/svg+xml")


@get("/api/tables/{table_id:str}/why_not/{code:int}", responses=FAILURES)
async def why_not(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], code: PathNumber
) -> Reason:
    """Why an answer is not possible now, for the one who must answer."""
    live, _, seat = await seated(request, house, table_id)
    async with live.lock:
        if live.table.waiting_for != seat or live.table.turn != seat:
            raise NotYourTurn("this is for the one who must answer")
        if code >= live.table.game.room.answers.size:
            raise BadSetting(f"code {code} is unknown")
        reason = live.table.match.why_not(code)
    return Reason(None if reason is None else reason.to_dict())


@get("/api/tables/{table_id:str}/file", responses=FAILURES)
async def export_file(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], key: Key = ""
) -> dict[str, Any]:
    """The file of a finished game."""
    live, _ = await _seen(request, house, table_id, key)
    async with live.lock:
        return export_table(live.table)


ROUTES = [
    open_tables,
    my_tables,
    set_up,
    import_file,
    play_on,
    look,
    command,
    look_back,
    position,
    course,
    qr,
    why_not,
    export_file,
]
