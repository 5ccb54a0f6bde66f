"""The rules of Knarr. Calls go one way: crew, boats < deck, exploring < artifacts, payment < turns < decisions."""

from longhouse.games.knarr.rules.boats import score
from longhouse.games.knarr.rules.decisions import apply, legal_actions
from longhouse.games.knarr.rules.invariants import broken
from longhouse.games.knarr.rules.scoring import score_line, standing
from longhouse.games.knarr.rules.table_setup import setup

__all__ = ["apply", "broken", "legal_actions", "score", "score_line", "setup", "standing"]
