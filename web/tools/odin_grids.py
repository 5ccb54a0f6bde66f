"""What the grids of A Feast for Odin take from the engine: python web/tools/odin_grids.py (run from the repository).

Writes the printed boards and shapes that the page draws (src/games/feast_for_odin/grids/printed.json), and boards
filled by chance with the engine's own answers about them (tests/positions/odin_grids.json). A longer run of the same
test: --boards 5000 --to big.json, then LONGHOUSE_GRIDS=big.json npx vitest run tests/odin_grids.test.ts (in web/).
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import longhouse
from longhouse.games.feast_for_odin.components import COLOUR, ITEM, ITEM_NAMES, PLACEABLE, SPECIAL_TILES
from longhouse.games.feast_for_odin.layouts import (
    BOARDS,
    COLS,
    FIRST_LETTER,
    FIRST_STONE,
    LAYOUT_FACTS,
    PATTERNS,
    ROWS,
    SHAPE_OF,
)
from longhouse.games.feast_for_odin.rules.boards import apart_plane, lay_tile, may_lie_on, spots
from longhouse.games.feast_for_odin.rules.income import board_income
from longhouse.games.feast_for_odin.sight import view
from longhouse.games.feast_for_odin.state import State

WEB = Path(__file__).parent.parent
PRINTED = WEB / "src" / "games" / "feast_for_odin" / "grids" / "printed.json"
SAMPLES = WEB / "tests" / "positions" / "odin_grids.json"
# By the colours of the rules; the page calls goods by where they come from, as the tokens of the look do.
COLOURS = ("farm", "animal", "craft", "luxury", "coin", "ore", "wood")
FEW, ITEMS_ASKED = 36, 4
OWNER = 0
Place = tuple[int, int, int]  # turn, row, column


# ---------------------------------------------------------------------------- what is printed
def printed() -> dict[str, Any]:
    """The shapes of all tiles, and what is printed on the boards besides their cells."""
    return {
        "tiles": {name: [_colour(name), *turns[0]] for name, turns in PATTERNS.items()},
        "layouts": {layout["id"]: _layout(layout) for layout in LAYOUT_FACTS},
    }


def _colour(name: str) -> str:
    return "special" if name in SPECIAL_TILES else COLOURS[COLOUR[ITEM[name]]]


def _layout(layout: dict[str, Any]) -> dict[str, Any]:
    return {
        "points": layout["points"],
        "stores": {what: layout[f"{what}_spaces"] for what in ("wood", "stone") if layout.get(f"{what}_spaces")},
        "tracks": [
            {"top": track["income_all_covered"], "cells": [[c["row"], c["col"], c["value"]] for c in track["cells"]]}
            for track in layout.get("income_track", [])
        ],
        "bonuses": [[*bonus["gives"]] for bonus in layout.get("bonus", [])],
    }


# ---------------------------------------------------------------------------- boards filled by chance
def places(s: State, board: int, item: int) -> list[Place]:
    """Where the rules let a tile lie, all turns."""
    if not may_lie_on(s, OWNER, item, board):
        return []
    plane, found = apart_plane(item, board), []
    for turn in range(len(PATTERNS[ITEM_NAMES[item]])):
        for row in range(ROWS):
            here = spots(s, board, plane, SHAPE_OF[item, turn], row)
            found += [(turn, row, col) for col in range(COLS) if here >> col & 1]
    return found


def laid(s: State, board: int, item: int, place: Place) -> None:
    """Lay a tile, whether or not somebody has one."""
    turn, row, col = place
    s.stock[OWNER, item] += 1
    lay_tile(s, OWNER, board, item, turn, row, col)
    s.told = 0


def seen(s: State, board: int) -> dict[str, Any]:
    """A board as the view shows it."""
    shown = [one for one in view(s, OWNER)["boards"] if one["owner"] == OWNER]
    return dict(shown[-1] if board >= FIRST_LETTER else shown[0])


def filled(chance: random.Random) -> tuple[State, int]:
    """A board of any kind with some tiles on it, more of them where there is room."""
    match = longhouse.game("feast_for_odin").start(players=2, seed=chance.randrange(10**6))
    s = match._state
    board = chance.choice([OWNER, *range(FIRST_LETTER, BOARDS)] + [OWNER, *range(FIRST_LETTER, FIRST_STONE)] * 3)
    if board != OWNER:
        s.board_owner[board] = OWNER
    if FIRST_LETTER <= board < FIRST_STONE:
        s.side[board - FIRST_LETTER] = chance.randrange(2)
    for _ in range(chance.randrange(40)):
        item = ITEM[chance.choice(list(PATTERNS))]
        fits = places(s, board, item)
        if fits:
            # Chance alone would leave the numbers of the income bare: lower left first, more often than not.
            laid(
                s,
                board,
                item,
                max(fits, key=lambda p: (p[1] - p[2], p)) if chance.random() < 0.7 else chance.choice(fits),
            )
    return s, board


def sample(chance: random.Random) -> dict[str, Any]:
    """A board, where some tiles fit, and how it stands when one of them has been laid."""
    s, board = filled(chance)
    before = seen(s, board)
    asked = chance.sample(list(PATTERNS), ITEMS_ASKED)
    fits = {name: places(s, board, ITEM[name]) for name in asked}
    takes = [name for name in PATTERNS if places(s, board, ITEM[name])]
    after = None
    if takes:
        name = chance.choice(takes)
        place = chance.choice(places(s, board, ITEM[name]))
        laid(s, board, ITEM[name], place)
        pays = [bonus["pays"] for bonus in seen(s, board)["bonuses"]]
        after = {"item": name, "place": place, "income": board_income(s, board), "pays": pays}
    return {"board": before, "takes": takes, "fits": fits, "after": after}


def write(path: Path, content: str) -> None:
    """Write a file, and say so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    print(f"{path}: {len(content)} bytes")


def main() -> None:
    """Write what is asked for."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--boards", type=int, default=FEW)
    wanted.add_argument("--to", type=Path, default=SAMPLES)
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    assert PLACEABLE <= len(ITEM_NAMES)
    chance = random.Random(given.seed)
    lines = ",\n".join(json.dumps(sample(chance), separators=(",", ":")) for _ in range(given.boards))
    write(given.to, f"[\n{lines}\n]\n")
    if given.to == SAMPLES:
        write(PRINTED, json.dumps(printed(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
