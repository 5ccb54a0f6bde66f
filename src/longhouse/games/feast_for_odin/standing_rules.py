"""Rules that occupation cards change for good, translated from data/occupations.toml."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from longhouse.games.feast_for_odin import operands
from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.operations import ACTION_NUMBER, Operation, Untranslatable, check_keys
from longhouse.games.feast_for_odin.spaces import SPACE, SPACE_FACTS
from longhouse.games.feast_for_odin.triggers import Standing

Rule = tuple[int, ...]

RULE_OPERANDS: dict[Standing, type[IntEnum]] = {
    Standing.DISCOUNT: operands.OfDiscount,
    Standing.EMIGRATION: operands.OfEmigration,
    Standing.DIE: operands.OfDie,
    Standing.MAX_ROLLS: operands.OfRolls,
    Standing.SPEND_VALUE: operands.OfSpending,
    Standing.SUBSTITUTE: operands.OfSubstitute,
    Standing.LOOT_SPLIT: operands.OfLootSplit,
    Standing.LOOT_GREEN: operands.OfLootGreen,
    Standing.SPECIAL_SWORD: operands.OfSpecialSword,
    Standing.KNARR_AS_LONGSHIP: operands.OfKnarrs,
    Standing.VIKINGS_NEEDED: operands.OfVikings,
    Standing.EXPLORE_ANY: operands.OfExploreAny,
    Standing.LYING: operands.OfLying,
}
"""What a rule is told besides its kind; WOOD_AS_SILVER is told nothing."""


def _rule(kind: Standing, **told: int) -> Rule:
    """A rule; its operands by their names in small letters, 0 unless they are told."""
    return tuple(operands.laid_out(operands.KIND, kind, RULE_OPERANDS.get(kind), told))


def action_set(names: list[str]) -> int:
    """Kinds of action as bits."""
    return sum(1 << ACTION_NUMBER[name] for name in names)


def is_standing(clause: dict[str, Any]) -> bool:
    """Whether a clause changes a rule and has no moment of its own."""
    names = {op.get("name", op["op"]) for op in clause["do"]}
    return clause["on"]["event"] == "always" or not names.isdisjoint({"discount", "place_wood_as_silver"})


def standing_rules(clause: dict[str, Any], spaces: int) -> list[Rule]:
    """The rules that a clause changes; spaces = where it applies."""
    return [rule for op in clause["do"] for rule in _rules(clause, op, spaces)]


def _rules(clause: dict[str, Any], op: Operation, spaces: int) -> list[Rule]:
    if op["op"] == "tiers":
        assert op["by"] == {"of": "longship"}
        assert op["match"] == "at_least"
        return [_vikings_needed(one, step["n"]) for step in op["steps"] for one in step["do"]]
    if op["op"] == "discount":
        return [_discount(clause["on"], op, spaces)]
    if op["op"] == "die":
        check_keys(op, "op", "actions", "add")
        return [_rule(Standing.DIE, actions=action_set(op["actions"]), added=op["add"])]
    name = op.get("name", "")
    if op["op"] != "rule" or name not in _RULES:
        raise Untranslatable(f"standing rule {op}")
    return [_RULES[name](op)]


def _vikings_needed(op: Operation, longships: int) -> Rule:
    check_keys(op, "op", "name", "space", "add")
    return _rule(Standing.VIKINGS_NEEDED, space=SPACE[op["space"]], longships=longships, more=op["add"])


def _discount(on: dict[str, Any], op: Operation, spaces: int) -> Rule:
    check_keys(op, "op", "item", "n", "floor")
    assert op["floor"] == 0
    if on.get("action") == ["emigration"]:
        assert op["item"] == "silver"
        return _rule(Standing.EMIGRATION, off=op["n"])
    least = on.get("costs_silver_min", 0)
    return _rule(Standing.DISCOUNT, item=ITEM[op["item"]], off=op["n"], spaces=spaces, least=least)


def _spaces_of(actions: list[str]) -> int:
    """The spaces where these actions need a longship."""
    ids = {"raiding": ["raid"], "pillaging": ["pillage_2", "pillage_3"], "plundering": ["plunder"]}
    ids["far_exploration"] = ["explore_far"]
    found = {name for action in actions for name in ids[action]}
    assert all("longship" in space["requires"] for space in SPACE_FACTS if space["id"] in found)
    return sum(1 << SPACE[name] for name in found)


def _spend_value(op: Operation) -> Rule:
    actions, item = action_set(op["actions"]), ITEM[op["item"]]
    return _rule(Standing.SPEND_VALUE, actions=actions, item=item, value=op["value"])


def _substitute(op: Operation) -> Rule:
    actions, weapon = action_set(op["actions"]), ITEM[op["instead_of"]]
    return _rule(Standing.SUBSTITUTE, actions=actions, item=ITEM[op["use"]], weapon=weapon)


_RULES: dict[str, Callable[[Operation], Rule]] = {
    "spend_value": _spend_value,
    "substitute_weapon": _substitute,
    "loot_split": lambda op: _rule(Standing.LOOT_SPLIT, tiles=op["tiles"]),
    "loot_green": lambda op: _rule(Standing.LOOT_GREEN, added=op["add"]),
    "special_sword_value": lambda op: _rule(Standing.SPECIAL_SWORD, added=op["add"]),
    "max_rolls": lambda op: _rule(Standing.MAX_ROLLS, most=op["n"]),
    "knarr_as_longship": lambda op: _rule(Standing.KNARR_AS_LONGSHIP, spaces=_spaces_of(op["actions"])),
    "explore_any_board": lambda op: _rule(Standing.EXPLORE_ANY, space=SPACE[op["space"]]),
    "place_wood_as_silver": lambda op: _rule(Standing.WOOD_AS_SILVER),
    "horizontal_on_table": lambda op: _rule(Standing.LYING, food=ITEM[op["item"]], tiles=op["n"]),
}
