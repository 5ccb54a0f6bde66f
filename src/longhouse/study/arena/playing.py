"""Playing what an order asks for, in as many processes as are wanted.

A bout depends on its order alone: the games are the same whatever the number of workers, as long as the budgets of the
bots are iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.study.arena.log import Log, Played
from longhouse.study.arena.order import Bout, Tournament
from longhouse.study.hands import share_out
from longhouse.study.matches import LIMIT, BrokenBot, play_match, warm_up
from longhouse.study.refusals import at_least_one, refused

__all__ = ["Ring", "play"]

Told = Callable[[int], object]  # called with the number of games played since the last call


@dataclass(frozen=True)
class Ring:
    """Where the bouts of an order are played."""

    order: Tournament

    def prepare(self) -> None:
        """Compile or load the rules and what the bots think with, so that no answer waits for it."""
        order = self.order
        warm_up(order.game.start(players=order.players, seed=order.seed, **order.options), order.entrants)

    def play(self, bout: Bout) -> Played:
        """Play one game to its end."""
        order = self.order
        match = order.game.start(players=order.players, seed=bout.seed, **order.options)
        times = play_match(match, [order.entrant(name) for name in bout.seats], LIMIT, bout.seats)
        if not match.over:
            raise BrokenBot(refused("no-end", bots=", ".join(bout.seats), seed=bout.seed, limit=LIMIT))
        answers = tuple(step.action.code for step in match.history)
        return Played(bout.purpose, bout.seed, bout.seats, match.scores, match.winners, answers, times)


def play(order: Tournament, log: Log, workers: int = 1, told: Told = lambda played: None) -> list[Played]:
    """Play the bouts that the log does not hold yet; all games of the order, in its order."""
    at_least_one(workers=workers)
    played = {game.bout: game for game in log.games()}
    bouts = list(order.bouts())
    missing = [bout for bout in bouts if bout not in played]
    told(len(bouts) - len(missing))
    if missing:
        played |= _play_missing(order, missing, log, workers, told)
    return [played[bout] for bout in bouts]


def _play_missing(order: Tournament, bouts: Sequence[Bout], log: Log, workers: int, told: Told) -> dict[Bout, Played]:
    ring, played = Ring(order), dict[Bout, Played]()
    ring.prepare()
    with log.writing() as write:

        def done(bout: Bout, game: Played) -> None:
            write(game)
            played[bout] = game
            told(1)

        share_out(ring, bouts, workers, done)
    return played
