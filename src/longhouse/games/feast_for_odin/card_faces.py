"""Occupations as whoever may see their faces reads them."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import OCCUPATIONS
from longhouse.games.feast_for_odin.schema import Occupation


def card_face(card: int) -> Occupation:
    """What is printed on a card; its name and what it does as messages, one a clause."""
    facts = OCCUPATIONS[card]
    return {
        "card": facts["id"],
        "number": facts["number"],
        "name": {"id": f"card-{facts['id']}"},
        "deck": facts["deck"],
        "starting": facts["starting"],
        "kind": facts["kind"],
        "points": facts["points"],
        "effect": [{"id": message} for message in effect_messages(card)],
    }


def effect_messages(card: int) -> list[str]:
    """The ids of the messages that say what a card does, one a clause."""
    facts = OCCUPATIONS[card]
    return [f"effect-{facts['id']}-{clause}" for clause in range(1, len(facts["effect"]) + 1)]
