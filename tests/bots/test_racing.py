"""Answers tried out in the same worlds: who runs, who leads, when it is settled."""

from __future__ import annotations

import math

import numpy as np
import pytest

import longhouse
from longhouse import bots
from longhouse.bots.found import Found, best_first
from longhouse.bots.minds import mind_of
from longhouse.bots.race import Race
from longhouse.bots.searcher import Searcher
from longhouse.bots.thinking.looking import WORLD
from longhouse.bots.thinking.racing import (
    DOUBTS,
    FAVOURITE,
    FEW,
    FEWEST,
    Course,
    Runner,
    Total,
    note,
    proven_lead,
    send_out,
)
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Seen
from tests.bots.networks import Arrays, blank, random_arrays, thinking_with
from tests.bots.questions import choices_of, last_choice, seen_in

BOARD = longhouse.game("vikings_on_board")
KNARR = longhouse.game("knarr")
RACING = {"racing": 1.0, "width": 4.0}


def begun(seen: Seen, engine: Engine | None = None, **habits: float) -> Race:
    race = Race(seen, 3, {**RACING, **habits}, engine or seen.game.plain)
    race.begin(seen, None)
    return race


def liking(seen: Seen, *codes: int) -> Arrays:
    """A network that likes the first of these answers best, then the second, and so on; all others less."""
    arrays = blank(seen.game)
    turned = seen.game.room.answers.turned(seen.players)[seen.seat]
    arrays["policy_bias"][turned[list(codes)]] = np.arange(len(codes), 0.0, -1.0)
    return arrays


# ---------------------------------------------------------------------------- who runs, and where
def test_the_answers_that_the_network_likes_best_run_and_the_best_liked_is_the_favourite() -> None:
    seen = seen_in(choices_of(BOARD, 2, 2, least=6)[1])
    codes = [seen.codes[k] for k in (3, 0, 5)]
    with thinking_with(BOARD, liking(seen, *codes)):
        race = begun(seen, width=3.0)
    assert race._runners[: race._course[Course.RUNNERS], Runner.CODE].tolist() == codes
    assert [part.code for part in race.found(seen.seat)] == sorted(codes)


@pytest.mark.parametrize(("liked", "runners"), [(1, FEW), (2, FEW), (4, 4), (5, 5)])
def test_what_the_network_holds_unlikely_does_not_run_beyond_the_first_few(liked: int, runners: int) -> None:
    seen = seen_in(choices_of(BOARD, 2, 2, least=6)[1])
    arrays = blank(BOARD)
    arrays["policy_bias"][BOARD.room.answers.turned(2)[seen.seat][list(seen.codes[:liked])]] = 10.0
    with thinking_with(BOARD, arrays):
        race = begun(seen, width=10.0)
    assert race._course[Course.RUNNERS] == runners
    assert race._course[Course.LIKELY] == liked


@pytest.mark.parametrize("game", [BOARD, KNARR], ids=lambda game: game.id)
def test_all_answers_are_tried_in_the_same_worlds(game: longhouse.Game) -> None:
    """Until each has had its turn, the world under way is one and the same; then there is another."""
    seen = seen_in(choices_of(game, 2, 2, least=4)[0])
    worlds: list[bytes] = []
    with thinking_with(game, random_arrays(game)):
        race = begun(seen)
        for _ in range(12):
            race.go_on(seen.seat, 1)
            worlds.append(race.desk._cells[WORLD].tobytes())
    assert [len(set(worlds[k : k + 4])) for k in (0, 4, 8)] == [1, 1, 1]
    assert len(set(worlds)) == 3
    assert [part.visits for part in race.found(seen.seat)] == [3] * 4


def test_it_does_not_matter_where_a_race_is_interrupted() -> None:
    seen = seen_in(choices_of(KNARR, 2, 2, least=4)[1])
    with thinking_with(KNARR, random_arrays(KNARR)):
        whole, parts = begun(seen), begun(seen)
        whole.go_on(seen.seat, 11)
        for tries in (1, 2, 5, 3):
            parts.go_on(seen.seat, tries)
    assert list(whole.found(seen.seat)) == list(parts.found(seen.seat))


