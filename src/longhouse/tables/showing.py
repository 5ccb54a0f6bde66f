"""What leaves a table: the one place that decides who sees what of the log.

A seat sees the game's own view for it, what it was told, and its own answers; of other seats' answers it sees only what
the rules told it, because a code can name a hidden thing. The seed leaves when the game is over.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from longhouse.kernel.events import EventRow, event_from_row
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.kernel.schema import AnswerJson, EventJson, ViewJson
from longhouse.kernel.state import EVERYONE
from longhouse.tables import events as log
from longhouse.tables.naming import seat_names
from longhouse.tables.schema import ClockShown, Happened, Position, PositionShown, Said, SeatShown, TableShown
from longhouse.tables.table import Stage, Table

__all__ = [
    "is_told_alike",
    "show_clock",
    "show_entries",
    "show_match",
    "show_position",
    "show_positions",
    "show_table",
]


# ---------------------------------------------------------------------- the table
def show_table(table: Table, person: str, written: bool = False) -> TableShown:
    """Everything a viewer needs to draw the table; ``written``: parts of the view as JSON, which are kept."""
    seat, hosting = table.seat_of(person), bool(person) and table.host == person
    over = table.stage is Stage.OVER
    result = table.result
    return TableShown(
        id=table.id,
        seq=table.seq,
        game=table.game_id,
        rules_version=table.rules_version,
        players=table.players,
        options=dict(table.options),
        settings=table.settings,
        stage=table.stage,
        archived=table.archived,
        goes_on=table.opening is not None and not table.guided,
        guided=table.guided,
        seat=seat,
        hosting=hosting,
        seats=[_seat(table, n, name, person) for n, name in enumerate(seat_names(table.seats))],
        clock=show_clock(table),
        position=None if table.stage is Stage.OPEN else show_position(table, seat, written=written),
        chat=[_said(entry, entry.event) for entry in table.chat if isinstance(entry.event, log.Said)],
        note=table.notes.get(person, ""),
        scores=list(result.scores) if result else None,
        winners=list(result.winners) if result else None,
        seed=str(table.seed) if over else None,
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        invitations=list(table.invitations) if hosting else None,
        watch=table.watch if hosting else None,
        created_at=table.created_at,
        changed_at=table.changed_at,
    )


def _seat(table: Table, number: int, name: str, person: str) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        seat=number,
        kind="bot" if seat.level else "person" if seat.person or seat.name else "empty",
        name=name,
        level=seat.level,
        you=bool(person) and seat.person == person,
        host=bool(seat.person) and seat.person == table.host,
        left=seat.left_at is not None,
        replaced=bool(seat.level and seat.person),
        resigned=seat.resigned,
    )


def show_clock(table: Table) -> ClockShown | None:
    """How much time everybody has, None without a clock."""
    if table.stage is Stage.OPEN or not table.settings.clock.runs:
        return None
    return ClockShown(table.since, [table.time_left(n, table.since) for n in range(table.players)])


def _said(entry: log.Entry, said: log.Said) -> Said:
    return Said(entry.seq, entry.at, said.seat, said.name, said.text)


# ---------------------------------------------------------------------- the position
def show_position(table: Table, seat: int | None, match: Match | None = None, written: bool = False) -> Position:
    """Where the game stands; ``match``: another one than the table's own, to show the same table with."""
    match = match or table.match
    legal = [action.to_dict() for action in match.legal] if _answers(table, seat) else []
    view = match.views([seat], _as_json)[seat] if written else match.view(seat)
    return _position(table, seat, _for_all(table, match), view, legal)


def show_positions(table: Table, seats: Iterable[int | None]) -> dict[int | None, bytes]:
    """Where the game stands, for several seats, as JSON; what all of them see is made and written once."""
    views = table.match.views(seats, _as_json)
    for_all = _for_all(table, table.match)
    legal: dict[int | None, list[Any]] = {seat: [] for seat in views}
    if _answers(table, table.turn) and table.turn in views:
        legal[table.turn] = [action.json for action in table.match.legal]
    return {seat: _json.encode(_position(table, seat, for_all, view, legal[seat])) for seat, view in views.items()}


_json = msgspec.json.Encoder()


def _as_json(part: Any) -> Raw:
    return Raw(_json.encode(part))


def _answers(table: Table, seat: int | None) -> bool:
    """Whether a seat is the one that must answer."""
    return table.stage is Stage.PLAYING and seat is not None and table.turn == seat and table.waiting_for == seat


