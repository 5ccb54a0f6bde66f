"""Replays are byte-identical across processes, hash seeds, and ways to run: interpreter, compiled, bounds-checked."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import longhouse
from longhouse.kernel import entries
from longhouse.kernel.engine import Engine, PlainEngine
from longhouse.kernel.game import Game
from tests.conformance.cases import CASES, GAMES, PLAIN_CASES, Case, positions, walk

REPLAY = """
import hashlib, json, sys
import longhouse
for text in json.load(sys.stdin):
    match = longhouse.Match.from_json(text)
    views = [match.view(seat) for seat in (None, *range(match.players))]
    told = [event.text("fr") for step in match.history for event in step.events]
    print(hashlib.sha256(match.state_bytes() + json.dumps([views, told]).encode()).hexdigest())
"""


@functools.cache
def whole_game(case: Case, seed: int) -> longhouse.Match:
    match = case.start(seed)
    for _ in walk(match, random.Random(seed)):
        pass
    return match


def fingerprint(match: longhouse.Match) -> str:
    views = [match.view(seat) for seat in (None, *range(match.players))]
    told = [event.text("fr") for step in match.history for event in step.events]
    return hashlib.sha256(match.state_bytes() + json.dumps([views, told]).encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_exported_games_replay_in_other_processes(game: Game, hash_seed: str) -> None:
    matches = [whole_game(case, 7) for case in CASES if case.game_id == game.id]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "LONGHOUSE_RULES": "plain"}
    texts = json.dumps([match.to_json() for match in matches])
    done = subprocess.run(
        [sys.executable, "-c", REPLAY], input=texts, capture_output=True, text=True, env=env, check=True
    )
    assert done.stdout.split() == [fingerprint(match) for match in matches]


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 2**63 - 1))
def test_export_and_import_at_any_moment(case: Case, seed: int) -> None:
    for match in positions(case, seed, 4):
        again = longhouse.Match.from_json(match.to_json())
        assert again.state_bytes() == match.state_bytes()
        assert again.to_json() == match.to_json()
        assert again.history == match.history


@functools.cache
def compiled(game_id: str, checked: bool) -> Engine:
    return longhouse.game(game_id).compiled_engine(checked)


def replay(case: Case, engine: Engine, seed: int) -> None:
    """Give the answers of an interpreted game in the engine; question and bytes must agree after each."""
    room = case.game.room
    reference = case.start(seed)
    cells = np.zeros(1, room.State.dtype)
    states, codes = engine.bind(cells), engine.bind(np.zeros(room.answers.size, np.int64))
    options = engine.bind(case.game.option_array(reference.options))
    engine.entry(entries.begin)(states, 0, seed, case.players, options)
    assert cells.tobytes() == reference.state_bytes()
    answer, legal = engine.entry(entries.answer), engine.entry(entries.legal)
    for match in walk(reference, random.Random(seed)):
        if match.history:
            answer(states, 0, match.history[-1].action.code)
        assert cells.tobytes() == match.state_bytes()
        if not match.over:
            n = legal(states, 0, codes)
            assert tuple(int(codes[k]) for k in range(n)) == match.legal_codes


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_rules_agree_with_the_interpreter(case: Case) -> None:
    replay(case, compiled(case.game_id, checked=False), 11)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_no_compiled_index_is_out_of_bounds(case: Case) -> None:
    replay(case, compiled(case.game_id, checked=True), 12)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_interpreted_index_is_negative(case: Case) -> None:
    replay(case, PlainEngine(case.game.room.State, strict=True), 13)


def playouts(case: Case, engine: Engine, first_seed: int, games: int) -> bytes:
    room = case.game.room
    cells, blank = np.zeros(games, room.State.dtype), np.zeros(1, room.State.dtype)
    states = engine.bind(cells)
    seeds = engine.bind(np.arange(first_seed, first_seed + games))
    options = engine.bind(case.game.option_array(case.start(0).options))
    every = engine.bind(np.ones(games, np.int8))
    beside = engine.bind(np.zeros((games, 4), np.int64)), engine.bind(np.zeros(4, np.int64))
    engine.entry(entries.renew_games)(states, engine.bind(blank), every, seeds, case.players, options, *beside)
    codes, decisions = np.zeros(room.answers.size, np.int64), np.zeros(games, np.int64)
    engine.entry(entries.play_games)(states, engine.bind(codes), *beside, 1_000_000, engine.bind(decisions))
    return cells.tobytes() + decisions.tobytes()


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_random_playouts_agree(case: Case) -> None:
    engine = compiled(case.game_id, checked=False)
    assert playouts(case, engine, 100, 3) == playouts(case, case.game.plain, 100, 3)