def test_interpreted_and_compiled_races_agree_to_the_last_bit() -> None:
    seen = seen_in(choices_of(BOARD, 3, 3)[1])
    with thinking_with(BOARD, random_arrays(BOARD)):
        plain, fast = begun(seen), begun(seen, mind_of(BOARD).fast)
        for race in (plain, fast):
            race.go_on(seen.seat, 20)
    assert list(plain.found(seen.seat)) == list(fast.found(seen.seat))


# ---------------------------------------------------------------------------- who leads
def raced(*worths: list[float]) -> Race:
    """A race in which the answers were worth this much, world by world; the favourite's first."""
    seen = seen_in(choices_of(BOARD, 2, 2, least=4)[0])
    with thinking_with(BOARD, random_arrays(BOARD)):
        race = begun(seen, width=float(len(worths)))
    race._course[Course.LIKELY] = len(worths)
    for world in zip(*worths, strict=True):
        for runner, worth in enumerate(world):
            note(race._field, runner, worth, 100 * worth)
    send_out(race._field)
    return race


def out(race: Race) -> list[int]:
    return [int(runner[Runner.OUT]) for runner in race._runners[: race._course[Course.RUNNERS]]]


LUCK = [0.1, 0.9, 0.3, 0.7, 0.5, 0.2, 0.8, 0.4, 0.6, 0.5]  # of the worlds, for all alike


def test_a_small_lead_is_seen_through_luck_that_all_share() -> None:
    """Worth differs by 0.8 from world to world, answers by 0.02 to 0.04: still it is settled who is best."""
    better = [luck + 0.02 + 0.002 * (k % 2) for k, luck in enumerate(LUCK)]
    race = raced(LUCK, better, [luck - 0.03 + 0.002 * (k % 2) for k, luck in enumerate(LUCK)])
    assert out(race) == [0, 0, 1]
    assert race.is_settled
    best = best_first(race.found(0))[0]
    assert best.code == race._runners[1, Runner.CODE]
    assert best.proven == pytest.approx(0.021 - DOUBTS * 0.001 / math.sqrt(9), abs=1e-6)


def test_what_may_be_chance_leads_nobody() -> None:
    """Ahead by 0.05 on average, but only by one lucky world: the favourite stays first, and the race goes on."""
    lucky = [luck + 0.5 * (k == 4) for k, luck in enumerate(LUCK)]
    race = raced(LUCK, lucky)
    favourite, other = best_first(race.found(0))
    assert favourite.code == race._runners[FAVOURITE, Runner.CODE]
    assert other.worth > favourite.worth
    assert other.proven < 0.0
    assert not race.is_settled


def test_what_is_unlikely_is_out_once_it_was_tried_enough_unless_it_leads_for_sure() -> None:
    """What may be chance keeps a likely answer in the race, and no other; a lead that is none keeps both."""
    lucky = [luck + 0.5 * (k == 4) for k, luck in enumerate(LUCK)]
    ahead = [luck + 0.05 + 0.002 * (k % 2) for k, luck in enumerate(LUCK)]
    for worths, likely, wanted in ((lucky, 2, [0, 0]), (lucky, 1, [0, 1]), (ahead, 2, [0, 0]), (ahead, 1, [0, 0])):
        race = raced(LUCK, worths)
        race._course[Course.LIKELY] = likely
        send_out(race._field)
        assert out(race) == wanted


def test_an_answer_that_changes_nothing_is_out_once_it_was_tried_enough() -> None:
    early, late = raced(LUCK[: FEWEST - 1], LUCK[: FEWEST - 1]), raced(LUCK[:FEWEST], LUCK[:FEWEST])
    assert (out(early), early.is_settled) == ([0, 0], False)
    assert (out(late), late.is_settled) == ([0, 1], True)
    assert best_first(late.found(0))[0].code == late._runners[FAVOURITE, Runner.CODE]


