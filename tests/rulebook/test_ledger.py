"""The ledgers in docs/rules name tests and rulings that exist, and every rulebook test stands in its game's ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhouse

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"`(test_\w+)(?:\[[^`]*\])?`")
NUMBER = r"\d+(?:\.\d+)?"
CITED = re.compile(rf"\brulings? ({NUMBER}(?:(?:, | and | to |, and ){NUMBER})*)", re.I)
COLUMN = re.compile(rf"^\|[^|]*\| ({NUMBER}(?:(?:, | to ){NUMBER})*) \|", re.M)
RULING = re.compile(rf"^(?:### )?({NUMBER})\.? ", re.M)


def written_tests(game: str) -> set[str]:
    files = (ROOT / "tests" / "rulebook" / game).glob("test_*.py")
    return {name for path in files for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)}


@pytest.mark.parametrize("game", longhouse.games())
def test_the_ledger_and_the_tests_agree(game: str) -> None:
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    named, written = set(NAMED.findall(ledger)), written_tests(game)
    assert named - written == set(), "the ledger names tests that do not exist"
    assert written - named == set(), "tests that the ledger does not name"
    for path in re.findall(r"`(tests/[\w/]+\.py)`", ledger):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("game", longhouse.games())
def test_every_rulebook_test_cites_its_source(game: str) -> None:
    for path in (ROOT / "tests" / "rulebook" / game).glob("test_*.py"):
        text = path.read_text("utf-8")
        for name, docstring in re.findall(r'^def (test_\w+)\([^)]*\) -> None:\n    (""".*?"""|\S+)', text, re.M | re.S):
            assert docstring.startswith('"""'), f"{path.name}: {name} cites nothing"


def rulings_cited(text: str) -> set[str]:
    """Every number after the word ruling, or in a ledger's column of that name; "26 to 28" names 27 too."""
    cited: set[str] = set()
    for numbers in CITED.findall(text) + COLUMN.findall(text):
        cited |= set(re.findall(NUMBER, numbers))
        for first, last in re.findall(r"(\d+) to (\d+)", numbers):
            cited |= {str(n) for n in range(int(first), int(last))}
    return cited


def files_that_cite(game: str) -> list[Path]:
    folders = ["src/longhouse/games", "src/longhouse/bots/minds", "tests/rulebook", "tests/games", "tests/bots/minds"]
    found = [
        path
        for folder in folders
        for path in (ROOT / folder / game).rglob("*")
        if path.suffix in {".py", ".toml", ".ftl"}
    ]
    return [*found, ROOT / "docs" / "rules" / f"{game}.md"]


@pytest.mark.parametrize("game", longhouse.games())
def test_every_ruling_that_is_named_exists(game: str) -> None:
    written = set(RULING.findall((ROOT / "docs" / "rules" / f"{game}_rulings.md").read_text("utf-8")))
    cited = {path: rulings_cited(path.read_text("utf-8")) - written for path in files_that_cite(game)}
    assert {path.relative_to(ROOT): numbers for path, numbers in cited.items() if numbers} == {}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("as in ruling 3", {"3"}),
        ("(rulings 4 and 5)", {"4", "5"}),
        ("rulings 6, 17, 26 to 28", {"6", "17", "26", "27", "28"}),
        ("Ruling 3.9: before", {"3.9"}),
        ("| which ship | 19, 20 | `test_which_ship` |", {"19", "20"}),
    ],
)
def test_how_rulings_are_named(text: str, numbers: set[str]) -> None:
    assert rulings_cited(text) == numbers
