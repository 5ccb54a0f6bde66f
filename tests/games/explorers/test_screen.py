"""The table of Explorers in a terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import longhouse
from longhouse import Match
from longhouse.games.explorers.screen import ANIMAL_SIGN, OUTPOST, SETTLEMENT, SHIP, SIGN, draw, seat_name
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    PIG,
    RED,
    YELLOW,
    at_sea,
    build,
    island_of_five,
    island_of_three,
    man,
    put_animal,
    put_settlement,
    put_vikings,
)

GAME = longhouse.game("explorers")


def drawn(match: Match, seat: int | None = 0, lang: str = "en", width: int = 100) -> str:
    def say(message: str, **args: Any) -> str:
        return GAME.room.say(message, **args).text(lang)

    file = io.StringIO()
    Console(file=file, width=width).print(draw(match.view(seat), say))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_table_fits_100_and_80_columns(lang: str, players: int) -> None:
    match = GAME.start(players=players, seed=players)
    choices = random.Random(players)
    while not match.over:
        for _ in range(40):
            if not match.over:
                match.play(choices.choice(match.legal_codes))
        for width in (100, 80):
            for seat in (0, None):
                text = drawn(match, seat, lang, width)
                assert max(map(cell_len, text.splitlines())) <= width
                assert "…" not in text


def test_a_map_can_be_read_without_colour() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 4)
        put_vikings(s, YELLOW, first, 2)
        put_animal(s, second, PIG)
        man(s, RED, 1)
    lines = drawn(match).splitlines()
    upper = next(i for i, text in enumerate(lines) if f"{SETTLEMENT}4" in text)
    row = "\n".join(lines[upper : upper + 3])
    assert f"{SIGN['yellow']}2" in row
    assert ANIMAL_SIGN["pig"] in row
    assert " 4" in row
    assert " 5" in row
    centre = next(text for text in lines if " 1~" in text)
    assert centre.index(" 1") < centre.index(" 2") < centre.index(" 3")
    assert f"{SHIP}{SIGN['red']}" in "\n".join(lines)


def test_an_outpost_and_its_island_are_shown() -> None:
    match = at_sea()
    with arranging(match) as s:
        build(s, RED, island_of_five(s)[0], 0)
    text = drawn(match)
    assert f"{OUTPOST}{SIGN['red']}" in text
    assert "4 5 6 7 8" in text
    assert "finished" in text


def test_only_ones_own_tiles_are_shown() -> None:
    match = at_sea()
    shape = match.view(0)["board"]["players"][0]["hand"][0]["shape"]
    name = GAME.room.say(f"shape-{shape}").text("en")
    assert name in drawn(match, 0)
    assert "Your tiles" not in drawn(match, None)


def test_seats_are_called_by_their_colour() -> None:
    assert seat_name(1, lambda message, **args: GAME.room.say(message, **args).text("fr")) == "☼ Jaune"
