"""Laying tiles: the printed examples, the colours, income numbers, bonus cells, houses."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse import IllegalAction, Match
from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.layouts import (
    BONUS_ITEM,
    BONUS_NEEDS,
    BONUS_ROW,
    BONUSES,
    CELLS,
    FIRST_LONG,
    FIRST_STONE,
    ROWS,
    SHAPE_OF,
    TRACK_LENGTH,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, may_lie_on, spots
from longhouse.games.feast_for_odin.rules.income import board_income, income, layout_of, pays_bonus, track_income
from longhouse.games.feast_for_odin.state import Step
from tests.positions import answer, arranging, legal_values
from tests.rulebook.feast_for_odin.table import at_step, claim, cover, have, lay, new, own, question, ready, tiles, word


def fits(s: Any, board: int, item: str, turn: int, row: int, col: int) -> bool:
    shape = SHAPE_OF[ITEM[item], turn]
    return bool(spots(s, board, apart_plane(ITEM[item], board), shape, row) >> col & 1)


def test_a_robe_covers_three_numbers() -> None:
    """Rulebook, placing, first example: a robe in the corner covers 0, 1 and 2, and the mead with them."""
    match = ready(robe=1)
    seat = match.actor or 0
    answer(match, "board", board="home_board")
    assert question(match) == "lay-cell"
    assert (8, 0) not in legal_values(match, "cell")
    answer(match, "cell", row=9, col=0)
    assert tiles(match, seat) == ["robe"]
    assert income(match._state, seat) == 2
    assert have(match, seat, "robe") == (0,)


def test_start_income_is_zero() -> None:
    """Ruling 1: the corner prints 0."""
    match = new()
    assert [p["income"] for p in match.view(None)["board"]["players"]] == [0, 0]


def test_skin_and_bones_or_wool_covers_two_numbers() -> None:
    """Rulebook, placing: with all cells to the lower left covered, one tile covers 3 and 4 together."""
    match = new()
    with arranging(match) as s:
        # everything to the lower left of the 4 (row 6, column 5) but a 2 x 2 block around 3 and 4
        block = {(6, 4), (6, 5), (7, 4), (7, 5)}
        bonus = {(7, 2), (9, 1), (10, 5)}
        cells = [(r, c) for r in range(6, 12) for c in range(6) if (r, c) not in block | bonus]
        # lay from the corner outwards so that the numbers are covered in order
        for cell in sorted(cells, key=lambda rc: (max(11 - rc[0], rc[1]), rc)):
            cover(s, 0, cell)
        assert income(s, 0) == 3
        assert fits(s, 0, "wool", 0, 6, 4)
        assert fits(s, 0, "skin_and_bones", 0, 6, 4)
        lay(s, 0, "wool", 0, 6, 4)
        assert income(s, 0) == 5


def test_numbers_are_covered_in_order() -> None:
    """Rulebook, placing: left of it, below it, and everything to the lower left."""
    match = new()
    with arranging(match) as s:
        assert fits(s, 0, "silver", 0, 11, 0)
        assert not fits(s, 0, "silver", 0, 10, 1)
        cover(s, 0, (11, 0))
        assert not fits(s, 0, "silver", 0, 10, 1)
        cover(s, 0, (10, 0))
        assert not fits(s, 0, "silver", 0, 10, 1)
        cover(s, 0, (11, 1))
        assert fits(s, 0, "silver", 0, 10, 1)


def test_minus_cells_may_be_covered_anywhere() -> None:
    """Rulebook, placing: away from the numbers tiles may lie as one likes, also in the three extra cells."""
    match = new()
    with arranging(match) as s:
        assert fits(s, 0, "treasure_chest", 0, 0, 0)
        assert fits(s, 0, "silver", 0, 0, 12)
        assert not fits(s, 0, "silver", 0, 3, 12)
        assert not fits(s, 0, "treasure_chest", 0, 0, 10)


def test_green_tiles_do_not_touch() -> None:
    """Rulebook, placing: no green beside green; corners may touch; blue, silver and ore may lie side by side."""
    match = new()
    with arranging(match) as s:
        lay(s, 0, "oil", 0, 0, 0)
        assert not fits(s, 0, "oil", 0, 1, 0)
        assert not fits(s, 0, "oil", 0, 0, 2)
        assert fits(s, 0, "oil", 0, 1, 2)
        assert fits(s, 0, "rune_stone", 0, 1, 0)
        lay(s, 0, "rune_stone", 0, 1, 0)
        assert fits(s, 0, "rune_stone", 0, 2, 0)
        assert fits(s, 0, "helmet", 0, 2, 0)
        assert fits(s, 0, "oil", 0, 2, 0)


def test_nothing_lies_on_another_tile_or_over_the_edge() -> None:
    """Rulebook, placing."""
    match = new()
    with arranging(match) as s:
        lay(s, 0, "silk", 0, 0, 0)
        assert not fits(s, 0, "silver", 0, 0, 3)
        assert not fits(s, 0, "silk", 0, 5, 10)


def test_bonus_cells_count_as_covered_and_may_be_covered() -> None:
    """Rulebook, phase 10: the mead cell needs not be covered for the numbers; covered it pays nothing."""
    match = new()
    with arranging(match) as s:
        cover(s, 0, (11, 0), (10, 0), (11, 1), (10, 1), (9, 0), (11, 2), (10, 2))
        assert fits(s, 0, "silver", 0, 9, 2)
        cover(s, 0, (9, 2), (8, 0), (8, 1), (8, 2))
        layout = layout_of(s, 0)
        mead = next(i for i in range(5) if pays_bonus(s, 0, layout, i))
        cover(s, 0, (9, 1))
        assert not pays_bonus(s, 0, layout, mead)


def test_the_ore_at_the_edge_has_five_neighbours() -> None:
    """Rulebook, phase 10, the example: five cells around the ore."""
    match = new()
    with arranging(match) as s:
        layout = layout_of(s, 0)
        around = [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]
        for cell in around:
            assert not any(pays_bonus(s, 0, layout, i) for i in range(5))
            cover(s, 0, cell)
        assert sum(pays_bonus(s, 0, layout, i) for i in range(5)) == 1


def test_houses_take_food_and_no_ore() -> None:
    """Rulebook, placing in houses: all goods and silver; orange and red each apart; pillars stay free."""
    match = new()
    with arranging(match) as s:
        house = FIRST_LONG
        s.board_owner[house] = 0
        assert [may_lie_on(s, 0, ITEM[i], house) for i in ("peas", "mead", "oil", "silk", "silver", "ore")] == [
            True
        ] * 5 + [False]
        assert [may_lie_on(s, 0, ITEM[i], 0) for i in ("peas", "mead", "oil", "silk", "silver", "ore")] == [
            False
        ] * 2 + [True] * 4
        assert not fits(s, house, "silver", 0, 1, 3)
        assert not fits(s, house, "silver", 0, 1, 7)
        lay(s, house, "peas", 0, 0, 0)
        assert not fits(s, house, "flax", 0, 0, 2)
        assert fits(s, house, "mead", 0, 0, 2)
        lay(s, house, "mead", 0, 0, 2)
        assert not fits(s, house, "mead", 0, 0, 4)
        assert fits(s, house, "oil", 0, 0, 4)
        lay(s, house, "oil", 0, 0, 4)
        assert fits(s, house, "oil", 0, 0, 6)


@pytest.mark.parametrize(("left", "asked"), [([(3, 3)], False), ([(1, 0), (1, 1)], True), ([(0, 2), (3, 3)], True)])
def test_the_only_cell_that_takes_a_tile_is_not_asked_for(left: list[tuple[int, int]], asked: bool) -> None:
    """Rulebook, placing in houses: silver goes onto any free cell; with one left there is nothing to choose."""
    match = ready(silver=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.board_owner[FIRST_STONE] = seat
        cells = [
            (row, col) for row in range(ROWS) for col in range(5) if CELLS[layout_of(s, FIRST_STONE), row] >> col & 1
        ]
        cover(s, FIRST_STONE, *(cell for cell in cells if cell not in left))
    answer(match, "board", board="stone_house_1")
    assert (question(match) == "lay-cell") == asked
    if asked:
        assert legal_values(match, "cell") == left
        answer(match, "cell", row=left[0][0], col=left[0][1])
    assert match._state.covered[FIRST_STONE, left[0][0]] >> left[0][1] & 1
    assert have(match, seat, "silver") == (0,)


def test_free_actions_before_and_after_the_action() -> None:
    """Rulebook, actions at any time: before the action, after it, and nothing laid can be taken back by the rules."""
    match = ready(silk=1, silver=3, ore=1, longship=1)
    seat = match.actor
    assert legal_values(match, "ship") == ["whaling_boat"]
    assert legal_values(match, "vessel") == ["longship_0"]
    answer(match, "vessel", vessel="longship_0")
    answer(match, "board", board="home_board")
    answer(match, "item", item="silk")
    answer(match, "turn", turn=1)
    answer(match, "cell", row=0, col=0)
    assert question(match) == "turn"
    assert match.actor == seat
    answer(match, "space", space="weekly_beans")
    assert question(match) == "free"
    assert legal_values(match, "ship") == ["whaling_boat"]
    answer(match, "ship", ship="whaling_boat")
    word(match, "done")
    assert match.actor != seat


def test_ships_are_bought_at_any_time() -> None:
    """Rulebook, buying ships: 3, 5 and 8 silver and a free berth."""
    for silver, expected in ((2, []), (3, [0]), (5, [0, 1]), (8, [0, 1, 2])):
        match = ready(silver=silver)
        names = ["whaling_boat", "knarr", "longship"]
        assert legal_values(match, "ship") == [names[k] for k in expected]
    full = ready(silver=9, whaling_boat=3, knarr=4)
    assert legal_values(full, "ship") == []
    reason = full.why_not({"kind": "ship", "args": {"ship": "knarr"}})
    assert reason is not None
    assert reason.text() == "no berth is free for it"


def test_ore_is_loaded_onto_the_ship_of_choice() -> None:
    """Rulebook, arming: one more ore on a whaling boat, three on a longship, none on a knarr."""
    match = ready(ore=5, whaling_boat=2, longship=2, knarr=1)
    seat = match.actor or 0
    assert legal_values(match, "vessel") == ["whaling_boat_0", "longship_0"]
    answer(match, "vessel", vessel="longship_0")
    assert legal_values(match, "vessel") == ["whaling_boat_0", "longship_0", "longship_1"]
    answer(match, "vessel", vessel="longship_1")
    answer(match, "vessel", vessel="longship_2")
    assert legal_values(match, "vessel") == ["whaling_boat_0", "longship_0"]
    answer(match, "vessel", vessel="whaling_boat_0")
    shown = match.view(None)["board"]["players"][seat]["vessels"]
    assert shown == {"whaling_boat_0": 1, "whaling_boat_1": 1, "knarr": 1, "longship_0": 1, "longship_3": 1}


def laid_whole(match: Match) -> list[dict[str, Any]]:
    return [
        {"kind": "board", "args": {"board": "home_board"}},
        {"kind": "item", "args": {"item": "silk"}},
        {"kind": "turn", "args": {"turn": 0}},
        {"kind": "cell", "args": {"row": 0, "col": 0}},
    ]


def test_a_placement_is_made_whole_or_not_at_all() -> None:
    """Several answers in one list."""
    match = ready(silk=1, silver=1)
    before = match.state_bytes()
    bad = laid_whole(match)
    bad[-1]["args"]["row"] = 10
    with pytest.raises(IllegalAction, match="income number"):
        match.play(bad)
    assert match.state_bytes() == before
    match.play(laid_whole(match))
    ((tile,),) = [b["tiles"] for b in match.view(None)["board"]["boards"] if b["tiles"]]
    assert tile["cells"] == [[0, 0], [0, 1], [0, 2], [0, 3]]


def test_special_tiles_may_be_mirrored() -> None:
    """Ruling 4: a helmet has eight turns, a silk two."""
    match = ready(helmet=1)
    answer(match, "board", board="home_board")
    assert len(match.legal) == 8
    match = ready(silk=1)
    answer(match, "board", board="home_board")
    assert len(match.legal) == 2


def test_the_view_remembers_where_tiles_lie() -> None:
    """Every tile with its cells, on home boards and in houses."""
    match = new()
    with arranging(match) as s:
        own(s, 0)
        lay(s, 0, "cloakpin", 1, 0, 0)
        s.board_owner[FIRST_STONE] = 0
        s.stock[0, ITEM["stone_house"]] = 1
        lay(s, FIRST_STONE, "mead", 1, 0, 1)
    boards = {b["board"]: b for b in match.view(None)["board"]["boards"] if b["owner"] == 0}
    (pin,) = boards["home_board"]["tiles"]
    assert (pin["item"], pin["turn"], pin["row"], pin["col"]) == ("cloakpin", 1, 0, 0)
    assert len(pin["cells"]) == 5
    (mead,) = boards["stone_house_1"]["tiles"]
    assert mead["cells"] == [[0, 1], [1, 1]]


def test_a_refused_cell_says_why() -> None:
    """Off the board, taken, beside its colour, an income number too early."""
    match = ready(oil=2, silk=1)
    with arranging(match) as s:
        lay(s, s.actor, "oil", 0, 0, 0)
    answer(match, "board", board="home_board")
    answer(match, "item", item="oil")
    answer(match, "turn", turn=0)
    reasons = {}
    for row, col in ((0, 1), (1, 0), (0, 12), (11, 12), (10, 0)):
        reason = match.why_not({"kind": "cell", "args": {"row": row, "col": col}})
        assert reason is not None
        reasons[row, col] = reason.id
    assert reasons == {
        (0, 1): "why-cell-taken",
        (1, 0): "why-beside-its-colour",
        (0, 12): "why-off-the-board",
        (11, 12): "why-off-the-board",
        (10, 0): "why-income-too-early",
    }


def test_the_five_of_bear_island_cannot_be_covered() -> None:
    """Rulebook, exploration boards: some cells cannot be covered; 5 is the highest income there."""
    match = new()
    with arranging(match) as s:
        board = claim(s, 0, "A", side=1)
        assert board_income(s, board) == 1
        assert not fits(s, board, "silver", 0, 1, 4)
        cells = [(r, c) for r in range(ROWS) for c in range(8) if CELLS[layout_of(s, board), r] >> c & 1]
        for cell in sorted(cells, key=lambda rc: (rc[1], -rc[0])):
            s.covered[board, cell[0]] |= 1 << cell[1]
        assert board_income(s, board) == 5


def test_greenland_has_two_tracks() -> None:
    """Ruling 3: each track pays by itself."""
    match = new()
    with arranging(match) as s:
        board = claim(s, 0, "D")
        layout = layout_of(s, board)
        both = [track_income(s, board, layout, track) for track in (0, 1)]
        assert board_income(s, board) == sum(both)
        assert TRACK_LENGTH[layout, 1] > 0


def test_four_bonuses_of_the_home_board() -> None:
    """Rulebook, phase 10, the example: mead, wood, stone and ore every round, with all cells around them covered."""
    match = new(1)

    def arrange(s: Any) -> None:
        own(s, 0)
        layout = layout_of(s, 0)
        for i in range(BONUSES[layout]):
            if BONUS_ITEM[layout, i, 0] != ITEM["rune_stone"]:
                for k in range(3):
                    s.covered[0, BONUS_ROW[layout, i] + k - 1] |= BONUS_NEEDS[layout, i, k]

    events = at_step(match, Step.BONUS, arrange)
    assert sorted(str(e.args["item"]) for e in events if e.kind == "bonus_received") == ["mead", "ore", "stone", "wood"]
