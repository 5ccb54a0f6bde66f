"""What a network says of a position: as a plain computation has it, interpreted and compiled, seen from every seat."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import bots
from longhouse.bots.crowd import Crowd
from longhouse.bots.minds import knarr, mind_of
from longhouse.bots.minds.mind import Mind
from longhouse.bots.minds.mind import _minds as minds_known
from longhouse.bots.minds.network import load_network, network_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.contract import fulfil
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thinking.judging import squash
from longhouse.kernel.batch import Batch
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Match, Seen
from longhouse.kernel.observation import Group, Observation, question_asked
from tests.bots.networks import (
    Arrays,
    blank,
    computed,
    random_arrays,
    sensed,
    shares,
    thinking_with,
    with_entities,
)
from tests.bots.questions import choices_of, seen_in

BOARD = longhouse.game("vikings_on_board")
KNARR = longhouse.game("knarr")


def opinion(seen: Seen) -> tuple[list[float], list[float], list[float]]:
    """Priors of the legal answers, points and worth of all seats, interpreted."""
    desk, net = sensed(seen)
    priors = [net.priors[k] for k in range(len(seen.codes))]
    points, worth = ([line[seat] for seat in range(seen.players)] for line in (desk._desk.points, desk._desk.worth))
    return priors, points, worth


@pytest.mark.parametrize(
    "arrays", [random_arrays(BOARD), with_entities(random_arrays(BOARD))], ids=["plain", "entities"]
)
def test_a_network_says_what_a_plain_computation_says(arrays: Arrays) -> None:
    with thinking_with(BOARD, arrays):
        for match in choices_of(BOARD, 3, 4):
            seen = seen_in(match)
            policy, win, to_come = computed(arrays, match.observe(seen.seat))
            priors, points, worth = opinion(seen)
            turned = BOARD.room.answers.turned(3)[seen.seat]
            assert priors == pytest.approx(shares(policy[turned[list(seen.codes)]]), abs=1e-4)
            others = [(seen.seat + k) % 3 for k in range(3)]
            scores = Match(
                BOARD, 3, None, match.options, seen.cells()
            ).scores  # what is hidden scores as it is imagined
            expected = [scores[other] + 50 * to_come[k] for k, other in enumerate(others)]
            assert [points[other] for other in others] == pytest.approx(expected, abs=0.01)
            assert [worth[other] for other in others] == pytest.approx(
                [0.9 * won + 0.1 * chance(expected, k) for k, won in enumerate(shares(win[:3]))], abs=1e-4
            )


def chance(points: list[float], k: int) -> float:
    """What the lead alone promises: the mind's margin is a tenth of the worth."""
    rival = max(other for n, other in enumerate(points) if n != k)
    habits = mind_of(BOARD).habits()
    assert habits[Habit.MARGIN] == 0.1
    return squash((points[k] - rival) / habits[Habit.SCALE])


def test_interpreted_and_compiled_opinions_agree_to_the_last_bit() -> None:
    with thinking_with(BOARD, with_entities(random_arrays(BOARD))):
        for match in choices_of(BOARD, 3, 3):
            seen = seen_in(match)
            plain, fast = (priors_by(seen, engine) for engine in (BOARD.plain, mind_of(BOARD).fast))
            assert plain == fast


def priors_by(seen: Seen, engine: Engine) -> list[float]:
    desk = SetDesk(seen, 1, engine=engine)
    desk.lay(seen)
    assert desk.network is not None
    desk.run(glance, desk.network, seen.seat, 0.0)
    return [float(desk.network.priors[k]) for k in range(len(seen.codes))]


