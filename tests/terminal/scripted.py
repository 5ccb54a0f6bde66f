"""A person made of a script: lines that are typed, and what appeared on the screen before each."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

import longhouse
from longhouse import Match, bots
from longhouse.terminal.session import Session
from longhouse.terminal.voice import Voice


class StopHere(Exception):
    """The script ends without leaving the game."""


class Screen:
    """A console of a given width whose text can be read."""

    def __init__(self, width: int = 100, terminal: bool = False) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=width, force_terminal=terminal, highlight=False, markup=False, emoji=False
        )
        self.pages: list[str] = []  # what appeared before each line that was typed
        self.prompts: list[str] = []

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def reader(self, lines: Iterable[str | BaseException] | Callable[[str], str]) -> Callable[[str], str]:
        script = None if callable(lines) else iter(lines)

        def read(prompt: str) -> str:
            self.pages.append(self.text[sum(map(len, self.pages)) :])
            self.prompts.append(prompt)
            if script is None:
                assert callable(lines)
                return lines(prompt)
            line = next(script, EOFError())
            if isinstance(line, BaseException):
                raise line
            return line

        return read


def vikings(players: int = 3, seed: int = 4, **options: object) -> Match:
    return longhouse.game("vikings_on_board").start(players=players, seed=seed, **options)


def sit_down(
    match: Match,
    lines: Iterable[str | BaseException] | Callable[[str], str],
    path: Path,
    people: Iterable[int] = (0,),
    lang: str = "en",
    screen: Screen | None = None,
) -> Screen:
    """Play a session with these lines typed; the match is changed."""
    screen = screen or Screen()
    maker = bots.named("random")
    Session(match, people, maker, path, Voice(lang), screen.console, screen.reader(lines)).run()
    return screen


def someone(match: Match, lang: str = "en", seed: int = 0) -> Callable[[str], str]:
    """Types a random number at every question and Enter elsewhere."""
    rng, asks = random.Random(seed), f"{Voice(lang)('prompt')} "
    return lambda prompt: str(rng.randint(1, len(match.legal))) if prompt == asks else ""


def to_seat(match: Match, seat: int = 0) -> Match:
    """Let everyone answer at random until this seat is asked."""
    bot = bots.RandomBot(1)
    while match.actor != seat:
        assert match.actor is not None
        match.play(bot(match.seen_by(match.actor)))
    return match
