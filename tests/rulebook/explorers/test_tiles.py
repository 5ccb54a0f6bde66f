"""Placing tiles: "PLACER DES TUILES" and the three passages on tokens in 004_00b43d7a92981ddd.txt."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from longhouse import Match
from longhouse.games.explorers.components import (
    ANIMAL_NAMES,
    CLOSED_CELLS,
    ICON,
    ICON_NAMES,
    IS_TURN,
    SHAPES,
    STEPS,
    TILE_NAMES,
    TILES,
)
from longhouse.games.explorers.state import Ask
from tests.positions import answer, arranging, legal_values
from tests.rulebook.explorers.chart import (
    CENTRE,
    EAST,
    PIG,
    RED,
    WEST,
    YELLOW,
    E,
    at_sea,
    board,
    deal,
    island_of_five,
    kinds,
    land,
    lay_shape,
    new,
    player,
    sound,
    three_islets,
    tile,
)


def about_to_place(*tiles: int, players: int = 2) -> Match:
    """Red is to place one of these tiles."""
    match = at_sea(players)
    with arranging(match) as s:
        deal(s, RED, *tiles)
        s.ask, s.to_place = Ask.TILE, 1
    return match


def place(match: Match, number: int, hex_: int, side: str, turned: int) -> tuple[Any, ...]:
    """Choose, place and turn a tile, as far as it is asked."""
    told: tuple[Any, ...] = ()
    steps: list[tuple[str, dict[str, Any]]] = [("tile", {"tile": TILE_NAMES[number]})]
    steps += [("cell", {"hex": hex_, "side": side}), ("turn", {"turned": turned})]
    for kind, args in steps:
        if match.legal[0].kind == kind:
            told += answer(match, kind, **args)
    return told


def test_tiles_touch_another_tile_and_every_edge_matches() -> None:
    """004 first two bullets: beside the starting board or a tile, land against land and sea against sea."""
    match = about_to_place(tile("cape", "chicken"), tile("bay", "goat"))
    answer(match, "tile", tile=TILE_NAMES[tile("cape", "chicken")])
    assert set(legal_values(match, "cell")) == {(h["hex"], h["side"]) for h in board(match)["open"]}
    events = answer(match, "cell", hex=EAST, side="north_east")  # the east hex has land there
    assert "tile_placed" in kinds(events)  # only one way round: placed at once
    laid = board(match)["hexes"][3]
    assert laid["turned"] == 3  # its only land faces south-west
    assert laid["parts"][3] == "a"
    assert sound(match)


def test_only_turns_that_match_are_offered() -> None:
    """004 second bullet: west of the centre's northern neighbour all turns are free, beside sea only some."""
    match = about_to_place(tile("half", "pig"), tile("cape", "chicken"))
    answer(match, "tile", tile=TILE_NAMES[tile("half", "pig")])
    answer(match, "cell", hex=CENTRE, side="north_east")  # sea to the south-west and, from the east hex, south-east
    assert legal_values(match, "turn") == [4, 5]


def test_turns_that_look_the_same_are_offered_once() -> None:
    """No rule: a strait with a ship looks the same turned by half; with an animal on one side it would not."""
    strait = tile("strait", "enemy_ship")
    assert [IS_TURN[strait, k] for k in range(6)] == [1, 1, 1, 0, 0, 0]
    assert sum(IS_TURN[tile("half", "pig"), k] for k in range(6)) == 6
    assert all(sum(IS_TURN[t, k] for k in range(6)) in (3, 6) for t in range(TILES))


def test_equal_tiles_in_hand_are_asked_once() -> None:
    """No rule: two equal tiles are one answer, and with nothing else in hand no question."""
    pair = tile("cape", "enemy_ship", 0), tile("cape", "enemy_ship", 1)
    match = about_to_place(*pair, tile("bay", "goat"))
    assert legal_values(match, "tile") == [TILE_NAMES[pair[0]], TILE_NAMES[tile("bay", "goat")]]


