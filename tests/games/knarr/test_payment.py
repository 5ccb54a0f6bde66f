"""Every payment the rule allows can be made by the questions, in exactly one way, and no other."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from longhouse.games.knarr.components import COLOUR_NAMES, COPIES, DESTINATION_NAMES, LAND_OF, VIKING_NAMES, VIKINGS
from longhouse.games.knarr.knowledge import destination_card
from tests.rulebook.knarr.table import Payment, can_explore, lay, new, payments

PLAYERS = 4


def choices_of(crew: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every part of a crew, as a sorted list of cards."""
    for counts in itertools.product(*(range(crew[name] + 1) for name in VIKING_NAMES)):
        yield tuple(name for name, count in zip(VIKING_NAMES, counts, strict=True) for _ in range(count))


def pays(cost: Mapping[Any, int], vikings: tuple[str, ...], recruits: int) -> bool:
    """The rule in its own words: number and colours as asked, each recruit in place of any one card."""
    sent = Counter(name.split("_")[0] for name in vikings)
    if len(vikings) + recruits != sum(cost.values()):
        return False
    if "different" in cost:
        return all(count == 1 for count in sent.values())
    if "equal" in cost:
        return len(sent) == 1
    return all(count <= cost.get(colour, 0) for colour, count in sent.items())


def expected(crew: Counter[str], recruits: int, cost: Mapping[Any, int]) -> list[Payment]:
    size = sum(cost.values())
    parts = (part for part in choices_of(crew) if size - recruits <= len(part) <= size)
    return sorted((part, size - len(part)) for part in parts if pays(cost, part, size - len(part)))


def some_crew(choices: random.Random, size: int) -> Counter[str]:
    deck = [VIKING_NAMES[kind] for kind in range(VIKINGS) for _ in range(COPIES[PLAYERS, kind])]
    if choices.random() < 0.4:  # long columns of few colours
        colours = choices.sample(COLOUR_NAMES, 2)
        deck = [name for name in deck if name.split("_")[0] in colours]
    return Counter(choices.sample(deck, size))


@pytest.mark.parametrize("destination", DESTINATION_NAMES)
def test_payments(destination: str) -> None:
    number = DESTINATION_NAMES.index(destination)
    choices = random.Random(number)
    cost = destination_card(number)["cost"]
    possible = 0
    for recruits in (0, 1, 2, 3):
        for size in (0, 4, 8):
            crew = some_crew(choices, size)
            cards = " ".join(f"{name}:{count}" for name, count in crew.items())
            match = lay(new(PLAYERS), crews={0: cards}, recruits={0: recruits}, visible=destination)
            wanted = expected(crew, recruits, cost)
            assert can_explore(match, destination) == bool(wanted)
            if wanted:
                assert payments(match, destination) == wanted
                possible += 1
    assert possible > 2 or LAND_OF[number] == 1
