"""Simulations on disk: resumed, compared, read and drawn."""

from __future__ import annotations

import hashlib
import html.parser
import json
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

import longhouse
from longhouse.cli import app
from longhouse.kernel.game import Game
from longhouse.study import folder as folders
from longhouse.study.entrants import read_entrant
from longhouse.study.folder import BadFolder, Folder, fill
from longhouse.study.report import page, panels, pictures
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order, simulate
from longhouse.study.totals import totals

BOTH = Kept(answers=True, events=True)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game as it is where Numba is not wanted, in files of three games; the house's own is compiled beside it."""
    house = longhouse.game("knarr")
    assert house.fast.name == "compiled"
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    monkeypatch.setattr(folders, "RANGE", 3)
    return Game(house.package, house.folder)


def filled(path: Path, game: Game, order: Order, kept: Kept = BOTH, detailed: int = 100) -> Folder:
    folder = Folder.for_order(path, game, order, kept, detailed)
    fill(folder, game, order, kept)
    return folder


def digests(path: Path) -> dict[str, str]:
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def test_rows_are_those_of_the_games(plain: Game, tmp_path: Path) -> None:
    folder = filled(tmp_path / "a", plain, Order(7, players=2, seed=5))
    seats = folder.seats().collect()
    batch = plain.batch(7, players=2, seed=5)
    decisions = batch.play_out()
    assert seats["score"].to_list() == batch.scores.reshape(-1).tolist()
    assert seats["seed"].to_list() == [seed for seed in range(5, 12) for _ in range(2)]
    assert seats.filter(pl.col("seat") == 0)["answers"].to_list() == decisions.tolist()
    lines = [name for name in seats.columns if name.startswith("line_")]
    assert (seats.select(lines).sum_horizontal() == seats["score"]).all()
    assert folder.answers().collect().height == decisions.sum()


def test_answers_and_events_replay_the_games(plain: Game, tmp_path: Path) -> None:
    folder = filled(tmp_path / "a", plain, Order(2, players=3, seed=8))
    for seed in (8, 9):
        match = plain.start(players=3, seed=seed)
        kinds = [kind.name for kind in plain.room.events]
        told = [event.kind for event in match.opening]
        rows = folder.answers().filter(pl.col("seed") == seed).sort("number").collect()
        for seat, code in rows.select("seat", "code").rows():
            assert match.actor == seat
            told += [event.kind for event in match.play(code)]
        assert match.over
        events = folder.scan("events").filter(pl.col("seed") == seed).collect()
        assert [kinds[kind] for kind in events["kind"]] == told
    explored = folder.events("explored").collect()
    assert set(explored.columns) == {"seed", "number", "seat", "boat", "destination"}
    assert explored["boat"].is_in(["white", "beige", "black", "brown", "blue", "red", "green", "yellow"]).any()


def test_bots_at_once_and_bots_that_think_write_the_same_kind_of_rows(plain: Game, tmp_path: Path) -> None:
    thrall = filled(tmp_path / "t", plain, Order(2, players=2, seed=1, bots=(read_entrant("thrall"),)))
    jarl = (read_entrant("thrall"), read_entrant("huscarl@2it"))
    mixed = filled(tmp_path / "m", plain, Order(1, players=2, seed=1, bots=jarl))
    for part in ("seats", "answers", "events"):
        assert thrall.scan(part).collect_schema() == mixed.scan(part).collect_schema()
    assert mixed.seats().collect()["bot"].to_list() == ["thrall", "huscarl@2it"]


def test_a_run_that_was_stopped_goes_on(plain: Game, tmp_path: Path) -> None:
    order = Order(8, players=2, seed=3)
    whole = filled(tmp_path / "whole", plain, order)
    part = Folder.for_order(tmp_path / "part", plain, order, BOTH, 100)
    played: list[int] = []

    def stop(games: int) -> None:
        played.append(games)
        if sum(played) >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fill(part, plain, order, BOTH, stop)
    assert sum(part.is_done(task) for task in part.tasks()) == 1
    told: list[int] = []
    fill(part, plain, order, BOTH, told.append)
    assert told[0] == 3
    assert sum(told) == 8
    assert digests(part.path) == digests(whole.path)


def test_the_number_of_workers_changes_no_file(plain: Game, tmp_path: Path) -> None:
    one = filled(tmp_path / "one", plain, Order(7, players=2, seed=3, workers=1))
    two = filled(tmp_path / "two", plain, Order(7, players=2, seed=3, workers=2))
    assert digests(one.path) == digests(two.path)


