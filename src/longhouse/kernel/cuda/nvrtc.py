"""NVIDIA's run-time compiler: CUDA C++ in, code for a card out. It needs no card."""

from __future__ import annotations

import ctypes
import functools
import importlib.util
from collections.abc import Sequence
from pathlib import Path

from longhouse.kernel.errors import BadOption, refusal

__all__ = ["compiled", "version"]

_OF_MACHINE = ("libnvrtc.so.13", "libnvrtc.so.12", "/usr/local/cuda/lib64/libnvrtc.so")


@functools.cache
def _library() -> ctypes.CDLL:
    """The compiler, as the extra ``gpu`` brings it, else as the machine has it."""
    for path in (*_of_package(), *_OF_MACHINE):
        try:
            return ctypes.CDLL(path)
        except OSError:
            continue
    raise BadOption(refusal("no-nvrtc"))


def _of_package() -> list[str]:
    """Where NVIDIA's packages for Python keep it."""
    found = importlib.util.find_spec("nvidia")
    places = found.submodule_search_locations if found is not None else None
    return [
        str(path) for place in places or () for path in sorted(Path(place).glob("*/lib/libnvrtc.so.*"), reverse=True)
    ]


def version() -> str:
    """The compiler's version."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    _library().nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    return f"{major.value}.{minor.value}"


def compiled(source: str, target: str, options: Sequence[str] = ()) -> bytes:
    """The program as code for a target: machine code for ``sm_90``, PTX for ``compute_90``."""
    library, program = _library(), ctypes.c_void_p()
    _check(library.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"rules.cu", 0, None, None))
    try:
        given = [f"--gpu-architecture={target}", "--std=c++17", *options]
        words = (ctypes.c_char_p * len(given))(*(word.encode() for word in given))
        if library.nvrtcCompileProgram(program, len(given), words) != 0:
            raise RuntimeError(_text(program, "ProgramLog").decode(errors="replace"))
        return _text(program, "PTX" if target.startswith("compute") else "CUBIN")
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


def _text(program: ctypes.c_void_p, what: str) -> bytes:
    size = ctypes.c_size_t()
    _check(getattr(_library(), f"nvrtcGet{what}Size")(program, ctypes.byref(size)))
    room = ctypes.create_string_buffer(size.value)
    _check(getattr(_library(), f"nvrtcGet{what}")(program, room))
    return room.raw


def _check(code: int) -> None:
    if code != 0:
        raise RuntimeError(f"NVRTC answers {code}")
