"""What must hold for the mind of every game."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from _pytest.mark import ParameterSet

import longhouse
from longhouse.bots.minds import mind_of
from longhouse.bots.thinking.contract import lean, measure
from longhouse.bots.thinking.leaning import LONGEST_TURN
from longhouse.kernel.contract import CONTRACT, legal_actions
from longhouse.kernel.game import Game
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.words import LANGUAGES, words_of
from tests.bots.minds.positions import is_calm, leanings
from tests.conformance.cases import GAMES, Case, positions, walk

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

LOOKED_AT = 3  # one position of so many: what a mind leans to
CASES = [Case(game.id, players) for game in GAMES for players in sorted({*game.players, 2})]


@rule
def ponder(states: States, codes: Row, leans: Row, features: Grid, out: Row, width: int) -> int:
    """Write how a mind leans to each legal answer and what it measures for each seat; return the number of answers."""
    s = states[0]
    n = legal_actions(s, codes)
    for k in range(n):
        leans[k] = lean(s, codes[k])
    for seat in range(s.players):
        measure(s, seat, out)
        for k in range(width):
            features[seat, k] = out[k]
    return n


def pondered(game: Game, engine_name: str, cells: np.ndarray) -> tuple[list[int], list[list[int]]]:
    engine = game.plain if engine_name == "plain" else mind_of(game).fast
    width = len(mind_of(game).features)
    codes, leans = np.zeros(game.room.answers.size, np.int64), np.zeros(game.room.answers.size, np.int64)
    features, out = np.zeros((4, width), np.int64), np.zeros(width, np.int64)
    arrays = [engine.bind(array) for array in (cells, codes, leans, features, out)]
    n = engine.entry(ponder)(*arrays, width)
    return leans[:n].tolist(), features.tolist()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_feature_has_words_and_no_words_are_left_over(game: Game) -> None:
    mind = mind_of(game)
    wanted = {f"reason-{feature.replace('_', '-')}" for feature in set(mind.features) - set(mind.told_with)}
    for lang in LANGUAGES:
        path = mind.folder / "words" / f"{lang}.ftl"
        written = set(re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert written == wanted
        assert all(words_of(path.parent, lang).say(message, {"change": "more"}) for message in wanted)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_reasons_differ_between_the_languages(game: Game) -> None:
    mind = mind_of(game)
    for feature in set(mind.features) - set(mind.told_with):
        for change in ("more", "less"):
            assert mind.reason(feature, change).text("en") != mind.reason(feature, change).text("fr")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_told_with_a_feature_is_one_too(game: Game) -> None:
    mind = mind_of(game)
    assert {*mind.told_with, *mind.told_with.values()} <= set(mind.features)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_mind_leans_to_some_answer_and_is_calm_again_and_again(case: Case) -> None:
    """One game a case: no leaning is below nothing, few questions leave it without any, no turn lasts too long."""
    asked = absurd = restless = longest = 0
    for number, match in enumerate(walk(case.start(3), random.Random(3))):
        restless = 0 if match.over or is_calm(match) else restless + 1
        longest = max(longest, restless)
        if number % LOOKED_AT == 0 and not match.over:
            leans = leanings(match).values()
            assert min(leans) >= 0
            asked += 1
            absurd += max(leans) == 0
    assert absurd <= asked / 10
    assert longest <= LONGEST_TURN


def long_to_interpret(case: Case) -> ParameterSet:
    """A Feast for Odin takes half a minute by the interpreter."""
    return pytest.param(case, marks=[pytest.mark.slow] if case.game_id == "feast_for_odin" else [])


@pytest.mark.parametrize("case", [long_to_interpret(case) for case in CASES], ids=str)
def test_a_mind_thinks_alike_interpreted_and_compiled(case: Case) -> None:
    game = longhouse.game(case.game_id)
    for match in positions(case, 5, 12):
        if match.actor is not None:
            cells = match.seen_by(match.actor).cells()
            assert pondered(game, "plain", cells.copy()) == pondered(game, "fast", cells.copy())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mind_leaves_its_game_as_it_was(game: Game) -> None:
    mind_of(game)
    assert set(game.room.contract) == set(CONTRACT)
    assert set(game.room.State.rules) == set(CONTRACT)
