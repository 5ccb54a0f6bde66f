"""Frames of simulations, arenas and saved games are alike, and the notebook runs."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import longhouse
from longhouse import BadOption, study
from longhouse.study.arena import Log, Played
from longhouse.study.folder import Folder, fill
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order
from tools.notebook import run

KEPT = Kept(answers=True, events=True)


@pytest.fixture
def simulated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    game, order = longhouse.game("knarr"), Order(3, players=2, seed=5)
    folder = Folder.for_order(tmp_path / "simulated", game, order, KEPT, 3)
    fill(folder, game, order, KEPT)
    return folder.path


def replayed(games: study.Games) -> list[longhouse.Match]:
    found = []
    for seed in games.seats.select("seed").unique().sort("seed").collect()["seed"]:
        *_, last = study.positions(games, seed)
        found.append(last)
    return found


def test_all_sources_give_the_same_frames(simulated: Path, tmp_path: Path) -> None:
    games = study.read(simulated)
    matches = replayed(games)
    saved = tmp_path / "saved"
    saved.mkdir()
    for match in matches:
        (saved / f"{match.seed}.json").write_text(match.to_json(), encoding="utf-8")
    terms = {"game": "knarr", "rules_version": games.game.rules_version, "players": 2, "options": matches[0].options}
    log = Log(tmp_path / "arena" / "games.jsonl", terms)
    with log.writing() as write:
        for match in matches:
            codes = tuple(step.action.code for step in match.history)
            write(Played("ladder", match.seed or 0, ("a", "b"), match.scores, match.winners, codes, ((), ())))
    for other in (study.read(saved), study.read(tmp_path / "arena"), study.read(log.path)):
        for name in ("answers", "every_event"):
            order = ["seed", "number"]
            one, two = (getattr(one, name).collect().sort(order, maintain_order=True) for one in (games, other))
            assert one.equals(two), name
        assert other.seats.drop("bot").collect().equals(games.seats.drop("bot").collect())
    assert study.read(log.path).seats.collect()["bot"].to_list() == ["a", "b"] * 3
    assert games.winners().select(pl.len()).collect().item() >= 3


def test_positions_lead_to_the_end(simulated: Path) -> None:
    games = study.read(simulated)
    for match in replayed(games):
        assert match.over
        scores = games.seats.filter(pl.col("seed") == match.seed).collect()["score"].to_list()
        assert list(match.scores) == scores


def test_a_position_is_evaluated(simulated: Path) -> None:
    games = study.read(simulated)
    match = next(iter(study.positions(games, 5)))
    advice = study.evaluate(match, iterations=4)
    assert advice.action in match.legal
    assert advice.chance is not None
    assert 0 <= advice.chance.value <= 1
    with pytest.raises(BadOption):
        study.evaluate(replayed(games)[0])


def test_games_of_several_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        study.read(tmp_path)
    for players in (2, 3):
        match = longhouse.game("knarr").start(players=players, seed=1)
        (tmp_path / f"{players}.json").write_text(match.to_json(), encoding="utf-8")
    with pytest.raises(BadOption, match="several kinds"):
        study.read(tmp_path)


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_GAMES", "64")
    monkeypatch.setenv("LONGHOUSE_BOTS", "random")
    outputs = [output for cell in run()["cells"] for output in cell.get("outputs", ())]
    said = "".join(line for output in outputs for line in output["text"])
    for word in ("artifact", "succeed", "whale_meat", "space", "points"):
        assert word in said
