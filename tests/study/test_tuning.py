from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse import BadOption
from longhouse.bots.minds import mind_of
from longhouse.study.duel import Duel, Duelist
from longhouse.study.tuning import FIXED, rewritten, tune, write

VIKINGS = longhouse.game("vikings_on_board")
NO_CHANGE = Duelist({})


def test_equal_duelists_share_what_two_seatings_bring() -> None:
    outcomes = Duel("vikings_on_board", 2, NO_CHANGE, NO_CHANGE).outcomes(range(10))
    assert len(outcomes) == 20
    assert 5 < sum(outcome.share for outcome in outcomes) < 15


def test_looking_ahead_beats_leaning() -> None:
    outcomes = Duel("vikings_on_board", 2, NO_CHANGE, Duelist({}, worlds=0)).outcomes(range(10))
    assert sum(outcome.share for outcome in outcomes) > 16
    assert sum(outcome.worth for outcome in outcomes) > 10


def test_a_duel_comes_out_the_same_way_again() -> None:
    duel = Duel("vikings_on_board", 3, NO_CHANGE, Duelist({"cargo": 0.0}))
    assert duel.outcomes([4, 5]) == duel.outcomes([4]) + duel.outcomes([5])
    assert duel.outcomes([4]) != duel.outcomes([6])


@pytest.mark.slow
def test_alone_the_higher_score_wins() -> None:
    outcomes = Duel("explorers", 1, NO_CHANGE, Duelist({}, worlds=0)).outcomes([1])
    assert {outcome.share for outcome in outcomes} <= {0.0, 0.5, 1.0}
    assert all((outcome.share > 0.5) == (outcome.worth > 0.5) for outcome in outcomes)


def test_the_same_seed_gives_the_same_weights_whatever_the_number_of_workers() -> None:
    one = tune(VIKINGS, steps=2, games=4, seed=3, check=4, workers=1, worlds=1)
    two = tune(VIKINGS, steps=2, games=4, seed=3, check=4, workers=2, worlds=1)
    assert (one.after, one.wins) == (two.after, two.wins)
    assert one.after[FIXED] == one.before[FIXED]
    assert one.after != one.before
    assert one.checked == 4
    assert one.interval[0] <= one.wins / one.checked <= one.interval[1]


def test_how_many_worlds_are_looked_at_decides_how_games_go() -> None:
    outcomes = [Duel("vikings_on_board", 2, side, side).outcomes([1, 2]) for side in (NO_CHANGE, Duelist({}, worlds=1))]
    assert outcomes[0] != outcomes[1]
    one, four = (tune(VIKINGS, steps=1, games=4, seed=3, check=1, workers=1, worlds=worlds) for worlds in (1, 4))
    assert one.after != four.after


def test_tuned_weights_are_written_and_nothing_else_changes(tmp_path: Path) -> None:
    mind = mind_of(VIKINGS)
    text = (mind.folder / "weights.toml").read_text(encoding="utf-8")
    (tmp_path / "weights.toml").write_text(text, encoding="utf-8")
    changed = {name: value + 0.5 for name, value in mind.points.items()}
    kept, mind.folder = mind.folder, tmp_path
    try:
        path = write(mind, changed)
    finally:
        mind.folder = kept
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    assert read["weights"] == pytest.approx(changed)
    assert read["habits"] == tomllib.loads(text)["habits"]
    assert rewritten(rewritten(text, changed), mind.points) == rewritten(text, mind.points)


@pytest.mark.parametrize("name", ["steps", "games", "check", "workers", "worlds"])
def test_numbers_below_one_are_refused(name: str) -> None:
    numbers: dict[str, Any] = {name: 0}
    with pytest.raises(BadOption, match=f"{name} must be at least 1"):
        tune(VIKINGS, **numbers)


def test_a_number_of_players_that_the_game_does_not_take_is_refused() -> None:
    with pytest.raises(BadOption, match="players"):
        tune(VIKINGS, players=7)
