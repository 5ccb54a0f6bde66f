"""Match files on disk: written whole or not at all, and read with clear words about what is wrong."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from longhouse.kernel.errors import BadMatchFile, LonghouseError, refusal
from longhouse.kernel.match import Match

__all__ = ["CannotSave", "bot_of", "default_path", "load", "people_of", "save", "write_whole"]


class CannotSave(LonghouseError):
    """The file could not be written; what was there before is still there."""


def saves_folder() -> Path:
    """Where matches are kept: LONGHOUSE_SAVES, else the user's state folder."""
    if named := os.environ.get("LONGHOUSE_SAVES"):
        return Path(named)
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "longhouse"


def default_path(game: str, now: datetime | None = None) -> Path:
    """A file of its own for a match that begins now."""
    began = f"{now or datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = saves_folder() / f"{game}-{began}.json", 2
    while path.exists():
        path, number = saves_folder() / f"{game}-{began}-{number}.json", number + 1
    return path


def save(match: Match, people: Iterable[int], path: Path, bot: str = "") -> None:
    """Write a match, which of its seats are people, and which bot plays the others."""
    saved = {**json.loads(match.to_json()), "people": sorted(people)} | ({"bot": bot} if bot else {})
    write_whole(path, json.dumps(saved) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file beside the old one, make sure it is on the disk, then put it in its place."""
    new: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, new = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(new, 0o666 & ~_umask())
        os.replace(new, path)
    except OSError as error:
        if new is not None:
            with suppress(OSError):
                os.unlink(new)
        raise CannotSave(refusal("cannot-write", path=path, reason=error.strerror or error)) from error


def _umask() -> int:
    """What the one who runs this keeps from others in new files. Asking means setting it."""
    kept = os.umask(0o077)
    os.umask(kept)
    return kept


def load(path: Path) -> Match:
    """Read a match file and replay it."""
    return Match.from_json(_text(path))


def people_of(path: Path, players: int) -> frozenset[int] | None:
    """The seats that a match file names as people; None when it names none or they do not fit."""
    seats = json.loads(_text(path)).get("people")
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        return None
    return frozenset(seats)


def bot_of(path: Path) -> str | None:
    """The bot that a match file names for the other seats; None when it names none."""
    bot = json.loads(_text(path)).get("bot")
    return bot if isinstance(bot, str) and bot else None


def _text(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadMatchFile(refusal("cannot-read", path=path, reason=error.strerror or error)) from error
