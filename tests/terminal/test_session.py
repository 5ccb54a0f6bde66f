from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import bots
from longhouse.terminal import choices, picture
from longhouse.terminal.files import CannotSave, default_path, load, people_of, write_whole
from longhouse.terminal.sheets import winners_text
from longhouse.terminal.voice import Voice
from tests.terminal.scripted import Screen, StopHere, sit_down, someone, to_seat, vikings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


# ---------------------------------------------------------------------------- whole games
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_person_plays_a_whole_game(lang: str, players: int, path: Path) -> None:
    match = vikings(players)
    screen = sit_down(match, someone(match, lang), path, lang=lang)
    assert match.over
    voice = Voice(lang)
    assert voice("scores-final") in screen.text
    assert winners_text(match, voice).plain in screen.text
    words = " ".join(screen.text.split())
    for event in match.opening:
        assert event.text(lang) in words
    for step in match.history:
        for event in step.seen_by(0):
            assert event.text(lang) in words
    assert load(path).state_bytes() == match.state_bytes()


def test_everyone_at_one_keyboard_plays_a_whole_game(path: Path) -> None:
    match = vikings(3)
    sit_down(match, someone(match), path, people=(0, 1, 2))
    assert match.over


def test_bots_alone_play_to_the_end_and_nobody_is_asked(path: Path) -> None:
    match = vikings(2)
    screen = sit_down(match, [], path, people=())
    assert match.over
    assert screen.prompts == []


