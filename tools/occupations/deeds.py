"""What a clause does, in words: OPERATION of occupations.toml."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhouse.kernel.words import Message
from tools.occupations.counts import conditions, each, placed, quantity
from tools.occupations.spaces import space_name
from tools.occupations.vocabulary import Entry, alternatives, either, joined, say, things

__all__ = ["deeds"]

# A deed's mode: "may" = the owner may decline, "to" = it goes on after "you may", "do" = it must be done.


def deeds(operations: Sequence[Entry], mode: str) -> Message:
    """One operation after the other; what follows a deed that may be declined is done only with it."""
    first, *others = operations
    text = _deed(first, mode)
    for operation in others:
        after = "may" if operation.get("may") else "do"
        text = say("if-so" if mode == "may" else "also", first=text, rest=_deed(operation, after))
    return text


def _deed(operation: Entry, mode: str) -> Message:
    return _IN_WORDS[operation["op"]](operation, mode)


def _cost(deed: Message, operation: Entry) -> Message:
    """A deed with its price, if it has one."""
    return say("paying", deed=deed, cost=_given(operation)) if "cost" in operation else deed


def _often(deed: Message, operation: Entry) -> Message:
    return say("often", deed=deed) if operation.get("times") == "any" else deed


# ---------------------------------------------------------------------------- taking and exchanging
def _gain(operation: Entry, mode: str) -> Message:
    deed = say("gain", mode=mode, things=_taken(operation))
    return say("gain-placed", deed=deed) if operation.get("to") == "placed_now" else deed


def _taken(operation: Entry) -> Message:
    taken = things(operation["items"])
    return say("placed", things=taken, place=each(operation["per"])) if "per" in operation else taken


def _gain_copy(operation: Entry, mode: str) -> Message:
    return say(
        "gain_copy",
        n=operation["n"],
        have=operation["have_exactly"],
        place=say(f"in-{'-'.join(operation['in'])}"),
        excepted=either(operation["except"]),
    )


def _double(operation: Entry, mode: str) -> Message:
    item = placed(say(f"n-{operation['item']}", n="kind"), operation)
    return say("double", mode=mode, item=item, most=operation["max_total"])


def _given(operation: Entry) -> Message:
    cost = things(operation["cost"])
    return say("placed", things=cost, place=each(operation["cost_per"])) if "cost_per" in operation else cost


def _swaps(operations: Sequence[Entry]) -> Message:
    """One of several exchanges; what all of them ask for or bring is said once."""
    costs, gains = ([one[side] for one in operations] for side in ("cost", "gain"))
    if len(operations) > 1 and gains.count(gains[0]) == len(gains):
        return say("swap", cost=alternatives(costs), gain=things(gains[0]))
    if len(operations) > 1 and costs.count(costs[0]) == len(costs):
        return say("swap", cost=things(costs[0]), gain=alternatives(gains))
    return joined("or", [say("swap", cost=_given(one), gain=things(one["gain"])) for one in operations])


def _exchange(operation: Entry, mode: str) -> Message:
    return _exchanges([operation], mode)


def _exchanges(operations: Sequence[Entry], mode: str) -> Message:
    """One of several exchanges that are alike in how often they may be made."""
    like = operations[0]
    deed = _often(say("exchange", mode=mode, swaps=_swaps(operations)), like)
    if "is_building" not in like:
        return deed
    return say("building" if like["is_building"] else "no-building", deed=deed)


# ---------------------------------------------------------------------------- one of several
def _choose(operation: Entry, mode: str) -> Message:
    """Either this or that; options that only take, only exchange or only put away share their verb."""
    options = operation["options"]
    single = [option["do"][0] for option in options if len(option["do"]) == 1 and "if" not in option]
    kinds = {one["op"] for one in single} if len(single) == len(options) else set()
    if kinds == {"gain"}:
        return say("gain", mode=mode, things=joined("or", [_taken(one) for one in single]))
    if kinds == {"exchange"}:
        return _exchanges(single, mode)
    if kinds == {"move"}:
        return _moved(single, mode)
    rest = "to" if mode == "may" else mode
    words = [_option(option, rest if place else mode) for place, option in enumerate(options)]
    return joined("or-else" if any("if" in option for option in options) else "or", words)


def _option(option: Entry, mode: str) -> Message:
    done = deeds(option["do"], mode)
    return say("option-if", conditions=conditions(option["if"]), deed=done) if "if" in option else done


def _tiers(operation: Entry, mode: str) -> Message:
    """One step of several, by how many there are."""
    match, counted, text, named = operation["match"], operation["by"], None, False
    for step in operation["steps"]:
        done, n = deeds(step["do"], mode), step["n"]
        form = "tier-bare" if n == 0 else f"tier-{match}-{_form(text, named)}"
        tier = say(form, deed=done, **({} if n == 0 else {"n": n} if named else {"things": quantity(counted, n)}))
        text = tier if text is None else say("also", first=text, rest=tier)
        named = named or n > 0
    assert text is not None
    return text


def _form(before: Message | None, named: bool) -> str:
    if before is None:
        return "first"
    return "next" if named else "after-bare"


# ---------------------------------------------------------------------------- goods and mountains
def _upgrade(operation: Entry, mode: str) -> Message:
    path, steps = operation.get("path", "up"), operation.get("steps", 1)
    if path != "up":
        deed = say(f"upgrade-{path}", mode=mode, goods=_goods(operation), steps=steps)
    elif steps > 1:
        deed = say("upgrade-steps", mode=mode, goods=_goods(operation), steps=steps)
    else:
        deed = say("upgrade", mode=mode, goods=_goods(operation))
    deed = _often(_cost(deed, operation), operation)
    return say("once-each", deed=deed, each=each(operation["times_per"])) if "times_per" in operation else deed


def _goods(operation: Entry) -> Message:
    n, only = operation["goods"], operation.get("only", [])
    if only == ["just_upgraded"]:
        return say("goods-just_upgraded", n=n)
    if only:
        return say("goods-only", items=_one_of(only, n))
    if operation.get("same_type"):
        return say("goods-same", n=n)
    return say(f"goods-{operation['from_color']}" if "from_color" in operation else "goods", n=n)


def _one_of(items: Sequence[str], n: int) -> Message:
    return joined("or", [things({item: n}) for item in items])


def _flip(operation: Entry, mode: str) -> Message:
    return say("flip", mode=mode, tiles=operation["tiles"])


def _mountain(operation: Entry, mode: str) -> Message:
    (n,) = operation["take"]
    if "only" in operation:
        return say("mountain-only", mode=mode, items=_one_of(operation["only"], n))
    return say("mountain", mode=mode, n=n)


# ---------------------------------------------------------------------------- actions and phases
def _take_action(operation: Entry, mode: str) -> Message:
    deed = _cost(say("take_action", mode=mode, action=say(f"action-{operation['action']}")), operation)
    if "discount" in operation:
        off = operation["discount"]
        deed = say("less-each", deed=deed, off=things({off["item"]: off["n"]}), each=each(off["per"]))
    return say("no_viking_back", deed=deed) if operation.get("no_viking_back") else deed


def _use_space(operation: Entry, mode: str) -> Message:
    state = "occupied" if operation["occupied"] else "free"
    deed = _cost(say(f"use_space-{state}", mode=mode, column=operation["column"]), operation)
    return say("no_viking_back", deed=deed) if operation.get("no_viking_back") else deed


def _run_phase(operation: Entry, mode: str) -> Message:
    return say(f"run_phase-{operation['scope']}", mode=mode, phase=say(f"phase-{operation['phase']}"))


def _return_viking(operation: Entry, mode: str) -> Message:
    column = {"column": operation["column"]} if "column" in operation else {}
    return _cost(say(f"return_viking-{operation['from']}", mode=mode, n=operation["n"], **column), operation)


def _play_occupation(operation: Entry, mode: str) -> Message:
    return _often(_cost(say("play_occupation", mode=mode, n=operation["n"]), operation), operation)


# ---------------------------------------------------------------------------- ships, weapons, special tiles
def _buy_ship(operation: Entry, mode: str) -> Message:
    deed = say("buy_ship", mode=mode, ship=things({operation["item"]: 1}), price=operation["price"])
    if "off" not in operation:
        return deed
    offs = [say("off-each", silver=int(off["n"]), item=say(f"n-{off['of']}", n="kind")) for off in operation["off"]]
    return say("off", deed=deed, offs=joined("and", offs))


def _fill_weapons(operation: Entry, mode: str) -> Message:
    return say("fill_weapons", n=operation["each"])


def _reclaim_special(operation: Entry, mode: str) -> Message:
    return say("reclaim_special", mode=mode, tile=things({operation["tile"]: 1}), fill=things(operation["fill"]))


def _move(operation: Entry, mode: str) -> Message:
    return _moved([operation], mode)


def _moved(operations: Sequence[Entry], mode: str) -> Message:
    """One of several things on the same way."""
    like = operations[0]
    items = joined("or", [say(f"n-{one['item']}", n=one.get("n", "kind")) for one in operations])
    return say(f"move-{like['from']}-{like['to']}", mode=mode, item=items)


# ---------------------------------------------------------------------------- other rules
def _discount(operation: Entry, mode: str) -> Message:
    return say("discount", things=things({operation["item"]: operation["n"]}))


def _die(operation: Entry, mode: str) -> Message:
    n, way = abs(operation["add"]), "less" if operation["add"] < 0 else "more"
    if operation.get("scope") == "this_action":
        return say("die-now", n=n, way=way)
    return say("die", actions=_actions(operation), n=n, way=way)


def _actions(operation: Entry) -> Message:
    return joined("or", [say(f"action-{action}") for action in operation["actions"]])


def _rule(operation: Entry, mode: str) -> Message:
    """A named change of a rule: its facts are the arguments of its words."""
    args = {name: fact for name, fact in operation.items() if name in ("value", "tiles", "n")}
    args |= {name: say(f"n-{operation[name]}", n="kind") for name in ("item", "use", "instead_of") if name in operation}
    if "actions" in operation:
        args["actions"] = _actions(operation)
    if "space" in operation:
        args["space"] = space_name(operation["space"])
    if "onto" in operation:
        args["onto"] = either(operation["onto"])
    if "phase" in operation:
        args["phase"] = say(f"phase-{operation['phase']}")
    if "add" in operation:
        args["n"] = abs(operation["add"])
    return say(f"rule-{operation['name']}", **args)


_IN_WORDS: dict[str, Callable[[Entry, str], Message]] = {
    "gain": _gain,
    "gain_copy": _gain_copy,
    "double": _double,
    "exchange": _exchange,
    "choose": _choose,
    "tiers": _tiers,
    "upgrade": _upgrade,
    "flip": _flip,
    "mountain": _mountain,
    "take_action": _take_action,
    "use_space": _use_space,
    "run_phase": _run_phase,
    "return_viking": _return_viking,
    "play_occupation": _play_occupation,
    "buy_ship": _buy_ship,
    "fill_weapons": _fill_weapons,
    "reclaim_special": _reclaim_special,
    "discount": _discount,
    "die": _die,
    "move": _move,
    "rule": _rule,
}
