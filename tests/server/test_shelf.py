"""What the server tells of its games: title, a line and minutes come from each room, not from a list of the client."""

from __future__ import annotations

from typing import Any

import pytest

import longhouse
from tests.server.running import Running

GAMES = ("explorers", "feast_for_odin", "knarr", "vikings_on_board")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_its_line_and_its_minutes(server: Running, game: str) -> None:
    listed: list[dict[str, Any]] = server.guest().get("/api/games").json()
    told = next(one for one in listed if one["id"] == game)
    low, high = told["minutes"]
    assert [low, high] == longhouse.game(game).meta["minutes"]
    assert 0 < low <= high
    assert set(told["about"]) == {"en", "fr"}
    words = longhouse.game(game).folder / "words"
    for lang, line in told["about"].items():
        assert f"about = {line}\n" in (words / f"{lang}.ftl").read_text(encoding="utf-8")
    assert told["about"]["en"] != told["about"]["fr"]
