"""What a study refuses, in words."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhouse.kernel.errors import BadOption, refusals
from longhouse.kernel.words import Message

__all__ = ["at_least_one", "differing", "refused"]

WORDS = Path(__file__).parent / "words"
refused = refusals(WORDS)


def at_least_one(**numbers: int) -> None:
    """BadOption when one of these numbers is less than 1."""
    for name, number in numbers.items():
        if number < 1:
            raise BadOption(refused("too-few", name=name, number=number))


def differing(known: Mapping[str, Any], wanted: Mapping[str, Any]) -> Message | None:
    """In what the terms that are known differ from those that are wanted, None when they are the same."""
    said = [
        refused("differs", name=name, before=repr(known.get(name)), now=repr(wanted[name]))
        for name in wanted
        if known.get(name) != wanted[name]
    ]
    return functools.reduce(lambda one, more: refused("differs-and", one=one, more=more), said) if said else None
