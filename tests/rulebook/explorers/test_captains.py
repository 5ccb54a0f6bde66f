"""Captains: "7. Les Cartes Capitaines" in 004_00b43d7a92981ddd.txt; the other six as data/captains.toml has them."""

from __future__ import annotations

import pytest

from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    BLUE,
    RED,
    YELLOW,
    at_sea,
    build,
    conquer,
    destroy,
    follow,
    give,
    island_of_five,
    lay_shape,
    line,
    put_vikings,
    sound,
    three_islets,
)


# ---------------------------------------------------------------------------- archer
def test_the_archers_example_of_6_points() -> None:
    """004 Archer, the example; ruling 30: six placed tiles on the shortest way to the farthest of two outposts."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "archer")
        near = lay_shape(s, "half", 0, -1, 5)
        lay_shape(s, "half", 1, -1, 4)
        lay_shape(s, "bay", 1, -2, 1)
        for q in range(2, 6):
            lay_shape(s, "shore", q, 0, 5)
        lay_shape(s, "cape", 6, 0, 2)
        far = lay_shape(s, "shore", 7, 0, 0)
        lay_shape(s, "shore", 8, 0, 4)
        lay_shape(s, "shore", 8, -1, 2)
    assert line(match, RED, "captain") == 0  # no outpost, no points
    with arranging(match) as s:
        build(s, RED, near, 0)
    assert line(match, RED, "captain") == 1
    with arranging(match) as s:
        build(s, RED, far, 0)
    assert line(match, RED, "captain") == 6
    assert sound(match)


def test_a_new_tile_may_shorten_the_way() -> None:
    """004 Archer: always the shortest way; ruling 30: over land and sea alike, fixed hexes count nothing."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "cape", 0, -1, 0)
        lay_shape(s, "shore", 0, -2, 3)
        third = lay_shape(s, "shore", 1, -3, 5)
        fourth = lay_shape(s, "shore", 2, -3, 5)
        fifth = lay_shape(s, "shore", 2, -2, 0)
        assert [s.distance[h] for h in (third, fourth, fifth)] == [3, 4, 5]
        lay_shape(s, "cape", 1, -1, 5)
        assert [s.distance[h] for h in (third, fourth, fifth)] == [3, 3, 2]
        assert [s.distance[h] for h in range(3)] == [0, 0, 0]
    assert sound(match)


# ---------------------------------------------------------------------------- counting cards
def test_the_barbarians_example() -> None:
    """004 Barbare, the example: three enemy ships, 3 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "barbarian")
        destroy(s, RED, 3)
    assert line(match, RED, "captain") == 3


def test_the_heros_example() -> None:
    """004 Héro, the example: 4 outposts, 3 settlements, 5 enemy ships are three sets: 6 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "hero")
        s.built[RED] = 4
        conquer(s, RED, 2, 3, 4)
        destroy(s, RED, 5)
    assert line(match, RED, "captain") == 6


def test_the_huntsmans_example() -> None:
    """004 Chasseur, the example: 3 pigs, 4 sheep and a cow are three pairs: 6 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "huntsman")
        give(s, RED, pig=3, sheep=4, cattle=1)
    assert line(match, RED, "captain") == 6


def test_the_traders_example() -> None:
    """captains.toml trader, its printed example: seven animals, 4 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "trader")
        give(s, RED, pig=4, sheep=2, cattle=1)
    assert line(match, RED, "captain") == 4


@pytest.mark.parametrize(("sheep", "points"), [(0, 0), (2, 0), (3, 2), (9, 6), (11, 6)])
def test_the_trader_gets_2_points_for_every_three_animals(sheep: int, points: int) -> None:
    """captains.toml trader: 2 points for every three animals, whatever they are; what is over counts nothing."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "trader")
        give(s, RED, sheep=sheep)
    assert line(match, RED, "captain") == points


def test_the_tyrants_example() -> None:
    """captains.toml tyrant, its printed example: four settlements, 4 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "tyrant")
        conquer(s, RED, 2, 2, 3, 5)
    assert line(match, RED, "captain") == 4


def test_the_watchmans_example() -> None:
    """captains.toml watchman, its printed example: five outposts, 5 points."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "watchman")
        s.built[RED] = 5
    assert line(match, RED, "captain") == 5


# ---------------------------------------------------------------------------- islands
def test_the_cartographer_counts_the_second_largest_island_again() -> None:
    """004 Cartographe; ruling 31: islands of 5 and 2 tiles: 2 more points; with one island none."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "cartographer")
        five, islets = island_of_five(s), three_islets(s)
        put_vikings(s, RED, five[0], 1)
    assert line(match, RED, "captain") == 0
    with arranging(match) as s:
        put_vikings(s, RED, islets[0], 1)
    assert line(match, RED, "captain") == 2
    assert line(match, RED, "islands") == 7


