"""The mind for Explorers of the North Sea, checked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.bots.minds.explorers.captains import unsure_bonus
from longhouse.bots.minds.explorers.herds import fetch
from longhouse.bots.minds.explorers.prospects import actions_left
from longhouse.bots.minds.explorers.waters import FAR, water
from longhouse.bots.minds.explorers.ways import find_ways, muster, to_home
from longhouse.games.explorers.components import LAND_PARTS
from longhouse.games.explorers.rules.captains import captain_points
from longhouse.games.explorers.state import FIRST_CODE, Ask, Deed
from longhouse.kernel.match import Match
from tests.bots.minds.positions import estimate, features, is_calm, leanings
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    CENTRE,
    GOAT,
    PIG,
    RED,
    SE,
    SW,
    YELLOW,
    E,
    act,
    at_sea,
    build,
    follow,
    give,
    island_of_three,
    land,
    lay_shape,
    line,
    man,
    moor,
    new,
    put_animal,
    put_enemy,
    put_settlement,
    put_vikings,
    ship_animal,
)


def sails(match: Match, seat: int, h: int) -> int:
    """How many times the seat's ship sails to the first water of a hex."""
    return int(find_ways(match._state, seat).voyage[water(h, LAND_PARTS)])


def musters(match: Match, seat: int, goal: int, wanted: int) -> int:
    """Actions until so many Vikings stand on a land."""
    return muster(match._state, seat, find_ways(match._state, seat), goal, wanted)


def island_with_empty_ship(s: Any) -> tuple[int, int]:
    """Two hexes of an island; red's ship lies at the first, with nobody aboard."""
    first, second, _ = island_of_three(s)
    moor(s, RED, first)
    man(s, RED, 0)
    return first, second


def end_now(s: Any) -> None:
    """Nobody has a turn any more."""
    s.turns, s.points = 48, 0


# ---------------------------------------------------------------------------- ways
def test_ships_sail_round_land_not_over_it() -> None:
    """004 "3. Déplacer un Drakkar": ships cannot cross land. The island's shores face away from the centre."""
    match = at_sea()
    with arranging(match) as s:
        first, second, third = island_of_three(s)
        moor(s, RED, first)
    around = sails(match, RED, third)
    assert sails(match, RED, first) == 0
    assert around == FAR  # the sea behind the island is not charted yet
    assert sails(match, RED, second) == 2  # by the centre, though the hexes touch


def test_a_crew_of_one_does_not_sail_past_an_enemy() -> None:
    """004 "3. Déplacer un Drakkar": a ship with less than two Vikings cannot enter a sea with an enemy ship."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "cape", 0, -1, E, "enemy_ship")
        put_enemy(s, h)
    assert sails(match, RED, h) == 1
    with arranging(match) as s:
        man(s, RED, 1)
    assert sails(match, RED, h) == FAR


def test_an_empty_ship_waits_for_a_viking_to_board() -> None:
    """004 "3. Déplacer un Drakkar": at least one Viking aboard."""
    match = at_sea()
    with arranging(match) as s:
        _, second = island_with_empty_ship(s)
        put_vikings(s, RED, second, 1)
    assert to_home(match._state, RED, find_ways(match._state, RED)) == 1 + 1 + 1  # walk, board, sail


def test_vikings_come_on_foot_by_ship_and_from_the_mainland() -> None:
    """004: two walk at a time, three fit aboard, and each hex sailed is an action."""
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s)
    goal = land(match._state, first)
    assert musters(match, RED, goal, 2) == 1 + 1  # sail, unload the two aboard
    assert musters(match, RED, goal, 3) == 1 + 1 + 1  # load a third before
    with arranging(match) as s:
        put_vikings(s, RED, second, 2)
    assert musters(match, RED, goal, 2) == 1
    assert musters(match, RED, goal, 4) == 1 + 1 + 1


def test_who_hauls_an_animal_to_an_empty_ship_is_its_crew() -> None:
    """004 "1. Charger un Drakkar": one action loads Vikings and animals together."""
    match = at_sea()
    with arranging(match) as s:
        first, second = island_with_empty_ship(s)
        put_vikings(s, RED, first, 1)
        put_animal(s, second, PIG)
    s = match._state
    assert fetch(s, RED, find_ways(s, RED), land(s, second)) == 1 + 1 + 1 + 1 + 1  # walk, haul, load, sail, unload


# ---------------------------------------------------------------------------- hopes
def test_an_outpost_is_worth_more_the_nearer_it_is() -> None:
    """004 "6. Construire un Avant-Poste": two Vikings around the corner, two actions."""
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s)
    far = features(match, RED)["outposts_ahead"]
    with arranging(match) as s:
        put_vikings(s, RED, first, 1)
        put_vikings(s, RED, second, 1)
    assert features(match, RED)["outposts_ahead"] > far > 0


def test_nothing_is_hoped_for_that_winter_comes_before() -> None:
    """004: the game ends when the holder of the winter token has no tile left."""
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 3)
        put_animal(s, second, PIG)
        ship_animal(s, RED, GOAT)
        end_now(s)
    found = features(match, RED)
    assert not any(worth for name, worth in found.items() if name not in ("score", "captain"))


def test_a_new_kind_is_worth_more_than_one_delivered_before() -> None:
    """004 "1. Le Bétail livré": sets hold different animals."""
    match = at_sea()
    with arranging(match) as s:
        give(s, RED, pig=1)
        ship_animal(s, RED, PIG)
    again = features(match, RED)["herd_aboard"]
    with arranging(match) as s:
        s.hold[RED, PIG], s.hold[RED, GOAT] = 0, 1
    assert features(match, RED)["herd_aboard"] > again > 0


def test_a_herd_is_worth_more_the_nearer_the_mainland() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        ship_animal(s, RED, GOAT)
        moor(s, RED, first)
    far = features(match, RED)["herd_aboard"]
    with arranging(match) as s:
        moor(s, RED, CENTRE)
    assert features(match, RED)["herd_aboard"] > far


def test_a_settlement_counts_by_the_vikings_who_can_be_there() -> None:
    """004 "Attaquer une Colonie": as many Vikings as the settlement is strong."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 3)
        put_vikings(s, RED, first, 2)
    near = features(match, RED)["raids_ahead"]
    assert near > features(match, YELLOW)["raids_ahead"] > 0


