"""A Feast for Odin as a network looks at it: the game's own observation, and behind it things in rows.

The observation tells what lies on which cell; what a tile does there is hard to see in it. Here every cell, turn, tile
and board that an answer may name has a row that says what comes of it, and the answer points at that row. The rows
lie behind the observation, so that networks taught without them read the same numbers as ever.

- ``OUTLOOK``: the observation and the rows.
- ``ENTITIES``: the kinds of things, where their rows lie and how wide they are. A row begins with 1, or is empty.
- ``answer_entity``: the row that an answer points at.
"""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.outlook.grounds import fill_grounds
from longhouse.bots.minds.feast_for_odin.outlook.laying import fill_cells, fill_turns
from longhouse.bots.minds.feast_for_odin.outlook.layout import KINDS, LARGEST
from longhouse.bots.minds.feast_for_odin.outlook.tiles import fill_tiles
from longhouse.bots.minds.places import group_of
from longhouse.games.feast_for_odin.observation import OBSERVATION
from longhouse.games.feast_for_odin.state import ANSWERS, State
from longhouse.kernel.observation import Observation

__all__ = ["ENTITIES", "OUTLOOK", "answer_entity"]

_MEANING_AND_RULE = {
    "grounds": ("Own boards, and those that may be explored, by the answer that names them.", fill_grounds),
    "tiles": ("Items that may be named, while one is asked for.", fill_tiles),
    "turns": ("Ways to turn the tile that is being laid, while one is asked for.", fill_turns),
    "cells": ("Cells where it may go, while one is asked for.", fill_cells),
}

OUTLOOK = Observation(
    State, *OBSERVATION.groups, *(group_of(places, LARGEST, *_MEANING_AND_RULE[places.name]) for places in KINDS)
)
ENTITIES = KINDS
assert [place.first for place in OUTLOOK.places[-len(KINDS) :]] == [places.first for places in KINDS]

_NAMED = {"board": "grounds", "item": "tiles", "turn": "turns", "cell": "cells"}
_NUMBERS = {places.name: number for number, places in enumerate(KINDS)}


def answer_entity(code: int) -> tuple[int, int] | None:
    """The kind of thing (a number of ENTITIES) that an answer names, and which of them; None: no thing with a row."""
    block = ANSWERS.block_of(code)
    return (_NUMBERS[_NAMED[block.kind]], code - block.first) if block.kind in _NAMED else None
