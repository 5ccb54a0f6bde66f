"""A game: a room of the house, known by its folder. docs/adding_a_game.md tells what its modules hold."""

from __future__ import annotations

import functools
import secrets
import tomllib
from collections.abc import Callable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.answers import Action, Answers
from longhouse.kernel.compiled import Compiler, wants_compiled
from longhouse.kernel.contract import CONTRACT
from longhouse.kernel.engine import CompiledEngine, Engine, PlainEngine
from longhouse.kernel.events import EventKind, Stories
from longhouse.kernel.modules import load_module
from longhouse.kernel.observation import Observation
from longhouse.kernel.options import check_players, check_seed, option_numbers, read_options, resolve_options
from longhouse.kernel.preparation import load
from longhouse.kernel.state import GameState
from longhouse.kernel.words import Message

if TYPE_CHECKING:
    from longhouse.kernel.batch import Batch, Policy
    from longhouse.kernel.match import Match

__all__ = ["Game", "Room"]

MOST_KEPT = 20_000
_FROM_ROOM = tuple(name for name in CONTRACT if name != "observe")  # rules of the room under the contract's own names


class Room:
    """The modules of a game, loaded: its record, its questions and answers, its rules, what seats know, its words."""

    def __init__(self, package: str, folder: Path) -> None:
        state, rules, knowledge, observation, speech = (
            load_module(f"{package}.{name}") for name in ("state", "rules", "knowledge", "observation", "speech")
        )
        self.folder, self._words = folder, folder / "words"
        self._action = functools.lru_cache(MOST_KEPT)(self._worded)  # the same few are offered again and again
        self._questions: dict[int, str] = {int(ask): ask.name.lower().replace("_", "-") for ask in state.Ask}
        self.State: type[GameState] = state.State
        self.Ask: type[IntEnum] = state.Ask
        self.answers: Answers = state.ANSWERS
        self.events: tuple[EventKind, ...] = state.EVENTS
        self.stories = Stories(self.events, self.say)
        self.score_lines: tuple[str, ...] = state.SCORE_LINES
        self.view: Callable[[Any, int | None], Mapping[str, Any]] = knowledge.view
        self.observation: Observation = observation.OBSERVATION
        self.question_args: Callable[..., dict[str, Any]] = speech.question_args
        self.answer_args: Callable[..., dict[str, Any]] = speech.answer_args
        self.why_not: Callable[..., Message | None] = speech.why_not
        self.secret_questions: frozenset[int] = getattr(speech, "SECRET_QUESTIONS", frozenset(map(int, state.Ask)))
        self.contract: dict[str, Any] = {
            name: getattr(rules, name, None) or getattr(knowledge, name) for name in _FROM_ROOM
        }
        self.contract["observe"] = self.observation.rule
        self.State.rules = self.contract

    def say(self, message: str, **args: Any) -> Message:
        """A message in the words of this game."""
        return Message(self._words, message, args)

    def action(self, s: GameState, code: int) -> Action:
        """An answer to the question of s, with its words."""
        return self._action(self.question(s), code, tuple(self.answer_args(self.say, s, code).items()))

    def _worded(self, question: str, code: int, more: tuple[tuple[str, Any], ...]) -> Action:
        """An answer to a question. ``more``: what its words need besides its own nouns."""
        block = self.answers.block_of(code)
        numbers = block.numbers(code)
        args = {name: noun.value(numbers[name]) for name, noun in block.nouns.items()}
        worded = {name: noun.word(self.say, numbers[name]) for name, noun in block.nouns.items()}
        message = self.say(f"answer-{question}-{block.kind.replace('_', '-')}", **{**worded, **dict(more)})
        first = next(iter(worded.values()), None)
        return Action(code, block.kind, args, message, first if isinstance(first, Message) else message)

    def question(self, s: GameState) -> str:
        """The name of the question that s asks."""
        return self._questions[s.ask]


