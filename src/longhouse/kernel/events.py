"""Events: what the rules told, as people may see it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from longhouse.kernel.answers import Noun, Say
from longhouse.kernel.schema import EventJson
from longhouse.kernel.state import EVERYONE, FIRST_ARG, KIND, SEEN_BY, STORY_ARGS, GameState
from longhouse.kernel.words import Message

__all__ = ["Event", "EventKind", "EventRow", "event_from_row", "read_story", "rows_seen", "story_rows"]

MOST_KEPT = 50_000
ROW = FIRST_ARG + STORY_ARGS
ROW_BYTES = 2 * ROW  # a story is of int16
EventRow = tuple[str | int, ...]
"""An event as a log keeps it: its kind, the seats that see its secrets, its numbers."""


@dataclass(frozen=True, eq=False)
class EventKind:
    """A kind of event: its name, its arguments in the order they are told, and which of them are secret."""

    name: str
    nouns: Mapping[str, Noun]
    secret: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Event:
    """Something that happened. A hidden argument is None; ``seen_by(seat)`` hides what that seat may not see."""

    kind: str
    args: Mapping[str, int | str | None]
    message: Message = field(compare=False, repr=False)
    _told: tuple[EventKind, int, tuple[int, ...], Say] = field(compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """The event in words."""
        return self.message.text(lang)

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None for spectators."""
        kind, seats, numbers, say = self._told
        allowed = seats == EVERYONE or (seat is not None and (seats >> seat) & 1 == 1)
        return self if allowed else _event(kind, seats, numbers, say, True)

    def to_row(self) -> EventRow:
        """As a log keeps it, secrets and all; ``event_from_row`` reads it back."""
        kind, seats, numbers, _ = self._told
        return (kind.name, seats, *numbers)

    def to_dict(self) -> EventJson:
        """As JSON, with its message for a client."""
        return {"kind": self.kind, "args": dict(self.args), "message": self.message.to_dict()}


@functools.lru_cache(MOST_KEPT)
def _event(kind: EventKind, seats: int, numbers: tuple[int, ...], say: Say, hide: bool) -> Event:
    """An event. The same few happen again and again."""
    hidden = kind.secret if hide else frozenset()
    told = list(zip(kind.nouns.items(), numbers, strict=True))
    args = {name: None if name in hidden else noun.value(number) for (name, noun), number in told}
    worded = {name: noun.word(say, number) for (name, noun), number in told if args[name] is not None}
    name = kind.name.replace("_", "-")
    message = say(f"event-{name}-hidden" if hidden else f"event-{name}", **worded)
    return Event(kind.name, args, message, (kind, seats, numbers, say))


def event_from_row(row: EventRow, kinds: tuple[EventKind, ...], say: Say) -> Event:
    """An event that a log kept."""
    name, seats, *rest = row
    kind = next(kind for kind in kinds if kind.name == name)
    return _event(kind, int(seats), tuple(map(int, rest)), say, False)


def story_rows(s: GameState) -> list[list[int]]:
    """What the last answer told, as numbers: a row an event."""
    begin, told = s.places["story"][0], s.told
    if told == 0:
        return []
    numbers = s.raw[begin : begin + told * ROW_BYTES].cast("h", (told, ROW))
    return numbers.tolist()  # type: ignore[return-value]  # lists of two dimensions


def rows_seen(rows: Iterable[list[int]], seat: int, kinds: tuple[EventKind, ...]) -> tuple[tuple[int, ...], ...]:
    """The same rows as a seat may read them: 0 where a number is secret."""
    return tuple([_seen(row, seat, kinds[row[KIND]]) for row in rows])


def _seen(row: list[int], seat: int, kind: EventKind) -> tuple[int, ...]:
    if not kind.secret or row[SEEN_BY] >> seat & 1:
        return tuple(row)
    shown = (0 if noun in kind.secret else row[FIRST_ARG + k] for k, noun in enumerate(kind.nouns))
    return (*row[:FIRST_ARG], *shown, *row[FIRST_ARG + len(kind.nouns) :])


def read_story(s: GameState, kinds: tuple[EventKind, ...], say: Say) -> tuple[Event, ...]:
    """The events of the last answer, with all their secrets."""
    return tuple([_told(row, kinds[row[KIND]], say) for row in story_rows(s)])


def _told(row: list[int], kind: EventKind, say: Say) -> Event:
    numbers = tuple(row[FIRST_ARG : FIRST_ARG + len(kind.nouns)])
    return _event(kind, row[SEEN_BY], numbers, say, False)
