"""Every level in every game: legal, repeatable, blind to what its seat cannot know, and to be interrupted."""

from __future__ import annotations

import random
import threading
from typing import cast

import pytest

import longhouse
from longhouse import Match, bots
from longhouse.bots.levels import LEVELS
from longhouse.bots.minds import mind_of
from longhouse.bots.minds.mind import Mind, Patience
from longhouse.bots.searcher import Searcher
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.looking import favourite
from longhouse.kernel.game import Game
from longhouse.kernel.match import Seen
from tests.bots.minds.positions import leanings

GAMES = list(longhouse.games().values())
FEW = bots.Budget(iterations=6)  # in the interpreter

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_level = pytest.mark.parametrize("level", LEVELS)


def questions(game: Game, count: int, seed: int = 5) -> list[Match]:
    """Positions with something to decide, spread over the first part of a random game."""
    match, choices = game.start(players=game.players[1], seed=seed), random.Random(seed)
    found: list[Match] = []
    while len(found) < count and not match.over:
        if len(match.legal_codes) > 1 and choices.random() < 0.2:
            found.append(match.copy())
        match.play(choices.choice(match.legal_codes))
    return found


def seen(match: Match) -> Seen:
    assert match.actor is not None
    return match.seen_by(match.actor)


@every_game
@every_level
def test_the_answer_is_legal_and_the_same_again(game: Game, level: str) -> None:
    for match in questions(game, 2):
        first = bots.named(level)(7, FEW)(seen(match))
        assert first.code in match.legal_codes
        assert bots.named(level)(7, FEW)(seen(match)) == first


@every_game
@every_level
def test_the_answer_does_not_depend_on_what_is_hidden(game: Game, level: str) -> None:
    """Re-sampling the truth for the bot's seat changes nothing it does."""
    for match in questions(game, 2):
        assert match.actor is not None
        world = seen(match).sample(99)
        assert bots.named(level)(7, FEW)(seen(world)).code == bots.named(level)(7, FEW)(seen(match)).code


@every_level
def test_whoever_is_stopped_answers_with_the_best_so_far(level: str) -> None:
    match = longhouse.game("knarr").start(players=2, seed=1)
    bot = bots.named(level)(1, bots.Budget(iterations=1_000_000 if level != "thrall" else 1))
    stopper = threading.Timer(0.2, bot.stop)
    stopper.start()
    assert bot(seen(match)).code in match.legal_codes
    stopper.join()


@pytest.mark.parametrize("level", ["huscarl", "konungr"])
def test_a_level_that_searches_keeps_to_its_time(level: str) -> None:
    """No bar on the machine's speed: it must come back at all, with an answer that was thought about."""
    match = longhouse.game("vikings_on_board").start(players=2, seed=1)
    assert bots.named(level)(1, bots.Budget(milliseconds=30))(seen(match)).code in match.legal_codes


@every_game
def test_how_long_a_level_thinks_is_for_the_games_mind_to_say(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[Patience] = []
    monkeypatch.setattr(Searcher, "_timed", lambda self, seen, pool, patience: allowed.append(patience))
    for players in {game.players[0], game.players[1]}:
        match = game.start(players=players, seed=1)
        while len(match.legal_codes) == 1:
            match.play(match.legal_codes[0])
        allowed.clear()
        for level in ("huscarl", "jarl", "konungr"):
            bots.named(level)(1)(seen(match))
        assert allowed == list(mind_of(game).patience(players).values())
        assert allowed == sorted(set(allowed))


@every_game
def test_a_level_thinks_longer_the_more_rivals_it_has(game: Game) -> None:
    few = mind_of(game).patience(2)
    for players in range(2, game.players[1] + 1):
        for level, patience in mind_of(game).patience(players).items():
            assert patience == (few[level].milliseconds, (players - 1) * few[level].iterations)


@pytest.mark.parametrize("level", ["jarl", "konungr"])
def test_a_level_thinks_no_longer_than_its_iterations(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mind, "patience", lambda self, players: {level: Patience(3_000, 40)})
    found = cast(Searcher, bots.named(level)(1)).think(seen(longhouse.game("knarr").start(players=2, seed=1)))
    assert 0 < sum(part.visits for part in found) <= 40


def test_the_only_answer_is_given_without_a_thought() -> None:
    match = longhouse.game("vikings_on_board").start(players=2, seed=3)
    choices = random.Random(3)
    while len(match.legal_codes) != 1:
        match.play(choices.choice(match.legal_codes))
    assert bots.named("konungr")(1)(seen(match)).code == match.legal_codes[0]


@pytest.mark.parametrize("given", [{}, {"milliseconds": 5, "iterations": 5}, {"iterations": 0}, {"milliseconds": -1}])
def test_a_budget_is_time_or_iterations(given: dict[str, int]) -> None:
    with pytest.raises(longhouse.BadOption):
        bots.Budget(**given)


def test_thrall_gives_the_surest_of_its_ideas() -> None:
    """With one idea it is whatever comes to mind; with very many the answer that a sensible player leans to most."""
    for match in questions(longhouse.game("vikings_on_board"), 3):
        desk = SetDesk(seen(match), 1)
        desk.lay(seen(match))
        leaning = leanings(match)
        assert leaning[desk.run(favourite, 500)] == max(leaning.values())
        assert len({desk.run(favourite, 1) for _ in range(50)}) > 1
