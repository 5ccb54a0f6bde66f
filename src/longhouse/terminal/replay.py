"""Stepping through a saved game, as a seat saw it or with everything open."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from longhouse.kernel.events import Event
from longhouse.kernel.match import Match
from longhouse.terminal.keyboard import Read, clear, whole_number
from longhouse.terminal.picture import draw, open_view, seat_name
from longhouse.terminal.sheets import score_table, winners_text
from longhouse.terminal.voice import Voice

__all__ = ["Replay"]


class Replay:
    """A game from its first to its last answer. ``seat`` None shows all that the seats know together."""

    def __init__(self, match: Match, seat: int | None, voice: Voice, console: Console, read: Read) -> None:
        if seat is not None:
            match.view(seat)  # a seat that is not at the table is refused here
        self.voice = voice
        self.console = console
        self.read = read
        self.seat = seat
        self.stages = [match.game.start(match.players, match.seed, **match.options)]
        for step in match.history:
            stage = self.stages[-1].copy()
            stage.play(step.action)
            self.stages.append(stage)
        self.match = match

    def print_all(self) -> None:
        """The whole log, then how it stands."""
        self._print_lines(self._lines(0))
        for at in range(1, len(self.stages)):
            self._print_lines(self._lines(at))
        self._print_standing(self.stages[-1])

    def run(self) -> None:
        """Step forward and back until the person leaves."""
        at = 0
        try:
            while True:
                self._show(at)
                to = self._moved(self.read(f"{at}/{len(self.stages) - 1} {self.voice('prompt')} "), at)
                if to is None:
                    return
                at = min(max(to, 0), len(self.stages) - 1)
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _moved(self, line: str, at: int) -> int | None:
        """Where a line leads; None away from here."""
        word, _, rest = line.partition(" ")
        if word in ("", "n"):
            return at + 1
        number = whole_number(word)
        if number is not None:
            return number
        if word == "l":
            self.voice.turn()
        if word == "v":
            self._look_from(rest.strip())
        return {"q": None, "p": at - 1, "f": 0, "e": len(self.stages)}.get(word, at)

    def _look_from(self, seat: str) -> None:
        number = whole_number(seat)
        self.seat = None if number is None or number >= self.match.players else number

    def _show(self, at: int) -> None:
        clear(self.console)
        stage = self.stages[at]
        view = open_view(stage) if self.seat is None else stage.view(self.seat)
        self.console.print(draw(stage.game, view, self.voice))
        self.console.print(Rule(self._seen_from(), style="dim", align="left"))
        self._print_lines(self._lines(at))
        if stage.over:
            self._print_standing(stage)
        self.console.print(Text(self.voice("replay-keys"), style="dim"))

    def _seen_from(self) -> str:
        if self.seat is None:
            return self.voice("view-open")
        return self.voice("view-of", player=seat_name(self.match.game, self.seat, self.voice))

    def _lines(self, at: int) -> list[Text]:
        """The answer that led here, where it is no secret, and what it told."""
        lang = self.voice.lang
        if at == 0:
            return [Text(f"     {event.text(lang)}") for event in self._seen(self.match.opening)]
        step = self.match.history[at - 1]
        lines = [Text(f"     {event.text(lang)}") for event in self._seen(step.events)]
        if self.seat in (None, step.seat):
            name = seat_name(self.match.game, step.seat, self.voice)
            lines.insert(0, Text.assemble((f"{at:>4} ", "dim"), f"{name}: ", (step.action.text(lang), "bold")))
        return lines

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return events if self.seat is None else tuple(event.seen_by(self.seat) for event in events)

    def _print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line)

    def _print_standing(self, stage: Match) -> None:
        seats = [self.seat] if self.seat is not None and not stage.over else range(stage.players)
        self.console.print(score_table(stage, seats, self.voice))
        if stage.over:
            self.console.print(winners_text(stage, self.voice))
        else:
            self.console.print(Text(self.voice("not-over"), style="yellow"))
