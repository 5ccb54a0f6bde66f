from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import longhouse
from longhouse.bots.levels import LEVELS as ALL_LEVELS
from longhouse.kernel.cuda.engine import CardEngine
from longhouse.kernel.engine import CompiledEngine, PlainEngine
from longhouse.kernel.languages import language_of
from longhouse.terminal import voice as voices
from longhouse.terminal.welcome import LEVELS

SOURCES = [*Path(voices.__file__).parent.glob("*.py"), Path(longhouse.__file__).parent / "cli.py"]


def messages(lang: str) -> dict[str, set[str]]:
    """The ids of the shell's words and the arguments of each."""
    parsed = FluentParser().parse((voices.WORDS / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: arguments(entry) for entry in parsed.body if isinstance(entry, ast.Message)}


def arguments(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Finder().visit(entry)
    return found


def used() -> set[str]:
    """The ids that the sources say outright."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    direct = set(re.findall(r'(?:voice|_note|Voice\(lang\))\(\s*"([a-z-]+)"', text))
    either = {word for pair in re.findall(r'voice\("([a-z-]+)" if .*? else "([a-z-]+)"\)', text) for word in pair}
    doctor = set(re.findall(r'"(doctor-[a-z-]+)"', text))
    compiling = {f"compile-{name}" for name in re.findall(r'yield "([a-z]+)"', text)}
    return direct | either | doctor | compiling


def test_both_languages_have_the_same_words_with_the_same_arguments() -> None:
    assert messages("en") == messages("fr")


def test_every_word_that_is_said_exists_and_every_word_is_said() -> None:
    engines = {f"engine-{engine.name}" for engine in (PlainEngine, CompiledEngine, CardEngine)}
    said = used() | engines | {f"level-{level}" for level in LEVELS}
    assert said == set(messages("en"))


@pytest.mark.parametrize(
    ("chosen", "environment", "lang"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen_else_that_of_the_environment(chosen, environment, lang) -> None:
    assert language_of(chosen, environment) == lang


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(longhouse.BadOption, match="language 'de' is unknown: use en, fr"):
        language_of("de")


def test_the_terminal_offers_every_level() -> None:
    assert tuple(ALL_LEVELS) == LEVELS
