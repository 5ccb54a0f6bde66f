"""The 190 occupations as integer tables, translated from data/occupations.toml.

A card's effect is a list of clauses. A clause waits for a trigger, looks at its subject and amount, and runs a program;
or it changes a rule for good. Whatever the translator does not know is an error that names the card.
"""

from __future__ import annotations

import itertools
from dataclasses import astuple, dataclass, field
from enum import IntEnum
from typing import Any

from longhouse.games.feast_for_odin.components import ITEM, OCCUPATIONS
from longhouse.games.feast_for_odin.operands import KIND, OP, WIDTH, OfGain
from longhouse.games.feast_for_odin.operations import (
    ACTION_NUMBER,
    RECLAIMS,
    Untranslatable,
    add_conditions,
    add_operations,
    check_keys,
)
from longhouse.games.feast_for_odin.programs import ASSEMBLER, Count, Op, Program, item_set
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS, is_in_group
from longhouse.games.feast_for_odin.standing_rules import action_set, is_standing, standing_rules
from longhouse.games.feast_for_odin.triggers import Limit, Result, Source, Trigger
from longhouse.kernel.record import Cube, Grid, Row
from longhouse.kernel.rule import table

ANYTHING, NO_LIMIT = -1, 999
_LONGSHIP_ACTIONS = ["raiding", "pillaging", "plundering", "exploration", "emigration"]


class Part(IntEnum):
    """The columns of CLAUSE."""

    TRIGGER = 0
    PROGRAM = 1
    SUBJECTS = 2  # the set of subjects it answers
    LEAST = 3  # the amounts it answers
    MOST = 4
    MAY = 5  # the owner may decline
    LIMIT = 6
    EACH = 7  # once for each piece
    PLAIN = 8  # gives something and no more: its order among others never matters
    VIKINGS = 9  # only with so many Vikings placed; 0: however the space is used
    RESULT = 10  # only after a die action that went so
    SOURCE = 11  # what is received comes from there, or from a nearer place
    PAYING = 12  # a building resource that is paid on the space, counted from silver; 0: none
    NUMBER = 13  # its place on the card


@dataclass
class _Clause:
    trigger: Trigger
    program: int = 0
    subjects: int = ANYTHING
    least: int = 0
    most: int = NO_LIMIT
    may: bool = False
    limit: Limit = Limit.NONE
    each: bool = False
    plain: bool = False
    vikings: int = 0
    result: Result = Result.NONE
    source: Source = Source.PHASE
    paying: int = 0
    number: int = field(default=0)


# ---------------------------------------------------------------------------- triggers
_SIMPLE = {
    "play": Trigger.PLAY,
    "anytime": Trigger.ANYTIME,
    "state": Trigger.STATE,
    "scoring": Trigger.SCORING,
    "draw_occupation": Trigger.DRAW_INSTEAD,
    "occupation_played": Trigger.OCCUPATION_PLAYED,
}
_PHASES = {
    ("harvest", "during"): Trigger.HARVEST_DURING,
    ("harvest", "after"): Trigger.HARVEST_AFTER,
    ("draw_weapon", "instead"): Trigger.ARMS_INSTEAD,
    ("actions", "end"): Trigger.ACTIONS_END,
    ("income", "before"): Trigger.INCOME_BEFORE,
    ("feast", "start"): Trigger.FEAST_START,
    ("feast", "during"): Trigger.FEAST_DURING,
    ("feast", "after"): Trigger.FEAST_AFTER,
    ("bonus", "during"): Trigger.BONUS_DURING,
    ("bonus", "after"): Trigger.BONUS_AFTER,
}
_OF_ITEMS = {
    "build": Trigger.BUILD,
    "acquire": Trigger.ACQUIRE,
    "mountain_take": Trigger.MOUNTAIN_TAKE,
    "mountain_removed": Trigger.MOUNTAIN_REMOVED,
}
_SPACE_MOMENTS = {
    "before": Trigger.SPACE_BEFORE,
    "instead": Trigger.SPACE_INSTEAD,
    "after": Trigger.SPACE_AFTER,
}
_ACTION_MOMENTS = {
    "before": Trigger.ACTION_BEFORE,
    "instead": Trigger.ACTION_INSTEAD,
    "after": Trigger.ACTION_AFTER,
}


def _waits_for(on: dict[str, Any]) -> _Clause:
    """What a clause waits for."""
    event = on["event"]
    if event in _SIMPLE:
        check_keys(on, "event", "at")
        return _Clause(_SIMPLE[event])
    if event == "phase":
        return _phase_clause(on)
    if event == "space":
        return _space_clause(on)
    if event == "action":
        return _action_clause(on)
    if event == "receive":
        return _receive_clause(on)
    if event == "place":
        check_keys(on, "event", "items", "onto", "at")
        onto = on["onto"].removesuffix("_board").removesuffix("_table").upper()
        return _Clause(Trigger[f"PLACE_{onto}"], subjects=item_set(on["items"]), each=True)
    if event in _OF_ITEMS:
        return _item_clause(on)
    return _number_clause(on)


