"""Games as polars frames, wherever they come from: simulations, arena logs, saved games.

``read(path)`` gives the same three frames of all of them: seats (a row a game and seat), answers and events.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from longhouse import bots
from longhouse.bots.advice import Advice, advise
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.study.folder import Folder
from longhouse.study.frames import frames_of, need_polars, with_arguments
from longhouse.study.refusals import refused
from longhouse.study.rounds import Kept, Setting, round_of

if TYPE_CHECKING:
    import polars as pl

__all__ = ["Games", "evaluate", "positions", "read"]


@dataclass(frozen=True)
class Games:
    """Games of one kind and number of players, as frames that are read when they are collected."""

    game: Game
    players: int
    seats: pl.LazyFrame
    answers: pl.LazyFrame
    every_event: pl.LazyFrame

    def events(self, kind: str) -> pl.LazyFrame:
        """The events of a kind, with their arguments by name."""
        return with_arguments(self.game, self.every_event, kind)

    def winners(self) -> pl.LazyFrame:
        """The seats that won, alone or shared."""
        return self.seats.filter(need_polars().col("share") > 0)


def read(path: Path | str) -> Games:
    """Games of a simulation's folder, an arena's log or folder, or saved games (a file or a folder of them)."""
    place = Path(path)
    if (place / "order.json").exists():
        return _of_folder(Folder(place))
    if place.name == "games.jsonl" or (place / "games.jsonl").exists():
        return _of_matches(*_of_log(place if place.is_file() else place / "games.jsonl"))
    files = sorted(place.glob("*.json")) if place.is_dir() else [place]
    matches = [Match.from_json(file.read_text(encoding="utf-8")) for file in files]
    return _of_matches(matches, [["?"] * match.players for match in matches])


def positions(games: Games, seed: int, options: dict[str, Any] | None = None) -> Iterable[Match]:
    """Every position of one of the games, from the first question to the end: the same match, further each time."""
    pl = need_polars()
    match = games.game.start(players=games.players, seed=seed, **(options or {}))
    yield match
    for (code,) in games.answers.filter(pl.col("seed") == seed).sort("number").select("code").collect().rows():
        match.play(code)
        yield match


def evaluate(match: Match, iterations: int = 200, seed: int = 0) -> Advice:
    """What our search answers in a position and expects of it: the actor's chance to win and its points at the end."""
    if match.actor is None:
        raise BadOption(refused("nothing-to-evaluate"))
    return advise(match.seen_by(match.actor), bots.Budget(iterations=iterations), seed, most=1)[0]


# ---------------------------------------------------------------------------- where they come from
def _of_folder(folder: Folder) -> Games:
    pl = need_polars()
    empty = pl.DataFrame().lazy()
    answers, events = (folder.scan(part) if folder.has(part) else empty for part in ("answers", "events"))
    return Games(folder.game, folder.terms["players"], folder.seats(), answers, events)


def _of_log(path: Path) -> tuple[list[Match], list[Sequence[str]]]:
    """The games of an arena, played again from their answers."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    terms = json.loads(head)["terms"]
    game = find_game(terms["game"], terms.get("rules_version"))
    matches, names = [], []
    for line in lines:
        told = json.loads(line)
        match = game.start(players=terms["players"], seed=told["seed"], **terms["options"])
        for code in told["answers"]:
            match.play(code)
        matches.append(match)
        names.append(told["seats"])
    return matches, names


def _of_matches(matches: Sequence[Match], names: Sequence[Sequence[str]]) -> Games:
    pl = need_polars()
    if not matches:
        raise BadOption(refused("no-games"))
    first = matches[0]
    if any((match.game.id, match.players) != (first.game.id, first.players) for match in matches):
        raise BadOption(refused("several-kinds"))
    setting = Setting(first.game, first.players, first.options, 0, (), Kept(answers=True, events=True))
    frames = frames_of(setting, round_of(matches, setting.kept))
    who = pl.Series("bot", np.array(names, object).reshape(-1).tolist(), dtype=pl.String)
    seats = frames["seats"].with_columns(who)
    return Games(first.game, first.players, seats.lazy(), frames["answers"].lazy(), frames["events"].lazy())
