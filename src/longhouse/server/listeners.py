"""Those who listen to a table, by socket or event stream, and how news reaches them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence

from longhouse.server.messages import HappenedFrame, Presence, TableFrame, encode, with_position
from longhouse.tables import events as log
from longhouse.tables.showing import is_told_alike, show_clock, show_entries, show_positions, show_table
from longhouse.tables.table import Table

__all__ = ["Listener", "broadcast"]

MOST_WAITING = 256  # frames for somebody who does not read them
_GAME_ONLY = (log.Moved, log.Undone, log.Redone, log.TurnEnded, log.Asked, log.Agreed, log.Refusal, log.Said, log.Noted)
_MOVES = (log.Moved, log.Undone, log.Redone, log.TurnEnded, log.Asked, log.Agreed, log.Refusal)


class Listener:
    """One connection: frames that cannot be sent at once wait in its queue. None in the queue: the end."""

    def __init__(self, person: str, write: Callable[[bytes], bool] = lambda frame: False) -> None:
        """``write`` sends a frame at once, or says that it must wait."""
        self.person = person
        self.frames: asyncio.Queue[tuple[int, bytes] | None] = asyncio.Queue()
        self.ended = False
        self._write, self._unsent = write, 0

    def send(self, frame: bytes, seq: int = 0) -> None:
        """Send a frame, behind those that wait; ``seq``: the last entry it tells of. Who reads too slowly is let go."""
        if self._unsent >= MOST_WAITING:
            self.end()
        elif not self.ended and (self._unsent or not self._write(frame)):
            self._unsent += 1
            self.frames.put_nowait((seq, frame))

    def sent(self) -> None:
        """A frame that waited has been sent."""
        self._unsent -= 1

    def end(self) -> None:
        """No more frames will come: connect again."""
        if not self.ended:
            self.ended = True
            self.frames.put_nowait(None)

    def greet(self, table: Table, missed: Sequence[log.Entry] | None) -> None:
        """How the table stands, and what happened since the listener last knew."""
        self.send(encode(TableFrame(show_table(table, self.person, written=True))), table.seq)
        if missed is not None:
            self.send(encode(HappenedFrame(table.seq, show_entries(table, missed, self.person))), table.seq)

    def tell_presence(self, seats: list[int], watching: int) -> None:
        """Who is here."""
        self.send(encode(Presence(seats, watching)))


def broadcast(table: Table, entries: Sequence[log.Entry], listeners: Collection[Listener]) -> None:
    """Tell everybody what has happened, each what they may know; who may know the same gets the same bytes."""
    whole = any(not isinstance(entry.event, _GAME_ONLY) for entry in entries)
    moved = not whole and any(isinstance(entry.event, _MOVES) for entry in entries)
    audience = _audience(table, listeners)
    positions = show_positions(table, {seat for seat, _ in audience}) if moved else {}
    clock = show_clock(table) if moved else None
    for_all = encode(HappenedFrame(table.seq, show_entries(table, entries, ""), clock=clock)) if moved else b""
    for (seat, person), those in audience.items():
        if moved and is_told_alike(table, entries, person):
            frame = with_position(for_all, positions[seat])
        else:
            shown = show_table(table, person) if whole else None
            frame = encode(HappenedFrame(table.seq, show_entries(table, entries, person), clock=clock, table=shown))
            frame = with_position(frame, positions[seat]) if moved else frame
        for listener in those:
            listener.send(frame, table.seq)


def _audience(table: Table, listeners: Iterable[Listener]) -> dict[tuple[int | None, str], list[Listener]]:
    """Those who may know the same: each seat and the host for themselves, all others together."""
    audience: dict[tuple[int | None, str], list[Listener]] = {}
    for listener in listeners:
        seat = table.seat_of(listener.person)
        known = seat is not None or listener.person == table.host
        audience.setdefault((seat, listener.person if known else ""), []).append(listener)
    return audience
