"""Games, options, messages, and the small print of matches."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path

import pytest

import longhouse
from longhouse import BadOption, BrokenRules, CannotUndo, IllegalAction, LonghouseError, UnknownGame
from longhouse.kernel.answers import Answers, Block, Noun
from longhouse.kernel.options import Option, option_numbers, resolve_options
from longhouse.kernel.words import Message, words_of

GAME = longhouse.game("vikings_on_board")


def test_the_house_knows_its_games() -> None:
    assert longhouse.games()["vikings_on_board"] is GAME
    with pytest.raises(UnknownGame, match="did you mean vikings_on_board"):
        longhouse.game("viking_on_bord")
    with pytest.raises(UnknownGame, match="this house has"):
        longhouse.game("zzz")


def test_games_stays_a_function_when_rooms_are_imported() -> None:
    import longhouse.games.vikings_on_board.state

    assert "vikings_on_board" in longhouse.games()


def test_a_game_travels_between_processes() -> None:
    again = pickle.loads(pickle.dumps(GAME))
    assert again.id == GAME.id
    assert again.start(players=2, seed=1).state_bytes() == GAME.start(players=2, seed=1).state_bytes()


def test_a_match_travels_with_its_answers_and_a_sampled_world_without() -> None:
    match = GAME.start(players=3, seed=4, edition="fr")
    for _ in range(5):
        match.play(match.legal_codes[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.to_json() == match.to_json()
    assert again.state_bytes() == match.state_bytes()
    world = match.seen_by(1).sample(9)
    there = pickle.loads(pickle.dumps(world))
    assert (there.state_bytes(), there.options, there.players) == (world.state_bytes(), world.options, 3)
    assert there.seed is None


def test_why_nothing_can_be_taken_back_is_told() -> None:
    match = GAME.start(players=2, seed=1)
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        match.undo()
    while match.can_undo or not match.history:
        match.play(match.legal_codes[0])
    with pytest.raises(CannotUndo, match="revealed something hidden"):
        match.undo()


def test_what_a_game_tells_of_itself() -> None:
    assert GAME.players == (2, 4)
    assert GAME.title("fr") == GAME.title("en") == "Vikings on Board"
    assert tuple(GAME.options["edition"]) == ("advised", "fr", "en")
    assert GAME.options["edition"].default == "advised"
    assert GAME.rules_version == 2
    assert repr(GAME) == "<Game vikings_on_board>"
    assert pickle.loads(pickle.dumps(GAME.options["edition"])) == GAME.options["edition"]


def test_without_a_seed_games_differ() -> None:
    assert GAME.start(players=2).seed != GAME.start(players=2).seed


def test_presets_and_single_options() -> None:
    options = {
        "mood": Option("mood", ["calm", "wild"], {"wild": {"wind": "strong"}}),
        "wind": Option("wind", ["weak", "strong"]),
        "rain": Option("rain", ["off", "on"]),
    }
    assert resolve_options(options, {}) == {"mood": "calm", "wind": "weak", "rain": "off"}
    assert resolve_options(options, {"mood": "wild"})["wind"] == "strong"
    assert resolve_options(options, {"mood": "wild", "wind": "weak"})["wind"] == "weak"
    assert resolve_options(options, {"rain": True})["rain"] == "on"
    assert option_numbers(options, resolve_options(options, {"mood": "wild"})) == [1, 1, 0]
    with pytest.raises(BadOption, match="did you mean wind"):
        resolve_options(options, {"wnd": "weak"})
    with pytest.raises(BadOption, match="use weak, strong"):
        resolve_options(options, {"wind": "west"})


def test_answers_of_several_nouns() -> None:
    ship, clan = Noun("ship", 3), Noun.named("clan", ["red", "blue"])
    answers = Answers(Block("pass", {}), Block("bet", {"ship": ship, "clan": clan}))
    assert answers.size == 7
    assert answers.first("bet") == 1
    assert answers.block_of(4).numbers(4) == {"ship": 1, "clan": 1}
    assert answers.code_of({"kind": "bet", "args": {"ship": 1, "clan": "blue"}}) == 4
    assert answers.code_of({"kind": "pass"}) == 0
    for args in ({"ship": 3, "clan": "red"}, {"ship": 1, "clan": "green"}, {"ship": True, "clan": "red"}, {"ship": 1}):
        with pytest.raises(IllegalAction):
            answers.code_of({"kind": "bet", "args": args})


def test_actions_are_values() -> None:
    match = GAME.start(players=2, seed=1)
    first, again = match.legal[0], match.legal[0]
    assert first == again
    assert len({first, again}) == 1
    assert first.to_dict()["message"]["id"] == "answer-building-building"
    assert json.dumps(first.to_dict())
    assert "first" in (first.help("en") or "")


def test_a_missing_word_is_an_error_and_not_a_hole(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Hail, { $name }!\n    .help = Say it loud.\n", encoding="utf-8")
    assert Message(tmp_path, "greeting", {"name": "Ada"}).text("en") == "Hail, Ada!"
    assert Message(tmp_path, "greeting").help() == "Say it loud."
    assert Message(tmp_path, "greeting", {"name": "Ada"}).text("de") == "Hail, Ada!"
    assert Message(tmp_path, "nothing").help() is None
    with pytest.raises(KeyError, match="nothing"):
        Message(tmp_path, "nothing").text()
    with pytest.raises(KeyError, match="name"):
        Message(tmp_path, "greeting").text()
    assert words_of(tmp_path, "en").say_attribute("greeting", "none", {}) is None
    inner = Message(tmp_path, "greeting", {"name": Message(tmp_path, "greeting", {"name": "Bo"})})
    assert inner.text() == "Hail, Hail, Bo!!"
    assert inner.to_dict()["args"]["name"] == {"id": "greeting", "args": {"name": "Bo"}}


def test_a_story_too_long_is_a_bug_of_the_rules() -> None:
    match = GAME.start(players=2, seed=1)
    match._state.told = 99
    with pytest.raises(BrokenRules):
        match._read_story()


def test_all_errors_are_longhouse_errors() -> None:
    for name in ("BadOption", "IllegalAction", "CannotUndo", "BadMatchFile", "WrongRulesVersion", "UnknownGame"):
        assert issubclass(getattr(longhouse, name), LonghouseError)


def test_a_view_tells_the_question_until_the_game_is_over() -> None:
    match = GAME.start(players=2, seed=1)
    while not match.over:
        question = match.question(match.actor)
        told = match.view(match.actor)["question"]
        assert told == {"kind": question.kind, "message": question.message.to_dict()}
        match.play(match.legal_codes[0])
    assert match.view(0)["question"] is None


def test_what_is_refused_is_told_what_could_be_given() -> None:
    answers = GAME.room.answers
    for wrong, said in (
        (answers.size, f"code {answers.size} is unknown: use 0 to {answers.size - 1}"),
        ({"kind": "clan", "args": {"clan": "x"}}, "clan 'x' is unknown: use red, blue, green, yellow"),
        ({"kind": "move_bet", "args": {"owner": "red", "bet": 4}}, "bet 4 is unknown: use 0 to 3"),
    ):
        with pytest.raises(IllegalAction) as refused:
            answers.code_of(wrong)
        assert str(refused.value) == said


def test_a_batch_names_the_games_and_seats_it_has() -> None:
    batch = GAME.batch(3, players=2, seed=1, engine="interpreter")
    for games in ([3], [-1], [0.0], [1.5]):
        with pytest.raises(BadOption, match="games are numbered 0 to 2, or given as a mask of 3"):
            batch.save(games)
    for seat in (2, -1, 0.0):
        with pytest.raises(BadOption, match=r"seats are numbered 0 to 1$"):
            batch.observe(seat)
    assert len(batch.save([0, 2])) == 2


def test_what_a_seat_sees_travels_between_processes() -> None:
    match = GAME.start(players=2, seed=1)
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    assert seen.legal == match.legal
    again = pickle.loads(pickle.dumps(seen))
    assert (again.codes, again.told, again.legal, again.view) == (seen.codes, seen.told, seen.legal, seen.view)
    assert again.cells().tobytes() == seen.cells().tobytes()


def test_a_seat_is_told_the_last_answer_without_its_secrets() -> None:
    """Whatever a random game tells: a number that an event hides from a seat is 0 in its rows, any other is there."""
    match, chance = GAME.start(players=3, seed=5), random.Random(5)
    hidden = 0
    while not match.over:
        match.play(chance.choice(match.legal_codes))
        for seat in range(3):
            events, told = match.history[-1].events, match.seen_by(seat).told
            for event, row in zip(events, told, strict=True):
                name, seats, *numbers = event.to_row()
                assert (GAME.room.events[row[0]].name, row[1]) == (name, seats)
                kind = GAME.room.events[row[0]]
                secret = kind.secret if event.seen_by(seat) is not event else ()
                expected = [0 if noun in secret else n for noun, n in zip(kind.nouns, numbers, strict=True)]
                assert list(row[2 : 2 + len(numbers)]) == expected
                hidden += len(secret)
    assert hidden > 0


def test_who_is_not_asked_has_no_answers_to_give() -> None:
    match = GAME.start(players=2, seed=1)
    assert match.actor is not None
    seen = match.seen_by(1 - match.actor)
    assert (seen.codes, seen.legal) == ((), ())