class Game:
    """One of the games: start a match, or many at once."""

    def __init__(self, package: str, folder: Path, rules_version: int | None = None) -> None:
        """A room under its newest rules, or under an older version that it still plays (``older_rules``)."""
        self.package = package
        self.folder = folder
        self.meta: Mapping[str, Any] = tomllib.loads((folder / "meta.toml").read_text(encoding="utf-8"))
        self.id: str = self.meta["id"]
        self.players: tuple[int, int] = (self.meta["players"][0], self.meta["players"][1])
        self.rules_version: int = rules_version or self.meta["rules_version"]
        self.options = read_options(self.meta)
        self.open_scores: bool = self.meta.get("open_scores", False)
        self._newest = self  # whose engines are used: one room's rules play all its versions
        self._compiled: CompiledEngine | None = None
        self._prepared: Engine | None = None

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.package, self.folder, self.rules_version)

    def older(self) -> list[Game]:
        """The same room under each older version of its rules that it still plays."""
        games = [Game(self.package, self.folder, version) for version in self.meta.get("older_rules", [])]
        for game in games:
            game._newest = self
        return games

    def title(self, lang: str = "en") -> str:
        """The name of the game in a language."""
        titles: Mapping[str, str] = self.meta["title"]
        return titles.get(lang, titles["en"])

    @functools.cached_property
    def room(self) -> Room:
        """The game's modules, loaded when first needed."""
        return Room(self.package, self.folder) if self._newest is self else self._newest.room

    @property
    def observation(self) -> Observation:
        """What a seat's observation holds: its features, their views and their scaling."""
        return self.room.observation

    @functools.cached_property
    def plain(self) -> PlainEngine:
        """The interpreter for this game's rules: there at once."""
        return PlainEngine(self.room.State) if self._newest is self else self._newest.plain

    @property
    def engine(self) -> Engine:
        """What matches run on without a wait: compiled rules once ``prepare`` is done, the interpreter before."""
        return self._newest._prepared or self.plain

    @property
    def fast(self) -> Engine:
        """Compiled rules, loaded or compiled on first use; the interpreter where Numba is missing or not wanted."""
        newest = self._newest
        if newest._compiled is None and wants_compiled():
            newest._compiled = self.compiled_engine()
        return newest._compiled or self.plain

    def prepare(self, progress: Callable[[str], None] | None = None) -> None:
        """Compile or load what matches use; ``progress`` hears the name of each entry. Then matches run compiled."""
        engine = self.fast
        load(self, engine, progress)
        self._newest._prepared = engine

    def compiled_engine(self, checked: bool = False) -> CompiledEngine:
        """A compiled engine of its own; ``checked`` looks at array bounds."""
        return CompiledEngine(Compiler([self.folder], self.room.contract, checked))

    def start(self, players: int | None = None, seed: int | None = None, **options: object) -> Match:
        """A new match; without a seed a secret one is drawn."""
        from longhouse.kernel.match import Match

        chosen = secrets.randbits(63) if seed is None else seed
        return Match(self, self.check_players(players), check_seed(chosen), resolve_options(self.options, options))

    def batch(
        self,
        games: int,
        players: int | None = None,
        seed: int = 0,
        *,
        engine: str = "auto",
        threads: int = 1,
        renew: bool = False,
        opponents: Policy | Mapping[int, Policy] | None = None,
        **options: object,
    ) -> Batch:
        """Many games side by side in one array; game i has the seed ``seed + i``.

        ``renew``: a game that ends begins anew at once. ``opponents``: who answers for some seats inside of ``step``
        (``longhouse.bots.crowd`` makes such policies of bots). ``engine``: auto, compiled, interpreter, or cuda: then
        arrays are CuPy's (docs/gpu.md).
        """
        chosen = resolve_options(self.options, options)
        return _kind_of_batch(engine)(
            self, games, self.check_players(players), check_seed(seed), chosen, engine, threads, renew, opponents
        )

    def check_players(self, players: int | None) -> int:
        """The number of players, the smallest when None; BadOption when the game is not for so many."""
        return check_players(self.players, self.players[0] if players is None else players, self.title())

    def option_array(self, options: Mapping[str, str]) -> NDArray[np.int64]:
        """Resolved options as the numbers that setup gets, and the version of the rules behind them."""
        return np.array([*option_numbers(self.options, options), self.rules_version], np.int64)


def _kind_of_batch(engine: str) -> type[Batch]:
    if engine == "cuda":
        from longhouse.kernel.cuda.batch import CardBatch

        return CardBatch
    from longhouse.kernel.batch import Batch

    return Batch
