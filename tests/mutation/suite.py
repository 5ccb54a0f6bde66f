"""The tests that notice a fault: those that run its line, found by tracing all of them once."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT

from coverage import CoverageData

from tests.mutation.faults import ROOT, SOURCE, Mutant, broken_source

__all__ = ["Suite", "learn"]

TRACED = ("kernel", "tables", "server", "rulebook", "games", "golden", "rooms")
LONGEST = 200  # seconds of one run of tests; a mutant that takes longer has been noticed
ENOUGH = 30  # seconds of tests that run a line; the quickest first
PLUGINS = ("pytest_timeout", "hypothesispytest")
COMPILING = ("compiled.py", "engine.py", "linking.py", "preparation.py", "compiling.py")  # noticed only by compiling


def copied_tree() -> Path:
    """A copy of what the tests need, for mutants to live in."""
    tree = Path(tempfile.mkdtemp(prefix="longhouse-mutants-"))
    for name in ("src", "tests", "docs", "bench", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "web").symlink_to(ROOT / "web")
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tree / name)
    return tree


def run_tests(tree: Path, asked: list[str], compiled: bool = False, **more: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a copy of the tree, by the interpreter unless the code is about compiling."""
    paths = f"{tree / 'src'}:{tree}"
    environment = {**os.environ, "PYTHONPATH": paths, "LONGHOUSE_RULES": "" if compiled else "plain", **more}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked]
    traced = "COVERAGE_FILE" in more
    if not traced:  # what never comes is waited for half a minute, and plug-ins take their time to load
        environment |= {"LONGHOUSE_SLOW": "0.1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command += [word for plugin in PLUGINS for word in ("-p", plugin)]
    with subprocess.Popen(command, cwd=tree, env=environment, stdout=PIPE, stderr=STDOUT, text=True) as running:
        said = running.communicate()[0] if traced else _said_in_time(running)
    return subprocess.CompletedProcess(command, running.returncode, said)


def _said_in_time(running: subprocess.Popen[str]) -> str:
    """What tests print until they end; seconds are counted, so that nothing is over time that was stopped meanwhile."""
    for _ in range(LONGEST):
        with contextlib.suppress(subprocess.TimeoutExpired):
            return running.communicate(timeout=1)[0]
    running.kill()
    raise subprocess.TimeoutExpired(running.args, LONGEST)


# ---------------------------------------------------------------------- which test runs which line
def learn(known: Path) -> None:
    """Trace every test once: which lines of which file it runs, how long it takes, and whether it fails here."""
    known.mkdir(parents=True, exist_ok=True)
    tree = copied_tree()
    try:
        tracing = [
            "--cov=longhouse",
            "--cov-context=test",
            "--cov-report=",
            "--cov-fail-under=0",
            f"--timeout={LONGEST}",
        ]
        report = ["-n", str(len(os.sched_getaffinity(0))), f"--junitxml={known / 'tests.xml'}"]
        folders = [f"tests/{name}" for name in TRACED]
        done = run_tests(tree, [*folders, *tracing, *report], COVERAGE_FILE=str(known / "coverage"))
    finally:
        shutil.rmtree(tree)
    print(done.stdout.splitlines()[-1])
    (known / "tree").write_text(str(tree / SOURCE), encoding="utf-8")
    times, failing = _read_report(known / "tests.xml")
    (known / "tests.json").write_text(json.dumps({"times": times, "failing": failing}), encoding="utf-8")


def _read_report(report: Path) -> tuple[dict[str, float], list[str]]:
    """Seconds of every test, and those that fail without any fault."""
    times, failing = {}, []
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        times[name] = float(case.get("time", 0))
        if case.find("failure") is not None or case.find("error") is not None:
            failing.append(name)
    return times, failing


class Suite:
    """The tests as they were learnt, in a copy of the tree."""

    def __init__(self, known: Path, lines_only: bool = False) -> None:
        """``lines_only``: no whole games, which take their time."""
        self._lines_only = lines_only
        learnt = json.loads((known / "tests.json").read_text("utf-8"))
        self._times: dict[str, float] = learnt["times"]
        self._failing: set[str] = set(learnt["failing"])
        self._source = Path((known / "tree").read_text("utf-8"))
        self._lines = CoverageData(str(known / "coverage"))
        self._lines.read()
        self._tree = copied_tree()

    def close(self) -> None:
        shutil.rmtree(self._tree)

    def notices(self, mutant: Mutant) -> tuple[bool, str]:
        """Whether some test fails with this fault, and which one."""
        path = self._tree / mutant.file
        healthy = path.read_text(encoding="utf-8")
        path.write_text(broken_source(mutant), encoding="utf-8")
        try:
            failed = next(filter(None, self._tried(mutant)), "")
            return bool(failed), failed
        finally:
            path.write_text(healthy, encoding="utf-8")

    def _tried(self, mutant: Mutant) -> Iterator[str]:
        """What fails, run after run: the tests that run the line, then whole games."""
        for asked in (self._running(mutant), self._whole_games(mutant)):
            if asked:
                yield self._failed(mutant, asked)

    def _running(self, mutant: Mutant) -> list[str]:
        file = str(self._source / Path(mutant.file).relative_to(SOURCE))
        contexts = self._lines.contexts_by_lineno(file).get(mutant.line, [])
        names = {name.rpartition("|")[0] for name in contexts} - {""} - self._failing
        chosen: list[str] = []
        seconds = 0.0
        for name in sorted(names, key=lambda name: self._times.get(name, 1.0)):
            seconds += self._times.get(name, 1.0)
            if chosen and seconds > ENOUGH:
                break
            chosen.append(name)
        return chosen

    def _whole_games(self, mutant: Mutant) -> list[str]:
        """Of the game that the fault is in, or of the shortest for the kernel; none of them sits down at a table."""
        area, game, *_ = Path(mutant.file).relative_to(SOURCE).parts
        cases = {"games": f"{game}-2", "kernel": "knarr-2"}
        own = f"tests/conformance/test_{Path(mutant.file).name}"
        every = own if (ROOT / own).exists() else "tests/conformance"
        return [every, "-k", cases[area]] if area in cases and not self._lines_only else []

    def _failed(self, mutant: Mutant, asked: list[str]) -> str:
        """The test that fails, or nothing."""
        try:
            done = run_tests(self._tree, ["-x", *asked], Path(mutant.file).name in COMPILING)
        except subprocess.TimeoutExpired:
            return f"more than {LONGEST} s"
        if done.returncode in (0, 5):
            return ""
        failing = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
        return failing[1] if failing else f"exit status {done.returncode}"
