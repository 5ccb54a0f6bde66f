"""What is in the box, as integer tables read from the data files: goods, ships, rounds, mountains, occupations."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

from longhouse.games.feast_for_odin.schema import Length
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import table

NONE = -1


def read(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((Path(__file__).parent / "data" / f"{name}.toml").read_text(encoding="utf-8"))


_GOODS, _SPECIALS, _BOARDS, _ROUNDS = read("goods"), read("special_tiles"), read("boards"), read("rounds")

# ---------------------------------------------------------------------------- items
# One numbering for everything a player can own, so that a set of items is one int64. Foods come first.
ORANGE = ("peas", "flax", "beans", "grain", "cabbage", "fruits")
RED = (
    *("mead", "stockfish", "milk", "salt_meat", "game_meat", "whale_meat"),
    *("sheep", "cattle", "pregnant_sheep", "pregnant_cattle"),
)
GREEN = ("oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing")
BLUE = ("rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard")
SPECIAL_NAMES = tuple(tile["id"] for tile in _SPECIALS["special_tile"])
RESOURCE_NAMES = ("silver", "wood", "stone", "ore")
RESOURCES = len(RESOURCE_NAMES)
WEAPON_NAMES = tuple(weapon["id"] for weapon in _GOODS["weapon"])
SHIP_NAMES = tuple(ship["id"] for ship in _BOARDS["ship"])
BUILDING_NAMES = tuple(building["id"] for building in _BOARDS["building"])
ITEM_NAMES = (
    *(*ORANGE, *RED, *GREEN, *BLUE, *SPECIAL_NAMES),
    *(*RESOURCE_NAMES, *WEAPON_NAMES, *SHIP_NAMES, *BUILDING_NAMES),
)
ITEM = {name: number for number, name in enumerate(ITEM_NAMES)}
ITEMS = len(ITEM_NAMES)
FOODS = len(ORANGE) + len(RED)

FIRST_RED, FIRST_GREEN, FIRST_BLUE = ITEM[RED[0]], ITEM[GREEN[0]], ITEM[BLUE[0]]
FIRST_SPECIAL, SPECIALS = ITEM[SPECIAL_NAMES[0]], len(SPECIAL_NAMES)
MEAD, SHEEP, CATTLE = ITEM["mead"], ITEM["sheep"], ITEM["cattle"]
PREGNANT_SHEEP, PREGNANT_CATTLE = ITEM["pregnant_sheep"], ITEM["pregnant_cattle"]
SILVER, WOOD, STONE, ORE = (ITEM[name] for name in RESOURCE_NAMES)
FIRST_WEAPON, WEAPONS = ITEM[WEAPON_NAMES[0]], len(WEAPON_NAMES)
WHALING_BOAT, KNARR, LONGSHIP = (ITEM[name] for name in SHIP_NAMES)
SHED, STONE_HOUSE, LONG_HOUSE = (ITEM[name] for name in BUILDING_NAMES)
ENGLISH_CROWN = ITEM["english_crown"]
PLACEABLE = ORE + 1  # items below this may lie on boards (stone has no shape, wood lies where a card allows it)
TILE_ANSWERS = FIRST_WEAPON + WEAPONS  # items that an answer can name

ORANGE_COLOUR, RED_COLOUR, GREEN_COLOUR, BLUE_COLOUR, COIN_COLOUR, ORE_COLOUR, OTHER_COLOUR = range(7)
COLOUR_NAMES = ("orange", "red", "green", "blue")
GOODS: dict[str, Any] = {good["id"]: good for good in _GOODS["good"] + _GOODS["animal"]}
SPECIAL_TILES: dict[str, Any] = {tile["id"]: tile for tile in _SPECIALS["special_tile"]}


def _colour(name: str) -> int:
    if name in GOODS:
        return COLOUR_NAMES.index(GOODS[name]["color"])
    if name in SPECIAL_TILES:
        return BLUE_COLOUR  # grey tiles follow the rules of blue ones
    return {"silver": COIN_COLOUR, "ore": ORE_COLOUR}.get(name, OTHER_COLOUR)


def _printed(name: str, fact: str, otherwise: int) -> int:
    return int(GOODS.get(name, SPECIAL_TILES.get(name, {})).get(fact, otherwise))


COLOUR: Row = table([_colour(name) for name in ITEM_NAMES])
UPGRADE: Row = table([ITEM.get(GOODS.get(name, {}).get("upgrade", ""), NONE) for name in ITEM_NAMES])
BACK: Row = table([ITEM.get(GOODS.get(name, {}).get("back", ""), NONE) for name in ITEM_NAMES])


def _beside(name: str, aside: int) -> int:
    """The good one colour up and some columns aside in the goods box, or NONE."""
    if name not in ORANGE + RED + GREEN:
        return NONE
    good = GOODS[name]
    level, column = COLOUR_NAMES.index(good["color"]) + 1, good["grid_column"] + aside
    found = [g for g in GOODS.values() if (COLOUR_NAMES.index(g["color"]), g.get("grid_column")) == (level, column)]
    return ITEM[found[0]["id"]] if found else NONE


UP_LEFT: Row = table([_beside(name, -1) for name in ITEM_NAMES])
UP_RIGHT: Row = table([_beside(name, 1) for name in ITEM_NAMES])
SWORD: Row = table([_printed(name, "sword", 0) for name in ITEM_NAMES])
SALE_PRICE: Row = table([_printed(name, "silver_cost", NONE) for name in ITEM_NAMES])
CAN_BE_FORGED: Row = table([_printed(name, "forge", 0) for name in ITEM_NAMES])
HARVEST_NUMBER: Row = table([_printed(name, "harvest", 0) for name in ITEM_NAMES])
ANIMAL_POINTS: Row = table([GOODS[name]["points"] for name in RED[SHEEP - FIRST_RED :]])
WEAPON_CARDS: Row = table([weapon["count"] for weapon in _GOODS["weapon"]])
CROWN_POINTS: int = _ROUNDS["scoring"]["plus"]["english_crown"]
PENALTY_POINTS: int = _ROUNDS["scoring"]["minus"]["thing_penalty"]

# ---------------------------------------------------------------------------- banquet
# The cells of the table that a food takes lying and standing; what it is worth to its owner otherwise.
LYING: Row = table([max(GOODS[name]["width"], GOODS[name]["height"]) for name in ITEM_NAMES[:FOODS]])
STANDING: Row = table([min(GOODS[name]["width"], GOODS[name]["height"]) for name in ITEM_NAMES[:FOODS]])


def _food_worth(name: str) -> int:
    animal = 20 if ITEM[name] >= SHEEP else 0
    return animal + int(GOODS[name]["cells"]) * (1 if name in ORANGE else 2)


FOOD_WORTH: Row = table([_food_worth(name) for name in ITEM_NAMES[:FOODS]])
FOOD_TYPES = FOODS - 2  # a pregnant animal is of the type of a plain one
BANQUET_CELLS: int = _BOARDS["banquet_table"]["cells"]
CELLS_PER_SHIP: int = _BOARDS["banquet_table"]["cells_per_ship_slot"]
MAX_EMIGRATED: int = _BOARDS["banquet_table"]["ship_slots"]

# ---------------------------------------------------------------------------- ships and buildings
_SHIPS = {ship["id"]: ship for ship in _BOARDS["ship"]}
_BUILDINGS = {building["id"]: building for building in _BOARDS["building"]}
SHIP_KINDS = len(SHIP_NAMES)
SHIP_PRICE: Row = table([_SHIPS[name]["silver_cost"] for name in SHIP_NAMES])
SHIP_POINTS: Row = table([_SHIPS[name]["points"] for name in SHIP_NAMES])
EMIGRATED_POINTS: Row = table([_SHIPS[name].get("emigrated_points", 0) for name in SHIP_NAMES])
SMALL_BERTHS: int = _BOARDS["harbour"]["small_slots"]
LARGE_BERTHS: int = _BOARDS["harbour"]["large_slots"]
LONGSHIP_ORE: int = _SHIPS["longship"]["ore_spaces"]
SHEDS: int = _BUILDINGS["shed"]["count"]
STONE_HOUSES: int = _BUILDINGS["stone_house"]["count"]
LONG_HOUSES: int = _BUILDINGS["long_house"]["count"]
SHED_POINTS: int = _BUILDINGS["shed"]["points"]
SHED_SPACES: int = _BUILDINGS["shed"]["wood_spaces"]  # and as many for stone
STONE_HOUSE_SPACES: int = _BUILDINGS["stone_house"]["wood_spaces"]

# A vessel is a ship with the ore loaded onto it; equal ones cannot be told apart.
VESSEL_NAMES = (
    *("whaling_boat_0", "whaling_boat_1", "knarr"),
    *(f"longship_{ore}" for ore in range(LONGSHIP_ORE + 1)),
)
VESSELS = len(VESSEL_NAMES)
EMPTY_BOAT, LOADED_BOAT, A_KNARR, EMPTY_LONGSHIP = 0, 1, 2, 3
FULL_LONGSHIP = EMPTY_LONGSHIP + LONGSHIP_ORE
SHIP_OF_VESSEL: Row = table([WHALING_BOAT, WHALING_BOAT, KNARR] + [LONGSHIP] * (LONGSHIP_ORE + 1))

# ---------------------------------------------------------------------------- rounds and mountains
LENGTH_NAMES: tuple[Length, ...] = get_args(Length)
ROUNDS: Row = table([_ROUNDS["length"][name]["rounds"] for name in LENGTH_NAMES])
MAX_ROUNDS = 7
_ROUND_FACTS = {(entry["game"], entry["round"]): entry for entry in _ROUNDS["round"]}


def _by_round(fact: str, otherwise: int) -> list[list[int]]:
    return [[_ROUND_FACTS.get((g, n), {}).get(fact, otherwise) for n in range(MAX_ROUNDS + 1)] for g in LENGTH_NAMES]


VIKINGS: Grid = table(_by_round("vikings", 0))  # [length, round]
FEAST_CELLS: Grid = table(_by_round("feast_cells", 0))
HARVEST_LEVEL: Grid = table(_by_round("harvest_level", 0))
BOARD_SILVER: Grid = table(_by_round("silver_on_each_other_unclaimed_board", 0))
FLIPPED_LETTER: Grid = table(
    [
        ["ABCD".find(_ROUND_FACTS.get((g, n), {}).get("flip_letter", "?")) for n in range(MAX_ROUNDS + 1)]
        for g in LENGTH_NAMES
    ]
)

STRIPS: int = _ROUNDS["mountain_rules"]["strips"]
STRIP_ITEMS: int = _ROUNDS["mountain_rules"]["items_per_strip"]
TWO_SILVER = ITEMS  # one item of a strip
STRIP: Grid = table([[ITEM.get(item, TWO_SILVER) for item in s["items"]] for s in _ROUNDS["mountain_strip"]])
STRIPS_AT_START: Row = table(
    [
        0,
        *[_ROUNDS["setup"]["mountains"]["face_up_1_to_3_players"]] * 3,
        _ROUNDS["setup"]["mountains"]["face_up_4_players"],
    ]
)

# ---------------------------------------------------------------------------- occupations
OCCUPATIONS: list[dict[str, Any]] = sorted(read("occupations")["occupation"], key=lambda card: card["number"])
CARDS = len(OCCUPATIONS)
CARD_NAMES = tuple(card["id"] for card in OCCUPATIONS)
CARD_POINTS: Row = table([card["points"] for card in OCCUPATIONS])
CARD_DECK: Row = table(["ABC".index(card["deck"]) for card in OCCUPATIONS])
IS_STARTING: Row = table([int(card["starting"]) for card in OCCUPATIONS])
DECK_CHOICES = ("A", "B", "C", "AB", "AC", "BC", "ABC", "")  # the values of the option decks
DECKS_IN_GAME: Row = table([sum(1 << "ABC".index(deck) for deck in choice) for choice in DECK_CHOICES])
