"""The ledgers in docs/rules name tests that exist, and every rulebook test stands in its game's ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhouse

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"`(test_\w+)(?:\[[^`]*\])?`")


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
