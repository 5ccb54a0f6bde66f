"""What an arena is asked to play."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from longhouse import bots
from longhouse.bots.minds import mind_of
from longhouse.kernel.compiled import source_hash
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed, resolve_options
from longhouse.study.arena.lineups import lineups, permuted, rotated
from longhouse.study.entrants import Entrant
from longhouse.study.refusals import at_least_one, refused

__all__ = ["LADDER", "MIRROR", "SANITY", "SEATINGS", "TWIN", "Bout", "Tournament", "sources"]

LADDER, MIRROR, SANITY = "ladder", "mirror", "sanity"  # what a bout is played for
SEATINGS = {"all": permuted, "rotated": rotated}
TWIN = "'"  # behind the name of an entrant: the same bot again, with other chances


@dataclass(frozen=True)
class Bout:
    """One game to play: what for, on which seed, and who sits where."""

    purpose: str
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """A game, the entrants and how many games they play; every seating plays the same seeds."""

    game: Game
    entrants: tuple[Entrant, ...]
    games: int
    players: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    seatings: str = "all"
    control: bool = False

    def __post_init__(self) -> None:
        self.game.check_players(self.players)
        resolve_options(self.game.options, self.options)
        if not self.entrants:
            raise BadOption(refused("needs-a-bot"))
        for name in self.names:
            if self.names.count(name) > 1:
                raise BadOption(refused("named-twice", name=name))
        at_least_one(games=self.games)
        if self.solo and self.control:
            raise BadOption(refused("no-opponents"))
        if self.seatings not in SEATINGS:
            raise BadOption(refused("no-seatings", name=repr(self.seatings), names=", ".join(SEATINGS)))
        check_seed(check_seed(self.seed) + self.seeds - 1)

    @property
    def names(self) -> tuple[str, ...]:
        """What the entrants are called."""
        return tuple(map(str, self.entrants))

    @property
    def solo(self) -> bool:
        """Whether every entrant plays alone, for points."""
        return self.players == 1

    @cached_property
    def tables(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Every seating that each seed is played with, and what for."""
        ladder = [(LADDER, seats) for lineup in lineups(self.names, self.players) for seats in self._seated(lineup)]
        controls = self._controls() if self.control else []
        return (*ladder, *controls)

    @property
    def seeds(self) -> int:
        """How many seeds are played: enough for the games asked for, each with every seating of the ladder."""
        return math.ceil(self.games / sum(purpose == LADDER for purpose, _ in self.tables))

    @property
    def bouts_in_all(self) -> int:
        """How many games are played, those of the controls too."""
        return self.seeds * len(self.tables)

    @property
    def name(self) -> str:
        """A name for a folder: the same terms have the same one."""
        return f"{self.game.id}-{self.players}-{digest(self.terms())}"

    def bouts(self) -> Iterator[Bout]:
        """Every game to play, seed by seed, so that a part of them is as balanced as can be."""
        for seed in range(self.seed, self.seed + self.seeds):
            for purpose, seats in self.tables:
                yield Bout(purpose, seed, seats)

    def entrant(self, name: str) -> Entrant:
        """Who sits in a seat of that name."""
        found = {str(entrant): entrant for entrant in (*self.entrants, Entrant("random"))}
        return found[name.removesuffix(TWIN)]

    def terms(self) -> dict[str, Any]:
        """All that decides how a bout goes: games of the same terms belong together. More games keep the terms."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": resolve_options(self.game.options, self.options),
            "bots": list(self.names),
            "seed": self.seed,
            "seatings": self.seatings,
            "control": self.control,
            "code": _code(self.game),
        }

    def _seated(self, lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
        return SEATINGS[self.seatings](lineup)

    def _controls(self) -> list[tuple[str, tuple[str, ...]]]:
        """Each entrant against copies of itself, and the one that plays at random among copies of each."""
        rest = self.players - 1
        mirrors = [(name, *[name + TWIN] * rest) for name in self.names]
        sane = [("random" + TWIN, *[name] * rest) for name in self.names if name != "random"]
        tables = [(MIRROR, lineup) for lineup in mirrors] + [(SANITY, lineup) for lineup in sane]
        return [(purpose, seats) for purpose, lineup in tables for seats in self._seated(lineup)]


def digest(terms: Mapping[str, Any]) -> str:
    """Eight letters that stand for the terms of games."""
    return hashlib.sha256(json.dumps(terms, sort_keys=True).encode()).hexdigest()[:8]


def _code(game: Game) -> str:
    """One name per state of the sources that decide a game between bots."""
    return source_hash(sources(game), "arena")


def sources(game: Game) -> list[Path]:
    """The files of the game and of the bots, without what bots know about other games."""
    own = mind_of(game).folder
    folders = (Path(bots.__file__).parent, game.folder)
    kinds = ("*.py", "*.toml", "*.npz")
    every = (path for folder in folders for pattern in kinds for path in folder.rglob(pattern))
    return sorted(path for path in every if own.parent not in path.parents[1:] or own in path.parents)
