"""Getting compiled rules ready without anyone waiting for them.

A match answers in the interpreter from the first moment. ``prepare_in_background`` compiles in a process of its own,
which fills the cache, then loads from it; from then on matches of the game run compiled, on the same bytes.
``python -m longhouse.kernel.preparation GAME`` is that process.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from longhouse.kernel import entries
from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.engine import Engine

if TYPE_CHECKING:
    from longhouse.kernel.game import Game

__all__ = ["MATCH_ENTRIES", "load", "prepare_in_background"]

MATCH_ENTRIES = ("begin", "legal", "answer", "tally", "sheet", "imagine")


def load(game: Game, engine: Engine, progress: Callable[[str], None] | None = None) -> None:
    """Call every entry a match uses once on a scratch game, so that each is compiled or loaded."""
    room = game.room
    cells = np.zeros(1, room.State.dtype)
    options = game.option_array({name: option.default for name, option in game.options.items()})
    codes, lines = np.zeros(room.answers.size, np.int64), np.zeros(len(room.score_lines), np.int64)
    scores, wins = np.zeros(game.players[0], np.int64), np.zeros(game.players[0], np.int64)

    def call(name: str, *args: Any) -> None:
        if progress is not None:
            progress(name)
        bound = (engine.bind(arg) if isinstance(arg, np.ndarray) else arg for arg in args)
        engine.entry(getattr(entries, name))(engine.bind(cells), 0, *bound)

    call("begin", 0, game.players[0], options)
    call("legal", codes)
    call("answer", int(codes[0]))
    call("tally", scores, wins)
    call("sheet", 0, lines)
    call("imagine", 0, 0)


def prepare_in_background(
    game: Game, module: str = __name__, prepare: Callable[[Game], None] | None = None
) -> threading.Thread:
    """Compile in another process, then load here; the thread ends when matches run compiled (or cannot).

    ``module`` is what that process runs and ``prepare`` what then loads it, where more than matches is wanted.
    """

    def work() -> None:
        done = subprocess.run([sys.executable, "-m", module, game.id], capture_output=True)
        if done.returncode == 0:
            (prepare or type(game).prepare)(game)

    thread = threading.Thread(target=work, name=f"compile {game.id}", daemon=True)
    thread.start()
    return thread


if __name__ == "__main__":
    from longhouse.kernel.rooms import game as find_game

    if not wants_compiled():
        sys.exit("compiled rules are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
    for name in sys.argv[1:]:
        find_game(name).prepare()
