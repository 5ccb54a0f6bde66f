"""What is in the box, as integer tables read from data/*.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from longhouse.kernel.record import Cube, Grid, Row
from longhouse.kernel.rule import table


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "data" / f"{name}.toml").read_text(encoding="utf-8"))


_VIKINGS, _DESTINATIONS, _BOATS, _TRACKS, _ARTIFACTS = (
    _read(name) for name in ("vikings", "destinations", "boats", "tracks", "artifacts")
)

COLOUR_NAMES = tuple(colour["id"] for colour in sorted(_VIKINGS["colour"], key=lambda row: row["board_slot"]))
GAIN_NAMES = tuple(gain["id"] for gain in _TRACKS["gain"])  # vp, bracelet, recruit, fame, card
BOAT_NAMES = tuple(boat["id"] for boat in _BOATS["boat"])
ARTIFACT_NAMES = tuple(artifact["id"] for artifact in _ARTIFACTS["artifact"])
LAND_NAMES = tuple(kind["id"] for kind in _DESTINATIONS["kind"])  # the two kinds of destinations

COLOURS = len(COLOUR_NAMES)
GAINS = len(GAIN_NAMES)
BOATS = len(BOAT_NAMES)
ARTIFACTS = len(ARTIFACT_NAMES)
LANDS = len(LAND_NAMES)
TRADE_LAND, INFLUENCE_LAND = LAND_NAMES.index("trade"), LAND_NAMES.index("influence")

# ---------------------------------------------------------------------------- Vikings: kind = colour * FACES + gain
FACES = len(_VIKINGS["rule"]["gains_shown"])
VIKING_NAMES = tuple(f"{colour}_{gain}" for colour in COLOUR_NAMES for gain in GAIN_NAMES[:FACES])
VIKINGS = len(VIKING_NAMES)
_BY_NAME = {viking["id"]: viking for viking in _VIKINGS["viking"]}
COPIES: Grid = table(  # of each kind, by number of players
    [[0] * VIKINGS] * 2 + [[_BY_NAME[name][f"p{players}"] for name in VIKING_NAMES] for players in (2, 3, 4)]
)
MAX_DECK = sum(viking["p4"] for viking in _VIKINGS["viking"])
SLOTS: int = _VIKINGS["rule"]["market_slots"]
HAND: int = _VIKINGS["rule"]["start_hand"]
START_CREW: int = _VIKINGS["rule"]["start_crew"]

# ---------------------------------------------------------------------------- destinations
_CARDS = _DESTINATIONS["destination"]
DESTINATION_NAMES = tuple(card["key"] for card in _CARDS)
DESTINATIONS = len(_CARDS)
VISIBLE: int = _TRACKS["setup"]["visible_trade_lands"]  # of each kind
PLACES = LANDS * VISIBLE
RESERVE: int = _TRACKS["limits"]["reserved_destinations"]
MAX_LAND = max(kind["cards"] for kind in _DESTINATIONS["kind"])
LAND_OF: Row = table([LAND_NAMES.index(card["kind"]) for card in _CARDS])
COST: Grid = table([[card["cost"].get(colour, 0) for colour in COLOUR_NAMES] for card in _CARDS])
DIFFERENT: Row = table([card["cost"].get("different", 0) for card in _CARDS])
EQUAL: Row = table([card["cost"].get("equal", 0) for card in _CARDS])
COST_SIZE: Row = table([card["cost_size"] for card in _CARDS])
REWARD: Grid = table([[card["gains"].get(gain, 0) for gain in GAIN_NAMES] for card in _CARDS])

COLUMNS = 3  # of a trade: as many as there can be bracelets


def _trade_row(columns: list[list[str]]) -> list[list[int]]:
    return [[column.count(gain) for gain in GAIN_NAMES] for column in columns]


TRADE_OF_DESTINATION: Cube = table([_trade_row(card["trade"]) for card in _CARDS])
TRADE_OF_BOAT: Cube = table([_trade_row(side["trade"]) for side in _BOATS["side"]])  # by side

# ---------------------------------------------------------------------------- tracks and limits
MAX_RECRUITS: int = _TRACKS["limits"]["recruit"]
MAX_BRACELETS: int = _TRACKS["limits"]["bracelet"]
MAX_FAME: int = _TRACKS["limits"]["fame"]
START_RECRUITS: int = _TRACKS["setup"]["recruits"]
START_BRACELETS: int = _TRACKS["setup"]["bracelets"]
GOAL: int = _TRACKS["end"]["trigger_vp"]
REPUTATION: Row = table(
    [max(row["vp"] for row in _TRACKS["fame_threshold"] if row["from"] <= fame) for fame in range(MAX_FAME + 1)]
)
