"""The clocks of a table. A new one is a class here, in the union, and its words in the client.

A clock keeps nothing itself: what a seat has in store is kept by the table, which asks the clock what becomes of it.
Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

__all__ = ["Clock", "DaysClock", "LiveClock", "NoClock"]

SECOND = 1_000
DAY = 86_400 * SECOND


class _Clock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a table asks of its clock; as it stands, of one that keeps nothing in store."""

    runs: ClassVar[bool] = True

    def at_start(self) -> int | None:
        """What every seat has in store when the game begins; None when nothing is stored."""
        return None

    def left(self, stored: int | None, used: int | None) -> int | None:
        """What a seat has left; ``used``: since the table waits for it, None when it does not."""
        raise NotImplementedError

    def after_turn(self, stored: int, used: int) -> int:
        """What is in store after a turn that took so long."""
        return stored

    def after_return(self, stored: int) -> int:
        """What somebody has in store who comes back to a seat."""
        return stored


class NoClock(_Clock, frozen=True, tag="none"):
    """Everybody takes the time they need."""

    runs: ClassVar[bool] = False

    def left(self, stored: int | None, used: int | None) -> int | None:
        """No end."""
        return None


class LiveClock(_Clock, frozen=True, tag="live"):
    """A chess clock: so many seconds for the whole game, and some back for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1_200
    increment: Annotated[int, Meta(ge=0, le=600)] = 10

    def at_start(self) -> int | None:
        """The time for the whole game."""
        return self.seconds * SECOND

    def left(self, stored: int | None, used: int | None) -> int | None:
        """What is in store, less what runs now."""
        return None if stored is None else stored - (used or 0)

    def after_turn(self, stored: int, used: int) -> int:
        """The time used goes, the increment comes."""
        return stored + self.increment * SECOND - used

    def after_return(self, stored: int) -> int:
        """A tenth of the time at least."""
        return max(stored, self.seconds * SECOND // 10)


class DaysClock(_Clock, frozen=True, tag="days"):
    """Turn by turn: so many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3

    def left(self, stored: int | None, used: int | None) -> int | None:
        """What is left of the days, for the one waited for."""
        return None if used is None else self.days * DAY - used


Clock = NoClock | LiveClock | DaysClock
