"""The words of the shell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhouse.kernel.game import Game
from longhouse.kernel.words import LANGUAGES, Message, words_of

__all__ = ["Say", "Voice"]

LONGEST = 900  # characters of an argument
WORDS = Path(__file__).parent.parent / "words"

Say = Callable[..., str]  # a message id and its arguments, in words


def _cut(arg: Any) -> Any:
    """What a person typed or a path can be of any length; Fluent takes no argument beyond 1000 characters."""
    return arg[: LONGEST - 1] + "…" if isinstance(arg, str) and len(arg) > LONGEST else arg


@dataclass
class Voice:
    """Says what the shell has to say; the language can change while it speaks."""

    lang: str = "en"

    def __call__(self, message: str, **args: Any) -> str:
        return Message(WORDS, message, {name: _cut(arg) for name, arg in args.items()}).text(self.lang)

    def of(self, game: Game) -> Say:
        """The same language in a game's own words."""
        return lambda message, **args: game.room.say(message, **args).text(self.lang)

    def knows(self, game: Game, message: str) -> bool:
        """Whether the game has words for a message."""
        return words_of(game.folder / "words", self.lang).has(message)

    def turn(self) -> None:
        """Go on in the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
