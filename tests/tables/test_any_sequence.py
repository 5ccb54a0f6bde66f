"""Any sequence of commands, sensible or not: a refusal changes nothing, and the log alone gives the table back."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longhouse import tables
from longhouse.tables import commands as ask
from longhouse.tables.clocks import DaysClock, LiveClock, NoClock
from longhouse.tables.showing import show_table
from tests.tables.playing import PEOPLE, Sitting

people = st.sampled_from((*PEOPLE, "stranger", ""))
seats = st.integers(0, 4)
commands = st.one_of(
    st.builds(ask.Sit, seats | st.none()),
    st.builds(ask.SeatBot, seats, st.sampled_from(("random", "berserk"))),
    st.builds(ask.RemovePlayer, seats),
    st.builds(ask.Start),
    st.builds(ask.EndTurn),
    st.builds(ask.Undo),
    st.builds(ask.Redo),
    st.builds(ask.Agree),
    st.builds(ask.Refuse),
    st.builds(ask.Leave),
    st.builds(ask.Return),
    st.builds(ask.Vote, seats),
    st.builds(ask.Say, st.text(min_size=1, max_size=20)),
    st.builds(ask.Note, st.text(max_size=20)),
    st.builds(ask.Rematch),
    st.builds(ask.Move, st.tuples(st.integers(0, 300))),
)


class AnySequence(RuleBasedStateMachine):
    sitting: Sitting

    @initialize(
        players=st.integers(2, 4),
        bots=st.integers(0, 2),
        end_turn=st.sampled_from(("automatic", "explicit")),
        undo=st.sampled_from(("own", "own", "never")),
        clock=st.sampled_from((NoClock(), LiveClock(30, 1), DaysClock(1))),
        seed=st.integers(0, 2**63 - 1),
    )
    def set_up(self, players, bots, end_turn, undo, clock, seed) -> None:
        self.sitting = Sitting(players, end_turn=end_turn, undo=undo, clock=clock, public=True, patience=30)
        self.sitting.seed = seed
        self.sitting.begin(min(bots, players - 1))

    @rule(person=people, command=commands, late=st.booleans())
    def ask_anything(self, person: str, command: ask.Command, late: bool) -> None:
        before = self.sitting.table.fingerprint()
        state = self.sitting.table.match.state_bytes()
        try:
            self.sitting.do(person, command, self.sitting.table.moved_seq - 1 if late else -1)
        except tables.Refused:
            assert self.sitting.table.fingerprint() == before
            assert self.sitting.table.match.state_bytes() == state

    @precondition(lambda self: self.sitting.table.stage is tables.Stage.PLAYING and self.sitting.table.pending is None)
    @rule(pick=st.integers(0, 10**6), times=st.integers(1, 6))
    def answer_well(self, pick: int, times: int) -> None:
        table = self.sitting.table
        for _ in range(times):
            if table.turn is None or table.pending is not None:
                return
            codes = table.match.legal_codes
            code = codes[pick % len(codes)]
            if table.seats[table.turn].level:
                self.sitting.append("", tables.bot_moves(table, table.turn, code))
            else:
                self.sitting.do(self.sitting.actor, ask.Move((code,)))

    @precondition(lambda self: self.sitting.table.can_take_back)
    @rule()
    def take_back(self) -> None:
        table = self.sitting.table
        assert table.run_seat is not None
        above, person = len(table.codes) - table.floor, table.seats[table.run_seat].person
        if above and person and not table.needs_consent(table.run_seat):
            self.sitting.do(person, ask.Undo())
            assert len(table.codes) - table.floor == above - 1

    @rule(seconds=st.integers(0, 100_000))
    def wait(self, seconds: int) -> None:
        while self.sitting.tick(seconds):
            seconds = 0

    @invariant()
    def the_log_alone_gives_the_table_back(self) -> None:
        again = self.sitting.refolded()
        assert again.fingerprint() == self.sitting.table.fingerprint()
        assert again.match.state_bytes() == self.sitting.table.match.state_bytes()
        assert again.turn == again.match.actor or again.stage is tables.Stage.OVER

    @invariant()
    def the_seed_stays_here(self) -> None:
        if self.sitting.table.stage is tables.Stage.PLAYING and self.sitting.seed > 10**12:
            for person in ("", "bjorn"):
                assert str(self.sitting.seed).encode() not in msgspec.json.encode(
                    show_table(self.sitting.table, person)
                )


TestAnySequence = AnySequence.TestCase
TestAnySequence.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
