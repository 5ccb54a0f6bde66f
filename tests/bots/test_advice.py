"""Advice: the best few answers with what they may bring and why, in both languages."""

from __future__ import annotations

import pytest

import longhouse
from longhouse import bots
from longhouse.bots.found import Found
from longhouse.bots.searcher import Searcher
from longhouse.kernel.game import Game


@pytest.mark.parametrize("game", list(longhouse.games().values()), ids=lambda game: game.id)
def test_advice_names_answers_with_reasons(game: Game) -> None:
    match = game.start(players=3, seed=8)
    assert match.actor is not None
    advice = bots.advise(match.seen_by(match.actor), bots.Budget(iterations=12))
    assert 1 <= len(advice) <= 3
    assert len({part.action.code for part in advice} & set(match.legal_codes)) == len(advice)
    for part in advice:
        assert part.chance is not None
        assert part.points is not None
        assert 0 <= part.chance.low <= part.chance.value <= part.chance.high <= 1
        assert part.points.low <= part.points.value <= part.points.high
        assert part.reason.text("en")
        assert part.reason.text("fr")


def test_alone_there_is_no_chance_to_win_only_points() -> None:
    match = longhouse.game("feast_for_odin").start(players=1, seed=8)
    assert all(part.chance is None for part in bots.advise(match.seen_by(0), bots.Budget(iterations=1)))


def test_whoever_is_not_asked_gets_no_advice() -> None:
    match = longhouse.game("knarr").start(players=2, seed=1)
    assert match.actor is not None
    with pytest.raises(longhouse.IllegalAction, match="not asked"):
        bots.advise(match.seen_by(1 - match.actor))


def test_a_kind_of_game_that_was_not_measured_has_no_figures() -> None:
    game = longhouse.game("vikings_on_board")
    name, values = next(iter(game.options.items()))
    match = game.start(players=2, seed=1, **{name: values[-1]})
    for part in bots.advise(match.seen_by(match.actor or 0), bots.Budget(iterations=4)):
        assert (part.chance, part.points) == (None, None)


def test_of_an_answer_that_search_hardly_tried_nothing_is_expected() -> None:
    match = longhouse.game("knarr").start(players=2, seed=1)
    seen, bot = match.seen_by(match.actor or 0), bots.named("konungr")(1, bots.Budget(iterations=4))
    assert isinstance(bot, Searcher)
    best, rare, *_ = (
        Found(code, visits, 0.5, 0.3, 30.0) for code, visits in zip(seen.codes, (3_000, 99), strict=False)
    )
    bot.found = [best, rare]
    assert bots.explain(seen, seen.action(best.code), bot).chance is not None
    assert bots.explain(seen, seen.action(rare.code), bot).chance is None
    bot.found = [best, Found(rare.code, 100, 0.5, 0.3, 30.0)]
    assert bots.explain(seen, seen.action(rare.code), bot).chance is not None
