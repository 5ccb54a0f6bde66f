"""OpenSpiel's own suites, recorded playthroughs, and an algorithm of its own."""

from __future__ import annotations

import hashlib
import os
import unittest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from longhouse.environments import register_open_spiel

GOLDEN = Path(__file__).parent.parent / "golden" / "open_spiel"
NAMES = register_open_spiel()


def loaded(game_id: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"longhouse_{game_id}(players={players},deals=64)")


def test_random_games_with_saved_states(game_id: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game_id, players), num_sims=1, serialize=True, verbose=False)


def test_the_api_holds(game_id: str, players: int) -> None:
    """open_spiel.integration_tests.api_test on this game alone: it looks for games when it is imported."""
    from open_spiel.integration_tests import api_test

    class OneGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = f"longhouse_{game_id}"
        game = pyspiel.load_game(f"longhouse_{game_id}(players={players},deals=8)")

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OneGame).run(result)
    assert result.testsRun > 3
    assert [text for _, text in result.errors + result.failures] == []


def playthrough(game: pyspiel.Game, answers: int) -> str:
    """The first answers of a game: who is asked, what it may answer, what it sees."""
    state, chance, lines = game.new_initial_state(), np.random.RandomState(7), [str(game)]
    for _ in range(answers):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        action = int(chance.choice(legal))
        if not state.is_chance_node():
            seen = [state.observation_string(seat) for seat in range(game.num_players())]
            heard = [state.information_state_string(seat) for seat in range(game.num_players())]
            digests = [hashlib.sha256(text.encode()).hexdigest()[:12] for text in (*seen, *heard)]
            lines.append(f"{state} legal {len(legal)} sees {' '.join(digests)}")
        lines.append(f"  {state.action_to_string(action)}")
        state.apply_action(action)
    return "\n".join([*lines, f"{state} returns {state.returns()}", ""])


def test_playthroughs_are_as_recorded(game_id: str, players: int) -> None:
    path = GOLDEN / f"{game_id}_{players}.txt"
    played = playthrough(loaded(game_id, players), 60)
    if os.environ.get("LONGHOUSE_RECORD"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == played


def test_states_travel_and_are_copied() -> None:
    game = loaded("knarr", 2)
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again_game) == str(game)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("longhouse_vikings_on_board(players=4,edition=en)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.match.options["whose_bet_moves"] == "any"


def test_resampling_keeps_what_the_player_knows() -> None:
    game, chance = loaded("knarr", 3), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(9)
    worlds = set()
    for _ in range(20):
        player = state.current_player()
        world = state.resample_from_infostate(player, chance.random)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        worlds.add(str(world))
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert len(worlds) == 20


@pytest.mark.slow
def test_their_search_beats_chance() -> None:
    """ISMCTS of OpenSpiel on Vikings on Board against random play: it wins most of a few games."""
    game, chance = loaded("vikings_on_board", 2), np.random.RandomState(3)
    won = 0.0
    for number in range(6):
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            max_simulations=30,
            random_state=chance,
        )
        state = game.new_initial_state()
        state.apply_action(number)
        while not state.is_terminal():
            searching = state.current_player() == number % 2
            action = bot.step(state) if searching else int(chance.choice(state.legal_actions()))
            state.apply_action(action)
        won += state.returns()[number % 2]
    assert won > 0