def test_the_cartographer_with_two_islands_of_one_size() -> None:
    """004 Cartographe: of two largest islands of the same size one counts twice."""
    match = at_sea()
    with arranging(match) as s:
        follow(s, RED, "cartographer")
        islets = three_islets(s)
        put_vikings(s, RED, islets[0], 1)
        put_vikings(s, RED, islets[3], 1)
    assert line(match, RED, "captain") == 2


def test_the_queens_example() -> None:
    """captains.toml queen, its printed example: influence 8 with three players, 5 points."""
    match = at_sea(3)
    with arranging(match) as s:
        follow(s, RED, "queen")
        laid = island_of_five(s)
        s.crew[RED], s.mainland[RED] = 0, 7
        build(s, RED, laid[0], 0)
        put_vikings(s, RED, laid[0], 6)
    assert line(match, RED, "captain") == 5
    assert sound(match)


@pytest.mark.parametrize(("vikings", "points"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_the_queen_is_never_below_zero_and_takes_the_best_island(vikings: int, points: int) -> None:
    """Ruling 32: the controlled island that gives most; at least 0."""
    match = at_sea(2)
    with arranging(match) as s:
        follow(s, RED, "queen")
        laid, islets = island_of_five(s), three_islets(s)
        s.crew[RED], s.mainland[RED] = 0, 7
        put_vikings(s, RED, islets[3], 1)
        put_vikings(s, RED, laid[0], vikings)
    assert line(match, RED, "captain") == points


def test_the_queen_counts_a_tied_island_but_not_a_lost_one() -> None:
    """Rulings 28 and 32: tied is controlled."""
    match = at_sea(2)
    with arranging(match) as s:
        follow(s, RED, "queen")
        laid = island_of_five(s)
        put_vikings(s, RED, laid[0], 4)
        put_vikings(s, YELLOW, laid[1], 4)
    assert line(match, RED, "captain") == 2
    with arranging(match) as s:
        put_vikings(s, YELLOW, laid[1], 1)
    assert line(match, RED, "captain") == 0


def test_the_scouts_example() -> None:
    """captains.toml scout, its printed example: Vikings on four islands that others control, 4 points."""
    match = at_sea(3)
    with arranging(match) as s:
        follow(s, RED, "scout")
        five, (cape, strait, other, far) = island_of_five(s), three_islets(s)
        for h, part in ((five[0], "a"), (cape, "a"), (strait, "b"), (far, "a")):
            put_vikings(s, RED, h, 1, part)
        for h, part in ((five[1], "a"), (strait, "a")):
            s.crew[YELLOW] = 0
            put_vikings(s, YELLOW, h, 2, part)
        for h, part in ((other, "a"), (far, "a")):
            put_vikings(s, BLUE, h, 2, part)
    assert line(match, RED, "captain") == 4
    assert line(match, RED, "islands") == 0


def test_the_scout_needs_a_viking_and_another_in_control() -> None:
    """Ruling 32, captains.toml: an outpost alone does not count, nor a tied island, nor an unfinished one."""
    match = at_sea(2)
    with arranging(match) as s:
        follow(s, RED, "scout")
        laid, islets = island_of_five(s), three_islets(s)
        build(s, RED, laid[0], 0)
        put_vikings(s, YELLOW, laid[1], 3)
        put_vikings(s, RED, islets[0], 1)
        put_vikings(s, YELLOW, islets[0], 1)
    assert line(match, RED, "captain") == 0


def test_the_shieldmaidens_example() -> None:
    """captains.toml shieldmaiden, its printed example: three islands, 3 points."""
    match = at_sea(2)
    with arranging(match) as s:
        follow(s, RED, "shieldmaiden")
        cape, strait, _, far = three_islets(s)
        put_vikings(s, RED, cape, 1)
        put_vikings(s, RED, strait, 1, "b")
        put_vikings(s, RED, far, 1)
    assert line(match, RED, "captain") == 3


# ---------------------------------------------------------------------------- alone
def test_alone_the_lower_captain_counts() -> None:
    """004 solo "Calculer le score", the example: Hero 8 and Shieldmaiden 5 give 5."""
    match = at_sea(1)
    with arranging(match) as s:
        follow(s, RED, "hero", "shieldmaiden")
        s.built[RED] = 4
        conquer(s, RED, 2, 2, 3, 3)
        destroy(s, RED, 4)
        five, (cape, strait, _, far) = island_of_five(s), three_islets(s)
        fifth = lay_shape(s, "cape", 2, -1, 3)
        for h, part in ((five[0], "a"), (cape, "a"), (strait, "b"), (far, "a"), (fifth, "a")):
            put_vikings(s, RED, h, 1, part)
    assert line(match, RED, "captain") == 5
    with arranging(match) as s:
        follow(s, RED, "hero")
    assert line(match, RED, "captain") == 8
    with arranging(match) as s:
        follow(s, RED, "shieldmaiden", "hero")
    assert line(match, RED, "captain") == 5


def test_alone_one_influence_controls_an_island() -> None:
    """004 solo note: a single Viking is enough."""
    match = at_sea(1)
    with arranging(match) as s:
        put_vikings(s, RED, island_of_five(s)[4], 1)
    assert line(match, RED, "islands") == 5
