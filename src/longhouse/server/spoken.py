"""The server's words, and what its commands say in the language of the environment.

Every command of ``longhouse`` loads this, so it needs nothing that only the server has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from longhouse.kernel.errors import refusals
from longhouse.kernel.languages import language_of
from longhouse.kernel.words import Message

__all__ = ["WORDS", "message", "spoken"]

WORDS = Path(__file__).parent / "words"
message = refusals(WORDS)


def spoken(what: str, **args: Any) -> str:
    """A message of the server's words."""
    return Message(WORDS, what, args).text(language_of())
