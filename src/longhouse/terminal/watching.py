"""A game between bots, to be read: where it begins, every answer with what it may bring and why, and what it told."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from longhouse.bots import Bot, explain
from longhouse.kernel.match import Match
from longhouse.terminal.hints import hint_text
from longhouse.terminal.picture import draw, open_view, seat_name
from longhouse.terminal.sheets import score_table, winners_text
from longhouse.terminal.voice import Voice

__all__ = ["watch_game"]


def watch_game(match: Match, bots: Sequence[Bot], names: Sequence[str], voice: Voice, console: Console) -> None:
    """Let bots, one a seat, play a match to its end; ``names`` are what they are called."""
    console.print(draw(match.game, open_view(match), voice))
    last = None
    while match.actor is not None:
        if match.actor != last:
            last = match.actor
            heading = f"{seat_name(match.game, last, voice)}, {names[last]}"
            console.print(Rule(heading, style="dim", align="left"))
        _watch_answer(match, bots[last], voice, console)
    console.print(Rule(style="dim"))
    console.print(score_table(match, range(match.players), voice))
    console.print(Text.assemble(winners_text(match, voice), *_totals(match, voice)))


def _totals(match: Match, voice: Voice) -> list[str]:
    """The points of all, the most first; of who played alone they are told already."""
    if match.players == 1:
        return []
    seats = sorted(range(match.players), key=lambda seat: -match.scores[seat])
    return [" ", ", ".join(f"{seat_name(match.game, seat, voice)} {match.scores[seat]}" for seat in seats)]


def _watch_answer(match: Match, bot: Bot, voice: Voice, console: Console) -> None:
    """One answer: with its reason where there was a choice, then what it told."""
    assert match.actor is not None
    seen, number = match.seen_by(match.actor), match.answered + 1
    answer = bot(seen)
    if len(seen.codes) == 1:
        told = f"{number}. {answer.text(voice.lang)}"
    else:
        told = hint_text(number, explain(seen, answer, bot), voice)
    console.print(Text(told, style="bold"), soft_wrap=True)
    for event in match.play(answer):
        console.print(Text(f"     {event.text(voice.lang)}"), soft_wrap=True)
