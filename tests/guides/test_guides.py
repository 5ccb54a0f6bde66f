"""Every guided first game against the rules: what it asks for can be done, and is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from longhouse.guides import GUIDED, Guide, Step, guide_of
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.kernel.rooms import games
from longhouse.kernel.words import LANGUAGES

GAMES = sorted(GUIDED)
SPOKEN = {"do", "why", "not"}
NEW = "new-"


def _guide(game_id: str) -> Guide:
    guide = guide_of(game_id)
    assert guide is not None
    return guide


def _positions(guide: Guide) -> Iterator[tuple[int, Match]]:
    """Every position of the line, whichever of several right answers was given, with its number."""
    standing = [find_game(guide.game).start(players=guide.players, seed=guide.seed, **guide.options)]
    for at, right in enumerate(guide.line):
        after = []
        for match in standing:
            yield at, match
            for code in right:
                after.append(match.copy())
                after[-1].play(code)
        standing = after
    yield from ((len(guide.line), match) for match in standing)


def _messages(guide: Guide, lang: str) -> dict[str, ast.Message]:
    text = (guide.words / f"{lang}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


def _attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def _name(action: Action) -> str:
    """How words call an answer that was tried."""
    return "-".join(["not", action.kind, *map(str, action.args.values())])


def test_every_game_of_the_house_has_a_guided_first_game() -> None:
    assert set(games()) == GUIDED


@pytest.mark.parametrize("game_id", GAMES)
def test_the_line_can_be_played_whichever_right_answers_are_given(game_id: str) -> None:
    guide = _guide(game_id)
    own = {step.begins + n for step in guide.steps for n in range(len(step.answers))}
    for at, match in _positions(guide):
        assert not match.over
        if at < len(guide.line):
            assert (match.actor == guide.seat) == (at in own), f"answer {at}: {match.actor}"
            assert set(guide.line[at]) <= set(match.legal_codes), f"answer {at}: {match.question().text()}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_step_leaves_a_choice(game_id: str) -> None:
    """What has only one answer is not asked."""
    guide = _guide(game_id)
    choices = {at: len(match.legal_codes) for at, match in _positions(guide)}
    for step in guide.steps:
        assert max(choices[step.begins + n] for n in range(len(step.answers))) > 1, step.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_is_said(game_id: str, lang: str) -> None:
    guide = _guide(game_id)
    said = _messages(guide, lang)
    steps = dict.fromkeys(f"step-{step.id}" for step in guide.steps)
    assert [id for id in said if not id.startswith(NEW)] == [*steps, "done"]
    assert guide.count == len(steps)
    assert all(message.value is not None for message in said.values())
    assert all(_attributes(said[f"step-{step.id}"]) >= SPOKEN for step in guide.steps)
    assert _attributes(said["done"]) == {"do", "why"}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_told_as_new_can_happen_and_was_no_part_of_the_line(game_id: str) -> None:
    guide = _guide(game_id)
    told = {id.removeprefix(NEW) for id in _messages(guide, "en") if id.startswith(NEW)}
    match = find_game(game_id).start(players=guide.players, seed=guide.seed, **guide.options)
    known = {event.kind for right in guide.line for event in match.play(right[0])}
    assert told <= _events(game_id)
    assert not told & {kind.replace("_", "-") for kind in known}


def _events(game_id: str) -> set[str]:
    """What can happen in a game, as its words name it."""
    text = (find_game(game_id).room.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game_id", GAMES)
def test_languages_answer_the_same_tries(game_id: str) -> None:
    told = [
        {id: _attributes(message) for id, message in _messages(_guide(game_id), lang).items()} for lang in LANGUAGES
    ]
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_is_given_for_tries_that_are_possible_and_wrong(game_id: str) -> None:
    guide = _guide(game_id)
    wrong: dict[int, set[str]] = {}
    for at, match in _positions(guide):
        right = guide.line[at] if at < len(guide.line) else ()
        wrong.setdefault(at, set()).update(_name(action) for action in match.legal if action.code not in right)
    said = _messages(guide, "en")
    for id in {step.id for step in guide.steps}:
        tries = set().union(*(_tries(step, wrong) for step in guide.steps if step.id == id))
        assert _attributes(said[f"step-{id}"]) - SPOKEN <= tries, id


def _tries(step: Step, wrong: dict[int, set[str]]) -> set[str]:
    return set().union(*(wrong[step.begins + n] for n in range(len(step.answers))))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_guide_knows_how_far_one_has_come(game_id: str) -> None:
    guide = _guide(game_id)
    line = [right[0] for right in guide.line]
    assert [guide.reached(line[:n]) for n in range(len(line) + 1)] == list(range(len(line) + 1))
    assert guide.next(line[:3]) == line[3]
    assert guide.next(line) is None
    assert guide.reached([*line, 0]) == len(line)
    off = next(code for code in range(50) if code not in guide.line[0])
    assert guide.reached([off]) is None
    assert guide.next([off]) is None
