"""The rooms of the house: every folder of ``longhouse.games`` that holds a meta.toml is a game.

Rooms of one's own can stay elsewhere: LONGHOUSE_ROOMS names the packages that hold them, with commas between.

The newest ``rules_version`` of a game is the one that is played. Older ones stay so that games begun under them can be
finished and replayed: in the same folder, whose ``older_rules`` names the versions its rules still play (setup gets the
version), or in a folder of their own.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import os
from collections.abc import Iterator
from pathlib import Path

from longhouse.kernel.errors import UnknownGame, WrongRulesVersion, refusal
from longhouse.kernel.game import Game

__all__ = ["game", "games"]

ROOMS = "longhouse.games"


def _packages() -> list[str]:
    named = os.environ.get("LONGHOUSE_ROOMS", "").split(",")
    return [ROOMS, *(name.strip() for name in named if name.strip())]


def _rooms_in(package: str) -> Iterator[Game]:
    try:
        places = importlib.import_module(package).__path__
    except (ImportError, AttributeError) as error:
        raise UnknownGame(refusal("no-rooms", name=repr(package))) from error
    for place in places:
        for folder in sorted(path.parent for path in Path(place).glob("*/meta.toml")):
            yield Game(f"{package}.{folder.name}", folder)


@functools.cache
def _rooms() -> dict[tuple[str, int], Game]:
    newest = [room for package in _packages() for room in _rooms_in(package)]
    rooms = [version for room in newest for version in (*room.older(), room)]
    return {
        (room.id, room.rules_version): room for room in sorted(rooms, key=lambda room: (room.id, room.rules_version))
    }


def games() -> dict[str, Game]:
    """Every game in the house, by its id, under its newest rules."""
    return {id: room for (id, _), room in _rooms().items()}


def game(id: str, rules_version: int | None = None) -> Game:
    """The game of that id, under its newest rules or those of a version."""
    rooms = games()
    if id not in rooms:
        if near := difflib.get_close_matches(str(id), rooms, 1):
            raise UnknownGame(refusal("no-game", name=repr(id), near=near[0]))
        raise UnknownGame(refusal("no-game-of", name=repr(id), games=", ".join(rooms)))
    if rules_version is None:
        return rooms[id]
    if (id, rules_version) not in _rooms():
        raise WrongRulesVersion(refusal("other-rules", game=id, version=rules_version, newest=rooms[id].rules_version))
    return _rooms()[id, rules_version]
