"""Programs for a card, kept in the cache beside compiled rules: each is compiled once a source, compiler and target.

``python -m longhouse.kernel.cuda.building knarr --target sm_90`` builds without a card, for one that is elsewhere.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from pathlib import Path

from longhouse.kernel.compiled import alone, cache_root
from longhouse.kernel.cuda import nvrtc
from longhouse.kernel.cuda.program import program
from longhouse.kernel.game import Game

__all__ = ["CREW", "build"]

CREW = 256  # threads of a block, and the games among which it puts what is alike side by side
OPTIONS = (f"-DCREW={CREW}", "--maxrregcount=64", "--diag-suppress=177")


def build(game: Game, target: str) -> Path:
    """The file of a game's program for a target, compiled unless the cache holds it."""
    source = program(game)
    path = _place(game, source, target)
    if not path.exists():
        with alone(path.parent):
            if not path.exists():
                _write(path, nvrtc.compiled(source, target, OPTIONS))
    return path


def _place(game: Game, source: str, target: str) -> Path:
    """Named by all that the code depends on; a folder of its own, so that several are built side by side."""
    digest = hashlib.sha256("\0".join((source, nvrtc.version(), target, *OPTIONS)).encode())
    ending = "ptx" if target.startswith("compute") else "cubin"
    return cache_root() / "cuda" / f"{game.id}-{target}-{digest.hexdigest()[:16]}" / f"rules.{ending}"


def _write(path: Path, code: bytes) -> None:
    """Under another name first: whoever looks finds the whole or nothing."""
    new = path.with_suffix(".new")
    new.write_bytes(code)
    new.replace(path)


def main() -> None:
    """Build the programs of some games and say how long each took."""
    from longhouse.kernel.rooms import game as find_game

    parser = argparse.ArgumentParser(prog="python -m longhouse.kernel.cuda.building")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--target", default="sm_90", help="sm_90 for machine code of such a card, compute_90 for PTX")
    given = parser.parse_args()
    for name in given.games:
        began = time.perf_counter()
        path = build(find_game(name), given.target)
        print(f"{name}: {time.perf_counter() - began:.1f} s, {path.stat().st_size} bytes, {path}")


if __name__ == "__main__":
    main()
