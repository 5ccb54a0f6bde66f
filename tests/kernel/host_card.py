"""A card made of this machine: the same programs, compiled by its C++ compiler, over NumPy's arrays."""

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from longhouse.kernel.cuda import card, engine, fleet
from longhouse.kernel.cuda.program import program
from longhouse.kernel.game import Game

COMPILER = shutil.which("g++") or shutil.which("clang++")
FLAGS = ("-std=c++17", "-O1", "-fwrapv", "-fno-strict-aliasing", "-w", "-shared", "-fPIC")

STOPPING = ("-fsanitize=undefined", "-fsanitize-undefined-trap-on-error")  # when a number leaves its width or its row

needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C++ compiler here, which stands in for a card")


class _HostProgram:
    """Kernels as plain functions: the grid is left out, since without a card each loops over its games itself."""

    def __init__(self, path: Path) -> None:
        self._library = ctypes.CDLL(str(path))

    def get_function(self, name: str) -> Any:
        function = self._library[name]

        def run(grid: tuple[int, ...], block: tuple[int, ...], given: tuple[Any, ...]) -> None:
            assert all(isinstance(one, np.int64 | np.ndarray) for one in given)
            function(*(ctypes.c_int64(int(one)) if isinstance(one, np.int64) else _place(one) for one in given))

        return run


def _place(array: Any) -> ctypes.c_void_p:
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)


class _Arrays:
    """NumPy under CuPy's names."""

    asnumpy = staticmethod(np.asarray)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)


def build_on_host(game: Game, folder: Path, *flags: str) -> Path:
    """A game's program as a library of this machine, made once."""
    source, made = folder / f"{game.id}.cpp", folder / f"{game.id}{len(flags)}.so"
    if made.exists():
        return made
    source.write_text(program(game), encoding="utf-8")
    assert COMPILER is not None
    subprocess.run([COMPILER, *FLAGS, *flags, "-o", str(made), str(source)], check=True, capture_output=True, text=True)
    return made


def lend(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let this machine be the card while a test runs."""
    monkeypatch.setattr(card, "arrays", _Arrays)
    monkeypatch.setattr(card, "target", lambda: "host")
    monkeypatch.setattr(card, "loaded", _HostProgram)
    monkeypatch.setattr(card, "multiprocessors", lambda: 1)
    monkeypatch.setattr(
        card,
        "strided",
        lambda cells, begin, shape, kind, strides: np.ndarray(shape, kind, cells.data, begin, strides),
    )
    monkeypatch.setattr(engine, "build", lambda game, target: build_on_host(game, folder))
    monkeypatch.setattr(fleet, "_engines", {})
