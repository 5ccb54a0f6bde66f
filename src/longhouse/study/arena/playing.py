"""Playing what a tournament asks for, in as many processes as are wanted.

A bout depends on its tournament alone: the games are the same whatever the number of workers, as long as the budgets
of the bots are iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.study.arena.log import Log, Played
from longhouse.study.arena.tournament import Bout, Tournament
from longhouse.study.hands import share_out
from longhouse.study.matches import LIMIT, BrokenBot, play_match, warm_up
from longhouse.study.refusals import at_least_one, refused

__all__ = ["Ring", "play"]

Told = Callable[[int], object]  # called with the number of games played since the last call


@dataclass(frozen=True)
class Ring:
    """Where the bouts of a tournament are played."""

    tournament: Tournament

    def prepare(self) -> None:
        """Compile or load the rules and what the bots think with, so that no answer waits for it."""
        tournament = self.tournament
        warm_up(
            tournament.game.start(players=tournament.players, seed=tournament.seed, **tournament.options),
            tournament.entrants,
        )

    def play(self, bout: Bout) -> Played:
        """Play one game to its end."""
        tournament = self.tournament
        match = tournament.game.start(players=tournament.players, seed=bout.seed, **tournament.options)
        times = play_match(match, [tournament.entrant(name) for name in bout.seats], LIMIT, bout.seats)
        if not match.over:
            raise BrokenBot(refused("no-end", bots=", ".join(bout.seats), seed=bout.seed, limit=LIMIT))
        answers = tuple(step.action.code for step in match.history)
        return Played(bout.purpose, bout.seed, bout.seats, match.scores, match.winners, answers, times)


def play(tournament: Tournament, log: Log, workers: int = 1, told: Told = lambda played: None) -> list[Played]:
    """Play the bouts that the log does not hold yet; all games of the tournament, in its order."""
    at_least_one(workers=workers)
    played = {game.bout: game for game in log.games()}
    bouts = list(tournament.bouts())
    missing = [bout for bout in bouts if bout not in played]
    told(len(bouts) - len(missing))
    if missing:
        played |= _play_missing(tournament, missing, log, workers, told)
    return [played[bout] for bout in bouts]


def _play_missing(
    tournament: Tournament, bouts: Sequence[Bout], log: Log, workers: int, told: Told
) -> dict[Bout, Played]:
    ring, played = Ring(tournament), dict[Bout, Played]()
    ring.prepare()
    with log.writing() as write:

        def done(bout: Bout, game: Played) -> None:
            write(game)
            played[bout] = game
            told(1)

        share_out(ring, bouts, workers, done)
    return played
