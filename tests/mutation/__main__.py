"""Do the tests notice? Small faults are put into the code one by one, and the tests that run it must fail.

    .venv/bin/python -m tests.mutation --known learnt --learn                     # once: which test runs which line
    .venv/bin/python -m tests.mutation --known learnt --seed 1 --count 300 --first 0 --last 20 --results mutants.jsonl
    .venv/bin/python -m tests.mutation --report --results mutants.jsonl

The sample is drawn by seed, evenly from kernel, tables, server and rooms, so that it can be run in portions; what the
file of results holds already is not run again. Mutants live in a copy of the tree, and rules run in the interpreter.
mutmut and cosmic-ray draw no sample by seed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from tests.mutation.faults import AREAS, SOURCE, Mutant, sample
from tests.mutation.suite import Suite, learn


def run(mutants: list[Mutant], results: Path, suite: Suite) -> None:
    """Try every mutant that the results do not hold yet."""
    tried = {(one["file"], one["node"], one["fault"]) for one in read(results)}
    try:
        for mutant in mutants:
            if (mutant.file, mutant.node, mutant.fault) not in tried:
                noticed, by = suite.notices(mutant)
                with results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({**vars(mutant), "noticed": noticed, "by": by}) + "\n")
                print("noticed " if noticed else "SURVIVED", f"{mutant.file}:{mutant.line}: {mutant.fault}", flush=True)
    finally:
        suite.close()


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
    parser.add_argument("--known", type=Path, default=Path("learnt"), help="the folder of what was learnt")
    parser.add_argument("--learn", action="store_true", help="trace all tests first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=10**6)
    parser.add_argument("--area", choices=AREAS, help="only this part of the sample")
    parser.add_argument("--lines-only", action="store_true", help="no whole games: try the survivors on those later")
    parser.add_argument("--results", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    if asked.learn:
        learn(asked.known.absolute())
    elif not asked.report:
        drawn = sample(asked.seed, asked.count)
        wanted = [one for one in drawn if not asked.area or f"/{AREAS[asked.area]}/" in one.file]
        suite = Suite(asked.known.absolute(), asked.lines_only)
        run(wanted[asked.first : asked.last], asked.results.absolute(), suite)
    report(asked.results)


if __name__ == "__main__":
    main()
