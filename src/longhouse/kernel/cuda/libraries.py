"""NVIDIA's libraries, found where the extra ``gpu`` puts them, else where the machine has them."""

from __future__ import annotations

import ctypes
import functools
import importlib.util
from collections.abc import Iterator
from pathlib import Path

from longhouse.kernel.errors import BadOption, refusal

__all__ = ["library"]

_OF_MACHINE = Path("/usr/local/cuda/lib64")


@functools.cache
def library(name: str) -> ctypes.CDLL:
    """A library by its name, ``nvrtc`` for example; refused in one line where it is missing."""
    for path in _places(f"lib{name}.so"):
        try:
            return ctypes.CDLL(path)
        except OSError:
            continue
    raise BadOption(refusal("no-cuda-library", name=name))


def _places(file: str) -> Iterator[str]:
    found = importlib.util.find_spec("nvidia")
    for place in (found.submodule_search_locations or ()) if found is not None else ():
        yield from map(str, sorted(Path(place).glob(f"*/lib/{file}.*"), reverse=True))
    yield from (f"{file}.13", f"{file}.12", str(_OF_MACHINE / file))
