"""The report says the same in both languages, and nothing it does not use."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast, serialize

from longhouse.study.report.panels import ROUNDS, SHARES, WORDS


def messages(lang: str) -> dict[str, set[str]]:
    entries = FluentParser().parse((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize(ast.Resource([entry])))) for entry in found}


def test_both_languages_have_the_same_words() -> None:
    assert messages("en") == messages("fr")


def test_every_word_is_said_somewhere() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in WORDS.parent.glob("*.py"))
    direct = set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", sources))
    titles = {title for table in (SHARES, ROUNDS) for rows in table.values() for _, _, title in rows}
    assert direct | titles == set(messages("en"))


def test_panels_name_events_that_the_games_tell() -> None:
    import longhouse

    for table in (SHARES, ROUNDS):
        for game_id, rows in table.items():
            kinds = {kind.name: kind for kind in longhouse.game(game_id).room.events}
            for event, argument, _ in rows:
                assert argument in kinds[event].nouns
