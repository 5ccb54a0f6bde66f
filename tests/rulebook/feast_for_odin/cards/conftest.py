"""Each card test writes down which clauses of its card were used; coverage.py reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from longhouse import Match
from tests.rulebook.feast_for_odin.cards.coverage import number_in, used_by, write_used


@pytest.fixture(autouse=True)
def clauses_used(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Listen to every story that is read during the test."""
    used: Counter[int] = Counter()
    number = number_in(request.node.name)
    read = Match._read_story

    def listen(match: Match) -> tuple:
        events = read(match)
        if number is not None:
            used.update(used_by(events, number))
        return events

    monkeypatch.setattr(Match, "_read_story", listen)
    yield
    if number is not None:
        write_used(number, used)
