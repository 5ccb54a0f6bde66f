"""Getting compiled thinking ready.

``python -m longhouse.bots.preparation GAME …`` fills the cache for other processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np

from longhouse.bots.desks import SetDesk
from longhouse.bots.minds import mind_of
from longhouse.bots.thinking.looking import look_ahead, sensible
from longhouse.bots.thought import Thought
from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.game import Game
from longhouse.kernel.house import game as find_game

__all__ = ["prepare"]


def prepare(game: Game, progress: Callable[[str], None] | None = None) -> None:
    """Compile or load what matches and bots use; ``progress`` hears the name of each part."""
    game.prepare(progress)
    mind = mind_of(game)
    mind.prepared = True
    match = game.start(players=game.players[0], seed=0)
    desk = SetDesk(match.seen_by(match.actor or 0), seed=0)
    desk.lay(match.seen_by(match.actor or 0))
    say = progress or (lambda name: None)
    say("sensible")
    desk.run(sensible)
    say("look_ahead")
    desk.run(look_ahead, match.actor or 0, 1, 1, desk.bind(np.zeros((len(desk.codes), 2))))
    say("search")
    thought = Thought(match.seen_by(match.actor or 0), seed=0, nodes=8)
    thought.begin(match.seen_by(match.actor or 0), None)
    thought.go_on(match.actor or 0, 1)


if __name__ == "__main__":
    if not wants_compiled():
        sys.exit("compiled bots are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
    for name in sys.argv[1:]:
        prepare(find_game(name))
