"""Rules as CUDA C++: each statement of a rule becomes the statement that does the same.

Rules say little: whole numbers, fields of a record, rows, tables, loops over ranges, calls of other rules. That is what
is translated; anything else is refused when a program is made, never on the card.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

from longhouse.kernel.cuda.reaching import Found, Untranslatable
from longhouse.kernel.cuda.trees import assigned, assigned_in, indices, literal, loaded, mentions, parts, stored_by
from longhouse.kernel.rule import scratch

__all__ = ["RuleText"]

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.USub: "-",
    ast.Invert: "~",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
}
_FLOORED = {ast.FloorDiv: "floor_divided", ast.Mod: "floor_rest"}
_BUILTINS = {"min": "least", "max": "most", "abs": "absolute"}
_ROWS = ("Row", "Grid", "Cube")
LARGE = 150  # nodes of a rule's tree; a larger rule is called, a smaller one copied into its callers


class RuleText:
    """One rule as text. ``tables`` is told every table it reads and answers with its name."""

    def __init__(self, rule: Found, tables: Callable[[str, memoryview], str], number: str, rows: set[str]) -> None:
        """``number``: the C++ type it reckons in; ``rows``: the fields of the record that are no single numbers."""
        self._rule, self._tables, self._number, self._fields = rule, tables, number, rows
        self._kinds = rule.kinds
        self._locals = assigned(rule.tree) - set(self._kinds)
        self._rows = {name for name in self._locals if self._is_row_local(name)}
        self._counters = 0
        self._first: list[str] = []  # what comes before the statement at hand
        self._sure = True  # whether the expression at hand is looked at in any case, once

    # ------------------------------------------------------------------ the whole
    @property
    def head(self) -> str:
        """The rule's declaration."""
        rows = [name for name, kind in self._kinds.items() if kind in _ROWS]
        template = f"template <{', '.join(f'class {name}_row' for name in rows)}> " if rows else ""
        kind = {"int": self._number, "bool": "bool", "None": "void"}[self._rule.answers]
        parameters = ", ".join(self._parameter(name, kind) for name, kind in self._kinds.items())
        how = "BIG_RULE" if self._rule.size > LARGE else "RULE"
        return f"{template}{how} {kind} {self._rule.name}_({parameters})"

    @property
    def text(self) -> str:
        """The rule with its body."""
        numbers = sorted(self._locals - self._rows - self._owned())
        declared = [f"    {self._number} {', '.join(f'{name}_ = 0' for name in numbers)};"] if numbers else []
        return "\n".join([self.head + " {", *declared, *self._block(self._rule.tree.body, 1), "}"])

    def _parameter(self, name: str, kind: str) -> str:
        if kind in ("int", "bool"):
            return f"{self._number} {name}_"
        return f"{name}_row& {name}_" if kind in _ROWS else f"State& {name}_"

    def _is_row_local(self, name: str) -> bool:
        """Whether a local is another name of a row."""
        for node in ast.walk(self._rule.tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
                value = node.value
                return isinstance(value, ast.Call) and self._global(value.func) is scratch
        return False

    def _owned(self) -> set[str]:
        """Loop counters that live in their loop alone and are not written there."""
        loops = [node for node in ast.walk(self._rule.tree) if isinstance(node, ast.For)]
        counters = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)}
        return {name for name in counters if self._stays_inside(name, loops)}

    def _stays_inside(self, name: str, loops: list[ast.For]) -> bool:
        own = [loop for loop in loops if isinstance(loop.target, ast.Name) and loop.target.id == name]
        inside = sum(mentions(statement, name) for loop in own for statement in loop.body)
        nested = any(name in assigned_in(loop.body) for loop in own)
        return not nested and inside + len(own) == mentions(self._rule.tree, name)

    # ------------------------------------------------------------------ statements
    def _block(self, statements: list[ast.stmt], depth: int) -> list[str]:
        return ["    " * depth + line for statement in statements for line in self._with_what_comes_first(statement)]

    def _with_what_comes_first(self, statement: ast.stmt) -> list[str]:
        """A statement, behind the parts of it that must be looked at in Python's order."""
        outer, self._first = self._first, []
        lines = list(self._statement(statement))
        lines, self._first = [*self._first, *lines], outer
        return lines

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Expr(ast.Constant()) | ast.Pass():
                return
            case ast.Expr(value):
                yield f"{self._said(value)};"
            case ast.Return(None):
                yield "return;"
            case ast.Return(value) if value is not None:
                said = self._truth(value) if self._rule.answers == "bool" else self._said(value)
                yield f"return {said};"
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                yield from self._several(targets, values)
            case ast.Assign([target], value) | ast.AnnAssign(target, _, value) if value is not None:
                yield from self._assignment(target, value)
            case ast.AugAssign(target, operator, value):
                yield from self._assignment(target, ast.BinOp(loaded(target), operator, value))
            case ast.If():
                yield from self._choice(node)
            case ast.While(test, body, []):
                yield f"while ({self._perhaps(test)}) {{"
                yield from self._block(body, 1)
                yield "}"
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), bounds), body, []):
                yield from self._loop(name, bounds, body)
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case _:
                raise self._refused(node)

    def _choice(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self._truth(node.test)}) {{"
        yield from self._block(node.body, 1)
        if node.orelse:
            yield "} else {"
            yield from self._block(node.orelse, 1)
        yield "}"

    def _assignment(self, target: ast.expr, value: ast.expr) -> Iterator[str]:
        if isinstance(target, ast.Name) and target.id in self._rows:
            assert isinstance(value, ast.Call)
            yield f"{self._number} {target.id}_[{self._said(value.args[0])}] = {{}};"
        else:
            yield f"{self._said(target)} = {self._said(value)};"

    def _several(self, targets: list[ast.expr], values: list[ast.expr]) -> Iterator[str]:
        """``a, b = b, a``: every value is there before the first is written."""
        yield "{"
        for k, value in enumerate(values):
            yield f"    const {self._number} together_{k} = {self._said(value)};"
        for k, target in enumerate(targets):
            yield f"    {self._said(target)} = together_{k};"
        yield "}"

    def _loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt]) -> Iterator[str]:
        first, end, step = self._range(bounds)
        self._counters += 1
        run, last = f"run_{self._counters}", f"end_{self._counters}"
        owned = name in self._owned()
        run = f"{name}_" if owned else run
        sign = "<" if step > 0 else ">"
        yield "ROLLED"
        yield f"for ({self._number} {run} = {first}, {last} = {end}; {run} {sign} {last}; {run} += {step}) {{"
        if not owned:
            yield f"    {name}_ = {run};"
        yield from self._block(body, 1)
        yield "}"

    def _range(self, bounds: list[ast.expr]) -> tuple[str, str, int]:
        said = [self._said(bound) for bound in bounds]
        if len(bounds) == 1:
            return "0", said[0], 1
        return said[0], said[1], ast.literal_eval(bounds[2]) if len(bounds) == 3 else 1

    # ------------------------------------------------------------------ expressions
    def _said(self, node: ast.expr) -> str:
        """An expression, its parts in Python's order wherever that can be told."""
        if self._order_matters(node):
            node = self._in_order(node)
        match node:
            case ast.Constant(value) if isinstance(value, int):
                return literal(int(value))
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript(rows, at):
                return self._said(rows) + "".join(f"[{self._said(k)}]" for k in indices(at))
            case ast.UnaryOp(ast.Not(), operand):
                return f"(!{self._truth(operand)})"
            case ast.UnaryOp(operator, operand):
                return f"({_OPERATORS[type(operator)]}{self._value(operand)})"
            case ast.BinOp(left, operator, right):
                return self._operation(operator, self._value(left), self._value(right))
            case ast.BoolOp() if all(self._is_truth(value) for value in node.values):
                return self._truth(node)
            case ast.Compare():
                return self._comparison(node)
            case ast.IfExp(test, body, orelse):
                return f"({self._truth(test)} ? {self._perhaps_value(body)} : {self._perhaps_value(orelse)})"
            case ast.Call():
                return self._call(node)
            case _:
                raise self._refused(node)

    def _truth(self, node: ast.expr) -> str:
        """An expression of which only matters whether it is true."""
        if not isinstance(node, ast.BoolOp):
            return self._said(node)
        first, *others = node.values
        sign = f" {_OPERATORS[type(node.op)]} "
        return "(" + sign.join([self._truth(first), *(self._perhaps(other) for other in others)]) + ")"

    def _perhaps(self, node: ast.expr) -> str:
        """The truth of an expression that may not be looked at, or more than once."""
        kept, self._sure = self._sure, False
        said = self._truth(node)
        self._sure = kept
        return said

    def _perhaps_value(self, node: ast.expr) -> str:
        kept, self._sure = self._sure, False
        said = self._value(node)
        self._sure = kept
        return said

    def _value(self, node: ast.expr) -> str:
        """An expression as a number of the full width: C++ would reckon with narrow cells as they are."""
        said = self._said(node)
        return said if isinstance(node, ast.BinOp) else f"{self._number}({said})"

    def _name(self, node: ast.expr, name: str) -> str:
        if name in self._kinds or name in self._locals:
            return f"{name}_"
        value = self._rule.named(name)
        if isinstance(value, memoryview):
            return self._tables(name, value)
        if isinstance(value, int):
            return literal(int(value))
        if name in ("True", "False"):
            return name.lower()
        raise self._refused(node)

    def _attribute(self, node: ast.Attribute) -> str:
        owner = self._global(node.value)
        if isinstance(owner, type) and issubclass(owner, IntEnum):
            return literal(int(owner[node.attr]))
        if isinstance(node.value, ast.Name) and self._kinds.get(node.value.id, "").endswith("State"):
            return f"{node.value.id}_.{node.attr}_"
        raise self._refused(node)

    def _global(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Name) and node.id not in self._kinds:
            return self._rule.named(node.id)
        return None

    def _operation(self, operator: ast.operator, left: str, right: str) -> str:
        if type(operator) in _FLOORED:
            return f"{_FLOORED[type(operator)]}<{self._number}>({left}, {right})"
        return f"({left} {_OPERATORS[type(operator)]} {right})"

    def _is_truth(self, node: ast.expr) -> bool:
        """Whether an expression is true or false, and no other number."""
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(ast.Not()):
                return True
            case ast.Call(ast.Name(name)):
                return name in self._rule.calls and self._rule.calls[name].answers == "bool"
            case ast.Name(name):
                return self._kinds.get(name) == "bool" or (name in self._locals and self._is_truth_local(name))
            case _:
                return False

    def _is_truth_local(self, name: str) -> bool:
        values = [
            node.value if isinstance(node, ast.Assign) and len(node.targets) == 1 else None
            for node in ast.walk(self._rule.tree)
            if name in stored_by(node)
        ]
        return all(value is not None and self._is_truth(value) for value in values)

    def _comparison(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        pairs = [
            self._compared(left, operator, right)
            for left, operator, right in zip(sides, node.ops, sides[1:], strict=False)
        ]
        return "(" + " && ".join(pairs) + ")"

    def _compared(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        if isinstance(operator, ast.In | ast.NotIn):
            if not isinstance(right, ast.Tuple):
                raise self._refused(right)
            found = " || ".join(f"{self._said(left)} == {self._said(value)}" for value in right.elts)
            return f"({found})" if isinstance(operator, ast.In) else f"!({found})"
        return f"{self._said(left)} {_OPERATORS[type(operator)]} {self._said(right)}"

    def _call(self, node: ast.Call) -> str:
        if not isinstance(node.func, ast.Name):
            raise self._refused(node)
        name = node.func.id
        if name in self._rule.calls:
            callee = self._rule.calls[name]
            return f"{callee.name}_({', '.join(self._given(callee, node))})"
        if name == "len":
            return f"length({self._said(node.args[0])})"
        if name in _BUILTINS:
            return self._of_several(_BUILTINS[name], [self._said(arg) for arg in node.args])
        raise self._refused(node)

    def _of_several(self, function: str, given: list[str]) -> str:
        """``min(a, b, c)`` of two at a time."""
        if len(given) <= 2:
            return f"{function}<{self._number}>({', '.join(given)})"
        return f"{function}<{self._number}>({given[0]}, {self._of_several(function, given[1:])})"

    def _given(self, callee: Found, node: ast.Call) -> list[str]:
        """The arguments of a call, with what stays at its default."""
        names = list(callee.kinds)
        given = dict(zip(names, (self._said(arg) for arg in node.args), strict=False))
        given |= {str(word.arg): self._said(word.value) for word in node.keywords}
        defaults = callee.function.__defaults__ or ()
        usual = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
        return [given[name] if name in given else literal(int(usual[name])) for name in names]

    # ------------------------------------------------------------------ the order in which parts are looked at
    def _order_matters(self, node: ast.expr) -> bool:
        """Whether something changes while parts are looked at, which C++ may do in any order."""
        every = parts(node)
        others = [part for part in every if not isinstance(part, ast.Constant) and not self._is_fixed(part)]
        return len(others) > 1 and any(self._changes(part) for part in every)

    def _in_order(self, node: ast.expr) -> ast.expr:
        """The expression over locals that hold its parts, which come before the statement, one after the other."""
        if not self._sure or isinstance(node, ast.Subscript | ast.Compare):
            raise self._refused(node, "the order of its parts matters")
        held = {id(part): self._held(part) for part in parts(node) if not self._is_fixed(part)}
        match node:
            case ast.BinOp(left, operator, right):
                return ast.BinOp(held.get(id(left), left), operator, held.get(id(right), right))
            case ast.Call(function, args, []):
                return ast.Call(function, [held.get(id(arg), arg) for arg in args], [])
            case _:
                raise self._refused(node, "the order of its parts matters")

    def _held(self, part: ast.expr) -> ast.Name:
        self._counters += 1
        name = f"held_{self._counters}"
        self._first.append(f"const {self._number} {name}_ = {self._said(part)};")
        self._locals.add(name)
        return ast.Name(name)

    def _changes(self, node: ast.expr) -> bool:
        return any(
            isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and self._called_changes(call.func.id)
            for call in ast.walk(node)
        )

    def _called_changes(self, name: str) -> bool:
        return name in self._rule.calls and self._rule.calls[name].impure

    def _is_fixed(self, node: ast.expr) -> bool:
        """Whether nothing that is called can change it: a local number, a record, a constant."""
        if isinstance(node, ast.Attribute):
            owner = self._global(node.value)
            return isinstance(owner, type) or node.attr in self._fields
        return isinstance(node, ast.Name)

    def _refused(self, node: ast.AST, why: str = "it is not said in rules") -> Untranslatable:
        code = self._rule.function.__code__
        where = f"{code.co_filename}:{code.co_firstlineno}"
        return Untranslatable(f"{self._rule.function.__qualname__} ({where}): {ast.unparse(node)}: {why}")
