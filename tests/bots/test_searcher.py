"""When search ends, and which of the answers it found are given."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import longhouse
from longhouse import bots
from longhouse.bots.found import Found
from longhouse.bots.minds.mind import Mind
from longhouse.bots.searcher import ENOUGH, FEWEST, FIXED_SLICE, Searcher
from longhouse.bots.thought import Thought
from longhouse.kernel.match import Seen
from tests.bots.networks import thinking_with

BUDGET = bots.Budget(iterations=1280)  # ten slices


@pytest.fixture
def seen() -> Iterator[Seen]:
    """A question with a choice in mid-game, thought about without a network."""
    match, choices = longhouse.game("vikings_on_board").start(players=2, seed=3), random.Random(3)
    for _ in range(30):
        match.play(choices.choice(match.legal_codes))
    while len(match.legal_codes) < 3:
        match.play(choices.choice(match.legal_codes))
    assert match.actor is not None
    with thinking_with(match.game, None):
        yield match.seen_by(match.actor)


class Staged:
    """Finds the same whatever is thought, a share of visits and a worth an answer; counts the iterations."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, seen: Seen, answers: list[tuple[float, float]], spread: float
    ) -> None:
        self.done = 0

        def go_on(thought: Thought, seat: int, iterations: int) -> None:
            self.done += iterations

        def found(thought: Thought, seat: int) -> Iterator[Found]:
            for action, (share, worth) in zip(seen.legal, answers, strict=False):
                yield Found(action.code, int(share * self.done), worth, worth * worth + spread * spread, 0.0)

        monkeypatch.setattr(Thought, "go_on", go_on)
        monkeypatch.setattr(Thought, "found", found)


def test_equal_answers_are_thought_about_to_the_end(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    staged = Staged(monkeypatch, seen, [(0.5, 0.5), (0.5, 0.5)], spread=0.3)
    Searcher(1, BUDGET).think(seen)
    assert staged.done == 1280


def test_search_ends_when_nothing_can_be_better_by_more_than_a_trifle(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    staged = Staged(monkeypatch, seen, [(0.5, 0.5), (0.5, 0.4)], spread=0.1)
    Searcher(1, BUDGET).think(seen)
    assert ENOUGH * 1280 <= staged.done < 1280


def test_search_ends_when_the_second_answer_will_not_catch_up(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    staged = Staged(monkeypatch, seen, [(0.9, 0.5), (0.1, 0.5)], spread=0.3)
    Searcher(1, BUDGET).think(seen)
    assert ENOUGH * 1280 <= staged.done < 1280


def test_a_few_iterations_prove_nothing(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mean of one or two has no error at all, by chance: search does not take that for certainty."""
    staged = Staged(monkeypatch, seen, [(0.5, 0.5), (0.5, 0.4)], spread=0.0)
    searcher = Searcher(1, BUDGET)
    searcher.think(seen)
    thought = searcher._begun(seen)
    staged.done = FEWEST - 2
    assert not searcher._may_end(seen, thought, left=FEWEST)
    staged.done = FEWEST
    assert searcher._may_end(seen, thought, left=FEWEST)


def test_iterations_kept_from_the_question_before_count(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of several answers is thought about as a whole: seven slices of ten are done when the question comes."""
    staged = Staged(monkeypatch, seen, [(0.5, 0.5), (0.5, 0.5)], spread=0.3)
    staged.done = 7 * FIXED_SLICE
    Searcher(1, BUDGET).think(seen)
    assert staged.done == 10 * FIXED_SLICE


def test_a_level_with_a_whim_gives_answers_near_the_best_but_no_others(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second answer is within the whim, the third was hardly tried, the fourth is too far behind."""
    Staged(monkeypatch, seen, [(0.5, 0.5), (0.3, 0.49), (0.01, 0.5), (0.19, 0.4)], spread=0.3)
    monkeypatch.setattr(Mind, "whims", {"jarl": 0.02})
    given = {Searcher(seed, BUDGET, level="jarl")(seen).code for seed in range(20)}
    assert given == {seen.legal[0].code, seen.legal[1].code}


def test_without_a_level_there_are_no_whims(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    Staged(monkeypatch, seen, [(0.5, 0.5), (0.4, 0.5)], spread=0.3)
    monkeypatch.setattr(Mind, "whims", {"jarl": 0.02})
    assert {Searcher(seed, BUDGET)(seen).code for seed in range(20)} == {seen.legal[0].code}


def test_the_strongest_level_has_no_whims() -> None:
    for game in longhouse.games():
        assert "konungr" not in bots.minds.mind_of(longhouse.game(game)).whims
