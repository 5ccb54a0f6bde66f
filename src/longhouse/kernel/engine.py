"""Two ways to run the same entries on the same bytes: interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from numpy.typing import NDArray

from longhouse.kernel.compiled import Compiler
from longhouse.kernel.record import Record, Records

__all__ = ["CompiledEngine", "Engine", "PlainEngine"]


class Engine(Protocol):
    """Runs generic functions over one game's records."""

    name: str

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function as this engine calls it."""

    def bind(self, array: NDArray[Any]) -> Any:
        """The array as this engine's functions take it; writes go to the same bytes."""

    def extended(self, contract: Mapping[str, Callable[..., Any]]) -> Engine:
        """This engine for functions that also call names of another contract."""


class PlainEngine:
    """The interpreter: Python ints, every write checked."""

    name = "interpreter"

    def __init__(self, record: type[Record], strict: bool = False) -> None:
        self._record = record
        self._strict = strict

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself."""
        return function

    def bind(self, array: NDArray[Any]) -> Any:
        """Records for an array of states, else a view that gives Python ints."""
        if array.dtype == self._record.dtype:
            return Records(self._record, array, self._strict)
        return array.data

    def extended(self, contract: Mapping[str, Callable[..., Any]]) -> PlainEngine:
        """The same: interpreted names look up who fulfils them."""
        return self


class CompiledEngine:
    """Numba: native speed, without the global interpreter lock."""

    name = "compiled"

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.entry = compiler.entry  # itself, since it is asked before every call

    def bind(self, array: NDArray[Any]) -> Any:
        """The array as it is."""
        return array

    def extended(self, contract: Mapping[str, Callable[..., Any]]) -> CompiledEngine:
        """Compiled with more names; this engine stays as it is."""
        return CompiledEngine(self.compiler.extended(contract))
