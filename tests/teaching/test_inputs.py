"""How an observation becomes a network's input: where numbers, yes or no, things and bags of them lie."""

from __future__ import annotations

import numpy as np
import pytest

import longhouse
from longhouse.kernel.observation import Feature, Group, Kind, Observation, bit, category, count
from longhouse.teaching.inputs import Entities, Take, inputs_of

NOTHING = -1


def feature(name: str, kind: Kind, **over: int) -> Feature:
    return Feature(name, kind, "", over, "0")


def seen(*features: Feature) -> Observation:
    return Observation(longhouse.game("knarr").room.State, Group("all", "", features))


SEEN = seen(
    feature("coins", count(20)),
    feature("open", bit(), door=2),
    feature("card", category(5, none=True), place=2, rank=3),
    feature("few", count(3), pile=2),
    feature("lit", bit()),
)
COINS, OPEN, CARD, FEW, LIT = 0, slice(1, 3), slice(3, 9), slice(9, 11), 11


def test_numbers_come_first_in_the_order_of_their_cells() -> None:
    inputs = inputs_of(SEEN, {})
    assert inputs.cell.tolist() == list(range(SEEN.size))
    assert inputs.linear[COINS] == 0
    assert inputs.linear[FEW].tolist() == [1, 2]
    assert set(inputs.linear[[1, 2, *range(3, 9), LIT]]) == {NOTHING}


def test_yes_and_no_lie_side_by_side_behind_the_numbers() -> None:
    inputs = inputs_of(SEEN, {})
    assert inputs.first[[1, 2, LIT]].tolist() == [3, 4, 5]
    assert inputs.most[[1, 2, LIT]].tolist() == [1, 1, 1]


def test_every_other_cell_has_rows_of_its_own_and_none_is_left() -> None:
    inputs = inputs_of(SEEN, {})
    lit = [row for first, most in zip(inputs.first, inputs.most, strict=True) for row in range(first, first + most)]
    assert sorted([*lit, *inputs.linear[inputs.linear >= 0]]) == list(range(inputs.size))
    assert inputs.most[COINS] == 8, "large counts share the last row"
    assert inputs.most[FEW].tolist() == [3, 3]
    assert inputs.most[CARD].tolist() == [5] * 6


def test_things_in_a_bag_share_their_rows() -> None:
    inputs = inputs_of(SEEN, {"all.card": Take(bag=True)})
    one, other = inputs.first[CARD][:3], inputs.first[CARD][3:]
    assert len(set(one)) == len(set(other)) == 1
    assert abs(int(one[0]) - int(other[0])) == 5
    assert inputs.size == inputs_of(SEEN, {}).size - 4 * 5


def test_what_says_yes_or_no_is_no_bag() -> None:
    with pytest.raises(ValueError, match=r"all\.open says yes or no"):
        inputs_of(SEEN, {"all.open": Take(bag=True)})


def test_features_are_limited_or_left_out() -> None:
    inputs = inputs_of(SEEN, {"all.card": Take(first=1, largest=2), "all.coins": Take(largest=0), "all.open": None})
    assert inputs.cell.tolist() == [0, 3, 4, 5, 9, 10, 11]
    assert inputs.most.tolist() == [0, 2, 2, 2, 3, 3, 1]
    assert inputs.linear[0] == 0


def test_entities_are_no_cells_of_the_first_layer() -> None:
    inputs = inputs_of(SEEN, {}, ("all.card",))
    assert inputs.entities == (Entities(3, 2, 3),)
    assert not set(inputs.cell) & set(range(3, 9))


@pytest.mark.parametrize(
    ("taken", "entities"), [({"all.coin": None}, ()), ({}, ("all.cards",)), ({"card": Take()}, ())]
)
def test_names_of_no_feature_are_refused(taken: dict[str, Take | None], entities: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no such features"):
        inputs_of(SEEN, taken, entities)


def test_arrays_are_what_the_file_holds() -> None:
    inputs = inputs_of(SEEN, {})
    assert {array.dtype for array in (inputs.cell, inputs.linear, inputs.first, inputs.most)} == {np.dtype(np.int32)}
