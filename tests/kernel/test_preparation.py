"""Matches begin in the interpreter and change over to compiled rules between two answers."""

from __future__ import annotations

import random

import pytest

import longhouse
from longhouse.kernel.game import Game
from longhouse.kernel.preparation import MATCH_ENTRIES, prepare_in_background
from tests.patience import PATIENCE


@pytest.fixture
def game() -> Game:
    """A game that nobody has prepared yet."""
    house = longhouse.game("vikings_on_board")
    return Game(house.package, house.folder)


def test_a_match_changes_over_in_the_middle(game: Game) -> None:
    changing, interpreted = game.start(players=3, seed=8), longhouse.game("vikings_on_board").start(players=3, seed=8)
    assert game.engine.name == "interpreter"
    choices = random.Random(8)
    for number in range(80):
        if number == 20:
            seen: list[str] = []
            game.prepare(seen.append)
            assert tuple(seen) == MATCH_ENTRIES
            assert game.engine.name == "compiled"
        code = choices.choice(changing.legal_codes)
        assert changing.play(code) == interpreted.play(code)
        assert changing.state_bytes() == interpreted.state_bytes()
        assert changing.legal_codes == interpreted.legal_codes
        assert changing.scores == interpreted.scores
        assert changing.score_sheet(1) == interpreted.score_sheet(1)
    assert changing.seen_by(0).sample(3).state_bytes() == interpreted.seen_by(0).sample(3).state_bytes()
    while changing.can_undo:
        changing.undo()
    assert longhouse.Match.from_json(changing.to_json()).state_bytes() == changing.state_bytes()


def test_preparing_in_the_background(game: Game) -> None:
    match = game.start(players=2, seed=1)
    thread = prepare_in_background(game)
    match.play(match.legal[0])  # nobody waits
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert game.engine.name == "compiled"
    match.play(match.legal[0])


def test_without_numba_the_interpreter_stays(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    prepare_in_background(game).join(PATIENCE)
    assert game.engine.name == "interpreter"
    game.prepare()
    assert game.engine.name == "interpreter"
