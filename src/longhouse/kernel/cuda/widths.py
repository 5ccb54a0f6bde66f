"""Which rules need 64 bits. A card reckons twice as fast with 32, and nearly all numbers of a game are small.

Wide is a rule that touches wide cells or large constants, that gets a number from a wide rule or gives one to it. The
generator is the border: whatever goes in and comes out of it is small, but for seeds, which have 63 bits. That nothing
narrow runs over is not proven but tested: programs are also built so that they stop when a number leaves its width
(tests/kernel/test_cuda.py).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from enum import IntEnum

import numpy as np

from longhouse.kernel.cuda.reaching import Found
from longhouse.kernel.randomness import random_below, random_bits, reseed, seed_random, shuffle, shuffle_row
from longhouse.kernel.record import Record

__all__ = ["wide_rules"]

_BORDER = (random_below, shuffle, shuffle_row)
_GENERATOR = (random_below, random_bits, reseed, seed_random)
_SMALL = 2**31


def wide_rules(rules: Iterable[Found], record: type[Record]) -> set[Found]:
    """The rules that reckon with 64 bits; the others do with 32."""
    every = list(rules)
    fields = {name for name, field in record.fields.items() if field.width == "i8" and name != "rng"}
    wide = {rule for rule in every if rule.function in _GENERATOR or _is_large(rule, fields) or _seeds(rule)}
    before = -1
    while before != len(wide):
        before = len(wide)
        for rule in every:
            for callee in rule.calls.values():
                if callee.function in _BORDER:
                    continue
                if callee in wide and callee.answers == "int":
                    wide.add(rule)
                if rule in wide and "int" in callee.kinds.values() and rule.function not in _GENERATOR:
                    wide.add(callee)
    return wide


def _seeds(rule: Found) -> bool:
    return any(callee.function is seed_random for callee in rule.calls.values())


def _is_large(rule: Found, fields: set[str]) -> bool:
    return any(
        (isinstance(node, ast.Attribute) and node.attr in fields)
        or (isinstance(node, ast.Constant | ast.Name) and _is_large_name(rule, node))
        for node in ast.walk(rule.tree)
    )


def _is_large_name(rule: Found, node: ast.Constant | ast.Name) -> bool:
    value = node.value if isinstance(node, ast.Constant) else rule.named(node.id)
    if isinstance(value, memoryview):
        return bool(np.abs(np.asarray(value)).max() >= _SMALL)
    return isinstance(value, int) and not isinstance(value, IntEnum) and abs(value) >= _SMALL
