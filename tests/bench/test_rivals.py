"""The rivals by rule of thumb play whole games by the rules, alike for the same seed, from what a seat sees alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import longhouse
from bench.rivals import GAMES, Rival, rivals_of
from bench.rivals.__main__ import folder, row, terms, tournament
from longhouse.kernel.match import Match
from longhouse.study.arena import Log, add_up, play
from longhouse.study.entrants import Entrant, read_entrant

EVERY = [(game, rival) for game in GAMES for rival in rivals_of(game)]


def played(game: str, rivals: list[str], seed: int) -> Match:
    match = longhouse.game(game).start(players=len(rivals), seed=seed)
    bots = [rivals_of(game)[rival](seat) for seat, rival in enumerate(rivals)]
    while match.actor is not None:
        match.play(bots[match.actor](match.seen_by(match.actor)))
    return match


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game in GAMES:
        longhouse.game(game).prepare()


@pytest.mark.parametrize("game", GAMES)
def test_three_plans_a_game(game: str) -> None:
    assert len(rivals_of(game)) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "rival"), EVERY)
def test_whole_games(game: str, rival: str) -> None:
    """Every answer is legal to the end, and the same seed makes the same game."""
    codes = [[step.code for step in played(game, [rival, rival], 3).history] for _ in range(2)]
    assert codes[0] == codes[1]


@pytest.mark.parametrize(("game", "rival"), EVERY)
def test_no_straw_men(game: str, rival: str) -> None:
    """Chance beats none of them, in either seat."""
    against = read_entrant("random")
    for seed, seat in ((1, 0), (2, 1)):
        match = longhouse.game(game).start(players=2, seed=seed)
        seats = [Rival(rival, game=game)(seed), against(seed)]
        bots = seats if seat == 0 else seats[::-1]
        while match.actor is not None:
            match.play(bots[match.actor](match.seen_by(match.actor)))
        assert match.winners == (seat,)


@pytest.mark.slow
def test_three_at_a_table() -> None:
    """They play with more than one opponent too."""
    for game in GAMES:
        assert played(game, list(rivals_of(game)), 5).over


def test_a_level_is_measured_in_the_arena(tmp_path: Path) -> None:
    """Through its log: what was played is not played again, and other rivals have another folder."""
    bouts = tournament("knarr", Entrant("random"), "skald", 4, 1, {})
    where = folder(tmp_path, terms(bouts))
    games = play(bouts, Log(where / "games.jsonl", terms(bouts)))
    again = play(bouts, Log(where / "games.jsonl", terms(bouts)))
    assert games == again
    assert [game.seats for game in games] == [("random", "skald"), ("skald", "random")] * 2
    assert "| random | skald | 0 of 4: 0.0%" in row(add_up(bouts, games), "random", "skald")
    other = tournament("knarr", Entrant("random"), "navigator", 4, 1, {})
    assert folder(tmp_path, terms(other)) != where
