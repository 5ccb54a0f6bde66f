"""Games between bots, printed to be read."""

from __future__ import annotations

import re

import pytest

import longhouse
from longhouse import bots
from longhouse.bots import advice, reasons
from longhouse.kernel.match import Match
from longhouse.terminal.voice import Voice
from longhouse.terminal.watching import watch_game
from tests.terminal.scripted import Screen, vikings

FEW = bots.Budget(iterations=2)


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "LENT", FEW)
    monkeypatch.setattr(reasons, "WORLDS", 1)


def alone() -> Match:
    return longhouse.game("explorers").start(players=1, seed=4)


def by_chance(match: Match, answers: int) -> Match:
    """The match after so many answers, or over."""
    chance = bots.RandomBot(1)
    while match.actor is not None and match.answered < answers:
        match.play(chance(match.seen_by(match.actor)))
    return match


def watched(level: str, lang: str = "en") -> str:
    """A game from its last answers on: the rest is left to chance."""
    match = by_chance(vikings(2, seed=4), 120)
    screen, begun = Screen(width=200), match.answered
    watch_game(match, [bots.named(level)(seat, FEW) for seat in range(2)], ["Una", "Ari"], Voice(lang), screen.console)
    assert match.over
    numbered = [int(number) for number in re.findall(r"^(\d+)\. ", screen.text, re.MULTILINE)]
    assert numbered == list(range(begun + 1, match.answered + 1))
    return screen.text


@pytest.mark.parametrize(
    ("lang", "chance", "scores"),
    [("en", "% chance of winning): ", "Final scores"), ("fr", "% de chances de gagner) : ", "Scores finaux")],
)
def test_each_answer_has_its_chance_and_its_reason_and_the_scores_come_last(
    lang: str, chance: str, scores: str
) -> None:
    text = watched("huscarl", lang)
    assert text.rindex(scores) > text.rindex(chance)


@pytest.mark.parametrize(("lang", "market"), [("en", "Market"), ("fr", "Marché")])
def test_the_position_comes_before_the_first_answer(lang: str, market: str) -> None:
    assert market in watched("thrall", lang).partition("Una ─")[0]


def test_who_won_is_told_with_the_points_of_all() -> None:
    assert re.search(r"(Red|Blue) wins! .*(Red|Blue) \d+, .*(Red|Blue) \d+$", watched("thrall"), re.MULTILINE)


def test_points_of_who_played_alone_are_told_once() -> None:
    whole = by_chance(alone(), 1_000)
    screen, match = Screen(width=200), by_chance(alone(), whole.answered - 2)
    watch_game(match, [bots.RandomBot(1)], ["Una"], Voice("en"), screen.console)
    assert re.search(r"ends with -?\d+ points?\.\s*$", screen.text)


def test_who_answers_stands_above() -> None:
    text = watched("huscarl")
    assert re.search(r"Red, Una ─", text)
    assert re.search(r"Blue, Ari ─", text)


def test_bots_that_do_not_search_are_explained_too() -> None:
    assert "% chance of winning): " in watched("thrall")
