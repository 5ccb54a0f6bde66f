"""What tuning brought, as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhouse.kernel.game import Game
from longhouse.study.tuning import DIGITS, Tuning
from longhouse.terminal.voice import Voice

__all__ = ["tuning_table"]


def tuning_table(game: Game, tuning: Tuning, voice: Voice) -> RenderableType:
    """The weights before and after, and how the new ones did against the old ones."""
    table = Table(title=voice("tune-head", game=game.title(voice.lang), players=tuning.players), title_style="bold")
    table.add_column(voice("tune-feature"))
    for title in (voice("tune-before"), voice("tune-after")):
        table.add_column(title, justify="right", no_wrap=True)
    for feature, before in tuning.before.items():
        table.add_row(feature, _weight(before, voice.lang), _weight(tuning.after[feature], voice.lang))
    low, high = tuning.interval
    gain = voice(
        "tune-gain",
        rate=_percent(tuning.wins / tuning.checked, voice.lang),
        games=tuning.checked,
        low=_percent(low, voice.lang),
        high=_percent(high, voice.lang),
    )
    return Group(table, Text(gain, style="bold"))


def _weight(value: float, lang: str) -> str:
    return _spelled(f"{value:.{DIGITS}f}", lang)


def _percent(share: float, lang: str) -> str:
    return _spelled(f"{100 * share:.1f}", lang)


def _spelled(number: str, lang: str) -> str:
    return number.replace(".", ",") if lang == "fr" else number