def test_the_same_seed_makes_the_same_session(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        match = vikings(3, seed=9)
        sit_down(match, someone(match), tmp_path / name)
        texts.append(match.to_json())
    assert texts[0] == texts[1]


# ---------------------------------------------------------------------------- answering
def test_an_answer_is_given_by_number_by_its_beginning_or_by_words_inside(path: Path) -> None:
    for typed in ("4", "mark", "MARKET", "rket"):
        match = to_seat(vikings())
        if match.legal[3].text() != "Market":
            pytest.fail("the position has another fourth answer")
        sit_down(match, [typed], path)
        assert "Red goes to Market." in [event.text() for step in match.history for event in step.events]


def test_what_fits_several_answers_or_none_is_told_and_changes_nothing(path: Path) -> None:
    match = to_seat(vikings())
    before = match.state_bytes()
    screen = sit_down(match, ["e", "99", "0", "valhalla", ""], path)
    assert "answers fit (the first is" in screen.text
    assert screen.text.count("Choose a number from 1 to") == 2
    assert "“valhalla” is no answer here" in screen.text
    assert match.state_bytes() == before


def test_why_an_answer_is_not_possible_is_told(path: Path) -> None:
    match = to_seat(vikings())
    taken = next(place for place in match.view(0)["board"]["village"] if place["placed"] == "blue")
    name = match.game.room.say(f"building-{taken['building']}").text()
    screen = sit_down(match, [name[:4], "x"], path)
    assert screen.text.count(f"{name}: Blue is there already") == 2


def test_very_many_impossible_answers_are_counted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [(f"place {n}", "it is taken") for n in range(3000)]
    monkeypatch.setattr(choices, "impossible", lambda match, lang: iter(many))
    text = sit_down(to_seat(vikings()), ["x"], path).text
    assert "place 10, place 11, (+2988): it is taken" in text


def test_a_line_of_any_length_is_taken_calmly(path: Path) -> None:
    match = to_seat(vikings())
    screen = sit_down(match, ["v" * 100_000, "9" * 5000, "? " + "9" * 5000, "w /" + "x" * 5000, "²"], path)
    assert "is no answer here" in screen.text
    assert "File name too long" in screen.text
    assert "Choose a number" in screen.text


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.text(max_size=8) | st.sampled_from(["?", "x", "u", "s", "r", "l", "b", "1", "? 2", " "]), max_size=5)
)
def test_whatever_is_typed_the_match_is_kept(lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        match, file = to_seat(vikings()), Path(folder) / "match.json"
        sit_down(match, lines, file)
        assert load(file).state_bytes() == match.state_bytes()


def test_help_on_the_question_on_an_answer_and_on_the_rules(path: Path) -> None:
    match = to_seat(vikings())
    screen = sit_down(match, ["?", "? 1", "?2", "r", "? 99"], path)
    words = " ".join(screen.text.split())
    assert str(match.question(0).help()) in words
    assert f"{match.legal[0].text()}: {match.legal[0].help()}" in words
    assert f"{match.legal[1].text()}: {match.legal[1].help()}" in words
    assert "Rules version 2, 3 players." in words
    assert "Charles Chevallier" in words
    assert f"Choose a number from 1 to {len(match.legal)}" in words


def test_the_score_sheet_shown_during_the_game_is_ones_own(path: Path) -> None:
    match = to_seat(vikings(), 0)
    screen = sit_down(match, ["s"], path)
    sheet = screen.text[screen.text.index("If the game ended now") :]
    assert "Bets won" in sheet
    assert "Red" in sheet
    assert "Blue" not in sheet


def test_the_language_changes_at_once(path: Path) -> None:
    match = to_seat(vikings())
    screen = sit_down(match, ["l", "l"], path)
    assert "where does your first Viking go?" in screen.pages[0]
    assert "où va votre premier Viking ?" in screen.pages[1]
    assert "where does your first Viking go?" in screen.pages[2]


def test_long_lists_of_answers_stand_in_columns(path: Path) -> None:
    match = to_seat(vikings(2))
    assert len(match.legal) > 8
    page = sit_down(match, [], path).pages[0]
    answers = page[page.index("where does your first Viking go?") :]
    assert len(answers.splitlines()) < len(match.legal)


def test_a_shared_victory_names_all_winners() -> None:
    ended: Any = SimpleNamespace(game=vikings().game, players=3, winners=(0, 2))
    assert winners_text(ended, Voice("fr")).plain == "Victoire partagée : ¶ Rouge, ♠ Vert"
    ended.winners = ()
    assert winners_text(ended, Voice("en")).plain == "Nobody wins."


def test_alone_nobody_is_beaten() -> None:
    ended: Any = SimpleNamespace(players=1, winners=(0,), scores=(110,))
    assert winners_text(ended, Voice("en")).plain == "The game ends with 110 points."
    assert winners_text(ended, Voice("fr")).plain == "La partie finit avec 110 points."


# ---------------------------------------------------------------------------- undo
def test_undo_takes_back_an_answer_within_the_turn(path: Path) -> None:
    match = to_seat(vikings())
    before = match.state_bytes()
    jump = next(n for n, action in enumerate(match.legal, 1) if action.args == {"building": "jump_any"})
    screen = sit_down(match, [str(jump), "u"], path)
    assert "which piece jumps?" in screen.pages[1]
    assert "where does your first Viking go?" in screen.pages[2]
    assert match.state_bytes() == before


def test_a_finished_turn_can_be_taken_back_before_the_others_answer(path: Path) -> None:
    match = to_seat(vikings())
    before, answered = match.state_bytes(), len(match.history)
    screen = sit_down(match, ["market", "1", "u", "u"], path)
    assert screen.prompts[2].startswith("Your turn is done")
    assert len(match.history) == answered
    assert match.state_bytes() == before


def test_undo_says_why_it_cannot(path: Path) -> None:
    fresh = vikings(seed=next(seed for seed in range(50) if vikings(seed=seed).actor == 0))
    assert "There is nothing to take back yet." in sit_down(fresh, ["u"], path).text
    later = to_seat(vikings(seed=next(seed for seed in range(50) if vikings(seed=seed).actor == 1)))
    assert "has answered since" in sit_down(later, ["u"], path).text
    match = to_seat(vikings())
    screen = sit_down(match, ["add 1", "u"], path)
    assert "revealed something hidden" in screen.text
    assert match.question().kind == "load-ship"


# ---------------------------------------------------------------------------- files
@pytest.mark.parametrize("ending", ["q", EOFError(), KeyboardInterrupt()])
def test_leaving_saves_and_the_match_goes_on_where_it_was(ending: str | BaseException, path: Path) -> None:
    match = to_seat(vikings(), 0)
    screen = sit_down(match, ["", "market", ending], path, people=(0, 2))
    assert f"longhouse play --resume {path}" in screen.text
    resumed = load(path)
    assert resumed.state_bytes() == match.state_bytes()
    assert people_of(path, 3) == frozenset({0, 2})
    page = sit_down(resumed, [""], path, people=(0,)).pages[0]
    assert "which supplies become more valuable?" in page


def test_every_answer_is_on_the_disk_at_once(path: Path) -> None:
    match = to_seat(vikings())
    with pytest.raises(StopHere):
        sit_down(match, ["market", StopHere()], path)
    assert load(path).state_bytes() == match.state_bytes()


def test_saving_to_a_named_file(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "deep" / "other.json"
    match = to_seat(vikings())
    assert "Saved to" in sit_down(match, [f"w {other}", "w"], path).text
    assert load(other).state_bytes() == load(path).state_bytes() == match.state_bytes()


def test_a_path_that_cannot_be_written_is_told_and_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    match = to_seat(vikings())
    screen = sit_down(match, ["w", "q"], tmp_path / "file" / "match.json")
    assert screen.text.count("could not be written") == 2
    last = screen.text.strip().splitlines()[-1]
    assert longhouse.Match.from_json(last).state_bytes() == match.state_bytes()


def test_a_disk_that_stays_full_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    match = to_seat(vikings())
    screen = Screen()
    with pytest.raises(StopHere):
        sit_down(match, ["market", "1", "", "1", "1", StopHere()], tmp_path / "file" / "match.json", screen=screen)
    assert len([step for step in match.history if step.seat == 0]) == 3
    assert screen.text.count("could not be written") == 1


def test_a_full_disk_keeps_the_old_file_and_leaves_no_other(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(path, "old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match="No space left on device"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


def test_a_file_is_as_readable_as_the_one_who_writes_it_wants_it(path: Path) -> None:
    kept = os.umask(0o027)
    try:
        write_whole(path, "text")
    finally:
        os.umask(kept)
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 1}', "\x00\x01", "null"])
def test_a_broken_file_is_a_clear_error(text: str, path: Path) -> None:
    path.write_text(text)
    with pytest.raises(longhouse.BadMatchFile, match="not a match file"):
        load(path)


def test_a_missing_file_is_a_clear_error(path: Path) -> None:
    with pytest.raises(longhouse.BadMatchFile, match="could not be read: No such file"):
        load(path)


@pytest.mark.parametrize("people", [None, "0", [7], [True], ["0"]])
def test_people_that_do_not_fit_the_table_are_not_believed(people: object, path: Path) -> None:
    path.write_text(json.dumps({**json.loads(vikings().to_json()), "people": people}))
    assert people_of(path, 3) is None


def test_two_matches_begun_in_one_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_SAVES", str(tmp_path))
    for n in range(3):
        write_whole(default_path("knarr"), str(n))
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["0", "1", "2"]


# ---------------------------------------------------------------------------- several people, and secrets
def test_the_keyboard_is_passed_before_anything_of_the_next_person_is_shown(path: Path) -> None:
    match = to_seat(vikings(3), 0)
    screen = sit_down(match, ["", "market", "1", "", *[""] * 3], path, people=(0, 1, 2))
    passes = [n for n, prompt in enumerate(screen.prompts) if prompt.startswith("Press Enter")]
    assert len(passes) >= 2
    for n in passes:
        assert "Pass the keyboard; nobody else should look." in " ".join(screen.pages[n].replace("│", " ").split())
        assert "Village" not in screen.pages[n]
        assert "Village" in screen.pages[n + 1]


def test_what_scrolled_away_is_wiped_between_people_and_left_alone_otherwise(path: Path) -> None:
    forget = "\x1b[3J"
    alone = sit_down(to_seat(vikings(3), 0), ["b"], path, screen=Screen(terminal=True))
    assert forget not in alone.text
    together = sit_down(to_seat(vikings(3), 0), [""], path, people=(0, 1), screen=Screen(terminal=True))
    assert forget in together.pages[0]
    assert forget not in together.pages[1]


def test_nothing_printed_for_a_seat_depends_on_what_it_cannot_know(path: Path) -> None:
    lines: list[str | BaseException] = ["?", "? 1", "x", "s", "b", "r", "l", StopHere()]
    for seed in range(6):
        match = vikings(3, seed=seed)
        bot = bots.RandomBot(seed)
        for _ in range(40 + 9 * seed):
            assert match.actor is not None
            match.play(bot(match.seen_by(match.actor)))
        assert match.actor is not None
        seat = match.actor
        worlds = [match.seen_by(seat).sample(n) for n in range(4)]
        assert len({world.state_bytes() for world in worlds}) > 1
        texts = set()
        for world in worlds:
            screen = Screen()
            with pytest.raises(StopHere):
                sit_down(world, lines, path, people=(seat,), screen=screen)
            texts.add(screen.text)
        assert len(texts) == 1


def test_the_events_a_seat_reads_hide_the_others_secrets(path: Path) -> None:
    match = vikings(3, seed=2)
    typing = someone(match, seed=5)
    screen = sit_down(match, typing, path, people=(0, 1, 2))
    turns: dict[int, list[str]] = {0: [], 1: [], 2: []}
    at = 0
    for prompt, page in zip(screen.prompts, screen.pages, strict=True):
        if prompt.startswith("Press Enter"):
            at = next(seat for seat, name in enumerate(("Red", "Blue", "Green")) if name in page)
        else:
            turns[at].append(page)
    secrets = 0
    for step in match.history:
        for event in step.events:
            for seat, pages in turns.items():
                if event.seen_by(seat).text() != event.text():
                    secrets += 1
                    assert event.text() not in " ".join(" ".join(pages).split())
    assert secrets > 0


# ---------------------------------------------------------------------------- rooms without a screen
def test_a_game_without_a_screen_is_drawn_plainly(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "_screen", lambda game: None)
    match = to_seat(vikings())
    screen = sit_down(match, ["market", "1", "", "s"], path)
    assert "'village'" in screen.pages[0]
    assert "Player 1" in screen.text


# ---------------------------------------------------------------------------- hints, and a table larger than a screen
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_names_answers_and_reasons(lang: str, path: Path) -> None:
    match = to_seat(vikings())
    before = match.state_bytes()
    screen = sit_down(match, ["h"], path, lang=lang)
    shown = screen.text.partition(Voice(lang)("hint-thinking"))[2]
    assert shown.count("%") >= 1
    assert any(action.text(lang) in shown for action in match.legal)
    assert match.state_bytes() == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_feast_for_odin_stays_within_a_screen(lang: str) -> None:
    """Table, question and answers at every sixth question of a random game, on 100 columns."""
    match = longhouse.game("feast_for_odin").start(players=2, seed=5, decks="ABC")
    bot, heights = bots.RandomBot(1), []
    while match.actor is not None:
        if len(match.history) % 6 == 0:
            screen = Screen()
            screen.console.print(picture.draw_brief(match.game, match.view(match.actor), Voice(lang)))
            screen.console.print(choices.listed(match.legal, lang))
            heights.append(screen.text.count("\n"))
        match.play(bot(match.seen_by(match.actor)))
    assert max(heights) <= 55
    assert sorted(heights)[len(heights) // 2] <= 36


def test_the_whole_table_is_drawn_on_demand(path: Path) -> None:
    match = longhouse.game("feast_for_odin").start(players=2, seed=5)
    while match.actor != 0:
        match.play(match.legal[0])
    screen = sit_down(match, ["b"], path)
    assert screen.text.count("Action board") == 1
