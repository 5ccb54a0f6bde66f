"""Points: "DÉCOMPTE DES SCORES" in 004_00b43d7a92981ddd.txt, its printed examples and both tie-breaks."""

from __future__ import annotations

import pytest

from longhouse import Match
from longhouse.games.explorers.state import SCORE_LINES, Ask
from longhouse.kernel.state import NOBODY
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    BLUE,
    RED,
    YELLOW,
    at_sea,
    board,
    build,
    conquer,
    destroy,
    follow,
    give,
    island_of_five,
    island_of_three,
    lay_shape,
    line,
    man,
    moor,
    new,
    put_vikings,
    sound,
    three_islets,
)


def ended(match: Match) -> Match:
    """The same table with the game over."""
    with arranging(match) as s:
        s.actor, s.ask = NOBODY, Ask.OVER
    return match


# ---------------------------------------------------------------------------- the sheet
def test_seven_lines_add_up() -> None:
    """004 "DÉCOMPTE DES SCORES": seven lines in this order, and their sum is the score."""
    assert SCORE_LINES == (
        "livestock", "outposts", "enemy_ships", "settlements", "viking_deaths", "islands", "captain"
    )  # fmt: skip
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_five(s)
        build(s, RED, laid[0], 0)
        give(s, RED, pig=2, goat=1)
        destroy(s, RED, 1, deadly=2)
        conquer(s, RED, 4, 2)
        follow(s, RED, "barbarian")
    sheet = match.score_sheet(RED)
    assert sheet == {
        "livestock": 3 + 1, "outposts": 2, "enemy_ships": 3, "settlements": 6, "viking_deaths": 4, "islands": 5,
        "captain": 3,
    }  # fmt: skip
    assert match.scores[RED] == sum(sheet.values()) == 27
    assert [player["sheet"] for player in match.view(YELLOW)["board"]["players"]] == [sheet, match.score_sheet(YELLOW)]


def test_no_points_are_shown_before_the_captains_are_chosen() -> None:
    """004 "7. Les Cartes Capitaines": a captain is chosen in secret, so points would tell which."""
    match = new()
    shown = []
    while match._state.ask == Ask.CAPTAIN:
        shown += [player["sheet"] for player in match.view(RED)["board"]["players"]]
        match.play(match.legal_codes[0])
    assert shown == [None] * 4
    assert sound(match)


# ---------------------------------------------------------------------------- livestock
def test_the_livestock_example_of_28_points() -> None:
    """004 "1. Le Bétail livré": the example that scores 28.

    Its picture is lost. 28 is a full set of six (21) with a set of three (6) and a single animal (1).
    """
    match = at_sea()
    with arranging(match) as s:
        give(s, RED, pig=3, chicken=2, goat=2, sheep=1, cattle=1, horse=1)
    assert line(match, RED, "livestock") == 28


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({}, 0),
        ({"pig": 1}, 1),
        ({"pig": 1, "goat": 1}, 3),
        ({"pig": 1, "goat": 1, "sheep": 1}, 6),
        ({"pig": 1, "chicken": 1, "goat": 1, "sheep": 1}, 10),
        ({"pig": 1, "chicken": 1, "goat": 1, "sheep": 1, "cattle": 1}, 15),
        ({"pig": 1, "chicken": 1, "goat": 1, "sheep": 1, "cattle": 1, "horse": 1}, 21),
        ({"pig": 4}, 4),
        ({"pig": 2, "goat": 2}, 6),
        ({"pig": 2, "goat": 1}, 4),
        ({"pig": 6, "chicken": 5, "goat": 5, "sheep": 4, "cattle": 3, "horse": 3}, 63 + 10 + 6 + 1),
    ],
)
def test_sets_of_different_animals(animals: dict[str, int], points: int) -> None:
    """004 "1. Le Bétail livré"; ruling 29: 1 to 6 for each further kind, as many sets as one likes, largest first."""
    match = at_sea()
    with arranging(match) as s:
        give(s, RED, **animals)
    assert line(match, RED, "livestock") == points


