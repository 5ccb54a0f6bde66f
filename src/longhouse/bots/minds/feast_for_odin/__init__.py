"""The mind for A Feast for Odin: cover the ground, mind the feasts, let ships and Vikings earn their keep."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.features import FEATURES, measure
from longhouse.bots.minds.feast_for_odin.leaning import lean
from longhouse.bots.minds.feast_for_odin.outlook import ENTITIES, OUTLOOK, answer_entity
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule

__all__ = ["BURDENS", "ENTITIES", "FEATURES", "OUTLOOK", "TOLD_WITH", "answer_entity", "calm", "lean", "measure"]

TOLD_WITH = {"income_early": "income"}  # features in the words of another one, of which they are a part
BURDENS = ("feasts", "hunger", "edges")  # features of which less is better


@rule
def calm(s: State) -> bool:
    """A turn begins: everything of the turn or the round before is done."""
    return s.ask == Ask.TURN
