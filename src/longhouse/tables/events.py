"""What happens at a table: the entries of its append-only log. The table is a fold of them and of nothing else.

The log holds secrets (the seed, what was told to one seat, invitations): only ``longhouse.tables.showing`` decides what
of it leaves.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from longhouse.kernel.events import EventRow
from longhouse.tables.settings import Settings

__all__ = [
    "Agreed",
    "Archived",
    "Asked",
    "Changed",
    "Created",
    "Ended",
    "Entry",
    "Handed",
    "Left",
    "Moved",
    "Noted",
    "Opening",
    "Redone",
    "Refusal",
    "RematchMade",
    "RematchWanted",
    "Replaced",
    "Resigned",
    "Returned",
    "Said",
    "Seated",
    "SeatedBot",
    "Started",
    "StoodUp",
    "TableEvent",
    "TurnEnded",
    "Undone",
    "Voted",
    "event_body",
    "event_from_body",
]


class _TableEvent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What all events share: how they are written."""


class Opening(Struct, frozen=True):
    """Where a table goes on from: a game that was imported, or played up to here elsewhere."""

    seed: int
    codes: tuple[int, ...]


class Created(_TableEvent, frozen=True, tag="created"):
    """A host set up a table; one invitation a seat, and one to watch. ``guided``: the game's guide deals and leads."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    settings: Settings
    invitations: tuple[str, ...]
    watch: str
    opening: Opening | None = None
    rematch_of: str = ""
    guided: bool = False


class Changed(_TableEvent, frozen=True, tag="changed"):
    """The host chose other options before the start."""

    options: dict[str, str]
    settings: Settings


class Seated(_TableEvent, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class SeatedBot(_TableEvent, frozen=True, tag="seated_bot"):
    """The host gave a seat to a bot."""

    seat: int
    level: str


class StoodUp(_TableEvent, frozen=True, tag="stood_up"):
    """A seat became empty before the start."""

    seat: int


class Started(_TableEvent, frozen=True, tag="started"):
    """The game began. ``told``: what the set-up told, then what each answer of an opening told."""

    seed: int
    told: tuple[tuple[EventRow, ...], ...]
    turn: int | None
    codes: tuple[int, ...] = ()


class Moved(_TableEvent, frozen=True, tag="moved"):
    """A seat gave answers. ``turn``: who must answer next; ``sealed``: how many of them cannot be taken back."""

    seat: int
    codes: tuple[int, ...]
    told: tuple[tuple[EventRow, ...], ...]
    turn: int | None
    sealed: int = 0


class TurnEnded(_TableEvent, frozen=True, tag="turn_ended"):
    """A seat passed its turn on for good."""

    seat: int


class Undone(_TableEvent, frozen=True, tag="undone"):
    """A seat's last answers were taken back."""

    seat: int
    count: int
    turn: int


class Redone(_TableEvent, frozen=True, tag="redone"):
    """Answers taken back were given again."""

    seat: int
    codes: tuple[int, ...]
    told: tuple[tuple[EventRow, ...], ...]
    turn: int | None
    sealed: int = 0


class Asked(_TableEvent, frozen=True, tag="asked"):
    """A seat asks the others to let it take its last turn back."""

    seat: int


class Agreed(_TableEvent, frozen=True, tag="agreed"):
    """A seat agrees to that."""

    seat: int


class Refusal(_TableEvent, frozen=True, tag="refusal"):
    """A seat does not agree."""

    seat: int


class Left(_TableEvent, frozen=True, tag="left"):
    """A person left a running game."""

    seat: int


class Returned(_TableEvent, frozen=True, tag="returned"):
    """A person who had left, or was replaced, is back in the seat."""

    seat: int


class Voted(_TableEvent, frozen=True, tag="voted"):
    """A seat votes to replace another by a bot."""

    seat: int
    against: int


class Replaced(_TableEvent, frozen=True, tag="replaced"):
    """A bot plays on for a person; reason: time, left, vote or resigned."""

    seat: int
    level: str
    reason: str


class Resigned(_TableEvent, frozen=True, tag="resigned"):
    """A seat gave up: it cannot win any more."""

    seat: int


class Ended(_TableEvent, frozen=True, tag="ended"):
    """The game is over; reason: played or resigned."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Said(_TableEvent, frozen=True, tag="said"):
    """Somebody said something to all."""

    text: str
    name: str
    seat: int | None = None


class Noted(_TableEvent, frozen=True, tag="noted"):
    """Somebody wrote a note to themselves; it replaces the one before."""

    text: str


class Handed(_TableEvent, frozen=True, tag="handed"):
    """An account took over what a guest had at this table."""

    guest: str
    person: str
    name: str


class RematchWanted(_TableEvent, frozen=True, tag="rematch_wanted"):
    """A seat wants to play again."""

    seat: int


class RematchMade(_TableEvent, frozen=True, tag="rematch_made"):
    """All wanted to: there is a new table."""

    table: str


class Archived(_TableEvent, frozen=True, tag="archived"):
    """The host put the table away; it can only be looked at."""


TableEvent = (
    Created
    | Changed
    | Seated
    | SeatedBot
    | StoodUp
    | Started
    | Moved
    | TurnEnded
    | Undone
    | Redone
    | Asked
    | Agreed
    | Refusal
    | Left
    | Returned
    | Voted
    | Replaced
    | Resigned
    | Ended
    | Said
    | Noted
    | Handed
    | RematchWanted
    | RematchMade
    | Archived
)


class Entry(Struct, frozen=True):
    """One line of the log: its number from 1 on, when (milliseconds), by whom ("" for the house), what.

    ``client_id``: what the client called its command, so that a repeated one gets the first answer.
    """

    seq: int
    at: int
    by: str
    event: TableEvent
    client_id: str = ""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(TableEvent)


def event_body(event: TableEvent) -> bytes:
    """The event as the log keeps it."""
    return _encoder.encode(event)


def event_from_body(body: bytes | str) -> TableEvent:
    """An event that the log kept."""
    return _decoder.decode(body)  # type: ignore[no-any-return]
