"""The rooms of the house: every folder beside the kernel's that holds a meta.toml is a game."""

from __future__ import annotations

import difflib
import functools
from pathlib import Path

from longhouse.kernel.errors import UnknownGame
from longhouse.kernel.game import Game

__all__ = ["game", "games"]

ROOMS = "longhouse.games"
_FOLDER = Path(__file__).parent.parent / "games"


@functools.cache
def _rooms() -> dict[str, Game]:
    folders = sorted(path.parent for path in _FOLDER.glob("*/meta.toml"))
    return {room.id: room for room in (Game(f"{ROOMS}.{folder.name}", folder) for folder in folders)}


def games() -> dict[str, Game]:
    """Every game in the house, by its id."""
    return dict(_rooms())


def game(id: str) -> Game:
    """The game of that id."""
    rooms = _rooms()
    if id not in rooms:
        near = difflib.get_close_matches(str(id), rooms, 1)
        hint = f"did you mean {near[0]}?" if near else f"this house has {', '.join(rooms)}"
        raise UnknownGame(f"there is no game {id!r}: {hint}")
    return rooms[id]
