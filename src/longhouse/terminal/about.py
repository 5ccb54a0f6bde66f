"""What a game is: the list of games, and the note on the rules a match is played by."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.terminal.voice import Voice

__all__ = ["catalogue", "rules_note"]


def _span(numbers: Iterable[int]) -> str:
    return "-".join(str(number) for number in dict.fromkeys(numbers))


def _value(game: Game, option: str, value: str, voice: Voice) -> str:
    """A value in words, or its id where the game has none for it."""
    message = f"value-{option}-{value}"
    return voice.of(game)(message) if voice.knows(game, message) else value


def _credits(game: Game, voice: Voice) -> Text:
    told = game.meta.get("credits", {})
    authors, publisher = ", ".join(told.get("authors", [])), told.get("publisher", "")
    return Text(voice("credits", authors=authors, publisher=publisher, year=str(told.get("year", ""))), style="dim")


def rules_note(match: Match, voice: Voice) -> RenderableType:
    """The rules of this match: version, options in force, which components are reconstructed, whose game it is."""
    game, say = match.game, voice.of(match.game)
    table = Table.grid(padding=(0, 2))
    for option, value in match.options.items():
        table.add_row(Text(say(f"option-{option}"), style="bold"), _value(game, option, value, voice))
        table.add_row("", Text(game.room.say(f"option-{option}").help(voice.lang) or "", style="dim"))
    head = Text(voice("rules-version", version=game.rules_version, players=match.players))
    pieces = Text(game.room.say("components").help(voice.lang) or "", style="italic")
    return Panel(Group(head, table, pieces, _credits(game, voice)), title=game.title(voice.lang), title_align="left")


def catalogue(games: Iterable[Game], voice: Voice) -> RenderableType:
    """The games with their players, and every option with its values."""
    return Group(*(_entry(game, voice) for game in games))


def _entry(game: Game, voice: Voice) -> RenderableType:
    minutes = _span(game.meta.get("minutes", []))
    head = Text(f"{game.id}  ·  " + voice("for-players", players=_span(game.players)))
    if minutes:
        head.append("  ·  " + voice("minutes", minutes=minutes))
    table = Table.grid(padding=(0, 2))
    for option in game.options.values():
        meaning = game.room.say(f"option-{option.id}")
        table.add_row(Text(f"--option {option.id}=", style="cyan"), Text(meaning.text(voice.lang), style="bold"))
        if help := meaning.help(voice.lang):
            table.add_row("", Text(help, style="dim"))
        for value in option:
            table.add_row(Text(f"  {value}", style="cyan"), _value(game, option.id, value, voice))
    return Panel(Group(head, table, _credits(game, voice)), title=game.title(voice.lang), title_align="left")
