"""What travels between the server and its clients, over sockets, event streams and plain requests alike."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from longhouse.tables.commands import Command
from longhouse.tables.schema import ClockShown, Happened, Position, TableShown

__all__ = [
    "Ack",
    "Asking",
    "Failure",
    "Frame",
    "HappenedFrame",
    "Ping",
    "Pong",
    "Presence",
    "TableFrame",
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


Frame = TableFrame | HappenedFrame | Presence | Ack | Failure | Pong
"""What a socket brings."""

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def with_position(frame: HappenedFrame, position: bytes) -> bytes:
    """The frame as bytes, with a position that has been encoded already."""
    return encode(frame)[:-1] + b',"position":' + position + b"}"
