"""The 61 action spaces, the imitation spaces and the die actions, translated from data/actions.toml."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from longhouse.games.feast_for_odin.components import ITEM, read
from longhouse.games.feast_for_odin.layouts import LAYOUT_NAMES
from longhouse.games.feast_for_odin.operands import OP
from longhouse.games.feast_for_odin.programs import ASSEMBLER, Compare, Count, Op, Program, counted
from longhouse.games.feast_for_odin.triggers import Action
from longhouse.kernel.record import Row
from longhouse.kernel.rule import table

_ACTIONS = read("actions")
SPACE_FACTS: list[dict[str, Any]] = sorted(_ACTIONS["action"], key=lambda action: action["order"])
IMITATION_FACTS: list[dict[str, Any]] = sorted(_ACTIONS["imitation_space"], key=lambda space: space["column"])
SPACES, IMITATIONS = len(SPACE_FACTS), len(IMITATION_FACTS)
ALL_SPACES = SPACES + IMITATIONS
SPACE_NAMES = tuple(space["id"] for space in SPACE_FACTS + IMITATION_FACTS)
SPACE = {name: number for number, name in enumerate(SPACE_NAMES)}
PLUNDER = SPACE["plunder"]
LONGSHIPS_NEEDED: Row = table([space.get("requires", {}).get("longship", 0) for space in SPACE_FACTS])
SLOT: Row = table([space["slot"] for space in SPACE_FACTS])  # places in a column, from the top
COLUMN: Row = table([space["column"] for space in SPACE_FACTS + IMITATION_FACTS])

DICE_FACTS: list[dict[str, Any]] = _ACTIONS["dice_action"]
DICE_NAMES = tuple(dice["id"] for dice in DICE_FACTS)
MAX_ROLLS: int = _ACTIONS["dice_rules"]["max_rolls"]


class Moment(IntEnum):
    """When free actions are offered besides the own turn."""

    AFTER_ACTION = 0
    BEFORE_INCOME = 1
    BEFORE_FEAST = 2
    BEFORE_BONUS = 3
    BEFORE_SCORING = 4
    BEFORE_ACTION = 5  # when something has come between the Vikings and their action


ALL_OF_IT = 99  # no limit to GAIN
BUILDING_GROUPS = ("build_houses", "build_ships")


def is_in_group(space: dict[str, Any], groups: Iterable[str]) -> bool:
    """Whether the space belongs to one of these groups; one space belongs to two."""
    return not {space["group"], *space.get("also_in_groups", [])}.isdisjoint(groups)


def _space_program(space: dict[str, Any]) -> Program:
    program = Program()
    for name, n in space.get("requires", {}).items():
        program.add(Op.TEST, count=counted(name), how=Compare.AT_LEAST, number=n)
    if "options" in space:
        shared = space.get("cost", {})
        building = is_in_group(space, BUILDING_GROUPS)
        parts = [(option["id"], _part_program({"cost": shared, **option}, building)) for option in space["options"]]
        ASSEMBLER.choose(program, parts)
    else:
        program += _part_program(space, is_in_group(space, BUILDING_GROUPS))
    return program


def _part_program(part: dict[str, Any], building: bool) -> Program:
    program = Program()
    if part.get("cost"):
        cost, gain = ASSEMBLER.bundle(part["cost"]), ASSEMBLER.bundle(part.get("gain", {}))
        program.add(Op.SWAP, cost=cost, gain=gain, building=building)
    elif part.get("gain"):
        program.add(Op.GAIN, bundle=ASSEMBLER.bundle(part["gain"]), per=Count.ONE, most=ALL_OF_IT)
    for effect in part.get("effects", []):
        _add_effect(program, effect)
    return program


def _add_effect(program: Program, effect: dict[str, Any]) -> None:
    kind = effect["kind"]
    if kind == "mountain":
        for n in effect["takes"]:
            program.add(Op.MOUNTAIN, most=n)
    elif kind == "upgrade":
        program.add(Op.UPGRADE, goods=effect["goods"], steps=effect["steps"])
    elif kind == "exchange":
        cost, gain = ASSEMBLER.bundle(effect["cost"]), ASSEMBLER.bundle(effect["gain"])
        program.add(Op.SWAP, cost=cost, gain=gain, optional=effect["optional"])
    elif kind in ("per_animal", "if_animal", "per_player", "draw_weapons"):
        _add_gain(program, effect)
    elif kind == "dice":
        program.add(Op.DICE, dice=DICE_NAMES.index(effect["rule"]))
    elif kind == "explore":
        program.add(Op.EXPLORE, layouts=sum(1 << LAYOUT_NAMES.index(board) for board in effect["boards"]))
    elif kind == "draw_occupation":
        program.add(Op.DRAW_CARD, most=effect["count"])
    elif kind == "play_occupations":
        program.add(Op.PLAY_CARD, most=effect["max"])
    elif kind == "special_sale":
        program.add(Op.SALE, most=effect["max_tiles"])
    elif kind == "emigrate":
        program.add(Op.EMIGRATE, less=Count.NOTHING)
    else:
        program.add({"overseas_trade": Op.TRADE, "forge": Op.FORGE}[kind])


def _add_gain(program: Program, effect: dict[str, Any]) -> None:
    kind = effect["kind"]
    if kind == "per_player":
        program.add(Op.GAIN, bundle=ASSEMBLER.bundle(effect["gain"]), per=Count.PLAYERS, most=ALL_OF_IT)
    elif kind == "draw_weapons":
        cards = ASSEMBLER.bundle({"weapon_card": effect["count"]})
        program.add(Op.GAIN, bundle=cards, per=Count.ONE, most=ALL_OF_IT)
    else:
        gain = effect["gain"] if kind == "if_animal" else {effect["good"]: 1}
        animals = counted(f"any_{effect['animal']}")
        program.add(Op.GAIN, bundle=ASSEMBLER.bundle(gain), per=animals, most=effect.get("max", 1))


SPACE_PROGRAM: Row = table([ASSEMBLER.lay(_space_program(space)) for space in SPACE_FACTS])

# Using a space is itself a program: the column's bonus, the space between the cards' moments, free actions afterwards.
_use, _copy = Program(), Program()
for _bonus in _ACTIONS["column_bonus"]:
    _effect = _bonus["effect"]
    if _effect["kind"] == "draw_occupation":
        _use.add(Op.DRAW_CARD, most=_effect["count"], column=_bonus["column"])
    else:
        _use.add(Op.PLAY_CARD, most=_effect["max"], column=_bonus["column"])
for _part in (_use, _copy):  # a card that uses a space brings no column bonus
    for _op in (Op.BEFORE_SPACE, Op.CALL_SPACE, Op.AFTER_SPACE, Op.LEAVE_SPACE):
        _part.add(_op)
_use.add(Op.FREE, moment=Moment.AFTER_ACTION)
USE_SPACE, COPY_SPACE = ASSEMBLER.lay(_use), ASSEMBLER.lay(_copy)
CALL_IN_USE, CALL_IN_COPY = (
    start + [line[OP] for line in part].index(Op.CALL_SPACE) for start, part in ((USE_SPACE, _use), (COPY_SPACE, _copy))
)
TRIGGER_PROGRAM, TURN_PROGRAM = ASSEMBLER.single(Op.TRIGGER), ASSEMBLER.single(Op.TURN)
LAY_PROGRAM, FEAST_PROGRAM = ASSEMBLER.single(Op.LAY), ASSEMBLER.single(Op.FEAST)
BONUS_PROGRAM, ARMS_PROGRAM = ASSEMBLER.single(Op.BONUS), ASSEMBLER.single(Op.ARMS)
START_CARD_PROGRAM = ASSEMBLER.single(Op.START_CARD)
FREE_PROGRAM: Row = table(
    [ASSEMBLER.single(Op.FREE, moment=moment) for moment in Moment if moment < Moment.BEFORE_ACTION]
)

# ---------------------------------------------------------------------------- die actions
_FACES = {"orange_d8": 8, "blue_d12": 12}
_KINDS = {"whaling_main": Action.WHALING, "whaling_minor": Action.WHALING}
ACTION_OF_DICE: Row = table([_KINDS.get(name) or Action[name.upper()] for name in DICE_NAMES])
DICE_SIDES: Row = table([_FACES[dice["die"]] for dice in DICE_FACTS])
WANTS_HIGH: Row = table([int(dice["good_roll"] == "high") for dice in DICE_FACTS])
_SPENT = [dice["pay_result_with"] if "pay_result_with" in dice else dice["plus_one_per_spent"] for dice in DICE_FACTS]
DICE_RESOURCE: Row = table([ITEM[resource] for resource, _ in _SPENT])
DICE_WEAPON: Row = table([ITEM[weapon] for _, weapon in _SPENT])
DICE_REWARD: Row = table([ASSEMBLER.bundle(dice.get("success", {})) for dice in DICE_FACTS])
DICE_CONSOLATION: Row = table([ASSEMBLER.bundle(dice["failure"]) for dice in DICE_FACTS])
VIKINGS_BACK: Row = table([dice["vikings_back_on_failure"] for dice in DICE_FACTS])
MOST_BOATS: Row = table([dice.get("boats_max", 0) for dice in DICE_FACTS])
SHIP_ORE_COUNTS: Row = table([int(dice.get("ship_ore_counts", False)) for dice in DICE_FACTS])
