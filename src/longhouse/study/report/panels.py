"""The panels of a report: those of every game, and those that a game's designers would ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from longhouse.kernel.words import Message
from longhouse.study.arena.speech import Speech
from longhouse.study.folder import Folder
from longhouse.study.report import plots
from longhouse.study.report.numbers import (
    Contrast,
    Seat,
    Share,
    answers_spread,
    by_round,
    contrasts,
    deeds,
    noun_of,
    seats_of,
    shares_by,
)

__all__ = ["Panel", "Speaker", "panels"]

WORDS = Path(__file__).parent / "words"
MOST_ROWS = 16

# Who did this with which thing, and how often they won: kind of event, argument, title.
SHARES = {
    "vikings_on_board": (("viking_placed", "building", "buildings"),),
    "knarr": (
        ("explored", "destination", "destinations"),
        ("bonus_action", "artifact", "artifacts"),
        ("recruited", "viking", "vikings"),
    ),
    "explorers": (
        ("captain_revealed", "captain", "captains"),
        ("raided", "strength", "raids"),
        ("delivered", "animal", "animals"),
    ),
    "feast_for_odin": (
        ("card_played", "card", "occupations"),
        ("explored", "layout", "boards"),
        ("ship_bought", "item", "ships"),
    ),
}
# How often a thing happened in each round of a game.
ROUNDS = {
    "vikings_on_board": (("bet_won", "ship", "bets"),),
    "feast_for_odin": (("vikings_placed", "space", "spaces"),),
}


@dataclass(frozen=True)
class Panel:
    """A picture with its title and what is to be said about it."""

    id: str
    title: str
    note: str
    svg: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Speaker(Speech):
    """Says what a report has to say."""

    def __call__(self, message: str, **args: Any) -> str:
        return Message(WORDS, message, args).text(self.lang)

    def whole(self, value: float) -> str:
        """A number without a fraction."""
        return self.number(value, 0)


class _Maker:
    """Makes the panels of one simulation in one language."""

    def __init__(self, folder: Folder, say: Speaker) -> None:
        self.folder, self.say, self.game = folder, say, folder.game
        self.fair = 1 / folder.terms["players"]

    @cached_property
    def seats(self) -> list[Seat]:
        """Figures of the seats."""
        return seats_of(self.folder)

    @cached_property
    def lines(self) -> list[Contrast]:
        """Figures of the score sheet."""
        return contrasts(self.folder)

    def everything(self) -> Iterator[Panel]:
        """Every panel that these rows allow."""
        yield self._seats()
        if len(self.seats) > 1:
            yield self._sources()
        if self.folder.has("events"):
            yield from self._of_events()
        yield self._length()

    def _seats(self) -> Panel:
        say = self.say
        names = [say("seat", number=seat.seat + 1) for seat in self.seats]
        svg = plots.ridges(self.seats, names, say("seats"), say.number, say.percent, say("points"))
        return Panel("seats", say("seats"), say("seats-note"), svg, self._seat_facts())

    def _seat_facts(self) -> tuple[str, ...]:
        if len(self.seats) < 2:
            return ()
        ordered = sorted(self.seats, key=lambda seat: -seat.rate)
        best, worst = ordered[0], ordered[-1]
        numbers = {"best": best.seat + 1, "worst": worst.seat + 1}
        rates = {"most": self.say.percent(best.rate), "least": self.say.percent(worst.rate)}
        if best.interval[0] > worst.interval[1]:
            return (self.say("fact-seat", **numbers, **rates),)
        return (self.say("fact-seats-even"),)

    def _sources(self) -> Panel:
        say = self.say
        names = [self._word(f"score-{one.name.replace('_', '-')}") for one in self.lines]
        svg = plots.dumbbells(self.lines, names, say("sources"), say.number)
        most = max(zip(self.lines, names, strict=True), key=lambda pair: pair[0].difference)
        fact = say("fact-source", source=most[1], points=say.number(most[0].difference))
        return Panel("sources", say("sources"), say("sources-note"), svg, (fact,))

    def _of_events(self) -> Iterator[Panel]:
        for kind, argument, title in ROUNDS.get(self.game.id, ()):
            yield from self._rounds(kind, argument, title)
        for kind, argument, title in SHARES.get(self.game.id, ()):
            if self.folder.terms["players"] > 1:
                yield from self._shares(kind, argument, title)
        if self.folder.terms["players"] > 1:
            yield self._deeds()

    def _deeds(self) -> Panel:
        say, rows = self.say, deeds(self.folder)[:MOST_ROWS]
        names = [one.name.replace("_", " ") for one in rows]
        svg = plots.dumbbells(rows, names, say("deeds"), lambda value: say.number(value, 2))
        return Panel("deeds", say("deeds"), say("deeds-note"), svg)

    def _shares(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        found = shares_by(self.folder, kind, argument)
        if len(found) < 2:
            return
        shown = found if len(found) <= MOST_ROWS else [*found[: MOST_ROWS // 2], *found[-MOST_ROWS // 2 :]]
        names = [self._thing(kind, argument, one.key) for one in shown]
        say = self.say
        svg = plots.dots(shown, names, self.fair, say(title), say.percent)
        note = say("shares-note", fair=say.percent(self.fair), shown=len(shown), all=len(found))
        yield Panel(title, say(title), note, svg, self._share_facts(shown, names, title))

    def _share_facts(self, shown: Sequence[Share], names: Sequence[str], title: str) -> tuple[str, ...]:
        best, worst = shown[0], shown[-1]
        if best.interval[0] <= worst.interval[1]:
            return ()
        rates = {"most": self.say.percent(best.rate), "least": self.say.percent(worst.rate)}
        return (self.say("fact-share", best=names[0], worst=names[-1], title=self.say(title), **rates),)

    def _rounds(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        cells = by_round(self.folder, kind, argument)
        if not cells:
            return
        things = {key: self._thing(kind, argument, key) for key in sorted({key for key, _ in cells})}
        turns = {turn: str(turn) for turn in sorted({turn for _, turn in cells}) if turn <= 12}
        say = self.say
        svg = plots.heat(cells, things, turns, say(title), lambda value: say.number(value, 2) if value else "")
        yield Panel(title, say(title), say("rounds-note"), svg)

    def _length(self) -> Panel:
        spread, say = answers_spread(self.folder), self.say
        games = sum(spread.values())
        mean = sum(answers * many for answers, many in spread.items()) / max(games, 1)
        svg = plots.histogram(spread, say("length"), say("answers"))
        return Panel("length", say("length"), say("length-note", mean=say.number(mean)), svg)

    def _thing(self, kind: str, argument: str, key: int) -> str:
        _, _, _, noun = noun_of(self.folder, kind, argument)
        word = noun.word(self.game.room.say, key)
        return word.text(self.say.lang) if isinstance(word, Message) else str(word)

    def _word(self, message: str) -> str:
        return self.game.room.say(message).text(self.say.lang)


def panels(folder: Folder, lang: str = "en") -> list[Panel]:
    """The panels of a simulation."""
    return list(_Maker(folder, Speaker(lang)).everything())
