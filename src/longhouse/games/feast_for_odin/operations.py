"""Operations of occupation cards, translated into instructions. data/occupations.toml documents the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.games.feast_for_odin.components import GREEN, ITEM, ORANGE, RED
from longhouse.games.feast_for_odin.layouts import TURNS
from longhouse.games.feast_for_odin.programs import (
    ANY_OF,
    ASSEMBLER,
    EVERYTHING,
    Compare,
    Count,
    ExtraPhase,
    Onto,
    Op,
    Program,
    ReturnFrom,
    Scope,
    UpgradePath,
    WayFlag,
    counted,
    item_set,
    served,
)
from longhouse.games.feast_for_odin.reclaims import Reclaims
from longhouse.games.feast_for_odin.spaces import ALL_OF_IT, DICE_NAMES, SPACE_FACTS, is_in_group
from longhouse.games.feast_for_odin.triggers import Action, Trigger

Operation = dict[str, Any]
RECLAIMS = Reclaims()


class Untranslatable(ValueError):
    """The data says something that the machine has no instruction for."""


def check_keys(data: dict[str, Any], *known: str) -> None:
    """Refuse what would be left out silently."""
    unknown = set(data) - set(known)
    if unknown:
        raise Untranslatable(f"{sorted(unknown)} in {data}")


# ---------------------------------------------------------------------------- counts and conditions
def count_of(data: dict[str, Any]) -> int:
    """The number of what is counted."""
    check_keys(data, "of", "in", "ore_min", "group", "column", "at_least", "at_most", "exactly")
    what = str(data["of"])
    if what == "longship" and data.get("ore_min") == 2:
        return int(Count.ARMED_LONGSHIP)
    if "ore_min" in data or what not in {*ITEM, *(c.name.lower() for c in Count), *_OWN_NAMES}:
        raise Untranslatable(f"count {data}")
    return served(what) if data.get("in") == ["banquet_table"] else counted(what)


_OWN_NAMES = ("player", "building_resource_types_paid", "same_placements_this_round", "viking_on_spaces")


def where_of(data: dict[str, Any]) -> int:
    """The spaces a count looks at: a set of them, or a column as a negative number."""
    if "column" in data:
        return -int(data["column"])
    if "group" not in data:
        return 0
    return sum(1 << place for place, space in enumerate(SPACE_FACTS) if is_in_group(space, data["group"]))


def add_conditions(program: Program, conditions: list[dict[str, Any]]) -> None:
    """What must hold for the rest of a program."""
    for condition in conditions:
        (how,) = [how for how in Compare if how.name.lower() in condition]
        number = condition[how.name.lower()]
        program.add(Op.TEST, count=count_of(condition), how=how, number=number, where=where_of(condition))


# ---------------------------------------------------------------------------- operations
def add_operations(program: Program, operations: list[Operation]) -> None:
    """Translate operations one after the other."""
    for operation in operations:
        name = operation["op"]
        if name not in _TRANSLATORS:
            raise Untranslatable(f"operation {name}")
        _TRANSLATORS[name](program, operation)


def _gain(program: Program, op: Operation) -> None:
    check_keys(op, "op", "items", "per", "to")
    if op.get("to") == "placed_now":
        ((item, one),) = op["items"].items()
        assert one == 1
        program.add(Op.LAY_GIVEN, item=ITEM[item], onto=Onto.BOARDS, per=count_of(op["per"]))
        return
    per = count_of(op["per"]) if "per" in op else Count.ONE
    program.add(Op.GAIN, bundle=ASSEMBLER.bundle(op["items"]), per=per, most=ALL_OF_IT)


def _exchange(program: Program, op: Operation) -> None:
    """An animal of any kind becomes a choice, weapons are asked for; a price per round is a purchase."""
    check_keys(op, "op", "cost", "gain", "cost_per", "times", "is_building")
    if "cost_per" in op:
        ((item, one),) = op["gain"].items()
        assert one == 1
        assert set(op["cost"]) == {"silver"}
        _add_purchase(program, item, op["cost"]["silver"], count_of(op["cost_per"]), {})
        return
    if "any_weapon" in op["cost"]:
        ((_, n),) = op["cost"].items()
        program.add(Op.DISCARD_WEAPONS, weapons=n)
        program.add(Op.GAIN, bundle=ASSEMBLER.bundle(op["gain"]), per=Count.ONE, most=ALL_OF_IT)
        return
    parts = [_swap(cost, op) for cost in _costs(op["cost"])]
    if len(parts) == 1:
        program += parts[0]
    else:
        ASSEMBLER.choose(program, [("", part) for part in parts])


def _costs(cost: dict[str, int]) -> list[dict[str, int]]:
    """The ways to pay a cost in which one thing may be of several kinds."""
    for name in cost:
        if name in ANY_OF:
            rest = {other: n for other, n in cost.items() if other != name}
            return [{kind: cost[name], **rest} for kind in ANY_OF[name]]
    return [cost]


def _swap(cost: dict[str, int], op: Operation) -> Program:
    program = Program()
    paid, gain = ASSEMBLER.bundle(cost), ASSEMBLER.bundle(op["gain"])
    program.add(Op.SWAP, cost=paid, gain=gain, building=bool(op.get("is_building", False)))
    return program


def _add_purchase(program: Program, item: str, price: int, per: int, halves_off: dict[str, int]) -> None:
    program.add(Op.BUY, item=ITEM[item], silver=price, per=per, halves_off=ASSEMBLER.bundle(halves_off))


def _buy_ship(program: Program, op: Operation) -> None:
    check_keys(op, "op", "item", "price", "off", "rounding")
    halves = {part["of"]: int(2 * part["n"]) for part in op.get("off", [])}
    _add_purchase(program, op["item"], op["price"], Count.ONE, halves)


def _choose(program: Program, op: Operation) -> None:
    check_keys(op, "op", "options")
    parts = []
    for option in op["options"]:
        check_keys(option, "do", "if")
        part = Program()
        add_conditions(part, option.get("if", []))
        add_operations(part, option["do"])
        parts.append(("", part))
    ASSEMBLER.choose(program, parts)


def _tiers(program: Program, op: Operation) -> None:
    check_keys(op, "op", "by", "match", "steps")
    steps = []
    for step in op["steps"]:
        part = Program()
        add_operations(part, step["do"])
        steps.append((step["n"], part))
    ASSEMBLER.tiers(program, steps, count_of(op["by"]), Compare[op["match"].upper()])


def _upgrade(program: Program, op: Operation) -> None:
    check_keys(op, "op", "goods", "steps", "path", "from_color", "only", "same_type", "cost", "times", "times_per")
    allowed, flags = EVERYTHING, 0
    if "from_color" in op:
        allowed = item_set({"orange": ORANGE, "red": RED, "green": GREEN}[op["from_color"]])
    if op.get("only") == ["just_upgraded"]:
        flags |= WayFlag.JUST_UPGRADED
    elif "only" in op:
        allowed = item_set(op["only"])
    flags |= WayFlag.SAME_TYPE if op.get("same_type") else 0
    flags |= WayFlag.FEWER_STEPS if op.get("steps", 1) > 1 else 0
    times = count_of(op["times_per"]) if "times_per" in op else Count.ONE
    path = UpgradePath[op.get("path", "up").upper()]
    cost = op.get("cost", {})
    assert set(cost) <= {"silver"}
    way = ASSEMBLER.way(path, allowed, flags, times)
    steps, silver = op.get("steps", 1), cost.get("silver", 0)
    program.add(Op.UPGRADE, goods=op["goods"], steps=steps, silver=silver, way=way)


def _mountain(program: Program, op: Operation) -> None:
    check_keys(op, "op", "take", "only")
    for n in op["take"]:
        program.add(Op.MOUNTAIN, most=n, only=item_set(op.get("only", [])))


def _take_action(program: Program, op: Operation) -> None:
    """A card's own action brings no Viking back, whether the data says so or not: none was placed for it."""
    check_keys(op, "op", "action", "cost", "discount", "no_vikings", "no_viking_back")
    if "cost" in op:
        program.add(Op.SWAP, cost=ASSEMBLER.bundle(op["cost"]), gain=ASSEMBLER.bundle({}))
    if op["action"] == "emigration":
        off = op.get("discount")
        assert off is None or (off["item"], off["n"], off["floor"]) == ("silver", 1, 0)
        program.add(Op.EMIGRATE, less=count_of(off["per"]) if off else Count.NOTHING)
    elif op["action"] in DICE_NAMES:
        program.add(Op.DICE, dice=DICE_NAMES.index(op["action"]))
    else:
        raise Untranslatable(f"action {op['action']}")


