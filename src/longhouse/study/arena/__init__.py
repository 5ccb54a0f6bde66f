"""The arena: bots play each other on equal terms, and their strength is measured. docs/bots.md tells what it means."""

from longhouse.study.arena.figures import Figures, add_up
from longhouse.study.arena.log import BadLog, Log, Played
from longhouse.study.arena.playing import play
from longhouse.study.arena.report import report
from longhouse.study.arena.speech import Speech
from longhouse.study.arena.tournament import Bout, Tournament, digest

__all__ = ["BadLog", "Bout", "Figures", "Log", "Played", "Speech", "Tournament", "add_up", "digest", "play", "report"]
