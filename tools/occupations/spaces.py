"""Action spaces as an occupation names them."""

from __future__ import annotations

from collections import Counter

from longhouse.games.feast_for_odin.components import read
from longhouse.kernel.rooms import game
from longhouse.kernel.words import Message
from tools.occupations.vocabulary import Entry, joined, say

__all__ = ["space_name", "spaces"]

_SPACES = {space["id"]: space for space in read("actions")["action"]}
_NAMESAKES = Counter(space["name_en"] for space in _SPACES.values())


def space_name(space: str) -> Message:
    """What the game calls a space."""
    return game("feast_for_odin").room.say(f"space-{space}")


def spaces(on: Entry) -> Message:
    """The spaces a trigger speaks of, and what must happen there."""
    named = _named(on)
    if "paying" in on:
        named = say("space-paying", spaces=named, item=say(f"n-{on['paying']}", n="kind"))
    if "vikings" in on:
        named = say("space-vikings", spaces=named, vikings=on["vikings"])
    return say(f"space-{on['result']}", spaces=named) if "result" in on else named


def _named(on: Entry) -> Message:
    if "group" in on:
        return joined("or", [say("space-group", group=say(f"group-{group}")) for group in on["group"]])
    if "space" in on:
        return joined("or", _by_name(on["space"]))
    if "gives_silver" in on:
        return say("space-gives", silver=on["gives_silver"])
    if "costs_silver_min" in on:
        return say("space-costs", silver=on["costs_silver_min"])
    return say("space-mountain" if "takes_from_mountain" in on else "space-any")


def _by_name(ids: list[str]) -> list[Message]:
    """Spaces by their names, with the column where a space of the same name is not meant."""
    meant = Counter(_SPACES[space]["name_en"] for space in ids)
    first = {_SPACES[space]["name_en"]: space for space in reversed(ids)}
    return [
        say("space-named", space=space_name(space))
        if meant[name] == _NAMESAKES[name]
        else say("space-column", space=space_name(space), column=_SPACES[space]["column"])
        for name, space in reversed(first.items())
    ]