def _use_space(program: Program, op: Operation) -> None:
    check_keys(op, "op", "column", "occupied", "no_vikings", "no_viking_back", "next_to_own", "cost")
    assert set(op.get("cost", {})) <= {"silver"}
    assert op.get("next_to_own", "vertical") == "vertical"
    silver = op.get("cost", {}).get("silver", 0)
    beside = "next_to_own" in op
    program.add(Op.USE_SPACE, column=op["column"], occupied=op["occupied"], silver=silver, beside_own=beside)


def _return_viking(program: Program, op: Operation) -> None:
    check_keys(op, "op", "n", "from", "column", "cost", "cost_per", "may")
    assert op["n"] == 1
    where = ReturnFrom[op["from"].upper()]
    assert op.get("may", False) == (where == ReturnFrom.SAME_SPACE)
    per = count_of(op["cost_per"]) if "cost_per" in op else Count.ONE
    cost = ASSEMBLER.bundle(op.get("cost", {}))
    program.add(Op.RETURN_VIKING, origin=where, cost=cost, per=per, column=op.get("column", 0))


def _play_occupation(program: Program, op: Operation) -> None:
    check_keys(op, "op", "n", "from", "cost", "times")
    program.add(Op.TEST, count=Count.HAND, how=Compare.AT_LEAST, number=1)
    if "cost" in op:
        program.add(Op.SWAP, cost=ASSEMBLER.bundle(op["cost"]), gain=ASSEMBLER.bundle({}))
    program.add(Op.PLAY_CARD, most=op["n"])


