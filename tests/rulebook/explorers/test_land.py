"""On land: "4. Déplacer des Vikings", "Attaquer une Colonie", "5. Transport de Bétail" in 004_00b43d7a92981ddd.txt."""

from __future__ import annotations

import pytest

from longhouse import Match
from tests.positions import answer, arranging, legal_values
from tests.rulebook.explorers.chart import (
    GOAT,
    PIG,
    RED,
    YELLOW,
    E,
    W,
    act,
    at_sea,
    board,
    deeds,
    island_of_five,
    island_of_three,
    kinds,
    land,
    lay_shape,
    line,
    man,
    moor,
    player,
    put_animal,
    put_settlement,
    put_vikings,
    sound,
    three_islets,
)


def on_an_island(vikings: int, seat: int = RED) -> tuple[Match, list[int]]:
    """So many Vikings on the first of three shores around a corner."""
    match = at_sea()
    with arranging(match) as s:
        hexes = island_of_three(s)
        put_vikings(s, seat, hexes[0], vikings)
    return match, hexes


def vikings(match: Match, h: int, part: int = 0) -> dict[str, int]:
    found: dict[str, int] = board(match)["hexes"][h]["lands"][part]["vikings"]
    return found


# ---------------------------------------------------------------------------- walking
def test_one_or_two_vikings_walk_for_one_action() -> None:
    """004 "4. Déplacer des Vikings"; ruling 20: one or two, together, to a neighbouring hex over land."""
    match, hexes = on_an_island(3)
    act(match, "walk")
    assert legal_values(match, "walk") == [("north_east", "1"), ("north_east", "2"), ("east", "1"), ("east", "2")]
    answer(match, "walk", side="east", walkers="2")
    assert vikings(match, hexes[0]) == {"red": 1}
    assert vikings(match, hexes[1]) == {"red": 2}
    assert match._state.points == 3
    assert sound(match)


def test_a_lone_viking_walks_alone() -> None:
    """Ruling 20: no more walk than stand there."""
    match, _ = on_an_island(1)
    act(match, "walk")
    assert legal_values(match, "walk") == [("north_east", "1"), ("east", "1")]


def test_vikings_do_not_swim() -> None:
    """004 "4." first bullet; ruling 21: two lands of one hex are not neighbours, nor is land across the water."""
    match = at_sea()
    with arranging(match) as s:
        cape, strait, *_ = three_islets(s)
        put_vikings(s, RED, strait, 1, "a")
    events = act(match, "walk")  # only to the cape: not asked
    assert [event.args["to"] for event in events if event.kind == "walked"] == [cape]
    assert vikings(match, strait, 1) == {}


def test_the_mainland_is_no_way() -> None:
    """Ruling 16: Vikings leave the mainland by ship only."""
    match = at_sea()
    assert player(match, RED)["mainland"] == 5
    assert "walk" not in deeds(match)


def test_any_number_of_vikings_of_all_colours_on_a_hex() -> None:
    """004 "4." second bullet: no limit."""
    match, hexes = on_an_island(2)
    with arranging(match) as s:
        put_vikings(s, YELLOW, hexes[1], 5)
    act(match, "walk")
    answer(match, "walk", side="east", walkers="2")
    assert vikings(match, hexes[1]) == {"red": 2, "yellow": 5}


# ---------------------------------------------------------------------------- raids
def before_a_settlement(strength: int, there: int, near: int) -> tuple[Match, int]:
    """Red has Vikings at a settlement and on the hex beside it."""
    match = at_sea()
    with arranging(match) as s:
        h, beside, _ = island_of_three(s, "settlement")
        put_settlement(s, h, strength)
        put_vikings(s, RED, h, there)
        put_vikings(s, RED, beside, near)
        man(s, RED, 0)
    return match, h


@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_a_settlement_falls_to_as_many_vikings_as_it_is_strong(strength: int) -> None:
    """004 "+ Attaquer une Colonie": at once, without a further action, when as many or more are there."""
    match, h = before_a_settlement(strength, strength - 1, 1)
    assert board(match)["hexes"][h]["settlement"] == strength
    act(match, "walk")
    if legal_values(match, "land"):
        answer(match, "land", land=land(match._state, h + 1))
    events = answer(match, "walk", side="west", walkers="1")
    assert kinds(events) == ["walked", "raided"]
    assert player(match, RED)["settlements"] == [strength]
    assert board(match)["hexes"][h]["settlement"] is None
    assert vikings(match, h) == {"red": strength}  # none are lost
    assert match._state.points == 3
    assert line(match, RED, "settlements") == strength
    assert sound(match)


def test_one_viking_too_few_is_no_raid() -> None:
    """004 "+ Attaquer une Colonie": strength 4 takes four Vikings."""
    match, h = before_a_settlement(4, 2, 1)
    act(match, "walk")
    answer(match, "land", land=land(match._state, h + 1))
    events = answer(match, "walk", side="west", walkers="1")
    assert kinds(events) == ["walked"]
    assert board(match)["hexes"][h]["settlement"] == 4


