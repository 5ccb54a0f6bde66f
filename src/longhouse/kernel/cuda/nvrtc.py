"""NVIDIA's run-time compiler and linker: CUDA C++ in, code for a card out. They need no card.

Rules are compiled as functions that others could call, and linked afterwards. Compiled as one closed program the
assembler (CUDA 13.0 and 13.4) gives functions calling conventions of their own and loses return addresses on the way.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from longhouse.kernel.cuda.libraries import library

__all__ = ["compiled", "version"]

_CUBIN = 1  # what the linker calls code of one card


def version() -> str:
    """The compiler's version."""
    return ".".join(map(str, _version()))


def compiled(source: str, target: str, options: Sequence[str] = ()) -> bytes:
    """The program as code for a target: machine code for ``sm_90``, PTX for ``compute_90``."""
    given = [f"--gpu-architecture={target}", "--std=c++17", "--relocatable-device-code=true", *options]
    if target.startswith("compute"):
        return _compiled(source, given, "PTX")
    return _linked(_compiled(source, given, "CUBIN"), target)


def _version() -> tuple[int, int]:
    major, minor = ctypes.c_int(), ctypes.c_int()
    library("nvrtc").nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    return major.value, minor.value


def _compiled(source: str, options: list[str], what: str) -> bytes:
    nvrtc, program = library("nvrtc"), ctypes.c_void_p()
    _check(nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"rules.cu", 0, None, None))
    try:
        if nvrtc.nvrtcCompileProgram(program, len(options), _words(options)) != 0:
            raise RuntimeError(_fetched(nvrtc, "nvrtcGetProgramLog", program).decode(errors="replace"))
        return _fetched(nvrtc, f"nvrtcGet{what}", program)
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def _linked(code: bytes, target: str) -> bytes:
    linker, handle, options = library("nvJitLink"), ctypes.c_void_p(), [f"-arch={target}"]
    names = {
        name: f"__nvJitLink{name}_{_version()[0]}_0"
        for name in ("Create", "AddData", "Complete", "GetLinkedCubin", "Destroy")
    }
    _check(linker[names["Create"]](ctypes.byref(handle), ctypes.c_uint32(len(options)), _words(options)))
    try:
        _check(linker[names["AddData"]](handle, _CUBIN, code, ctypes.c_size_t(len(code)), b"rules"))
        _check(linker[names["Complete"]](handle))
        return _fetched(linker, names["GetLinkedCubin"], handle)
    finally:
        linker[names["Destroy"]](ctypes.byref(handle))


def _fetched(library: ctypes.CDLL, getter: str, owner: ctypes.c_void_p) -> bytes:
    """What a getter fills, after its twin has told the size."""
    size = ctypes.c_size_t()
    _check(library[_size_of(getter)](owner, ctypes.byref(size)))
    room = ctypes.create_string_buffer(size.value)
    _check(library[getter](owner, room))
    return room.raw


def _size_of(getter: str) -> str:
    """``nvrtcGetPTXSize`` for ``nvrtcGetPTX``; versions of the linker's names stay at the end."""
    name, *ending = getter.rsplit("_", 2) if getter.startswith("__") else [getter]
    return "_".join([f"{name}Size", *ending])


def _words(options: list[str]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(options))(*(option.encode() for option in options))


def _check(code: int) -> None:
    if code != 0:
        raise RuntimeError(f"NVIDIA's compiler answers {code}")
