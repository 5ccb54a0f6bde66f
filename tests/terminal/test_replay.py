from __future__ import annotations

from pathlib import Path

import pytest

import longhouse
from longhouse import Match, bots
from longhouse.terminal.replay import Replay
from longhouse.terminal.voice import Voice
from tests.terminal.scripted import Screen, vikings


@pytest.fixture(scope="module")
def played() -> Match:
    match, bot = vikings(3, seed=21), bots.RandomBot(2)
    while match.actor is not None:
        match.play(bot(match.seen_by(match.actor)))
    return match


def replayed(match: Match, seat: int | None, lines: list[str], lang: str = "en") -> Screen:
    screen = Screen()
    Replay(match, seat, Voice(lang), screen.console, screen.reader(lines)).run()
    return screen


def log_of(match: Match, seat: int | None, lang: str = "en") -> str:
    screen = Screen(width=200)
    Replay(match, seat, Voice(lang), screen.console, screen.reader([])).print_all()
    return screen.text


def test_it_steps_forward_and_back(played: Match) -> None:
    screen = replayed(played, None, ["", "n", "p", "0", "9" * 5000, "", "p", "f", "7", "e", "q"])
    last = len(played.history)
    at = [int(prompt.split("/")[0]) for prompt in screen.prompts]
    assert at == [0, 1, 2, 1, 0, last, last, last - 1, 0, 7, last]
    assert screen.pages[2] != screen.pages[1]
    assert screen.pages[3] == screen.pages[1]
    assert "Final scores" in screen.pages[5]
    assert "Final scores" not in screen.pages[7]


def test_a_line_that_means_nothing_stays_where_it_is(played: Match) -> None:
    assert len({*replayed(played, 0, ["5", "what", "5"]).prompts[1:]}) == 1


def test_the_language_and_the_view_can_change(played: Match) -> None:
    screen = replayed(played, None, ["l", "v 1", "v", "v 9"])
    assert "All cards on the table" in screen.pages[0]
    assert "Tout est ouvert" in screen.pages[1]
    assert "Vu par ≈ Bleu" in screen.pages[2]
    assert "Tout est ouvert" in screen.pages[3]
    assert "Tout est ouvert" in screen.pages[4]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_open_log_tells_everything(played: Match, lang: str) -> None:
    log = log_of(played, None, lang)
    for step in played.history:
        assert step.action.text(lang) in log
        for event in step.events:
            assert event.text(lang) in log


def test_the_log_of_a_seat_hides_the_answers_and_secrets_of_others(played: Match) -> None:
    log = log_of(played, 1)
    secrets = 0
    for step in played.history:
        for event in step.events:
            assert event.seen_by(1).text() in log
            if event.seen_by(1).text() != event.text():
                secrets += 1
                assert event.text() not in log
    assert secrets > 0
    assert "¶ Red: bet" not in log
    assert "≈ Blue: bet" in log


def test_a_match_that_is_not_over_shows_only_what_the_seat_may_know() -> None:
    match, bot = vikings(2, seed=3), bots.RandomBot(1)
    for _ in range(30):
        assert match.actor is not None
        match.play(bot(match.seen_by(match.actor)))
    log = log_of(match, 0)
    standing = log[log.index("If the game ended now") :]
    assert "Red" in standing
    assert "Blue" not in standing
    assert "The game is not over." in standing


def test_a_seat_that_is_not_at_the_table_is_refused(played: Match) -> None:
    with pytest.raises(longhouse.BadOption, match="seat 3 is not at this table"):
        replayed(played, 3, [])


def test_a_saved_session_can_be_replayed(tmp_path: Path) -> None:
    from longhouse.terminal.files import load, save

    match = vikings(2, seed=1)
    match.play(match.legal[0])
    save(match, [0], tmp_path / "m.json")
    assert match.legal[0].text() != ""
    assert match.history[0].action.text() in log_of(load(tmp_path / "m.json"), None)
