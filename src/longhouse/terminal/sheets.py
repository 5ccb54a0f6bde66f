"""Score sheets and the end of a game."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhouse.kernel.match import Match
from longhouse.terminal.picture import seat_name
from longhouse.terminal.voice import Voice

__all__ = ["score_table", "winners_text"]


def score_table(match: Match, seats: Iterable[int], voice: Voice) -> RenderableType:
    """The score sheets of these seats, side by side."""
    say, sheets = voice.of(match.game), {seat: match.score_sheet(seat) for seat in seats}
    table = Table(show_footer=True)
    table.add_column("", footer=voice("score-total"))
    for seat, sheet in sheets.items():
        name = seat_name(match.game, seat, voice)
        table.add_column(name, footer=str(sum(sheet.values())), justify="right")
    for line in match.game.room.score_lines:
        table.add_row(say(f"score-{line}"), *(str(sheet[line]) for sheet in sheets.values()))
    return Group(Text(voice("scores-final" if match.over else "scores-now"), style="bold"), table)


def winners_text(match: Match, voice: Voice) -> Text:
    """Who won; alone there is nobody to beat, only points."""
    if match.players == 1:
        return Text(voice("ended-alone", points=match.scores[0]), style="bold green")
    names = [seat_name(match.game, seat, voice) for seat in match.winners]
    if not names:
        return Text(voice("won-nobody"), style="bold")
    if len(names) == 1:
        return Text(voice("won", winner=names[0]), style="bold green")
    return Text(voice("won-shared", winners=", ".join(names)), style="bold green")
