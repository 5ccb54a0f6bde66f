"""Named limits: how often somebody may do something. Each is a bucket that fills again with time."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

__all__ = ["LIMITS", "Limit", "Limits", "TooOften"]


class TooOften(Exception):
    """A limit was reached; ``wait``: seconds until it may be tried again."""

    def __init__(self, limit: str, wait: float) -> None:
        super().__init__(f"too often ({limit}): wait {math.ceil(wait)} s")
        self.limit, self.wait = limit, wait


@dataclass(frozen=True)
class Limit:
    """So many at once, and again so many in a number of seconds."""

    count: int
    seconds: float


LIMITS: Mapping[str, Limit] = {
    "requests": Limit(300, 60),  # from one network, to the API
    "guests": Limit(20, 3_600),  # made from one network
    "logins": Limit(10, 600),  # tried from one network, or from one browser in which the account was used before
    "account": Limit(100, 3_600),  # tried at one account from browsers in which it was never used
    "registrations": Limit(10, 3_600),  # of logins, from one network
    "letters": Limit(10, 3_600),  # asked for from one network
    "letters_to": Limit(3, 86_400),  # that somebody else may ask for, to one address
    "exports": Limit(5, 3_600),  # of all that is known about oneself, or deletions, of one person
    "tables": Limit(30, 3_600),  # set up by one person
    "moves": Limit(60, 10),  # and every other command at a table but talk, of one person
    "talk": Limit(10, 20),  # chat and notes of one person
    "imports": Limit(10, 600),  # by one person
    "replays": Limit(30, 60),  # of games for their course, from one network
    "hints": Limit(20, 60),  # asked by one person
    "sockets": Limit(120, 60),  # opened from one network
    "frames": Limit(120, 10),  # sent over one socket
}
MOST_BUCKETS = 100_000


class Limits:
    """The buckets of everybody, in memory."""

    def __init__(
        self, clock: Callable[[], float], limits: Mapping[str, Limit] = LIMITS, generosity: float = 1.0
    ) -> None:
        """``clock`` gives seconds and never goes back; ``generosity`` multiplies every count, for load tests."""
        self._clock = clock
        self._limits = {name: Limit(int(limit.count * generosity), limit.seconds) for name, limit in limits.items()}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, name: str, who: str) -> None:
        """Count one; TooOften when there is none left."""
        limit, now = self._limits[name], self._clock()
        left, since = self._buckets.get((name, who), (float(limit.count), now))
        left = min(limit.count, left + (now - since) * limit.count / limit.seconds)
        if left < 1:
            raise TooOften(name, (1 - left) * limit.seconds / limit.count)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(now)
        self._buckets[name, who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if all are in use, the oldest half."""
        kept = {key: b for key, b in self._buckets.items() if now - b[1] < self._limits[key[0]].seconds}
        newest = sorted(kept.items(), key=lambda item: item[1][1])[-MOST_BUCKETS // 2 :]
        self._buckets = dict(newest)