def test_vikings_aboard_across_the_water_or_of_others_do_not_count() -> None:
    """004 "+ Attaquer une Colonie" last paragraph; ruling 23: only own Vikings on the settlement's own land."""
    match, h = before_a_settlement(3, 1, 1)
    with arranging(match) as s:
        put_vikings(s, YELLOW, h, 2)
        moor(s, RED, h)
        man(s, RED, 2)
    act(match, "walk")
    answer(match, "land", land=land(match._state, h + 1))
    assert kinds(answer(match, "walk", side="west", walkers="1")) == ["walked"]
    other = at_sea()
    with arranging(other) as s:
        h = lay_shape(s, "sound", -2, 0, 5, "settlement")  # lands aaAbbA from the north-west on: b is apart
        put_settlement(s, h, 2)
        put_vikings(s, RED, h, 1, "b")
        moor(s, RED, h)
    act(other, "unload")
    answer(other, "shore", shore="b")
    events = answer(other, "cargo", cargo="viking+viking")
    assert kinds(events) == ["unloaded"]
    assert board(other)["hexes"][h]["settlement"] == 2


def test_transporting_raids_too() -> None:
    """Ruling 22: the Viking that leads an animal counts as soon as it arrives."""
    match, h = before_a_settlement(2, 1, 1)
    with arranging(match) as s:
        put_animal(s, h + 1, PIG)
    act(match, "transport")
    events = answer(match, "transport", animal="pig", side="west")
    assert kinds(events) == ["transported", "raided"]


def test_a_settlement_blocks_nothing() -> None:
    """Ruling 23: Vikings of all colours stand and pass there, livestock too."""
    match, h = before_a_settlement(5, 2, 0)
    with arranging(match) as s:
        put_vikings(s, YELLOW, h, 1)
        put_animal(s, h, GOAT)
    assert {"walk", "transport"} <= deeds(match)
    act(match, "walk")
    answer(match, "walk", side="north_east", walkers="2")
    assert vikings(match, h) == {"yellow": 1}


def test_conquered_settlements_are_open_information() -> None:
    """Ruling 25: their strength was public, so every seat sees it."""
    match, _ = before_a_settlement(2, 1, 1)
    act(match, "walk")
    answer(match, "land", land=legal_values(match, "land")[1])
    answer(match, "walk", side="west", walkers="1")
    for seat in (RED, YELLOW, None):
        assert player(match, RED, seat)["settlements"] == [2]


# ---------------------------------------------------------------------------- transporting
def test_one_viking_leads_one_animal() -> None:
    """004 "5. Transport de Bétail": one Viking and one animal to a neighbouring hex for one action."""
    match, hexes = on_an_island(2)
    with arranging(match) as s:
        put_animal(s, hexes[0], PIG)
        put_animal(s, hexes[0], GOAT)
    act(match, "transport")
    assert set(legal_values(match, "transport")) == {
        (animal, side) for animal in ("pig", "goat") for side in ("north_east", "east")
    }
    answer(match, "transport", animal="goat", side="east")
    assert vikings(match, hexes[0]) == {"red": 1}
    assert vikings(match, hexes[1]) == {"red": 1}
    assert board(match)["hexes"][hexes[1]]["lands"][0]["livestock"] == {"goat": 1}
    assert match._state.points == 3
    assert sound(match)


def test_livestock_does_not_walk_alone() -> None:
    """004 "5." first bullet: an own Viking must stand on the same land."""
    match, hexes = on_an_island(2)
    with arranging(match) as s:
        put_animal(s, hexes[1], PIG)
        put_vikings(s, YELLOW, hexes[1], 1)
    assert "transport" not in deeds(match)


def test_livestock_does_not_swim() -> None:
    """004 "5." second bullet: over land edges only."""
    match = at_sea()
    with arranging(match) as s:
        east = lay_shape(s, "cape", -2, 0, W)
        west = lay_shape(s, "cape", -3, 0, E)
        put_vikings(s, RED, east, 1)
        put_animal(s, east, PIG)
    events = act(match, "transport")  # one animal, one way: not asked
    assert [event.args["to"] for event in events if event.kind == "transported"] == [west]


def test_any_number_of_animals_on_a_hex_and_anyone_may_lead_them() -> None:
    """004 "5." third and fourth bullets: no limit, and no owner while they are on land."""
    match = at_sea()
    with arranging(match) as s:
        hexes = island_of_five(s)
        for _ in range(4):
            put_animal(s, hexes[1], PIG)
        put_animal(s, hexes[0], PIG)
        put_vikings(s, YELLOW, hexes[0], 1)
        put_vikings(s, RED, hexes[0], 1)
    act(match, "transport")
    answer(match, "transport", animal="pig", side="east")
    assert board(match)["hexes"][hexes[1]]["lands"][0]["livestock"] == {"pig": 5}
