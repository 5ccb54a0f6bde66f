"""The rules of A Feast for Odin.

Calls go one way: frames < moments, standing < harbour, armoury < supply < income < holdings, boards < goods_box,
mountain, banquet < possible < gifts < openness < feasible < vikings < hunt < exchange, trade, sailing < occupations <
opening_cards < copying < cards < anytime < turns < effects < phases, legal < decisions.
"""

from longhouse.games.feast_for_odin.rules.decisions import apply
from longhouse.games.feast_for_odin.rules.invariants import broken
from longhouse.games.feast_for_odin.rules.legal import legal_actions
from longhouse.games.feast_for_odin.rules.scoring import score, score_line, standing
from longhouse.games.feast_for_odin.rules.table_setup import setup

__all__ = ["apply", "broken", "legal_actions", "score", "score_line", "setup", "standing"]
