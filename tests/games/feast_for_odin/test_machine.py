"""Every instruction and every question has its own branch in the machine, and every operand and register a name."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from longhouse.bots import minds
from longhouse.games import feast_for_odin
from longhouse.games.feast_for_odin import registers
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OP, WIDTH
from longhouse.games.feast_for_odin.programs import OPERANDS, Op, Program
from longhouse.games.feast_for_odin.rules import decisions, effects, legal
from longhouse.games.feast_for_odin.standing_rules import RULE_OPERANDS
from longhouse.games.feast_for_odin.state import A_WORD, Ask, Word

Rule = Callable[..., Any]
# Questions that are not answered from a block of their own: the game is over, and yes or no.
WITHOUT_BLOCK = {Ask.OVER, Ask.EXCHANGE}


def branches(rules: list[Rule], kind: type[IntEnum]) -> list[IntEnum]:
    """The members that the conditions of if-chains compare with, in the order in which they stand."""
    found = []
    for rule in rules:
        for node in ast.walk(ast.parse(inspect.getsource(inspect.unwrap(rule)))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq):
                found += [kind[name] for name in _members(node, kind)]
    return found


def _members(node: ast.Compare, kind: type[IntEnum]) -> list[str]:
    return [
        side.attr
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Attribute) and isinstance(side.value, ast.Name) and side.value.id == kind.__name__
    ]


def falls_through(rule: Rule) -> bool:
    """Whether the last branch of the if-chain takes what no condition asked for."""
    function = ast.parse(inspect.getsource(inspect.unwrap(rule))).body[0]
    assert isinstance(function, ast.FunctionDef)
    chain = next(node for node in function.body if isinstance(node, ast.If))
    while len(chain.orelse) == 1 and isinstance(chain.orelse[0], ast.If):
        chain = chain.orelse[0]
    return bool(chain.orelse)


def test_every_instruction_has_its_branch() -> None:
    found = branches([effects.execute, effects.run_card, effects.run_machine], Op)
    assert sorted(found) == sorted(Op)


@pytest.mark.parametrize("rule", [effects.run_card, effects.run_machine, decisions.apply_item, decisions.apply_number])
def test_no_instruction_and_no_answer_falls_through_to_the_last_branch(rule: Rule) -> None:
    assert not falls_through(rule)


def test_every_question_says_what_may_be_answered() -> None:
    listed = [Ask.TURN, Ask.ROLL, Ask.LAY_CELL, Ask.FREE]
    own = branches([legal.legal_actions], Ask)
    assert set(listed) <= set(own)
    chains = [legal.may_answer, legal.may_answer_card, legal.may_number, legal.may_name_item]
    found = branches(chains, Ask)
    assert sorted([*found, *listed]) == sorted(set(Ask) - WITHOUT_BLOCK)


def test_every_answer_has_its_effect() -> None:
    found = branches([decisions.apply_answer, decisions.apply_number, decisions.apply_item], Ask)
    elsewhere = {Ask.TURN, Ask.FREE, Ask.ROLL}  # free actions and words
    assert sorted([*found, *elsewhere]) == sorted(set(Ask) - WITHOUT_BLOCK)
    assert set(branches([decisions.carry_out], Ask)) == {Ask.TURN, Ask.FREE}


def test_every_word_has_its_effect() -> None:
    assert sorted([*branches([decisions.apply_word], Word), Word.DONE]) == sorted(Word)
    assert A_WORD > 0


def test_a_number_is_asked_for_by_the_questions_that_take_one() -> None:
    numbers = {ask for ask in Ask if legal.is_for_number(ask)}
    assert numbers == set(branches([legal.may_number], Ask)) == set(branches([decisions.apply_number], Ask))


def test_programs_are_made_of_instructions_alone() -> None:
    assert {int(CODE[pc, OP]) for pc in range(len(CODE))} <= set(Op)


# ---------------------------------------------------------------------------- names
NAMED = {"CODE", "RULES", "STEPS", "UPGRADE_WAYS", "CLAUSE", "register"}  # tables whose columns have names
ROOM = Path(feast_for_odin.__file__).parent
MIND = Path(minds.__file__).parent / "feast_for_odin"


def columns_by_number(source: str) -> set[str]:
    """Where a column of a table is told by its number instead of its name."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
            table = node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
            if table in NAMED and any(isinstance(place, ast.Constant) for place in node.slice.elts):
                found.add(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", sorted([*ROOM.rglob("*.py"), *MIND.rglob("*.py")]), ids=lambda path: path.stem)
def test_operands_and_registers_are_read_by_their_names(path: Path) -> None:
    told = {f"s.register[{i}, f]" for i in range(registers.REGISTERS)} if path.stem == "observation" else set()
    assert columns_by_number(path.read_text(encoding="utf-8")) == told


def test_a_column_told_by_its_number_is_found() -> None:
    source = "CODE[pc, 1] + CODE[pc, OfGain.BUNDLE] + s.register[2, f] + s.stock[p, 3]"
    assert columns_by_number(source) == {"CODE[pc, 1]", "s.register[2, f]"}


@pytest.mark.parametrize(
    "operands", dict.fromkeys([*OPERANDS.values(), *RULE_OPERANDS.values()]), ids=lambda names: names.__name__
)
def test_operands_follow_what_they_are_of(operands: type[IntEnum]) -> None:
    assert [int(operand) for operand in operands] == list(range(1, len(operands) + 1))
    assert len(operands) < WIDTH


def test_every_register_is_one_of_three() -> None:
    kept = [names for name, names in vars(registers).items() if name.startswith("In") and name != "IntEnum"]
    assert {int(register) for names in kept for register in names} == set(range(registers.REGISTERS))
    assert all(len(names.__members__) == len(list(names)) for names in kept)  # none stands for two things at once


def test_an_operand_that_an_instruction_does_not_have_is_refused() -> None:
    program = Program()
    program.add(Op.GAIN, bundle=3, most=2)
    assert program == [[int(Op.GAIN), 3, 0, 2, 0]]
    with pytest.raises(KeyError):
        program.add(Op.GAIN, silver=1)
    with pytest.raises(AssertionError, match="is told nothing"):
        program.add(Op.FORGE, silver=1)
