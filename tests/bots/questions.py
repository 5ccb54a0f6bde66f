"""Questions of games for tests of thinking."""

from __future__ import annotations

import random

import longhouse
from longhouse.kernel.match import Match, Seen


def seen_in(match: Match) -> Seen:
    """What the one who is asked knows."""
    assert match.actor is not None
    return match.seen_by(match.actor)


def choices_of(game: longhouse.Game, players: int, many: int, least: int = 3) -> list[Match]:
    """Questions with so many answers at least, all over a random game."""
    match, choices, found = game.start(players=players, seed=5), random.Random(5), []
    while not match.over:
        if len(match.legal_codes) >= least:
            found.append(match.copy())
        match.play(choices.choice(match.legal_codes))
    return found[:: len(found) // many][:many]


def last_choice(match: longhouse.Match, seed: int) -> tuple[longhouse.Match, set[int]]:
    """The last question of a random game, and the answers that win."""
    choices, last = random.Random(seed), match.copy()
    while not match.over:
        last = match.copy()
        match.play(choices.choice(match.legal_codes))
    ends = {code: last.copy() for code in last.legal_codes}
    for code, end in ends.items():
        end.play(code)
    assert all(end.over for end in ends.values()), "the seed must give a question that ends the game"
    return last, {code for code, end in ends.items() if last.actor in end.winners}
