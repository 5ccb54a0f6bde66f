"""A table: the fold of its log. Nothing here decides anything; ``deciding`` does, and events say what was decided.

``after`` gives the table that further entries lead to and leaves this one as it is: so a table that others can see
holds only what is stored.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np

from longhouse.guides import Guide, guide_of
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.tables import events as log
from longhouse.tables.settings import Settings

__all__ = ["SNAPSHOT_EVERY", "Seat", "Stage", "Table"]

SNAPSHOT_EVERY = 32  # answers; so few are replayed to open any position
_GROWING = (
    "seats",
    "codes",
    "undone",
    "agreed",
    "votes",
    "clock_left",
    "chat",
    "notes",
    "rematch_wanted",
    "answered",
    "snapshots",
)  # what a fold changes in place, so that the table after it needs its own


class Stage(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class Seat:
    """Who sits where. A person who was replaced stays the seat's person; ``level`` says that a bot answers."""

    person: str = ""
    name: str = ""
    level: str = ""
    left_at: int | None = None
    resigned: bool = False

    @property
    def empty(self) -> bool:
        """Whether anybody can sit down."""
        return not self.person and not self.level

    @property
    def played_by_person(self) -> bool:
        """Whether a person answers for it."""
        return bool(self.person) and not self.level


class Table:
    """The state that a log adds up to."""

    id: str
    settings: Settings

    def __init__(
        self, id: str, entries: Iterable[log.Entry] = (), snapshots: Mapping[int, bytes] | None = None
    ) -> None:
        """``snapshots``: exact states after so many answers, to save replaying them."""
        self.id = id
        self.seq = 0
        self.moved_seq = 0  # the last entry that changed the position
        self.stage = Stage.OPEN
        self.archived = False
        self.host = ""
        self.seats: list[Seat] = []
        self.seed: int | None = None
        self.codes: list[int] = []
        self.floor = 0  # so many answers cannot be taken back
        self.run_seat: int | None = None  # whose answers lie above the floor
        self.undone: list[int] = []  # what redo would give again, the last one first
        self.turn: int | None = None
        self.pending: int | None = None  # the seat that has answered but not ended its turn
        self.asked: int | None = None  # the seat that asks to take its turn back
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.clock_left: list[int] = []
        self.since = 0  # when the table began to wait for the seat it waits for
        self.chat: list[log.Entry] = []
        self.notes: dict[str, str] = {}
        self.result: log.Ended | None = None
        self.rematch_wanted: set[int] = set()
        self.rematch = ""
        self.created_at = self.changed_at = 0
        self.answered: dict[tuple[str, str], int] = {}  # which entry a person's command of that name led to
        self.snapshots: dict[int, bytes] = dict(snapshots or {})
        self.new_snapshots: dict[int, bytes] = {}
        self._match: Match | None = None
        self._lent = False  # whether the match belongs to the table before this one
        self._foreseen: tuple[tuple[int, ...], Match] | None = None
        for entry in entries:
            self.fold(entry)

    def after(self, entries: Iterable[log.Entry]) -> Table:
        """The table that these entries lead to; this one stays as it is."""
        table = object.__new__(Table)
        known = vars(table)
        known.update(vars(self))
        for name in _GROWING:
            known[name] = known[name].copy()
        table.new_snapshots, table._lent = {}, True
        for entry in entries:
            table.fold(entry)
        table._foreseen = None
        return table

    # ------------------------------------------------------------------ who and what
    @property
    def game(self) -> Game:
        """The game, under the rules it was set up with."""
        return find_game(self.game_id, self.rules_version)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seat_of(self, person: str) -> int | None:
        """Where a person sits, None for somebody who does not."""
        if person:
            for n, seat in enumerate(self.seats):
                if seat.person == person:
                    return n
        return None

    @property
    def waiting_for(self) -> int | None:
        """The seat that everybody waits for."""
        if self.stage is not Stage.PLAYING or self.archived:
            return None
        return self.turn if self.pending is None else self.pending

    @property
    def can_take_back(self) -> bool:
        """Whether an answer lies above the floor."""
        return self.stage is Stage.PLAYING and len(self.codes) > self.floor and self.settings.undo == "own"

    def needs_consent(self, seat: int) -> bool:
        """Whether the seat must ask before it takes its answers back: its turn has passed on."""
        return self.waiting_for != seat

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the level of the bot whose answer is awaited."""
        seat = self.waiting_for
        if seat is None or not self.seats[seat].level:
            return None
        return seat, self.seats[seat].level

    @property
    def people_play(self) -> bool:
        """Whether a person answers for any seat."""
        return any(seat.played_by_person for seat in self.seats)

    @property
    def guide(self) -> Guide | None:
        """What leads the newcomer here; None at other tables."""
        return guide_of(self.game_id) if self.guided else None

    # ------------------------------------------------------------------ the match
    @property
    def match(self) -> Match:
        """The match as it stands; of its answers it knows those that can be taken back."""
        if self._match is None:
            self._match = self.match_at(len(self.codes))
            self._match.forget(len(self.codes) - self.floor)
        return self._match

    def match_at(self, position: int) -> Match:
        """A match after so many answers of the game."""
        begin = max((n for n in self.snapshots if n <= min(position, self.floor)), default=0)
        match = self._restored(begin)
        for n in range(begin, position):
            self._keep_snapshot(n, match)
            match.play(self.codes[n])
        return match

    def _restored(self, position: int) -> Match:
        game, options = self.game, self.options
        if position == 0:
            return Match(game, self.players, self.seed, options)
        cells = np.frombuffer(self.snapshots[position], game.room.State.dtype).copy()
        return Match(game, self.players, self.seed, options, cells, position)

    def _keep_snapshot(self, position: int, match: Match) -> None:
        """Only what can never be taken back is worth keeping."""
        if 0 < position <= self.floor and not any(position - SNAPSHOT_EVERY < n <= position for n in self.snapshots):
            self.snapshots[position] = self.new_snapshots[position] = match.state_bytes()

    def foresee(self, codes: tuple[int, ...], match: Match) -> None:
        """Keep the match that these answers lead to: who decided on them has carried them out already."""
        self._foreseen = codes, match

    def _own_match(self) -> Match:
        """The match, of which no other table knows."""
        if self._lent:
            self._match, self._lent = self.match.copy(), False
        return self.match

    def _play(self, codes: tuple[int, ...]) -> None:
        """Carry on the match in memory, if there is one."""
        if self._match is None:
            return
        if self._foreseen is not None and self._foreseen[0] is codes and len(codes) <= SNAPSHOT_EVERY:
            self._keep_snapshot(len(self.codes) - len(codes), self._match)
            self._match, self._lent = self._foreseen[1], False
        else:
            match = self._own_match()
            for n, code in enumerate(codes, start=len(self.codes) - len(codes)):
                self._keep_snapshot(n, match)
                match.play(code)
        self._match.forget(len(self.codes) - self.floor)

    # ------------------------------------------------------------------ clocks
    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds the seat has left, None without a clock."""
        stored = self.clock_left[seat] if self.clock_left else None
        return self.settings.clock.left(stored, now - self.since if self.waiting_for == seat else None)

    @property
    def deadline(self) -> int | None:
        """When the house must look at the table again: a clock runs out, or a leaver has been waited for."""
        if self.stage is not Stage.PLAYING or self.archived:
            return None
        patience = self.settings.patience * 1000
        times = [s.left_at + patience for s in self.seats if s.left_at is not None and s.played_by_person]
        seat = self.waiting_for
        if seat is not None and self.seats[seat].played_by_person:
            left = self.time_left(seat, self.since)
            times += [] if left is None else [self.since + left]
        return min(times, default=None)

    def _charge(self, seat: int | None, now: int) -> None:
        """Let the seat's clock count its turn."""
        if seat is not None and self.clock_left and self.seats[seat].played_by_person:
            self.clock_left[seat] = self.settings.clock.after_turn(self.clock_left[seat], now - self.since)

    # ------------------------------------------------------------------ the fold
    def fold(self, entry: log.Entry) -> None:
        """Take in the next entry of the log."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        waited_for = self.waiting_for
        tag = type(entry.event).__struct_config__.tag
        getattr(self, f"_on_{tag}")(entry, entry.event)
        self.seq, self.changed_at = entry.seq, entry.at
        if entry.client_id:
            self.answered[entry.by, entry.client_id] = entry.seq
        if self.waiting_for != waited_for:
            self._charge(waited_for, entry.at)
            self.since = entry.at
            self.votes.clear()

    def _on_created(self, entry: log.Entry, event: log.Created) -> None:
        self.game_id, self.rules_version = event.game, event.rules_version
        self.options, self.settings = event.options, event.settings
        self.invitations, self.watch = event.invitations, event.watch
        self.opening, self.rematch_of, self.guided = event.opening, event.rematch_of, event.guided
        self.seats = [Seat() for _ in range(event.players)]
        self.host, self.created_at = entry.by, entry.at

    def _on_changed(self, entry: log.Entry, event: log.Changed) -> None:
        self.options, self.settings = event.options, event.settings

    def _on_seated(self, entry: log.Entry, event: log.Seated) -> None:
        self.seats[event.seat] = Seat(event.person, event.name)

    def _on_seated_bot(self, entry: log.Entry, event: log.SeatedBot) -> None:
        self.seats[event.seat] = Seat(level=event.level)

    def _on_stood_up(self, entry: log.Entry, event: log.StoodUp) -> None:
        self.seats[event.seat] = Seat()

    def _on_started(self, entry: log.Entry, event: log.Started) -> None:
        self.stage, self.seed, self.turn = Stage.PLAYING, event.seed, event.turn
        self.codes, self.floor = list(event.codes), len(event.codes)
        stored = self.settings.clock.at_start()
        self.clock_left = [] if stored is None else [stored] * self.players
        self.moved_seq = entry.seq

    def _on_moved(self, entry: log.Entry, event: log.Moved | log.Redone) -> None:
        self._given(event)
        self.undone.clear()
        self.moved_seq = entry.seq

    def _on_redone(self, entry: log.Entry, event: log.Redone) -> None:
        self._given(event)
        del self.undone[: len(event.codes)]
        self.moved_seq = entry.seq

    def _given(self, event: log.Moved | log.Redone) -> None:
        before = len(self.codes)
        if event.seat != self.run_seat:
            self.floor, self.run_seat = before, event.seat
        if event.sealed:
            self.floor = before + event.sealed
        self.codes += event.codes
        self._play(event.codes)
        self.turn, self.asked = event.turn, None
        takes_back = len(self.codes) > self.floor and self.settings.undo == "own"
        waits = self.settings.end_turn == "explicit" and takes_back and self.seats[event.seat].played_by_person
        self.pending = event.seat if waits and event.turn not in (event.seat, None) else None

    def _on_turn_ended(self, entry: log.Entry, event: log.TurnEnded) -> None:
        self.pending, self.floor = None, len(self.codes)
        self.undone.clear()
        self.moved_seq = entry.seq

    def _on_undone(self, entry: log.Entry, event: log.Undone) -> None:
        for _ in range(event.count):
            self.undone.insert(0, self.codes.pop())
            if self._match is not None:
                self._own_match().undo()
        self.turn, self.pending, self.asked = event.turn, None, None
        self.moved_seq = entry.seq

    def _on_asked(self, entry: log.Entry, event: log.Asked) -> None:
        self.asked, self.agreed = event.seat, set()

    def _on_agreed(self, entry: log.Entry, event: log.Agreed) -> None:
        self.agreed.add(event.seat)

    def _on_refusal(self, entry: log.Entry, event: log.Refusal) -> None:
        self.asked = None

    def _on_left(self, entry: log.Entry, event: log.Left) -> None:
        self._change_seat(event.seat, left_at=entry.at)

    def _change_seat(self, seat: int, **changed: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changed)

    def _on_returned(self, entry: log.Entry, event: log.Returned) -> None:
        self._change_seat(event.seat, left_at=None, level="")
        if self.clock_left:
            self.clock_left[event.seat] = self.settings.clock.after_return(self.clock_left[event.seat])
        self._wait_anew(event.seat, entry.at)

    def _on_voted(self, entry: log.Entry, event: log.Voted) -> None:
        self.votes[event.against] = self.votes.get(event.against, set()) | {event.seat}

    def _on_replaced(self, entry: log.Entry, event: log.Replaced) -> None:
        self._change_seat(event.seat, level=event.level)
        self.votes.pop(event.seat, None)
        if self.pending == event.seat:
            self.pending, self.floor = None, len(self.codes)
        self._wait_anew(event.seat, entry.at)

    def _wait_anew(self, seat: int, now: int) -> None:
        if self.waiting_for == seat:
            self.since = now

    def _on_resigned(self, entry: log.Entry, event: log.Resigned) -> None:
        self._change_seat(event.seat, resigned=True)

    def _on_ended(self, entry: log.Entry, event: log.Ended) -> None:
        self.stage, self.result, self.turn, self.pending, self.asked = Stage.OVER, event, None, None, None
        self.moved_seq = entry.seq

    def _on_said(self, entry: log.Entry, event: log.Said) -> None:
        self.chat = [*self.chat[-199:], entry]

    def _on_noted(self, entry: log.Entry, event: log.Noted) -> None:
        self.notes[entry.by] = event.text

    def _on_handed(self, entry: log.Entry, event: log.Handed) -> None:
        seat = self.seat_of(event.guest)
        if seat is not None:
            self._change_seat(seat, person=event.person, name=event.name)
        self.host = event.person if self.host == event.guest else self.host
        if event.guest in self.notes:
            self.notes[event.person] = self.notes.pop(event.guest)

    def _on_rematch_wanted(self, entry: log.Entry, event: log.RematchWanted) -> None:
        self.rematch_wanted.add(event.seat)

    def _on_rematch_made(self, entry: log.Entry, event: log.RematchMade) -> None:
        self.rematch = event.table

    def _on_archived(self, entry: log.Entry, event: log.Archived) -> None:
        self.archived = True

    def fingerprint(self) -> dict[str, Any]:
        """Everything the fold holds, for comparing two folds."""
        kept = ("snapshots", "new_snapshots")
        return copy.deepcopy({name: v for name, v in vars(self).items() if name[0] != "_" and name not in kept})
