"""Texts as a reader sees them: one kind of apostrophe, one word for one thing, no noun glued in without its article."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

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


def selected(path: Path) -> Iterator[tuple[str, str]]:
    """The variants [one] of a file: by what is counted, and what they say."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        for select in found_in(entry, ast.SelectExpression):
            for variant in select.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    counted = next(found_in(select.selector, ast.VariableReference)).id.name
                    yield counted, serialize_pattern(variant.value)


def found_in(node: Any, kind: type[Any]) -> Iterator[Any]:
    if isinstance(node, kind):
        yield node
    for below in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from found_in(below, kind)


@pytest.mark.parametrize(
    "path",
    [path for path in (*FRENCH, ROOT / "tools/occupations/words/fr.ftl") if path.suffix == ".ftl"],
    ids=lambda path: path.parts[-3],
)
def test_nothing_is_called_one_in_french(path: Path) -> None:
    """In French nought is singular as well: a variant [one] that says "1" or "une" would tell one where is none."""
    for counted, said in selected(path):
        assert counted in said or not re.search(r"\b(1|une?)\b", said, re.I), (
            f"[one] {said}: say {{ ${counted} }}, or [1]"
        )


@pytest.mark.parametrize(("game", "other"), OTHER_NAMES)
def test_one_thing_has_one_name(game: str, other: str) -> None:
    paths = [path for path in FRENCH if game in str(path)]
    assert [(path.name, n) for path in paths for n, line in lines(path) if re.search(other, line, re.IGNORECASE)] == []
