"""Games, answers and events as polars frames, and the files they are kept in (extra ``longhouse[study]``).

A frame of seats has a row a game and seat; one of answers a row an answer; one of events a row an event, with its
arguments by name in ``events_of``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from longhouse.kernel.errors import BadOption
from longhouse.kernel.events import EventKind
from longhouse.kernel.game import Game
from longhouse.study.refusals import refused
from longhouse.study.rounds import ANSWER_COLUMNS, EVENT_COLUMNS, Round, Setting

if TYPE_CHECKING:
    import polars as pl

__all__ = ["PARTS", "frames_of", "need_polars", "with_arguments", "with_kinds", "write_parquet"]

PARTS = ("seats", "answers", "events")


def need_polars() -> Any:
    """Polars, or a clear word on where to get it."""
    try:
        import polars
    except ImportError as error:
        raise BadOption(refused("needs-polars")) from error
    return polars


def frames_of(setting: Setting, played: Round) -> dict[str, pl.DataFrame]:
    """The frames of a round: seats always, answers and events where they were kept."""
    frames = {"seats": _seats(setting, played)}
    if setting.kept.answers:
        frames["answers"] = _narrow(ANSWER_COLUMNS, played.answers)
    if setting.kept.events:
        frames["events"] = _narrow(EVENT_COLUMNS, played.events)
    return frames


def _seats(setting: Setting, played: Round) -> pl.DataFrame:
    pl = need_polars()
    games, seats = played.scores.shape
    names = [str(entrant) for entrant in setting.seats] or ["random"] * seats
    lines = {f"line_{line}": played.sheets[:, :, k].reshape(-1) for k, line in enumerate(setting.game.room.score_lines)}
    shares = played.wins / np.maximum(played.wins.sum(axis=1, keepdims=True), 1)
    columns = {
        "seed": np.repeat(played.seeds, seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), games),
        "score": played.scores.reshape(-1).astype(np.int32),
        "share": shares.reshape(-1),
        "answers": np.repeat(played.decisions, seats).astype(np.int32),
        "turns": np.repeat(played.turns, seats).astype(np.int32),
        "over": np.repeat(played.over, seats),
        **{name: points.astype(np.int32) for name, points in lines.items()},
    }
    bots = pl.Series("bot", names * games, dtype=pl.String)
    return pl.DataFrame(columns).with_columns(bots)  # type: ignore[no-any-return]


def _narrow(names: Iterable[str], rows: np.ndarray[Any, np.dtype[np.int64]]) -> pl.DataFrame:
    pl = need_polars()
    widths = {"seed": np.int64, "number": np.int32, "seat": np.int8}
    columns = {name: rows[:, k].astype(widths.get(name, np.int16)) for k, name in enumerate(names)}
    return pl.DataFrame(columns)  # type: ignore[no-any-return]


# ---------------------------------------------------------------------------- names for numbers
def with_kinds(game: Game, events: pl.LazyFrame) -> pl.LazyFrame:
    """Events with the names of their kinds."""
    pl = need_polars()
    names = [kind.name for kind in game.room.events]
    return events.with_columns(pl.col("kind").replace_strict(dict(enumerate(names)), return_dtype=pl.String))


def with_arguments(game: Game, events: pl.LazyFrame, kind: str) -> pl.LazyFrame:
    """The events of one kind, with the names of their arguments and of what these stand for."""
    pl = need_polars()
    number, declared = _kind(game, kind)
    rows = events.filter(pl.col("kind") == number)
    named = [_argument(pl, f"arg{k}", name, noun) for k, (name, noun) in enumerate(declared.nouns.items())]
    return rows.select("seed", "number", "seat", *named)


def _kind(game: Game, name: str) -> tuple[int, EventKind]:
    for number, kind in enumerate(game.room.events):
        if kind.name == name:
            return number, kind
    events = ", ".join(kind.name for kind in game.room.events)
    raise BadOption(refused("no-event", game=game.id, name=repr(name), events=events))


def _argument(pl: Any, column: str, name: str, noun: Any) -> Any:
    label = f"{name}_" if name in ("seed", "number", "seat") else name
    if noun.names is None:
        return pl.col(column).alias(label)
    names: Mapping[int, str] = dict(enumerate(noun.names))
    return pl.col(column).replace_strict(names, default=None, return_dtype=pl.String).alias(label)


def write_parquet(frame: pl.DataFrame, path: Path) -> None:
    """Write a file whole or not at all: a run that is stopped leaves no half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.unfinished")
    frame.write_parquet(unfinished)
    unfinished.replace(path)
