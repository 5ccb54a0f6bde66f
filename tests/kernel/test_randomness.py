"""The generator is sfc32, and what is drawn from it is even."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from longhouse.kernel.randomness import random_below, random_bits, reseed, seed_random, shuffle, shuffle_row


def sfc32(a: int, b: int, c: int, count: int) -> Iterator[int]:
    """The published algorithm on unsigned 32-bit words."""
    word = np.uint32
    x, y, z, n = word(a), word(b), word(c), word(count)
    with np.errstate(over="ignore"):
        while True:
            result = x + y + n
            n += word(1)
            x = y ^ (y >> word(9))
            y = z + (z << word(3))
            z = ((z << word(21)) | (z >> word(11))) + result
            yield int(result)


def generator(seed: int) -> memoryview:
    rng = np.zeros(4, np.int64).data
    seed_random(rng, seed)
    return rng


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**63 - 1])
def test_it_is_sfc32(seed: int) -> None:
    rng = generator(seed)
    reference = sfc32(seed & 0xFFFFFFFF, seed >> 32, 0x9E3779B9, 1)
    for _ in range(12):
        next(reference)
    for _ in range(1000):
        assert random_bits(rng) == next(reference)


def test_numbers_below_n_are_even() -> None:
    rng = generator(5)
    counts = Counter(random_below(rng, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 5 * 92 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    rng, orders = generator(6), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = np.arange(6, dtype=np.int64).data
        shuffle(rng, items, 1, 4)
        assert (items[0], items[5]) == (0, 5)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 5 * 31 for count in orders.values())


def test_a_row_is_shuffled_alone_into_every_order() -> None:
    rng, orders = generator(7), Counter[tuple[int, ...]]()
    for _ in range(6_000):
        grid = np.arange(12, dtype=np.int64).reshape(3, 4)
        shuffle_row(rng, grid.data, 1, 3)
        assert grid[[0, 2]].tolist() == [[0, 1, 2, 3], [8, 9, 10, 11]]
        assert grid[1, 3] == 7
        orders[tuple(grid[1].tolist())] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 29 for count in orders.values())


def test_reseeding_depends_on_the_source_alone() -> None:
    first, second = generator(1), generator(2)
    reseed(first, generator(9))
    reseed(second, generator(9))
    assert first.tolist() == second.tolist()
