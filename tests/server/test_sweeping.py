"""Memory in vain is found: at once where it is much, and else when the house has grown to twice its size."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from longhouse.server.sweeping import LITTLE, Sweeper, resident_bytes


class Knot:
    """Something that refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


class House:
    """A sweeper, and the memory that its house takes."""

    def __init__(self) -> None:
        self.taken = 10 * LITTLE
        self.sweeper = Sweeper(lambda: self.taken)

    def sweep(self) -> None:
        asyncio.run(self.sweeper.sweep())


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    house.sweeper.begin()
    yield house
    house.sweeper.end()


def test_what_was_set_aside_is_found_when_twice_the_memory_is_taken(house: House) -> None:
    knot = Knot()
    house.sweep()
    gone = weakref.ref(knot)
    del knot
    house.taken = 20 * LITTLE - 1
    house.sweep()
    assert gone() is not None, "what was set aside is not looked through every time"
    house.taken = 20 * LITTLE
    house.sweep()
    assert gone() is None


def test_what_a_sweep_leaves_is_what_the_next_one_is_measured_by(house: House) -> None:
    house.taken = 20 * LITTLE
    house.sweep()
    knot = Knot()
    house.sweep()
    gone = weakref.ref(knot)
    del knot
    house.taken = 39 * LITTLE
    house.sweep()
    assert gone() is not None
    house.taken = 40 * LITTLE
    house.sweep()
    assert gone() is None


def test_a_small_house_may_take_more_before_anybody_looks(house: House) -> None:
    small = House()
    small.taken = 1
    small.sweeper.begin()
    knot = Knot()
    small.sweep()
    gone = weakref.ref(knot)
    del knot
    small.taken = LITTLE
    small.sweep()
    assert gone() is not None
    small.taken = LITTLE + 1
    small.sweep()
    assert gone() is None


CLOSED = """
import asyncio, gc, pathlib, sys
from longhouse.server.house import House, open_house
from longhouse.server.serving import Serving

async def visit():
    async with open_house(House(Serving("127.0.0.1", 0, pathlib.Path(sys.argv[1]), compile=False))):
        assert gc.get_threshold() != before

before = gc.get_threshold()
asyncio.run(visit())
assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
"""
NEWEST = """
import gc, weakref
from longhouse.server.sweeping import NEW, Sweeper
from tests.server.test_sweeping import Knot

Sweeper().begin()
gone = [weakref.ref(Knot()) for _ in range(10 * NEW)]
assert sum(one() is not None for one in gone) <= 2 * NEW
"""


@pytest.mark.parametrize(
    "script", [CLOSED, NEWEST], ids=["a house that closes gives the work back", "much is found at once"]
)
def test_in_a_process_of_its_own(script: str, tmp_path: Path) -> None:
    """Other tests of this process may have houses open, which set memory aside too."""
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=True, cwd=Path(__file__).parents[2])


def test_the_memory_that_is_taken_is_that_of_this_process() -> None:
    before = resident_bytes()
    held = bytearray(b"x" * 2**26)
    assert resident_bytes() - before >= len(held) // 2