def _run_phase(program: Program, op: Operation) -> None:
    check_keys(op, "op", "phase", "scope")
    program.add(Op.HOLD_PHASE, phase=ExtraPhase[op["phase"].upper()], scope=Scope[op["scope"].upper()])


def _move(program: Program, op: Operation) -> None:
    check_keys(op, "op", "item", "from", "to", "n")
    item, way, n = op["item"], (op["from"], op["to"]), op.get("n")
    if (item, way, n) == ("ore", ("own_ships", "supply"), None):
        program.add(Op.UNLOAD)
    elif (item, way, n) == ("ore", ("action_ship", "general_supply"), 1):
        program.add(Op.JETTISON)
    elif way == ("supply", "shed") and n == 1:
        program.add(Op.STORE, item=ITEM[item])
    elif (item, way) == ("ore", ("supply", "new_ship")) and n is not None:
        program.add(Op.LOAD_NEW, ore=n)
    elif way == ("banquet_table", "house") and n is None:
        program.add(Op.LAY_GIVEN, item=ITEM[item], onto=Onto.HOUSES, per=served(item))
    else:
        raise Untranslatable(f"move {op}")


def _counts_as_phase(program: Program, op: Operation) -> None:
    """What is checked at the start of a phase looks at the supply before the gift."""
    check_keys(op, "op", "name", "phase")
    if (op["name"], op["phase"]) != ("counts_as_phase", "harvest"):
        raise Untranslatable(f"rule {op['name']}")
    gift = list(program)
    program.clear()
    program.add(Op.COUNT_AS, trigger=Trigger.HARVEST_DURING, amount=1)
    program += gift
    program.add(Op.COUNT_AS, trigger=Trigger.HARVEST_AFTER, amount=1)


def _die(program: Program, op: Operation) -> None:
    check_keys(op, "op", "actions", "add", "scope")
    if op.get("scope") != "this_action":
        raise Untranslatable("a die changed for good is a standing rule")
    program.add(Op.ADD_TO_DIE, added=op["add"])


def _reclaim(program: Program, op: Operation) -> None:
    check_keys(op, "op", "tile", "fill")
    program.add(Op.RECLAIM, which=RECLAIMS.add(op["tile"], op["fill"], TURNS))


def _gain_copy(program: Program, op: Operation) -> None:
    check_keys(op, "op", "n", "have_exactly", "in", "except")
    assert op["n"] == 1
    assert set(op["except"]) == {"sheep", "cattle"}
    program.add(Op.COPY, owned=op["have_exactly"])


_TRANSLATORS: dict[str, Callable[[Program, Operation], None]] = {
    "gain": _gain,
    "exchange": _exchange,
    "buy_ship": _buy_ship,
    "choose": _choose,
    "tiers": _tiers,
    "upgrade": _upgrade,
    "mountain": _mountain,
    "take_action": _take_action,
    "use_space": _use_space,
    "return_viking": _return_viking,
    "play_occupation": _play_occupation,
    "run_phase": _run_phase,
    "move": _move,
    "rule": _counts_as_phase,
    "die": _die,
    "reclaim_special": _reclaim,
    "gain_copy": _gain_copy,
    "flip": lambda program, op: program.add(Op.FLIP, most=op["tiles"]),
    "double": lambda program, op: program.add(Op.DOUBLE, item=ITEM[op["item"]], most=op["max_total"]),
    "fill_weapons": lambda program, op: program.add(Op.ARM, each=op["each"]),
}
ACTION_NUMBER = {action.name.lower(): action for action in Action}
