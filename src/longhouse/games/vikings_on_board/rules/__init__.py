"""The rules of Vikings on Board. Calls go one way: fjord, harbour, supplies < village < sailing < turns < decisions."""

from longhouse.games.vikings_on_board.rules.decisions import apply, legal_actions
from longhouse.games.vikings_on_board.rules.invariants import broken
from longhouse.games.vikings_on_board.rules.scoring import score, score_line, standing
from longhouse.games.vikings_on_board.rules.table_setup import setup

__all__ = ["apply", "broken", "legal_actions", "score", "score_line", "setup", "standing"]
