"""Texts as a reader sees them: one kind of apostrophe, one word for one thing, no noun glued in without its article."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhouse

ROOT = Path(longhouse.__file__).parents[2]
TEXTS = sorted(
    path
    for pattern in ("src/longhouse/**/words/*.ftl", "web/src/**/*.ftl", "web/src/rules/*.md")
    for path in ROOT.glob(pattern)
)
FRENCH = [path for path in TEXTS if path.stem.split(".")[-1] == "fr"]

# Arguments that are nouns without an article: in French they are named after a colon, in guillemets or in brackets,
# after a number or a sign, or the sentence has the article itself.
NOUNS = "item|board|layout|supply|destination|animal|weapon"
GLUED = re.compile(rf"(\S+) \{{ \$({NOUNS})\b")
FREE = re.compile(r"^[:«=→×+]$|[(,;]$|^(\*?\[\w+\]|un|une|le|la|les|des|et|ou|avec|\$count|\}|\{)$")

# One thing, one name: (file, what it is not called).
OTHER_NAMES = [
    ("vikings_on_board", r"\bjetons?\b"),  # coffre
    ("feast_for_odin", r"\b(remises?|épieux?|gravides?|pénalités?|bœufs?|marchandises?)\b"),
    ("", r"(?<![$-])\bbots?\b(?!-)"),  # robot
]


def lines(path: Path) -> list[tuple[int, str]]:
    """What is read of a file, without its comments and ids."""
    text = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".md":
        return list(enumerate(text, 1))
    return [(n, re.sub(r"^[\w-]+ =", "=", line)) for n, line in enumerate(text, 1) if not line.startswith("#")]


def test_texts_were_found() -> None:
    assert len(FRENCH) >= 15
    assert {path.suffix for path in FRENCH} == {".ftl", ".md"}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_apostrophes_are_curved(path: Path) -> None:
    assert [(n, line) for n, line in lines(path) if re.search(r"\w'|\}'s", line)] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_french_noun_is_not_glued_in_without_its_article(path: Path) -> None:
    found = [(n, line) for n, line in lines(path) if any(not FREE.search(before) for before, _ in GLUED.findall(line))]
    assert found == []


@pytest.mark.parametrize(("game", "other"), OTHER_NAMES)
def test_one_thing_has_one_name(game: str, other: str) -> None:
    paths = [path for path in FRENCH if game in str(path)]
    assert [(path.name, n) for path in paths for n, line in lines(path) if re.search(other, line, re.IGNORECASE)] == []
