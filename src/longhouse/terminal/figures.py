"""The figures of a simulation as tables."""

from __future__ import annotations

import math
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhouse.kernel.game import Game
from longhouse.study.simulate import QUANTILES, SeatFigures, Simulation
from longhouse.terminal.picture import seat_name
from longhouse.terminal.voice import Voice

__all__ = ["comparison_table", "simulation_tables"]


def simulation_tables(game: Game, figures: Simulation, voice: Voice) -> RenderableType:
    """Scores, win rates and mean score sheets, seat by seat, under the totals."""
    parts: list[RenderableType] = [_totals(game, figures, voice)]
    if figures.stopped:
        parts.append(Text(voice("sim-stopped", count=figures.stopped, limit=figures.limit), style="bold yellow"))
    if figures.engine == "interpreter":
        parts.append(Text(voice("sim-interpreter"), style="yellow"))
    if not figures.seats:
        return Group(*parts, Text(voice("sim-none"), style="bold red"))
    return Group(*parts, _scores(game, figures, voice), _sheets(game, figures, voice))


def _number(value: float, lang: str, digits: int = 2) -> str:
    text = f"{value:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if lang == "fr" else text


def _totals(game: Game, figures: Simulation, voice: Voice) -> Text:
    head = Text(
        voice(
            "sim-head",
            game=game.title(voice.lang),
            players=figures.players,
            games=_number(figures.games, voice.lang, 0),
            first=str(figures.seed),
            last=str(figures.seed + figures.games - 1),
            bots=", ".join(figures.bots) or "none",
        ),
        style="bold",
    )
    speed = voice(
        "sim-speed",
        decisions=_number(figures.mean_decisions, voice.lang, 1),
        turns=_number(figures.mean_turns, voice.lang, 1) if figures.mean_turns else "-",
        speed="-" if math.isnan(figures.seconds) else _number(figures.games_per_second, voice.lang, 0),
        engine=voice(f"engine-{figures.engine}"),
        shared=figures.shared_victories,
    )
    options = ", ".join(f"{name}={value}" for name, value in figures.options.items())
    return Text("\n").join([head, Text(options, style="dim"), Text(speed)])


def comparison_table(game: Game, option: str, figures: Mapping[str, Simulation], voice: Voice) -> Table:
    """What each value of an option does: one row a value, scores against the first one."""
    say, lang = voice.of(game), voice.lang
    table = Table(title=voice("sim-compare", option=say(f"option-{option}")), title_style="bold")
    table.add_column("")
    for title in (voice("sim-turns"), voice("sim-decisions"), voice("sim-mean"), voice("sim-difference")):
        table.add_column(title, justify="right", no_wrap=True)
    first, *_ = figures.values()
    for seat in first.seats:
        table.add_column(f"{seat_name(game, seat.seat, voice)} {voice('sim-wins')}", justify="right")
    for value, one in figures.items():
        turns = _number(one.mean_turns, lang, 1) if one.mean_turns else "-"
        rates = [f"{_number(100 * seat.win_rate, lang, 1)} %" for seat in one.seats]
        score, decisions = _number(one.mean_score, lang), _number(one.mean_decisions, lang, 1)
        difference = "" if one is first else _difference(one, first, lang)
        table.add_row(say(f"value-{option}-{value}"), turns, decisions, score, difference, *rates)
    return table


def _difference(one: Simulation, other: Simulation, lang: str) -> str:
    """The difference of two mean scores with its 95 % interval."""
    error = 1.96 * math.hypot(one.score_error, other.score_error)
    sign = "+" if one.mean_score >= other.mean_score else "-"
    return f"{sign}{_number(abs(one.mean_score - other.mean_score), lang)} ± {_number(error, lang)}"


def _scores(game: Game, figures: Simulation, voice: Voice) -> Table:
    table = Table(title=voice("sim-scores"), title_style="bold")
    table.add_column(voice("sim-seat"))
    columns = [
        voice("sim-mean"),
        voice("sim-deviation"),
        *(f"{quantile:.0%}" for quantile in QUANTILES),
        voice("sim-wins"),
        "95 %",
    ]
    for column in columns:
        table.add_column(column, justify="right")
    for seat in figures.seats:
        table.add_row(seat_name(game, seat.seat, voice), *_score_cells(seat, voice))
    return table


def _score_cells(seat: SeatFigures, voice: Voice) -> list[str]:
    lang = voice.lang
    low, high = (_number(100 * bound, lang, 1) for bound in seat.win_interval)
    quantiles = [_number(value, lang, 0) for value in seat.quantiles]
    rate = f"{_number(100 * seat.win_rate, lang, 1)} %"
    return [
        _number(seat.mean, lang),
        _number(seat.deviation, lang),
        *quantiles,
        rate,
        voice("sim-interval", low=low, high=high),
    ]


def _sheets(game: Game, figures: Simulation, voice: Voice) -> Table:
    say = voice.of(game)
    table = Table(title=voice("sim-sheets"), title_style="bold")
    table.add_column("")
    for seat in figures.seats:
        table.add_column(seat_name(game, seat.seat, voice), justify="right")
    for line in game.room.score_lines:
        table.add_row(say(f"score-{line}"), *(_number(seat.sheet[line], voice.lang) for seat in figures.seats))
    return table
