"""Advice in words."""

from __future__ import annotations

from longhouse.bots import Advice
from longhouse.terminal.voice import Voice

__all__ = ["hint_text"]


def hint_text(number: int, advice: Advice, voice: Voice) -> str:
    """An answer with what it may bring, where that was measured, and why."""
    told = {"number": number, "answer": advice.action.text(voice.lang), "reason": advice.reason.text(voice.lang)}
    if advice.chance is not None:
        return voice("hint", chance=round(100 * advice.chance.value), **told)
    if advice.points is not None:
        return voice("hint-alone", points=round(advice.points.value), **told)
    return voice("hint-unmeasured", **told)
