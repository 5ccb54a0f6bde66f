"""Every question, answer, event, score line and option has words, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from longhouse.kernel.game import Game
from longhouse.kernel.words import LANGUAGES, words_of
from tests.conformance.cases import CASES, GAMES, Case, walk


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(game: Game, lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """The variables and attributes of each message of a file."""
    text = (game.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = (variables.found, {attribute.id.name for attribute in entry.attributes})
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_languages_say_the_same_things(game: Game) -> None:
    english = messages(game, "en")
    for lang in LANGUAGES:
        assert messages(game, lang) == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_has_a_name_has_words(game: Game, lang: str) -> None:
    words, room = words_of(game.folder / "words", lang), game.room
    assert game.title(lang)
    for ask in room.Ask:
        name = f"ask-{ask.name.lower().replace('_', '-')}"
        assert words.has(name), name
    assert words.say_attribute("components", "help", {}), "players are told which components are reconstructed"
    for line in room.score_lines:
        assert words.has(f"score-{line}"), line
    for event in room.events:
        name = f"event-{event.name.replace('_', '-')}"
        assert words.has(name), name
        assert words.has(f"{name}-hidden") == bool(event.secret), name
    for option in game.options.values():
        assert words.say_attribute(f"option-{option.id}", "help", {}), option.id
        for value in option:
            assert words.has(f"value-{option.id}-{value}"), value
    for noun in {n for block in room.answers.blocks for n in block.nouns.values()}:
        for i in range(noun.size):
            word = noun.word(room.say, i)
            assert word if isinstance(word, str | int) else word.text(lang)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game_can_be_told(case: Case) -> None:
    """Each language speaks at every moment, to every seat; what is not legal says why."""
    choices = random.Random(51)
    size = case.game.room.answers.size
    for match in walk(case.start(51), choices):
        for lang in LANGUAGES:
            for event in match.history[-1].events if match.history else match.opening:
                for seat in (None, *range(case.players)):
                    assert event.seen_by(seat).text(lang)
            if not match.over:
                seat = choices.choice((None, *range(case.players)))
                assert match.question(seat).text(lang)
                assert match.question(seat).help(lang)
                assert all(action.text(lang) for action in match.legal)
                assert len({action.text(lang) for action in match.legal}) == len(match.legal)
                reason = match.why_not(choices.randrange(size))
                assert reason is None or reason.text(lang)
