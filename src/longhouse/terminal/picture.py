"""The table of any game, drawn from a view: by the game's own screen, or plainly where it has none yet."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.modules import find_module
from longhouse.kernel.schema import ViewJson
from longhouse.terminal.voice import Voice

__all__ = ["draw", "draw_brief", "has_brief", "open_view", "seat_name"]


def _screen(game: Game) -> ModuleType | None:
    return find_module(f"{game.package}.screen")


def draw(game: Game, view: ViewJson, voice: Voice) -> RenderableType:
    """What the view shows."""
    screen = _screen(game)
    if screen is None:
        return Pretty(view["board"], expand_all=False)
    drawn: RenderableType = screen.draw(view, voice.of(game))
    return drawn


def draw_brief(game: Game, view: ViewJson, voice: Voice) -> RenderableType:
    """What stands above a question: the game's own short form where its table is larger than a screen."""
    short = getattr(_screen(game), "brief", None)
    drawn: RenderableType = draw(game, view, voice) if short is None else short(view, voice.of(game))
    return drawn


def has_brief(game: Game) -> bool:
    """Whether the table has a short form."""
    return hasattr(_screen(game), "brief")


def seat_name(game: Game, seat: int, voice: Voice) -> str:
    """What a seat is called: by the game where it has names for seats, else by its number."""
    named = getattr(_screen(game), "seat_name", None)
    return str(named(seat, voice.of(game))) if named else voice("seat", number=seat + 1)


def open_view(match: Match) -> ViewJson:
    """All that the seats know together."""
    seen = match.view(None)
    for seat in range(match.players):
        seen = _uncovered(seen, match.view(seat))
    seen["seat"] = None
    return seen


def _uncovered(seen: Any, more: Any) -> Any:
    """What is seen, with the gaps filled by what someone else sees."""
    if seen is None:
        return more
    if isinstance(seen, dict) and isinstance(more, dict):
        return {key: _uncovered(value, more.get(key)) for key, value in seen.items()}
    if isinstance(seen, list) and isinstance(more, list) and len(seen) == len(more):
        return [_uncovered(value, other) for value, other in zip(seen, more, strict=True)]
    return seen
