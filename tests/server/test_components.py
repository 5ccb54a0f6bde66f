"""Players are told which components are certain and which are reconstructed (docs/adding_a_game.md, `confidence`)."""

from __future__ import annotations

from pathlib import Path

from longhouse.server.components import components_in
from tests.server.running import Running

DATA = """
[[tile]]
id = 7
confidence = "reconstructed"

[[shape]]
id = "cape"
name_en = "Cape"
name_fr = "Cap"
confidence = "source"

[[rule]]
id = "no_confidence"
"""


def test_components_are_read_from_the_data_files(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(DATA, encoding="utf-8")
    tile, shape = components_in(tmp_path)
    assert (tile.kind, tile.id, tile.name, tile.confidence) == ("tile", "7", {}, "reconstructed")
    assert (shape.kind, shape.id, shape.confidence) == ("shape", "cape", "source")
    assert shape.name == {"en": "Cape", "fr": "Cap"}


def test_the_tiles_of_explorers_are_told_to_be_reconstructed(server: Running) -> None:
    """data/tiles.toml: the printed coastlines were found nowhere."""
    found = server.guest().get("/api/games/explorers/components").json()
    assert {one["confidence"] for one in found if one["kind"] == "tile"} == {"reconstructed"}
    assert sum(one["kind"] == "tile" for one in found) == 48


def test_a_game_that_is_not_there_has_no_components(server: Running) -> None:
    assert server.guest().get("/api/games/nothing/components").status_code == 404
