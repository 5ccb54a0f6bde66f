"""A batch plays the same games as matches of the same seeds."""

from __future__ import annotations

import random

import numpy as np
import pytest

import longhouse
from longhouse import BadOption, IllegalAction
from longhouse.bots.crowd import Crowd
from tests.conformance.cases import PLAIN_CASES, Case
from tests.conformance.test_secrets import observation


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_batch_agrees_with_matches(case: Case) -> None:
    batch = case.game.batch(3, players=case.players, seed=500)
    matches = [case.start(500 + i) for i in range(3)]
    choices = random.Random(1)
    while not batch.over.all():
        assert batch.actor.tolist() == [-1 if m.actor is None else m.actor for m in matches]
        seen = batch.observe()
        codes = [-1, -1, -1]
        for i, match in enumerate(matches):
            assert np.flatnonzero(batch.legal_mask[i]).tolist() == list(match.legal_codes)
            assert seen[i].tolist() == observation(match, 0 if match.actor is None else match.actor)
            if not match.over:
                codes[i] = choices.choice(match.legal_codes)
                match.play(codes[i])
        batch.step(codes)
        assert [batch.state_bytes(i) for i in range(3)] == [m.state_bytes() for m in matches]
    assert batch.scores.tolist() == [list(m.scores) for m in matches]
    assert [np.flatnonzero(w).tolist() for w in batch.wins] == [list(m.winners) for m in matches]


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_one_illegal_answer_refuses_the_whole_step(case: Case) -> None:
    batch = case.game.batch(2, players=case.players, seed=1)
    legal = [int(np.flatnonzero(row)[0]) for row in batch.legal_mask]
    before = [batch.state_bytes(i) for i in range(2)]
    illegal = int(np.flatnonzero(~batch.legal_mask[1])[0]) if not batch.legal_mask[1].all() else 10**6
    for codes in ([legal[0], illegal], [legal[0], -1], [legal[0], 10**6], [legal[0]], [0.5, 0.5], "no"):
        with pytest.raises(IllegalAction):
            batch.step(codes)
        assert [batch.state_bytes(i) for i in range(2)] == before


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_batch_plays_out_and_restarts(case: Case) -> None:
    batch = case.game.batch(4, players=case.players, seed=9)
    first = [batch.state_bytes(i) for i in range(4)]
    decisions = batch.play_out()
    assert batch.over.all()
    assert (decisions > 0).all()
    assert not batch.legal_mask.any()
    batch.restart(9)
    assert [batch.state_bytes(i) for i in range(4)] == first


def test_bad_sizes_and_seeds_are_refused() -> None:
    game = PLAIN_CASES[0].game
    for size in (0, -1, 1.5, True):
        with pytest.raises(BadOption):
            game.batch(size)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        game.batch(10, seed=2**63 - 5)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_game_that_renews_goes_on_with_its_next_seed(case: Case) -> None:
    """Every game of a row is the game of its seed, and how each ended is told."""
    batch = case.game.batch(2, players=case.players, seed=30, renew=True)
    ended = np.zeros(2, np.int64)
    for _ in range(4000):
        batch.step(batch.random_answers())
        for i in np.flatnonzero(batch.ended).tolist():
            seed = 30 + i + 2 * int(ended[i])
            alone = case.game.batch(1, players=case.players, seed=seed)
            alone.play_out()
            assert batch.final_scores[i].tolist() == alone.scores[0].tolist()
            assert batch.final_sheets[i].tolist() == alone.score_sheets[0].tolist()
            assert batch.final_sheets[i].sum(axis=1).tolist() == batch.final_scores[i].tolist()
            if case.players > 1:
                assert batch.rewards[i].sum() == pytest.approx(1)
                assert ((batch.rewards[i] > 0) == alone.wins[0]).all()
            else:
                assert batch.rewards[i, 0] == alone.scores[0, 0]
            ended[i] += 1
            assert int(batch.seeds[i]) == seed + 2
        assert not batch.over.any()
        if ended.min() >= 2:
            break
    assert ended.min() >= 2


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_positions_are_saved_loaded_and_reset(case: Case) -> None:
    batch = case.game.batch(4, players=case.players, seed=20)
    batch.play_out(25)
    kept = batch.save([1, 3])
    other = case.game.batch(3, players=case.players, seed=90)
    before = other.state_bytes(1)
    other.load(kept, [0, 2])
    assert [other.state_bytes(i) for i in (0, 2)] == [batch.state_bytes(i) for i in (1, 3)]
    assert other.state_bytes(1) == before
    assert (other.legal_mask[[0, 2]] == batch.legal_mask[[1, 3]]).all()
    other.reset(np.array([True, False, False]))
    fresh = case.game.batch(1, players=case.players, seed=93)
    assert other.state_bytes(0) == fresh.state_bytes(0)
    other.reset([2], seeds=90)
    assert other.state_bytes(2) == case.game.batch(1, players=case.players, seed=90).state_bytes(0)
    for positions, games in ((kept[:1], [0, 1]), (kept, [0]), (kept, [0, 9]), (np.zeros(2), [0, 1])):
        with pytest.raises(BadOption):
            other.load(positions, games)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_any_seat_can_be_observed(case: Case) -> None:
    batch = case.game.batch(3, players=case.players, seed=500)
    matches = [case.start(500 + i) for i in range(3)]
    seats = [i % case.players for i in range(3)]
    for match, seen, seat in zip(matches, batch.observe(seats), seats, strict=True):
        assert seen.tolist() == observation(match, seat)
    assert (batch.observe(case.players - 1)[1] == matches[1].observe(case.players - 1)).all()
    out = np.zeros((3, case.game.observation.size), np.int16)
    assert batch.observe(0, out) is out
    for wrong in (case.players, -1, 0.5, "x"):
        with pytest.raises(BadOption):
            batch.observe(wrong)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_threads_change_nothing(case: Case) -> None:
    one, three = (case.game.batch(7, players=case.players, seed=60, threads=n, renew=True) for n in (1, 3))
    for _ in range(60):
        answers = one.random_answers()
        assert (three.random_answers() == answers).all()
        for batch in (one, three):
            batch.step(answers)
        assert (one.observe() == three.observe()).all()
    assert [one.state_bytes(i) for i in range(7)] == [three.state_bytes(i) for i in range(7)]


