"""Compiled rules arrive in the background: a process of low priority fills the cache, game by game.

People never wait for it: tables work in the interpreter. The bots' processes take what is in the cache.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os

from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.house import game as find_game
from longhouse.kernel.house import games

__all__ = ["RulesCompiler"]

NICENESS = 19


class RulesCompiler:
    """Compiles one game after the other; ``progress`` says how far it is."""

    def __init__(self, wanted: bool = True) -> None:
        self._wanted = wanted and wants_compiled()
        self.progress = dict.fromkeys(games(), "waiting" if self._wanted else "interpreted")

    async def run(self) -> None:
        """Compile everything once."""
        for game in self.progress if self._wanted else ():
            self.progress[game] = "compiling"
            self.progress[game] = "compiled" if await self._compile(game) else "failed"

    async def _compile(self, game: str) -> bool:
        process = multiprocessing.get_context("spawn").Process(target=_fill_cache, args=(game,), daemon=True)
        await asyncio.to_thread(process.start)
        try:
            while process.is_alive():
                await asyncio.sleep(0.2)
        finally:
            process.kill()
            process.join()
        return process.exitcode == 0


def _fill_cache(game_id: str) -> None:
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    game = find_game(game_id)
    assert game.fast.name == "compiled"
    match = game.start()
    if match.actor is not None:
        match.seen_by(match.actor).sample(0)
