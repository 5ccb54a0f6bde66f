"""The panels of a report: those of every game, and those that a game's designers would ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from longhouse.kernel.words import Message
from longhouse.study.folder import Folder
from longhouse.study.report import plots
from longhouse.study.report.board import board_of
from longhouse.study.report.charting import chart_of, hexes
from longhouse.study.report.facts import Fact
from longhouse.study.report.frame import Name
from longhouse.study.report.marks import Mark
from longhouse.study.report.numbers import (
    Contrast,
    Seat,
    Share,
    answers_spread,
    by_round,
    contrasts,
    deeds,
    noun_of,
    points_by,
    seats_of,
    shares_by,
    times_by,
)
from longhouse.study.report.signs import Marks, sign_of, signs_of_thing
from longhouse.study.report.speaker import Speaker, capital, deed, is_deed
from longhouse.study.report.tables import FigureTable, FigureTables

__all__ = ["Panel", "panels"]

MOST_ROWS = 16
ONE_PLAN = 0.6  # of all points gained: who gets so much from one line of the score sheet plays like everybody else

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
        ("tile_placed", "tile", "tiles"),
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
    "feast_for_odin": (("explored", "layout", "boards-by-round"),),
}
# How often a game a thing happened; how many points a game brings in which it was told.
TIMES = {"explorers": (("island_finished", "tiles", "islands"),)}
POINTS = {"knarr": (("artifact_revealed", "artifact", "artifacts-in-play"),)}
# Drawn as they lie on the table.
MAPS = {"explorers": "first-tiles"}
BOARDS = {"feast_for_odin": ("vikings_placed", "space", "spaces")}


@dataclass(frozen=True)
class Panel:
    """A picture, wide and narrow, with its title, the figures behind it and what is to be said about it.

    ``narrow`` is empty where one drawing serves both.
    """

    id: str
    title: str
    note: str
    wide: str
    narrow: str
    table: FigureTable
    facts: tuple[Fact, ...] = ()


Draw = Callable[[bool], str]


class _Maker:
    """Makes the panels of one simulation in one language."""

    def __init__(self, folder: Folder, say: Speaker) -> None:
        self.folder, self.say, self.game = folder, say, folder.game
        self.fair = 1 / folder.terms["players"]
        self.tables = FigureTables(say)

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
        pucks = [Name(say("seat-word"), (Mark("puck", str(seat.seat + 1)),)) for seat in self.seats]

        def draw(narrow: bool) -> str:
            return plots.ridges(self.seats, pucks, say("seats"), say.number, say.percent, say("points"), narrow)

        return self._panel("seats", say("seats-note"), draw, self.tables.seats(self.seats, names), self._seat_facts())

    def _panel(self, title: str, note: str, draw: Draw, table: FigureTable, facts: tuple[Fact, ...] = ()) -> Panel:
        return Panel(title, self.say(title), note, draw(False), draw(True), table, facts)

    def _seat_facts(self) -> tuple[Fact, ...]:
        if len(self.seats) < 2:
            return ()
        ordered = sorted(self.seats, key=lambda seat: -seat.rate)
        best, worst = ordered[0], ordered[-1]
        numbers = {"best": best.seat + 1, "worst": worst.seat + 1}
        rates = {"most": self.say.percent(best.rate), "least": self.say.percent(worst.rate)}
        if best.interval[0] > worst.interval[1]:
            return (Fact("b-first", self.say("fact-seat", **numbers, **rates)),)
        return (Fact("b-first", self.say("fact-seats-even")),)

    def _sources(self) -> Panel:
        say = self.say
        names = [Name(self._word(f"score-{one.name}"), self._sign("score", one.name)) for one in self.lines]
        most = max(zip(self.lines, names, strict=True), key=lambda pair: pair[0].difference)
        said = say("fact-source", source=most[1].said, points=say.number(most[0].difference))
        fact = Fact(_first(most[1].signs), said)
        table = self.tables.contrasts(self.lines, _said(names), 1)
        draw = self._dumbbells(self.lines, names, "sources", 1)
        return self._panel("sources", say("sources-note"), draw, table, (fact, *self._one_plan(names)))

    def _one_plan(self, names: Sequence[Name]) -> Iterator[Fact]:
        """Where nearly all points come from one line, other plans were not played and cannot be judged."""
        gained = sum(max(one.mean, 0.0) for one in self.lines)
        most, name = max(zip(self.lines, names, strict=True), key=lambda pair: pair[0].mean)
        if most.mean > ONE_PLAN * gained:
            points, every = self.say.number(most.mean), self.say.number(gained)
            yield Fact(_first(name.signs), self.say("fact-one-plan", source=name.said, points=points, all=every))

    def _dumbbells(self, rows: Sequence[Contrast], names: Sequence[Name], title: str, digits: int) -> Draw:
        say = self.say
        return lambda narrow: plots.dumbbells(rows, names, say(title), lambda value: say.number(value, digits), narrow)

    def _of_events(self) -> Iterator[Panel]:
        if self.game.id in MAPS:
            yield from self._map(MAPS[self.game.id])
        if self.game.id in BOARDS:
            yield from self._board(*BOARDS[self.game.id])
        for kind, argument, title in ROUNDS.get(self.game.id, ()):
            yield from self._rounds(kind, argument, title)
        for kind, argument, title in TIMES.get(self.game.id, ()):
            yield from self._times(kind, argument, title)
        for kind, argument, title in POINTS.get(self.game.id, ()):
            yield from self._points(kind, argument, title)
        for kind, argument, title in SHARES.get(self.game.id, ()):
            if self.folder.terms["players"] > 1:
                yield from self._shares(kind, argument, title)
        if self.folder.terms["players"] > 1:
            yield self._deeds()

    def _deeds(self) -> Panel:
        rows = deeds(self.folder, [kind.name for kind in self.game.room.events if is_deed(self.game, kind)])[:MOST_ROWS]
        names = [Name(deed(self.game, one.name).text(self.say.lang), self._sign("deeds", one.name)) for one in rows]
        table = self.tables.contrasts(rows, _said(names), 2)
        return self._panel("deeds", self.say("deeds-note"), self._dumbbells(rows, names, "deeds", 2), table)

    def _shares(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        found = shares_by(self.folder, kind, argument)
        if not found:
            return
        shown = found if len(found) <= MOST_ROWS else [*found[: MOST_ROWS // 2], *found[-MOST_ROWS // 2 :]]
        every = {one.key: self._thing(kind, argument, one.key) for one in found}
        names = [every[one.key] for one in shown]
        say = self.say
        note = say("shares-note", fair=say.percent(self.fair), shown=len(shown), all=len(found))

        def draw(narrow: bool) -> str:
            return plots.dots(
                shown, names, self.fair, say(title), say.percent, lambda v: f"{100 * v:g} %", say.legend(), narrow
            )

        table = self.tables.rates(found, _said(every.values()), self.fair)
        yield self._panel(title, note, draw, table, self._share_facts(shown, names, title))

    def _points(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        found, say = points_by(self.folder, kind, argument), self.say
        if len(found) < 2:
            return
        names = [self._thing(kind, argument, one.key) for one in found]
        mean = sum(one.rate * one.times for one in found) / sum(one.times for one in found)

        def draw(narrow: bool) -> str:
            return plots.dots(found, names, mean, say(title), say.number, lambda v: f"{v:g}", say.legend(), narrow)

        table = self.tables.means(found, _said(names), mean)
        yield self._panel(title, say("points-note", mean=say.number(mean)), draw, table)

    def _times(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        found, say = times_by(self.folder, kind, argument), self.say
        if found:
            rows = {self._thing(kind, argument, key): often for key, often in found.items()}
            yield self._panel(
                title,
                say(f"{title}-note"),
                lambda narrow: plots.bars(rows, say(title), lambda value: say.number(value, 2), narrow),
                self.tables.times({name.said: often for name, often in rows.items()}),
            )

    def _map(self, title: str) -> Iterator[Panel]:
        chart, say = chart_of(self.folder), self.say
        if not chart.filled:
            return
        mainland = capital(self._word("screen-mainland"))

        def percent(share: float) -> str:
            return f"{say.whole(100 * share)} %"

        fullest = max(chart.filled.values())
        fact = Fact("island", say("fact-cell", share=percent(fullest), cells=len(chart.filled)))
        shown = {cell: self._word(f"icon-{icon}") for cell, icon in chart.shown.items()}
        yield self._panel(
            title,
            say(f"{title}-note", tiles=chart.tiles),
            lambda narrow: hexes(chart, say(title), percent, mainland, narrow),
            self.tables.cells(chart.filled, shown),
            (fact,),
        )

    def _board(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        cells, say = by_round(self.folder, kind, argument), self.say
        if not cells:
            return
        rounds = max(turn for _, turn in cells)
        board = board_of(cells, rounds, self.folder.terms["players"], self._word, say)
        things = {space.key: board.whole_name(space) for space in board.spaces}
        most, least = board.ends()
        rates = {"most": board.percent(most.share), "least": board.percent(least.share)}
        fact = Fact("viking", say("fact-spaces", best=most.name, worst=least.name, **rates))
        table = self.tables.rounds(cells, things, {turn: str(turn) for turn in range(1, rounds + 1)})
        yield Panel(title, say(title), say(f"{title}-note"), board.html(say(title)), "", table, (fact,))

    def _share_facts(self, shown: Sequence[Share], names: Sequence[Name], title: str) -> tuple[Fact, ...]:
        best, worst = shown[0], shown[-1]
        if best.interval[0] <= worst.interval[1]:
            return ()
        rates = {"most": self.say.percent(best.rate), "least": self.say.percent(worst.rate)}
        ends = {"best": names[0].said, "worst": names[-1].said}
        return (Fact(_first(names[0].signs), self.say("fact-share", title=self.say(title), **ends, **rates)),)

    def _rounds(self, kind: str, argument: str, title: str) -> Iterator[Panel]:
        cells = by_round(self.folder, kind, argument)
        if not cells:
            return
        things = {key: self._thing(kind, argument, key) for key in sorted({key for key, _ in cells})}
        turns = {turn: str(turn) for turn in sorted({turn for _, turn in cells}) if turn <= 12}
        say = self.say

        def draw(narrow: bool) -> str:
            return plots.heat(cells, things, turns, say(title), lambda v: say.number(v, 2) if v else "", narrow)

        table = self.tables.rounds(cells, {key: name.said for key, name in things.items()}, turns)
        yield self._panel(title, say("rounds-note"), draw, table)

    def _length(self) -> Panel:
        spread, say = answers_spread(self.folder), self.say
        games = sum(spread.values())
        mean = sum(answers * many for answers, many in spread.items()) / max(games, 1)
        note = say("length-note", mean=say.number(mean))
        return self._panel(
            "length",
            note,
            lambda narrow: plots.histogram(spread, say("length"), say("answers"), narrow),
            self.tables.spread(spread),
        )

    def _thing(self, kind: str, argument: str, key: int) -> Name:
        _, _, _, noun = noun_of(self.folder, kind, argument)
        word = noun.word(self.game.room.say, key)
        said = word.text(self.say.lang) if isinstance(word, Message) else str(word)
        return Name(said, signs_of_thing(self.game.id, argument, noun, key))

    def _sign(self, kind: str, name: str) -> Marks:
        return sign_of(self.game.id, kind, name)

    def _word(self, message: str) -> str:
        return self.game.room.say(message).text(self.say.lang)


def _said(names: Iterable[Name]) -> list[str]:
    return [name.said for name in names]


def _first(signs: Marks) -> str:
    """The symbol that stands for a thing in a sentence: the first of its signs that is one."""
    return next((mark.what for mark in signs if mark.kind in ("icon", "good")), "ui-hint")


def panels(folder: Folder, lang: str = "en") -> list[Panel]:
    """The panels of a simulation."""
    return list(_Maker(folder, Speaker(lang)).everything())