@pytest.mark.parametrize("case", [c for c in PLAIN_CASES if c.players > 1], ids=str)
def test_answers_relative_to_the_seat(case: Case) -> None:
    """Turning answers there and back changes nothing, and a seat's own things come first."""
    batch = case.game.batch(5, players=case.players, seed=77)
    for _ in range(40):
        relative = batch.relative_mask
        assert (relative.sum(axis=1) == batch.legal_mask.sum(axis=1)).all()
        answers = batch.absolute(relative.argmax(axis=1))
        assert batch.legal_mask[np.arange(5), answers][~batch.over].all()
        batch.step(batch.random_answers())


def test_a_seat_counts_clans_and_pieces_from_its_own() -> None:
    answers = longhouse.game("vikings_on_board").room.answers
    for players in (2, 3, 4):
        turned = answers.turned(players)
        for seat in range(players):
            assert sorted(turned[seat].tolist()) == list(range(answers.size))
            own = answers.code_of({"kind": "clan", "args": {"clan": _clans()[seat]}})
            assert turned[seat, own] == answers.first("clan")
        first = answers.code_of({"kind": "move_bet", "args": {"owner": _clans()[1], "bet": 2}})
        assert turned[1, first] == answers.first("move_bet") + 2


def _clans() -> tuple[str, ...]:
    from longhouse.games.vikings_on_board.components import CLAN_NAMES

    return tuple(CLAN_NAMES)


@pytest.mark.parametrize("bot", ["random", "thrall", "karl"])
@pytest.mark.parametrize("game_id", ["knarr", "vikings_on_board"])
def test_opponents_answer_inside(game_id: str, bot: str) -> None:
    game = longhouse.game(game_id)
    batch = game.batch(3, players=3, seed=5, renew=True, opponents={0: Crowd(bot, 1), 2: Crowd(bot, 2)})
    ended = 0
    for _ in range(240):
        assert (batch.actor == 1).all()
        batch.step(batch.random_answers())
        ended += int(batch.ended.sum())
    assert ended > 0


def test_an_opponent_answers_a_game_alike_whatever_lies_beside_it() -> None:
    game = longhouse.game("knarr")
    wide = game.batch(4, players=2, seed=40, opponents=Crowd("karl", 3))
    narrow = game.batch(1, players=2, seed=42, opponents=Crowd("karl", 3))
    for _ in range(15):
        answers = wide.legal_mask.argmax(axis=1)
        assert wide.state_bytes(2) == narrow.state_bytes(0)
        wide.step(answers)
        narrow.step(answers[2:3])


def test_opponents_that_cannot_be_are_refused() -> None:
    game = longhouse.game("knarr")
    for wrong in ({5: Crowd("random")}, {0: Crowd("random"), 1: Crowd("random")}, {"0": Crowd("random")}):
        with pytest.raises(BadOption):
            game.batch(2, players=2, opponents=wrong)  # type: ignore[arg-type]
    for wrong_engine in ("gpu", ""):
        with pytest.raises(BadOption):
            game.batch(2, engine=wrong_engine)
    with pytest.raises(BadOption):
        game.batch(2, threads=0)
