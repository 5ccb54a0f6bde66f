"""Two to four players, both sides of the boats, every artifact: all of them together, checked after every answer."""

from __future__ import annotations

import itertools
import json
import random

import numpy as np
import pytest

import longhouse
from longhouse.games.knarr.components import ARTIFACT_NAMES
from longhouse.games.knarr.rules.invariants import broken
from longhouse.kernel import entries

COMBINATIONS = list(
    itertools.product((2, 3, 4), ("normal", "advanced"), ("none", "random", *ARTIFACT_NAMES), ("auto", "on", "off"))
)


ARTIFACTS = ("none", "random", *ARTIFACT_NAMES)
TABLES = list(itertools.product((2, 3, 4), ("normal", "advanced")))


def asks_only_real_questions(players: int, boats: str, artifact: str) -> None:
    """A question always has at least two answers."""
    number = ARTIFACTS.index(artifact)
    match = longhouse.game("knarr").start(players=players, seed=number, boats=boats, artifacts=artifact)
    choices = random.Random(number)
    while not match.over:
        assert len(match.legal_codes) > 1
        match.play(choices.choice(match.legal_codes))
    assert broken(match._state) == 0
    json.dumps(match.view(0))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_ask_only_real_questions(table: tuple[int, str]) -> None:
    """Every artifact at two tables, with both sides of the boats; all of them at all tables in the slow test."""
    for artifact in ARTIFACTS[TABLES.index(table) // 2 :: 3]:
        asks_only_real_questions(*table, artifact)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_of_all_combinations_ask_only_real_questions(table: tuple[int, str]) -> None:
    for artifact in ARTIFACTS:
        asks_only_real_questions(*table, artifact)


def test_compiled_games_of_all_combinations_end_without_a_fault() -> None:
    game = longhouse.game("knarr")
    engine, room = game.fast, game.room
    begin, play = engine.entry(entries.begin), engine.entry(entries.play_checked)
    codes = engine.bind(np.zeros(room.answers.size, np.int64))
    for players, boats, artifact, mead_cup in COMBINATIONS:
        options = engine.bind(game.option_array({"boats": boats, "artifacts": artifact, "mead_cup": mead_cup}))
        for seed in range(20):
            cells = np.zeros(1, room.State.dtype)
            begin(engine.bind(cells), 0, seed, players, options)
            assert play(engine.bind(cells), 0, codes, 5000) == 0
            assert cells["actor"][0] < 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_short(players: int) -> None:
    """No rule ends a game in which nobody scores, yet random play does: a few hundred answers at most."""
    batch = longhouse.game("knarr").batch(2000, players=players, seed=7, artifacts="random")
    decisions = batch.play_out(limit=5000)
    assert batch.over.all()
    assert decisions.max() < 400
    assert batch.turns is not None
    assert batch.turns.max() < 150
