"""Environments play on compiled rules here: their makers' suites play thousands of answers."""

from __future__ import annotations

from typing import Any

import pytest

import longhouse
from longhouse.kernel.game import Game

LONG = ("explorers", "feast_for_odin")  # games of many answers: with the fewest players here, with more by -m slow


def _case(game: Game, players: int) -> Any:
    marks = [pytest.mark.slow] if game.id in LONG and players > game.players[0] else []
    return pytest.param(game.id, players, id=f"{game.id}-{players}", marks=marks)


EVERY = [_case(game, n) for game in longhouse.games().values() for n in range(game.players[0], game.players[1] + 1)]


def pytest_generate_tests(metafunc: Any) -> None:
    if {"game_id", "players"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game_id", "players"), EVERY)


@pytest.fixture(autouse=True)
def compiled(request: pytest.FixtureRequest) -> None:
    if "game_id" in request.fixturenames:
        longhouse.game(request.getfixturevalue("game_id")).prepare()
