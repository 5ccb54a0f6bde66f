"""The card, through CuPy: arrays on it, and programs loaded into it. Without one, one line says what is missing."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import Any

from longhouse.kernel.errors import BadOption, refusal

__all__ = ["arrays", "loaded", "multiprocessors", "strided", "target"]


@functools.cache
def arrays() -> Any:
    """CuPy, which is NumPy on a card; refused where it or the card is missing."""
    try:
        cupy: Any = importlib.import_module("cupy")
    except ImportError as error:
        raise BadOption(refusal("no-cupy")) from error
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise BadOption(refusal("no-card")) from error
    if count == 0:
        raise BadOption(refusal("no-card"))
    return cupy


def target() -> str:
    """What programs for this card are compiled for."""
    return f"sm_{arrays().cuda.Device().compute_capability}"


def loaded(path: Path) -> Any:
    """A program's file, in the card."""
    return arrays().RawModule(path=str(path))


def multiprocessors() -> int:
    """How many of them the card has."""
    return int(arrays().cuda.Device().attributes["MultiProcessorCount"])


def strided(cells: Any, begin: int, shape: tuple[int, ...], kind: Any, strides: tuple[int, ...]) -> Any:
    """Some of an array's bytes as an array of another kind, where they lie."""
    return arrays().ndarray(shape, kind, cells.data + begin, strides)
