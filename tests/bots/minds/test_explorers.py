"""The mind for Explorers of the North Sea, checked by hand."""

from __future__ import annotations

from longhouse.games.explorers.state import FIRST_CODE, Ask, Deed
from tests.bots.minds.positions import features, is_calm, leanings
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    GOAT,
    PIG,
    RED,
    YELLOW,
    E,
    act,
    at_sea,
    give,
    island_of_three,
    lay_shape,
    man,
    moor,
    put_animal,
    put_settlement,
    put_vikings,
    ship_animal,
)

SOON = 4  # turns for which promises count


def test_outposts_that_can_be_built_count_by_what_the_next_ones_bring() -> None:
    """004 "6. Construire un Avant-Poste" and the scoring table: 2 points for the first, 3 more for the second."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        put_vikings(s, RED, first, 1)
        put_vikings(s, YELLOW, first, 2)
    assert (features(match, RED)["outposts_ready"], features(match, RED)["outposts_half"]) == (0, SOON)
    assert (features(match, YELLOW)["outposts_ready"], features(match, YELLOW)["outposts_half"]) == (2 * SOON, 0)
    with arranging(match) as s:
        s.built[YELLOW] = 1
    assert features(match, YELLOW)["outposts_ready"] == 3 * SOON


def test_a_herd_counts_by_its_set_and_its_way_home() -> None:
    """004 scoring: sets of different animals bring 1, 2, 3 … points a kind; a goat joins a delivered pig."""
    match = at_sea()
    with arranging(match) as s:
        hexes = island_of_three(s)
        give(s, RED, pig=1)
        ship_animal(s, RED, GOAT)
        moor(s, RED, hexes[2])
    found = features(match, RED)
    assert (found["herd_aboard"], found["herd_points"], found["herd_begun"]) == (SOON, 2 * SOON, SOON)
    assert found["herd_way"] == 2 * SOON  # the third shore lies two hexes from the harbour


def test_vikings_hold_animals_gather_before_settlements_and_hold_islands() -> None:
    """004 "Attaquer une Colonie": as many Vikings as the settlement is strong."""
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 3)
        put_animal(s, second, PIG)
        put_vikings(s, RED, first, 2)
        put_vikings(s, RED, second, 1)
    found = features(match, RED)
    assert found["raid_part"] == 2 * SOON
    assert found["raid_force"] == 3 * SOON
    assert (found["vikings_ashore"], found["footholds"]) == (3 * SOON, SOON)
    assert found["islands_closing"] == 0  # the island is finished: its points are on the score sheet


def test_islands_count_while_somebody_may_finish_them() -> None:
    """004 scoring: finished islands only; a half tile has three open land edges."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "half", 0, -1, 0)
        edges = int(s.open_edges[s.first_land[h]])
        put_vikings(s, RED, h, 1)
    assert features(match, RED)["islands_closing"] == (6 - edges) * SOON
    with arranging(match) as s:
        put_vikings(s, YELLOW, h, 2)
    assert features(match, RED)["islands_closing"] == 0


def test_a_ship_without_a_crew_waits_for_the_nearest_viking() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, _, third = island_of_three(s)
        moor(s, RED, first)
        man(s, RED, 0)
        put_vikings(s, RED, third, 1)
    assert features(match, RED)["adrift"] == SOON * (1 + 1)
    with arranging(match) as s:
        man(s, RED, 1)
    assert features(match, RED)["adrift"] == 0


def test_promises_end_with_the_game() -> None:
    """004: the game ends when the holder of the winter token has no tile left."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        put_vikings(s, YELLOW, first, 2)
        s.stack_len = s.hand_len[RED] = s.hand_len[YELLOW] = 0
    found = features(match, YELLOW)
    found.pop("score")
    assert set(found.values()) == {0}


def test_herds_are_delivered_and_outposts_built_before_anything_else() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        put_vikings(s, RED, first, 2)
        ship_animal(s, RED, PIG)
    leans = leanings(match)
    deeds = {deed: leans.get(FIRST_CODE[Ask.ACTION] + deed, 0) for deed in Deed}
    assert min(deeds[Deed.UNLOAD], deeds[Deed.BUILD_OUTPOST]) > max(deeds[Deed.SAIL], deeds[Deed.WALK])
    assert deeds[Deed.END_TURN] < deeds[Deed.WALK]


def test_between_two_actions_it_is_calm_within_one_it_is_not() -> None:
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "cape", 0, -1, E)
    assert is_calm(match)
    act(match, "sail")
    assert not is_calm(match)
