"""What the rows of a simulation add up to, for pictures. Rows are read as they are needed, never all at once."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from longhouse.kernel.answers import Noun
from longhouse.kernel.events import EventKind
from longhouse.study.folder import Folder
from longhouse.study.frames import need_polars
from longhouse.study.intervals import wilson

__all__ = [
    "Contrast",
    "Seat",
    "Share",
    "answers_spread",
    "by_round",
    "contrasts",
    "deeds",
    "kind_of",
    "noun_of",
    "owner_of",
    "points_by",
    "seats_of",
    "shares_by",
    "times_by",
]

Z = 1.959963984540054
LEAST = 30  # times that something must have happened before a rate of it is drawn
SEAT_NOUNS = ("clan", "boat", "colour", "player")  # nouns whose numbers are seats


@dataclass(frozen=True)
class Seat:
    """A seat over all games."""

    seat: int
    games: int
    mean: float
    rate: float
    interval: tuple[float, float]
    scores: Mapping[int, int]  # how often each score was reached


@dataclass(frozen=True)
class Contrast:
    """A mean among winners and among the others, and the interval of the difference."""

    name: str
    winners: float
    others: float
    half: float  # of the interval of the difference
    mean: float  # of all

    @property
    def difference(self) -> float:
        """How much more winners had."""
        return self.winners - self.others


@dataclass(frozen=True)
class Share:
    """The share of victories of those who did something, or their mean."""

    key: int
    times: int
    rate: float  # or a mean
    interval: tuple[float, float]


# ---------------------------------------------------------------------------- seats and sheets
def seats_of(folder: Folder) -> list[Seat]:
    """Every seat's scores and victories."""
    pl = need_polars()
    counted = folder.seats().group_by("seat", "score").agg(pl.len().alias("times"), pl.col("share").sum())
    table = counted.collect(engine="streaming").sort("seat", "score")
    return [_seat(seat, table.filter(pl.col("seat") == seat)) for seat in range(folder.terms["players"])]


def _seat(seat: int, rows: Any) -> Seat:
    games, wins = int(rows["times"].sum()), float(rows["share"].sum())
    mean = float((rows["score"] * rows["times"]).sum()) / max(games, 1)
    scores = dict(zip(rows["score"].to_list(), rows["times"].to_list(), strict=True))
    return Seat(seat, games, mean, wins / max(games, 1), wilson(wins, max(games, 1)), scores)


def contrasts(folder: Folder) -> list[Contrast]:
    """The lines of the score sheet, of winners and of the others."""
    names = [f"line_{line}" for line in folder.game.room.score_lines]
    return [_named(one, one.name.removeprefix("line_")) for one in _contrasted(folder.seats(), names)]


def deeds(folder: Folder, named: Collection[str]) -> list[Contrast]:
    """How often winners and others did what these events tell of, a game; the clearest differences first."""
    pl = need_polars()
    kinds = {number: kind for number, kind in enumerate(folder.game.room.events) if kind.name in named}
    events = folder.scan("events").filter(pl.col("kind").is_in(list(kinds)))
    owner = pl.coalesce(*(pl.when(pl.col("kind") == n).then(pl.col(f"arg{owner_of(k)}")) for n, k in kinds.items()))
    times = events.group_by("seed", owner.cast(pl.Int8).alias("seat"), "kind").len()
    wide = times.collect(engine="streaming").pivot("kind", index=["seed", "seat"], values="len").lazy()
    seats = folder.seats().filter(pl.col("seed") < folder.terms["seed"] + folder.terms["detailed"])
    columns = [str(n) for n in kinds if str(n) in wide.collect_schema().names()]
    both = seats.select("seed", "seat", "share").join(wide, on=["seed", "seat"], how="left").fill_null(0)
    found = [_named(one, kinds[int(one.name)].name) for one in _contrasted(both, columns)]
    return sorted(found, key=lambda one: -abs(one.difference) / (one.half + 1e-9))


def _named(one: Contrast, name: str) -> Contrast:
    return replace(one, name=name)


def _contrasted(rows: Any, columns: Sequence[str]) -> list[Contrast]:
    """Means of some columns over those who won (alone or shared) and those who did not."""
    pl = need_polars()
    won = pl.col("share") > 0
    parts = []
    for name in columns:
        parts += [
            pl.col(name).filter(won).mean().alias(f"{name}|w"),
            pl.col(name).filter(~won).mean().alias(f"{name}|o"),
        ]
        parts += [
            pl.col(name).filter(won).var().alias(f"{name}|vw"),
            pl.col(name).filter(~won).var().alias(f"{name}|vo"),
        ]
    told = (
        rows.select(won.sum().alias("n|w"), (~won).sum().alias("n|o"), *parts)
        .collect(engine="streaming")
        .row(0, named=True)
    )
    winners, others = max(told["n|w"], 1), max(told["n|o"], 1)
    found = []
    for name in columns:
        spread = (told[f"{name}|vw"] or 0.0) / winners + (told[f"{name}|vo"] or 0.0) / others
        won_with, lost_with = told[f"{name}|w"] or 0.0, told[f"{name}|o"] or 0.0
        mean = (told["n|w"] * won_with + told["n|o"] * lost_with) / max(told["n|w"] + told["n|o"], 1)
        found.append(Contrast(name, won_with, lost_with, Z * math.sqrt(spread), mean))
    return found


