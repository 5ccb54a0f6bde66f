"""Environments play on compiled rules here: their makers' suites play thousands of answers."""

from __future__ import annotations

from typing import Any

import pytest

import longhouse

EVERY = [(game.id, n) for game in longhouse.games().values() for n in range(game.players[0], game.players[1] + 1)]


def pytest_generate_tests(metafunc: Any) -> None:
    if {"game_id", "players"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game_id", "players"), EVERY, ids=[f"{game_id}-{n}" for game_id, n in EVERY])


@pytest.fixture(autouse=True)
def compiled(request: pytest.FixtureRequest) -> None:
    if "game_id" in request.fixturenames:
        longhouse.game(request.getfixturevalue("game_id")).prepare()
