"""Writes the fixed positions that the board tests draw: python web/tools/positions.py (run from the repository)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import longhouse

FOLDER = Path(__file__).parent.parent / "tests" / "positions"
POSITIONS = {
    "vikings_opening": ("vikings_on_board", 4, 11, 0, {}),
    "vikings_middle": ("vikings_on_board", 3, 12, 90, {}),
    "vikings_end": ("vikings_on_board", 2, 13, 10_000, {}),
    "knarr_opening": ("knarr", 2, 21, 0, {}),
    "knarr_middle": ("knarr", 4, 22, 60, {"artifacts": "golden_bracelet"}),
    "knarr_end": ("knarr", 3, 23, 10_000, {"boats": "advanced"}),
}


def position(game: str, players: int, seed: int, answers: int, options: dict[str, str]) -> dict[str, Any]:
    """A position reached by chance, seen by the seat that must answer (the first one at the end)."""
    match = longhouse.game(game).start(players=players, seed=seed, **options)
    chance = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        match.play(chance.choice(match.legal))
    seat = 0 if match.actor is None else match.actor
    return {"seat": seat, "view": match.view(seat), "legal": [action.to_dict() for action in match.legal]}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in POSITIONS.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(position(*wanted), indent=1) + "\n", encoding="utf-8")
