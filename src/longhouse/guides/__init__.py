"""Guided first games: a fixed deal and a line of answers, each own one asked for with the reason why."""

from longhouse.guides.guide import GUIDED, Guide, Step, guide_of

__all__ = ["GUIDED", "Guide", "Step", "guide_of"]
