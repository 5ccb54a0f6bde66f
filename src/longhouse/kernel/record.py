"""The state of a game is one record of signed integers, declared once as a class.

From the class come the NumPy dtype (what compiled rules run on), the record that interpreted rules run on (Python
ints; a write that does not fit raises) and what the type checker knows about ``s``::

    class Fjord(Record):
        ships: int = int8()
        body: Grid = int8(8, 5)  # piece ids, index 0 next to the bow
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["Cube", "Field", "Grid", "Record", "Records", "Row", "copied", "int8", "int16", "int32", "int64", "laid_out"]

Cells = NDArray[np.void]


def copied(cells: Cells) -> Cells:
    """A copy of records. NumPy's own goes field by field and takes thirty times as long."""
    return laid_out(cells.tobytes(), cells.dtype)


def laid_out(raw: bytes, dtype: np.dtype[np.void]) -> Cells:
    """Records of a copy of these bytes."""
    return np.frombuffer(bytearray(raw), dtype)


class Row(Protocol):
    """A line of integers."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A table of integers, indexed ``grid[row, column]``."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Cube(Protocol):
    """A block of integers, indexed ``cube[layer, row, column]``."""

    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """Width and shape of one field; an empty shape is a single number."""

    width: str
    shape: tuple[int, ...]

    @property
    def spec(self) -> Any:
        """What NumPy calls this field."""
        return np.dtype((self.width, self.shape)) if self.shape else np.dtype(self.width)


def _field_of(width: str) -> Callable[..., Any]:
    def declare(*shape: int) -> Any:
        return Field(width, shape)

    declare.__doc__ = f"A field of {width} numbers: no argument for one number, else the shape."
    return declare


int8, int16, int32, int64 = (_field_of(width) for width in ("i1", "i2", "i4", "i8"))


class _Strict:
    """An array field that also refuses negative indices (a -1 passes everywhere else)."""

    __slots__ = ("cells",)

    def __init__(self, cells: memoryview) -> None:
        self.cells = cells

    def __len__(self) -> int:
        return len(self.cells)

    def _checked(self, at: Any) -> Any:
        if min(at) < 0 if isinstance(at, tuple) else at < 0:
            raise IndexError(f"negative index {at}")
        return at

    def __getitem__(self, at: Any) -> Any:
        return self.cells[self._checked(at)]

    def __setitem__(self, at: Any, value: int) -> None:
        self.cells[self._checked(at)] = value


def _number(name: str) -> property:
    slot = "_" + name

    def read(self: Record) -> Any:
        return getattr(self, slot)[0]

    def write(self: Record, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


def _dtype_of(fields: dict[str, Field]) -> np.dtype[np.void]:
    """An aligned dtype without holes: wide fields first, then what fills up the last word.

    Holes would be bytes that no field owns, which NumPy does not copy: equal states would have unequal bytes.
    """
    ordered = sorted(fields.items(), key=lambda item: -np.dtype(item[1].width).itemsize)
    specs = [(name, field.spec) for name, field in ordered]
    used = sum(spec.itemsize for _, spec in specs)
    filler = -used % np.dtype(specs, align=True).alignment
    if filler:
        specs.append(("filler", Field("i1", (filler,)).spec))
    return np.dtype(specs, align=True)


Place = tuple[int, int, str, tuple[int, ...]]
"""Where a field's cells begin and end among the bytes, their type and their shape."""


def _place_of(dtype: np.dtype[np.void], name: str, field: Field) -> tuple[str, Place]:
    """The slot of a field and its place; a single number is a line of one behind a property."""
    spec, begin = dtype.fields[name][:2]  # type: ignore[index]
    slot, shape = (name, field.shape) if field.shape else ("_" + name, (1,))
    return slot, (begin, begin + spec.itemsize, np.dtype(field.width).char, shape)


class Record:
    """One state, on the bytes of a NumPy record: what interpreted rules read and write."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]] = {}
    places: ClassVar[dict[str, Place]] = {}
    cells: Cells
    raw: memoryview  # the bytes of the cells

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        clash = [name for name in own if hasattr(np.record, name) or hasattr(np.ndarray, name)]
        if clash:
            raise TypeError(f"{cls.__name__}: {', '.join(clash)} would hide an attribute of NumPy's records")
        cls.fields = {**cls.fields, **own}
        for name, field in own.items():
            if field.shape:
                delattr(cls, name)
            else:
                setattr(cls, name, _number(name))
        cls.dtype = _dtype_of(cls.fields)
        cls.places = dict(_place_of(cls.dtype, name, field) for name, field in cls.fields.items())

    def __init__(self, cells: Cells, strict: bool = False) -> None:
        """Wrap a one-element array of ``dtype``; ``strict`` refuses negative indices too."""
        self.cells = cells
        self.strict = strict
        self.raw = cells.view(np.uint8).data

    def __getattr__(self, slot: str) -> Any:
        """A field's cells, when they are used for the first time: most records are copies of which few are."""
        if slot == "cells":
            self.cells = np.frombuffer(self.raw, self.dtype)
            return self.cells
        if slot not in self.places:
            raise AttributeError(f"{type(self).__name__} has no field {slot!r}")
        begin, end, code, shape = self.places[slot]
        view = self.raw[begin:end].cast(code, shape)  # type: ignore[call-overload]
        found = _Strict(view) if self.strict and slot[0] != "_" else view
        setattr(self, slot, found)
        return found

    @classmethod
    def blank(cls, strict: bool = False) -> Any:
        """A record of zeros with bytes of its own."""
        return cls(np.zeros(1, cls.dtype), strict)


class Records:
    """An array of records for interpreted rules: ``states[i]`` is a Record, ``states[i] = r`` copies its bytes."""

    def __init__(self, kind: type[Record], cells: Cells, strict: bool = False) -> None:
        self.cells = cells
        self.items = [kind(cells[i : i + 1], strict) for i in range(len(cells))]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, i: int) -> Any:
        return self.items[i]

    def __setitem__(self, i: int, record: Record) -> None:
        self.cells[i : i + 1] = record.cells
