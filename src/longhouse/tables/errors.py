"""What a table refuses: one tree, every leaf with a code that clients can rely on. Nothing was changed."""

from __future__ import annotations

from typing import ClassVar

from longhouse.kernel.errors import LonghouseError

__all__ = [
    "BadSetting",
    "CannotTakeBack",
    "NotAllowed",
    "NotNow",
    "NotYourTurn",
    "Refused",
    "RuleBroken",
    "SeatTaken",
    "Stale",
    "TooLong",
    "TurnNotEnded",
]


class Refused(LonghouseError):
    """Anything a table refuses."""

    code: ClassVar[str] = "refused"


class NotAllowed(Refused):
    """The person may not do this here: another's seat, the host's right, somebody who only watches."""

    code = "not_allowed"


class NotNow(Refused):
    """The table is not at the stage for this: not started, already over, archived."""

    code = "not_now"


class NotYourTurn(Refused):
    """Another seat must answer."""

    code = "not_your_turn"


class TurnNotEnded(Refused):
    """The seat before has answered but not ended its turn yet."""

    code = "turn_not_ended"


class Stale(Refused):
    """The position has changed since the one the person answered to."""

    code = "stale"


class RuleBroken(Refused):
    """The answer is malformed or against the rules of the game."""

    code = "illegal"


class CannotTakeBack(Refused):
    """Undo would cross a seal or another player's answer, or there is nothing to undo or redo."""

    code = "cannot_undo"


class SeatTaken(Refused):
    """Somebody sits there already, or the person sits at this table already."""

    code = "seat_taken"


class BadSetting(Refused):
    """A game, number of players, option, level or setting that is unknown."""

    code = "bad_setting"


class TooLong(Refused):
    """A text or list is longer than allowed."""

    code = "too_long"
