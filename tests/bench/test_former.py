"""Two checkouts at one table: here both are this one."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

import longhouse
from bench.former import HERE, NEW, OLD, Side, Terms, found, play_all, read_terms, wins_of
from longhouse.study.arena import Bout, Played


def terms(bots: str, players: int = 2) -> Terms:
    asked = argparse.Namespace(game="knarr", tree=HERE, bots=bots, players=players, option=[])
    return read_terms(asked)


def games(bots: str, n: int, players: int = 2, workers: int = 1) -> list[Played]:
    order = terms(bots, players)
    played: dict[Bout, Played] = {}
    play_all(order, order.bouts(1, n), workers, lambda game: played.setdefault(game.bout, game))
    return [played[bout] for bout in order.bouts(1, n)]


@pytest.mark.slow
def test_equals_play_the_same_seeds_in_both_seats() -> None:
    """Every game replays by its codes, with the scores that both sides told."""
    played = games("random", 4, workers=2)
    assert [(game.seed, game.seats) for game in played] == [
        (1, (NEW, OLD)),
        (1, (OLD, NEW)),
        (2, (NEW, OLD)),
        (2, (OLD, NEW)),
    ]
    for game in played:
        match = longhouse.game("knarr").start(players=2, seed=game.seed)
        for code in game.answers:
            match.play(code)
        assert match.over
        assert match.scores == game.scores
        assert sum(map(len, game.milliseconds)) == len(game.answers)


@pytest.mark.slow
def test_more_than_two_take_turns_around_the_table() -> None:
    seats = [bout.seats for bout in terms("random", 3).bouts(7, 2)]
    assert seats == [(NEW, OLD, NEW), (OLD, NEW, OLD)]
    (game, _) = games("random", 2, players=3)
    assert len(game.scores) == 3


def test_the_stronger_side_wins() -> None:
    played = games("karl,random", 4)
    assert wins_of(played, NEW) == 4
    lines = list(found(terms("karl,random"), played))
    assert lines[0] == "new wins 4 of 4: 100.0% (51.0% to 100.0%)"
    assert lines[1].startswith("new karl: score ")
    assert lines[2].startswith("old random: score ")


def test_alone_scores_are_compared() -> None:
    order = Terms("explorers", 1, 1, {}, {}, {})
    alone = [
        Played("former", seed, (side,), (score,), (0,), (), ((1.0,),))
        for seed, new, old in ((1, 50, 40), (2, 52, 48))
        for side, score in ((NEW, new), (OLD, old))
    ]
    assert [bout.seats for bout in order.bouts(1, 4)] == [(NEW,), (OLD,)] * 2
    assert next(found(order, alone)) == "new is better by 7.0 ± 5.9 points, on 2 seeds"


def test_a_tree_without_sources_of_its_own_is_refused(tmp_path: Path) -> None:
    """Otherwise this checkout would play itself under another name."""
    side = Side(tmp_path)
    with pytest.raises(SystemExit, match="plays with the sources of"):
        side.rules_version("knarr")
    side.close()
