"""Events: what the rules told, as people may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from longhouse.kernel.answers import Noun, Say
from longhouse.kernel.schema import EventJson
from longhouse.kernel.state import EVERYONE, FIRST_ARG, KIND, SEEN_BY, GameState
from longhouse.kernel.words import Message

__all__ = ["Event", "EventKind", "EventRow", "event_from_row", "read_story"]

EventRow = tuple[str | int, ...]
"""An event as a log keeps it: its kind, the seats that see its secrets, its numbers."""


@dataclass(frozen=True)
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
    _told: tuple[EventKind, int, Mapping[str, int], Say] = field(compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """The event in words."""
        return self.message.text(lang)

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None for spectators."""
        kind, seats, numbers, say = self._told
        allowed = seats == EVERYONE or (seat is not None and (seats >> seat) & 1 == 1)
        return self if allowed else _event(kind, seats, numbers, say, hide=True)

    def to_row(self) -> EventRow:
        """As a log keeps it, secrets and all; ``event_from_row`` reads it back."""
        kind, seats, numbers, _ = self._told
        return (kind.name, seats, *numbers.values())

    def to_dict(self) -> EventJson:
        """As JSON, with its message for a client."""
        return {"kind": self.kind, "args": dict(self.args), "message": self.message.to_dict()}


def _event(kind: EventKind, seats: int, numbers: Mapping[str, int], say: Say, hide: bool) -> Event:
    hidden = kind.secret if hide else frozenset()
    args = {name: None if name in hidden else noun.value(numbers[name]) for name, noun in kind.nouns.items()}
    worded = {name: noun.word(say, numbers[name]) for name, noun in kind.nouns.items() if args[name] is not None}
    name = kind.name.replace("_", "-")
    message = say(f"event-{name}-hidden" if hidden else f"event-{name}", **worded)
    return Event(kind.name, args, message, (kind, seats, numbers, say))


def event_from_row(row: EventRow, kinds: tuple[EventKind, ...], say: Say) -> Event:
    """An event that a log kept."""
    name, seats, *rest = row
    kind = next(kind for kind in kinds if kind.name == name)
    numbers = {noun: int(number) for noun, number in zip(kind.nouns, rest, strict=True)}
    return _event(kind, int(seats), numbers, say, hide=False)


def read_story(s: GameState, kinds: tuple[EventKind, ...], say: Say) -> tuple[Event, ...]:
    """The events of the last answer, with all their secrets."""
    events = []
    for n in range(s.told):
        kind = kinds[s.story[n, KIND]]
        numbers = {name: s.story[n, FIRST_ARG + k] for k, name in enumerate(kind.nouns)}
        events.append(_event(kind, s.story[n, SEEN_BY], numbers, say, hide=False))
    return tuple(events)
