"""Small faults that can be put into code, and a sample of them drawn by seed."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["AREAS", "ROOT", "SOURCE", "Mutant", "broken_source", "sample"]

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path("src/longhouse")
AREAS = {"kernel": "kernel", "tables": "tables", "server": "server", "rooms": "games"}
SKIPPED = ("screen.py", "__main__.py", "cli.py", "env.py")

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A fault: where it is (a node of the syntax tree, by number), and what it does there."""

    file: str
    node: int
    line: int
    fault: str


def _faults(node: ast.AST) -> Iterator[str]:
    """What can go wrong at a node."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in _COMPARISONS:
            yield f"{type(operator).__name__} becomes {_COMPARISONS[type(operator)].__name__}"
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in _OPERATORS:
            yield f"{type(operator).__name__} becomes {_OPERATORS[type(operator)].__name__}"
        case ast.BoolOp():
            yield "and becomes or, or and"
        case ast.UnaryOp(op=ast.Not()):
            yield "not is left out"
        case ast.If() | ast.IfExp() | ast.While():
            yield "the condition is turned round"
        case ast.Expr(value=ast.Call()):
            yield "the call is left out"
        case ast.Constant(value=bool()):
            yield "true becomes false, or false true"
        case ast.Constant(value=int()):
            yield "one more"


def _break(node: ast.AST) -> ast.AST:
    """The node with its fault."""
    match node:
        case ast.Compare(ops=[operator]):
            node.ops = [_COMPARISONS[type(operator)]()]
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            node.op = _OPERATORS[type(operator)]()
        case ast.BoolOp(op=operator):
            node.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
        case ast.UnaryOp():
            return node.operand
        case ast.If() | ast.IfExp() | ast.While():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Expr():
            return ast.Pass()
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int(number)):
            node.value = number + 1
    return node


def _places(tree: ast.Module) -> Iterator[tuple[int, ast.AST]]:
    """The nodes of functions' bodies, numbered in the order of a walk; what only names or explains is passed over."""
    quiet = {id(inner) for node in ast.walk(tree) for part in _quiet(node) for inner in ast.walk(part)}
    bodies = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in bodies and id(node) not in quiet:
            yield number, node


def _quiet(node: ast.AST) -> list[ast.AST]:
    """Parts of a node in which no fault counts: annotations, asserts, what is logged."""
    match node:
        case ast.AnnAssign():
            return [node.annotation]
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            annotations = [arg.annotation for arg in node.args.args if arg.annotation]
            return [*annotations, *node.decorator_list, *([node.returns] if node.returns else [])]
        case ast.Assert():
            return [node]
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="_logger")))):
            return [node]
    return []


def mutants_of(path: Path) -> list[Mutant]:
    """Every fault that can be put into a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return [
        Mutant(str(path), number, getattr(node, "lineno", 0), fault)
        for number, node in _places(tree)
        for fault in _faults(node)
    ]


class _Breaker(ast.NodeTransformer):
    def __init__(self, target: ast.AST) -> None:
        self._target = target

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._target:
            return _break(node)
        return self.generic_visit(node)


def broken_source(mutant: Mutant) -> str:
    """The file with its fault."""
    tree = copy.deepcopy(ast.parse((ROOT / mutant.file).read_text(encoding="utf-8")))
    target = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.node)
    return ast.unparse(ast.fix_missing_locations(_Breaker(target).visit(tree)))


def sample(seed: int, count: int) -> list[Mutant]:
    """So many faults, evenly from the areas, in an order in which every portion is even too."""
    choices, drawn = random.Random(seed), []
    for folder in AREAS.values():
        files = [path for path in sorted((ROOT / SOURCE / folder).rglob("*.py")) if path.name not in SKIPPED]
        every = [mutant for path in files for mutant in mutants_of(path.relative_to(ROOT))]
        drawn.append(choices.sample(every, count // len(AREAS)))
    return [mutant for portion in zip(*drawn, strict=True) for mutant in portion]
