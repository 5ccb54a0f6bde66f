"""The figures of an arena as tables of words: the report and the terminal show the same ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from longhouse.study.arena.figures import EntrantFigures, Figures, Rate
from longhouse.study.arena.speech import Speech
from longhouse.study.simulate import QUANTILES

__all__ = ["Sheet", "ahead", "controls", "scores", "seats", "strength", "thinking"]


@dataclass(frozen=True)
class Sheet:
    """A table: its title, the names of its columns, its rows. The first column holds names, the others figures."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def strength(figures: Figures, say: Speech) -> Sheet:
    """Ratings and win rates, the strongest first."""
    columns = (say("entrant"), say("rating"), say("interval"), say("wins"), say("interval"), say("games"))
    return Sheet(say("strength"), columns, _rows(figures, lambda one: _strength(one, say)))


def ahead(figures: Figures, say: Speech) -> Sheet:
    """Everybody against everybody."""
    names = [one.name for one in figures.entrants]
    rows = []
    for name in names:
        met = figures.ahead[name]
        rates = [_rate(met[other], say) if other in met else "·" for other in names]
        rows.append((name, *rates))
    return Sheet(say("ahead"), ("", *names), tuple(rows))


def scores(figures: Figures, say: Speech) -> Sheet:
    """Means, spreads and quantiles of the scores."""
    quantiles = [f"{quantile:.0%}" for quantile in QUANTILES]
    columns = (say("entrant"), say("mean-error"), say("deviation"), *quantiles, say("least-most"))
    return Sheet(say("scores"), columns, _rows(figures, lambda one: _scores(one, say)))


def seats(figures: Figures, say: Speech) -> Sheet:
    """Mean scores by seat, and how often the seat won whoever sat there."""
    columns = ("", *(say("seat", number=seat) for seat in range(len(figures.seats))))
    rows = _rows(figures, lambda one: ["·" if mean is None else say.number(mean) for mean in one.by_seat])
    wins = (say("all-seats"), *(_rate(seat, say) for seat in figures.seats))
    return Sheet(say("by-seat"), columns, (*rows, wins))


def thinking(figures: Figures, say: Speech) -> Sheet:
    """How many answers, and how long each took."""
    columns = (say("entrant"), say("games"), say("answers"), say("time-mean"), say("time-p95"))
    return Sheet(say("thinking"), columns, _rows(figures, lambda one: _thinking(one, say)))


def controls(figures: Figures, say: Speech) -> Sheet:
    """What the arena found when it checked itself."""
    columns = (say("controls"), say("wins"), say("interval"), say("expected"), say("games"), say("verdict"))
    rows = []
    for one in figures.controls:
        verdict = say(f"control-{one.purpose}-{'passed' if one.passed else 'failed'}")
        name, fair = say(f"control-{one.purpose}", bot=one.name), say.percent(one.fair)
        rows.append((name, say.percent(one.wins.rate), say.percents(one.wins), fair, str(one.wins.games), verdict))
    return Sheet(say("controls"), columns, tuple(rows))


# ---------------------------------------------------------------------------- rows
def _rows(figures: Figures, cells: Callable[[EntrantFigures], list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple((one.name, *cells(one)) for one in figures.entrants)


def _rate(rate: Rate, say: Speech) -> str:
    """A rate over its interval, so that many columns find room."""
    return f"{say.percent(rate.rate)}\n{say.percents(rate)}"


def _strength(one: EntrantFigures, say: Speech) -> list[str]:
    rating = [say.number(one.rating.points, 0), say.span(*one.rating.interval, digits=0)] if one.rating else ["·", "·"]
    assert one.wins is not None
    return [*rating, say.percent(one.wins.rate), say.percents(one.wins), say.number(one.wins.games, 0)]


def _scores(one: EntrantFigures, say: Speech) -> list[str]:
    points = one.scores
    mean = f"{say.number(points.mean)} ± {say.number(1.96 * points.error)}"
    quantiles = [say.number(value, 0) for value in points.quantiles]
    return [mean, say.number(points.deviation), *quantiles, say.span(points.least, points.most, digits=0)]


def _thinking(one: EntrantFigures, say: Speech) -> list[str]:
    thought = one.thinking
    games = say.number(one.scores.games, 0)
    return [games, say.number(thought.answers), say.number(thought.mean, 2), say.number(thought.p95, 2)]
