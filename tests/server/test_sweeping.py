"""Memory in vain is found: at once among what is new, and among the rest before there is twice as much of it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from longhouse.server.sweeping import Sweeper

FEW = 1000


class Knot:
    """Something that refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    sweeper = Sweeper(FEW)
    sweeper.begin()
    yield sweeper
    sweeper.end()


def sweep(sweeper: Sweeper) -> None:
    asyncio.run(sweeper.sweep())


def test_what_is_new_and_in_vain_is_found_by_the_next_sweep(sweeper: Sweeper) -> None:
    gone = weakref.ref(Knot())
    assert gone() is not None
    sweep(sweeper)
    assert gone() is None


def test_what_was_set_aside_is_found_before_there_is_twice_as_much(sweeper: Sweeper) -> None:
    knot = Knot()
    sweep(sweeper)
    gone = weakref.ref(knot)
    del knot
    sweep(sweeper)
    assert gone() is not None, "what was set aside is not looked through every time"
    held: list[Knot] = []
    for _ in range(200):
        held += [Knot() for _ in range(FEW)]
        sweep(sweeper)
        if gone() is None:
            break
    assert gone() is None
    assert all(knot.itself is knot for knot in held)


def test_python_gets_its_work_back() -> None:
    before = gc.get_threshold()
    sweeper = Sweeper()
    sweeper.begin()
    assert gc.get_threshold() != before
    sweep(sweeper)
    sweeper.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
