"""Rules are plain functions. ``@rule`` marks those that may also be compiled; ``table`` holds printed constants.

The decorator changes nothing: interpreted rules are the functions themselves. :mod:`longhouse.kernel.compiled` makes
compiled twins of marked functions when someone asks for them, so both ways run side by side in one process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

__all__ = ["compiled_as", "contract", "is_contract", "is_rule", "rule", "scratch", "table", "twin_source"]

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of the rules: only integers, records, tables and other rules inside."""
    function.__longhouse__ = "rule"  # type: ignore[attr-defined]
    return function


def contract(function: F) -> F:
    """Mark a kernel name that each game fulfils with a rule of its own; the record's type picks it."""
    function.__longhouse__ = "contract"  # type: ignore[attr-defined]
    return function


def compiled_as(spelled_out: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function over whole rows that the interpreter runs quickly; compiled, the rule given says the same."""

    def mark(function: F) -> F:
        function.__longhouse__ = "rule"  # type: ignore[attr-defined]
        function.__compiled_as__ = spelled_out  # type: ignore[attr-defined]
        return function

    return mark


def twin_source(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function whose code is compiled for this one: itself, unless another one was given."""
    found: Callable[..., Any] = getattr(function, "__compiled_as__", function)
    return found


def is_rule(thing: object) -> bool:
    """Whether the thing is a function marked by @rule."""
    return getattr(thing, "__longhouse__", None) == "rule"


def is_contract(thing: object) -> bool:
    """Whether the thing is a kernel name that games fulfil."""
    return getattr(thing, "__longhouse__", None) == "contract"


def table(values: Any) -> Any:
    """A constant table of the rules: Python ints when interpreted, a NumPy array when compiled."""
    array = np.array(values, np.int64)
    array.flags.writeable = False
    return array.data


def scratch(length: int) -> Any:
    """A row of zeros for a rule to write on while it runs."""
    return np.zeros(length, np.int64).data
