"""Memory that nothing refers to but itself, found without making anybody wait.

Python's own search for it goes through everything that is held; with thousands of tables and sockets that stops the
house for seconds. Moves leave nothing to be found that way, requests and sockets a few objects each. So what has lived
for a moment is set aside; only where things come faster than they go are the newest looked through. All is looked
through when the house takes twice the memory it took after the last time: much of it may be in vain.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

__all__ = ["Sweeper", "resident_bytes"]

NEW = 10_000  # objects more than a moment ago: then the newest are looked through, by Python itself
NEVER = 1_000_000_000
LITTLE = 512 * 2**20  # bytes more that are not worth a second look
_STATM = Path("/proc/self/statm")


def resident_bytes() -> int:
    """The memory that this process takes; where the system does not tell, the most it ever took."""
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Sweeper:
    """Looks through what is held: seldom."""

    def __init__(self, taken: Callable[[], int] = resident_bytes) -> None:
        """``taken``: the bytes that the house takes."""
        self._taken = taken

    def begin(self) -> None:
        """Take the work from Python, which looks through nothing but what is new from now on."""
        self._before = gc.get_threshold()
        gc.set_threshold(NEW, NEVER, NEVER)
        self._set_aside()

    def end(self) -> None:
        """Give the work back."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    async def sweep(self) -> None:
        """Set aside what there is; look through it when so much has come together."""
        gc.freeze()
        if self._taken() >= self._enough:
            gc.unfreeze()
            gc.collect()
            self._set_aside()

    def _set_aside(self) -> None:
        gc.freeze()
        taken = self._taken()
        self._enough = max(2 * taken, taken + LITTLE)
