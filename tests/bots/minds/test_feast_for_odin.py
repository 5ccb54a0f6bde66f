"""The mind for A Feast for Odin, checked by hand."""

from __future__ import annotations

from longhouse import Match
from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.spaces import MAX_ROLLS, SPACE
from longhouse.games.feast_for_odin.state import A_CELL, A_ITEM, A_SHIP, A_WORD, Ask, Step, Word
from tests.bots.minds.positions import features, is_calm, leanings
from tests.positions import answer, arranging
from tests.rulebook.feast_for_odin.table import at_step, cover, lay, own, ready, use, word

HOME = 0


def alone(round_number: int = 1, **stock: int) -> Match:
    return ready(1, round_number, **stock)


def before_income(match: Match, **stock: int) -> Match:
    """The round's Vikings are placed; tiles may be laid."""
    at_step(match, Step.BEFORE_INCOME, lambda s: own(s, 0, **stock))
    return match


# ---------------------------------------------------------------------------- what is measured
def test_income_is_counted_for_every_round_to_come() -> None:
    """Rulebook, placing, first example: a robe in the corner covers 0, 1 and 2; the long game pays seven times."""
    match = alone()
    assert features(match, 0)["income"] == 0
    with arranging(match) as s:
        lay(s, HOME, "robe", 0, 9, 0)
    assert features(match, 0)["income"] == 7 * 2


def test_the_next_income_comes_nearer_cell_by_cell() -> None:
    match = alone()
    before = features(match, 0)["next_income"]
    with arranging(match) as s:
        cover(s, HOME, (11, 1))
    assert features(match, 0)["next_income"] > before


def test_tiles_in_the_supply_count_by_their_cells() -> None:
    match = alone(fur=1, oil=2, treasure_chest=1, belt=1)
    found = features(match, 0)
    assert found["green"] == 8 + 2 * 2
    assert found["blue"] == 9 + 5
    assert found["cover"] == found["green"] + found["blue"]


def test_more_tiles_than_bare_cells_cover_no_more() -> None:
    """boards.toml: 86 cells of the home board cost a point."""
    match = alone(silver_hoard=10)
    assert (features(match, 0)["blue"], features(match, 0)["cover"]) == (120, 86)


def test_emigrants_relieve_every_feast_to_come() -> None:
    """Ruling 7: an emigrated ship covers two cells; rounds.toml: feasts of 6, 7 … 12 cells."""
    match = alone()
    assert features(match, 0)["feasts"] == sum(range(6, 13))
    with arranging(match) as s:
        s.emigrated[0, 1] = 2
    assert features(match, 0)["feasts"] == sum(range(6, 13)) - 7 * 4


def test_hunger_is_what_neither_food_nor_silver_fills() -> None:
    """Rulebook, feast: one tile of a type lies, colours alternate. A salt meat fills four cells, a cabbage three."""
    assert features(alone(), 0)["hunger"] == 6
    assert features(alone(salt_meat=1, cabbage=1), 0)["hunger"] == 0
    assert features(alone(salt_meat=1, silver=1), 0)["hunger"] == 1


def test_vikings_to_come_are_those_of_this_round_and_the_next() -> None:
    """rounds.toml: 6 to 12 Vikings in the seven rounds of a long game."""
    match = alone()
    assert features(match, 0)["vikings"] == sum(range(6, 13))
    use(match, "weekly_beans")
    assert features(match, 0)["vikings"] == sum(range(6, 13)) - 1


def test_passing_gives_the_vikings_of_the_round_away() -> None:
    match = alone()
    with arranging(match) as s:
        s.passed[0] = 1
    assert features(match, 0)["vikings"] == sum(range(7, 13))


def test_wood_counts_for_a_ship_that_is_not_there_yet() -> None:
    """actions.toml: knarr and longship are built of two wood."""
    assert features(alone(wood=3), 0)["timber"] == 2
    full = alone(wood=3)
    with arranging(full) as s:
        s.emigrated[0, 1] = 6
    assert features(full, 0)["timber"] == 0


def test_a_ship_needs_its_fare() -> None:
    """Rulebook, emigration: it costs the number of the round; one silver more will do for the next."""
    assert features(alone(silver=9), 0)["fare"] == 0
    assert features(alone(silver=9, knarr=1), 0)["fare"] == 2


# ---------------------------------------------------------------------------- what it leans to
def test_a_snare_that_can_succeed_does_not_fail() -> None:
    match = alone(wood=9, snare=2)
    use(match, "lay_snare")
    while match._state.ask == Ask.ROLL and match._state.rolls < MAX_ROLLS:
        word(match, "roll")
    assert match._state.ask == Ask.ROLL
    leans = leanings(match)
    assert leans[A_WORD + Word.SUCCEED] == 10000
    assert leans[A_WORD + Word.FAIL] == 0


def test_a_ship_at_hand_emigrates() -> None:
    match = alone(knarr=1, silver=3)
    leans = leanings(match)
    assert max(leans, key=lambda code: leans[code]) == SPACE["emigrate_2"]


def test_a_knarr_is_bought_to_emigrate_at_once() -> None:
    """boards.toml: a knarr costs 5 silver; emigrating costs the number of the round."""
    assert leanings(alone(silver=6))[A_SHIP + 1] == 10000
    assert leanings(alone(silver=5))[A_SHIP + 1] == 1


def test_food_stays_for_the_feast_and_silver_in_the_purse() -> None:
    match = alone()
    with arranging(match) as s:
        cover(s, HOME, (11, 0))
    before_income(match, fruits=1, silver=2, fur=1, oil=1)
    answer(match, "board", board="home_board")
    leans = leanings(match)
    assert leans[A_ITEM + ITEM["fur"]] > 0
    assert leans[A_ITEM + ITEM["silver"]] == 0
    assert leans[A_ITEM + ITEM["oil"]] == 0, "the larger tile comes first"


def test_silver_fills_the_last_gap_before_an_income() -> None:
    """Rulebook, placing: a number is covered when everything to its lower left is."""
    match = alone()
    with arranging(match) as s:
        cover(s, HOME, (11, 0), (11, 1), (10, 0))
    before_income(match, silver=2)
    answer(match, "board", board="home_board")
    leans = leanings(match)
    assert max(leans, key=lambda code: leans[code]) == A_CELL + 10 * 13 + 1


def test_tiles_go_into_corners() -> None:
    match = before_income(alone(7), jewelry=1)
    answer(match, "board", board="home_board")
    answer(match, "turn", turn=0)
    leans = leanings(match)
    assert leans[A_CELL] > 0, "the upper left corner"
    assert leans[A_CELL + 1] == 0, "one column off leaves a gap"


def test_the_feast_is_served_as_suggested() -> None:
    match = alone()
    at_step(match, Step.FEAST, lambda s: own(s, 0, salt_meat=1, cabbage=1, silver=4))
    leans = leanings(match)
    assert leans.pop(A_WORD + Word.SERVE) == 10000
    assert set(leans.values()) == {0}


def test_nothing_is_laid_while_the_round_goes_on() -> None:
    match = alone(fur=1, flax=1)
    use(match, "craft_linen")
    assert match._state.ask == Ask.FREE
    leans = leanings(match)
    assert leans.pop(A_WORD + Word.DONE) > 0
    assert set(leans.values()) == {0}


def test_turns_are_calm_and_what_comes_between_is_not() -> None:
    match = alone(fur=1, flax=1)
    assert is_calm(match)
    use(match, "craft_linen")
    assert not is_calm(match)
    word(match, "done")
    assert is_calm(match)
