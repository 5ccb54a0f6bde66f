"""What the server's commands say, in the language of the environment."""

from __future__ import annotations

from typing import Any

from longhouse.kernel.errors import refusals
from longhouse.kernel.languages import language_of
from longhouse.kernel.words import Message
from longhouse.server.letters import WORDS

__all__ = ["message", "spoken"]

message = refusals(WORDS)


def spoken(what: str, **args: Any) -> str:
    """A message of the server's words."""
    return Message(WORDS, what, args).text(language_of())
