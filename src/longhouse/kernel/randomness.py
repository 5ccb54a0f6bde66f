"""The generator sfc32, inside the record.

It works on non-negative ints below 2**32: no product or shift leaves 63 bits, so Python, Numba and a GPU agree without
any unsigned type.
"""

from __future__ import annotations

from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule

__all__ = ["LARGEST_SEED", "random_below", "random_bits", "reseed", "seed_random", "shuffle", "shuffle_row"]

BITS_32 = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1


@rule
def random_bits(rng: Row) -> int:
    """Draw 32 random bits; rng is four ints."""
    a, b, c, count = rng[0], rng[1], rng[2], rng[3]
    result = (a + b + count) & BITS_32
    rng[3] = (count + 1) & BITS_32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & BITS_32
    rng[2] = ((((c << 21) | (c >> 11)) & BITS_32) + result) & BITS_32
    return result


@rule
def seed_random(rng: Row, seed: int) -> None:
    """Start the generator from a seed of up to 63 bits."""
    rng[0] = seed & BITS_32
    rng[1] = (seed >> 32) & BITS_32
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(12):
        random_bits(rng)


@rule
def reseed(rng: Row, source: Row) -> None:
    """Start the generator anew from bits of another one."""
    for k in range(3):
        rng[k] = random_bits(source)
    rng[3] = 1


@rule
def random_below(rng: Row, n: int) -> int:
    """A number from 0 to n - 1 (biased by less than n / 2**32)."""
    return (random_bits(rng) * n) >> 32


@rule
def shuffle(rng: Row, items: Row, first: int, count: int) -> None:
    """Shuffle items[first : first + count]."""
    for i in range(count - 1, 0, -1):
        j = random_below(rng, i + 1)
        kept = items[first + i]
        items[first + i] = items[first + j]
        items[first + j] = kept


@rule
def shuffle_row(rng: Row, grid: Grid, row: int, count: int) -> None:
    """Shuffle the first count entries of grid[row, :]."""
    for i in range(count - 1, 0, -1):
        j = random_below(rng, i + 1)
        kept = grid[row, i]
        grid[row, i] = grid[row, j]
        grid[row, j] = kept