def test_a_folder_of_other_terms_is_refused(plain: Game, tmp_path: Path) -> None:
    filled(tmp_path, plain, Order(2, players=2))
    with pytest.raises(BadFolder, match="players was 2, not 3"):
        Folder.for_order(tmp_path, plain, Order(2, players=3), BOTH, 100)
    with pytest.raises(BadFolder, match="holds no simulation"):
        Folder(tmp_path / "nowhere")
    (tmp_path / "order.json").write_text("[]")
    with pytest.raises(BadFolder):
        Folder(tmp_path)


def test_the_figures_on_disk_are_those_in_memory(plain: Game, tmp_path: Path) -> None:
    order = Order(11, players=2, seed=4, limit=75)
    on_disk = totals(filled(tmp_path, plain, order, Kept()), seconds=1.0).to_dict()
    in_memory = replace(simulate(plain, order), seconds=1.0).to_dict()
    assert 0 < in_memory["stopped"] < 11
    assert on_disk["engine"] == "interpreter"  # who played, not who reads
    for name, value in in_memory.items():
        if name == "seats":
            for one, other in zip(on_disk[name], value, strict=True):
                assert one["quantiles"] == pytest.approx(other["quantiles"])
                assert one["sheet"] == pytest.approx(other["sheet"])
                assert one["win_interval"] == pytest.approx(other["win_interval"])
                assert one["deviation"] == pytest.approx(other["deviation"])
        elif isinstance(value, float):
            assert on_disk[name] == pytest.approx(value), name
        else:
            assert on_disk[name] == value, name


# ---------------------------------------------------------------------------- reports
class Tags(html.parser.HTMLParser):
    """Fails on tags that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_report_is_one_whole_page(plain: Game, tmp_path: Path, lang: str) -> None:
    folder = filled(tmp_path, plain, Order(9, players=2, seed=4))
    text = page([folder], lang)
    tags = Tags()
    tags.feed(text.replace("<!doctype html>", ""))
    assert tags.open == []
    assert "http" not in text
    assert "<script" not in text
    assert text.count("<svg") >= 4
    drawn = {panel.id for panel in panels(folder, lang)}
    assert {"seats", "sources", "deeds", "length"} <= drawn


def test_pictures_carry_no_style_of_their_own(plain: Game, tmp_path: Path) -> None:
    """The client forbids it, and gives the colours itself."""
    folder = filled(tmp_path, plain, Order(6, players=2, seed=4))
    told = json.loads(json.dumps(pictures(folder)))
    assert set(told["panels"]) == {"en", "fr"}
    for panel in told["panels"]["en"]:
        for width in ("wide", "narrow"):
            assert "style=" not in panel[width]
            assert f'class="plot {width}"' in panel[width]
        assert panel["title"]
    assert told["command"].startswith("longhouse simulate knarr --games 6 --players 2 --seed 4")


def test_options_are_compared(plain: Game, tmp_path: Path) -> None:
    orders = {boats: Order(6, players=2, options={"boats": boats}) for boats in ("normal", "advanced")}
    made = [filled(tmp_path / boats, plain, order, Kept()) for boats, order in orders.items()]
    text = page(made)
    assert "boats=normal" in text
    assert "boats=advanced" in text
    assert 'id="compared"' in text


def test_the_commands(plain: Game, tmp_path: Path) -> None:
    out, drawn = str(tmp_path / "o"), tmp_path / "r.html"
    words = ["simulate", "knarr", "--games", "4", "--players", "2", "--out", out, "--events", "4"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert done.output.count("4") > 1
    done = CliRunner().invoke(app, ["report", out, "--html", str(drawn), "--json", str(tmp_path / "r.json")])
    assert done.exit_code == 0, done.output
    assert "<svg" in drawn.read_text(encoding="utf-8")
    assert json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["terms"]["games"] == 4
    assert CliRunner().invoke(app, [*words, "--engine", "steam"]).exit_code == 2
    assert CliRunner().invoke(app, ["report", str(tmp_path / "none")]).exit_code == 2


@pytest.mark.slow
def test_a_cluster_writes_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    game = longhouse.game("knarr")
    order = Order(9000, players=2, seed=3, workers=2)
    pool = filled(tmp_path / "pool", game, order, detailed=2000)
    ray = Folder.for_order(tmp_path / "ray", game, order, BOTH, 2000)
    fill(ray, game, order, BOTH, engine="ray")
    assert digests(pool.path) == digests(ray.path)
