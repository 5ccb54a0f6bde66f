"""A card's effect in words: one sentence a clause, from its trigger, its conditions and its operations."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import OCCUPATIONS
from longhouse.kernel.words import Message
from tools.occupations.counts import conditions, reached
from tools.occupations.deeds import deeds
from tools.occupations.spaces import spaces
from tools.occupations.vocabulary import Entry, either, joined, say, things

__all__ = ["clauses"]


def clauses(card: int) -> list[Message]:
    """What a card does, a sentence a clause."""
    return [_clause(clause) for clause in OCCUPATIONS[card]["effect"]]


def _clause(clause: Entry) -> Message:
    when, done = _when(clause), deeds(clause["do"], "may" if clause.get("may") else "do")
    if "limit" in clause:
        when = say(f"limit-{clause['limit']}", when=when)
    if "if" in clause and clause["on"]["event"] != "state":
        return say("clause-if", when=when, conditions=conditions(clause["if"]), deeds=done)
    return say("clause", when=when, deeds=done)


# ---------------------------------------------------------------------------- triggers
def _when(clause: Entry) -> Message:
    on = clause["on"]
    event = on["event"]
    if event == "state":
        return say("when-state", conditions=reached(clause["if"]))
    special = {"phase": _phase, "space": _space, "action": _action, "receive": _receive, "build": _build}
    if event in special:
        return special[event](on)
    if event == "place":
        return say(f"when-place-{on['onto']}", items=either(on["items"]))
    if event in ("acquire", "mountain_take", "mountain_removed"):
        return say(f"when-{event}", items=either(on["items"]))
    if event == "vikings_back":
        return say("when-vikings_back", vikings=_numbers(on["n"]))
    if event in ("thing_square", "bonus_good"):
        return say(f"when-{event}", n=on.get("becomes", on.get("exactly")))
    return say(f"when-{event}")


def _numbers(numbers: list[int]) -> Message:
    return joined("or", [say("number", n=n) for n in numbers])


def _phase(on: Entry) -> Message:
    if "harvest" in on:
        return say(f"when-harvest-{on['at']}" if on["harvest"] else "when-no-harvest")
    return say(f"when-phase-{on['at']}", phase=say(f"phase-{on['phase']}"))


def _space(on: Entry) -> Message:
    if "column" in on:
        return say("when-placing", vikings=on["vikings"], column=on["column"])
    at = f"instead-of-{on['part']}" if "part" in on else on["at"]
    return say(f"when-space-{at}", spaces=spaces(on))


def _action(on: Entry) -> Message:
    if "using" in on:
        return say("when-using", ship=say(f"n-{on['using']}", n="kind"))
    if "goods" in on:
        return say("when-upgraded", goods=_numbers(on["goods"]))
    actions = joined("or", [say(f"action-{action}") for action in on["action"]])
    return say(f"when-action-{on.get('result', on['at'])}", actions=actions)


def _receive(on: Entry) -> Message:
    if on.get("each"):
        return say("when-receive-each", items=either(on["items"]))
    (item,) = on["items"]
    if "at_once" in on:
        return say("when-receive-at-once", items=things({item: on["at_once"]}))
    return say(f"when-receive-{on['by']}", items=things({item: on["at_least"]}))


def _build(on: Entry) -> Message:
    if "paying" not in on:
        return say("when-build", items=either(on["items"]))
    return say("when-build-paying", items=either(on["items"]), item=say(f"n-{on['paying']}", n="kind"))
