"""Every game, every player count, every option: what the conformance suite runs over."""

from __future__ import annotations

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


def _variants(game: Game) -> Iterator[tuple[tuple[str, str], ...]]:
    yield ()
    for name, option in game.options.items():
        for value in option[1:]:
            yield ((name, value),)


CASES = [
    Case(game.id, players, options)
    for game in longhouse.games().values()
    for players in range(game.players[0], game.players[1] + 1)
    for options in _variants(game)
]
PLAIN_CASES = [case for case in CASES if not case.options]
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
