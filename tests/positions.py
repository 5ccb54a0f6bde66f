"""Arranging a position for a test: write to the record, as one lays out a board by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from longhouse.kernel.match import Match


@contextmanager
def arranging(match: Match) -> Iterator[Any]:
    """The match's own record; the legal answers are asked anew afterwards and earlier answers cannot be undone."""
    yield match._state
    match._codes = None
    match._before.clear()


def answer(match: Match, kind: str, **args: Any) -> tuple[Any, ...]:
    """Give an answer by kind and arguments."""
    return match.play({"kind": kind, "args": args})


def legal_values(match: Match, kind: str) -> list[Any]:
    """The legal answers of a kind, as the values of their single argument (or tuples of several)."""
    found = [tuple(action.args.values()) for action in match.legal if action.kind == kind]
    return [values[0] if len(values) == 1 else values for values in found]