def test_a_mind_may_let_its_network_read_numbers_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    room = KNARR.room
    asked = Observation(room.State, Group("turn", "The question.", question_asked(room.Ask)))
    arrays = {**random_arrays(KNARR), "cell": np.zeros(KNARR.observation.size, np.int32)}
    arrays["cell"][:3] = [0, 1, 2]
    monkeypatch.setattr(knarr, "OUTLOOK", asked, raising=False)
    try:
        mind = Mind(KNARR)
        mind.network = network_of(arrays, KNARR, mind.outlook.size)
        monkeypatch.setitem(minds_known, KNARR, mind)
        seen = seen_in(choices_of(KNARR, 2, 1)[0])
        ask = int(seen.cells()["ask"][0])
        policy, _, _ = computed(arrays, np.array([2, ask, 1]))
        turned = room.answers.turned(2)[seen.seat]
        assert opinion(seen)[0] == pytest.approx(shares(policy[turned[list(seen.codes)]]), abs=1e-4)
    finally:
        monkeypatch.undo()
        fulfil(room.State, mind_of(KNARR)._rules)


# ---------------------------------------------------------------------------- alone and with others
@pytest.mark.parametrize(
    ("name", "players", "has_one"),
    [
        ("explorers", 1, True),
        ("explorers", 2, True),
        ("feast_for_odin", 1, True),
        ("feast_for_odin", 2, True),
        ("knarr", 2, True),
        ("vikings_on_board", 2, False),
    ],
)
def test_search_and_karl_ask_the_network_of_their_table(name: str, players: int, has_one: bool) -> None:
    game = longhouse.game(name)
    mind = mind_of(game)
    assert mind.network_for(players) is (mind.network_alone if players == 1 else mind.network)
    desk = SetDesk(seen_in(game.start(players=players, seed=1)), 1, engine=game.plain)
    assert (desk.network is not None) == has_one
    assert (desk.guide is not None) == has_one


@pytest.mark.parametrize(("name", "is_its_own"), [("explorers", False), ("feast_for_odin", True)])
def test_games_alone_may_have_a_network_of_their_own(name: str, is_its_own: bool) -> None:
    mind = mind_of(longhouse.game(name))
    assert (mind.folder / "network_alone.npz").exists() is is_its_own
    assert (mind.network_alone is not mind.network) is is_its_own


def test_a_mind_may_do_without_its_networks() -> None:
    mind = Mind(longhouse.game("feast_for_odin"))
    assert mind.guide_for(1) is not None
    mind = Mind(longhouse.game("feast_for_odin"))
    mind.do_without_networks()
    assert [mind.network_for(players) for players in (1, 2)] == [None, None]
    assert mind.guide_for(1) is None


def test_search_alone_has_habits_of_its_own() -> None:
    mind = mind_of(longhouse.game("explorers"))
    alone, others = mind.habits(1), mind.habits(2)
    assert alone[Habit.CURIOSITY] < others[Habit.CURIOSITY]
    assert alone[Habit.EXPLORE] == others[Habit.EXPLORE], "what is not named is as with others"
    assert mind.habits(1, curiosity=3.0)[Habit.CURIOSITY] == 3.0
    same = mind_of(KNARR)
    assert np.array_equal(same.habits(1), same.habits(2))


# ---------------------------------------------------------------------------- seats
def test_answers_are_counted_from_the_seat_that_is_asked() -> None:
    """The answer that is likeliest as the actor counts is given as the table counts."""
    arrays, choices = blank(BOARD), random.Random(2)
    arrays["policy_bias"][:] = np.random.default_rng(3).normal(0.0, 3.0, len(arrays["policy_bias"]))
    batch, turned = BOARD.batch(1, players=3, seed=6, engine="interpreter"), 0
    with thinking_with(BOARD, arrays):
        while not batch.over[0]:
            relative = np.flatnonzero(batch.relative_mask[0])
            likeliest = relative[arrays["policy_bias"][relative].argmax()]
            seen = seen_in(Match(BOARD, 3, None, batch.options, batch.save([0])))
            assert bots.named("karl")(1)(seen).code == batch.absolute([likeliest])[0]
            turned += int(likeliest != batch.absolute([likeliest])[0])
            batch.step([choices.choice(seen.codes)])
    assert turned > 0, "the game must ask for answers that name a seat"


@pytest.mark.parametrize("ahead", [0, 1, 2])
def test_shares_of_the_victory_go_to_the_seats_that_are_meant(ahead: int) -> None:
    arrays = blank(BOARD)
    arrays["win_bias"][ahead] = 6.0
    with thinking_with(BOARD, arrays):
        for match in choices_of(BOARD, 3, 3):
            seen = seen_in(match)
            _, _, worth = opinion(seen)
            assert int(np.argmax(worth)) == (seen.seat + ahead) % 3


