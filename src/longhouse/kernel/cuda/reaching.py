"""Which rules a program needs: functions with their syntax trees, found by following calls as Python would."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from longhouse.kernel.rule import is_contract, is_rule

__all__ = ["Found", "Untranslatable", "reached"]


class Untranslatable(Exception):
    """A rule that says something that rules do not say."""


@dataclass(eq=False)
class Found:
    """A rule as it was written, under the name that it has among the rules of one program."""

    function: FunctionType
    tree: ast.FunctionDef
    name: str
    calls: dict[str, Found] = field(default_factory=dict)
    impure: bool = False  # writes to what it was given, or calls a rule that does

    def named(self, name: str) -> Any:
        """What a global name stands for."""
        return self.function.__globals__.get(name)

    @property
    def size(self) -> int:
        """How much it says: the nodes of its body's tree."""
        return sum(1 for statement in self.tree.body for _ in ast.walk(statement))

    @property
    def kinds(self) -> dict[str, str]:
        """The kind of each parameter, as it is annotated."""
        return {arg.arg: _kind(self, arg) for arg in self.tree.args.args}

    @property
    def answers(self) -> str:
        """What it returns: int, bool or None."""
        return ast.unparse(self.tree.returns) if self.tree.returns else "None"


_OF_OBSERVE = {"s": "State", "seat": "int", "out": "Row"}  # the one rule that is written out, without annotations


def _kind(found: Found, arg: ast.arg) -> str:
    if arg.annotation is None:
        return _OF_OBSERVE[arg.arg]
    return ast.unparse(arg.annotation)


def _tree(function: FunctionType) -> ast.FunctionDef:
    source = getattr(function, "written", None) or textwrap.dedent(inspect.getsource(function))
    tree = ast.parse(source).body[0]
    if not isinstance(tree, ast.FunctionDef):
        raise Untranslatable(f"{function.__qualname__} is no plain function")
    return tree


def _writes(tree: ast.FunctionDef) -> bool:
    """Whether the function itself writes to a field or a row."""
    return any(
        isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store) for node in ast.walk(tree)
    )


def reached(roots: Iterable[Callable[..., Any]], contract: Mapping[str, Callable[..., Any]]) -> list[Found]:
    """The rules that these functions call, however deep, each behind those it calls itself; these keep their names."""
    roots = list(roots)
    order: list[Found] = []
    known: dict[FunctionType, Found] = {}
    taken = {root.__name__ for root in roots}

    def visit(function: FunctionType) -> Found:
        if function in known:
            return known[function]
        name = function.__name__ if function in roots else _unused(function.__name__, taken)
        found = known[function] = Found(function, _tree(function), name)
        for name in function.__code__.co_names:
            callee = function.__globals__.get(name)
            callee = contract[name] if is_contract(callee) else callee
            if isinstance(callee, FunctionType) and (is_rule(callee) or callee in contract.values()):
                found.calls[name] = visit(callee)
        found.impure = _writes(found.tree) or any(callee.impure for callee in found.calls.values())
        order.append(found)
        return found

    for root in roots:
        assert isinstance(root, FunctionType)
        visit(root)
    return order


def _unused(name: str, taken: set[str]) -> str:
    """The name, or with a number behind it when another rule has it."""
    free = name
    number = 2
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    taken.add(free)
    return free
