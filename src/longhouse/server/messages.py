"""What travels between the server and its clients, over sockets, event streams and plain requests alike."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from longhouse.kernel.schema import AnswerJson, EventJson, MessageJson, ViewJson
from longhouse.tables import commands
from longhouse.tables.commands import Command
from longhouse.tables.schema import ClockShown, Happened, Position, TableShown

__all__ = [
    "Ack",
    "Asking",
    "Codes",
    "Doubt",
    "Failure",
    "Frame",
    "HappenedFrame",
    "Ping",
    "Pong",
    "Presence",
    "Reason",
    "ReasonFrame",
    "TableFrame",
    "Trial",
    "Tried",
    "TriedFrame",
    "encode",
]

ClientId = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")]

Code = Literal[
    "bad_form_key",
    "bad_host",
    "bad_letter",
    "bad_name",
    "bad_origin",
    "bad_setting",
    "busy",
    "cannot_undo",
    "illegal",
    "login_taken",
    "malformed",
    "not_allowed",
    "not_now",
    "not_your_turn",
    "seat_taken",
    "stale",
    "too_large",
    "too_long",
    "too_many",
    "too_often",
    "turn_not_ended",
    "unauthorized",
    "unknown",
    "wrong_password",
]


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """A command to a table.

    ``id``: the client's own name for it; a repeated one gets the first answer. ``expected_seq``: the last entry the
    client knew of when it decided; needed for moves.
    """

    command: Command
    id: ClientId = ""
    expected_seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


# ---------------------------------------------------------------------- trying
Codes = Annotated[tuple[commands.Code, ...], Meta(max_length=commands.MAX_CODES)]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers to try one after the other."""

    codes: Codes


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is not offered, after other answers have been tried."""

    kind: Annotated[str, Meta(max_length=64)]
    args: Annotated[dict[str, int | str], Meta(max_length=8)]
    codes: Codes = ()


class Tried(Struct, frozen=True):
    """What the answers lead to. ``reveals``: the last one turns something up, so no more is told before it is given."""

    reveals: bool
    view: ViewJson | None = None
    legal: list[AnswerJson] = []
    told: list[EventJson] = msgspec.field(default_factory=list)


class Reason(Struct, frozen=True):
    """Why an answer is not possible, as a message of the game's words; null when it is, or no more can be said."""

    message: MessageJson | None


class TriedFrame(Struct, frozen=True, tag_field="type", tag="tried"):
    """What the answers lead to that a socket asked about."""

    id: str
    tried: Tried


class ReasonFrame(Struct, frozen=True, tag_field="type", tag="reason"):
    """Why an answer is not possible that a socket asked about."""

    id: str
    reason: Reason


# ---------------------------------------------------------------------- frames
class Ping(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps a socket open; answered by a pong."""

    ping: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The command was carried out and is safe on the disk; ``seq``: the first entry it led to."""

    id: str
    seq: int
    repeated: bool = False


class Failure(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """Something was refused and nothing was changed.

    ``wait``: seconds, when it was too often; ``table``: how things stand now, when the client had an old position.
    """

    code: Code
    message: str
    id: str = ""
    wait: float | None = None
    table: TableShown | None = None


class TableFrame(Struct, frozen=True, tag_field="type", tag="table"):
    """Everything about the table: the first frame after connecting."""

    table: TableShown


class HappenedFrame(Struct, frozen=True, tag_field="type", tag="happened", omit_defaults=True):
    """New entries of the log; ``seq``: the last entry the client knows now.

    ``position`` when the game moved on; ``table`` instead when more than that has changed.
    """

    seq: int
    entries: list[Happened]
    position: Position | None = None
    clock: ClockShown | None = None
    table: TableShown | None = None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have a connection, and how many others watch."""

    seats: list[int]
    watching: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    pong: int


Frame = TableFrame | HappenedFrame | Presence | Ack | Failure | Pong | TriedFrame | ReasonFrame
"""What a socket brings."""

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def with_position(frame: bytes, position: bytes) -> bytes:
    """A frame of what happened with a position in it; both have been encoded already."""
    return frame[:-1] + b',"position":' + position + b"}"
