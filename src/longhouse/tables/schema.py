"""What a table shows, as JSON: declared once for both ends (see :mod:`longhouse.kernel.schema`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longhouse.kernel.schema import AnswerJson, EventJson, ViewJson
from longhouse.tables.settings import Settings
from longhouse.tables.table import Stage

__all__ = ["ClockShown", "Happened", "Position", "PositionShown", "Said", "SeatShown", "TableShown"]


class SeatShown(Struct, frozen=True):
    """A seat. ``kind``: empty, person or bot, each with a name; ``replaced``: a bot plays on for the person named."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    you: bool
    host: bool
    left: bool
    replaced: bool
    resigned: bool


class ClockShown(Struct, frozen=True):
    """Milliseconds left to each seat at the moment ``since``; the clock of the seat waited for runs from there."""

    since: int
    left: list[int | None]


class Position(Struct, frozen=True):
    """Where the game stands, as the viewer may know it.

    ``undo``: no, free, or ask (the others must agree); ``ends_turn``: the viewer has a turn to end; ``since``: when the
    table began to wait for the seat it waits for; ``votes``: for each seat those who want a bot to play on for it;
    ``score_sheets``: at the end, and all the time where nothing that counts is hidden; ``guided``: how many answers of
    the guide's line have been given, None when others were and at tables without a guide.
    """

    seq: int
    moves: int
    turn: int | None
    waiting_for: int | None
    since: int
    votes: list[list[int]]
    view: ViewJson
    legal: list[AnswerJson]
    undo: Literal["no", "free", "ask"]
    redo: bool
    ends_turn: bool
    asked: int | None
    score_sheets: list[dict[str, int]] | None
    guided: int | None


class Said(Struct, frozen=True):
    """A line of the chat: raw text, to be escaped where it is shown."""

    seq: int
    at: int
    seat: int | None
    name: str
    text: str


class TableShown(Struct, frozen=True):
    """A table as one viewer may know it. ``invitations`` and ``watch`` are for the host, ``seed`` for after the end."""

    id: str
    seq: int
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    settings: Settings
    stage: Stage
    archived: bool
    goes_on: bool
    guided: bool
    seat: int | None
    hosting: bool
    seats: list[SeatShown]
    clock: ClockShown | None
    position: Position | None
    chat: list[Said]
    note: str
    scores: list[int] | None
    winners: list[int] | None
    seed: str | None
    rematch: str
    rematch_of: str
    invitations: list[str] | None
    watch: str | None
    created_at: int
    changed_at: int


class Happened(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one viewer may know it; what does not apply to its kind is left out."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    told: list[list[EventJson]] = []
    codes: list[int] = []
    count: int = 0
    turn: int | None = None
    name: str = ""
    level: str = ""
    reason: str = ""
    text: str = ""
    against: int | None = None
    scores: list[int] = []
    winners: list[int] = []
    table: str = ""


class PositionShown(Struct, frozen=True):
    """An earlier position of a game, and what the answer that led to it told."""

    position: int
    view: ViewJson
    told: list[EventJson]
