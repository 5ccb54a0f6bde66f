"""Those who listen to a table, by socket or event stream, and how news reaches them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from longhouse.server.messages import HappenedFrame, Presence, TableFrame, encode, with_raw
from longhouse.tables import events as log
from longhouse.tables.showing import show_clock, show_entries, show_position, show_table
from longhouse.tables.table import Table

__all__ = ["Listener", "broadcast"]

MOST_WAITING = 256  # frames for somebody who does not read them
_GAME_ONLY = (log.Moved, log.Undone, log.Redone, log.TurnEnded, log.Asked, log.Agreed, log.Refusal, log.Said, log.Noted)
_MOVES = (log.Moved, log.Undone, log.Redone, log.TurnEnded, log.Asked, log.Agreed, log.Refusal)


class Listener:
    """One connection: frames wait in its queue until they are sent. None in the queue: the end."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.frames: asyncio.Queue[tuple[int, bytes] | None] = asyncio.Queue()
        self.ended = False

    def send(self, frame: bytes, seq: int = 0) -> None:
        """Put a frame into the queue; ``seq``: the last entry it tells of. Who reads too slowly is let go."""
        if self.frames.qsize() >= MOST_WAITING:
            self.end()
        elif not self.ended:
            self.frames.put_nowait((seq, frame))

    def end(self) -> None:
        """No more frames will come: connect again."""
        if not self.ended:
            self.ended = True
            self.frames.put_nowait(None)

    def greet(self, table: Table, missed: Sequence[log.Entry] | None) -> None:
        """How the table stands, and what happened since the listener last knew."""
        self.send(encode(TableFrame(show_table(table, self.person))), table.seq)
        if missed is not None:
            self.send(encode(HappenedFrame(table.seq, show_entries(table, missed, self.person))), table.seq)

    def tell_presence(self, seats: list[int], watching: int) -> None:
        """Who is here."""
        self.send(encode(Presence(seats, watching)))


def broadcast(table: Table, entries: Sequence[log.Entry], listeners: Collection[Listener]) -> None:
    """Tell everybody what has happened, each what they may know; a position is made once for each seat."""
    whole = any(not isinstance(entry.event, _GAME_ONLY) for entry in entries)
    moved = any(isinstance(entry.event, _MOVES) for entry in entries)
    positions: dict[int | None, bytes] = {}
    frames: dict[str, bytes] = {}
    for listener in list(listeners):
        person = listener.person if table.seat_of(listener.person) is not None or listener.person == table.host else ""
        if person not in frames:
            frames[person] = _frame(table, entries, person, whole, moved, positions)
        listener.send(frames[person], table.seq)


def _frame(
    table: Table,
    entries: Sequence[log.Entry],
    person: str,
    whole: bool,
    moved: bool,
    positions: dict[int | None, bytes],
) -> bytes:
    shown = show_entries(table, entries, person)
    if whole:
        return encode(HappenedFrame(table.seq, shown, table=show_table(table, person)))
    if not moved:
        return encode(HappenedFrame(table.seq, shown))
    seat = table.seat_of(person)
    if seat not in positions:
        positions[seat] = encode(show_position(table, seat))
    return with_raw(HappenedFrame(table.seq, shown, clock=show_clock(table)), positions[seat])
