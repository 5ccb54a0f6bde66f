"""Players made of code: a bot is given what its seat knows and returns an answer; it never sees the match."""

from longhouse.bots.advice import Advice, advise, explain
from longhouse.bots.bot import Bot, Maker
from longhouse.bots.budget import Budget
from longhouse.bots.calibration import Expected
from longhouse.bots.chance import RandomBot
from longhouse.bots.preparation import prepare, prepare_in_background
from longhouse.bots.registry import named, names

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Expected",
    "Maker",
    "RandomBot",
    "advise",
    "explain",
    "named",
    "names",
    "prepare",
    "prepare_in_background",
]
