"""Networks in PyTorch say what bots make of their files, and learn; docs/teaching.md has the environment it needs."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse.bots.minds import mind_of
from longhouse.bots.minds.network import load_network, read_arrays
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.teaching.examples import APART, OVER, Examples, played
from longhouse.teaching.lessons import LESSONS, Lesson, Table
from tests.bots.networks import Arrays, computed, sensed, shares, thinking_with
from tests.bots.questions import seen_in

pytestmark = pytest.mark.slow
torch: Any = pytest.importorskip("torch", reason="networks learn with PyTorch")

from longhouse.teaching.hall import Company, Hall  # noqa: E402
from longhouse.teaching.imitating import Imitator, Replay  # noqa: E402
from longhouse.teaching.keeping import arrays_of, keep, take_up  # noqa: E402
from longhouse.teaching.network import Judgement, Network, network_for  # noqa: E402
from longhouse.teaching.playing import HARDLY_EVER, Player, surprises  # noqa: E402
from longhouse.teaching.terms import Terms, passed  # noqa: E402


def opinionated(game: Game, path: Path) -> tuple[Network, Arrays]:
    """A network with an opinion about everything, and its file; both hold the same numbers."""
    torch.manual_seed(7)
    network = network_for(game, LESSONS[game.id])
    with torch.no_grad():
        for head in (network.policy, network.win, network.points, *network.entity_query, *network.entity_pool):
            head.weight.normal_(0.0, 0.1)
        for layer in (network.inputs, network.middle, network.last, network.policy, network.win, network.points):
            layer.bias.normal_(0.0, 0.3)
    network.learned.fill_(True)
    return network, written(network, path)


def written(network: Network, path: Path) -> Arrays:
    """What the file holds; the network goes on from it."""
    keep(network, path)
    take_up(network, path)
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def judged(network: Network, observed: Any, codes: Any) -> Judgement:
    """What the network says of one observation; ``codes``: legal answers as the actor counts."""
    legal = torch.zeros(1, len(network.policy.weight), dtype=torch.bool)
    legal[0, list(codes)] = True
    with torch.no_grad():
        return network.judged(network.taken(torch.as_tensor(np.array(observed, np.int16))[None]), legal)


def positions(game: Game, players: int, answers: int) -> list[Match]:
    """Every second question with a choice among the first answers of a random game."""
    match, choices, found = game.start(players=players, seed=3), random.Random(3), []
    for _ in range(answers):
        if len(match.legal_codes) > 1:
            found.append(match.copy())
        match.play(choices.choice(match.legal_codes))
    assert {match.actor for match in found} == set(range(players)), "every seat must be asked"
    return found[::2]


@pytest.mark.parametrize(
    ("name", "players", "answers"),
    [
        ("vikings_on_board", 2, 24),
        ("vikings_on_board", 3, 36),
        ("knarr", 2, 20),
        ("knarr", 3, 24),
        ("explorers", 2, 24),
        ("feast_for_odin", 3, 24),
    ],
)
def test_bots_make_the_same_of_a_file(name: str, players: int, answers: int, tmp_path: Path) -> None:
    game = longhouse.game(name)
    network, arrays = opinionated(game, tmp_path / "network.npz")
    with thinking_with(game, arrays):
        for match in positions(game, players, answers):
            seen = seen_in(match)
            desk, net = sensed(seen)
            codes = game.room.answers.turned(players)[seen.seat][list(seen.codes)]
            found = judged(network, [net.seen[k] for k in range(len(net.seen))], codes)
            said = [net.priors[k] for k in range(len(codes))]
            assert said == pytest.approx(shares(found.logits[0, codes].double().numpy()), abs=1e-3)
            won = [net.shares[k] for k in range(players)]
            assert won == pytest.approx(shares(found.win[0, :players].double().numpy()), abs=1e-3)
            scores = Match(game, players, None, match.options, seen.cells()).scores
            for k in range(players):
                other = (seen.seat + k) % players
                assert desk._desk.points[other] - scores[other] == pytest.approx(
                    50 * float(found.points[0, k]), abs=0.05
                )


def test_cards_in_a_bag_count_as_bots_count_them(tmp_path: Path) -> None:
    game = longhouse.game("feast_for_odin")
    network, arrays = opinionated(game, tmp_path / "network.npz")
    observed = np.zeros(mind_of(game).outlook.size, np.int16)  # no rows behind what the game shows
    observed[: game.observation.size] = game.start(players=2, seed=1).observe(0)
    (cards,) = [place for place in game.observation if place.feature.name == "in_play"]
    observed[cards.first : cards.first + 3] = 40, 7, 12
    other = observed.copy()
    other[cards.first : cards.first + 3] = 7, 12, 40
    codes = range(game.room.answers.size)
    found = judged(network, observed, codes)
    assert found.logits[0].tolist() == pytest.approx(computed(arrays, observed)[0], abs=1e-3)
    assert torch.equal(found.logits, judged(network, other, codes).logits)


# ---------------------------------------------------------------------------- files
@pytest.mark.parametrize("name", ["knarr", "explorers"])
def test_a_file_taken_up_again_is_the_same(name: str, tmp_path: Path) -> None:
    game = longhouse.game(name)
    _, arrays = opinionated(game, tmp_path / "network.npz")
    again = network_for(game, LESSONS[name])
    take_up(again, tmp_path / "network.npz")
    found = arrays_of(again)
    assert set(found) == set(arrays)
    assert all(np.array_equal(found[name], arrays[name]) for name in arrays)


def test_inputs_that_learned_nothing_say_nothing_in_the_file(tmp_path: Path) -> None:
    network = network_for(longhouse.game("knarr"), LESSONS["knarr"])
    network.learned[10:30] = True
    arrays = written(network, tmp_path / "network.npz")
    assert np.flatnonzero(arrays["inputs"].any(axis=1)).tolist() == list(range(10, 30))
    again = network_for(longhouse.game("knarr"), LESSONS["knarr"])
    take_up(again, tmp_path / "network.npz")
    assert again.learned.nonzero()[:, 0].tolist() == list(range(10, 30))


# ---------------------------------------------------------------------------- playing and learning
@pytest.mark.parametrize("players", [2, 3])
def test_a_hall_counts_answers_from_the_actors_seat(players: int) -> None:
    game = longhouse.game("vikings_on_board")
    hall = Hall(game, Lesson((Table(players, 1.0),), games=8, points=0.3), "cpu", seed=5)
    twin, turned = game.batch(8, players=players, seed=5, renew=True), 0
    sight, chance = hall.look(), np.random.default_rng(1)
    for _ in range(40):
        assert np.array_equal(sight.observed.numpy(), twin.observe())
        assert np.array_equal(sight.legal.numpy(), twin.relative_mask)
        codes = np.array([chance.choice(np.flatnonzero(row)) for row in sight.legal.numpy()])
        turned += int((codes != twin.absolute(codes)).sum())
        gain, sight = hall.answer(sight.actor, torch.as_tensor(codes))
        twin.step(twin.absolute(codes))
        assert np.array_equal(gain.ended.numpy(), twin.ended)
    assert turned > 0, "the game must ask for answers that name a seat"


def knarr_player(games: int) -> Player:
    """An opinionated network at tables of two."""
    game, terms = longhouse.game("knarr"), Terms(steps=12)
    torch.manual_seed(7)
    network = network_for(game, LESSONS[game.id])
    with torch.no_grad():
        network.policy.bias.normal_(0.0, 8.0)  # it would give very few answers by itself
    return Player(network, Hall(game, LESSONS[game.id].at([2]), "cpu", 5, games), 0.3, terms)


def test_answers_are_tried_that_the_network_would_never_give() -> None:
    def unlikely(trying: float) -> float:
        had = knarr_player(60).play(trying)
        assert had.legal.gather(1, had.code[:, None]).all()
        return float((had.told < HARDLY_EVER).float().mean())

    assert unlikely(0.0) == 0.0
    assert unlikely(1.0) > 2 * unlikely(0.3) > 0.0


def test_bad_answers_that_were_only_tried_do_not_sink_for_ever() -> None:
    had = knarr_player(60).play(1.0)
    never_given = had.told < HARDLY_EVER
    assert float(had.advantage[never_given].min()) == 0.0
    assert float(had.advantage[never_given].max()) > 0.0
    assert float(had.advantage[~never_given].min()) < 0.0


def test_what_came_of_a_tried_answer_says_nothing_of_those_before() -> None:
    nothing, no = torch.zeros(1, 1), torch.tensor([False])
    brought, known = [nothing, nothing, nothing + 1.0], torch.zeros(3, 1, 1)

    def found(tried: list[bool]) -> list[float]:
        cut = torch.tensor(tried)[:, None]
        told: list[float] = surprises(brought, [no] * 3, cut, known, nothing, 0.5).flatten().tolist()
        return told

    assert found([False, False, False]) == [0.25, 0.5, 1.0]
    assert found([False, True, False]) == [0.0, 0.5, 1.0]
    assert found([False, False, True]) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("last", "grown_up", "counted"), [(1.0, 0.0, 3.0), (1.0, 0.5, 2.0), (1.0, 1.0, 1.0), (1.5, 1.0, 1.5)]
)
def test_a_line_of_the_score_sheet_counts_more_at_first(last: float, grown_up: float, counted: float) -> None:
    game, table = longhouse.game("knarr"), Table(2, 1.0)
    line = game.room.score_lines.index("crew")
    company = Company(game, Lesson((table,), 8, 0.3, counts={"crew": (3.0, last)}), table, 8, "cpu", seed=5)
    company.grown_up = grown_up
    begun = company.standing()
    brought, sight, ended = torch.zeros_like(begun), company.look(), torch.zeros(8, dtype=torch.bool)
    while not ended.any():
        gain, sight = company.answer(sight.actor, sight.legal.float().multinomial(1)[:, 0])
        brought, ended = brought + gain.points, gain.ended
    sheets = torch.as_tensor(np.array(company.batch.final_sheets))[ended].float()
    assert sheets[:, :, line].any()
    assert torch.equal(brought[ended][:, :2], sheets.sum(2) + (counted - 1.0) * sheets[:, :, line])


def test_points_count_as_at_last_from_a_moment_on() -> None:
    assert [passed((0.25, 0.75), done) for done in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_a_line_that_the_score_sheet_does_not_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        taught("knarr", 1, tmp_path / "none.npz", "--count", "cows=4")
    assert "--count cows: the score sheet of knarr has " in refused.value.stderr
    with pytest.raises(subprocess.CalledProcessError) as refused:
        taught("knarr", 1, tmp_path / "none.npz", "--count", "cows")
    assert "a line and what it counts" in refused.value.stderr


def taught(name: str, seconds: float, out: Path, *more: str) -> list[str]:
    """Learn with few games; what was told."""
    command = [sys.executable, "-m", "longhouse.teaching", name, "--seconds", str(seconds), "--out", str(out)]
    small = ["--games", "24", "--term", "minibatch=128", "--term", "steps=8"]
    done = subprocess.run([*command, *small, *more], check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", ["knarr", "explorers"])
def test_ten_seconds_of_learning_make_a_file_for_bots(name: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    told = taught(name, 10, first)
    assert told[0].startswith(f"{name}: ")
    game = longhouse.game(name)
    network = load_network(first, game, mind_of(game).outlook.size)
    learned = network.inputs.any(axis=1)
    assert 0 < learned.sum() < len(learned)
    taught(name, 1, second, "--begin", str(first))
    again = load_network(second, game, mind_of(game).outlook.size)
    assert again.inputs.any(axis=1)[learned].all()
    assert not np.array_equal(again.middle, network.middle)


def test_a_file_without_entities_is_gone_on_from(tmp_path: Path) -> None:
    game, path = longhouse.game("feast_for_odin"), tmp_path / "without.npz"
    kept = read_arrays(mind_of(game).folder / "network.npz")
    without = {name: array for name, array in kept.items() if not name.startswith(("entity_", "answer_"))}
    assert len(without) < len(kept)
    np.savez(path, **without)  # type: ignore[arg-type]
    network = network_for(game, LESSONS[game.id])
    take_up(network, path)
    for name, values in arrays_of(network).items():
        if name in without:
            assert np.array_equal(values, without[name]), name
        elif name.startswith(("entity_pool", "entity_query")):
            assert not values.any()
        elif name.startswith("entity_in"):
            assert values.any()


# ---------------------------------------------------------------------------- learning from games of bots
def boards_of_three(games: int) -> tuple[Game, Lesson, Examples]:
    """Games of thralls at a table whose answers name seats."""
    game, lesson = longhouse.game("vikings_on_board"), Lesson((Table(3, 1.0),), games=games, points=0.3)
    codes = np.stack(list(played(game, lesson.tables[0], "thrall", games, APART)), 1)
    return game, lesson, Examples(0, np.arange(APART, APART + games), codes.astype(np.int32))


def test_examples_tell_every_choice_and_what_came_of_it() -> None:
    game, lesson, examples = boards_of_three(3)
    network = network_for(game, lesson)
    had = Replay(game, lesson, network, "cpu").portion(examples, slice(1, 3))
    wanted = []
    for row, seed in zip(examples.codes[1:], examples.seeds[1:], strict=True):
        match = game.start(players=3, seed=int(seed))
        choices = []
        for code in row[row != OVER]:
            if len(match.legal_codes) > 1:
                turned = game.room.answers.turned(3)[match.actor]
                legal = sorted(turned[list(match.legal_codes)].tolist())
                choices.append((match.actor, int(turned[code]), legal, match.scores))
            match.play(next(action for action in match.legal if action.code == code))
        for actor, code, legal, scores in choices:
            to_come = [(end - now) / 50 for end, now in zip(match.scores, scores, strict=True)]
            shares_won = [(seat in match.winners) / len(match.winners) for seat in range(3)]
            wanted.append((actor, code, legal, to_come, shares_won))
    found = [
        (
            int(had.actor[k]),
            int(had.code[k]),
            had.legal[k].nonzero()[:, 0].tolist(),
            had.points[k, :3].tolist(),
            had.wins[k, :3].tolist(),
        )
        for k in range(len(had.code))
    ]
    assert len(found) == len(wanted)
    for one, other in zip(sorted(found), sorted(wanted), strict=True):
        assert one[:3] == other[:3]
        assert one[3] == pytest.approx(other[3], abs=1e-6)
        assert one[4] == pytest.approx(other[4], abs=1e-6)


def test_only_answers_of_those_who_reached_most_are_learned_from() -> None:
    game, lesson, examples = boards_of_three(4)
    network = network_for(game, lesson)
    (everyone,) = Replay(game, lesson, network, "cpu").portions(examples)
    (best,) = Replay(game, lesson, network, "cpu", best=0.4).portions(examples)
    ends: list[tuple[int, int]] = []
    for row, seed in zip(examples.codes, examples.seeds, strict=True):
        match, choices = game.start(players=3, seed=int(seed)), [0, 0, 0]
        for code in row[row != OVER]:
            assert match.actor is not None
            choices[match.actor] += len(match.legal_codes) > 1
            match.play(next(action for action in match.legal if action.code == code))
        ends += zip(match.scores, choices, strict=True)
    kept = [least for least in {points for points, _ in ends} if _answers(ends, least) == len(best.code)]
    (least,) = kept
    assert _answers(ends, least + 1) < 0.4 * len(everyone.code) <= len(best.code) < len(everyone.code)


def _answers(ends: list[tuple[int, int]], least: int) -> int:
    """Questions with a choice of seats that ended with so many points or more."""
    return sum(choices for points, choices in ends if points >= least)


def test_an_imitator_comes_to_foresee_the_answers() -> None:
    torch.manual_seed(1)
    game, lesson, examples = boards_of_three(8)
    network = network_for(game, lesson)
    (had,) = Replay(game, lesson, network, "cpu").portions(examples)
    imitator = Imitator(network)
    first, before = imitator.learn(had, 0.0)
    for _ in range(20):
        last, after = imitator.learn(had, 0.0)
    assert last < 0.7 * first
    assert after > before
    assert network.learned.sum() == 0, "what was learned is noted when it is kept"
