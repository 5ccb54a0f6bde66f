"""How long tests wait for what must happen: minutes, longer on a slow machine; none fails for slowness alone.

``./test`` measures the machine (``python -m tests.patience``) and tells all tests, those in the browser too, how many
times slower it is than the one the limits were made on: LONGHOUSE_SLOW.
"""

from __future__ import annotations

import os
import time

REFERENCE = 0.10  # seconds that the work below takes on a core of its own
MOST = 50


def measured() -> int:
    """How many times slower this machine is now, others who use it counted in."""
    began = time.perf_counter()
    total = 0
    for n in range(2_000_000):
        total += n & 7
    return min(MOST, max(1, round((time.perf_counter() - began) / REFERENCE)))


SLOW = float(os.environ.get("LONGHOUSE_SLOW") or 1)
PATIENCE = 300.0 * SLOW

if __name__ == "__main__":
    print(measured())
