"""Games as files: what was exported can be read by ``longhouse replay`` too, because it is a match file and more."""

from __future__ import annotations

import json
from typing import Any

from longhouse.kernel.errors import LonghouseError
from longhouse.kernel.events import Event
from longhouse.kernel.match import FORMAT, Match
from longhouse.tables import deciding
from longhouse.tables import events as log
from longhouse.tables.errors import BadSetting, NotNow
from longhouse.tables.naming import seat_names
from longhouse.tables.settings import Settings
from longhouse.tables.table import Stage, Table

__all__ = ["course_of", "export_table", "import_events", "play_on_events"]

MAX_NAME = 40


def export_table(table: Table) -> dict[str, Any]:
    """The whole game as JSON. Only of a game that is over: the file holds the seed."""
    if table.stage is not Stage.OVER or table.result is None:
        raise NotNow("the file of a game holds its seed: it can be had when the game is over")
    return {
        "format": FORMAT,
        "game": table.game_id,
        "rules_version": table.rules_version,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "codes": list(table.codes),
        "table": {
            "names": seat_names(table.seats),
            "scores": list(table.result.scores),
            "winners": list(table.result.winners),
            "reason": table.result.reason,
            "begun": table.created_at,
            "ended": table.changed_at,
        },
    }


def import_events(text: str | bytes, asker: deciding.Asker) -> list[log.TableEvent]:
    """A table from a file: a finished game to look at, an unfinished one to play on."""
    try:
        match = Match.from_json(text)
    except LonghouseError as error:
        raise BadSetting(str(error)) from error
    saved = json.loads(text)
    opening = log.Opening(saved["seed"], tuple(saved["codes"]))
    version = match.game.rules_version
    events = deciding.create(match.game.id, match.players, match.options, Settings(), asker, opening, version)
    if not match.over:
        return events
    names = _names(saved, match.players)
    seated = [log.Seated(n, asker.person if n == 0 else "", name) for n, name in enumerate(names)]
    rows = tuple(tuple(event.to_row() for event in events) for events in _told(match))
    ended = log.Ended(match.scores, match.winners, "played")
    return [events[0], *seated, log.Started(opening.seed, rows, match.actor, opening.codes), ended]


def _told(match: Match) -> list[tuple[Event, ...]]:
    """What the set-up told, then what each answer told."""
    return [match.opening, *(step.events for step in match.history)]


def course_of(table: Table) -> list[list[int]]:
    """The points of every seat after each answer of a finished game, from the set-up on; the game is played anew."""
    match, scores = Match(table.game, table.players, table.seed, table.options), []
    for code in table.codes:
        scores.append(list(match.scores))
        match.play(code)
    return [*scores, list(match.scores)]


def _names(saved: dict[str, Any], players: int) -> list[str]:
    about = saved.get("table")
    names = about.get("names") if isinstance(about, dict) else None
    if not isinstance(names, list) or len(names) != players:
        return [f"{n + 1}" for n in range(players)]
    return [str(name)[:MAX_NAME] for name in names]


def play_on_events(table: Table, position: int, asker: deciding.Asker) -> list[log.TableEvent]:
    """A new table that goes on from a position of a finished game."""
    if table.stage is not Stage.OVER or table.seed is None:
        raise NotNow("one can play on from a game that is over")
    if not 0 <= position < len(table.codes):
        raise BadSetting(f"there is no question after {position} answers: use 0 to {len(table.codes) - 1}")
    opening = log.Opening(table.seed, tuple(table.codes[:position]))
    version = table.rules_version
    return deciding.create(table.game_id, table.players, table.options, Settings(), asker, opening, version)
