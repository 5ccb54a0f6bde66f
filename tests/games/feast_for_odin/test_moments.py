"""Whoever is asked which occupation to use is told why now."""

from __future__ import annotations

import pytest

import longhouse
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.words import LANGUAGES

ASKED = [trigger for trigger in Trigger if trigger != Trigger.ANYTIME]  # blue cards are among the free actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trigger_is_a_moment_of_its_own(lang: str) -> None:
    room = longhouse.game("feast_for_odin").room
    assert len({room.say("moment", trigger=trigger.name.lower()).text(lang) for trigger in ASKED}) == len(ASKED)
