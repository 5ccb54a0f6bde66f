"""The 61 action spaces, the imitation spaces and the die actions, translated from data/actions.toml."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from longhouse.games.feast_for_odin.components import ITEM, NONE, read
from longhouse.games.feast_for_odin.layouts import LAYOUT_NAMES
from longhouse.games.feast_for_odin.programs import Assembler, Count, Op, Program, counted
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import table

_ACTIONS = read("actions")
SPACE_FACTS: list[dict[str, Any]] = sorted(_ACTIONS["action"], key=lambda action: action["order"])
IMITATION_FACTS: list[dict[str, Any]] = sorted(_ACTIONS["imitation_space"], key=lambda space: space["column"])
SPACES, IMITATIONS = len(SPACE_FACTS), len(IMITATION_FACTS)
ALL_SPACES = SPACES + IMITATIONS
SPACE_NAMES = tuple(space["id"] for space in SPACE_FACTS + IMITATION_FACTS)
SPACE = {name: number for number, name in enumerate(SPACE_NAMES)}
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


_assembler = Assembler()
ALL_OF_IT = 99  # no limit to GAIN


def _space_program(space: dict[str, Any]) -> Program:
    program = Program()
    for name, n in space.get("requires", {}).items():
        program.add(Op.TEST, counted(name), n)
    if "options" in space:
        shared = space.get("cost", {})
        parts = [(option["id"], _part_program({"cost": shared, **option})) for option in space["options"]]
        _assembler.choose(program, parts)
    else:
        program += _part_program(space)
    return program


def _part_program(part: dict[str, Any]) -> Program:
    program = Program()
    if part.get("cost"):
        program.add(Op.SWAP, _assembler.bundle(part["cost"]), _assembler.bundle(part.get("gain", {})))
    elif part.get("gain"):
        program.add(Op.GAIN, _assembler.bundle(part["gain"]), Count.ONE, ALL_OF_IT)
    for effect in part.get("effects", []):
        _add_effect(program, effect)
    return program


def _add_effect(program: Program, effect: dict[str, Any]) -> None:
    kind = effect["kind"]
    if kind == "mountain":
        for n in effect["takes"]:
            program.add(Op.MOUNTAIN, n)
    elif kind == "upgrade":
        program.add(Op.UPGRADE, effect["goods"], effect["steps"])
    elif kind == "exchange":
        program.add(Op.SWAP, _assembler.bundle(effect["cost"]), _assembler.bundle(effect["gain"]), effect["optional"])
    elif kind in ("per_animal", "if_animal", "per_player", "draw_weapons"):
        _add_gain(program, effect)
    elif kind == "dice":
        program.add(Op.DICE, DICE_NAMES.index(effect["rule"]))
    elif kind == "explore":
        program.add(Op.EXPLORE, sum(1 << LAYOUT_NAMES.index(board) for board in effect["boards"]))
    elif kind == "draw_occupation":
        program.add(Op.DRAW_CARD, effect["count"])
    elif kind == "play_occupations":
        program.add(Op.PLAY_CARD, effect["max"])
    elif kind == "special_sale":
        program.add(Op.SALE, effect["max_tiles"])
    else:
        program.add({"overseas_trade": Op.TRADE, "forge": Op.FORGE, "emigrate": Op.EMIGRATE}[kind])


def _add_gain(program: Program, effect: dict[str, Any]) -> None:
    kind = effect["kind"]
    if kind == "per_player":
        program.add(Op.GAIN, _assembler.bundle(effect["gain"]), Count.PLAYERS, ALL_OF_IT)
    elif kind == "draw_weapons":
        program.add(Op.GAIN, _assembler.bundle({"weapon_card": effect["count"]}), Count.ONE, ALL_OF_IT)
    else:
        gain = effect["gain"] if kind == "if_animal" else {effect["good"]: 1}
        program.add(Op.GAIN, _assembler.bundle(gain), counted(f"any_{effect['animal']}"), effect.get("max", 1))


SPACE_PROGRAM: Row = table([_assembler.lay(_space_program(space)) for space in SPACE_FACTS])

# Using a space is itself a program: the column's bonus, the space, free actions afterwards.
_use = Program()
for _bonus in _ACTIONS["column_bonus"]:
    _effect = _bonus["effect"]
    if _effect["kind"] == "draw_occupation":
        _use.add(Op.DRAW_CARD, _effect["count"], _bonus["column"])
    else:
        _use.add(Op.PLAY_CARD, _effect["max"], _bonus["column"])
_use.add(Op.CALL_SPACE)
_use.add(Op.LEAVE_SPACE)
_use.add(Op.FREE, Moment.AFTER_ACTION)
USE_SPACE = _assembler.lay(_use)
TURN_PROGRAM, LAY_PROGRAM = _assembler.single(Op.TURN), _assembler.single(Op.LAY)
FEAST_PROGRAM, START_CARD_PROGRAM = _assembler.single(Op.FEAST), _assembler.single(Op.START_CARD)
FREE_PROGRAM: Row = table([_assembler.single(Op.FREE, moment) for moment in Moment])

# ---------------------------------------------------------------------------- die actions
_FACES = {"orange_d8": 8, "blue_d12": 12}
DICE_SIDES: Row = table([_FACES[dice["die"]] for dice in DICE_FACTS])
WANTS_HIGH: Row = table([int(dice["good_roll"] == "high") for dice in DICE_FACTS])
_SPENT = [dice["pay_result_with"] if "pay_result_with" in dice else dice["plus_one_per_spent"] for dice in DICE_FACTS]
DICE_RESOURCE: Row = table([ITEM[resource] for resource, _ in _SPENT])
DICE_WEAPON: Row = table([ITEM[weapon] for _, weapon in _SPENT])
DICE_REWARD: Row = table([_assembler.bundle(dice.get("success", {})) for dice in DICE_FACTS])
DICE_CONSOLATION: Row = table([_assembler.bundle(dice["failure"]) for dice in DICE_FACTS])
VIKINGS_BACK: Row = table([dice["vikings_back_on_failure"] for dice in DICE_FACTS])
MOST_BOATS: Row = table([dice.get("boats_max", 0) for dice in DICE_FACTS])
SHIP_ORE_COUNTS: Row = table([int(dice.get("ship_ore_counts", False)) for dice in DICE_FACTS])

# ---------------------------------------------------------------------------- the finished tables
CODE: Grid = table(_assembler.code)
OPTIONS: Row = table(_assembler.options)
OPTION_NAMES = tuple(_assembler.option_names)
BUNDLE_ITEM: Grid = table(_assembler.bundle_table(0, NONE))
BUNDLE_COUNT: Grid = table(_assembler.bundle_table(1, 0))
