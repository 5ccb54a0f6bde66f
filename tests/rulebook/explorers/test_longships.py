"""Longships: "1. Charger", "2. Décharger" and "3. Déplacer un Drakkar" in 004_00b43d7a92981ddd.txt."""

from __future__ import annotations

import pytest

from longhouse import IllegalAction, Match
from longhouse.games.explorers.components import PARTS
from longhouse.games.explorers.rules.longships import enemy_in
from tests.positions import answer, arranging, legal_values
from tests.rulebook.explorers.chart import (
    CENTRE,
    CHICKEN,
    EAST,
    PIG,
    RED,
    WEST,
    YELLOW,
    E,
    act,
    at_sea,
    board,
    deeds,
    island_of_three,
    kinds,
    land,
    lay_shape,
    man,
    moor,
    player,
    put_animal,
    put_enemy,
    put_settlement,
    put_vikings,
    ship_animal,
    sound,
)


def off_an_island(vikings_ashore: int = 0, crew: int = 2) -> tuple[Match, int]:
    """Red's ship off the first of three shores, so many Vikings aboard and ashore."""
    match = at_sea()
    with arranging(match) as s:
        h = island_of_three(s)[0]
        moor(s, RED, h)
        man(s, RED, crew)
        put_vikings(s, RED, h, vikings_ashore)
    return match, h


# ---------------------------------------------------------------------------- loading
def test_one_action_loads_any_number_up_to_three() -> None:
    """004 "1. Charger": up to three pieces aboard in any mix; one action, however many."""
    match, h = off_an_island(vikings_ashore=3, crew=0)
    with arranging(match) as s:
        put_animal(s, h, PIG)
        put_animal(s, h, CHICKEN)
    act(match, "load")
    offered = legal_values(match, "cargo")
    assert {"viking", "viking+viking+viking", "viking+pig+chicken", "pig", "pig+chicken"} <= set(offered)
    assert "pig+pig" not in offered
    answer(match, "cargo", cargo="viking+pig+chicken")
    ship = player(match, RED)["ship"]
    assert (ship["vikings"], ship["livestock"]) == (1, {"pig": 1, "chicken": 1})
    assert match._state.points == 3
    assert sound(match)
    assert "load" not in deeds(match)  # full


def test_room_for_three_in_all() -> None:
    """004 "1. Charger": what is aboard already takes room."""
    match, h = off_an_island(vikings_ashore=3, crew=1)
    with arranging(match) as s:
        ship_animal(s, RED, PIG)
        put_animal(s, h, CHICKEN)
    act(match, "load")
    assert legal_values(match, "cargo") == ["viking", "chicken"]


def test_what_is_loaded_stands_on_the_ships_hex() -> None:
    """004 "1. Charger" first bullet: Vikings on the next hex cannot board."""
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s)
        moor(s, RED, first)
        put_vikings(s, RED, second, 2)
    assert "load" not in deeds(match)


def test_livestock_boards_with_a_viking_or_under_the_eyes_of_one_ashore() -> None:
    """004 "1. Charger" second bullet; ruling 13: a Viking already aboard is not enough."""
    match, h = off_an_island(vikings_ashore=0, crew=2)
    with arranging(match) as s:
        put_animal(s, h, PIG)
    assert "load" not in deeds(match)
    with arranging(match) as s:
        put_vikings(s, RED, h, 1)
    act(match, "load")
    assert legal_values(match, "cargo") == ["viking", "pig"]
    answer(match, "cargo", cargo="pig")
    assert player(match, RED)["ship"]["livestock"] == {"pig": 1}
    assert board(match)["hexes"][h]["lands"][0]["vikings"] == {"red": 1}


def test_anyones_animals_may_be_taken_but_none_from_a_ship() -> None:
    """004 "5. Transport de Bétail" last bullet; rulings 11 and 14: animals ashore are free, those aboard are not."""
    match, h = off_an_island(vikings_ashore=1, crew=0)
    with arranging(match) as s:
        put_vikings(s, YELLOW, h, 3)
        moor(s, YELLOW, h)
        ship_animal(s, YELLOW, CHICKEN)
        put_animal(s, h, PIG)
    act(match, "load")
    assert set(legal_values(match, "cargo")) == {"viking", "pig", "viking+pig"}


