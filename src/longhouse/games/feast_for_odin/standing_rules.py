"""Rules that occupation cards change for good, translated from data/occupations.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.operations import ACTION_NUMBER, Operation, Untranslatable, check_keys
from longhouse.games.feast_for_odin.spaces import SPACE, SPACE_FACTS
from longhouse.games.feast_for_odin.triggers import Standing

Rule = tuple[int, int, int, int, int]


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
        return [(Standing.DIE, action_set(op["actions"]), op["add"], 0, 0)]
    name = op.get("name", "")
    if op["op"] != "rule" or name not in _RULES:
        raise Untranslatable(f"standing rule {op}")
    return [_RULES[name](op)]


def _vikings_needed(op: Operation, longships: int) -> Rule:
    check_keys(op, "op", "name", "space", "add")
    return (Standing.VIKINGS_NEEDED, SPACE[op["space"]], longships, op["add"], 0)


def _discount(on: dict[str, Any], op: Operation, spaces: int) -> Rule:
    check_keys(op, "op", "item", "n", "floor")
    assert op["floor"] == 0
    if on.get("action") == ["emigration"]:
        assert op["item"] == "silver"
        return (Standing.EMIGRATION, op["n"], 0, 0, 0)
    return (Standing.DISCOUNT, ITEM[op["item"]], op["n"], spaces, on.get("costs_silver_min", 0))


def _spaces_of(actions: list[str]) -> int:
    """The spaces where these actions need a longship."""
    ids = {"raiding": ["raid"], "pillaging": ["pillage_2", "pillage_3"], "plundering": ["plunder"]}
    ids["far_exploration"] = ["explore_far"]
    found = {name for action in actions for name in ids[action]}
    assert all("longship" in space["requires"] for space in SPACE_FACTS if space["id"] in found)
    return sum(1 << SPACE[name] for name in found)


def _spend_value(op: Operation) -> Rule:
    return (Standing.SPEND_VALUE, action_set(op["actions"]), ITEM[op["item"]], op["value"], 0)


def _substitute(op: Operation) -> Rule:
    return (Standing.SUBSTITUTE, action_set(op["actions"]), ITEM[op["use"]], ITEM[op["instead_of"]], 0)


_RULES: dict[str, Callable[[Operation], Rule]] = {
    "spend_value": _spend_value,
    "substitute_weapon": _substitute,
    "loot_split": lambda op: (Standing.LOOT_SPLIT, op["tiles"], 0, 0, 0),
    "loot_green": lambda op: (Standing.LOOT_GREEN, op["add"], 0, 0, 0),
    "special_sword_value": lambda op: (Standing.SPECIAL_SWORD, op["add"], 0, 0, 0),
    "max_rolls": lambda op: (Standing.MAX_ROLLS, op["n"], 0, 0, 0),
    "knarr_as_longship": lambda op: (Standing.KNARR_AS_LONGSHIP, _spaces_of(op["actions"]), 0, 0, 0),
    "explore_any_board": lambda op: (Standing.EXPLORE_ANY, SPACE[op["space"]], 0, 0, 0),
    "place_wood_as_silver": lambda op: (Standing.WOOD_AS_SILVER, 0, 0, 0, 0),
    "horizontal_on_table": lambda op: (Standing.LYING, ITEM[op["item"]], op["n"], 0, 0),
}