def test_islands_are_held_by_those_with_most_influence() -> None:
    """004 "6. Les Îles contrôlées": a half tile may still become a finished island."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "half", 0, -1, 0)
        put_vikings(s, RED, h, 1)
    assert features(match, RED)["islands_held"] > 0
    with arranging(match) as s:
        put_vikings(s, YELLOW, h, 2)
    assert features(match, RED)["islands_held"] == 0


def test_an_outpost_is_hardly_in_danger_from_vikings_who_may_leave() -> None:
    """004 "6. Les Îles contrôlées": an outpost counts 2, a Viking 1; with a tie both score."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        build(s, RED, first, 0)
    alone = held(match, RED)
    with arranging(match) as s:
        put_vikings(s, YELLOW, first, 2)
    assert 0.7 * alone < held(match, RED) < alone


def held(match: Match, seat: int) -> int:
    """Hundredths of a point of islands, those on the score sheet and those to come."""
    found = features(match, seat)
    return 100 * line(match, seat, "islands") + found["islands_held"]


@pytest.mark.parametrize(("captain", "fleeting"), [("queen", True), ("watchman", False)])
def test_what_captains_count_of_vikings_ashore_is_not_sure_before_the_end(captain: str, fleeting: bool) -> None:
    """004 "7. Les Cartes Capitaines": they count at the end."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        build(s, RED, first, 0)
        put_vikings(s, RED, first, 3)
        follow(s, RED, captain)
    assert captain_points(match._state, RED) > 0
    assert (unsure_bonus(match._state, RED) > 0) == fleeting
    with arranging(match) as s:
        end_now(s)
    assert unsure_bonus(match._state, RED) == 0


@pytest.mark.parametrize(("turned", "held"), [(SE, False), (SW, True)])
def test_land_towards_the_mainland_never_becomes_a_finished_island(turned: int, held: bool) -> None:
    """Ruling 6: a land edge that faces a closed cell stays open for ever; south-east of -2, 0 is one."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "half", -2, 0, turned)
        put_vikings(s, RED, h, 1)
    assert (features(match, RED)["islands_held"] > 0) == held


# ---------------------------------------------------------------------------- time
def test_ending_a_turn_takes_the_time_of_nobody_else() -> None:
    match = at_sea()
    before = (actions_left(match._state, RED), actions_left(match._state, YELLOW))
    act(match, "end_turn")
    after = (actions_left(match._state, RED), actions_left(match._state, YELLOW))
    assert after == (before[0] - 4, before[1])


def test_a_seat_has_four_actions_in_each_of_its_turns() -> None:
    """004: 48 turns in all, up to four actions each; alone 16 turns."""
    match = new(players=2)
    assert [actions_left(match._state, seat) for seat in (RED, YELLOW)] == [96, 96]
    assert actions_left(new(players=1)._state, RED) == 64


def test_building_is_better_than_ending_the_turn() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s)
        put_vikings(s, RED, first, 2)
    ended, built = match.copy(), match.copy()
    act(ended, "end_turn")
    act(built, "build_outpost")
    assert estimate(built, RED) > estimate(ended, RED)


# ---------------------------------------------------------------------------- leaning and calm
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


def test_as_many_vikings_land_as_a_raid_needs() -> None:
    """004 "Attaquer une Colonie": enough Vikings take the settlement at once."""
    match = at_sea()
    with arranging(match) as s:
        first, _, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 2)
        moor(s, RED, first)
    act(match, "unload")
    best = max(leanings(match).items(), key=lambda leaning: leaning[1])[0]
    match.play(best)
    assert match.score_sheet(RED)["settlements"] == 2


def test_between_two_actions_it_is_calm_within_one_it_is_not() -> None:
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "cape", 0, -1, E)
    assert is_calm(match)
    act(match, "sail")
    assert not is_calm(match)
