"""The makers' own suites for single and vector environments, and what they do not look at."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import longhouse
from longhouse import BadOption, IllegalAction
from longhouse.environments import gymnasium_env, gymnasium_vector_env


def test_gymnasium_finds_nothing_wrong(game_id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*spec.*")
        check_env(gymnasium_env(game_id, players=players, opponents="random"), skip_render_check=True)


def legal(mask: np.ndarray, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def test_a_game_is_played_to_its_end(game_id: str, players: int) -> None:
    env = gymnasium_env(game_id, players=players, seed=3, seat=players - 1)
    chance = np.random.default_rng(1)
    _, info = env.reset()
    over = False
    while not over:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        observed, reward, over, truncated, info = env.step(legal(info["action_mask"], chance))
        assert env.observation_space.contains(observed)
        assert not truncated
        assert over or reward == 0
    assert -1 <= reward <= 1 or players == 1
    assert len(info["scores"]) == players
    assert sum(info["score_sheet"].values()) == info["scores"][players - 1]
    with pytest.raises(IllegalAction):
        env.step(0)


def test_the_same_seed_gives_the_same_game(game_id: str, players: int) -> None:
    runs = []
    for _ in range(2):
        env, chance = gymnasium_env(game_id, players=players), np.random.default_rng(2)
        observed, info = env.reset(seed=11)
        run = [observed.tobytes()]
        for _ in range(20):
            observed, _, over, _, info = env.step(legal(info["action_mask"], chance))
            run.append(observed.tobytes())
            if over:
                break
        runs.append(run)
    assert runs[0] == runs[1]


def test_an_illegal_answer_loses_or_raises() -> None:
    for illegal in ("lose", "raise"):
        env = gymnasium_env("vikings_on_board", players=2, illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
        else:
            _, reward, over, _, info = env.step(wrong)
            assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_bad_seats_and_manners_are_refused() -> None:
    with pytest.raises(BadOption):
        gymnasium_env("knarr", players=2, seat=2)
    with pytest.raises(BadOption):
        gymnasium_env("knarr", players=2, illegal="perhaps")
    with pytest.raises(BadOption):
        gymnasium_vector_env("knarr", 2, players=2, seat=-1)


def test_a_vector_plays_renews_and_counts(game_id: str, players: int) -> None:
    env = gymnasium_vector_env(game_id, 4, players=players, opponents="random", seed=5)
    chance = np.random.default_rng(3)
    observed, info = env.reset(seed=5)
    ended, fresh = 0, np.zeros(4, bool)
    for _ in range(1200):
        assert observed.shape == (4, longhouse.game(game_id).observation.size)
        mask = info["action_mask"]
        actions = (mask * chance.random(mask.shape)).argmax(axis=1)
        observed, rewards, over, truncated, info = env.step(actions)
        assert not over[fresh].any()
        assert (rewards[~over] == 0).all()
        assert not truncated.any()
        ended, fresh = ended + int(over.sum()), over
        if ended >= 6:
            break
    assert ended >= 2
    assert env.observation_space.contains(observed)


def test_a_vector_agrees_with_its_batch() -> None:
    """Rewards of the vector are the results of the games, from -1 to 1."""
    env = gymnasium_vector_env("knarr", 8, players=3, opponents="thrall", seed=9, seat=1)
    chance = np.random.default_rng(4)
    _, info = env.reset(seed=9)
    seen = []
    for _ in range(400):
        mask = info["action_mask"]
        _, rewards, over, _, info = env.step((mask * chance.random(mask.shape)).argmax(axis=1))
        seen += rewards[over].tolist()
    assert len(seen) > 4
    assert set(np.round(seen, 3)) <= {-0.5, 0.0, 0.25, 1.0}


def test_an_illegal_answer_loses_its_game_alone() -> None:
    env = gymnasium_vector_env("vikings_on_board", 3, players=2, seed=1)
    _, info = env.reset(seed=1)
    answers = info["action_mask"].argmax(axis=1)
    answers[1] = int(np.flatnonzero(~info["action_mask"][1])[0])
    _, rewards, over, _, info = env.step(answers)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert info["illegal"].tolist() == [False, True, False]
