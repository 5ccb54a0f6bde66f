"""Golden games replay byte for byte, those of older rules too, and every game has enough of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longhouse
from longhouse.kernel.game import Game
from tests.golden.record import FOLDER, LEAST, Course, fingerprint

FILES = sorted(FOLDER.glob("**/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(FOLDER).with_suffix("").parts))
def test_golden_game(path: Path) -> None:
    """Every state on the way and what was allowed there, all that was told, the result."""
    golden = json.loads(path.read_text(encoding="utf-8"))
    codes = golden["match"]["codes"]
    match, course = longhouse.Match.from_json(json.dumps(golden["match"] | {"codes": []})), Course()
    course.pass_by(match)
    for number, code in enumerate(codes):
        if number == len(codes) // 2:  # saved and taken up again on the way
            match = longhouse.Match.from_json(match.to_json())
        match.play(code)
        course.pass_by(match)
    assert match.over
    assert fingerprint(match, course) == golden["expected"]
    assert match.game.rules_version == golden["match"]["rules_version"]


@pytest.mark.parametrize("game", longhouse.games().values(), ids=lambda game: game.id)
def test_every_game_has_golden_games(game: Game) -> None:
    for version in (game, *game.older()):
        folder = FOLDER / game.id / ("" if version is game else f"rules_{version.rules_version}")
        matches = [json.loads(path.read_text())["match"] for path in folder.glob("*.json")]
        assert len(matches) >= LEAST
        assert {match["rules_version"] for match in matches} == {version.rules_version}
        assert {match["players"] for match in matches} == set(range(game.players[0], game.players[1] + 1))
        for name, option in game.options.items():
            assert {match["options"][name] for match in matches} == set(option)
