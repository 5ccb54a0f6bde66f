from __future__ import annotations

import pytest

from longhouse.bots.thinking.judging import squash
from longhouse.bots.whims import reach

TENTH = 0.1  # of the lead that makes a position three quarters won


@pytest.mark.parametrize("lead", [-3.0, -1.0, -0.3, 0.0, 0.3, 1.0, 3.0])
def test_a_whim_costs_the_same_points_whether_the_game_is_even_or_decided(lead: float) -> None:
    slope_when_even = 0.5
    lost = squash(lead + TENTH / 2) - squash(lead - TENTH / 2)
    assert reach(TENTH * slope_when_even, squash(lead)) == pytest.approx(lost, rel=0.1)


def test_without_a_whim_nothing_less_than_the_best_will_do() -> None:
    assert reach(0.0, 0.5) == 0.0


@pytest.mark.parametrize("best", [0.0, 1.0])
def test_a_decided_game_leaves_no_room_for_whims(best: float) -> None:
    assert reach(0.05, best) == 0.0
