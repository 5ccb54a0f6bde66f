"""Words: what is said leaves the rules as a message id with arguments; Fluent files turn it into a language.

The same files serve the terminal, the server and the browser. A room keeps its own in ``words/<language>.ftl``.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from longhouse.kernel.schema import MessageJson

__all__ = ["LANGUAGES", "Message", "Word", "words_of"]

LANGUAGES = ("en", "fr")

Word = "str | int | Message"


@dataclass(frozen=True)
class Message:
    """Something to say: where its words are kept, its id, its arguments (numbers, strings or other messages)."""

    home: Path = field(repr=False)
    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, *self.args.values()))

    def text(self, lang: str = "en") -> str:
        """The message in a language."""
        return words_of(self.home, lang).say(self.id, self.args)

    def help(self, lang: str = "en") -> str | None:
        """What a newcomer is told about it, if anything."""
        return words_of(self.home, lang).say_attribute(self.id, "help", self.args)

    def to_dict(self) -> MessageJson:
        """As JSON for a client that has the same Fluent files."""
        args = {name: arg.to_dict() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args} if args else {"id": self.id}


class Words:
    """One Fluent file, ready to speak."""

    def __init__(self, path: Path, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether the file knows the message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        """The words of a message; a missing one or a missing argument is a KeyError, never a hole in the text."""
        if not self.has(message):
            raise KeyError(f"no words for {message!r} in {self.lang!r}")
        pattern = self._bundle.get_message(message).value
        return self._format(message, pattern, args)

    def say_attribute(self, message: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        """The words of an attribute of a message, None when it has none."""
        if not self.has(message):
            return None
        pattern = self._bundle.get_message(message).attributes.get(attribute)
        return None if pattern is None else self._format(f"{message}.{attribute}", pattern, args)

    def _format(self, name: str, pattern: Any, args: Mapping[str, Any]) -> str:
        spoken = {key: arg.text(self.lang) if isinstance(arg, Message) else arg for key, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise KeyError(f"words for {name!r} in {self.lang!r}: {errors[0]}")
        return str(text)


@functools.cache
def words_of(home: Path, lang: str) -> Words:
    """The words kept in a folder, in a language (English when there are none in that language)."""
    path = home / f"{lang}.ftl"
    return Words(path, lang) if path.exists() else words_of(home, "en")
