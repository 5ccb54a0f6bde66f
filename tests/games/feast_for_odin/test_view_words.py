"""Whatever a view names has words in every language, for boards that show it in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import longhouse
from longhouse.bots import RandomBot
from longhouse.games.feast_for_odin.nouns import ITEM, VESSEL
from longhouse.kernel.words import LANGUAGES, words_of

GAME = longhouse.game("feast_for_odin")
THINGS = {*(ITEM.names or ()), *(VESSEL.names or ())}


def names_in(view: Any) -> Iterator[str]:
    """Every name of a part of a view; those inside messages are not names of the view."""
    if isinstance(view, list):
        for part in view:
            yield from names_in(part)
    elif isinstance(view, dict) and not {"id"} <= set(view) <= {"id", "args"}:
        for name, part in view.items():
            yield name
            yield from names_in(part)


@pytest.fixture(scope="module")
def names() -> set[str]:
    """The names met in a game of two that is played to the end."""
    match, bot, found = GAME.start(players=2, seed=3, decks="ABC"), RandomBot(3), set[str]()
    while not match.over:
        match.play(bot(match.seen_by(match.actor or 0)))
        found.update(names_in(match.view(0)["board"]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_a_view_has_words(names: set[str], lang: str) -> None:
    words = words_of(GAME.folder / "words", lang)
    assert {"players", "hand", "effect", "banquet", "lying", "laying"} <= names
    unnamed = {name for name in names - THINGS - {"name"} if not words.has(f"view-{name}")}
    assert {name for name in unnamed if not words.has(f"screen-{name}")} == set()
    assert all(words.say(f"screen-{name}", {}) for name in unnamed)
