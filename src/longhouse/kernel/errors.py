"""The errors of Longhouse: one tree, every leaf says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from longhouse.kernel.words import Message

__all__ = [
    "BadMatchFile",
    "BadOption",
    "BrokenRules",
    "CannotExport",
    "CannotUndo",
    "IllegalAction",
    "LonghouseError",
    "UnknownGame",
    "WrongRulesVersion",
    "refusal",
    "refusals",
]

WORDS = Path(__file__).parent / "words"
LONGEST = 900  # characters of an argument that Fluent takes


def refusals(words: Path) -> Callable[..., Message]:
    """What says what is refused, in words that a folder holds in every language."""

    def refusal(message: str, **args: Any) -> Message:
        return Message(words, message, {name: _cut(arg) for name, arg in args.items()})

    return refusal


def _cut(arg: Any) -> str | Message:
    """What somebody typed can be of any length."""
    text = arg if isinstance(arg, Message) else str(arg)
    return text if isinstance(text, Message) or len(text) <= LONGEST else text[: LONGEST - 1] + "…"


refusal = refusals(WORDS)


class LonghouseError(Exception):
    """Anything Longhouse refuses; nothing was changed. As a string it is English; ``text`` knows other languages."""

    def __init__(self, said: str | Message = "") -> None:
        super().__init__(said.text() if isinstance(said, Message) else said)
        self.said = said if isinstance(said, Message) else None

    def text(self, lang: str = "en") -> str:
        """What is refused, in a language as far as it has the words."""
        return str(self) if self.said is None else self.said.text(lang)


class UnknownGame(LonghouseError, KeyError):
    """There is no game of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadOption(LonghouseError, ValueError):
    """A number of players, a seed or an option that the game does not know."""


class IllegalAction(LonghouseError, ValueError):
    """An answer that is malformed, not for this question or against the rules."""


class CannotUndo(LonghouseError):
    """The last answer revealed something, was another player's, or there is none."""


class BadMatchFile(LonghouseError, ValueError):
    """A saved match that cannot be read or does not replay."""


class WrongRulesVersion(BadMatchFile):
    """A saved match that was played under other rules than these."""


class CannotExport(LonghouseError):
    """A match that did not begin from a seed (a sampled world) has no file."""


class BrokenRules(LonghouseError):
    """The rules of a game broke a promise to the kernel: a bug to report with the match file."""
