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

from longhouse.kernel.errors import UnknownGame, WrongRulesVersion
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
        raise UnknownGame(
            f"LONGHOUSE_ROOMS names {package!r}, and there is no such package on Python's path"
        ) from error
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
        near = difflib.get_close_matches(str(id), rooms, 1)
        hint = f"did you mean {near[0]}?" if near else f"this house has {', '.join(rooms)}"
        raise UnknownGame(f"there is no game {id!r}: {hint}")
    if rules_version is None:
        return rooms[id]
    if (id, rules_version) not in _rooms():
        raise WrongRulesVersion(
            f"{id} was played under rules version {rules_version}, this is version {rooms[id].rules_version}"
        )
    return _rooms()[id, rules_version]