def test_other_players_vikings_do_not_board_and_other_ships_are_not_used() -> None:
    """Ruling 11: only own Vikings, only the own ship."""
    match = at_sea()
    with arranging(match) as s:
        h = island_of_three(s)[0]
        moor(s, RED, h)
        put_vikings(s, YELLOW, h, 3)
        moor(s, YELLOW, h)
        put_vikings(s, RED, h, 0)
        man(s, RED, 0)
    assert deeds(match) == {"end_turn"}


def test_all_pieces_of_a_load_come_from_one_land() -> None:
    """Ruling 12: with two lands in reach the player chooses one for each action."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "twin_capes", 0, -1, 5)  # land NW and, apart, E; one sea
        moor(s, RED, h)
        man(s, RED, 0)
        put_vikings(s, RED, h, 1, "a")
        put_vikings(s, RED, h, 1, "b")
    act(match, "load")
    assert legal_values(match, "shore") == ["a", "b"]
    answer(match, "shore", shore="b")
    assert board(match)["hexes"][h]["lands"][1]["vikings"] == {}
    assert board(match)["hexes"][h]["lands"][0]["vikings"] == {"red": 1}
    assert player(match, RED)["ship"]["vikings"] == 1


def test_only_land_with_a_coast_on_the_ships_water_is_in_reach() -> None:
    """Ruling 12: three points: one sea part touches both lands, the other only one of them."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "cape", 0, -1, E)
        h = lay_shape(s, "three_points", 0, -2, E)  # parts aAaBbB from the east on
        put_vikings(s, RED, h, 1, "a")
        put_vikings(s, RED, h, 1, "b")
        moor(s, RED, h, "B")
    act(match, "load")
    assert legal_values(match, "shore") == ["a", "b"]
    other = at_sea()
    with arranging(other) as s:
        lay_shape(s, "cape", 0, -1, E)
        lay_shape(s, "three_points", 0, -2, E)
        put_vikings(s, RED, h, 1, "b")
        moor(s, RED, h, "A")
    assert "load" not in deeds(other)
    act(other, "unload")
    assert "shore" not in {action.kind for action in other.legal}  # only land a: not asked


# ---------------------------------------------------------------------------- unloading
def test_one_action_unloads_as_much_as_one_likes() -> None:
    """004 "2. Décharger": any Vikings and livestock aboard, onto the ship's hex."""
    match, h = off_an_island(crew=2)
    with arranging(match) as s:
        ship_animal(s, RED, PIG)
    act(match, "unload")
    assert set(legal_values(match, "cargo")) == {
        "viking", "pig", "viking+viking", "viking+pig", "viking+viking+pig"
    }  # fmt: skip
    answer(match, "cargo", cargo="viking+pig")
    assert board(match)["hexes"][h]["lands"][0]["vikings"] == {"red": 1}
    assert board(match)["hexes"][h]["lands"][0]["livestock"] == {"pig": 1}
    assert match._state.points == 3
    assert sound(match)


def test_livestock_does_not_go_ashore_alone() -> None:
    """004 "2. Décharger" second bullet; ruling 13: without a Viking aboard nothing can be unloaded."""
    match, h = off_an_island(vikings_ashore=2, crew=0)
    with arranging(match) as s:
        ship_animal(s, RED, PIG)
    assert "unload" not in deeds(match)
    with arranging(match) as s:
        man(s, RED, 1)
    act(match, "unload")
    assert "pig" in legal_values(match, "cargo")  # the Viking may stay aboard
    answer(match, "cargo", cargo="pig")
    assert player(match, RED)["ship"]["vikings"] == 1
    assert board(match)["hexes"][h]["lands"][0]["livestock"] == {"pig": 1}


def test_load_and_unload_are_two_actions() -> None:
    """Ruling 15: each goes one way."""
    match, h = off_an_island(vikings_ashore=1, crew=1)
    act(match, "load")
    assert match._state.points == 3
    act(match, "unload")
    answer(match, "cargo", cargo="viking")
    assert match._state.points == 2
    assert match._state.vikings[RED, land(match._state, h)] == 1


