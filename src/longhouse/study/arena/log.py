"""The log of an arena: the terms, then a line a game, each written as soon as it is played.

Whoever comes back with the same terms goes on where the log ends.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from longhouse.kernel.errors import LonghouseError
from longhouse.study.arena.tournament import Bout
from longhouse.study.refusals import differing, refused

__all__ = ["BadLog", "Log", "Played"]


class BadLog(LonghouseError):
    """A log that cannot be read or written, or that belongs to another tournament."""


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    purpose: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    answers: tuple[int, ...]  # the codes: with seed, options and players they replay the game
    milliseconds: tuple[tuple[float, ...], ...]  # seat by seat, of every answer

    @property
    def bout(self) -> Bout:
        """The game that was to be played."""
        return Bout(self.purpose, self.seed, self.seats)

    def to_json(self) -> str:
        """As one line."""
        return json.dumps(asdict(self), separators=(",", ":"))


class Log:
    """A file of games under one set of terms."""

    def __init__(self, path: Path, terms: Mapping[str, Any]) -> None:
        """Open the log at this path, or begin one; BadLog when it belongs to other terms."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and self._mend():
                self._check(terms)
            else:
                path.write_text(json.dumps({"terms": terms}) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadLog(refused("cannot-open", path=path, reason=error.strerror or error)) from error

    def games(self) -> Iterator[Played]:
        """The games that were played so far."""
        for number, line in enumerate(self._lines(), 1):
            if number > 1:
                yield self._read(line, number)

    @contextmanager
    def writing(self) -> Iterator[Callable[[Played], None]]:
        """What adds a game to the file, while it is open."""
        with self.path.open("a", encoding="utf-8") as file:

            def write(game: Played) -> None:
                file.write(game.to_json() + "\n")
                file.flush()

            yield write

    def _lines(self) -> list[str]:
        return self.path.read_text(encoding="utf-8", errors="replace").splitlines()

    def _mend(self) -> bool:
        """Cut off a last line that was not written whole; whether anything is left."""
        written = self.path.read_bytes()
        whole = written.rfind(b"\n") + 1
        if whole < len(written):
            os.truncate(self.path, whole)
        return whole > 0

    def _check(self, terms: Mapping[str, Any]) -> None:
        head = self._object(self._lines()[0], 1)
        known = head.get("terms")
        if not isinstance(known, dict):
            raise BadLog(refused("no-arena", path=self.path))
        if said := differing(known, terms):
            raise BadLog(refused("other-arena", path=self.path.parent, differing=said))

    def _read(self, line: str, number: int) -> Played:
        told = self._object(line, number)
        try:
            return Played(
                str(told["purpose"]),
                int(told["seed"]),
                tuple(map(str, told["seats"])),
                tuple(map(int, told["scores"])),
                tuple(map(int, told["winners"])),
                tuple(map(int, told["answers"])),
                tuple(tuple(map(float, seat)) for seat in told["milliseconds"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise self._bad_line(number, refused("no-game-played", reason=repr(error))) from error

    def _object(self, line: str, number: int) -> dict[str, Any]:
        try:
            told = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self._bad_line(number, error) from error
        if not isinstance(told, dict):
            raise self._bad_line(number, refused("no-object"))
        return told

    def _bad_line(self, number: int, reason: object) -> BadLog:
        return BadLog(refused("bad-line", path=self.path, number=number, reason=reason))
