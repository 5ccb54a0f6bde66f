"""The report of each game draws what its designers would ask for."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import longhouse
from longhouse.games.feast_for_odin.spaces import SPACE
from longhouse.kernel.game import Game
from longhouse.study.folder import Folder, fill
from longhouse.study.report import numbers, page, panels
from longhouse.study.report.board import board_of
from longhouse.study.report.charting import chart_of
from longhouse.study.report.speaker import Speaker
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order

ASKED = {
    "vikings_on_board": {"bets", "buildings"},
    "knarr": {"artifacts-in-play", "destinations", "vikings"},
    "explorers": {"first-tiles", "islands", "captains", "tiles"},
    "feast_for_odin": {"spaces", "boards", "boards-by-round", "occupations"},
}
AS_ON_THE_TABLE = {"spaces"}  # one drawing, wide and narrow
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
        assert panel.narrow.count("<text") >= 2 or panel.id in AS_ON_THE_TABLE
        assert "style=" not in panel.wide + panel.narrow  # the client forbids it
    for lang in ("en", "fr"):
        text = page([folder], lang)
        said = re.sub(r"<[^>]*>", " ", text[text.index("</pre>") : text.rindex("</main>")])
        assert "_" not in said  # no id where words should be
        assert "*" not in said  # nor the marks around what is bold
        assert said.count("…") == 0  # nothing is cut short
        known = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', text))
        assert known == set(
            re.findall(r'(?:href="#|url\(#)([\w-]+)', text)
        )  # each sign is drawn, and no other is there


def test_tiles_lie_where_the_game_laid_them(few: None, tmp_path: Path) -> None:
    folder = played("explorers", tmp_path)
    chart = chart_of(folder)
    assert set(chart.shown) == set(chart.filled)
    assert not set(chart.start) & set(chart.filled)
    assert sum(chart.filled.values()) == pytest.approx(chart.tiles)
    around = {
        (q + a, r + b) for q, r in (*chart.start, *chart.filled) for a in (-1, 0, 1) for b in (-1, 0, 1) if a != b
    }
    assert set(chart.filled) <= around


SIDES = ("north_east", "east", "south_east", "south_west", "west", "north_west")
STEPS = dict(zip(SIDES, ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)), strict=True))


def test_what_is_shown_of_a_cell_lies_there_most_often(few: None, tmp_path: Path) -> None:
    folder = played("explorers", tmp_path)
    chart, tiles = chart_of(folder), tomllib.loads((folder.game.folder / "data" / "tiles.toml").read_text())["tile"]
    shows = {tile["id"]: tile.get("livestock", tile["icon"]) for tile in tiles}
    lying: dict[tuple[int, int], Counter[str]] = {}
    for _, rows in folder.events("tile_placed").collect().group_by("seed", maintain_order=True):
        cells = dict(enumerate(chart.start))
        for row in rows.head(2).to_dicts():  # two players
            (q, r), (across, down) = cells[row["beside"]], STEPS[row["side"]]
            cells[row["hex"]] = (q + across, r + down)
            lying.setdefault(cells[row["hex"]], Counter())[shows[row["tile"]]] += 1
    assert {cell: shown.total() / GAMES for cell, shown in lying.items()} == chart.filled
    for cell, shown in chart.shown.items():
        assert lying[cell][shown] == max(lying[cell].values())


@pytest.mark.parametrize(("lang", "word"), [("en", "Build a shed"), ("fr", "Construire une cabane")])
def test_a_space_shows_its_share_and_opens_its_rounds(lang: str, word: str) -> None:
    house, shed = longhouse.game("feast_for_odin"), SPACE["build_shed"]
    cells = {(shed, 1): 0.5, (shed, 2): 1.0, (SPACE["raid"], 1): 0.25}
    board = board_of(cells, 2, 3, lambda message: house.room.say(message).text(lang), Speaker(lang))
    text = board.html("board")
    assert text.count('<td class="c') == text.count("<div popover") == 61
    button = re.search(rf'shade-10" rowspan="1"><button[^>]* popovertarget="rounds-{shed}">(.*?)</button>', text)
    assert button is not None
    assert word in button[1]
    assert "<b>75 %</b>" in button[1]
    rounds = re.search(rf'id="rounds-{shed}".*?</table>', text)
    assert rounds is not None
    assert re.findall(r"<td>(\d+ %)</td>", rounds[0]) == ["50 %", "100 %"]
    assert board.ends()[0].key == shed
    whole = [board.whole_name(space) for space in board.spaces]
    assert len(set(whole)) == len(whole)


def test_imitation_spaces_are_drawn_where_they_were_used() -> None:
    house = longhouse.game("feast_for_odin")
    cells = {(SPACE["imitate_column_3"], 1): 0.5}
    board = board_of(cells, 1, 4, lambda message: house.room.say(message).text("en"), Speaker("en"))
    assert len(board.spaces) == 62
    assert board.html("board").count('<td class="c3') == 17


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


def test_who_all_play_alike_are_told_to_judge_no_other_plan(
    few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line of the score sheet that brings most, of all that is gained: by hand from the rows."""
    folder = played("knarr", tmp_path)
    rows = folder.seats().collect()
    means = {line: float(np.mean(rows[f"line_{line}"].to_list())) for line in folder.game.room.score_lines}
    line, most = max(means.items(), key=lambda pair: pair[1])
    gained = sum(mean for mean in means.values() if mean > 0)
    source, say = folder.game.room.say(f"score-{line}").text("en"), Speaker("en")

    def told(least: float) -> list[str]:
        monkeypatch.setattr(import_module("longhouse.study.report.panels"), "ONE_PLAN", least)
        facts = next(panel.facts for panel in panels(folder) if panel.id == "sources")
        return [fact.said for fact in facts if "much alike" in fact.said]

    assert told(most / gained + 0.01) == []
    (said,) = told(most / gained - 0.01)
    assert f"{source} brings *{say.number(most)}* of {say.number(gained)} points gained" in said