def test_who_is_not_at_the_table_gets_no_share() -> None:
    arrays = blank(KNARR)
    arrays["win_bias"][2:] = 50.0
    with thinking_with(KNARR, arrays):
        _, _, worth = opinion(seen_in(KNARR.start(players=2, seed=1)))
    assert worth == pytest.approx([0.5, 0.5], abs=0.06)


# ---------------------------------------------------------------------------- karl, and karl in crowds
def test_a_crowd_answers_as_karl_does() -> None:
    with thinking_with(BOARD, random_arrays(BOARD)):
        batch, choices = BOARD.batch(4, players=2, seed=3), random.Random(1)
        for _ in range(12):
            numbers = np.flatnonzero(batch.actor == batch.actor[0])
            assert Crowd("karl")(batch, numbers).tolist() == [karls_answer(batch, int(i)) for i in numbers]
            batch.step([choices.choice(np.flatnonzero(mask).tolist()) for mask in batch.legal_mask])


def karls_answer(batch: Batch, i: int) -> int:
    match = Match(batch.game, batch.players, None, batch.options, batch.save([i]))
    return bots.named("karl")(1)(seen_in(match)).code


def test_a_sharper_karl_draws_the_likeliest_answer_more_often() -> None:
    seen = seen_in(choices_of(BOARD, 2, 1)[0])
    with thinking_with(BOARD, random_arrays(BOARD)):
        desk = SetDesk(seen, 1)
        desk.lay(seen)
        best = desk.run(glance, desk.network, seen.seat, 0.0)
        given = {sharp: [desk.run(glance, desk.network, seen.seat, sharp) for _ in range(200)] for sharp in (0.3, 3.0)}
    assert len(set(given[0.3])) > 1
    assert given[0.3].count(best) < given[3.0].count(best)


# ---------------------------------------------------------------------------- files
def saved(path: Path, arrays: Arrays) -> Path:
    np.savez_compressed(path / "network.npz", **arrays)  # type: ignore[arg-type]
    return path / "network.npz"


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    arrays = with_entities(random_arrays(KNARR))
    found = load_network(saved(tmp_path, arrays), KNARR, KNARR.observation.size)
    made = network_of(arrays, KNARR, KNARR.observation.size)
    assert all(np.array_equal(one, other) for one, other in zip(found, made, strict=True))


def broken(**changed: Any) -> Arrays:
    arrays = with_entities(random_arrays(KNARR))
    return {**{name: array for name, array in arrays.items() if name not in changed}, **changed}


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"policy": np.zeros((5, 8), np.float16)}, "policy is of shape"),
        ({"win": np.zeros((4, 9), np.float16)}, "win is of shape"),
        ({"middle": np.zeros(8, np.float16)}, "middle is of shape"),
        ({"cell": np.full(KNARR.observation.size, 99_999, np.int32)}, "cell must lie between"),
        ({"most": np.full(KNARR.observation.size, 99, np.int32)}, "first and most must lie between"),
        ({"entity_count": np.array([4, 9_999], np.int32)}, "entities must lie between"),
        ({"entity_width": np.array([4], np.int32)}, "entity_width must have a number"),
        ({"answer_entity": np.full(KNARR.room.answers.size, 6, np.int32)}, "answer_entity must lie between"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_a_network_that_does_not_fit_is_refused(changed: Arrays, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(longhouse.BadOption, match=complaint):
        load_network(saved(tmp_path, broken(**changed)), KNARR, KNARR.observation.size)


def test_a_network_with_something_missing_is_refused() -> None:
    arrays = random_arrays(KNARR)
    del arrays["last_bias"]
    with pytest.raises(longhouse.BadOption, match="last_bias is missing"):
        network_of(arrays, KNARR, KNARR.observation.size)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(longhouse.BadOption, match="cannot be read as a network"):
        load_network(path, KNARR, KNARR.observation.size)