def _for_all(table: Table, match: Match) -> dict[str, Any]:
    """What a position tells everybody besides their views."""
    shows_scores = match.over or match.game.open_scores
    return {
        "seq": table.moved_seq,
        "moves": len(table.codes),
        "turn": table.turn,
        "waiting_for": table.waiting_for,
        "since": table.since,
        "votes": [sorted(table.votes.get(n, ())) for n in range(table.players)],
        "asked": table.asked,
        "score_sheets": [match.score_sheet(n) for n in range(table.players)] if shows_scores else None,
        "guided": None if table.guide is None else table.guide.reached(table.codes),
    }


def _position(
    table: Table, seat: int | None, for_all: dict[str, Any], view: ViewJson, legal: list[AnswerJson]
) -> Position:
    undoes = table.can_take_back and seat is not None and table.run_seat == seat
    return Position(
        **for_all,
        view=view,
        legal=legal,
        undo="no" if not undoes or seat is None else "ask" if table.needs_consent(seat) else "free",
        redo=bool(table.undone) and table.run_seat == seat and table.turn == seat,
        ends_turn=table.pending is not None and table.pending == seat,
    )


def show_match(table: Table, position: int, seat: int | None) -> PositionShown:
    """An earlier position, and what the answer that led to it told."""
    match = table.match_at(position)
    told = match.history[-1].seen_by(seat) if match.history else match.opening
    return PositionShown(position, match.view(seat), [event.seen_by(seat).to_dict() for event in told])


# ---------------------------------------------------------------------- the log
def show_entries(table: Table, entries: Iterable[log.Entry], person: str) -> list[Happened]:
    """Entries of the log as a viewer may know them; those that are not for the viewer at all are left out."""
    seat = table.seat_of(person)
    shown = (_happened(table, entry, seat, person) for entry in entries)
    return [happened for happened in shown if happened is not None]


def is_told_alike(table: Table, entries: Iterable[log.Entry], person: str) -> bool:
    """Whether these entries are for a viewer what they are for somebody who does not sit at the table."""
    seat = table.seat_of(person)
    return not any(_tells_more(entry.event, seat) for entry in entries)


def _tells_more(event: log.TableEvent, seat: int | None) -> bool:
    if isinstance(event, log.Noted):
        return True
    if isinstance(event, log.Moved | log.Redone) and event.seat == seat:
        return True
    told = event.told if isinstance(event, log.Moved | log.Redone | log.Started) else ()
    return any(_is_secret(row) for answer in told for row in answer)


def _happened(table: Table, entry: log.Entry, seat: int | None, person: str) -> Happened | None:
    event = entry.event
    seq, at, kind = entry.seq, entry.at, str(type(event).__struct_config__.tag)
    match event:
        case log.Noted():
            return Happened(seq, at, kind, seat, text=event.text) if entry.by == person else None
        case log.Started():
            return Happened(seq, at, kind, told=_told(table, event.told, seat), turn=event.turn)
        case log.Moved() | log.Redone():
            codes = list(event.codes) if event.seat == seat else []
            told = _told(table, event.told, seat)
            return Happened(seq, at, kind, event.seat, told, codes, len(event.codes), event.turn)
        case log.Undone():
            return Happened(seq, at, kind, event.seat, count=event.count, turn=event.turn)
        case log.Seated():
            return Happened(seq, at, kind, event.seat, name=event.name)
        case log.SeatedBot():
            return Happened(seq, at, kind, event.seat, level=event.level)
        case log.Replaced():
            return Happened(seq, at, kind, event.seat, level=event.level, reason=event.reason)
        case log.Voted():
            return Happened(seq, at, kind, event.seat, against=event.against)
        case log.Ended():
            scores, winners = list(event.scores), list(event.winners)
            return Happened(seq, at, kind, reason=event.reason, scores=scores, winners=winners)
        case log.Said():
            return Happened(seq, at, kind, event.seat, name=event.name, text=event.text)
        case log.Handed():
            return Happened(seq, at, kind, table.seat_of(event.person), name=event.name)
        case log.RematchMade():
            return Happened(seq, at, kind, table=event.table)
        case log.Created() | log.Changed() | log.Archived():
            return Happened(seq, at, kind)
    return Happened(seq, at, kind, event.seat)


def _told(table: Table, rows: Iterable[Iterable[EventRow]], seat: int | None) -> list[list[EventJson]]:
    game, version = table.game_id, table.rules_version
    return [[_event(game, version, tuple(row), seat if _is_secret(row) else None) for row in answer] for answer in rows]


def _is_secret(row: EventRow) -> bool:
    """Whether an event is not for everybody's eyes, so that it matters who looks."""
    return row[1] != EVERYONE


@functools.lru_cache(maxsize=50_000)
def _event(game: str, version: int, row: EventRow, seat: int | None) -> EventJson:
    """An event in the words for one seat. The same few happen again and again."""
    room = find_game(game, version).room
    return event_from_row(row, room.events, room.say).seen_by(seat).to_dict()
