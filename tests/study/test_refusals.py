"""What a study refuses is said in both languages, and nothing else is in its words."""

from __future__ import annotations

import re
from pathlib import Path

import longhouse
from longhouse.study.refusals import WORDS, differing
from tests.study.messages import messages

SOURCES = Path(longhouse.__file__).parent


def test_both_languages_have_the_same_words() -> None:
    assert messages("en", WORDS) == messages("fr", WORDS)


def test_every_word_is_said_somewhere() -> None:
    paths = [*(SOURCES / "study").rglob("*.py"), SOURCES / "terminal" / "simulating.py"]
    said = re.findall(r'refused\(\s*"([a-z-]+)"', "".join(path.read_text(encoding="utf-8") for path in paths))
    assert set(said) == set(messages("en", WORDS))


def test_all_that_differs_is_told() -> None:
    known, wanted = {"seed": 0, "games": 9, "players": 2}, {"seed": 5, "games": 9, "players": 3}
    told = differing(known, wanted)
    assert told is not None
    assert told.text() == "seed was 0, not 5, players was 2, not 3"
    assert told.text("fr") == "seed valait 0, pas 5 ; players valait 2, pas 3"
    assert differing(known, known) is None
