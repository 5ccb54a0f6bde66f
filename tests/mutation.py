"""Do the tests notice? Small faults are put into the code one by one, and the tests nearest to it must fail.

    .venv/bin/python -m tests.mutation --seed 1 --count 300 --first 0 --last 20 --results mutants.jsonl

The sample is drawn by seed, evenly from kernel, tables, server and rooms, so that it can be run in portions; what the
file of results holds already is not run again. ``--report`` sums it up. Mutants live in a copy of the tree, and rules
run in the interpreter. mutmut and cosmic-ray cannot choose tests by the part of the house that was changed, nor draw a
sample by seed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/longhouse")
LONGEST = 400  # seconds of one run of tests; a mutant that takes longer has been noticed
AREAS = {"kernel": "kernel", "tables": "tables", "server": "server", "rooms": "games"}
COMPILING = ("compiled.py", "engine.py", "linking.py", "preparation.py", "compiling.py")  # noticed only by compiling
SKIPPED = ("screen.py", "__main__.py", "cli.py", "env.py")

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


# ---------------------------------------------------------------------- small faults
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


# ---------------------------------------------------------------------- the tests nearest to it
def tests_near(file: str) -> list[list[str]]:
    """Runs of tests, the nearest and quickest first."""
    parts = Path(file).relative_to(SOURCE).parts
    if parts[0] == "kernel":
        return [["tests/kernel"], ["tests/tables"], ["tests/conformance", "-k", "knarr-2 or vikings_on_board-2"]]
    if parts[0] == "tables":
        return [["tests/tables"], ["tests/server/test_tables_online.py", "tests/server/test_oracle.py"]]
    if parts[0] == "server":
        named = ROOT / "tests/server" / f"test_{parts[-1]}"
        first = [[str(named.relative_to(ROOT))]] if named.exists() else []
        return [*first, [f"tests/server/test_{name}.py" for name in AT_THE_SERVER]]
    game = parts[1]
    golden = ["tests/golden", "-k", game]
    suite = ["tests/conformance", "-k", f"{game}-2 or {game}-3"]
    return [[f"tests/rulebook/{game}", f"tests/games/{game}"], golden, suite]


AT_THE_SERVER = ("hall", "tables_online", "messages", "storage", "security", "accounts", "access", "connections")


class Suite:
    """The tests, as they run in a copy of the tree. What fails there without any fault does not count."""

    def __init__(self, tree: Path) -> None:
        self._tree = tree
        self._failing: dict[tuple[str, ...], list[str]] = {}

    def notices(self, mutant: Mutant) -> tuple[bool, str]:
        """Whether some test fails, and what was run last."""
        for run in tests_near(mutant.file):
            done = self._run(mutant.file, ["-x", *run, *self._deselected(mutant.file, run)])
            if done is None or done.returncode not in (0, 5):
                return True, " ".join(run)
        return False, ""

    def learn(self, mutants: list[Mutant]) -> None:
        """See which tests fail while the tree is whole."""
        for mutant in mutants:
            for run in tests_near(mutant.file):
                self._deselected(mutant.file, run)

    def _deselected(self, file: str, run: list[str]) -> list[str]:
        key = (*run, str(Path(file).name in COMPILING))
        if key not in self._failing:
            done = self._run(file, run)
            if done is None:
                raise SystemExit(
                    f"{' '.join(run)} takes longer than {LONGEST} s without any fault: nothing is learnt so"
                )
            lines = done.stdout.splitlines()
            self._failing[key] = [line.split()[1] for line in lines if line.startswith(("FAILED", "ERROR"))]
            print("healthy:", *run, self._failing[key] or "", flush=True)
        return [part for name in self._failing[key] for part in ("--deselect", name)]

    def _run(self, file: str, asked: list[str]) -> subprocess.CompletedProcess[str] | None:
        """Run tests; None when they take too long."""
        rules = "" if Path(file).name in COMPILING else "plain"
        environment = {**os.environ, "PYTHONPATH": f"{self._tree / 'src'}:{self._tree}", "LONGHOUSE_RULES": rules}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked]
        try:
            return subprocess.run(
                command, cwd=self._tree, env=environment, capture_output=True, text=True, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return None


def copied_tree() -> Path:
    """A copy of what the tests need, for mutants to live in."""
    tree = Path(tempfile.mkdtemp(prefix="longhouse-mutants-"))
    for name in ("src", "tests", "docs", "bench"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "web").symlink_to(ROOT / "web")
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tree / name)
    return tree


def run(mutants: list[Mutant], results: Path) -> None:
    """Try every mutant that the results do not hold yet."""
    known = {(one["file"], one["node"], one["fault"]) for one in read(results)}
    due = [mutant for mutant in mutants if (mutant.file, mutant.node, mutant.fault) not in known]
    tree = copied_tree()
    suite = Suite(tree)
    try:
        suite.learn(due)
        for mutant in due:
            _try_out(tree, suite, mutant, results)
    finally:
        shutil.rmtree(tree)


def _try_out(tree: Path, suite: Suite, mutant: Mutant, results: Path) -> None:
    path = tree / mutant.file
    healthy = path.read_text(encoding="utf-8")
    path.write_text(broken_source(mutant), encoding="utf-8")
    try:
        noticed, by = suite.notices(mutant)
    finally:
        path.write_text(healthy, encoding="utf-8")
    with results.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**vars(mutant), "noticed": noticed, "by": by}) + "\n")
    print("noticed " if noticed else "SURVIVED", f"{mutant.file}:{mutant.line}: {mutant.fault}", flush=True)


def read(results: Path) -> list[dict[str, object]]:
    """What has been tried."""
    return [json.loads(line) for line in results.read_text("utf-8").splitlines()] if results.exists() else []


def report(results: Path) -> None:
    """The score, area by area."""
    tried, noticed = Counter[str](), Counter[str]()
    for one in read(results):
        area = Path(str(one["file"])).relative_to(SOURCE).parts[0]
        tried[area] += 1
        noticed[area] += bool(one["noticed"])
    for area in tried:
        print(f"{area:8} {noticed[area]:4} of {tried[area]:4}")
    print(f"{'all':8} {noticed.total():4} of {tried.total():4}  {100 * noticed.total() / max(1, tried.total()):.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=10**6)
    parser.add_argument("--area", choices=AREAS, help="only this part of the sample")
    parser.add_argument("--results", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    if not asked.report:
        drawn = sample(asked.seed, asked.count)
        wanted = [one for one in drawn if not asked.area or f"/{AREAS[asked.area]}/" in one.file]
        run(wanted[asked.first : asked.last], asked.results.absolute())
    report(asked.results)


if __name__ == "__main__":
    main()
