from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import BadOption
from longhouse.kernel.game import Game
from longhouse.study.entrants import read_entrant
from longhouse.study.simulate import Order, Simulation, compare, simulate


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game as it is where Numba is missing or not wanted."""
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    game = longhouse.game("vikings_on_board")
    return Game(game.package, game.folder)


def steady(figures: Simulation) -> dict[str, Any]:
    """The figures that follow from the seeds: everything but the speed and what it was reached with."""
    told = figures.to_dict()
    return {name: told[name] for name in told if name not in ("seconds", "games_per_second", "engine")}


def test_the_figures_are_the_same_for_one_and_two_workers(plain: Game) -> None:
    one = simulate(plain, Order(9, players=3, seed=5, workers=1))
    two = simulate(plain, Order(9, players=3, seed=5, workers=2))
    assert steady(one) == steady(two)
    assert steady(one) != steady(simulate(plain, Order(9, players=3, seed=6)))


def test_compiled_and_interpreted_figures_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = longhouse.game("vikings_on_board")
    fast = simulate(Game(game.package, game.folder), Order(6, players=2, seed=1))
    assert fast.engine == "compiled"
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    slow = simulate(Game(game.package, game.folder), Order(6, players=2, seed=1))
    assert slow.engine == "interpreter"
    assert steady(fast) == steady(slow)


def test_the_figures_are_those_of_the_games(plain: Game) -> None:
    figures = simulate(plain, Order(8, players=2, seed=3, options={"edition": "fr"}))
    batch = plain.batch(8, players=2, seed=3, edition="fr")
    decisions = batch.play_out()
    assert figures.finished == 8
    assert figures.options["bet_limit"] == "one_per_circle"
    assert figures.mean_decisions == pytest.approx(decisions.mean())
    for seat in figures.seats:
        scores = batch.scores[:, seat.seat]
        assert seat.mean == pytest.approx(scores.mean())
        assert seat.deviation == pytest.approx(scores.std())
        assert seat.quantiles == tuple(np.quantile(scores, [0.05, 0.25, 0.5, 0.75, 0.95]).tolist())
        assert sum(seat.sheet.values()) == pytest.approx(seat.mean)
        assert seat.win_interval[0] < seat.win_rate < seat.win_interval[1]
    assert sum(seat.wins for seat in figures.seats) == pytest.approx(8)


def test_a_shared_victory_counts_in_shares(plain: Game) -> None:
    seed = next(seed for seed in range(400) if _winners(plain, seed) == 2)
    figures = simulate(plain, Order(1, players=2, seed=seed))
    assert figures.shared_victories == 1
    assert [seat.wins for seat in figures.seats] == [0.5, 0.5]


def _winners(game: Game, seed: int) -> int:
    batch = game.batch(1, players=2, seed=seed)
    batch.play_out()
    return int(batch.wins.sum())


def test_games_stopped_by_the_limit_are_counted_and_nothing_else_counts_them(plain: Game) -> None:
    free = simulate(plain, Order(10, players=2, seed=0))
    middle = int(free.mean_decisions)
    cut = simulate(plain, Order(10, players=2, seed=0, limit=middle))
    assert 0 < cut.stopped < 10
    assert cut.stopped + cut.finished == 10
    assert cut.mean_decisions <= middle
    assert sum(seat.wins for seat in cut.seats) == pytest.approx(cut.finished)
    none = simulate(plain, Order(3, players=2, limit=1))
    assert (none.stopped, none.seats) == (3, ())


def test_progress_adds_up_to_all_games(plain: Game) -> None:
    told: list[int] = []
    simulate(plain, Order(17, players=2), told.append)
    assert sum(told) == 17
    assert len(told) > 4


def test_the_figures_are_json(plain: Game) -> None:
    told = json.loads(json.dumps(simulate(plain, Order(2, players=2)).to_dict()))
    assert told["game"] == "vikings_on_board"
    assert set(told["seats"][0]["quantiles"]) == {"0.05", "0.25", "0.5", "0.75", "0.95"}


@pytest.mark.parametrize("wrong", [{"games": 0}, {"limit": 0}, {"workers": 0}, {"players": 9}, {"seed": -1}])
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, Any], plain: Game) -> None:
    with pytest.raises(longhouse.BadOption):
        simulate(plain, Order(**{"games": 2, **wrong}))


def test_a_comparison_plays_the_same_seeds_with_each_value(plain: Game) -> None:
    figures = compare(plain, "edition", Order(4, players=2, seed=3))
    assert list(figures) == ["advised", "fr", "en"]
    for value, one in figures.items():
        assert steady(one) == steady(simulate(plain, Order(4, players=2, seed=3, options={"edition": value})))
    with pytest.raises(BadOption, match="nonsense"):
        compare(plain, "nonsense", Order(4))


def test_turns_and_mean_scores(plain: Game) -> None:
    figures = simulate(plain, Order(4, players=2, seed=3))
    matches = []
    for seed in range(3, 7):
        batch = plain.batch(1, players=2, seed=seed)
        batch.play_out()
        assert batch.turns is not None
        matches.append((int(batch.turns[0]), batch.scores.mean()))
    assert figures.mean_turns == np.mean([turns for turns, _ in matches])
    assert figures.mean_score == pytest.approx(np.mean([score for _, score in matches]))


def test_bots_play_by_name_and_workers_change_nothing(plain: Game) -> None:
    order = Order(4, players=2, seed=3, bots=(read_entrant("thrall"), read_entrant("random")))
    figures = simulate(plain, order)
    assert figures.bots == ("thrall", "random")
    assert figures.finished == 4
    assert sum(seat.wins for seat in figures.seats) == pytest.approx(4)
    assert [sum(seat.sheet.values()) for seat in figures.seats] == pytest.approx([seat.mean for seat in figures.seats])
    assert figures.mean_turns > 0
    assert steady(figures) == steady(simulate(plain, replace(order, workers=2)))
    assert steady(figures) != steady(simulate(plain, replace(order, bots=order.bots[:1])))


def test_chance_in_every_seat_is_random_play(plain: Game) -> None:
    assert steady(simulate(plain, Order(3, bots=(read_entrant("random"),)))) == steady(simulate(plain, Order(3)))


def test_bots_that_do_not_fit_the_seats_are_refused(plain: Game) -> None:
    with pytest.raises(BadOption, match="2 bots for 3 seats"):
        simulate(plain, Order(1, players=3, bots=(read_entrant("thrall"), read_entrant("random"))))
