"""A match: one game being played, by its seed, its options and the answers given."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel import entries
from longhouse.kernel.answers import Action
from longhouse.kernel.errors import (
    BadMatchFile,
    BadOption,
    BrokenRules,
    CannotExport,
    CannotUndo,
    IllegalAction,
    LonghouseError,
    UnknownGame,
)
from longhouse.kernel.events import Event, read_story
from longhouse.kernel.game import Game
from longhouse.kernel.house import game as find_game
from longhouse.kernel.options import check_seed, resolve_options
from longhouse.kernel.randomness import seed_random
from longhouse.kernel.record import Cells
from longhouse.kernel.words import Message

__all__ = ["FORMAT", "Match", "Question", "Seen", "Step"]

FORMAT = 1  # of exported matches
MAX_TEXT = 8_000_000  # characters of a match file that are read at all


@dataclass(frozen=True)
class Step:
    """One answer that was given: by whom, what it told, and whether it brought its giver news (``sealed``)."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    sealed: bool

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat saw of it; None for spectators."""
        return tuple(event.seen_by(seat) for event in self.events)


@dataclass(frozen=True)
class Question:
    """The question of the moment, its name and its words, as one seat may see it."""

    kind: str
    message: Message

    def text(self, lang: str = "en") -> str:
        """The question in words."""
        return self.message.text(lang)

    def help(self, lang: str = "en") -> str | None:
        """What a newcomer is told about the question."""
        return self.message.help(lang)


class Match:
    """A game in progress. Every answer is checked; what is refused changes nothing."""

    def __init__(
        self, game: Game, players: int, seed: int | None, options: Mapping[str, str], cells: Cells | None = None
    ) -> None:
        """Use ``game.start``. ``cells``: a state to go on from, instead of a seed."""
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options)
        self._steps: list[Step] = []
        self._before: list[Cells] = []  # the bytes before each answer that can still be undone
        self._codes: tuple[int, ...] | None = None
        self._cells = np.zeros(1, game.room.State.dtype) if cells is None else cells
        self._state: Any = game.room.State(self._cells)
        if cells is None:
            self._run(entries.begin, self._known_seed, players, game.option_array(self.options))
        self._opening = self._read_story()

    # ------------------------------------------------------------------ what is asked
    @property
    def actor(self) -> int | None:
        """The seat that must answer, None when the game is over."""
        return None if self._state.actor < 0 else self._state.actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor is None

    @property
    def legal_codes(self) -> tuple[int, ...]:
        """The codes of the legal answers, in rising order."""
        if self._codes is None:
            self._codes = () if self.over else self._list_legal()
        return self._codes

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal answers to the question of the moment."""
        room = self.game.room
        return tuple(room.action(self._state, code) for code in self.legal_codes)

    def question(self, seat: int | None = None) -> Question:
        """The question of the moment as a seat sees it; None for spectators."""
        room = self.game.room
        name = room.question(self._state)
        return Question(
            name, room.say(f"ask-{name}", **room.question_args(room.say, self._state, self._check_seat(seat)))
        )

    def why_not(self, answer: object) -> Message | None:
        """Why an answer is not legal now, in the game's words; None when it is, or when there is no more to say."""
        code = self.game.room.answers.code_of(answer)
        return None if code in self.legal_codes else self.game.room.why_not(self.game.room.say, self._state, code)

    # ------------------------------------------------------------------ answering
    def play(self, answer: object) -> tuple[Event, ...]:
        """Give an answer (an Action, a code, a dict of kind and args), or a list of them: all or none."""
        if isinstance(answer, Sequence) and not isinstance(answer, str | bytes):
            return self._play_all(answer)
        return self._play_one(answer)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (of this seat, if one is named)."""
        if not self.can_undo:
            raise CannotUndo(self._why_no_undo())
        if seat is not None and self._steps[-1].seat != seat:
            raise CannotUndo(f"the last answer was seat {self._steps[-1].seat}'s, not seat {seat}'s")
        self._cells[:] = self._before.pop()
        self._steps.pop()
        self._codes = None

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: there is one and it revealed nothing to the one who gave it."""
        return bool(self._before)

    @property
    def history(self) -> tuple[Step, ...]:
        """The answers given so far."""
        return tuple(self._steps)

    @property
    def opening(self) -> tuple[Event, ...]:
        """What the set-up told."""
        return self._opening

    # ------------------------------------------------------------------ how it stands
    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat if the game ended now."""
        return self._tally()[0]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the game goes on."""
        return tuple(seat for seat, won in enumerate(self._tally()[1]) if won) if self.over else ()

    def score_sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat, line by line."""
        if self._check_seat(seat) is None:
            raise BadOption("a score sheet belongs to a seat")
        lines = np.zeros(len(self.game.room.score_lines), np.int64)
        self._run(entries.sheet, seat, lines)
        return dict(zip(self.game.room.score_lines, lines.tolist(), strict=True))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None for spectators."""
        question = None if self.over else self.question(seat)
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "seat": seat,
            "actor": self.actor,
            "question": question and {"kind": question.kind, "message": question.message.to_dict()},
            "over": self.over,
            "scores": list(self.scores) if self.over else None,
            "winners": list(self.winners) if self.over else None,
            "board": self.game.room.view(self._state, self._check_seat(seat)),
        }

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat knows as numbers; ``game.observation`` names and explains them."""
        if self._check_seat(seat) is None:
            raise BadOption("an observation belongs to a seat")
        seen = np.zeros(self.game.observation.size, np.int64)
        self._run(entries.look, seat, seen)
        return seen.astype(np.int16)

    def seen_by(self, seat: int) -> Seen:
        """All that a bot in this seat ever gets."""
        if self._check_seat(seat) is None:
            raise BadOption("a bot sits in a seat")
        return Seen(self, seat)

    # ------------------------------------------------------------------ copies and files
    def copy(self) -> Match:
        """An independent copy."""
        other = Match(self.game, self.players, self.seed, self.options, self._cells.copy())
        other._opening = self._opening
        other._steps = list(self._steps)
        other._before = list(self._before)
        return other

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Matches travel between processes; a sampled world without the answers that led to it."""
        if self.seed is not None:
            return Match.from_json, (self.to_json(),)
        known = (self.game.id, self.game.rules_version, self.players, self.options, self.state_bytes())
        return _world, known

    def state_bytes(self) -> bytes:
        """The exact state, secrets and all: equal states have equal bytes."""
        return self._cells.tobytes()

    def to_json(self) -> str:
        """The match as text; it replays byte for byte in any process."""
        if self.seed is None:
            raise CannotExport("a sampled world has no seed, so it cannot be exported; export the match it came from")
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.id,
                "rules_version": self.game.rules_version,
                "players": self.players,
                "options": self.options,
                "seed": self.seed,
                "codes": [step.action.code for step in self._steps],
            }
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """Read an exported match and replay it."""
        saved = _read_file(text)
        game = _game_of(saved)
        match = _begin(game, saved)
        for number, code in enumerate(saved["codes"]):
            try:
                match._play_one(code)
            except IllegalAction as error:
                raise BadMatchFile(f"answer {number + 1} of {len(saved['codes'])} does not replay: {error}") from error
        return match

    # ------------------------------------------------------------------ inside
    @property
    def _states(self) -> Any:
        return (self._state,)

    def _run(self, entry: Any, *args: Any) -> Any:
        """Call an entry on this match's state with what is ready: compiled rules or the interpreter."""
        engine = self.game.engine
        states = self._states if engine is self.game.plain else self._cells
        return engine.entry(entry)(states, 0, *(engine.bind(a) if isinstance(a, np.ndarray) else a for a in args))

    @property
    def _known_seed(self) -> int:
        if self.seed is None:
            raise CannotExport("this match has no seed")
        return self.seed

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadOption(f"seat {seat!r} is not at this table: use 0 to {self.players - 1}")
        return seat

    def _list_legal(self) -> tuple[int, ...]:
        codes = np.zeros(self.game.room.answers.size, np.int64)
        n = self._run(entries.legal, codes)
        return tuple(codes[:n].tolist())

    def _play_one(self, answer: object) -> tuple[Event, ...]:
        code = self._checked(answer)
        action = self.game.room.action(self._state, code)
        seat, before = self._state.actor, self._cells.copy()
        self._run(entries.answer, code)
        self._codes = None
        sealed = bool(self._state.sealed) or self.over  # at the end everything lies open
        step = Step(seat, action, self._read_story(), sealed)
        self._steps.append(step)
        if step.sealed:
            self._before.clear()
        else:
            self._before.append(before)
        return step.events

    def _checked(self, answer: object) -> int:
        if self.over:
            raise IllegalAction("the game is over: there is nothing left to answer")
        code = self.game.room.answers.code_of(answer)
        if code not in self.legal_codes:
            reason = self.why_not(code)
            name = self.game.room.question(self._state)
            said = f": {reason.text()}" if reason else ""
            raise IllegalAction(f"code {code} is not a legal answer to '{name}' for seat {self.actor}{said}")
        return code

    def _play_all(self, answers: Iterable[object]) -> tuple[Event, ...]:
        trial = self.copy()
        events = [event for answer in answers for event in trial._play_one(answer)]
        self._cells[:] = trial._cells
        self._steps, self._before, self._codes = trial._steps, trial._before, None
        return tuple(events)

    def _read_story(self) -> tuple[Event, ...]:
        room = self.game.room
        if self._state.told > len(self._state.story):
            raise BrokenRules(f"{self.game.id}: one answer told {self._state.told} events, more than its story holds")
        return read_story(self._state, room.events, room.say)

    def _tally(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scores, wins = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        self._run(entries.tally, scores, wins)
        return tuple(scores.tolist()), tuple(wins.tolist())

    def _why_no_undo(self) -> str:
        if not self._steps:
            return "nothing has been answered yet"
        return "the last answer revealed something hidden: there is no way back across it"


class Seen:
    """What one seat knows: it holds a possible world, never the true one."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.actor = match.actor
        self.legal: tuple[Action, ...] = match.legal if match.actor == seat else ()
        self.view = match.view(seat)
        self.answered = len(match._steps)
        self.players, self._options = match.players, match.options
        self._cells = self._resampled(match._cells, seed=0)

    def sample(self, seed: int) -> Match:
        """A match of a world that this seat holds possible; the same seed gives the same world."""
        cells = self._resampled(self._cells, check_seed(seed))
        return Match(self.game, self.players, None, self._options, cells)

    def cells(self) -> Cells:
        """The bytes of a possible world, for compiled search (sample it again before use)."""
        return self._cells.copy()

    def _resampled(self, cells: Cells, seed: int) -> Cells:
        world = cells.copy()
        rng = np.zeros(4, np.int64)
        seed_random(rng.data, seed)
        engine = self.game.engine
        engine.entry(entries.resample)(engine.bind(world), 0, self.seat, engine.bind(rng))
        return world


# ---------------------------------------------------------------------- match files
def _world(id: str, rules_version: int, players: int, options: Mapping[str, str], state: bytes) -> Match:
    """A match without a seed, from its bytes."""
    game = find_game(id, rules_version)
    return Match(game, players, None, options, np.frombuffer(state, game.room.State.dtype).copy())


def _read_file(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_TEXT:
        raise BadMatchFile(f"the file is larger than {MAX_TEXT} characters: it is no match")
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(f"not a match file: {error}") from error
    if not isinstance(saved, dict):
        raise BadMatchFile("not a match file: expected a JSON object")
    kinds: dict[str, type] = {
        "format": int,
        "game": str,
        "rules_version": int,
        "players": int,
        "options": dict,
        "seed": int,
    }
    for name, kind in {**kinds, "codes": list}.items():
        if not isinstance(saved.get(name), kind) or isinstance(saved[name], bool):
            raise BadMatchFile(f"not a match file: {name!r} must be there and be of type {kind.__name__}")
    if saved["format"] != FORMAT:
        raise BadMatchFile(f"format {saved['format']} is unknown: this version reads format {FORMAT}")
    return saved


def _game_of(saved: Mapping[str, Any]) -> Game:
    try:
        return find_game(saved["game"], saved["rules_version"])
    except UnknownGame as error:
        raise BadMatchFile(str(error)) from error


def _begin(game: Game, saved: Mapping[str, Any]) -> Match:
    try:
        options = resolve_options(game.options, saved["options"])
        return Match(game, game.check_players(saved["players"]), check_seed(saved["seed"]), options)
    except LonghouseError as error:
        raise BadMatchFile(f"not a match that can be played: {error}") from error
