"""The figures behind the pictures as tables, for those who do not see them and for those who want them exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from longhouse.study.report.numbers import Contrast, Seat, Share
from longhouse.study.report.speaker import Speaker

__all__ = ["FigureTable", "FigureTables", "table_html"]

PARTS = 4  # of the games, by length


@dataclass(frozen=True)
class FigureTable:
    """What the columns are, and rows of words and figures."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class FigureTables:
    """Writes figures in one language."""

    say: Speaker

    def seats(self, seats: Sequence[Seat], names: Sequence[str]) -> FigureTable:
        """Every seat's victories and points."""
        say = self.say
        head = say("what"), say("games"), say("rate"), say("interval"), say("mean")
        rows = [
            (name, say.whole(one.games), say.percent(one.rate), self._percents(one.interval), say.number(one.mean))
            for one, name in zip(seats, names, strict=True)
        ]
        return FigureTable(head, tuple(rows))

    def contrasts(self, found: Sequence[Contrast], names: Sequence[str], digits: int) -> FigureTable:
        """Winners beside the others."""
        say = self.say
        head = say("what"), say("winners"), say("others"), say("difference"), say("beyond-chance")
        rows = [
            (
                name,
                *(say.number(value, digits) for value in (one.winners, one.others, one.difference)),
                say("yes") if abs(one.difference) > one.half else say("no"),
            )
            for one, name in zip(found, names, strict=True)
        ]
        return FigureTable(head, tuple(rows))

    def rates(self, found: Sequence[Share], names: Sequence[str], fair: float) -> FigureTable:
        """Rates with their intervals, all of them."""
        head = self.say("what"), self.say("times"), self.say("rate"), self.say("interval"), self.say("against-fair")
        rows = [
            (name, self.say.whole(one.times), self.say.percent(one.rate), self._percents(one.interval))
            for one, name in zip(found, names, strict=True)
        ]
        return FigureTable(head, tuple((*row, self._verdict(one, fair)) for row, one in zip(rows, found, strict=True)))

    def means(self, found: Sequence[Share], names: Sequence[str], mean: float) -> FigureTable:
        """Means with their intervals."""
        head = self.say("what"), self.say("times"), self.say("mean"), self.say("interval"), self.say("against-fair")
        rows = [
            (name, self.say.whole(one.times), self.say.number(one.rate), self.say.span(*one.interval))
            for one, name in zip(found, names, strict=True)
        ]
        return FigureTable(head, tuple((*row, self._verdict(one, mean)) for row, one in zip(rows, found, strict=True)))

    def times(self, rows: Mapping[str, float]) -> FigureTable:
        """How often a game."""
        head = self.say("what"), self.say("a-game")
        return FigureTable(head, tuple((name, self.say.number(often, 2)) for name, often in rows.items()))

    def cells(self, filled: Mapping[tuple[int, int], float], shown: Mapping[tuple[int, int], str]) -> FigureTable:
        """The cells of a map by row and column, the fullest first, with what lies there most often."""
        head = self.say("cell"), self.say("share"), self.say("most-often")
        ordered = sorted(filled.items(), key=lambda pair: -pair[1])
        rows = [(f"{r}, {q}", self.say.percent(share), shown[q, r]) for (q, r), share in ordered]
        return FigureTable(head, tuple(rows))

    def rounds(
        self, cells: Mapping[tuple[int, int], float], things: Mapping[int, str], turns: Mapping[int, str]
    ) -> FigureTable:
        """How often a game in each round."""
        head = self.say("what"), *(self.say("round", number=turn) for turn in turns)
        rows = [
            (name, *(self.say.number(cells.get((key, turn), 0.0), 2) for turn in turns)) for key, name in things.items()
        ]
        return FigureTable(head, tuple(rows))

    def spread(self, times: Mapping[int, int]) -> FigureTable:
        """The shortest game, those at every quarter of the games, and the longest."""
        games, passed = sum(times.values()), 0
        ends: list[int] = []
        for answers, many in sorted(times.items()):
            passed += many
            while len(ends) <= PARTS and passed * PARTS >= len(ends) * games:
                ends.append(answers)
        head = self.say("of-games"), self.say("answers")
        parts = (f"{self.say.whole(100 * k / PARTS)} %" for k in range(PARTS + 1))
        return FigureTable(head, tuple((part, self.say.whole(end)) for part, end in zip(parts, ends, strict=True)))

    def _percents(self, interval: tuple[float, float]) -> str:
        return f"{self.say.span(100 * interval[0], 100 * interval[1])} %"

    def _verdict(self, one: Share, fair: float) -> str:
        if one.interval[0] > fair:
            return self.say("above")
        return self.say("below") if one.interval[1] < fair else self.say("even")


def table_html(table: FigureTable, label: str) -> str:
    """The table behind a button of its own."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "".join(f"<tr>{_cells(row)}</tr>" for row in table.rows)
    scrolls = f'<div class="figures" tabindex="0" role="region" aria-label="{escape(label)}">'
    table_of = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<details><summary>{escape(label)}</summary>{scrolls}{table_of}</div></details>"


def _cells(row: Sequence[str]) -> str:
    first, *others = map(escape, row)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others)
