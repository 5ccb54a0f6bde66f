"""Names as people see them, and logins as the house compares them."""

from __future__ import annotations

import unicodedata

__all__ = ["MAX_NAME", "BadName", "clean_login", "clean_name"]

MAX_NAME = 40
MAX_MARKS = 2  # in a row, on one letter
_FORGING = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # what could forge or break a line
_MARKS = ("Mn", "Me", "Mc")
_SPACES = ("Zs", *_MARKS)

# Letters and signs that show nothing, beyond what their category tells.
_BLANK = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159}
    | set(range(0x180B, 0x1810))
    | set(range(0xE0100, 0xE01F0))
)
_SELECTORS = range(0xFE00, 0xFE10)  # choose between two pictures of a sign; show nothing themselves


class BadName(ValueError):
    """A name that is empty, too long or holds invisible characters."""


def clean_name(name: str) -> str:
    """The name as it is kept: one line in one Unicode form, with something to see and nothing hidden in it."""
    text = unicodedata.normalize("NFC", name).strip()
    if not 0 < len(text) <= MAX_NAME or not _is_visible(text):
        raise BadName(f"a name has 1 to {MAX_NAME} visible characters")
    return " ".join(text.split())


def _is_visible(text: str) -> bool:
    shown, marks = False, 0
    for character in text:
        kind, point = unicodedata.category(character), ord(character)
        if kind in _FORGING or point in _BLANK:
            return False
        marks = marks + 1 if kind in _MARKS and point not in _SELECTORS else 0
        if marks > MAX_MARKS:
            return False
        shown = shown or (kind not in _SPACES and point not in _SELECTORS)
    return shown


def clean_login(login: str) -> str:
    """The login as it is compared: whatever looks or types alike is one login."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(login)).casefold())
    return clean_name(folded)