def test_no_tile_touches_the_mainland_but_tiles_may_lie_lower_than_the_board() -> None:
    """004 "PLACER DES TUILES", on the mainland; ruling 6: around, then down."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "half", 2, 0, 0)
        lay_shape(s, "half", 2, 1, 5)  # south-east of it, lower than the fixed hexes
        lay_shape(s, "shore", 2, 2, 1)
    cells = {(cell["q"], cell["r"]) for cell in board(match)["open"]}
    assert (2, 3) in cells  # farther down
    assert (1, 1) not in cells  # the mainland's shore
    assert not cells & set(CLOSED_CELLS)
    assert sound(match)


def test_a_land_edge_towards_a_closed_cell_stays_open() -> None:
    """Ruling 6: such an island is never finished."""
    match = at_sea()
    with arranging(match) as s:
        h = lay_shape(s, "cape", 2, 0, 3)  # land to the south-west: the cell (1, 1) is closed
        assert (s.hex_q[h] + STEPS[3][0], s.hex_r[h] + STEPS[3][1]) in CLOSED_CELLS
    (island,) = [i for i in board(match)["islands"] if i["island"] == match._state.first_land[h]]
    assert island["open_edges"] == 1
    assert not island["finished"]


def test_placing_is_compulsory() -> None:
    """004 "PLACER DES TUILES"; ruling 8: before the tile there is no action and no way to skip it."""
    match = about_to_place(tile("cape", "chicken"), tile("bay", "goat"))
    assert {action.kind for action in match.legal} == {"tile"}


def test_one_animal_whatever_is_drawn() -> None:
    """004 "Placer du Bétail"; ruling 10: one animal of the kind shown, on the part that shows it."""
    match = about_to_place(tile("shore_and_cape_right", "pig"))
    events = place(match, tile("shore_and_cape_right", "pig"), WEST, "north_east", 4)
    assert "animal_placed" in kinds(events)
    h = board(match)["hexes"][3]
    assert h["icon_part"] == "b"
    assert [land["livestock"] for land in h["lands"]] == [{}, {"pig": 1}]
    assert board(match)["supply"]["livestock"]["pig"] == 5
    assert sound(match)


def test_a_settlement_is_drawn_and_turned_up() -> None:
    """004 "Placez des Jetons Colonie": a random token, its strength shown to all; that cannot be taken back."""
    settlement = tile("half", "settlement")
    strengths: Counter[int] = Counter()
    for seed in range(60):
        match = at_sea(2, seed)
        with arranging(match) as s:
            deal(s, RED, settlement)
            s.ask, s.to_place = Ask.TILE, 1
        place(match, settlement, CENTRE, "north_east", 5)
        assert match.history[-1].sealed
        strengths[board(match)["hexes"][3]["settlement"]] += 1
        assert sound(match)
    assert set(strengths) == {2, 3, 4, 5}
    assert strengths[5] < strengths[2] + strengths[3]


def test_an_enemy_ship_lies_face_down() -> None:
    """004 "Placer des Bateaux Ennemis": nobody may see its back; the record does not even hold it."""
    enemy = tile("cape", "enemy_ship")
    match = about_to_place(enemy)
    events = place(match, enemy, CENTRE, "north_east", 0)
    assert "enemy_placed" in kinds(events)
    assert board(match)["hexes"][3]["enemy_ship"]
    supply = board(match)["supply"]
    assert (supply["enemy_ships"], supply["unseen_safe"], supply["unseen_deadly"]) == (11, 6, 6)
    assert not match.history[-1].sealed
    assert sound(match)


def test_an_empty_supply_places_nothing() -> None:
    """Ruling 9: nothing is placed and the turn goes on."""
    pig = tile("shore", "pig")
    match = about_to_place(pig)
    with arranging(match) as s:
        s.animals_left[PIG] = 0
        s.delivered[YELLOW, PIG] = 6
    assert "nothing_placed" in kinds(place(match, pig, CENTRE, "north_east", 0))
    assert match._state.ask == Ask.ACTION
    assert sound(match)


def test_the_box_never_runs_out() -> None:
    """Ruling 9: as many animals as animal tiles; fewer settlement and ship tiles than tokens."""
    icons = Counter(ICON_NAMES[ICON[t]] for t in range(TILES))
    supply = board(new(2))["supply"]
    assert {name: icons[name] for name in ANIMAL_NAMES} == supply["livestock"]
    assert icons["settlement"] <= 14
    assert icons["enemy_ship"] <= 12


def test_a_hand_that_fits_nowhere_is_changed() -> None:
    """004 "PLACER DES TUILES", last paragraph; ruling 7: back into the stack, shuffled, as many drawn."""
    match = at_sea()
    bays = [t for t in range(TILES) if SHAPES[t] == "bay"]
    with arranging(match) as s:
        deal(s, YELLOW, tile("cape", "chicken"), tile("shore", "pig"))
        deal(s, RED)
        s.used = sum(1 << t for t in range(TILES) if SHAPES[t] not in ("bay", "cape", "shore"))
        s.stack_len = len(bays)
        for i in range(TILES):
            s.stack[i] = bays[i] if i < len(bays) else 0
        s.opens, s.open_land[0], s.open_sea[0] = 1, 0b001111, 0b110000  # only a bay fits
    events = answer(match, "deed", deed="end_turn")
    changed = [event for event in events if event.kind == "hand_returned"]
    assert changed
    assert all(event.args == {"colour": "yellow", "count": 2} for event in changed)
    drawn = [event.args["count"] for event in events if event.kind == "tiles_drawn"]
    assert drawn == [1, *[2] * len(changed)]
    placed = next(event for event in events if event.kind == "tile_placed")
    assert placed.args["tile"] in [TILE_NAMES[t] for t in bays]
    assert len(player(match, YELLOW)["hand"]) == 1
    assert match.history[-1].sealed


def test_with_no_fit_left_anywhere_a_tile_is_given_up() -> None:
    """Ruling 7: nothing in hand or stack fits: one tile leaves the game and the actions follow."""
    match = at_sea()
    with arranging(match) as s:
        s.opens, s.open_land[0], s.open_sea[0] = 1, 63, 0  # land all around: no tile is like that
        held = s.hand_len[YELLOW]
    events = answer(match, "deed", deed="end_turn")
    assert "tile_dropped" in kinds(events)
    assert match.actor == YELLOW
    assert match._state.ask == Ask.ACTION
    assert len(player(match, YELLOW)["hand"]) == held - 1


def test_every_tile_fits_beside_a_lone_edge() -> None:
    """Ruling 7: every tile has a land edge and a sea edge, so with this box a place is always found."""
    for t in range(TILES):
        match = about_to_place(t, tile("half", "pig") if t != tile("half", "pig") else tile("half", "goat"))
        answer(match, "tile", tile=TILE_NAMES[t])
        cells = legal_values(match, "cell")
        assert (EAST, "north_east") in cells  # land faces it
        assert (EAST, "east") in cells  # sea faces it


@pytest.mark.parametrize("seed", range(6))
def test_no_random_game_gets_stuck(seed: int) -> None:
    """Ruling 7: in whole games no hand is ever changed or given up."""
    match, choices = new(1 + seed % 4, seed), random.Random(seed)
    while not match.over:
        events = match.play(choices.choice(match.legal_codes))
        assert not {"hand_returned", "tile_dropped"} & set(kinds(events))


def test_an_island_that_is_closed_is_announced() -> None:
    """004 "6. Construire un Avant-Poste": an island is complete when the sea is all around it."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "shore", 0, -1, 0)
        lay_shape(s, "shore", 1, -1, 4)
        deal(s, RED, tile("shore", "goat"))
        s.ask, s.to_place = Ask.TILE, 1
    events = place(match, tile("shore", "goat"), 3, "north_east", 2)
    finished = [event for event in events if event.kind == "island_finished"]
    assert [event.args["tiles"] for event in finished] == [3]


