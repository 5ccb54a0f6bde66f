"""The rules of Explorers of the North Sea.

Calls go one way: islands < outposts < chart < hands < turns < decisions; islands < land < longships < decisions;
land, outposts < captains < scoring.
"""

from longhouse.games.explorers.rules.decisions import apply, legal_actions, setup
from longhouse.games.explorers.rules.invariants import broken
from longhouse.games.explorers.rules.scoring import score, score_line, standing

__all__ = ["apply", "broken", "legal_actions", "score", "score_line", "setup", "standing"]
