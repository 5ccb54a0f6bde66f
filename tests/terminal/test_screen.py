from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from longhouse import Match, bots
from longhouse.games.vikings_on_board.screen import SIGN, TOKEN, draw
from longhouse.kernel.schema import ViewJson
from longhouse.terminal.picture import open_view
from longhouse.terminal.voice import Voice
from tests.positions import answer, arranging
from tests.terminal.scripted import to_seat, vikings

SNAPSHOTS = Path(__file__).parent / "snapshots"


def drawn(match: Match, view: ViewJson, lang: str = "en", width: int = 100) -> str:
    file = io.StringIO()
    Console(file=file, width=width).print(draw(view, Voice(lang).of(match.game)))
    return file.getvalue()


def later(match: Match, answers: int) -> Match:
    bot = bots.RandomBot(3)
    for _ in range(answers):
        if match.actor is not None:
            match.play(bot(match.seen_by(match.actor)))
    return match


@pytest.mark.parametrize(("lang", "width"), [("en", 100), ("fr", 100), ("fr", 80)])
def test_the_table_looks_as_it_did(lang: str, width: int) -> None:
    """After a wanted change: run the picture command of docs/terminal.md, look, and write the new text here."""
    match = to_seat(later(vikings(3, seed=12), 70))
    assert drawn(match, match.view(0), lang, width) == (SNAPSHOTS / f"vikings_{lang}_{width}.txt").read_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["advised", "en"])
def test_every_table_fits_100_and_80_columns(lang: str, players: int, edition: str) -> None:
    match = vikings(players, seed=players, edition=edition)
    while not match.over:
        later(match, 11)
        for width in (100, 80):
            for seat in (0, None):
                text = drawn(match, match.view(seat), lang, width)
                assert max(map(cell_len, text.splitlines())) <= width
                assert "…" not in text


def test_signs_tell_the_clans_apart_without_colour() -> None:
    match = vikings(4, seed=1)
    text = drawn(match, match.view(0))
    for ship in match.view(0)["board"]["ships"]:
        line = next(line for line in text.splitlines() if line.startswith(f"│ {ship['ship'] + 1} "))
        pieces = [part.strip() for part in line.split("█")[1].split("│")[: len(ship["body"])]]
        assert pieces == [SIGN[piece["clan"]] * piece["shields"] for piece in ship["body"]]
        order = " > ".join(f"{SIGN[rank['clan']]}{rank['shields']}" for rank in ship["influence"])
        assert order in line


def bet_of_three() -> Match:
    match = to_seat(vikings(3, seed=4))
    answer(match, "building", building="bet_or_move")
    answer(match, "barrel", barrel="3")
    answer(match, "ship", ship=6)
    answer(match, "clan", clan="green")
    return match


def test_a_barrel_shows_its_value_to_its_owner_alone() -> None:
    match = bet_of_three()
    barrel = f"{SIGN['green']}{SIGN['red']}"
    assert f"{barrel}3" in drawn(match, match.view(0))
    for view in (match.view(1), match.view(2), match.view(None)):
        assert f"{barrel}?" in drawn(match, view)
        assert f"{barrel}3" not in drawn(match, view)
    assert f"{barrel}3" in drawn(match, open_view(match))


def test_many_tokens_are_counted_and_a_spare_viking_is_marked() -> None:
    match = vikings(2, seed=1)
    with arranging(match) as s:
        piece = s.body[0, 0]
        s.spare[piece] = 1
        for supply, count in enumerate((4, 0, 3)):
            s.cargo[0, supply] = count
    text = drawn(match, match.view(0))
    first = match.view(0)["board"]["ships"][0]["body"][0]
    assert f"4{TOKEN['hide']}3{TOKEN['metal']} ◄█" in text
    assert f"{SIGN[first['clan']] * (first['shields'] - 1)}+" in text


def test_the_open_view_shows_what_all_seats_know_together() -> None:
    match = vikings(3, seed=4)
    board = open_view(match)["board"]
    assert [clan["barrels"] for clan in board["clans"]] == [[1, 2, 3, 4]] * 3 + [[]]
    assert open_view(match)["seat"] is None


def test_a_sailed_ship_stays_with_its_order() -> None:
    match = later(vikings(2, seed=3), 130)
    sailed = [ship for ship in match.view(0)["board"]["ships"] if not ship["moored"]]
    assert sailed
    for lang, word in (("en", "sailed"), ("fr", "parti")):
        text = drawn(match, match.view(0), lang)
        for ship in sailed:
            line = next(line for line in text.splitlines() if line.startswith(f"│ {ship['ship'] + 1} "))
            assert word in line
