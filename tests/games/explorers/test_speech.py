"""Answers name the places on the board that they are about."""

from __future__ import annotations

import random

from longhouse.games.explorers.state import FIRST_CODE, Ask
from tests.rulebook.explorers.chart import new


def test_a_voyage_names_the_hex_it_leads_to() -> None:
    match, choices, named = new(2), random.Random(1), 0
    while not match.over and named < 20:
        s = match._state
        if s.ask == Ask.SAIL:
            for action in match.legal:
                goal = s.beside[s.ship_hex[s.actor], action.code - FIRST_CODE[Ask.SAIL]]
                assert action.message.args["to"] == goal + 1
                named += 1
        match.play(choices.choice(match.legal_codes))
    assert named >= 20
