"""Golden games replay byte for byte, and every game has enough of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longhouse
from longhouse.kernel.game import Game
from tests.golden.record import FOLDER, LEAST, fingerprint

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = longhouse.Match.from_json(json.dumps(golden["match"]))
    assert match.over
    assert fingerprint(match) == golden["expected"]


@pytest.mark.parametrize("game", longhouse.games().values(), ids=lambda game: game.id)
def test_every_game_has_golden_games(game: Game) -> None:
    matches = [json.loads(path.read_text())["match"] for path in FILES if path.parent.name == game.id]
    assert len(matches) >= LEAST
    assert {match["rules_version"] for match in matches} == {game.rules_version}
    assert {match["players"] for match in matches} == set(range(game.players[0], game.players[1] + 1))
    for name, option in game.options.items():
        assert {match["options"][name] for match in matches} == set(option)
