"""Writes the fixed positions that the board tests draw: python web/tools/positions.py (run from the repository)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import longhouse
from longhouse.bots.heuristic import Thrall
from longhouse.games.explorers.components import SIDES, TILE_NAMES, TILES
from longhouse.games.explorers.view import tile_view

FOLDER = Path(__file__).parent.parent / "tests" / "positions"
POSITIONS = {
    "vikings_opening": ("vikings_on_board", 4, 11, 0, {}),
    "vikings_middle": ("vikings_on_board", 3, 12, 90, {}),
    "vikings_end": ("vikings_on_board", 2, 13, 10_000, {}),
    "knarr_opening": ("knarr", 2, 21, 0, {}),
    "knarr_middle": ("knarr", 4, 22, 60, {"artifacts": "golden_bracelet"}),
    "knarr_end": ("knarr", 3, 23, 10_000, {"boats": "advanced"}),
    "explorers_opening": ("explorers", 2, 31, 3, {}),
    "explorers_middle": ("explorers", 4, 32, 210, {"start_board": "start_2_back"}),
    "explorers_end": ("explorers", 1, 33, 10_000, {}),
}
# Games in which every question comes up: the one with the most answers is kept.
QUESTIONS = {
    "vikings_questions": ("vikings_on_board", {"whose_bet_moves": "any", "bet_limit": "one_per_player_and_ship"}),
    "knarr_questions": ("knarr", {"artifacts": "random"}),
    "explorers_questions": ("explorers", {}),
    "odin_questions": ("feast_for_odin", {"decks": "ABC"}),
}
# Games of A Feast for Odin in their last round, as files to go on with: how they began, and how many Vikings are left.
LAST_ROUNDS = {"odin_last_round": ({"players": 1, "seed": 3, "length": "short", "decks": "A"}, 4)}
# A game of A Feast for Odin alone in which overseas trading has so many kinds of green goods to choose from.
TRADING = ({"players": 1, "length": "short", "decks": "A"}, 3)
GREEN = {"oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"}
GAMES = 40
MOST_PLAYERS = {"feast_for_odin": 2}  # its positions are large


def position(game: str, players: int, seed: int, answers: int, options: dict[str, str]) -> dict[str, Any]:
    """A position reached by chance, seen by the seat that must answer (the first one at the end)."""
    match = longhouse.game(game).start(players=players, seed=seed, **options)
    chance = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        match.play(chance.choice(match.legal))
    return seen(match)


def seen(match: longhouse.Match) -> dict[str, Any]:
    """What the seat sees that must answer."""
    seat = 0 if match.actor is None else match.actor
    return {"seat": seat, "view": match.view(seat), "legal": [action.to_dict() for action in match.legal]}


def questions(game: str, options: dict[str, str]) -> list[dict[str, Any]]:
    """Of each question the position with the most answers among those that chance meets."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES):
        players = 2 + seed % (MOST_PLAYERS.get(game, 4) - 1)
        match = longhouse.game(game).start(players=players, seed=seed, **(options if seed % 2 else {}))
        chance = random.Random(seed)
        while not match.over:
            kind = match.question().kind
            if kind not in found or len(match.legal) > len(found[kind]["legal"]):
                found[kind] = seen(match)
            match.play(chance.choice(match.legal))
    return [found[kind] for kind in sorted(found)]


def last_round(wanted: dict[str, Any], vikings: int) -> str:
    """A game played by thralls, up to a turn of the first seat in the last round."""
    match = longhouse.game("feast_for_odin").start(**wanted)
    thralls = [Thrall(seat) for seat in range(wanted["players"])]
    while True:
        if match.actor == 0 and match.question().kind == "turn":
            table = match.view(0)["board"]
            if table["last_round"] and table["players"][0]["vikings"] <= vikings:
                return match.to_json()
        match.play(thralls[match.actor or 0](match.seen_by(match.actor or 0)))


def trading(wanted: dict[str, Any], kinds: int) -> str:
    """A game played by a thrall, up to a turn in which many goods could be traded overseas."""
    for seed in range(1000):
        match = longhouse.game("feast_for_odin").start(seed=seed, **wanted)
        thrall = Thrall(seed)
        while not match.over:
            spaces = {action.args.get("space") for action in match.legal}
            supply = match.view(0)["board"]["players"][0]["supply"] if "overseas_trade_1" in spaces else {}
            if sum(supply.get(good, 0) > 0 for good in GREEN) >= kinds:
                return match.to_json()
            match.play(thrall(match.seen_by(0)))
    raise LookupError(wanted)


def tiles() -> list[str]:
    """Every tile of Explorers in every turn: what lies behind its sides, as the rules join them."""
    return [
        f"{TILE_NAMES[tile]} {turned} {tile_view(tile, turned)['parts']}"
        for tile in range(TILES)
        for turned in range(SIDES)
    ]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "explorers_tiles.txt").write_text("\n".join(tiles()) + "\n", encoding="utf-8")
    for name, wanted in POSITIONS.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(position(*wanted), indent=1) + "\n", encoding="utf-8")
    for name, last in LAST_ROUNDS.items():
        (FOLDER / f"{name}.json").write_text(last_round(*last) + "\n", encoding="utf-8")
    (FOLDER / "odin_trading.json").write_text(trading(*TRADING) + "\n", encoding="utf-8")
    for name, (game, options) in QUESTIONS.items():
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in questions(game, options))
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
