"""A table in memory, for tests: commands go in, its log grows."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from longhouse import tables
from longhouse.tables import commands as ask
from longhouse.tables import events as log
from longhouse.tables.settings import Settings
from longhouse.tables.table import Table

GAME = "vikings_on_board"
PEOPLE = ("astrid", "bjorn", "cnut", "dagny")


class Sitting:
    """A table, its log, and a clock that stands still until it is moved."""

    def __init__(self, players: int = 2, options: dict[str, str] | None = None, game: str = GAME, **settings: Any):
        self.now = 1_000_000
        self.tokens = (f"invited-{n}-by-link" for n in itertools.count())
        self.seed = 7
        self.log: list[log.Entry] = []
        self.table = Table("here")
        self.append("astrid", tables.create(game, players, options or {}, Settings(**settings), self.asker("astrid")))

    def asker(self, person: str) -> tables.Asker:
        return tables.Asker(person, person.title(), self.now, lambda: next(self.tokens), lambda: self.seed)

    def append(self, by: str, events: list[log.TableEvent]) -> list[log.TableEvent]:
        for event in events:
            written = log.event_from_body(log.event_body(event))
            assert written == event
            entry = log.Entry(self.table.seq + 1, self.now, by, written)
            self.log.append(entry)
            self.table.fold(entry)
        return events

    def do(self, person: str, command: ask.Command, expected: int | None = -1) -> list[log.TableEvent]:
        known = self.table.seq if expected == -1 else expected
        return self.append(person, tables.decide(self.table, command, self.asker(person), known))

    def tick(self, seconds: float = 0) -> list[log.TableEvent]:
        self.now += int(seconds * 1000)
        return self.append("", tables.tick(self.table, self.now))

    def fill(self, bots: int = 0) -> Sitting:
        players = self.table.players
        for n in range(1, players):
            if n >= players - bots:
                self.do("astrid", ask.SeatBot(n))
            else:
                self.do(PEOPLE[n], ask.Sit(invitation=self.table.invitations[n]))
        return self

    def begin(self, bots: int = 0) -> Sitting:
        self.fill(bots).do("astrid", ask.Start())
        return self

    @property
    def actor(self) -> str:
        assert self.table.turn is not None
        return self.table.seats[self.table.turn].person

    def answer(self, choose: random.Random | None = None) -> list[log.TableEvent]:
        codes = self.table.match.legal_codes
        code = choose.choice(codes) if choose else codes[0]
        assert self.table.turn is not None
        if self.table.seats[self.table.turn].level:
            return self.append("", tables.bot_moves(self.table, self.table.turn, code))
        return self.do(self.actor, ask.Move((code,)))

    def play_out(self, seed: int = 1) -> Sitting:
        choose = random.Random(seed)
        while self.table.stage is tables.Stage.PLAYING:
            if self.table.pending is not None:
                self.do(self.table.seats[self.table.pending].person, ask.EndTurn())
            else:
                self.answer(choose)
        return self

    def refolded(self) -> Table:
        return Table("here", self.log)


def unsealed_answer(sitting: Sitting, passes_on: bool) -> int:
    """Give a one-answer move that reveals nothing and passes the turn on or not; returns the seat that gave it."""
    table = sitting.table
    choose = random.Random(3)
    for _ in range(400):
        seat = table.turn
        assert seat is not None
        for code in table.match.legal_codes:
            trial = table.match.copy()
            trial.play(code)
            if not trial.history[-1].sealed and (trial.actor != seat) == passes_on and not trial.over:
                sitting.do(sitting.actor, ask.Move((code,)))
                return seat
        sitting.answer(choose)
        if table.pending is not None:
            sitting.do(table.seats[table.pending].person, ask.EndTurn())
    raise AssertionError("no such answer in this game")


def chains(sitting: Sitting, length: int) -> Iterator[tuple[int, ...]]:
    """Chains of so many answers that reveal nothing, in positions of the game."""
    choose = random.Random(1)
    for _ in range(60):
        match, seat = sitting.table.match.copy(), sitting.table.turn
        codes: list[int] = []
        while (
            len(codes) < length and match.actor == seat and not (match.history and match.history[-1].sealed and codes)
        ):
            codes.append(choose.choice(match.legal_codes))
            match.play(codes[-1])
        if len(codes) == length and not match.history[-1].sealed:
            yield tuple(codes)
        sitting.answer(choose)
