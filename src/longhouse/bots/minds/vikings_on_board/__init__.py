"""The mind for Vikings on Board: who leads which ship, what lies on its bow, and which barrels will win."""

from longhouse.bots.minds.vikings_on_board.features import FEATURES, calm, measure
from longhouse.bots.minds.vikings_on_board.leaning import lean

__all__ = ["FEATURES", "TOLD_WITH", "calm", "lean", "measure"]

TOLD_WITH = {
    "cargo_early": "cargo",
    "bets_early": "bets_leading",
}  # features in the words of another one, of which they are a part