def answers_spread(folder: Folder) -> dict[int, int]:
    """How many games took so many answers."""
    pl = need_polars()
    counted = folder.seats().filter(pl.col("seat") == 0).group_by("answers").len().collect(engine="streaming")
    return dict(sorted(zip(counted["answers"].to_list(), counted["len"].to_list(), strict=True)))


# ---------------------------------------------------------------------------- events
def owner_of(kind: EventKind) -> int | None:
    """Which argument says whose doing the event is: the first that names a seat."""
    for place, noun in enumerate(kind.nouns.values()):
        if noun.id in SEAT_NOUNS:
            return place
    return None


def kind_of(folder: Folder, kind: str) -> tuple[int, EventKind]:
    """A kind of event: its number and its declaration."""
    return next((number, one) for number, one in enumerate(folder.game.room.events) if one.name == kind)


def noun_of(folder: Folder, kind: str, argument: str) -> tuple[int, EventKind, int, Noun]:
    """An argument of a kind of event: numbers and declarations."""
    number, declared = kind_of(folder, kind)
    return number, declared, list(declared.nouns).index(argument), declared.nouns[argument]


def shares_by(folder: Folder, kind: str, argument: str) -> list[Share]:
    """The share of victories of those who did this with each thing, the best first; rare ones are left out."""
    pl = need_polars()
    number, declared, place, _ = noun_of(folder, kind, argument)
    owner = owner_of(declared)
    rows = folder.scan("events").filter(pl.col("kind") == number)
    did = rows.select("seed", pl.col(f"arg{owner}").cast(pl.Int8).alias("seat"), pl.col(f"arg{place}").alias("key"))
    won = did.unique().join(folder.seats().select("seed", "seat", "share"), on=["seed", "seat"])
    counted = won.group_by("key").agg(pl.len().alias("times"), pl.col("share").sum().alias("wins"))
    found = [
        Share(key, times, wins / times, wilson(wins, times))
        for key, times, wins in counted.collect(engine="streaming").rows()
        if times >= LEAST
    ]
    return sorted(found, key=lambda one: (-one.rate, one.key))


def by_round(folder: Folder, kind: str, argument: str) -> dict[tuple[int, int], float]:
    """How often a game this happened with each thing in each round: keys are the thing and the round from 1 on."""
    pl = need_polars()
    number, _, place, _ = noun_of(folder, kind, argument)
    began, _ = kind_of(folder, "round_began")
    rows = folder.scan("events").filter(pl.col("kind").is_in([number, began]))
    told = rows.with_columns((pl.col("kind") == began).cum_sum().over("seed").alias("round"))
    counted = told.filter(pl.col("kind") == number).group_by(pl.col(f"arg{place}").alias("key"), "round").len()
    games = max(folder.terms["detailed"], 1)
    return {(key, turn): times / games for key, turn, times in counted.collect(engine="streaming").rows()}


def times_by(folder: Folder, kind: str, argument: str) -> dict[int, float]:
    """How often a game this happened with each thing."""
    pl = need_polars()
    number, _, place, _ = noun_of(folder, kind, argument)
    rows = folder.scan("events").filter(pl.col("kind") == number).group_by(pl.col(f"arg{place}").alias("key")).len()
    games = max(folder.terms["detailed"], 1)
    return {key: times / games for key, times in sorted(rows.collect(engine="streaming").rows())}


def points_by(folder: Folder, kind: str, argument: str) -> list[Share]:
    """The mean points of the games in which this was told of each thing, the most first; rare ones are left out."""
    pl = need_polars()
    number, _, place, _ = noun_of(folder, kind, argument)
    told = folder.scan("events").filter(pl.col("kind") == number).select("seed", pl.col(f"arg{place}").alias("key"))
    means = folder.seats().group_by("seed").agg(pl.col("score").mean())
    counted = (
        told.unique()
        .join(means, on="seed")
        .group_by("key")
        .agg(pl.len().alias("times"), pl.col("score").mean().alias("mean"), pl.col("score").var().alias("spread"))
        .filter(pl.col("times") >= LEAST)
    )
    found = []
    for key, times, mean, spread in counted.collect(engine="streaming").rows():
        half = Z * math.sqrt((spread or 0.0) / times)
        found.append(Share(key, times, mean, (mean - half, mean + half)))
    return sorted(found, key=lambda one: (-one.rate, one.key))
