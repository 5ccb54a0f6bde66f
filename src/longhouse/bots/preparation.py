"""Getting compiled thinking ready.

``python -m longhouse.bots.preparation GAME …`` fills the cache for other processes.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator

import numpy as np

from longhouse.bots.minds import Mind, mind_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thinking.looking import favourite, look_ahead, sensible
from longhouse.bots.thinking.reasoning import change_by
from longhouse.bots.thoughts import new_thought
from longhouse.kernel import preparation
from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game

__all__ = ["prepare", "prepare_in_background"]


def prepare(game: Game, progress: Callable[[str], None] | None = None) -> None:
    """Compile or load what matches and bots use; ``progress`` hears the name of each part."""
    game.prepare(progress)
    mind = mind_of(game)
    for name, think in _thoughts(game, mind):
        if progress is not None:
            progress(name)
        think()
    mind.prepared = True


def prepare_in_background(game: Game) -> threading.Thread:
    """Compile in another process, then load here; until the thread ends, bots think in the interpreter."""
    return preparation.prepare_in_background(game, __name__, prepare)


def _thoughts(game: Game, mind: Mind) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every rule of thinking that bots call, on the first question of scratch games: alone bots may think otherwise."""
    for players in sorted({game.players[0], max(2, game.players[0])}):
        yield from _thoughts_at(game.start(players=players, seed=0), mind)


def _thoughts_at(match: Match, mind: Mind) -> Iterator[tuple[str, Callable[[], object]]]:
    seat = match.actor or 0
    seen = match.seen_by(seat)
    desk, thought = SetDesk(seen, 0, engine=mind.fast), new_thought(seen, 0, 8, engine=mind.fast)
    desk.lay(seen)
    promised, changes = desk.bind(np.zeros(len(desk.codes))), desk.bind(np.zeros(len(desk.features) + 1))
    yield "sensible", lambda: desk.run(sensible)
    yield "favourite", lambda: desk.run(favourite, 1)
    yield "look_ahead", lambda: desk.run(look_ahead, seat, 1, 1, promised)
    yield "begin_search", lambda: thought.begin(seen, None)
    yield "search", lambda: thought.go_on(seat, 1)
    if desk.network is not None:
        yield "glance", lambda: desk.run(glance, desk.network, seat, 0.0)
    yield "change_by", lambda: desk.run(change_by, seat, seen.codes[0], True, changes)


if __name__ == "__main__":
    if not wants_compiled():
        sys.exit("compiled bots are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
    for name in sys.argv[1:]:
        prepare(find_game(name))
