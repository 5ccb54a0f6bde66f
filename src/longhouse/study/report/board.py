"""The action board of A Feast for Odin, drawn as the board: in how many rounds somebody takes each space.

It is a table: a column for each number of Vikings, a row for each line of the board. A space opens its rounds; on a
phone one column is shown at a time. All of it works without a script, and no element has a style of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from longhouse.games.feast_for_odin.spaces import COLUMN, SPACE
from longhouse.study.report.frame import Write
from longhouse.study.report.marks import LINE, drawn, icon, width_of
from longhouse.study.report.signs import Marks, signs_of_space
from longhouse.study.report.speaker import Speaker, capital
from longhouse.study.report.symbols import drawn_things

__all__ = ["Board", "board_of"]

GAME = "feast_for_odin"
COLUMNS = (1, 2, 3, 4)
_IMITATION: dict[str, Any] = drawn_things(GAME)["spaces"]["imitate_column_1"]
SHADES = 10  # of a space: deeper is more


@dataclass(frozen=True)
class _Space:
    """A space of the board: where it is drawn, what it is called, how often it is taken in each round."""

    key: int
    row: int
    rows: int
    signs: list[Marks]
    name: str
    rounds: tuple[float, ...]

    @property
    def column(self) -> int:
        """How many Vikings it takes."""
        return int(COLUMN[self.key])

    @property
    def share(self) -> float:
        """The share of all rounds in which it is taken."""
        return sum(self.rounds) / len(self.rounds)


@dataclass(frozen=True)
class Board:
    """The board of one simulation, in one language."""

    spaces: Sequence[_Space]
    word: Callable[[str], str]  # the game's own words
    say: Speaker
    percent: Write

    def ends(self) -> tuple[_Space, _Space]:
        """The space that is taken most, and the one that is taken least."""
        ordered = sorted(self.spaces, key=lambda space: -space.share)
        return ordered[0], ordered[-1]

    def html(self, title: str) -> str:
        """The board, and the rounds of every space behind it."""
        rows = "".join(f"<tr>{self._group(row)}{self._row(row)}</tr>" for row in range(self._rows()))
        table = (
            f'<table><caption class="hidden-text">{escape(title)}</caption>{self._head()}<tbody>{rows}</tbody></table>'
        )
        return f'<div class="plot board">{self._tabs()}{table}{"".join(map(self._rounds, self.spaces))}</div>'

    def whole_name(self, space: _Space) -> str:
        """A space in words alone: some are told apart by their Vikings only."""
        return self.say("space", name=capital(space.name), vikings=self._vikings_said(space.column))

    def _rows(self) -> int:
        return max(space.row + space.rows for space in self.spaces)

    def _tabs(self) -> str:
        """For a phone: which column is shown."""
        tabs = "".join(
            f'<label><input type="radio" name="board-column" value="{n}"{" checked" if n == 1 else ""}/>'
            f"{self._vikings(n)}</label>"
            for n in COLUMNS
        )
        legend = f'<legend class="hidden-text">{escape(self.say("columns"))}</legend>'
        return f'<fieldset class="tabs">{legend}{tabs}</fieldset>'

    def _head(self) -> str:
        cells = "".join(f'<th scope="col" class="c{n}">{self._vikings(n)}</th>' for n in COLUMNS)
        return f"<thead><tr><td></td>{cells}</tr></thead>"

    def _vikings(self, many: int) -> str:
        """As many Vikings as a column takes, and how many they are."""
        figures = "".join(f'<use href="#viking" x="{17 * n}" width="16" height="18"/>' for n in range(many))
        size = f'viewBox="0 0 {17 * many - 1} 18" width="{17 * many - 1}" height="18"'
        drawn_ones = f'<svg class="vikings" {size} aria-hidden="true">{figures}</svg>'
        return f'{drawn_ones}<span class="hidden-text">{escape(self._vikings_said(many))}</span>'

    def _vikings_said(self, many: int) -> str:
        return self.say("vikings-a-space", count=many)

    def _group(self, row: int) -> str:
        """The name of a group where it begins: its symbol, or its word turned."""
        for group in drawn_things(GAME)["groups"]:
            if group["row"] == row:
                name = self.word(f"table-group-{group['group']}")
                hidden = f'<span class="hidden-text">{escape(name)}</span>'
                if group["symbol"]:
                    shown = _signs([(icon(group["symbol"]),)])
                else:
                    short = self.word(f"table-group-{group['group']}-short")
                    shown = f'<span class="turned" aria-hidden="true">{escape(short)}</span>'
                return f'<th scope="rowgroup" rowspan="{group["rows"]}" title="{escape(name)}">{shown}{hidden}</th>'
        return "" if row < _IMITATION["row"] else "<td></td>"

    def _row(self, row: int) -> str:
        return "".join(
            self._cell(space) for n in COLUMNS for space in self.spaces if (space.row, space.column) == (row, n)
        )

    def _cell(self, space: _Space) -> str:
        shade = round(SHADES * space.share / max(self.ends()[0].share, 0.001))
        name = f'<span class="called">{escape(capital(space.name))}</span>'
        share = f"<b>{escape(self.percent(space.share))}</b>"
        button = f'<button type="button" popovertarget="rounds-{space.key}">{_signs(space.signs)}{name}{share}</button>'
        return f'<td class="c{space.column} shade-{shade}" rowspan="{space.rows}">{button}</td>'

    def _rounds(self, space: _Space) -> str:
        """What opens when a space is pressed."""
        name, vikings = escape(capital(space.name)), escape(self._vikings_said(space.column))
        head = f"<h3>{name}</h3><p>{vikings}</p>{_signs(space.signs)}"
        rows = "".join(
            f'<tr><th scope="row">{escape(self.say("round", number=n))}</th><td>{_bar(share)}</td>'
            f"<td>{escape(self.percent(share))}</td></tr>"
            for n, share in enumerate(space.rounds, 1)
        )
        table = f"<table><tbody>{rows}</tbody></table>"
        close = escape(self.say("close"))
        target = f'popovertarget="rounds-{space.key}" popovertargetaction="hide"'
        button = f'<button type="button" {target}>{close}</button>'
        return f'<div popover id="rounds-{space.key}" class="rounds">{head}{table}{button}</div>'


def board_of(
    cells: Mapping[tuple[int, int], float], rounds: int, players: int, word: Callable[[str], str], say: Speaker
) -> Board:
    """The board from how often each space was taken in each round."""
    used = {key for key, _ in cells}
    spaces = [
        _Space(
            SPACE[name],
            place["row"],
            place["rows"],
            signs_of_space(place["signs"], players) if place["hue"] != _IMITATION["hue"] else [(icon("ui-users"),)],
            word(f"space-{name}"),
            tuple(cells.get((SPACE[name], turn), 0.0) for turn in range(1, rounds + 1)),
        )
        for name, place in drawn_things(GAME)["spaces"].items()
        if place["hue"] != _IMITATION["hue"] or SPACE[name] in used
    ]
    return Board(spaces, word, say, lambda share: f"{say.whole(100 * share)} %")


def _signs(lines: Sequence[Marks]) -> str:
    """The signs of a space below each other, each line in the middle."""
    width, height = max(map(width_of, lines)), LINE * len(lines)
    rows = "".join(drawn(marks, 1 + (width - width_of(marks)) / 2, LINE * (n + 0.5)) for n, marks in enumerate(lines))
    size = f'viewBox="0 0 {width + 2:.0f} {height:.0f}" width="{width + 2:.0f}" height="{height:.0f}"'
    return f'<svg class="signs" {size} aria-hidden="true">{rows}</svg>'


def _bar(share: float) -> str:
    bar = f'<rect class="area" width="{100 * min(share, 1):.0f}" height="10"/>'
    return f'<svg viewBox="0 0 100 10" width="100" height="10" aria-hidden="true">{bar}</svg>'
