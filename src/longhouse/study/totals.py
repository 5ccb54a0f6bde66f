"""The figures of a simulation on disk, added up without reading it all into memory."""

from __future__ import annotations

import math
from typing import Any

from longhouse.study.folder import Folder
from longhouse.study.frames import need_polars
from longhouse.study.intervals import wilson
from longhouse.study.simulate import QUANTILES, SeatFigures, Simulation

__all__ = ["totals"]


def totals(folder: Folder, seconds: float = math.nan) -> Simulation:
    """What a simulation in memory would tell of the same games; the time they took is not known."""
    pl = need_polars()
    terms, game = folder.terms, folder.game
    games = (
        folder.scan("seats")
        .group_by("seed")
        .agg(
            pl.col("score").mean(),
            (pl.col("share") > 0).sum().alias("winners"),
            pl.col("answers", "turns", "over").first(),
        )
    )
    over = pl.col("over")
    told = games.select(
        pl.len().alias("games"),
        (~over).sum().alias("stopped"),
        pl.col("answers").filter(over).mean(),
        pl.col("turns").filter(over).mean(),
        pl.col("score").filter(over).mean(),
        pl.col("score").filter(over).std(0).alias("spread"),
        (pl.col("winners").filter(over) > 1).sum().alias("shared"),
    )
    row = told.collect(engine="streaming").row(0, named=True)
    finished = row["games"] - row["stopped"]
    return Simulation(
        game=game.id,
        rules_version=game.rules_version,
        players=terms["players"],
        options=terms["options"],
        bots=tuple(terms["bots"]),
        seed=terms["seed"],
        games=row["games"],
        limit=terms["limit"],
        stopped=row["stopped"],
        mean_decisions=row["answers"] or 0.0,
        mean_turns=row["turns"] or 0.0,
        mean_score=row["score"] or 0.0,
        score_error=(row["spread"] or 0.0) / math.sqrt(max(finished, 1)),
        shared_victories=row["shared"],
        seats=tuple(_seat(folder, seat) for seat in range(terms["players"])) if finished else (),
        engine=game.fast.name,
        seconds=seconds,
    )


def _seat(folder: Folder, seat: int) -> SeatFigures:
    pl = need_polars()
    lines = folder.game.room.score_lines
    score = pl.col("score")
    told = (
        folder.seats()
        .filter(pl.col("seat") == seat)
        .select(
            pl.len().alias("games"),
            score.mean(),
            score.std(0).alias("deviation"),
            pl.col("share").sum(),
            *(score.quantile(q, "linear").alias(f"q{q}") for q in QUANTILES),
            *(pl.col(f"line_{line}").mean() for line in lines),
        )
    )
    row: dict[str, Any] = told.collect(engine="streaming").row(0, named=True)
    return SeatFigures(
        seat=seat,
        mean=row["score"],
        deviation=row["deviation"],
        quantiles=tuple(row[f"q{q}"] for q in QUANTILES),
        wins=row["share"],
        win_rate=row["share"] / row["games"],
        win_interval=wilson(row["share"], row["games"]),
        sheet={line: row[f"line_{line}"] for line in lines},
    )
