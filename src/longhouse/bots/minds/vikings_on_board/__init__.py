"""The mind for Vikings on Board: who leads which ship, what lies on its bow, and which barrels will win."""

from longhouse.bots.minds.vikings_on_board.features import FEATURES, calm, measure
from longhouse.bots.minds.vikings_on_board.leaning import lean

__all__ = ["FEATURES", "calm", "lean", "measure"]
