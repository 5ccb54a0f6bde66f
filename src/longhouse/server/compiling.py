"""Compiled rules and bots arrive in the background: a process of low priority fills the cache, then matches change.

Nobody waits for it: until then tables work in the interpreter, on the same bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.rooms import games

__all__ = ["RulesCompiler"]

NICENESS = 19


class RulesCompiler:
    """Compiles one game after the other; ``progress`` says how far it is."""

    def __init__(self, wanted: bool = True) -> None:
        self._wanted = wanted and wants_compiled()
        self.progress = dict.fromkeys(games(), "waiting" if self._wanted else "interpreted")

    async def run(self) -> None:
        """Compile everything once."""
        for name, game in games().items() if self._wanted else ():
            self.progress[name] = "compiling"
            if await _fill_cache(name) == 0:
                await asyncio.to_thread(game.prepare)
                self.progress[name] = "compiled"
            else:
                self.progress[name] = "failed"


async def _fill_cache(game: str) -> int:
    command = (sys.executable, "-m", "longhouse.bots.preparation", game)
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet, stdin=quiet)
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
