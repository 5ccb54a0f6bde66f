"""The language in which somebody at a terminal is spoken to."""

from __future__ import annotations

import os
from collections.abc import Mapping

from longhouse.kernel.errors import BadOption, refusal
from longhouse.kernel.words import LANGUAGES

__all__ = ["language_of"]


def language_of(chosen: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was chosen, else that of the environment, else English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadOption(refusal("no-language", name=repr(chosen), names=", ".join(LANGUAGES)))
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := environment.get(name):
            return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    return "en"