@pytest.mark.parametrize("h", [WEST, CENTRE, EAST])
def test_livestock_put_on_the_mainland_is_delivered_for_good(h: int) -> None:
    """004 "+ Livrer du Bétail"; ruling 16: from every fixed hex; at once onto the captain's card."""
    match = at_sea()
    with arranging(match) as s:
        moor(s, RED, h)
        man(s, RED, 1)
        ship_animal(s, RED, PIG, 2)
    act(match, "unload")
    if "shore" in {action.kind for action in match.legal}:
        answer(match, "shore", shore="mainland")
    events = answer(match, "cargo", cargo="pig+pig")
    assert "delivered" in kinds(events)
    assert player(match, RED)["delivered"] == {"pig": 2}
    assert player(match, RED)["ship"]["livestock"] == {}
    assert match.score_sheet(RED)["livestock"] == 2
    assert sound(match)
    assert "load" in deeds(match)
    act(match, "load")
    assert all("pig" not in str(action.args["cargo"]) for action in match.legal)


def test_vikings_land_on_the_mainland_and_are_fetched_again() -> None:
    """Ruling 16: the mainland is a shore like others for Vikings."""
    match = at_sea()
    act(match, "unload")
    answer(match, "cargo", cargo="viking+viking")
    assert player(match, RED)["mainland"] == 7
    act(match, "load")
    answer(match, "cargo", cargo="viking+viking+viking")
    assert player(match, RED)["mainland"] == 4
    assert player(match, RED)["ship"]["vikings"] == 3


def test_the_mainland_is_not_reached_from_placed_tiles() -> None:
    """Ruling 16: only from the fixed hexes."""
    match, _ = off_an_island(crew=2)
    act(match, "unload")
    assert {action.kind for action in match.legal} == {"cargo"}  # one shore only, and it is the island


# ---------------------------------------------------------------------------- sailing
def test_a_ship_sails_to_connected_sea_of_a_neighbouring_hex() -> None:
    """004 "3. Déplacer un Drakkar"; ruling 17: one hex an action, over a sea edge."""
    match = at_sea()
    with arranging(match) as s:
        first = island_of_three(s)[0]
    act(match, "sail")
    assert legal_values(match, "sail") == ["north_east", "east", "west", "north_west"]
    answer(match, "sail", side="north_west")
    ship = player(match, RED)["ship"]
    assert (ship["hex"], ship["part"]) == (first, "A")
    assert match._state.points == 3


def test_a_ship_does_not_sail_without_a_viking() -> None:
    """004 "3." first bullet: at least one Viking aboard."""
    match = at_sea()
    with arranging(match) as s:
        man(s, RED, 0)
        ship_animal(s, RED, PIG)
    assert "sail" not in deeds(match)
    with arranging(match) as s:
        man(s, RED, 1)
    assert "sail" in deeds(match)


def test_a_ship_does_not_cross_land() -> None:
    """004 "3." second bullet; ruling 17: the sea parts of an isthmus are apart."""
    match = at_sea()
    with arranging(match) as s:
        south = lay_shape(s, "cape", 0, -1, E)
        h = lay_shape(s, "isthmus", 0, -2, E)  # land E and W, one sea to the south, another to the north
        north = lay_shape(s, "cape", 0, -3, 5)
        moor(s, RED, h, "A")
    (sailed,) = act(match, "sail")  # one way only: not asked
    assert sailed.args["to"] == south
    with arranging(match) as s:
        moor(s, RED, h, "B")
    (sailed,) = act(match, "sail")
    assert sailed.args["to"] == north


def test_ships_share_a_hex_freely() -> None:
    """004 "3." third bullet: any number of longships on a hex."""
    match = at_sea(4)
    with arranging(match) as s:
        h = island_of_three(s)[0]
        for seat in range(1, 4):
            moor(s, seat, h)
    act(match, "sail")
    answer(match, "sail", side="north_west")
    assert {player(match, seat)["ship"]["hex"] for seat in range(4)} == {h}


