"""Events: what the rules told, as people may see it."""

from __future__ import annotations

import functools
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from longhouse.kernel.answers import Noun, Say
from longhouse.kernel.schema import EventJson
from longhouse.kernel.state import EVERYONE, FIRST_ARG, KIND, SEEN_BY, STORY_ARGS, GameState
from longhouse.kernel.words import Message

__all__ = ["Event", "EventKind", "EventRow", "Stories", "event_from_row"]

MOST_KEPT = 50_000
_ROW = struct.Struct(f"{FIRST_ARG + STORY_ARGS}h")
StoryRow = tuple[int, ...]
"""An event as the rules tell it: the number of its kind, the seats that see its secrets, its numbers."""
EventRow = tuple[str | int, ...]
"""An event as a log keeps it: its kind, the seats that see its secrets, its numbers."""


@dataclass(frozen=True, eq=False)
class EventKind:
    """A kind of event: its name, its arguments in the order they are told, and which of them are secret."""

    name: str
    nouns: Mapping[str, Noun]
    secret: frozenset[str] = frozenset()


@dataclass(frozen=True, eq=False, repr=False)
class Event:
    """Something that happened. A hidden argument is None; ``seen_by(seat)`` hides what that seat may not see.

    Its arguments and words are made when somebody asks: most games are played by bots, who read the numbers.
    """

    _kind: EventKind
    _seats: int  # that see its secrets
    _numbers: tuple[int, ...]
    _say: Say
    _hides: bool = False

    @property
    def kind(self) -> str:
        """What kind of event it is."""
        return self._kind.name

    @functools.cached_property
    def args(self) -> Mapping[str, int | str | None]:
        """What it was about, by the names of its kind."""
        return {name: None if name in self._hidden else noun.value(number) for name, noun, number in self._told}

    @functools.cached_property
    def message(self) -> Message:
        """The event, to be put into words."""
        worded = {
            name: noun.word(self._say, number) for name, noun, number in self._told if self.args[name] is not None
        }
        name = self.kind.replace("_", "-")
        return self._say(f"event-{name}-hidden" if self._hidden else f"event-{name}", **worded)

    def text(self, lang: str = "en") -> str:
        """The event in words."""
        return self.message.text(lang)

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None for spectators."""
        allowed = self._seats == EVERYONE or (seat is not None and (self._seats >> seat) & 1 == 1)
        return self if allowed else _event(self._kind, self._seats, self._numbers, self._say, True)

    def to_row(self) -> EventRow:
        """As a log keeps it, secrets and all; ``event_from_row`` reads it back."""
        return (self.kind, self._seats, *self._numbers)

    def to_dict(self) -> EventJson:
        """As JSON, with its message for a client."""
        return {"kind": self.kind, "args": dict(self.args), "message": self.message.to_dict()}

    def __eq__(self, other: object) -> bool:
        return (self.kind, self.args) == (other.kind, other.args) if isinstance(other, Event) else NotImplemented

    def __repr__(self) -> str:
        return f"Event(kind={self.kind!r}, args={self.args!r})"

    @property
    def _hidden(self) -> frozenset[str]:
        return self._kind.secret if self._hides else frozenset()

    @property
    def _told(self) -> list[tuple[str, Noun, int]]:
        pairs = zip(self._kind.nouns.items(), self._numbers, strict=True)
        return [(name, noun, number) for (name, noun), number in pairs]


_event = functools.lru_cache(MOST_KEPT)(Event)  # the same few happen again and again


def event_from_row(row: EventRow, kinds: tuple[EventKind, ...], say: Say) -> Event:
    """An event that a log kept."""
    name, seats, *rest = row
    kind = next(kind for kind in kinds if kind.name == name)
    return _event(kind, int(seats), tuple(map(int, rest)), say)


class Stories:
    """Reads what the rules of one game tell."""

    def __init__(self, kinds: tuple[EventKind, ...], say: Say) -> None:
        self._kinds, self._say = kinds, say
        self._event = functools.lru_cache(MOST_KEPT)(self._read)  # the same few rows are told again and again

    def events(self, s: GameState) -> tuple[Event, ...]:
        """What the last answer told, with all its secrets."""
        return tuple(map(self._event, _rows(s)))

    def rows_seen(self, s: GameState, seat: int) -> tuple[StoryRow, ...]:
        """The same as numbers, a row an event, as a seat may read them: 0 where a number is secret."""
        return tuple([row if row[SEEN_BY] >> seat & 1 else self._without_secrets(row) for row in _rows(s)])

    def _read(self, row: StoryRow) -> Event:
        kind = self._kinds[row[KIND]]
        return Event(kind, row[SEEN_BY], row[FIRST_ARG : FIRST_ARG + len(kind.nouns)], self._say)

    def _without_secrets(self, row: StoryRow) -> StoryRow:
        kind = self._kinds[row[KIND]]
        shown = (0 if noun in kind.secret else row[FIRST_ARG + k] for k, noun in enumerate(kind.nouns))
        return (*row[:FIRST_ARG], *shown, *row[FIRST_ARG + len(kind.nouns) :])


def _rows(s: GameState) -> Iterator[StoryRow]:
    """What the last answer told, as numbers."""
    begin = s.places["story"][0]
    return _ROW.iter_unpack(s.raw[begin : begin + s.told * _ROW.size])