def test_the_favourite_stays_first_before_an_answer_that_changes_nothing() -> None:
    """Or a bot goes on for ever with what brings nothing: use a card, do nothing with it, use it again."""
    for favourite in (0, 1):
        race = raced(LUCK, LUCK)
        race._runners[:2, Runner.CODE] = [5, 7] if favourite == 0 else [7, 5]
        assert best_first(race.found(0))[0].code == race._runners[FAVOURITE, Runner.CODE]


def test_of_two_that_lead_the_one_that_leads_by_less_is_out() -> None:
    ahead = [[luck + gap + 0.002 * (k % 2) for k, luck in enumerate(LUCK)] for gap in (0.05, 0.1)]
    race = raced(LUCK, *ahead)
    assert out(race) == [0, 1, 0]
    assert race.is_settled


def test_few_tries_prove_nothing() -> None:
    assert proven_lead(FEWEST - 1, 0.5, 0.25) < 0.0
    assert proven_lead(FEWEST, 0.5, 0.25) == 0.5


def means(found: Found) -> tuple[float, ...]:
    return found.worth, found.squares, found.points, found.lead, found.lead_squares


def test_points_and_leads_are_means_over_tries() -> None:
    race = raced([0.4, 0.6], [0.5, 0.9])
    favourite, other = sorted(race.found(0), key=lambda part: part.lead)
    assert means(favourite) == pytest.approx((0.5, 0.26, 50.0, 0.0, 0.0))
    assert means(other) == pytest.approx((0.7, 0.53, 70.0, 0.2, 0.05))
    assert race._totals[1, Total.POINTS] == pytest.approx(140.0)


# ---------------------------------------------------------------------------- bots that race
def test_a_won_game_is_seen_whatever_the_network_likes() -> None:
    last, winning = last_choice(BOARD.start(players=3, seed=4), seed=3)
    losing = sorted(set(last.legal_codes) - winning)
    assert winning
    assert losing
    seen = seen_in(last)
    many = float(len(last.legal_codes))
    with thinking_with(BOARD, liking(seen, *losing)):
        searcher = Searcher(1, bots.Budget(iterations=100 * len(last.legal_codes)), racing=1.0, width=many)
        assert searcher(seen).code in winning
    assert sum(part.visits for part in searcher.found) <= (FEWEST + 1) * many, "more than it needs to be settled"


def test_one_try_is_an_answer() -> None:
    """The favourite's, before anything else is known of it."""
    seen = seen_in(choices_of(BOARD, 2, 2, least=4)[1])
    with thinking_with(BOARD, liking(seen, seen.codes[2])):
        assert Searcher(1, bots.Budget(iterations=1), racing=1.0)(seen).code == seen.codes[2]


def test_the_answer_does_not_depend_on_what_is_hidden() -> None:
    with thinking_with(KNARR, random_arrays(KNARR)):
        for match in choices_of(KNARR, 2, 4)[2:]:
            seen = seen_in(match)
            answers = set()
            for part in (seen, seen_in(seen.sample(99))):
                answers.add(Searcher(7, bots.Budget(iterations=16), racing=1.0)(part).code)
            assert len(answers) == 1


def test_without_a_network_there_is_a_tree() -> None:
    seen = seen_in(choices_of(BOARD, 2, 2)[1])
    searcher = Searcher(1, bots.Budget(iterations=20), racing=1.0)
    with thinking_with(BOARD, None):
        searcher.think(seen)
    assert not isinstance(searcher._thought, Race)


def test_alone_odin_is_thought_about_by_races_and_in_company_it_is_not() -> None:
    odin = longhouse.game("feast_for_odin")
    for players, races in ((1, True), (2, False)):
        seen = seen_in(odin.start(players=players, seed=1))
        searcher = Searcher(1, bots.Budget(iterations=1))
        searcher._begun(seen)
        assert isinstance(searcher._thought, Race) is races
