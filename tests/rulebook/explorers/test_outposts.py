"""Outposts: "6. Construire un Avant-Poste" and its example in 004_00b43d7a92981ddd.txt."""

from __future__ import annotations

import pytest

from longhouse import IllegalAction
from tests.positions import answer, arranging, legal_values
from tests.rulebook.explorers.chart import (
    RED,
    YELLOW,
    W,
    act,
    at_sea,
    board,
    build,
    deeds,
    island_of_five,
    island_of_three,
    kinds,
    lay_shape,
    line,
    man,
    moor,
    player,
    put_vikings,
    sound,
)


def test_an_outpost_takes_two_actions_and_two_vikings_around_a_corner() -> None:
    """004 "6." and its example: Red has two Vikings at a point of three tiles by land and pays two actions."""
    match = at_sea()
    with arranging(match) as s:
        first, second, third = island_of_three(s)
        put_vikings(s, RED, first, 1)
        put_vikings(s, RED, third, 1)
    events = act(match, "build_outpost")  # one corner only: not asked
    assert kinds(events) == ["outpost_built"]
    assert match._state.points == 2
    (outpost,) = board(match)["outposts"]
    assert set(outpost["hexes"]) == {first, second, third}
    assert player(match, RED)["outposts_left"] == 4
    assert line(match, RED, "outposts") == 2
    assert sound(match)


@pytest.mark.parametrize("hexes", [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)])
def test_the_vikings_stand_on_any_of_the_three_tiles(hexes: tuple[int, int]) -> None:
    """004 "6." second bullet: both may stand on the same one."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_three(s)
        for k in hexes:
            put_vikings(s, RED, laid[k], 1)
    assert "build_outpost" in deeds(match)


def test_fewer_than_two_own_vikings_on_land_do_not_build() -> None:
    """004 "6." second bullet: Vikings aboard or of others do not help."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_three(s)
        put_vikings(s, RED, laid[0], 1)
        put_vikings(s, YELLOW, laid[1], 3)
        moor(s, RED, laid[0])
        man(s, RED, 2)
    assert "build_outpost" not in deeds(match)


def test_vikings_stand_on_the_lands_at_the_corner() -> None:
    """Ruling 24: a Viking on another land of one of the tiles does not help."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "shore", 0, -1, 5)
        lay_shape(s, "shore", 0, -2, 1)
        double = lay_shape(s, "sound", 1, -2, 0)  # a to the north-east, b to the south-west
        put_vikings(s, RED, double, 2, "a")
    assert "build_outpost" not in deeds(match)
    with arranging(match) as s:
        put_vikings(s, RED, double, 2, "b")
    assert "build_outpost" in deeds(match)


def test_all_three_tiles_must_be_there() -> None:
    """004 "6." third bullet: two of three are not enough."""
    match = at_sea()
    with arranging(match) as s:
        first = lay_shape(s, "shore", 0, -1, 0)
        lay_shape(s, "shore", 1, -1, 4)
        put_vikings(s, RED, first, 3)
    assert "build_outpost" not in deeds(match)
    with arranging(match) as s:
        lay_shape(s, "shore", 1, -2, 2)
    assert "build_outpost" in deeds(match)


def test_two_points_must_be_left() -> None:
    """004 "6." (costs 2 actions); ruling 24: not with the last point."""
    match = at_sea()
    with arranging(match) as s:
        put_vikings(s, RED, island_of_three(s)[0], 2)
        s.points = 1
    assert "build_outpost" not in deeds(match)
    assert "walk" in deeds(match)


def test_no_tile_touches_two_outposts() -> None:
    """004 "6." first bullet and example: the other corner of the island shares tiles with the first, for everyone."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_five(s)
        put_vikings(s, RED, laid[2], 2)
        put_vikings(s, YELLOW, laid[2], 2)
    act(match, "build_outpost")
    corners = legal_values(match, "corner")
    assert len(corners) == 3
    answer(match, "corner", hex=corners[0][0], corner=corners[0][1])
    assert "build_outpost" not in deeds(match)
    with arranging(match) as s:
        s.actor = YELLOW
    assert "build_outpost" not in deeds(match)
    assert sound(match)


def test_an_outpost_bars_its_tiles_for_other_islands_too() -> None:
    """004 example, last paragraph: not on another island of one of the three tiles either."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "shore", 0, -1, 5)
        lay_shape(s, "shore", 0, -2, 1)
        double = lay_shape(s, "sound", 1, -2, 0)
        lay_shape(s, "shore", 2, -2, 4)
        lay_shape(s, "shore", 2, -3, 2)
        put_vikings(s, RED, double, 2, "a")
        put_vikings(s, RED, double, 2, "b")
    act(match, "build_outpost")
    corners = legal_values(match, "corner")
    assert len(corners) == 2
    first, second = (board(match)["hexes"][double]["lands"][k]["island"] for k in (0, 1))
    assert first != second
    answer(match, "corner", hex=corners[0][0], corner=corners[0][1])
    assert match._state.points == 2
    assert "build_outpost" not in deeds(match)
    assert sound(match)


def test_fixed_hexes_bear_outposts_but_the_mainland_does_not() -> None:
    """Ruling 4: a fixed hex counts as a tile for outposts."""
    match = at_sea(start_board="start_2_front")  # the west hex has land to the north-east and the north-west
    with arranging(match) as s:
        fixed = 0
        lay_shape(s, "shore", -1, -1, 1)  # land E and SE
        lay_shape(s, "shore", 0, -1, 3)  # land SW and W
        put_vikings(s, RED, fixed, 2)
    assert "build_outpost" in deeds(match)
    act(match, "build_outpost")
    (outpost,) = board(match)["outposts"]
    assert fixed in outpost["hexes"]
    assert sound(match)


def test_five_outposts_and_no_more() -> None:
    """004 "6." last bullet: five a player, never moved or taken back."""
    match = at_sea()
    with arranging(match) as s:
        put_vikings(s, RED, island_of_three(s)[0], 2)
        s.built[RED] = 5
    assert "build_outpost" not in deeds(match)
    with pytest.raises(IllegalAction, match="all your outposts"):
        act(match, "build_outpost")


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_outposts_are_worth_two_to_six(number: int, points: int) -> None:
    """004 "2. Les Avant-Postes construits": 2 for the first, one more for each further; ruling 29 (a misprint)."""
    match = at_sea()
    with arranging(match) as s:
        s.built[RED] = number
    assert line(match, RED, "outposts") == points


def test_an_outpost_counts_for_the_island_at_its_corner() -> None:
    """004 "6. Les Îles contrôlées"; ruling 28: two influence there and nowhere else."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_three(s)
        build(s, RED, laid[0], 0)
        lay_shape(s, "cape", -2, 0, W)
    influence = [island["influence"] for island in board(match)["islands"]]
    assert [found for found in influence if found] == [{"red": 2}]
    assert sound(match)
