from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from longhouse import BadOption
from longhouse.kernel.match import Match
from longhouse.study.arena import BadLog, Log, Played, play, playing
from longhouse.study.arena.tournament import Bout
from longhouse.study.matches import BrokenBot


def timeless(games: list[Played]) -> list[Played]:
    """The games without what the clock said."""
    return [replace(game, milliseconds=()) for game in games]


def test_games_are_the_same_whatever_the_number_of_workers(tournament, log) -> None:
    asked = tournament("random,thrall", games=4)
    one = play(asked, log(asked, "one"), workers=1)
    two = play(asked, log(asked, "two"), workers=2)
    assert timeless(one) == timeless(two)
    assert [game.bout for game in one] == list(asked.bouts())
    other = tournament("random,thrall", games=4, seed=9)
    assert timeless(play(other, log(other, "other"))) != timeless(one)


def test_a_game_in_the_log_replays(tournament, log, plain) -> None:
    asked = tournament("random,greedy", options={"edition": "fr"})
    for game in play(asked, log(asked)):
        match = plain.start(players=2, seed=game.seed, edition="fr")
        for code in game.answers:
            match.play(code)
        assert (match.over, match.scores, match.winners) == (True, game.scores, game.winners)
        assert [len(seat) for seat in game.milliseconds] == [answers_of(match, seat) for seat in range(2)]


def answers_of(match: Match, seat: int) -> int:
    return sum(step.seat == seat for step in match.history)


def test_a_second_run_goes_on_where_the_first_stopped(tournament, log) -> None:
    asked = tournament("random,greedy", games=4)
    whole = play(asked, log(asked))
    path = log(asked).path
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40])  # killed in the middle of the third game
    told: list[int] = []
    assert timeless(play(asked, log(asked), told=told.append)) == timeless(whole)
    assert told == [2, 1, 1]
    assert path.read_text().splitlines(keepends=True)[:3] == lines[:3]
    assert play(asked, log(asked), told=told.append) == list(log(asked).games())
    assert told == [2, 1, 1, 4]


def test_more_games_are_added_to_the_same_log(tournament, log) -> None:
    few, more = tournament("random,greedy", games=2), tournament("random,greedy", games=4)
    first = play(few, log(few))
    assert play(more, log(more))[:2] == first
    assert len(list(log(more).games())) == 4
    assert play(few, log(few)) == first


def test_another_tournament_in_the_same_folder_is_refused(tournament, log) -> None:
    asked = tournament("random,greedy")
    path = log(asked).path
    written = path.read_bytes()
    with pytest.raises(BadLog, match=r"holds another arena \(seed was 0, not 5\): use another folder"):
        log(tournament("random,greedy", seed=5))
    assert path.read_bytes() == written


@pytest.mark.parametrize("line", ["no json", "[]", '{"seed": 1}', '{"terms": 3}'])
def test_a_line_that_is_no_game_is_named(tournament, log, line: str) -> None:
    opened: Log = log(tournament("random,greedy"))
    with opened.path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BadLog, match="line 2"):
        list(opened.games())


def test_a_file_that_is_no_log_is_refused_and_stays(tournament, log, tmp_path: Path) -> None:
    path = tmp_path / "arena" / "games.jsonl"
    path.parent.mkdir()
    path.write_text(json.dumps({"shopping": ["mead"]}) + "\n")
    with pytest.raises(BadLog, match="is no log of an arena"):
        log(tournament("random,greedy"))
    assert "mead" in path.read_text()


def test_a_folder_that_cannot_be_is_refused(tournament, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadLog, match="could not be opened"):
        Log(tmp_path / "file" / "games.jsonl", tournament("random,greedy").terms())


@pytest.mark.parametrize(
    ("bot", "words"),
    [("raising", "ZeroDivisionError: thought too hard"), ("cheating", "IllegalAction: code .* is not a legal answer")],
)
def test_a_broken_bot_stops_the_arena_and_is_named_with_its_seed(tournament, log, bot: str, words: str) -> None:
    asked = tournament(f"random,{bot}", games=2, seed=3)
    broke = rf"{bot}(@1it)? broke in vikings_on_board \(seed 3, seat \d, answer \d+\): {words}"
    with pytest.raises(BrokenBot, match=broke):
        play(asked, log(asked))


def test_the_games_before_a_broken_one_are_kept(tournament, log, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tournament("random,greedy", games=4)
    whole = playing.Ring.play

    def breaks(ring, bout: Bout) -> Played:
        if bout.seed == 1:
            raise BrokenBot("greedy broke")
        return whole(ring, bout)

    monkeypatch.setattr(playing.Ring, "play", breaks)
    with pytest.raises(BrokenBot):
        play(asked, log(asked))
    assert [game.seed for game in log(asked).games()] == [0, 0]


def test_no_workers_play_nothing(tournament, log) -> None:
    asked = tournament("random,greedy")
    with pytest.raises(BadOption, match="workers must be at least 1, not 0"):
        play(asked, log(asked), workers=0)
