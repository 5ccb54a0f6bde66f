"""The process in which bots think: each bot lives there with its table, as long as there is room for it."""

from __future__ import annotations

import contextlib
import functools
import os
import threading
import zlib
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any

from longhouse import bots
from longhouse.bots import Bot
from longhouse.bots.searcher import Searcher
from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.game import Game
from longhouse.kernel.match import Seen
from longhouse.kernel.rooms import game as find_game

__all__ = ["ADVICE", "Home", "seed_of", "serve"]

ADVICE = "advice"  # asked for instead of a level: the best few answers with reasons
NICENESS = 5
ROOM = {"huscarl": 16, "jarl": 4, "konungr": 2}  # bots of a level that live in one process: trees are large
ROOM_ELSE = 512


def seed_of(bot: str) -> int:
    """What a bot's fancies come from: its name."""
    return zlib.crc32(bot.encode())


class Home:
    """The bots that live in this process. Who must make room leaves its tree's arrays to the one who comes."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, int], OrderedDict[str, Bot]] = {}

    def bot(self, name: str, level: str, game: Game) -> Bot:
        """The bot of that name, made when it is not here (any more)."""
        living = self._bots.setdefault((level, game.id, game.rules_version), OrderedDict())
        if name not in living:
            living[name] = self._moved_in(name, level, living)
        living.move_to_end(name)
        return living[name]

    def _moved_in(self, name: str, level: str, living: OrderedDict[str, Bot]) -> Bot:
        bot = bots.named(level)(seed_of(name))
        if len(living) >= ROOM.get(level, ROOM_ELSE):
            _, former = living.popitem(last=False)
            if isinstance(bot, Searcher) and isinstance(former, Searcher):
                bot.inherit(former)
        return bot


def serve(pipe: Connection) -> None:
    """What a worker process does until the server ends or closes the pipe."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    home = Home()
    while True:
        try:
            pipe.send(answered(home, *pipe.recv()))
        except (EOFError, OSError, KeyboardInterrupt):
            return


@functools.cache
def _make_ready(game: Game) -> None:
    """Load what the server compiles, or wait for it, in the background; until then bots think in the interpreter."""
    if wants_compiled():
        threading.Thread(target=bots.prepare, args=(game,), daemon=True, name=f"load {game.id}").start()


def answered(home: Home, level: str, seen: Seen, bot: str) -> tuple[Any, str]:
    """What a bot answers, or what went wrong."""
    seen.game = find_game(seen.game.id, seen.game.rules_version)  # this process's own, with what it has compiled
    _make_ready(seen.game)
    try:
        if level == ADVICE:
            return bots.advise(seen, seed=seed_of(bot)), ""
        return home.bot(bot, level, seen.game)(seen).code, ""
    except Exception as error:
        return None, repr(error)
