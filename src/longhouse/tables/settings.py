"""What the host chooses besides the game's own options: who may see the table, clocks, undo, leavers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from longhouse.tables.clocks import Clock, NoClock

__all__ = ["Settings"]


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