def _phase_clause(on: dict[str, Any]) -> _Clause:
    check_keys(on, "event", "phase", "at", "harvest")
    clause = _Clause(_PHASES[on["phase"], on["at"]])
    if "harvest" in on:
        clause.least = clause.most = int(on["harvest"])
    return clause


def _item_clause(on: dict[str, Any]) -> _Clause:
    check_keys(on, "event", "items", "at", "paying")
    trigger = _OF_ITEMS[on["event"]]
    each = trigger in (Trigger.MOUNTAIN_TAKE, Trigger.MOUNTAIN_REMOVED)
    assert on.get("paying", "wood") == "wood"
    return _Clause(trigger, subjects=item_set(on["items"]), least=int("paying" in on), each=each)


def _number_clause(on: dict[str, Any]) -> _Clause:
    """Triggers that are only about a number."""
    event = on["event"]
    if event == "vikings_back":
        return _Clause(Trigger.VIKINGS_BACK, least=min(on["n"]), most=max(on["n"]))
    if event == "thing_square":
        return _Clause(Trigger.THING_SQUARE, least=on["becomes"], most=on["becomes"])
    if event == "bonus_good" and on["producer"] == "house":
        return _Clause(Trigger.BONUS_INSTEAD, least=on["exactly"], most=on["exactly"])
    raise Untranslatable(f"event {event}")


def _receive_clause(on: dict[str, Any]) -> _Clause:
    """An action space brings something when all its gifts are counted; all else counts gift by gift."""
    check_keys(on, "event", "items", "each", "at_least", "at_once", "by", "at")
    clause = _Clause(Trigger.RECEIVE, subjects=item_set(on["items"]), each=on.get("each", False))
    clause.least = on.get("at_least", on.get("at_once", 1))
    clause.source = Source.PHASE if on["by"] == "any" else Source.ACTION
    if on["by"] == "viking_action":
        clause.trigger = Trigger.BROUGHT
    return clause


def _action_clause(on: dict[str, Any]) -> _Clause:
    check_keys(on, "event", "at", "action", "result", "using", "goods")
    clause = _Clause(_ACTION_MOMENTS[on["at"]])
    actions = on["action"]
    if "using" in on:
        assert (on["using"], actions) == ("longship", ["any"])
        actions, clause.least = _LONGSHIP_ACTIONS, 1
    if "goods" in on:
        clause.least, clause.most = min(on["goods"]), max(on["goods"])
    clause.subjects = action_set(actions)
    if on.get("result", "any") != "any":
        clause.result = Result[on["result"].upper()]
    return clause


def _space_clause(on: dict[str, Any]) -> _Clause:
    clause = _Clause(_SPACE_MOMENTS[on["at"]], subjects=space_set(on), vikings=on.get("vikings", 0))
    if on.get("part") == "upgrade":
        clause.trigger = Trigger.UPGRADE_INSTEAD
    if "paying" in on:
        clause.paying = ITEM[on["paying"]] - ITEM["silver"]
    if "result" in on:
        clause.result = Result[on["result"].upper()]
    return clause


# ---------------------------------------------------------------------------- spaces
def _printed_silver(space: dict[str, Any]) -> int:
    """The silver that a space is printed to give."""
    parts = [space, *space.get("options", [])]
    return max(int(part.get("gain", {}).get("silver", 0)) for part in parts)


def _takes_from_mountain(space: dict[str, Any]) -> bool:
    parts = [space, *space.get("options", [])]
    return any(effect["kind"] == "mountain" for part in parts for effect in part.get("effects", []))


def space_set(on: dict[str, Any]) -> int:
    """What is printed on the board decides which spaces a clause is about."""
    check_keys(
        on,
        *("event", "at", "group", "space", "column", "vikings", "gives_silver", "costs_silver_min"),
        *("paying", "takes_from_mountain", "part", "result"),
    )
    return sum(1 << place for place, space in enumerate(SPACE_FACTS) if _is_meant(space, on))


def _is_meant(space: dict[str, Any], on: dict[str, Any]) -> bool:
    return (
        ("group" not in on or is_in_group(space, on["group"]))
        and ("space" not in on or space["id"] in on["space"])
        and ("column" not in on or space["column"] == on["column"])
        and ("gives_silver" not in on or _printed_silver(space) == on["gives_silver"])
        and ("takes_from_mountain" not in on or _takes_from_mountain(space))
    )


# ---------------------------------------------------------------------------- clauses
_SHIP_COUNTS = {"whaling_boat", "knarr", "longship", "large_ship"}


