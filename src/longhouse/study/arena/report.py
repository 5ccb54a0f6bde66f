"""The report of an arena: one page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from longhouse.kernel.game import Game
from longhouse.study.arena import plots, tables
from longhouse.study.arena.figures import EntrantFigures, Figures
from longhouse.study.arena.plots import Point
from longhouse.study.arena.speech import Speech
from longhouse.study.arena.tables import Sheet
from longhouse.study.entrants import Entrant, read_entrant
from longhouse.study.style import house_style

__all__ = ["report", "setting"]

STYLE = house_style() + (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def report(game: Game, figures: Figures, say: Speech) -> str:
    """The page, in the language of ``say``."""
    title = escape(say("title", game=game.title(say.lang)))
    sections = _solo(figures, say) if figures.solo else _together(figures, say)
    head = f"<h1>{title}</h1>" + "".join(f"<p>{escape(line)}</p>" for line in setting(figures, say))
    return (
        f'<!doctype html>\n<html lang="{say.lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><main>{head}\n{''.join(sections)}</main></body></html>\n"
    )


def setting(figures: Figures, say: Speech) -> list[str]:
    """What was played, in a few lines."""
    terms = figures.terms
    options = ", ".join(f"{name}={value}" for name, value in terms["options"].items())
    played = say(
        "setting",
        players=terms["players"],
        games=say.number(figures.games, 0),
        seeds=figures.seeds,
        first=str(terms["seed"]),
    )
    return [f"{played} · {say('seatings-' + terms['seatings'])}", options]


# ---------------------------------------------------------------------------- sections
def _solo(figures: Figures, say: Speech) -> Iterable[str]:
    yield _score_section(figures, say)
    yield _section(say("thinking"), "", [_table(tables.thinking(figures, say))])


def _together(figures: Figures, say: Speech) -> Iterable[str]:
    yield _strength_section(figures, say)
    if len(figures.entrants) > 1:
        yield _section(say("ahead"), say("ahead-note"), [_ahead_table(figures, say)])
    yield from _time_sections(figures, say)
    yield _score_section(figures, say)
    yield _section(say("by-seat"), "", [_table(tables.seats(figures, say))])
    yield _section(say("thinking"), "", [_table(tables.thinking(figures, say))])
    if figures.controls:
        yield _section(say("controls"), say("controls-note"), [_table(tables.controls(figures, say))])


def _strength_section(figures: Figures, say: Speech) -> str:
    rated = {one.name: _point(one) for one in figures.entrants if one.rating}
    plot = plots.spans(rated, say("strength"), say("rating"), lambda value: say.number(value, 0)) if rated else ""
    return _section(say("strength"), say("strength-note"), [plot, _table(tables.strength(figures, say))])


def _score_section(figures: Figures, say: Speech) -> str:
    rows = {one.name: one.scores.quantiles for one in figures.entrants}
    plot = plots.boxes(rows, say("scores"), say("scores"), lambda value: say.number(value, 0))
    return _section(say("scores"), say("scores-note"), [plot, _table(tables.scores(figures, say))])


def _time_sections(figures: Figures, say: Speech) -> Iterable[str]:
    """A plot for bots that entered with several budgets, one for each kind of budget."""
    entered = [(read_entrant(one.name), one) for one in figures.entrants if one.rating]
    for unit in ("milliseconds", "iterations"):
        series: dict[str, list[Point]] = {}
        for entrant, one in entered:
            if budget := _budget(entrant, unit):
                series.setdefault(entrant.bot, []).append(_point(one, budget))
        several = {bot: points for bot, points in series.items() if len(points) > 1}
        if several:
            plot = plots.curves(several, say("time"), (say(unit), say("rating")), lambda value: say.number(value, 0))
            yield _section(say("time"), say("time-note"), [plot])


def _budget(entrant: Entrant, unit: str) -> int | None:
    given: int | None = getattr(entrant.budget, unit, None)
    return given


def _point(one: EntrantFigures, x: float = 0.0) -> Point:
    assert one.rating is not None
    return Point(one.rating.points, *one.rating.interval, x)


# ---------------------------------------------------------------------------- pieces of the page
def _section(title: str, note: str, parts: Sequence[str]) -> str:
    said = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>\n"


def _table(sheet: Sheet) -> str:
    return _written(sheet, [[""] * len(row) for row in sheet.rows])


def _ahead_table(figures: Figures, say: Speech) -> str:
    """The table of everybody against everybody, coloured by how far a rate is from even."""
    names = [one.name for one in figures.entrants]
    met = [[figures.ahead[name].get(other) for other in names] for name in names]
    styles = [["", *(_tint(rate.rate) if rate else "" for rate in row)] for row in met]
    return _written(tables.ahead(figures, say), styles)


def _tint(rate: float) -> str:
    tone = "win" if rate >= 0.5 else "loss"
    return f' style="background: rgb(var(--{tone}) / {abs(rate - 0.5) * 0.9:.2f})"'


def _written(sheet: Sheet, styles: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = (
        "<tr>" + "".join(f"<td{s}>{escape(cell)}</td>" for cell, s in zip(row, style, strict=True)) + "</tr>"
        for row, style in zip(sheet.rows, styles, strict=True)
    )
    return f'<table aria-label="{escape(sheet.title)}"><tr>{head}</tr>{"".join(rows)}</table>'
