"""The words that effects of occupations are made of, and how several things are said as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from longhouse.kernel.words import Message

__all__ = ["Entry", "alternatives", "either", "joined", "say", "things"]

Entry = Mapping[str, Any]  # a table of occupations.toml: a card, a clause, a trigger, a count, an operation
_WORDS = Path(__file__).parent / "words"


def say(message: str, **args: Any) -> Message:
    """A message of words/<language>.ftl beside this file."""
    return Message(_WORDS, message, args)


def joined(join: str, parts: Sequence[Message]) -> Message:
    """Parts with commas between them and the joining word before the last: "a, b and c"."""
    *others, text = parts
    for place, part in enumerate(reversed(others)):
        text = say(join if place == 0 else "list", first=part, rest=text)
    return text


def things(items: Mapping[str, int]) -> Message:
    """Items with their numbers: "1 hide and 2 silver"."""
    return joined("and", [say(f"n-{item}", n=n) for item, n in items.items()])


def either(items: Sequence[str]) -> Message:
    """Kinds of items: "grain or flax"."""
    return joined("or", [say(f"n-{item}", n="kind") for item in items])


def alternatives(lots: Sequence[Mapping[str, int]]) -> Message:
    """One of several lots: "1 oil or 1 mead", "either 1 oil and 1 silver or 1 mead"."""
    if all(len(lot) == 1 for lot in lots):
        return joined("or", [things(lot) for lot in lots])
    return say("either", things=joined("or-either", [things(lot) for lot in lots]))
