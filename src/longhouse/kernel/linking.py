"""Numba, taught to compile rules that only other rules call without finishing each of them.

Numba optimises every function together with all it calls and turns both into machine code, again for every caller
further up. Rules call each other dozens deep, so most of that work is thrown away. Here a rule that Python never calls
stays as it was lowered; an entry links everything it reaches, once, and only that is optimised and becomes code. What
it links is its own: LLVM sees every call of a rule that there is, and a status that is always the same is not asked.

Nor does such a rule ask of every index whether it is negative and means to count from the end: rules never do (records
of tests refuse it, and bounds, where they are checked, are those of the front).

Nor does it count who holds the rows that it was handed: whoever handed them over holds them while it runs. Only rules
that make rows or are given new ones by others count.

This leans on the inside of Numba, which may change with every release: it is used with the releases it was tested with,
and only with those. With another one rules compile in Numba's own way, several times slower, and run slower; what they
do is the same.
"""

from __future__ import annotations

import copy
import importlib
import itertools
import operator
from collections.abc import Callable
from typing import Any

__all__ = ["TESTED_WITH", "EntryCompiler", "InnerRuleCompiler", "is_tested_with"]

TESTED_WITH = ("0.68",)  # releases of Numba


def is_tested_with(version: str) -> bool:
    """Whether this module knows the inside of a version of Numba."""
    return ".".join(version.split(".")[:2]) in TESTED_WITH


# Numba's types know less than it can do.
_llvm: Any = importlib.import_module("llvmlite.binding")
_dynfunc: Any = importlib.import_module("numba._dynfunc")
_codegen: Any = importlib.import_module("numba.core.codegen")
_compiler: Any = importlib.import_module("numba.core.compiler")
_machinery: Any = importlib.import_module("numba.core.compiler_machinery")
_inference: Any = importlib.import_module("numba.core.typed_passes").NopythonTypeInference
_types: Any = importlib.import_module("numba.core.types")
_numbers = itertools.count()


class _InnerLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """One rule as it was lowered, and what it calls; never code of its own."""

    _linked: Any = None

    def finalize(self) -> None:
        """Nothing is linked or optimised before an entry asks for it; Numba calls this when a caller is lowered."""
        self._finalized = True
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == _llvm.Linkage.external:
                function.linkage = "linkonce_odr"

    def reached(self, found: dict[Any, None]) -> None:
        """Add this library and all that it needs, each once."""
        if self not in found:
            found[self] = None
            for library in self._linking_libraries:
                if isinstance(library, _InnerLibrary):
                    library.reached(found)
                else:
                    found[library] = None

    def _get_module_for_linking(self) -> Any:
        """This rule with all that it calls, in one module."""
        if self._linked is None:
            found: dict[Any, None] = {}
            self.reached(found)
            self._linked = self._final_module.clone()
            for library in found:
                if library is not self:
                    self._reload_init.update(library._reload_init)
                    self._linked.link_in(_own_module(library), preserve=True)
        return self._linked


class _EntryLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """An entry and all that it reaches."""

    def _optimize_final_module(self) -> None:
        """Keep the rules that were linked in to the entry: nobody else will ever call them."""
        for function in self._final_module.functions:
            if function.linkage == _llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


def _own_module(library: Any) -> Any:
    if isinstance(library, _InnerLibrary):
        return library._final_module
    return library._get_module_for_linking()


@_machinery.register_pass(mutates_CFG=False, analysis_only=True)
class _CountHolders(_machinery.AnalysisPass):  # type: ignore[misc]
    """Decides whether a rule counts who holds its rows."""

    _name = "count_holders"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Count only where a call hands out rows, or this rule does."""
        calls = [call for block in state.func_ir.blocks.values() for call in block.find_exprs("call")]
        handed = [state.return_type, *(state.calltypes[call].return_type for call in calls)]
        state.targetctx.enable_nrt = any(map(_holds_rows, handed))
        return False


def _holds_rows(kind: Any) -> bool:
    """Whether values of a type are rows or hold some."""
    if isinstance(kind, _types.BaseTuple):
        return any(map(_holds_rows, kind))
    return isinstance(kind, _types.Array)


class InnerRuleCompiler(_compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, with a library that is left unfinished."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        target = self.state.targetctx = copy.copy(self.state.targetctx)
        target.get_executable = _no_executable
        target.get_function = _from_the_front(target.get_function)
        self.state.library = _InnerLibrary(target.codegen(), f"rule{next(_numbers)}")

    def define_pipelines(self) -> list[Any]:
        """Numba's own, with a look at the types found."""
        (pipeline,) = super().define_pipelines()
        pipeline.add_pass_after(_CountHolders, _inference)
        pipeline.finalize()
        return [pipeline]


class EntryCompiler(_compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, with a library that keeps what it links to itself."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.state.library = _EntryLibrary(self.state.targetctx.codegen(), f"entry{next(_numbers)}")
        self.state.library.enable_object_caching()


def _from_the_front(implementation_of: Callable[..., Any]) -> Callable[..., Any]:
    """How operations are implemented, where the places of arrays are told by numbers without a sign."""

    def found(operation: Any, signature: Any, **rest: Any) -> Any:
        called = getattr(operation, "typing_key", operation)
        if called in (operator.getitem, operator.setitem) and isinstance(signature.args[0], _types.Array):
            array, index, *value = signature.args
            return implementation_of(called, signature.replace(args=(array, _unsigned(index), *value)), **rest)
        return implementation_of(operation, signature, **rest)

    return found


def _unsigned(index: Any) -> Any:
    """The type of an index as one that is never negative."""
    if isinstance(index, _types.BaseTuple):
        return _types.Tuple([_unsigned(part) for part in index])
    return getattr(_types, f"uint{index.bitwidth}") if isinstance(index, _types.Integer) else index


def _no_executable(library: Any, fndesc: Any, env: Any) -> Any:
    """What stands for the function where Numba looks its code up: a name, without an address."""
    name = fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(fndesc.lookup_module(), name, "an inner rule", 0, env, (library,))
