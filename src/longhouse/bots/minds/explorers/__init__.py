"""The mind for Explorers of the North Sea: outposts, herds brought home, raids, and islands held when they close."""

from longhouse.bots.minds.explorers.features import FEATURES, calm, measure
from longhouse.bots.minds.explorers.leaning import lean
from longhouse.bots.minds.explorers.outlook import ENTITIES, INPUTS, OUTLOOK, answer_entity

__all__ = [
    "BURDENS",
    "ENTITIES",
    "FEATURES",
    "INPUTS",
    "OUTLOOK",
    "STANDING",
    "answer_entity",
    "calm",
    "lean",
    "measure",
]

BURDENS = ("adrift",)  # features of which less is better
STANDING = (
    "turns",
    "hexes",
    "settlement",
    "enemy_ship",
    "outpost",
    "vikings",
    "livestock",
    "mainland",
    "ship_hex",
    "ship_sea",
    "crew",
    "hold",
    "delivered",
)
