"""The table is drawn for every seat at every moment, in both languages and without colour."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import longhouse
from longhouse import Match
from longhouse.games.feast_for_odin import screen
from longhouse.games.feast_for_odin.state import Step
from tests.positions import arranging
from tests.rulebook.feast_for_odin.table import at_step, claim, lay, new, own


def drawn(match: Match, seat: int | None, lang: str = "en", width: int = 140) -> str:
    room = match.game.room
    paper = io.StringIO()
    console = Console(width=width, file=paper)
    console.print(screen.draw(match.view(seat), lambda id, **args: room.say(id, **args).text(lang)))
    return paper.getvalue()


@pytest.mark.parametrize("players", [1, 4])
def test_a_whole_game_can_be_drawn(players: int) -> None:
    match, choice = longhouse.game("feast_for_odin").start(players=players, seed=11), random.Random(2)
    while not match.over:
        if choice.random() < 0.04:
            for seat in (None, *range(players)):
                for lang in ("en", "fr"):
                    assert "15" in drawn(match, seat, lang)
        match.play(choice.choice(match.legal_codes))
    assert drawn(match, 0)


def test_the_home_board_shows_tiles_numbers_and_bonuses() -> None:
    match = new(1)
    with arranging(match) as s:
        own(s, 0, wood=3)
        lay(s, 0, "oil", 0, 11, 0)
        lay(s, 0, "silver", 0, 0, 0)
        board = claim(s, 0, "A")
        lay(s, board, "ore", 0, *_first_minus(match, "shetland"))
    text = drawn(match, 0)
    assert "12 g g · · · · ·" in text
    assert " 1 $ - -" in text
    assert "Shetland" in text
    assert "3 wood" in text


def _first_minus(match: Match, layout: str) -> tuple[int, int]:
    (grid,) = [b["grid"] for b in match.view(None)["board"]["boards"] if b["layout"] == layout]
    return next((r, line.index("-")) for r, line in enumerate(grid) if "-" in line)


def test_taken_and_blocked_spaces_are_marked() -> None:
    match = new(1)
    match.play({"kind": "space", "args": {"space": "weekly_beans"}})
    assert "▲ beans and silver" in drawn(match, 0)
    at_step(match, Step.RETURN_VIKINGS)
    assert "x beans and silver" in drawn(match, 0)


def test_the_banquet_is_shown() -> None:
    match = new(1)

    def arrange(s: Any) -> None:
        own(s, 0, mead=2, silver=3)
        s.emigrated[0, 1] = 1

    at_step(match, Step.FEAST, arrange)
    match.play({"kind": "food", "args": {"food": "mead", "way": "lying"}})
    text = drawn(match, 0)
    assert "1 mead (lying)" in text
    assert "□□" in text


def test_hands_of_others_are_not_drawn() -> None:
    match = longhouse.game("feast_for_odin").start(players=2, seed=4)
    (card,) = match.view(0)["board"]["players"][0]["hand"]
    name = match.game.room.say(card["name"]["id"]).text("en")
    assert name in drawn(match, 0, width=200)
    assert name not in drawn(match, 1, width=200)


def test_own_cards_say_what_they_do() -> None:
    match = longhouse.game("feast_for_odin").start(players=2, seed=4)
    (card,) = match.view(0)["board"]["players"][0]["hand"]
    effect = match.game.room.say(card["effect"][0]["id"]).text("en")
    assert effect[:30] in drawn(match, 0, width=200)
    assert effect[:30] not in drawn(match, 1, width=200)