# ---------------------------------------------------------------------------- enemy ships
def meeting_an_enemy(crew: int, deadly: bool) -> tuple[Match, int]:
    match = at_sea()
    with arranging(match) as s:
        h = island_of_three(s)[0]
        put_enemy(s, h)
        man(s, RED, crew)
        s.backs_left[0], s.backs_left[1] = (0, 12) if deadly else (12, 0)
    return match, h


def test_fewer_than_two_vikings_keep_away_from_an_enemy() -> None:
    """004 "3." last bullet; ruling 18: with one Viking aboard its sea is barred, with two it is not."""
    match, _ = meeting_an_enemy(1, deadly=False)
    act(match, "sail")
    assert "north_west" not in legal_values(match, "sail")
    assert "east" in legal_values(match, "sail")
    with pytest.raises(IllegalAction, match="two Vikings"):
        answer(match, "sail", side="north_west")
    other, _ = meeting_an_enemy(2, deadly=False)
    act(other, "sail")
    assert "north_west" in legal_values(other, "sail")


@pytest.mark.parametrize("deadly", [False, True])
def test_an_enemy_ship_is_destroyed_and_turned_up(deadly: bool) -> None:
    """004 "+ Détruire un Bateau Ennemi"; ruling 18: at once, without a further action; a Viking may die."""
    match, h = meeting_an_enemy(2, deadly)
    act(match, "sail")
    events = answer(match, "sail", side="north_west")
    assert kinds(events) == ["sailed", "enemy_destroyed"]
    assert events[1].args["lost"] == int(deadly)
    assert match.history[-1].sealed
    own = player(match, RED)
    assert own["enemy_ships"] == 1
    assert own["dead"] == int(deadly)
    assert own["ship"]["vikings"] == 2 - deadly
    assert own["ship"]["hex"] == h  # the ship stays, even with one Viking left
    assert not board(match)["hexes"][h]["enemy_ship"]
    assert match._state.points == 3
    assert match.score_sheet(RED)["enemy_ships"] == 1
    assert match.score_sheet(RED)["viking_deaths"] == int(deadly)
    assert sound(match)


def test_dead_vikings_never_return() -> None:
    """Ruling 19: they lie on the captain's card; the other Vikings are what is left."""
    match, _ = meeting_an_enemy(3, deadly=True)
    act(match, "sail")
    answer(match, "sail", side="north_west")
    own, s = player(match, RED), match._state
    assert own["dead"] == 1
    ashore = sum(s.vikings[RED, k] for k in range(s.lands))
    assert own["ship"]["vikings"] + own["mainland"] + ashore == 6


def test_the_back_is_any_of_those_not_seen_yet() -> None:
    """004 "Placer des Bateaux Ennemis"; six deadly of twelve: the back turns up at random."""
    lost = 0
    for seed in range(80):
        match = at_sea(2, seed)
        with arranging(match) as s:
            put_enemy(s, island_of_three(s)[0])
        act(match, "sail")
        lost += answer(match, "sail", side="north_west")[1].args["lost"]
    assert 20 < lost < 60  # 40 on average


def test_an_enemy_lies_in_one_part_of_its_hex() -> None:
    """Ruling 18: it bars its own water; another sea part of the hex would be free, and so is the land."""
    match, h = off_an_island(vikings_ashore=1, crew=1)
    with arranging(match) as s:
        moor(s, RED, CENTRE)
        put_enemy(s, h)
        assert enemy_in(s, h, PARTS.index("A"))
        assert not enemy_in(s, h, PARTS.index("B"))
        assert not enemy_in(s, h + 1, PARTS.index("A"))
    assert "walk" in deeds(match)


def test_vikings_put_ashore_raid_at_once() -> None:
    """Ruling 22: enough Vikings unloaded at a settlement conquer it in the same action."""
    match = at_sea()
    with arranging(match) as s:
        h = island_of_three(s, "settlement")[0]
        put_settlement(s, h, 3)
        moor(s, RED, h)
        man(s, RED, 3)
        put_vikings(s, RED, h, 1)
    act(match, "unload")
    events = answer(match, "cargo", cargo="viking+viking")
    assert kinds(events) == ["unloaded", "raided"]
    assert player(match, RED)["settlements"] == [3]
    assert sound(match)
