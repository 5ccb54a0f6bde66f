"""Records: one declaration gives dtype, interpreter record and checks."""

from __future__ import annotations

import numpy as np
import pytest

from longhouse.kernel.record import Cube, Grid, Record, Records, Row, int8, int16, int32, int64


class Shed(Record):
    """Every width and shape."""

    barrels: int = int8()
    rowers: Row = int16(3)
    floor: Grid = int8(2, 3)
    beams: Cube = int32(2, 2, 2)
    age: int = int64()


def test_the_dtype_has_all_fields_and_no_holes() -> None:
    assert set(Shed.fields) == {"barrels", "rowers", "floor", "beams", "age"}
    assert Shed.dtype["floor"].shape == (2, 3)
    assert Shed.dtype["beams"].base == np.dtype("i4")
    assert Shed.dtype.itemsize == sum(Shed.dtype[name].itemsize for name in Shed.dtype.names or ())
    assert Shed.dtype.isalignedstruct


def test_a_record_reads_and_writes_the_bytes_of_its_array() -> None:
    cells = np.zeros(1, Shed.dtype)
    shed = Shed(cells)
    shed.barrels, shed.rowers[1], shed.floor[1, 2], shed.beams[1, 0, 1], shed.age = -7, 300, 5, 70_000, 2**40
    assert cells["barrels"][0] == -7
    assert cells["rowers"][0].tolist() == [0, 300, 0]
    assert cells["floor"][0, 1, 2] == 5
    assert cells["beams"][0, 1, 0, 1] == 70_000
    cells["age"] = 3
    assert shed.age == 3
    assert type(shed.barrels) is int
    assert type(shed.rowers[1]) is int


@pytest.mark.parametrize("value", [128, -129, 1.5, "1"])
def test_what_does_not_fit_is_refused(value: object) -> None:
    shed = Shed.blank()
    with pytest.raises((ValueError, TypeError)):
        shed.barrels = value
    with pytest.raises((ValueError, TypeError)):
        shed.floor[0, 0] = value
    assert shed.cells.tobytes() == Shed.blank().cells.tobytes()


def test_indices_outside_are_refused_and_negative_ones_when_strict() -> None:
    shed, strict = Shed.blank(), Shed.blank(strict=True)
    for record in (shed, strict):
        with pytest.raises(IndexError):
            record.rowers[3]
        with pytest.raises(IndexError):
            record.floor[2, 0] = 1
    assert shed.rowers[-1] == 0
    for at in ((-1, 0), (0, -1)):
        with pytest.raises(IndexError, match="negative"):
            strict.floor[at]
    with pytest.raises(IndexError, match="negative"):
        strict.rowers[-1] = 1
    strict.rowers[0], strict.floor[0, 0] = 4, 6
    assert (strict.rowers[0], strict.floor[0, 0]) == (4, 6)
    assert len(strict.rowers) == 3


def test_records_copy_bytes_on_assignment() -> None:
    sheds = Records(Shed, np.zeros(2, Shed.dtype))
    sheds[0].rowers[0] = 9
    sheds[1] = sheds[0]
    sheds[0].rowers[0] = 1
    assert len(sheds) == 2
    assert sheds[1].rowers[0] == 9


def test_names_that_numpy_needs_are_refused() -> None:
    with pytest.raises(TypeError, match="size"):
        type("Bad", (Record,), {"size": int8()})


def test_a_subclass_adds_fields() -> None:
    class Barn(Shed):
        cows: int = int8()

    assert set(Barn.fields) == {*Shed.fields, "cows"}
    assert "cows" not in Shed.fields
