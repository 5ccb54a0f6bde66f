"""What the host chooses besides the game's own options: who may see the table, clocks, undo, leavers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

__all__ = ["Clock", "DaysClock", "LiveClock", "NoClock", "Settings"]


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LiveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A chess clock: so many seconds for the whole game, and some back for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1_200
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class DaysClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Turn by turn: so many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Clock = NoClock | LiveClock | DaysClock


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choices.

    ``end_turn``: with ``explicit`` a turn passes on only when its player says so, until then it can be taken back.
    ``patience``: seconds after which a player who left is replaced by a bot, and after which the others may vote on it.
    """

    public: bool = False
    spectators: bool = True
    end_turn: Literal["automatic", "explicit"] = "automatic"
    undo: Literal["own", "never"] = "own"
    hints: bool = True
    clock: Clock = msgspec.field(default_factory=NoClock)
    patience: Annotated[int, Meta(ge=30, le=604_800)] = 180
    stand_in: Annotated[str, Meta(min_length=1, max_length=30)] = "random"
