from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import longhouse
from longhouse import BadOption
from longhouse.kernel.randomness import LARGEST_SEED
from longhouse.study.arena.tournament import sources


def test_every_seating_plays_the_same_seeds(tournament) -> None:
    asked = tournament("random,thrall,karl", games=13, seed=7)
    bouts = list(asked.bouts())
    assert {bout.seed for bout in bouts} == {7, 8, 9}  # six seatings a seed: three seeds are the fewest for 13 games
    by_seed = {seed: {bout.seats for bout in bouts if bout.seed == seed} for seed in (7, 8, 9)}
    assert by_seed[7] == by_seed[8] == by_seed[9]
    assert by_seed[7] == {(a, b) for a in asked.names for b in asked.names if a != b}
    assert len(bouts) == asked.bouts_in_all == 18


def test_rotations_are_fewer(tournament) -> None:
    assert tournament("random,thrall,karl", games=1, players=3).bouts_in_all == 6
    assert tournament("random,thrall,karl", games=1, players=3, seatings="rotated").bouts_in_all == 3


def test_controls_come_on_top_of_the_games_asked_for(tournament) -> None:
    asked = tournament("random,karl", games=4, players=3, control=True)
    played = Counter(bout.purpose for bout in asked.bouts())
    assert asked.seeds == 1
    assert played == {"ladder": 6, "mirror": 6, "sanity": 3}
    sane = {bout.seats for bout in asked.bouts() if bout.purpose == "sanity"}
    assert sane == {("random'", "karl", "karl"), ("karl", "random'", "karl"), ("karl", "karl", "random'")}
    mirrored = {bout.seats for bout in asked.bouts() if bout.purpose == "mirror" and "karl" in bout.seats}
    assert mirrored == {("karl", "karl'", "karl'"), ("karl'", "karl", "karl'"), ("karl'", "karl'", "karl")}
    assert str(asked.entrant("karl'")) == "karl"


def test_more_games_keep_the_terms_and_anything_else_changes_them(tournament) -> None:
    asked = tournament("random,karl", games=4)
    assert tournament("random,karl", games=400).terms() == asked.terms()
    assert tournament("random,karl", games=400).name == asked.name
    others: list[dict[str, Any]] = [{"seed": 1}, {"players": 3}, {"control": True}, {"options": {"edition": "fr"}}]
    for other in others:
        assert tournament("random,karl", **other).name != asked.name
    assert tournament("karl,random").terms() != asked.terms()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"players": 5}, "is for 2 to 4 players, not 5"),
        ({"seed": -1}, "seed -1 must be"),
        ({"seed": LARGEST_SEED, "games": 4}, "must be a whole number"),
        ({"options": {"edition": "xx"}}, "edition='xx' is unknown"),
        ({"seatings": "some"}, "seatings 'some' are unknown: use all, rotated"),
        ({"bots": "karl,karl"}, "karl is named twice"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(tournament, wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        tournament(**{"bots": "random,karl", **wrong})


def test_what_bots_know_about_other_games_does_not_change_the_terms() -> None:
    minds = {path.parent.name for path in sources(longhouse.game("knarr")) if path.parent.parent.name == "minds"}
    assert minds == {"knarr"}
    assert {"searcher.py", "searching.py", "mind.py", "weights.toml"} <= {
        path.name for path in sources(longhouse.game("knarr"))
    }
