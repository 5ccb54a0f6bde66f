"""Phases 8 and 9: animals and the banquet."""

from __future__ import annotations

import functools
import itertools
import random
from typing import Any

import pytest

from longhouse import Match
from longhouse.games.feast_for_odin.components import FOOD_TYPES, FOOD_WORTH, ITEM, ITEM_NAMES, LYING, STANDING
from longhouse.games.feast_for_odin.rules.banquet import can_arrange, cells_to_serve
from longhouse.games.feast_for_odin.rules.stable import breed
from longhouse.games.feast_for_odin.rules.suggestion import (
    BARE_WORTH,
    COIN_WORTH,
    best_rest,
    clear_scratch,
    weigh_foods,
)
from longhouse.games.feast_for_odin.state import Step
from tests.positions import answer, arranging, legal_values
from tests.rulebook.feast_for_odin.table import at_step, have, kinds, new, own, question, stock, word, words


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"sheep": 2, "pregnant_sheep": 1}, {"sheep": 4}),
        ({"sheep": 4}, {"sheep": 3, "pregnant_sheep": 1}),
        ({"pregnant_sheep": 1}, {"sheep": 2}),
        ({"sheep": 1}, {"sheep": 1}),
        ({"pregnant_cattle": 2}, {"cattle": 3}),
        ({"cattle": 2, "sheep": 1}, {"cattle": 1, "pregnant_cattle": 1, "sheep": 1}),
    ],
)
def test_breeding(before: dict[str, int], after: dict[str, int]) -> None:
    """Rulebook, phase 8: the three examples; one newborn however many are pregnant (ruling 9)."""
    match = new()
    with arranging(match) as s:
        own(s, 0, **before)
        breed(s, 0)
    assert stock(match, 0) == after


def feast(round_number: int = 1, ships: int = 0, **owned: int) -> Match:
    """Alone before the feast of a round."""
    match = new(1)

    def arrange(s: Any) -> None:
        s.round_number = round_number
        own(s, 0, **owned)
        s.emigrated[0, 1] = ships

    at_step(match, Step.FEAST, arrange)
    return match


def test_ships_save_cells() -> None:
    """Rulebook, emigration: with two ships nine cells become five (ruling 7)."""
    match = new(1)
    with arranging(match) as s:
        s.round_number = 4
        assert cells_to_serve(s, 0) == 9
        s.emigrated[0, 1] = 2
        assert cells_to_serve(s, 0) == 5
        s.emigrated[0, 1] = 6
        assert cells_to_serve(s, 0) == 0


def test_tiles_of_a_colour_need_something_between() -> None:
    """The counting rule against a search for an order in which no two of a colour touch."""

    @functools.cache
    def fits(orange: int, red: int, other: int, last: str) -> bool:
        if not (orange or red or other):
            return True
        return (
            (orange > 0 and last != "orange" and fits(orange - 1, red, other, "orange"))
            or (red > 0 and last != "red" and fits(orange, red - 1, other, "red"))
            or (other > 0 and fits(orange, red, other - 1, "other"))
        )

    for orange, red, other in itertools.product(range(13), repeat=3):
        if orange + red + other <= 12:
            assert fits(orange, red, other, "") == can_arrange(orange - red, other)


def test_one_tile_of_a_type_may_lie() -> None:
    """Rulebook, phase 9: the first salt meat may lie on its side, further ones stand; squares only stand."""
    match = feast(salt_meat=2, beans=1, silver=3)
    assert ("salt_meat", "lying") in legal_values(match, "food")
    assert ("beans", "lying") not in legal_values(match, "food")
    answer(match, "food", food="salt_meat", way="lying")
    assert ("salt_meat", "lying") not in legal_values(match, "food")
    assert ("salt_meat", "standing") in legal_values(match, "food")


def test_a_pregnant_animal_is_of_the_same_type() -> None:
    """Ruling 10."""
    match = feast(2, sheep=1, pregnant_sheep=1, silver=2)
    answer(match, "food", food="pregnant_sheep", way="lying")
    assert ("sheep", "lying") not in legal_values(match, "food")
    assert ("sheep", "standing") in legal_values(match, "food")


def test_colours_are_kept_apart() -> None:
    """Rulebook, phase 9: an orange tile beside an orange one only with something between."""
    match = feast(peas=1, flax=2, grain=1, silver=9)
    answer(match, "food", food="flax", way="lying")
    answer(match, "food", food="peas", way="lying")
    assert ("flax", "standing") not in legal_values(match, "food")
    match = feast(peas=1, flax=2, mead=1)
    answer(match, "food", food="flax", way="lying")
    answer(match, "food", food="mead", way="standing")
    assert ("flax", "standing") in legal_values(match, "food")


