"""The report of each game draws what its designers would ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

import longhouse
from longhouse.kernel.game import Game
from longhouse.study.folder import Folder, fill
from longhouse.study.report import numbers, page, panels
from longhouse.study.report.charting import chart_of
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order

ASKED = {
    "vikings_on_board": {"bets", "buildings"},
    "knarr": {"artifacts-in-play", "destinations", "vikings"},
    "explorers": {"first-tiles", "islands", "captains", "tiles"},
    "feast_for_odin": {"spaces", "boards", "boards-by-round", "occupations"},
}
OPTIONS = {"knarr": {"artifacts": "random"}}
GAMES = 4


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    monkeypatch.setattr(numbers, "LEAST", 1)


def played(game_id: str, path: Path) -> Folder:
    house = longhouse.game(game_id)
    game, kept = Game(house.package, house.folder), Kept(events=True)
    order = Order(GAMES, players=2, seed=2, options=OPTIONS.get(game_id, {}))
    folder = Folder.for_order(path, game, order, kept, GAMES)
    fill(folder, game, order, kept)
    return folder


@pytest.mark.parametrize("game_id", ASKED)
def test_what_designers_ask_for_is_drawn(few: None, tmp_path: Path, game_id: str) -> None:
    folder = played(game_id, tmp_path)
    drawn = {panel.id: panel for panel in panels(folder)}
    assert ASKED[game_id] <= set(drawn)
    for panel in drawn.values():
        assert panel.wide.count("<text") >= 2
        assert panel.narrow.count("<text") >= 2
    for lang in ("en", "fr"):
        text = page([folder], lang)
        assert "_" not in text[text.index("</pre>") : text.rindex("</main>")]  # no id where words should be


def test_tiles_lie_where_the_game_laid_them(few: None, tmp_path: Path) -> None:
    folder = played("explorers", tmp_path)
    chart = chart_of(folder)
    assert not set(chart.start) & set(chart.filled)
    assert sum(chart.filled.values()) == pytest.approx(chart.tiles)
    around = {
        (q + a, r + b) for q, r in (*chart.start, *chart.filled) for a in (-1, 0, 1) for b in (-1, 0, 1) if a != b
    }
    assert set(chart.filled) <= around


def test_every_picture_has_its_figures_in_a_table(few: None, tmp_path: Path) -> None:
    folder = played("explorers", tmp_path)
    drawn = {panel.id: panel for panel in panels(folder)}
    for panel in drawn.values():
        assert panel.table.rows
        assert {len(row) for row in panel.table.rows} == {len(panel.table.head)}
    seats = drawn["seats"].table
    assert seats.head == ("what", "games", "victories", "95 % interval", "mean points")
    assert [row[:2] for row in seats.rows] == [("seat 1", str(GAMES)), ("seat 2", str(GAMES))]
    tiles = sorted(numbers.answers_spread(folder))
    spread = drawn["length"].table.rows
    assert (spread[0][1], spread[-1][1]) == (str(tiles[0]), str(tiles[-1]))
    text = page([folder])
    assert text.count("<details>") == len(drawn)
    assert '<th scope="row">seat 2</th>' in text
