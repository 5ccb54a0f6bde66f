"""The door: picking a game from the list."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from longhouse.kernel.game import Game
from longhouse.terminal.keyboard import Read, whole_number
from longhouse.terminal.voice import Voice

__all__ = ["pick", "pick_level"]

LEVELS = ("thrall", "leysingi", "karl", "huscarl", "jarl", "konungr")


def pick(
    games: list[Game], players: int | None, voice: Voice, console: Console, read: Read
) -> tuple[Game, int | None] | None:
    """The game and the number of players that the person wants; None when they leave instead."""
    console.print(Text(voice("welcome"), style="bold"))
    for number, game in enumerate(games, 1):
        span = "-".join(str(count) for count in dict.fromkeys(game.players))
        told = voice("for-players", players=span)
        console.print(Text.assemble((f" {number} ", "bold cyan"), (game.title(voice.lang), "bold"), f"  {told}"))
    try:
        game = games[_number(voice("pick-game"), 1, len(games), 1, voice, console, read) - 1]
        low, high = game.players
        if players is None and low < high:
            players = _number(voice("pick-players", least=low, most=high), low, high, low, voice, console, read)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    return game, players


def pick_level(voice: Voice, console: Console, read: Read) -> str | None:
    """The level of the bots that the person wants, a beginner's on Enter alone; None when they leave."""
    console.print(Text(voice("pick-level"), style="bold"))
    for number, level in enumerate(LEVELS, 1):
        told = voice(f"level-{level}")
        console.print(Text.assemble((f" {number} ", "bold cyan"), (level, "bold"), f"  {told}"))
    try:
        return LEVELS[_number(voice("pick-level-number"), 1, len(LEVELS), 1, voice, console, read) - 1]
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None


def _number(prompt: str, least: int, most: int, default: int, voice: Voice, console: Console, read: Read) -> int:
    """A number from least to most; Enter alone takes the default."""
    while True:
        line = read(f"{prompt} [{default}] ")
        if not line:
            return default
        if line == "q":
            raise EOFError
        number = whole_number(line)
        if number is not None and least <= number <= most:
            return number
        console.print(Text(voice("pick-again", least=least, most=most), style="yellow"))
