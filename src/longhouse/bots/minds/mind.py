"""A mind, loaded: its features and weights, and the engine that thinks with them."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.budget import MOST_ITERATIONS
from longhouse.bots.minds.network import load_network
from longhouse.bots.thinking.contract import MIND, fulfil
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thinking.network import Network
from longhouse.kernel.engine import Engine
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.modules import find_module, load_module
from longhouse.kernel.observation import Observation
from longhouse.kernel.words import Message

__all__ = ["Beginner", "Mind", "Patience", "mind_of"]

_HOME = Path(__file__).parent
WHIMSICAL = ("karl", "huscarl", "jarl")  # levels
SEARCHING = ("huscarl", "jarl", "konungr")  # levels
_minds: dict[Game, Mind] = {}


class Beginner(NamedTuple):
    """How many answers come to a beginner's mind, 0: all of them; and the features that a beginner counts."""

    ideas: int
    counts: tuple[str, ...]


class Patience(NamedTuple):
    """How long a level thinks about an answer at most: iterations, so that it is as strong on a slow machine as on a
    fast one, and time, where they would take too long."""

    milliseconds: int
    iterations: int = MOST_ITERATIONS


class Mind:
    """What bots know about one game; ``told_with``: features that are a part of what another one's words tell;
    ``burdens``: those of which less is better; ``standing``: fields of the state that say how everything stands in
    which turn, so that who comes back to it has moved for nothing."""

    def __init__(self, game: Game) -> None:
        name = f"{__package__}.{game.id}"
        module = find_module(name) or load_module(f"{__package__}.any_game")
        self.game = game
        self.folder = Path(str(module.__file__)).parent
        self.features: tuple[str, ...] = module.FEATURES
        self.told_with: Mapping[str, str] = getattr(module, "TOLD_WITH", {})
        self.burdens: tuple[str, ...] = getattr(module, "BURDENS", ())
        self.standing: tuple[str, ...] = getattr(module, "STANDING", ())
        self._numbers = tomllib.loads((self.folder / "weights.toml").read_text(encoding="utf-8"))
        _check_names(self.folder, "weights", self._numbers["weights"], self.features)
        _check_names(self.folder, "whims", self._numbers["whims"], WHIMSICAL)
        for players in (1, 2):
            _check_names(self.folder, "patience", self.patience(players), SEARCHING)
        self.outlook: Observation = getattr(module, "OUTLOOK", game.observation)
        self._rules = {**{name: getattr(module, name) for name in MIND}, "outlook": self.outlook.rule}
        fulfil(game.room.State, self._rules)
        self.prepared = False

    @property
    def engine(self) -> Engine:
        """What bots think with: compiled rules once ``longhouse.bots.prepare`` is done, the interpreter before."""
        return self.fast if self.prepared else self.game.plain

    @functools.cached_property
    def fast(self) -> Engine:
        """Rules of the game and its mind compiled, on first use; the interpreter without Numba."""
        return self.game.fast.extended(self._rules)

    @functools.cached_property
    def network(self) -> Network | None:
        """The network that answers at a glance and may guide search at tables with others, if the mind has one."""
        return self._network_in("network.npz")

    @functools.cached_property
    def network_alone(self) -> Network | None:
        """The same for games alone: one of their own where other plans pay, else that of all tables."""
        own = self._network_in("network_alone.npz")
        return self.network if own is None else own

    def do_without_networks(self) -> None:
        """Know no network in this process: bots play by features, as long as none was asked for before."""
        self.network = self.network_alone = None

    def _network_in(self, name: str) -> Network | None:
        path = self.folder / name
        return load_network(path, self.game, self.outlook.size) if path.exists() else None

    def network_for(self, players: int) -> Network | None:
        """The network that is asked at a table of so many players."""
        return self.network_alone if players == 1 else self.network

    def guide_for(self, players: int) -> Network | None:
        """The network that search follows at such a table; None where only karl asks it, or there is none."""
        return self.network_for(players) if self._numbers["network"]["search"] else None

    @property
    def karls_sharpness(self) -> float:
        """How sharply karl draws an answer by the network's preferences; 0: it gives the likeliest."""
        return float(self._numbers["network"]["karl"])

    @property
    def points(self) -> dict[str, float]:
        """Points a feature is worth, by its name."""
        return dict(self._numbers["weights"])

    def weights(self, players: int, changed: Mapping[str, float] | None = None) -> NDArray[np.int64]:
        """Thousandths of a point a feature, a row a seat; ``changed`` replaces some of them."""
        points = {**self.points, **(changed or {})}
        row = [round(1000 * points[name]) for name in self.features]
        return np.array([row] * players, np.int64)

    def habits(self, players: int = 2, **changed: float) -> NDArray[np.float64]:
        """The numbers of search at a table of so many players, in the order of Habit."""
        alone = self._numbers.get("alone", {}) if players == 1 else {}
        numbers: dict[str, Any] = {**self._numbers["habits"], **alone, **changed}
        _check_names(self.folder, "habits", numbers, tuple(habit.name.lower() for habit in Habit))
        return np.array([numbers[habit.name.lower()] for habit in Habit], np.float64)

    @property
    def whims(self) -> dict[str, float]:
        """How much worth below the best an answer of a level may have in an even game, by the level's name.

        They keep the levels apart where more thought alone would not, and make games differ; the strongest has none.
        """
        return dict(self._numbers["whims"])

    def patience(self, players: int) -> dict[str, Patience]:
        """How long the levels that search think, by their names, at a table of so many players.

        Iterations are those against one rival: with more of them a round is longer, and the same thought less deep.
        """
        alone = self._numbers.get("patience_alone", {}) if players == 1 else {}
        given = {level: Patience(**numbers) for level, numbers in {**self._numbers["patience"], **alone}.items()}
        rivals = max(1, players - 1)
        return {level: one._replace(iterations=rivals * one.iterations) for level, one in given.items()}

    @property
    def thrall_ideas(self) -> int:
        """How many answers thrall draws, to give the one that a sensible player leans to most."""
        return int(self._numbers["beginner"].get("thrall_ideas", 1))

    @property
    def beginner(self) -> Beginner:
        """What a beginner who tries thinks of and counts (:class:`longhouse.bots.heuristic.Leysingi`)."""
        given = self._numbers["beginner"]
        counts = tuple(given.get("counts", self.features))
        if not set(counts) <= set(self.features):
            raise BadOption(f"{self.folder.name}/weights.toml: [beginner] counts unknown features")
        return Beginner(int(given["ideas"]), counts)

    def reason(self, feature: str, change: str) -> Message:
        """What an answer does to a feature, in words; ``change``: more or less of it, or of points that come soon."""
        return Message(self.folder / "words", f"reason-{feature.replace('_', '-')}", {"change": change})


def _check_names(folder: Path, part: str, found: Mapping[str, Any], wanted: tuple[str, ...]) -> None:
    if set(found) != set(wanted):
        wrong = ", ".join(sorted(set(found) ^ set(wanted)))
        raise BadOption(f"{folder.name}/weights.toml: [{part}] must name each of {', '.join(wanted)} (see: {wrong})")


def mind_of(game: Game) -> Mind:
    """The mind for a game, loaded when first asked for."""
    if game not in _minds:
        _minds[game] = Mind(game)
    return _minds[game]
