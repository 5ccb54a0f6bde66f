"""What a table asks of every clock."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from longhouse.tables.clocks import DAY, Clock, DaysClock, LiveClock, NoClock

CLOCKS = [kind() for kind in get_args(Clock)]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
def test_a_clock_is_read_as_it_was_written(clock: Clock) -> None:
    assert msgspec.json.decode(msgspec.json.encode(clock), type=Clock) == clock


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
def test_time_runs_out_only_for_the_one_waited_for(clock: Clock) -> None:
    stored = clock.at_start()
    assert clock.left(stored, None) == stored
    now, later = clock.left(stored, 0), clock.left(stored, 500)
    assert clock.runs == (now is not None)
    assert now is None or later == now - 500


def test_a_chess_clock_stores_what_is_not_used() -> None:
    clock = LiveClock(60, 5)
    assert clock.at_start() == 60_000
    assert clock.after_turn(60_000, 2_000) == 63_000
    assert [clock.after_return(1_000), clock.after_return(30_000)] == [6_000, 30_000]


def test_days_begin_anew_with_every_turn() -> None:
    clock = DaysClock(2)
    assert clock.left(None, DAY) == DAY
    assert clock.at_start() is None


def test_without_a_clock_there_is_no_end() -> None:
    assert NoClock().left(None, 10**12) is None
