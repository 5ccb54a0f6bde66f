from __future__ import annotations

import pytest

from longhouse import BadOption
from longhouse.bots import Budget
from longhouse.study.entrants import Entrant, read_budgets, read_entrant, with_budgets


@pytest.mark.parametrize(
    ("name", "entrant"),
    [
        ("karl", Entrant("karl")),
        (" karl@50 ", Entrant("karl", Budget(milliseconds=50))),
        ("karl@200it", Entrant("karl", Budget(iterations=200))),
    ],
)
def test_an_entrant_is_read_from_its_name(name: str, entrant: Entrant) -> None:
    assert read_entrant(name) == entrant
    assert str(entrant) == name.strip()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("odin", "there is no bot 'odin'"),
        ("", "there is no bot ''"),
        ("karl@", "budget '' is unknown"),
        ("karl@fast", "budget 'fast' is unknown"),
        ("karl@-5", "budget '-5' is unknown"),
        ("karl@0", "0 milliseconds"),
        ("karl@0it", "0 iterations"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        read_entrant(name)


def test_budgets_multiply_those_who_think_and_have_none() -> None:
    thinker = Entrant("jarl")
    fixed = Entrant("jarl", Budget(milliseconds=5))
    spread = with_budgets([Entrant("random"), thinker, fixed], read_budgets("10, 50,7it"))
    assert [str(one) for one in spread] == ["random", "jarl@10", "jarl@50", "jarl@7it", "jarl@5"]
    assert with_budgets([thinker], ()) == (thinker,)
    at_once = [Entrant(level) for level in ("thrall", "leysingi", "karl")]
    assert with_budgets(at_once, read_budgets("10,50")) == tuple(at_once)
