"""Longhouse: Viking board games to play, to analyse and to learn."""

from __future__ import annotations

import longhouse.games as _rooms  # noqa: F401 - first, so that the name `games` below stays the function
from longhouse.kernel.answers import Action
from longhouse.kernel.batch import Batch
from longhouse.kernel.errors import (
    BadMatchFile,
    BadOption,
    BrokenRules,
    CannotExport,
    CannotUndo,
    IllegalAction,
    LonghouseError,
    UnknownGame,
    WrongRulesVersion,
)
from longhouse.kernel.events import Event
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match, Seen
from longhouse.kernel.rooms import game, games

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadMatchFile",
    "BadOption",
    "Batch",
    "BrokenRules",
    "CannotExport",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalAction",
    "LonghouseError",
    "Match",
    "Seen",
    "UnknownGame",
    "WrongRulesVersion",
    "game",
    "games",
]
