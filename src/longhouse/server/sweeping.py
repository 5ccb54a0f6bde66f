"""Memory that nothing refers to but itself, found without making anybody wait.

Python's own search for it goes through everything that is held; with thousands of tables and sockets that stops the
house for seconds. Here it goes through what is new, a few milliseconds at a time. What has been looked at is set aside,
and looked through again only when there is twice as much of it as after the last time: then much may be in vain.
"""

from __future__ import annotations

import gc

__all__ = ["Sweeper"]

NEW = 10_000  # objects after which those are looked through that came since: about 5 ms
NEVER = 1_000_000_000
FEW = 500_000  # objects that are not worth a second look


class Sweeper:
    """Looks through what is held, new things often and old ones seldom."""

    def __init__(self, few: int = FEW) -> None:
        self._few = self._held = few  # set aside when all of it was looked through last
        self._more = 0  # set aside since
        self._found = 0

    def begin(self) -> None:
        """Take the work from Python, which looks through nothing but what is new from now on."""
        self._before = gc.get_threshold()
        gc.set_threshold(NEW, NEVER, NEVER)
        gc.freeze()

    def end(self) -> None:
        """Give the work back."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    async def sweep(self) -> None:
        """Look through what is new and set it aside; through everything when so much has come together."""
        newest, thousands, _ = gc.get_count()
        gc.collect(0)
        self._more += newest + thousands * NEW - self._freed()
        if self._more >= self._held:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._held, self._more = max(self._few, gc.get_freeze_count()), 0
        gc.freeze()

    def _freed(self) -> int:
        """Objects found in vain among the new ones since this was asked last."""
        before, self._found = self._found, int(gc.get_stats()[0]["collected"])
        return self._found - before
