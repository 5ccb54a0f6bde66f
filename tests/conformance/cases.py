"""Every game, every player count, every option: what the conformance suite runs over."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import longhouse
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match

LIMIT = 20_000  # answers in a game that must have ended by then


@dataclass(frozen=True)
class Case:
    """A game with a number of players and the options that differ from the defaults."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return longhouse.game(self.game_id)

    def start(self, seed: int) -> Match:
        options: dict[str, Any] = dict(self.options)
        return self.game.start(players=self.players, seed=seed, **options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game_id, str(self.players), *chosen])


def _single(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """Every value of every option, the others at their defaults."""
    return [((name, value),) for name, option in game.options.items() for value in option[1:]]


def _combined(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """Every combination of option values."""
    values = [[(name, value) for value in option] for name, option in game.options.items()]
    return list(itertools.product(*values))


def cases_of(game: Game, deep: bool) -> list[Case]:
    """Deep: every player count with every combination of options. Else every player count with the defaults, and every
    option value with a player count, each in its turn."""
    counts = range(game.players[0], game.players[1] + 1)
    if deep:
        return [Case(game.id, players, options) for players in counts for options in _combined(game)]
    turns = itertools.cycle(counts)
    return [Case(game.id, n) for n in counts] + [Case(game.id, next(turns), options) for options in _single(game)]


DEEP = bool(os.environ.get("LONGHOUSE_DEEP"))
CASES = [case for game in longhouse.games().values() for case in cases_of(game, DEEP)]
PLAIN_CASES = [case for game in longhouse.games().values() for case in cases_of(game, False) if not case.options]
GAMES = list(longhouse.games().values())


def walk(match: Match, choices: random.Random, limit: int = LIMIT) -> Iterator[Match]:
    """Play the match with random answers; yield it before each of them and at the end."""
    for _ in range(limit):
        yield match
        if match.over:
            return
        match.play(choices.choice(match.legal_codes))
    raise AssertionError(f"no end after {limit} answers")


def positions(case: Case, seed: int, count: int) -> list[Match]:
    """Copies of some positions of one random game: the first, the last, and others spread over it."""
    choices = random.Random(seed)
    whole = [match.copy() for match in walk(case.start(seed), choices)]
    if len(whole) <= count:
        return whole
    inner = choices.sample(range(1, len(whole) - 1), count - 2)
    return [whole[i] for i in (0, *sorted(inner), len(whole) - 1)]
