"""The mind for Knarr: a race to forty points, by a crew that pays again and again, by lands, trade and reputation."""

from longhouse.bots.minds.knarr.features import FEATURES, calm, measure
from longhouse.bots.minds.knarr.leaning import lean

__all__ = ["FEATURES", "calm", "lean", "measure"]
