from __future__ import annotations

import pytest

import longhouse
from longhouse import bots


def play_out(seed: int) -> list[int]:
    match = longhouse.game("vikings_on_board").start(players=3, seed=11)
    players = [bots.named("random")(seed + seat) for seat in range(3)]
    while match.actor is not None:
        match.play(players[match.actor](match.seen_by(match.actor)))
    return [step.action.code for step in match.history]


def test_a_random_bot_plays_a_whole_game_and_its_seed_decides_it():
    assert play_out(1) == play_out(1)
    assert play_out(1) != play_out(2)


def test_a_random_bot_reaches_every_answer():
    match = longhouse.game("vikings_on_board").start(players=2, seed=1)
    bot = bots.RandomBot(0)
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    assert {bot(seen).code for _ in range(400)} == set(match.legal_codes)


def test_an_unknown_bot_is_named_in_the_error():
    with pytest.raises(longhouse.BadOption, match="there is no bot 'odin': use random"):
        bots.named("odin")