def test_a_tile_with_two_lands_belongs_to_two_islands() -> None:
    """Rulings 21 and 27: a strait lies in two islands and counts for both; they are not joined."""
    match = at_sea()
    with arranging(match) as s:
        row = three_islets(s)
        five = island_of_five(s)
    islands = {i["island"]: i for i in board(match)["islands"]}
    lands = [land["island"] for h in row for land in board(match)["hexes"][h]["lands"]]
    assert len(lands) == 6
    assert len(set(lands)) == 3
    assert all(islands[name]["tiles"] == 2 and islands[name]["finished"] for name in set(lands))
    big = board(match)["hexes"][five[0]]["lands"][0]["island"]
    assert (islands[big]["tiles"], islands[big]["finished"]) == (5, True)
    assert sound(match)


def test_two_parts_of_one_tile_in_one_island_count_once() -> None:
    """Ruling 27: a strait whose two lands are joined by a way around is one tile of the island."""
    match = at_sea()
    with arranging(match) as s:
        lay_shape(s, "cape", 0, -1, E)
        strait = lay_shape(s, "strait", 0, -2, E)
        lay_shape(s, "shore", 1, -2, 4)
        lay_shape(s, "hook_right", 1, -3, 1)
        lay_shape(s, "hook_left", 0, -3, 3)
        apart = s.island[land(s, strait, "a")] != s.island[land(s, strait, "b")]
        lay_shape(s, "shore", -1, -2, 0)
        joined = s.island[land(s, strait, "a")] == s.island[land(s, strait, "b")]
    assert apart
    assert joined
    assert match._state.island_tiles[match._state.island[land(match._state, strait)]] == 5
    assert sound(match)
