"""What is in the box, as integer tables read from data/components.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import table

_BOX = tomllib.loads((Path(__file__).parent / "data" / "components.toml").read_text(encoding="utf-8"))

CLAN_NAMES = tuple(colour["id"] for colour in _BOX["colour"])
BUILDING_NAMES = tuple(building["id"] for building in _BOX["building"])
SUPPLY_NAMES = tuple(supply["id"] for supply in _BOX["supply"])

CLANS = len(CLAN_NAMES)
BUILDINGS = len(BUILDING_NAMES)
SUPPLIES = len(SUPPLY_NAMES)
SHIPS: int = _BOX["ships"]["count"]
BODY_AT_START: int = _BOX["ships"]["body_pieces_at_start"]
MAX_BODY: int = _BOX["ships"]["body_pieces_max"]
STERNS: int = _BOX["ships"]["ships_that_sail"]
MAX_VALUE: int = _BOX["market"]["max_value"]
START_VALUE: int = _BOX["market"]["start_value"]

_SHIELDS = [body["shields"] for body in _BOX["body_set"] for _ in range(body["per_colour"])]
CLAN_PIECES = len(_SHIELDS)
PIECES = CLANS * CLAN_PIECES
CLAN_OF: Row = table([piece // CLAN_PIECES for piece in range(PIECES)])
SHIELDS: Row = table(_SHIELDS * CLANS)  # printed on each piece

BARREL_VALUES = tuple(barrel["value"] for barrel in _BOX["barrel"])
BARRELS = len(BARREL_VALUES)  # of each clan
VALUE_OF_BARREL: Row = table(BARREL_VALUES)

TOKENS_OF_EACH = tuple(supply["count"] for supply in _BOX["supply"])
TOKENS = sum(TOKENS_OF_EACH)
ADD_ONE_STACK, DRAW_THREE_STACK = 0, 1
STACK_SIZE: Row = table([_BOX["supply_stacks"]["add_one"], _BOX["supply_stacks"]["draw_three"]])
MAX_STACK = max(STACK_SIZE[0], STACK_SIZE[1])
SUPPLY_OF_TOKEN: Row = table([supply for supply in range(SUPPLIES) for _ in range(TOKENS_OF_EACH[supply])])
MAX_DRAWN = 3

_VIKINGS = _BOX["player_piece"][0]["used"]
VIKINGS: Row = table([0, 0, _VIKINGS["p2"], _VIKINGS["p3"], _VIKINGS["p4"]])  # of each player, by number of players


def _letters(order: str) -> list[int]:
    places = ["ABCD".index(letter) for letter in order]
    return places + [0] * (BUILDINGS - len(places))


FIRST_ORDER: Grid = table([[0] * BUILDINGS] * 2 + [_letters(_BOX["first_order"][f"p{n}"]) for n in (2, 3, 4)])


def shields_printed(piece: int) -> int:
    """Shields printed on a body piece, outside the rules."""
    return SHIELDS[piece]
