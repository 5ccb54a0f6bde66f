"""The table in a terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import longhouse
from longhouse import Match
from longhouse.games.knarr.components import BOAT_NAMES, COLOUR_NAMES
from longhouse.games.knarr.screen import FLAG, GAIN, SIGN, draw, seat_name
from longhouse.kernel.words import LANGUAGES
from tests.rulebook.knarr.table import explore, lay, new, recruit


def saying(lang: str) -> Callable[..., str]:
    room = longhouse.game("knarr").room
    return lambda message, **args: room.say(message, **args).text(lang)


def drawn(match: Match, seat: int | None, lang: str = "en", width: int = 120, colour: bool = False) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    console.print(draw(match.view(seat), saying(lang)))
    return paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_drawn(players: int, lang: str) -> None:
    match = longhouse.game("knarr").start(players=players, seed=players, artifacts="golden_bracelet")
    choices = random.Random(players)
    while not match.over:
        if choices.random() < 0.1:
            for width in (60, 80, 120, 200):
                picture = drawn(match, choices.choice((None, 0, 1)), lang, width)
                assert max(len(line) for line in picture.splitlines()) <= width
        match.play(choices.choice(match.legal_codes))
    assert saying(lang)("screen-last-round") in drawn(match, 0, lang)


def test_signs_tell_colours_gains_and_boats_apart() -> None:
    assert set(SIGN) == set(COLOUR_NAMES)
    assert set(FLAG) == set(BOAT_NAMES)
    for signs in (SIGN, GAIN, FLAG):
        assert len(set(signs.values())) == len(signs)
        assert all(len(sign) == 1 for sign in signs.values())
    assert len({seat_name(seat, saying("fr")) for seat in range(4)}) == 4


def test_the_picture_without_colour_shows_every_card_with_its_signs() -> None:
    match = lay(
        new(3), crews={0: "red_vp:2 blue_fame", 1: "purple_recruit"}, hands={0: "green_bracelet yellow_vp yellow_fame"},
        market="red_fame yellow_vp purple_vp blue_vp green_vp", visible="T01 I01 I14", fame={0: 6}, points={0: 12},
        bracelets={0: 2},
    )  # fmt: skip
    picture = drawn(match, 0)
    assert "\x1b" not in picture
    assert f"{SIGN['red']}{GAIN['fame']}" in picture  # market
    assert f"{SIGN['green']}{GAIN['bracelet']}" in picture  # hand
    assert "3 ≠" in picture
    assert "4 =" in picture
    assert f"{SIGN['red'] * 2} {SIGN['green'] * 2}" in picture  # the cost of Land of Influence 14
    assert "12 / 40" in picture
    assert f"{GAIN['bracelet'] * 2}·" in picture
    assert "\x1b[" in drawn(match, 0, colour=True)


def test_a_hidden_hand_stays_hidden() -> None:
    match = lay(new(2), hands={0: "red_vp blue_vp green_fame", 1: "green_bracelet:1 yellow_vp:2"}, market="purple_fame")
    assert f"{SIGN['green']}{GAIN['bracelet']}" not in drawn(match, 0)
    assert f"{SIGN['green']}{GAIN['bracelet']}" in drawn(match, 1)
    recruit(match, "red_vp")
    assert f"{SIGN['purple']}{GAIN['fame']} *" in drawn(match, 1)  # taken from the market: seen by all


def test_an_empty_place_and_a_reserve_are_drawn() -> None:
    match = lay(
        new(artifacts="golden_bracelet"),
        crews={0: "green_vp:2"},
        visible="T13",
        reserved={0: "I02"},
        explored={0: "T05"},
    )
    s: Any = match._state
    s.explored_len[1] = s.land_len[0]
    for i in range(s.land_len[0]):
        s.explored[1, i] = s.land[0, i]
    s.land_len[0] = 0
    explore(match, "T13")
    picture = drawn(match, 0)
    assert "trading lands: empty" in picture
    assert "reserved: Land of Influence 2" in picture
    assert "explored: T5 T13" in picture
    assert "Artifacts: Golden Bracelet" in picture