def _clause(data: dict[str, Any], number: int) -> _Clause:
    check_keys(data, "on", "if", "limit", "may", "do")
    clause = _waits_for(data["on"])
    conditions = data.get("if", [])
    if clause.trigger == Trigger.STATE and {condition["of"] for condition in conditions} - _SHIP_COUNTS:
        raise Untranslatable("a state other than ships")
    program = Program()
    add_operations(program, data["do"])
    tests = Program()
    add_conditions(tests, conditions)
    program[:0] = tests
    clause.program = ASSEMBLER.lay(program)
    clause.may, clause.number = data.get("may", False), number
    clause.limit = Limit[data.get("limit", "none").upper()]
    if clause.trigger == Trigger.ANYTIME and program[0][OP] == Op.UNLOAD:
        clause.limit = Limit.ONCE_PER_ACTION  # else ore could go aboard and ashore for ever (see rules/anytime.py)
    clause.plain = not clause.may and all(_gives_once(line) for line in program)
    return clause


def _gives_once(line: list[int]) -> bool:
    return line[OP] == Op.GAIN and line[OfGain.PER] == Count.ONE


def _translate(card: dict[str, Any]) -> tuple[list[_Clause], list[tuple[int, ...]]]:
    """The clauses of a card, and the rules it changes with the clause's number behind them."""
    clauses: list[_Clause] = []
    rules: list[tuple[int, ...]] = []
    for number, data in enumerate(card["effect"]):
        if is_standing(data):
            on = data["on"]
            spaces = space_set(on) if on["event"] == "space" else 0
            rules += [(*rule, number) for rule in standing_rules(data, spaces)]
        else:
            clauses.append(_clause(data, number))
    return clauses, rules


def _translate_all() -> list[tuple[list[_Clause], list[tuple[int, ...]]]]:
    translated = []
    for card in OCCUPATIONS:
        try:
            translated.append(_translate(card))
        except (ValueError, KeyError, AssertionError) as error:
            raise Untranslatable(f"card {card['number']} ({card['id']}): {error}") from error
    return translated


def _plays_at_any_time(clause: _Clause) -> bool:
    lines = itertools.takewhile(lambda line: line[OP] != Op.END, ASSEMBLER.code[clause.program :])
    return clause.trigger == Trigger.ANYTIME and any(line[OP] == Op.PLAY_CARD for line in lines)


def _first(lengths: list[int]) -> list[int]:
    return [sum(lengths[:card]) for card in range(len(lengths) + 1)]


_CARDS = _translate_all()
_clauses = [clause for clauses, _ in _CARDS for clause in clauses]
_rules = [(*rule, card) for card, (_, rules) in enumerate(_CARDS) for rule in rules]
CLAUSES, MAX_CLAUSES = len(_clauses), max(len(clauses) for clauses, _ in _CARDS)
CLAUSE: Grid = table([[int(part) for part in astuple(clause)] for clause in _clauses])  # see Part
FIRST_CLAUSE: Row = table(_first([len(clauses) for clauses, _ in _CARDS]))  # of a card; one more at the end
CARD_OF_CLAUSE: Row = table([card for card, (clauses, _) in enumerate(_CARDS) for _ in clauses])
PLAYS_CARDS: Row = table(  # at any time: occupations from the hand
    [int(any(_plays_at_any_time(clause) for clause in clauses)) for clauses, _ in _CARDS]
)
CARD_WATCHES: Row = table([sum({1 << clause.trigger for clause in clauses}) for clauses, _ in _CARDS])  # triggers
CARD_RECEIVES: Row = table(  # items whose arrival it waits for
    [sum({c.subjects for c in clauses if c.trigger == Trigger.RECEIVE}) for clauses, _ in _CARDS]
)
REPEATS: Row = table([int(any(c.each for c in _clauses if c.trigger == trigger)) for trigger in Trigger])

# Standing rules: the kind and its operands (see standing_rules.py), the clause's number on the card, the card.
RULES: Grid = table(_rules)
FIRST_STANDING: Row = table(_first([len(rules) for _, rules in _CARDS]))
CARD_STANDING: Row = table([sum({1 << rule[KIND] for rule in rules}) for _, rules in _CARDS])
RULE_NUMBER, RULE_CARD = WIDTH, WIDTH + 1  # columns of RULES

# Cards that can make a space useful: by what they do at once, before a space or instead of it, or by a standing rule.
_OPENING = {Trigger.PLAY, Trigger.SPACE_BEFORE, Trigger.SPACE_INSTEAD}
_openers = [card for card, (clauses, rules) in enumerate(_CARDS) if rules or _OPENING & {c.trigger for c in clauses}]
OPENER, OPENERS = table(_openers), len(_openers)

RECLAIM_TILE: Row = table(RECLAIMS.tile)
RECLAIM_PIECES = len(RECLAIMS.pieces[0][0])
RECLAIM_VARIANT: Cube = table([[[piece[0] for piece in turn] for turn in one] for one in RECLAIMS.pieces])
RECLAIM_ROW: Cube = table([[[piece[1] for piece in turn] for turn in one] for one in RECLAIMS.pieces])
RECLAIM_COL: Cube = table([[[piece[2] for piece in turn] for turn in one] for one in RECLAIMS.pieces])
assert set(ACTION_NUMBER) >= set(_LONGSHIP_ACTIONS)