def test_coins_and_penalties() -> None:
    """Rulebook, phase 9: silver covers cells, each bare one is a penalty of three points; one may decline to serve."""
    match = feast(silver=4, mead=1)
    assert words(match) == {"done", "serve"}
    word(match, "done")
    assert question(match) == "coins"
    assert legal_values(match, "number") == [0, 1, 2, 3, 4]
    events = answer(match, "number", number=3)
    (told,) = [event for event in events if event.kind == "penalised"]
    assert told.args["count"] == 3
    assert have(match, 0, "silver", "mead") == (1, 1)
    assert match.score_sheet(0)["penalties"] == -9


def test_the_table_is_cleared() -> None:
    """Rulebook, phase 9: what was served goes back to the supply of all."""
    match = feast(whale_meat=1, fruits=1)
    answer(match, "food", food="whale_meat", way="standing")
    assert match.view(0)["board"]["banquet"]["standing"] == {"whale_meat": 1}
    answer(match, "food", food="fruits", way="standing")
    assert match.view(0)["board"]["banquet"] is None
    assert have(match, 0, "whale_meat", "fruits") == (0, 0)
    assert match.score_sheet(0)["penalties"] == 0


def test_the_suggestion_serves_without_penalty() -> None:
    """A good default is offered and says what it would use."""
    match = feast(peas=2, mead=1, stockfish=1, sheep=2, silver=10)
    (offer,) = [action for action in match.legal if action.args.get("word") == "serve"]
    assert "no cell bare" in offer.text("en")
    events = match.play(offer)
    assert "penalised" not in kinds(events)
    assert have(match, 0, "sheep") == (2,)


def least_worth(s: Any, cells: int) -> int:
    """What the solver says that serving so many cells costs."""
    weigh_foods(s, 0, 0, cells)
    best = best_rest(s, 0, cells, 0)
    clear_scratch(s)
    return best


def brute_force(foods: dict[int, int], silver: int, cells: int) -> int:
    """The least worth of all fillings, by trying every one."""
    best = 10**6
    choices = []
    for food, n in foods.items():
        lying_most = 1 if LYING[food] > STANDING[food] else 0
        choices.append([(food, k, up) for k in range(lying_most + 1) for up in range(n - k + 1)])
    for filling in itertools.product(*choices):
        used = sum(k * LYING[f] + up * STANDING[f] for f, k, up in filling)
        left = cells - used
        difference = sum((k + up) * (1 if f < ITEM["mead"] else -1) for f, k, up in filling)
        if left >= 0 and abs(difference) <= left + 1:
            coins = min(left, silver)
            worth = sum((k + up) * FOOD_WORTH[f] for f, k, up in filling)
            best = min(best, worth + COIN_WORTH * coins + BARE_WORTH * (left - coins))
    return best


def test_the_suggestion_is_the_cheapest_filling() -> None:
    """The solver against brute force on many supplies."""
    choice = random.Random(5)
    match = new(1)
    for _ in range(120):
        foods = {f: choice.randint(1, 2) for f in choice.sample(range(FOOD_TYPES), choice.randint(0, 5))}
        silver, cells = choice.randint(0, 6), choice.randint(1, 12)
        with arranging(match) as s:
            own(s, 0, silver=silver, **{ITEM_NAMES[f]: n for f, n in foods.items()})
            assert least_worth(s, cells) == brute_force(foods, silver, cells)


def test_the_suggestion_is_served_as_cheaply_as_it_says() -> None:
    """What `serve` does costs exactly the least worth."""
    choice = random.Random(8)
    for _ in range(30):
        foods = {f: choice.randint(1, 3) for f in choice.sample(range(FOOD_TYPES), choice.randint(1, 6))}
        match = feast(7, silver=choice.randint(0, 6), **{ITEM_NAMES[f]: n for f, n in foods.items()})
        s: Any = match._state
        before = [s.stock[0, f] for f in range(FOOD_TYPES)]
        silver = s.stock[0, ITEM["silver"]]
        best = least_worth(s, 12)
        word(match, "serve")
        eaten = sum((before[f] - s.stock[0, f]) * FOOD_WORTH[f] for f in range(FOOD_TYPES))
        coins = silver - s.stock[0, ITEM["silver"]]
        assert eaten + COIN_WORTH * coins + BARE_WORTH * s.penalties[0] == best
