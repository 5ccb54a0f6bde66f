"""What people ask of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from longhouse.tables.settings import Settings

__all__ = [
    "Agree",
    "Archive",
    "Change",
    "Command",
    "EndTurn",
    "Leave",
    "Move",
    "Note",
    "Redo",
    "Refuse",
    "Rematch",
    "RemovePlayer",
    "Resign",
    "Return",
    "Say",
    "SeatBot",
    "Sit",
    "Start",
    "Undo",
    "Vote",
]

MAX_CODES = 64
MAX_SAID = 500
MAX_NOTE = 1_500

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Level = Annotated[str, Meta(min_length=1, max_length=30)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What all commands share: how they are written."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat: the one an invitation is for, or any free one of a public table."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """Give a free seat to a bot (host)."""

    seat: SeatNumber
    level: Level = "random"


class RemovePlayer(_Command, frozen=True, tag="remove"):
    """Empty a seat before the start (host)."""

    seat: SeatNumber


class Change(_Command, frozen=True, tag="change"):
    """Choose other options and settings before the start (host)."""

    options: Annotated[dict[str, str], Meta(max_length=50)]
    settings: Settings


class Start(_Command, frozen=True, tag="start"):
    """Begin the game (host; every seat filled)."""


class Move(_Command, frozen=True, tag="move"):
    """Answer the question of the moment, or several in a row: all or none."""

    codes: Annotated[tuple[Code, ...], Meta(min_length=1, max_length=MAX_CODES)]


class EndTurn(_Command, frozen=True, tag="end_turn"):
    """Pass the turn on, where turns end explicitly."""


class Undo(_Command, frozen=True, tag="undo"):
    """Take back one's last answer; once the turn has passed on, the others are asked first."""


class Redo(_Command, frozen=True, tag="redo"):
    """Give again the answer last taken back."""


class Agree(_Command, frozen=True, tag="agree"):
    """Let the one who asked take their turn back."""


class Refuse(_Command, frozen=True, tag="refuse"):
    """Do not let them."""


class Leave(_Command, frozen=True, tag="leave"):
    """Stand up before the start, or leave a running game."""


class Return(_Command, frozen=True, tag="return"):
    """Come back to one's seat."""


class Vote(_Command, frozen=True, tag="vote"):
    """Vote to let a bot play on for a seat that has left or keeps the table waiting."""

    against: SeatNumber


class Resign(_Command, frozen=True, tag="resign"):
    """Give up: a bot plays on, or the game ends when one is left."""


class Say(_Command, frozen=True, tag="say"):
    """Say something to all."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_SAID)]


class Note(_Command, frozen=True, tag="note"):
    """Write a note to oneself."""

    text: Annotated[str, Meta(max_length=MAX_NOTE)]


class Rematch(_Command, frozen=True, tag="rematch"):
    """Ask for another game with the same people."""


class Archive(_Command, frozen=True, tag="archive"):
    """Put the table away (host)."""


Command = (
    Sit
    | SeatBot
    | RemovePlayer
    | Change
    | Start
    | Move
    | EndTurn
    | Undo
    | Redo
    | Agree
    | Refuse
    | Leave
    | Return
    | Vote
    | Resign
    | Say
    | Note
    | Rematch
    | Archive
)
