"""What the rules' numbers of Gnav are in words."""

from __future__ import annotations

from typing import Any

from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message
from tests.rooms.gnav.rules import left_of
from tests.rooms.gnav.state import CARD, SEAT, Choice, State


def question_args(say: Say, s: State, seat: int | None) -> dict[str, Any]:
    """The question names the card only to who holds it."""
    if s.actor == NOBODY:
        return {}
    return {
        "seat": SEAT.word(say, s.actor),
        "card": CARD.word(say, s.held[s.actor]) if seat == s.actor else say("card-hidden"),
    }


def answer_args(say: Say, s: State, code: int) -> dict[str, Any]:
    """With whom the exchange would be."""
    other = say("the-deck") if s.actor == s.dealer else SEAT.word(say, left_of(s, s.actor))
    return {"other": other} if code == Choice.EXCHANGE else {"other": ""}


def why_not(say: Say, s: State, code: int) -> Message | None:
    """Both answers are always legal."""
    return None