def test_no_other_split_into_sets_is_worth_more() -> None:
    """Ruling 29: the largest set first is the best split: compared with all splits of small herds."""

    def best(herd: tuple[int, ...]) -> int:
        if not any(herd):
            return 0
        kinds = [k for k, count in enumerate(herd) if count]
        values = []
        for chosen in range(1, 1 << len(kinds)):
            taken = [kinds[i] for i in range(len(kinds)) if chosen >> i & 1]
            rest = tuple(count - (k in taken) for k, count in enumerate(herd))
            values.append(len(taken) * (len(taken) + 1) // 2 + best(rest))
        return max(values)

    for herd in [(2, 1, 1, 0, 0, 0), (2, 2, 1, 0, 0, 0), (3, 1, 0, 0, 1, 0), (1, 1, 1, 1, 0, 0), (2, 2, 2, 0, 0, 0)]:
        match = at_sea()
        with arranging(match) as s:
            for k, count in enumerate(herd):
                s.delivered[RED, k] = count
        assert line(match, RED, "livestock") == best(herd)


# ---------------------------------------------------------------------------- ships, settlements, deaths
def test_a_point_an_enemy_ship() -> None:
    """004 "3. Les Bateaux ennemis détruits"."""
    match = at_sea()
    with arranging(match) as s:
        destroy(s, RED, 4)
    assert line(match, RED, "enemy_ships") == 4
    assert line(match, RED, "viking_deaths") == 0


def test_settlements_score_their_strength() -> None:
    """004 "4. Les Colonies conquises"."""
    match = at_sea()
    with arranging(match) as s:
        conquer(s, RED, 2, 3, 5, 5)
    assert line(match, RED, "settlements") == 15


@pytest.mark.parametrize(("dead", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_dead_vikings_score_their_square(dead: int, points: int) -> None:
    """004 "5. Les Vikings morts": 1, 4, 9 …"""
    match = at_sea()
    with arranging(match) as s:
        destroy(s, RED, 0, deadly=dead)
    assert line(match, RED, "viking_deaths") == points


# ---------------------------------------------------------------------------- islands
def test_the_island_example_of_influence_5_against_2() -> None:
    """004 "6. Les Îles contrôlées", the example: Red 5, Yellow 2, an island of five tiles: 5 points for Red."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_five(s)
        build(s, RED, laid[0], 0)
        put_vikings(s, RED, laid[3], 2)
        put_vikings(s, RED, laid[4], 1)
        put_vikings(s, YELLOW, laid[1], 2)
    (island,) = [found for found in board(match)["islands"] if found["influence"]]
    assert island["influence"] == {"red": 5, "yellow": 2}
    assert island["finished"]
    assert line(match, RED, "islands") == 5
    assert line(match, YELLOW, "islands") == 0
    assert sound(match)


def test_an_outpost_weighs_two_vikings_and_ties_score_in_full() -> None:
    """004 "6.": a Viking 1, an outpost 2; with equal influence all of them score all the points."""
    match = at_sea(3)
    with arranging(match) as s:
        laid = island_of_five(s)
        build(s, RED, laid[0], 0)
        put_vikings(s, YELLOW, laid[3], 2)
        put_vikings(s, BLUE, laid[3], 1)
    assert [line(match, seat, "islands") for seat in (RED, YELLOW, BLUE)] == [5, 5, 0]


def test_an_unfinished_island_counts_for_nobody() -> None:
    """004 "6." remark; ruling 26: one open land edge is enough; an empty cell behind the sea is not."""
    match = at_sea()
    with arranging(match) as s:
        first = lay_shape(s, "shore", 0, -1, 0)
        lay_shape(s, "shore", 1, -1, 4)
        put_vikings(s, RED, first, 3)
    assert line(match, RED, "islands") == 0
    with arranging(match) as s:
        lay_shape(s, "shore", 1, -2, 2)
    assert line(match, RED, "islands") == 3
    assert len(board(match)["open"]) > 6  # plenty of empty cells around


def test_vikings_aboard_have_no_influence() -> None:
    """004 "6.": only Vikings on land count."""
    match = at_sea()
    with arranging(match) as s:
        laid = island_of_three(s)
        moor(s, RED, laid[0])
        man(s, RED, 3)
    assert line(match, RED, "islands") == 0
    assert all(not island["influence"] for island in board(match)["islands"])


def test_an_island_without_influence_scores_for_nobody() -> None:
    """Ruling 28: no influence, no score."""
    match = at_sea()
    with arranging(match) as s:
        island_of_three(s)
    assert [line(match, seat, "islands") for seat in (RED, YELLOW)] == [0, 0]


def test_fixed_hexes_are_tiles_of_an_island() -> None:
    """Ruling 4: the land of the east hex and the cape beyond it make an island of two tiles."""
    match = at_sea()
    with arranging(match) as s:
        cape = lay_shape(s, "cape", 2, -1, 3)
        put_vikings(s, RED, cape, 1)
    assert line(match, RED, "islands") == 2


def test_several_islands_add_up() -> None:
    """004 "6.": a point a tile of every island one controls; a strait counts in both of its islands (ruling 27)."""
    match = at_sea()
    with arranging(match) as s:
        cape, strait, other, far = three_islets(s)
        put_vikings(s, RED, cape, 1)
        put_vikings(s, RED, strait, 1, "b")
        put_vikings(s, YELLOW, far, 1)
    assert line(match, RED, "islands") == 4
    assert line(match, YELLOW, "islands") == 2
    assert other == strait + 1


# ---------------------------------------------------------------------------- the winner
def test_most_points_win() -> None:
    """004 "DÉCOMPTE DES SCORES", last paragraph: the highest total."""
    match = at_sea(3)
    with arranging(match) as s:
        for seat in range(3):
            follow(s, seat, "archer")
        conquer(s, YELLOW, 5)
        conquer(s, RED, 4)
    assert ended(match).winners == (YELLOW,)
    assert match.scores == (4, 5, 0)


def test_dead_vikings_break_a_tie() -> None:
    """004 "DÉCOMPTE DES SCORES", first tie-break: most dead Vikings first, whatever the number of settlements."""
    match = at_sea()
    with arranging(match) as s:
        for seat in range(2):
            follow(s, seat, "archer")
        destroy(s, RED, 0, deadly=1)  # 1 + 1
        conquer(s, YELLOW, 2)
    assert match.scores == (2, 2)
    assert ended(match).winners == (RED,)


def test_settlements_break_the_next_tie() -> None:
    """004 "DÉCOMPTE DES SCORES", second tie-break: then most settlements."""
    match = at_sea()
    with arranging(match) as s:
        for seat in range(2):
            follow(s, seat, "archer")
        conquer(s, RED, 4)
        conquer(s, YELLOW, 2, 2)
    assert match.scores == (4, 4)
    assert ended(match).winners == (YELLOW,)


def test_a_tie_to_the_last_is_shared() -> None:
    """Ruling 33: points, deaths and settlements equal: both win."""
    match = at_sea(3)
    with arranging(match) as s:
        for seat in range(3):
            follow(s, seat, "archer")
        conquer(s, RED, 2, 2)
        conquer(s, YELLOW, 2, 2)
    assert ended(match).winners == (RED, YELLOW)
