"""How many there must be, and for how many something is done: COUNT and CONDITION of occupations.toml."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.kernel.words import Message
from tools.occupations.vocabulary import Entry, joined, say

__all__ = ["conditions", "each", "placed", "quantity", "reached"]

_BOUNDS = ("at_least", "at_most", "exactly")
_OWNED = ("whaling_boat", "knarr", "longship", "large_ship", "house")


def placed(thing: Message, count: Entry) -> Message:
    """A thing with the places where it is looked for, if the count names any."""
    return say("placed", things=thing, place=say(f"in-{'-'.join(count['in'])}")) if "in" in count else thing


def quantity(count: Entry, n: int | str) -> Message:
    """So many of what is counted: "3 sheep in your stable"."""
    if "group" in count:
        groups = joined("or", [say(f"group-{group}") for group in count["group"]])
        return say("n-vikings_on_group", n=n, group=groups)
    if "column" in count:
        return say("n-vikings_in_column", n=n, column=count["column"])
    if "ore_min" in count:
        return say(f"n-{count['of']}_with_ore", n=n, ore=count["ore_min"])
    return placed(say(f"n-{count['of']}", n=n), count)


def each(count: Entry) -> Message:
    """For each of what is counted: "for each sheep in your stable"."""
    if count["of"] == "round":
        return say("times-round")
    form = "for-each-owned" if count["of"] in _OWNED else "for-each"
    return say(form, thing=placed(say(f"n-{count['of']}", n="kind"), count))


def conditions(entries: Sequence[Entry]) -> Message:
    """All that must hold: "with at least 2 houses and with exactly 1 spear spent"."""
    return joined("and", [_condition(entry) for entry in entries])


def _condition(entry: Entry) -> Message:
    (bound,) = (bound for bound in _BOUNDS if bound in entry)
    if entry[bound] == 0:
        return say("with-none", things=quantity(entry, "kind"))
    return say(f"with-{bound}", things=quantity(entry, entry[bound]))


def reached(entries: Sequence[Entry]) -> Message:
    """What one comes to have: "at least 3 longships"."""
    return joined("and", [say("count-at_least", things=quantity(entry, entry["at_least"])) for entry in entries])
