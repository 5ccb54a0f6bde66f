"""Compiled twins of rules.

A twin is the same code object over other globals: rules become compiled rules, tables become arrays, the contract's
names become the rules of one game. So one source serves both ways, in one process, and nothing is registered by hand.

Numba does not notice edits in other modules: the cache folder is named by a hash of the kernel's and the game's
sources, its data and the versions in use.
"""

from __future__ import annotations

import contextlib
import copy
import ctypes
import functools
import hashlib
import importlib
import importlib.util
import os
import platform
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.rule import is_contract, is_rule, scratch, twin_source

__all__ = ["Compiler", "alone", "cache_root", "plain_forced", "source_hash", "wants_compiled"]

_KERNEL = Path(__file__).parent
_lock = threading.RLock()


def plain_forced() -> bool:
    """Whether LONGHOUSE_RULES=plain asks for the interpreter everywhere."""
    return os.environ.get("LONGHOUSE_RULES", "") == "plain"


def wants_compiled() -> bool:
    """Whether rules can and may be compiled here."""
    return not plain_forced() and importlib.util.find_spec("numba") is not None


def cache_root() -> Path:
    """Where compiled rules are kept: LONGHOUSE_CACHE, else the user's cache folder."""
    if named := os.environ.get("LONGHOUSE_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "longhouse" / "rules"


def _sources(folder: Path) -> list[Path]:
    return sorted(path for pattern in ("*.py", "*.toml") for path in folder.rglob(pattern))


def source_hash(paths: Iterable[Path], salt: str) -> str:
    """One name per state of these files."""
    digest = hashlib.sha256(salt.encode())
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _keep_memory() -> None:
    """Let malloc keep what LLVM frees between functions; handing it back and asking again costs more than compiling."""
    try:
        libc = ctypes.CDLL(None)
        for option, size in ((-1, 2_000_000_000), (-2, 64 << 20), (-3, 32 << 20)):  # trim, top pad, mmap thresholds
            libc.mallopt(option, size)
    except (OSError, AttributeError):
        pass  # not glibc: only slower


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one thread of one process at a time through; the others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    with _lock, (folder / "lock").open("w") as lock:
        _wait_for(lock)
        yield


def _wait_for(lock: IO[str]) -> None:
    """Hold the file until it is closed; where files cannot be held, several processes compile the same, only slower."""
    with contextlib.suppress(ImportError):
        fcntl: Any = importlib.import_module("fcntl")  # not on Windows
        fcntl.flock(lock, fcntl.LOCK_EX)


def _numba() -> Any:
    """Numba, imported only when rules are compiled; its own types know less than it can do."""
    return importlib.import_module("numba")


@functools.cache
def _pipeline(entry: bool) -> dict[str, Any]:
    """How entries, or rules that only other rules call, are compiled; Numba's own way where its inside is not known."""
    try:
        linking = importlib.import_module("longhouse.kernel.linking")
    except (ImportError, AttributeError):
        return {}
    if not linking.is_tested_with(_numba().__version__):
        return {}
    return {"pipeline_class": linking.EntryCompiler if entry else linking.InnerRuleCompiler}


def _widened(kind: Any) -> Any:
    """The type an argument travels as: every integer as int64, so that each rule is compiled once."""
    types = _numba().types
    if isinstance(kind, types.Integer | types.IntegerLiteral | types.Boolean | types.IntEnumMember):
        return types.int64
    if isinstance(kind, types.Omitted) and isinstance(kind.value, int):
        return types.int64
    return kind


def _zeros(length: int) -> NDArray[np.int64]:
    """What ``scratch`` is in compiled code."""
    return np.zeros(length, np.int64)


def _compiled_once(dispatcher: Any) -> Any:
    find = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find(tuple(map(_widened, args)), kws)
    return dispatcher


class Compiler:
    """Makes the compiled twins of one game's rules and of generic functions over them."""

    def __init__(
        self, folders: Iterable[Path], contract: Mapping[str, Callable[..., Any]], checked: bool = False
    ) -> None:
        """``folders``: what the cache depends on besides the kernel; ``checked``: array bounds are looked at."""
        numba = _numba()
        _keep_memory()
        self._contract = contract
        self._checked = checked
        self._twins: dict[Callable[..., Any], Any] = {}
        self._ready: dict[Callable[..., Any], Any] = {}  # entries that need no look at Numba any more
        self._entries: dict[Callable[..., Any], Any] = {}
        versions = f"{numba.__version__} {np.__version__} {platform.python_version()} {numba.config.OPT} {checked}"
        self._own_files = [path for folder in (_KERNEL, *folders) for path in _sources(folder)]
        self.cache = cache_root() / source_hash(self._own_files, versions)

    def extended(self, contract: Mapping[str, Callable[..., Any]]) -> Compiler:
        """A compiler that knows more names of a contract; rules that both reach are lowered once."""
        other = copy.copy(self)
        other._contract = {**self._contract, **contract}
        other._entries, other._ready = {}, {}
        return other

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The compiled function for calls from Python, kept in the cache folder."""
        ready = self._ready.get(function)
        return self._made_ready(function) if ready is None else ready

    def _made_ready(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The entry, kept once it is compiled: asking Numba each time takes longer than many an entry runs."""
        if function not in self._entries:
            with _lock:
                self._entries[function] = self._compile(function, entry=True)
        compiled: Any = self._entries[function]
        if not compiled.signatures:
            return self._first_call(function, compiled)
        self._ready[function] = compiled
        return compiled  # type: ignore[no-any-return]

    def _first_call(self, function: Callable[..., Any], entry: Any) -> Callable[..., Any]:
        """The entry, compiled under a lock: of several processes one compiles and the others load what it made."""

        def call(*args: Any) -> Any:
            with alone(self._cache_of(function)):
                entry.compile(tuple(map(_numba().typeof, args)))
            return entry(*args)

        return call

    def _twin(self, function: Callable[..., Any]) -> Any:
        if function not in self._twins:
            self._twins[function] = _compiled_once(self._compile(function, entry=False))
        return self._twins[function]

    def _compile(self, function: Callable[..., Any], entry: bool) -> Any:
        numba = _numba()
        assert isinstance(function, FunctionType)
        code = function.__code__
        names = {
            name: self._replaced(function.__globals__[name]) for name in code.co_names if name in function.__globals__
        }
        names["__name__"] = function.__module__
        twin = FunctionType(code, names, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        options = {"nogil": True, "error_model": "numpy", "boundscheck": self._checked, **_pipeline(entry)}
        if not entry:
            return numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)(twin)
        kept = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self._cache_of(function))
        try:
            return numba.njit(cache=True, **options)(twin)
        finally:
            numba.config.CACHE_DIR = kept

    def _cache_of(self, entry: Callable[..., Any]) -> Path:
        """The cache folder of an entry; rules from outside kernel and game (a search, say) get one by their sources."""
        assert isinstance(entry, FunctionType)
        reached = self._rules_reached(entry, set())
        files = {Path(function.__code__.co_filename) for function in reached}
        folders = {path.parent for path in files.difference(self._own_files)}
        outside = [path for folder in sorted(folders) for path in sorted(folder.glob("*.py"))]
        written = sorted(getattr(function, "written", "") for function in reached)  # by observations, in no file
        return self.cache / source_hash(outside, "\n".join(["outside", *written])) if outside else self.cache

    def _rules_reached(self, function: FunctionType, found: set[FunctionType]) -> set[FunctionType]:
        """The function and every rule it calls, however deep, through the names of a contract too."""
        found.add(function)
        for name in function.__code__.co_names:
            callee = function.__globals__.get(name)
            callee = self._contract.get(name) if is_contract(callee) else callee
            if isinstance(callee, FunctionType) and is_rule(callee):
                source = twin_source(callee)
                assert isinstance(source, FunctionType)
                if source not in found:
                    self._rules_reached(source, found)
        return found

    def _replaced(self, thing: Any) -> Any:
        """What a name of the rules stands for in compiled code."""
        if is_contract(thing):
            return self._twin(self._contract[thing.__name__])
        if is_rule(thing):
            return self._twin(twin_source(thing))
        if thing is scratch:
            return self._twin(_zeros)
        if isinstance(thing, memoryview):
            return np.asarray(thing)
        return thing
