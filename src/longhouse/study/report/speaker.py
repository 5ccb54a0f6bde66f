"""The words of a report: how it names bots, options and deeds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhouse.kernel.events import EventKind
from longhouse.kernel.game import Game
from longhouse.kernel.words import Message, words_of
from longhouse.study.arena.speech import Speech
from longhouse.study.entrants import read_entrant
from longhouse.study.folder import Folder
from longhouse.study.report.numbers import owner_of

__all__ = ["DEEDS", "WORDS", "Speaker", "capital", "deed", "is_deed"]

WORDS = Path(__file__).parent / "words"
DEEDS = Path(__file__).parent / "deeds"  # a folder a game: its events as deeds, in words


@dataclass(frozen=True)
class Speaker(Speech):
    """Says what a report has to say."""

    def __call__(self, message: str, **args: Any) -> str:
        return Message(WORDS, message, args).text(self.lang)

    def whole(self, value: float) -> str:
        """A number without a fraction."""
        return self.number(value, 0)

    def legend(self) -> list[tuple[str, str]]:
        """What the marks of a plot of rates mean."""
        marks = [("good", self("above")), ("even", self("even")), ("bad", self("below"))]
        return [*marks, ("", self("whiskers"))]

    def bot(self, name: str) -> str:
        """A bot, with how long it thinks where that is not its level's own time."""
        entrant = read_entrant(name)
        if entrant.budget is None:
            return entrant.bot
        if entrant.budget.iterations:
            return self("bot-iterations", bot=entrant.bot, iterations=entrant.budget.iterations)
        return self("bot-milliseconds", bot=entrant.bot, milliseconds=entrant.budget.milliseconds)

    def setting(self, folder: Folder) -> str:
        """What was played, by whom, and how much of it is known."""
        terms = folder.terms
        return self(
            "setting",
            games=self.whole(terms["games"]),
            players=terms["players"],
            bots=", ".join(self.bot(name) for name in dict.fromkeys(terms["bots"])) or "random",
            first=str(terms["seed"]),
            last=str(terms["seed"] + terms["games"] - 1),
            detailed=self.whole(terms["detailed"]),
        )

    def options(self, folder: Folder) -> str:
        """The options of the game, in its own words."""
        say = folder.game.room.say
        said = [
            (say(f"option-{name}").text(self.lang), say(f"value-{name}-{value}").text(self.lang))
            for name, value in folder.terms["options"].items()
        ]
        return " · ".join(self("option", name=name, value=value) for name, value in said)


def capital(said: str) -> str:
    """Words as they begin a line."""
    return said[:1].upper() + said[1:]


def is_deed(game: Game, kind: EventKind) -> bool:
    """Whether an event tells what a player did, rather than what happened to it."""
    return owner_of(kind) is not None and words_of(DEEDS / game.id, "en").has(kind.name.replace("_", "-"))


def deed(game: Game, kind: str) -> Message:
    """What an event tells that a player did, in words."""
    return Message(DEEDS / game.id, kind.replace("_", "-"))
