"""Sums over rows of float32: in one order, interpreted (by NumPy, a row at a time) and compiled (number by number)."""

from __future__ import annotations

from typing import Any

from longhouse.kernel.record import Row
from longhouse.kernel.rule import compiled_as, rule

__all__ = ["LANES", "Table", "add_rows", "copy_row", "cut_off", "product"]

LANES = 8  # sums side by side that make a product: as many as a processor adds at once

Table = Any  # a NumPy array of float32 in one or two dimensions: whole rows of it are taken, which no protocol says


@rule
def copy_each(out: Table, row: Table) -> None:
    """Number by number."""
    for k in range(len(out)):
        out[k] = row[k]


@compiled_as(copy_each)
def copy_row(out: Table, row: Table) -> None:
    """Make out the same as the row."""
    out[:] = row


@rule
def add_four(out: Table, weights: Table, rows: Row, amounts: Table, i: int) -> None:
    """Four rows at a time, each number in the order of rows: twice as fast as one row after the other."""
    one, two, three, four = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
    a, b, c, d = amounts[i], amounts[i + 1], amounts[i + 2], amounts[i + 3]
    for k in range(len(out)):
        out[k] = (((out[k] + a * weights[one, k]) + b * weights[two, k]) + c * weights[three, k]) + d * weights[four, k]


@rule
def add_each(out: Table, weights: Table, rows: Row, amounts: Table, n: int) -> None:
    """Number by number."""
    fours = n - n % 4
    for i in range(0, fours, 4):
        add_four(out, weights, rows, amounts, i)
    for i in range(fours, n):
        row, amount = rows[i], amounts[i]
        for k in range(len(out)):
            out[k] += amount * weights[row, k]


@compiled_as(add_each)
def add_rows(out: Table, weights: Table, rows: Row, amounts: Table, n: int) -> None:
    """Add n rows of weights, each times its amount."""
    for i in range(n):
        out += amounts[i] * weights[rows[i]]


@rule
def cut_each(out: Table) -> None:
    """Number by number."""
    for k in range(len(out)):
        out[k] = max(out[k], 0.0)


@compiled_as(cut_each)
def cut_off(out: Table) -> None:
    """Make what is below 0 be 0."""
    out[out < 0] = 0


@rule
def product_of_each(row: Table, weights: Table, which: int) -> Any:
    """Number by number."""
    a, b = row[0] * weights[which, 0], row[1] * weights[which, 1]
    c, d = row[2] * weights[which, 2], row[3] * weights[which, 3]
    e, f = row[4] * weights[which, 4], row[5] * weights[which, 5]
    g, h = row[6] * weights[which, 6], row[7] * weights[which, 7]
    for k in range(8, len(row), 8):
        a += row[k] * weights[which, k]
        b += row[k + 1] * weights[which, k + 1]
        c += row[k + 2] * weights[which, k + 2]
        d += row[k + 3] * weights[which, k + 3]
        e += row[k + 4] * weights[which, k + 4]
        f += row[k + 5] * weights[which, k + 5]
        g += row[k + 6] * weights[which, k + 6]
        h += row[k + 7] * weights[which, k + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@compiled_as(product_of_each)
def product(row: Table, weights: Table, which: int) -> Any:
    """The sum of the products of two rows, whose length LANES divides: lane by lane, then the lanes by pairs."""
    lanes = (row * weights[which]).reshape(-1, LANES).cumsum(axis=0)[-1]
    pairs = lanes[0::2] + lanes[1::2]
    fours = pairs[0::2] + pairs[1::2]
    return fours[0] + fours[1]
