"""Small questions to syntax trees, and small answers in C++."""

from __future__ import annotations

import ast

__all__ = ["assigned", "assigned_in", "indices", "literal", "loaded", "mentions", "parts", "stored_by"]


def parts(node: ast.expr) -> list[ast.expr]:
    """The parts of an expression that C++ may look at in any order."""
    match node:
        case ast.BinOp(left, _, right):
            return [left, right]
        case ast.Compare(left, _, others):
            return [left, *others]
        case ast.Call(_, args, keywords):
            return [*args, *(word.value for word in keywords)]
        case ast.Subscript(_, at):
            return indices(at)
        case _:
            return []


def loaded(target: ast.expr) -> ast.expr:
    """What is written to, as it is read."""
    return ast.parse(ast.unparse(target), mode="eval").body


def indices(at: ast.expr) -> list[ast.expr]:
    """The indices of a subscript, one by one."""
    return list(at.elts) if isinstance(at, ast.Tuple) else [at]


def literal(value: int) -> str:
    """A whole number in C++."""
    if -(2**31) < value < 2**31:
        return str(value) if value >= 0 else f"({value})"
    return f"{value}LL" if value >= 0 else f"({value}LL)"


def mentions(tree: ast.AST, name: str) -> int:
    """How often a name occurs."""
    return sum(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


def assigned(tree: ast.AST) -> set[str]:
    """The names that are given a value anywhere below."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def stored_by(node: ast.AST) -> set[str]:
    """The names that a statement itself gives a value."""
    match node:
        case ast.Assign([ast.Name(name)]) | ast.AugAssign(ast.Name(name)) | ast.AnnAssign(ast.Name(name)):
            return {name}
        case ast.Assign() | ast.For():
            return assigned(node.target if isinstance(node, ast.For) else node.targets[0])
        case _:
            return set()


def assigned_in(body: list[ast.stmt]) -> set[str]:
    """The names that are given a value in a block."""
    return set().union(*(assigned(statement) for statement in body))
