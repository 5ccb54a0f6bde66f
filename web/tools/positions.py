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
# A game of Explorers for pictures: how it began, and the turn up to which it is played.
SAILING = ({"players": 4, "seed": 1}, 29)
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


def sailing(wanted: dict[str, Any], turn: int) -> str:
    """A game of Explorers up to a turn of the first seat: tiles lie close, and whatever brings most is done."""
    match = longhouse.game("explorers").start(**wanted)
    chance = random.Random(wanted["seed"])
    while match.actor != 0 or match.question().kind != "tile" or match.view(None)["board"]["turn"] < turn:
        for code in _laid(match, chance) or _errand(match) or [_last(match)]:
            match.play(code)
    return match.to_json()


def _ways(match: longhouse.Match) -> dict[str, Any]:
    ways: dict[str, Any] | None = match.view(match.actor)["board"]["ways"]
    return ways or {}


def _laid(match: longhouse.Match, chance: random.Random) -> list[int]:
    """The tile and the cell that touch most hexes."""
    taken = {(h["q"], h["r"]) for h in match.view(None)["board"]["hexes"]}
    near = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    chains = [
        (sum((cell["q"] + q, cell["r"] + r) in taken for q, r in near), chance.random(), lay, cell, turned)
        for lay in _ways(match).get("lay", [])
        for cell in lay["cells"]
        for turned in cell["turns"]
    ]
    if not chains:
        return []
    _, _, lay, cell, turned = max(chains, key=lambda chain: chain[:2])
    return [*lay["codes"], *cell["codes"], *turned["codes"]]


def _errand(match: longhouse.Match) -> list[int]:
    """What brings most for an action point; nothing where nothing brings anything."""
    seat = match.actor or 0
    before = _standing(match, seat)
    worth = {}
    for kind, ways in _ways(match).items():
        for way in ways if kind != "lay" else []:
            after = match.copy()
            after.play(way["codes"])
            worth[tuple(way["codes"])] = (_standing(after, seat) - before) / way["cost"]
    best = max(worth, key=lambda codes: worth[codes], default=())
    return list(best) if best and worth[best] > 0 else []


def _last(match: longhouse.Match) -> int:
    """Any answer; of actions the end of the turn."""
    return match.legal[-1].code


def _standing(match: longhouse.Match, seat: int) -> float:
    """How well a seat stands: its points, then what it has aboard, and what its Vikings ashore can still fetch."""
    board = match.view(None)["board"]
    player = board["players"][seat]
    ship, colour = player["ship"], player["colour"]
    lands = [land for h in board["hexes"] for land in h["lands"] if land["vikings"].get(colour)]
    ashore = sum(land["vikings"][colour] for land in lands)
    guarded = sum(sum(land["livestock"].values()) for land in lands)
    points = sum((player["sheet"] or {}).values())
    return float(
        2 * points + 1.5 * sum(ship["livestock"].values()) + 0.4 * ship["vikings"] + 0.3 * ashore + 0.5 * guarded
    )


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
    (FOLDER / "explorers_sailing.json").write_text(sailing(*SAILING) + "\n", encoding="utf-8")
    for name, last in LAST_ROUNDS.items():
        (FOLDER / f"{name}.json").write_text(last_round(*last) + "\n", encoding="utf-8")
    (FOLDER / "odin_trading.json").write_text(trading(*TRADING) + "\n", encoding="utf-8")
    for name, (game, options) in QUESTIONS.items():
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in questions(game, options))
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
