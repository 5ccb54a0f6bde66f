"""Compiled twins: what they replace, where they are kept, and how one does without."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import longhouse
from longhouse.kernel import compiled, linking
from longhouse.kernel.compiled import Compiler, cache_root, plain_forced, source_hash, wants_compiled
from longhouse.kernel.rule import contract, rule, scratch, table

LENGTHS = table([3, 5, 8])


@contract
def price(planks: int) -> int:
    raise NotImplementedError


@rule
def cheap(planks: int) -> int:
    return 2 * planks


@rule
def dear(planks: int) -> int:
    return 10 * planks


@rule
def longest() -> int:
    best = 0
    for i in range(len(LENGTHS)):
        best = max(best, LENGTHS[i])
    return best


@rule
def bill(planks: np.ndarray) -> int:
    total = longest()
    for i in range(len(planks)):
        total += price(planks[i])
    return total


@rule
def turned(planks: np.ndarray) -> int:
    row = scratch(len(planks))
    for i in range(len(planks)):
        row[len(planks) - 1 - i] += planks[i]
    return int(row[0])


@rule
def plank_at(planks: np.ndarray, i: int) -> int:
    return int(planks[i])


@rule
def two_planks(planks: np.ndarray, i: int) -> int:
    return 10 * plank_at(planks, i) + plank_at(planks, i + 1)


class Yard(NamedTuple):
    """Two stacks."""

    left: Any
    right: Any


@rule
def planks_in(yard: Yard) -> int:
    planks = 0
    for i in range(2 * len(yard.left)):
        stack = yard.left if i % 2 == 0 else yard.right
        planks += plank_at(stack, i // 2)
    return planks


@rule
def new_yard(length: int) -> Yard:
    return Yard(scratch(length), scratch(length))


@rule
def laid_out(length: int) -> int:
    yard = new_yard(length)
    for i in range(length):
        yard.left[i] = yard.right[i] = i
    return planks_in(yard)


@rule
def laid_out_often(times: int) -> int:
    planks = 0
    for length in range(times):
        planks += laid_out(length)
    return planks


def test_no_rule_counts_from_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    planks = np.array([4, 5, 6], np.int8)
    checked = Compiler([], {}, checked=True).entry(two_planks)
    assert checked(planks, 1) == Compiler([], {}).entry(two_planks)(planks, 1) == 56
    for outside in (-1, 2):
        with pytest.raises(IndexError):
            checked(planks, outside)


def test_scratch_is_a_row_of_zeros_both_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    planks = np.array([4, 5, 6], np.int64)
    assert turned(planks) == Compiler([], {}).entry(turned)(planks) == 6


def test_only_rules_that_are_given_new_rows_count_who_holds_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nrt = pytest.importorskip("numba.core.runtime._nrt_python")
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    rules = Compiler([], {})
    often = rules.entry(laid_out_often)
    assert often(1) == laid_out_often(1)
    assert "NRT_decref" in lowered(rules, laid_out)
    assert "NRT_" not in lowered(rules, planks_in)
    nrt.memsys_enable_stats()
    try:
        made, left = nrt.memsys_get_stats_alloc(), nrt.memsys_get_stats_free()
        assert often(50) == laid_out_often(50)
        made, left = nrt.memsys_get_stats_alloc() - made, nrt.memsys_get_stats_free() - left
    finally:
        nrt.memsys_disable_stats()
    assert made == left == 100, "every row that was made is given back"


def lowered(rules: Compiler, function: Callable[..., Any]) -> str:
    """A rule that only others call, as it was lowered."""
    (found,) = rules._twins[function].overloads.values()
    return str(found.library._final_module)


def test_what_an_entry_links_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codegen = pytest.importorskip("numba.core.codegen")
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    linked: dict[str, str] = {}

    def optimize(library: Any) -> None:
        linked.update((function.name, function.linkage.name) for function in library._final_module.functions)

    monkeypatch.setattr(codegen.JITCodeLibrary, "_optimize_final_module", optimize)
    assert Compiler([], {}).entry(two_planks)(np.array([4, 5, 6], np.int8), 0) == 45
    assert {how for name, how in linked.items() if "plank_at" in name} == {"internal"}
    assert "external" in {how for name, how in linked.items() if "two_planks" in name}


def test_the_contract_picks_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    planks = np.array([1, 2], np.int8)
    assert Compiler([], {"price": cheap}).entry(bill)(planks) == 8 + 6
    assert Compiler([], {"price": dear}).entry(bill)(planks.astype(np.int64)) == 8 + 30
    assert list(tmp_path.rglob("*.nbi")), "nothing was cached"


def test_the_cache_is_named_by_the_sources(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("a = 1")
    first = source_hash([source], "numba 1")
    assert source_hash([source], "numba 1") == first
    assert source_hash([source], "numba 2") != first
    source.write_text("a = 2")
    assert source_hash([source], "numba 1") != first


def test_rules_from_outside_have_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    compiler = Compiler([], {"price": cheap})
    folder = compiler._cache_of(bill)
    assert folder.parent == compiler.cache
    assert Compiler([Path(__file__).parent], {"price": cheap})._cache_of(bill) != folder


def test_the_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", "/somewhere")
    assert cache_root() == Path("/somewhere")
    monkeypatch.delenv("LONGHOUSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert cache_root() == Path("/cache/longhouse/rules")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_root() == tmp_path / ".cache/longhouse/rules"


def test_more_names_leave_a_compiler_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    planks = np.array([1, 2], np.int64)
    rules = Compiler([], {})
    assert rules.extended({"price": cheap}).entry(bill)(planks) == 8 + 6
    with pytest.raises(KeyError, match="price"):
        rules.entry(bill)


def test_of_several_processes_one_compiles_and_nobody_waits_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    held: list[Path] = []

    @contextlib.contextmanager
    def alone(folder: Path) -> Iterator[None]:
        held.append(folder)
        yield

    monkeypatch.setattr(compiled, "alone", alone)
    planks, rules = np.array([1, 2], np.int64), Compiler([], {"price": cheap})
    for _ in range(3):
        assert rules.entry(bill)(planks) == 8 + 6
        assert held == [rules._cache_of(bill)]


def test_the_inside_of_numba_is_used_only_where_it_was_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    numba = pytest.importorskip("numba")
    assert linking.is_tested_with(numba.__version__), "the lock holds a Numba that linking.py was not tested with"
    monkeypatch.setattr(numba, "__version__", "0.99.0")
    compiled._pipeline.cache_clear()
    assert compiled._pipeline(entry=True) == compiled._pipeline(entry=False) == {}
    monkeypatch.undo()
    compiled._pipeline.cache_clear()
    assert compiled._pipeline(entry=True) == {"pipeline_class": linking.EntryCompiler}
    assert compiled._pipeline(entry=False) == {"pipeline_class": linking.InnerRuleCompiler}


WITHOUT_FCNTL = """
import sys
sys.modules["fcntl"] = None
import longhouse
match = longhouse.game("vikings_on_board").start(players=2, seed=1)
print(match.play(match.legal[0]) is not None)
"""


def test_rules_are_interpreted_where_files_cannot_be_held() -> None:
    """Windows has no fcntl."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_FCNTL], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"]


def test_plain_can_be_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    assert plain_forced()
    assert not wants_compiled()
    game = longhouse.game("vikings_on_board")
    monkeypatch.setattr(game, "_compiled", None)
    assert game.fast is game.plain
    assert game.batch(2, players=2).play_out().min() > 0


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import longhouse
game = longhouse.game("vikings_on_board")
batch = game.batch(2, players=3, seed=4)
batch.play_out()
match = game.start(players=3, seed=1)
match.play(match.legal[0])
print(game.fast.name, batch.over.all(), match.seen_by(0).sample(1).actor is not None)
"""


def test_everything_works_without_numba() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["interpreter", "True", "True"]


FIRST_MOVE = """
import sys
import longhouse
match = longhouse.game("vikings_on_board").start(players=3, seed=1)
match.play(match.legal[0])
print("numba" in sys.modules)
"""


def test_a_first_move_does_not_wait_for_numba() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_MOVE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
