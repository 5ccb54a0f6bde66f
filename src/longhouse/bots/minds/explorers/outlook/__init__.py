"""Explorers of the North Sea as a network looks at it: the table in few numbers, and places in rows.

The game's own observation names hexes, lands and cells by the order in which they came. Here each has a row that says
what it is good for, seen from one seat, and an answer that names one points at its row. Every number fits in 8 bits.

- ``OUTLOOK``: the observation. Its first numbers (``ways``) are what the rest is made from, and no input.
- ``ENTITIES``: the kinds of places, where their rows lie and how wide they are. A row begins with 1, or is empty.
- ``INPUTS``: the numbers that are no places, for a network's first layer.
- ``answer_entity``: the row that an answer points at.
"""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.cargoes import fill_cargoes
from longhouse.bots.minds.explorers.outlook.cells import fill_cells, fill_tiles
from longhouse.bots.minds.explorers.outlook.hexes import fill_hexes, fill_sails
from longhouse.bots.minds.explorers.outlook.lands import fill_drives, fill_lands, fill_shores, fill_walks
from longhouse.bots.minds.explorers.outlook.layout import KINDS, WAYS
from longhouse.bots.minds.explorers.outlook.paths import fill_ways
from longhouse.bots.minds.explorers.outlook.table import TABLE
from longhouse.bots.minds.explorers.outlook.turns import fill_turns
from longhouse.bots.minds.places import group_of
from longhouse.games.explorers.components import SIDES
from longhouse.games.explorers.state import ANSWERS, State
from longhouse.kernel.observation import Group, Observation, count, filled

__all__ = ["ENTITIES", "INPUTS", "OUTLOOK", "answer_entity"]

_LARGEST = 63
_MEANING_AND_RULE = {
    "hexes": ("Hexes: how near, what lies there, who is there.", fill_hexes),
    "lands": ("Land parts: how near, what stands there, whose the island is.", fill_lands),
    "cells": ("Open cells, by the answer that names them, while the seat places a tile.", fill_cells),
    "tiles": ("Tiles of the own hand, while one is chosen.", fill_tiles),
    "turns": ("Ways to lay the chosen tile in the chosen cell.", fill_turns),
    "sails": ("Sides of the own ship's water: the hex beyond and what lies that way.", fill_sails),
    "shores": ("Shores in reach of the own ship.", fill_shores),
    "walks": ("Steps by side and walkers, while they are asked for.", fill_walks),
    "drives": ("Steps with an animal by animal and side, while they are asked for.", fill_drives),
    "cargoes": ("Cargoes that may be loaded or unloaded, while they are asked for.", fill_cargoes),
}

OUTLOOK = Observation(
    State,
    Group(
        "ways",
        "What the rest is made from.",
        (filled("ways", count(_LARGEST, -_LARGEST), "Ways.", {"number": WAYS}, fill_ways),),
    ),
    *(group_of(places, _LARGEST, *_MEANING_AND_RULE[places.name]) for places in KINDS),
    *TABLE,
)
ENTITIES = KINDS
INPUTS = range(KINDS[-1].end, OUTLOOK.size)
assert all(OUTLOOK.places[1 + k].first == places.first for k, places in enumerate(KINDS))

# The kind of place that each block of answers names, and how many answers in a row name one place.
_NAMED = {
    "tile": ("tiles", 1),
    "cell": ("cells", 1),
    "turn": ("turns", 1),
    "shore": ("shores", 1),
    "cargo": ("cargoes", 1),
    "sail": ("sails", 1),
    "land": ("lands", 1),
    "walk": ("walks", 1),
    "transport": ("drives", 1),
    "corner": ("hexes", SIDES),
}
_NUMBERS = {places.name: number for number, places in enumerate(KINDS)}


def answer_entity(code: int) -> tuple[int, int] | None:
    """The kind of place (a number of ENTITIES) that an answer names, and which of them; None: no place."""
    block = ANSWERS.block_of(code)
    if block.kind not in _NAMED:
        return None
    name, alike = _NAMED[block.kind]
    return _NUMBERS[name], (code - block.first) // alike
