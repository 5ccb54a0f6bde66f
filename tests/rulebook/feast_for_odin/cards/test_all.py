"""Every one of the 190 occupations has exactly one test, found by the number in its name."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from longhouse.games.feast_for_odin.components import CARD_NAMES

CARD_TEST = re.compile(r"^def test_(\d{3})_(\w+)\(\) -> None:$", re.M)


def card_tests() -> list[tuple[int, str]]:
    """Number and name of the card of every card test."""
    texts = (path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    return [(int(number), card) for text in texts for number, card in CARD_TEST.findall(text)]


def test_every_card_has_exactly_one_test() -> None:
    """Data, occupations.toml: 190 cards, numbered 1 to 190 as printed."""
    tests = card_tests()
    assert Counter(tests) == Counter(enumerate(CARD_NAMES, 1))
    print(f"{len(tests)} of {len(CARD_NAMES)} cards have their test")
    assert len(tests) == 190
