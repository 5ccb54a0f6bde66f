from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from longhouse.study.hands import share_out

TASKS = 5000


@dataclass(frozen=True)
class Squarer:
    """Squares numbers and leaves a file for each; 0 is more than it can bear."""

    folder: Path

    def prepare(self) -> None:
        (self.folder / "ready").touch()

    def play(self, task: int) -> int:
        (self.folder / str(task)).touch()
        if task == 0:
            raise ValueError("no zero")
        return task * task


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers: int, tmp_path: Path) -> None:
    done: dict[int, int] = {}
    share_out(Squarer(tmp_path), range(1, 10), workers, lambda task, result: done.update({task: result}))
    assert done == {n: n * n for n in range(1, 10)}
    assert (tmp_path / "ready").exists() == (workers == 2)  # the caller's own hand is ready already


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failure_stops_the_rest(workers: int, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no zero"):
        share_out(Squarer(tmp_path), range(TASKS), workers, lambda task, result: None)
    assert len(list(tmp_path.iterdir())) < TASKS


def test_a_failure_of_the_listener_stops_the_rest_too(tmp_path: Path) -> None:
    def full(task: int, result: int) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        share_out(Squarer(tmp_path), range(1, TASKS), 2, full)
    assert len(list(tmp_path.iterdir())) < TASKS
