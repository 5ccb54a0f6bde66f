"""Networks of one layout have a mean."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from longhouse.bots.minds.network import Arrays
from longhouse.teaching.averaging import averaged, main


def network(weight: float, cell: int = 3) -> Arrays:
    """A small one."""
    return {"cell": np.array([cell, 5], np.int32), "middle": np.full((2, 3), weight, np.float16)}


def test_weights_are_averaged_and_what_they_are_of_stays() -> None:
    found = averaged([network(1.0), network(4.0)], [2.0, 1.0])
    assert found["middle"].dtype == np.float16
    assert (found["middle"] == 2.0).all()
    assert np.array_equal(found["cell"], network(1.0)["cell"])


@pytest.mark.parametrize("other", [network(1.0, cell=4), {**network(1.0), "last": np.zeros(2)}])
def test_networks_that_read_differently_have_no_mean(other: Arrays) -> None:
    with pytest.raises(ValueError, match="one layout"):
        averaged([network(1.0), other], [1.0, 1.0])


def test_files_are_averaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, out = (tmp_path / name for name in ("one.npz", "other.npz", "out.npz"))
    np.savez(one, **network(1.0))  # type: ignore[arg-type]
    np.savez(other, **network(2.0))  # type: ignore[arg-type]
    monkeypatch.setattr("sys.argv", ["averaging", str(one), f"{other}=3", "--out", str(out)])
    main()
    assert (np.load(out)["middle"] == 1.75).all()


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ("nowhere.npz", "no such file"),
        ("{file}=0", "above 0"),
        ("{file}=nan", "above 0"),
        (__file__, "cannot be read as a network"),
    ],
)
def test_wrong_parts_are_told_and_nothing_is_written(
    part: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = tmp_path / "one.npz", tmp_path / "out.npz"
    np.savez(one, **network(1.0))  # type: ignore[arg-type]
    monkeypatch.setattr("sys.argv", ["averaging", str(one), part.format(file=one), "--out", str(out)])
    with pytest.raises(SystemExit):
        main()
    assert why in capsys.readouterr().err
    assert not out.exists()
