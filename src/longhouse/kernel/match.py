"""A match: one game being played, by its seed, its options and the answers given."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
    refusal,
)
from longhouse.kernel.events import Event
from longhouse.kernel.game import Game, Room
from longhouse.kernel.options import check_seed, resolve_options
from longhouse.kernel.record import Cells, copied, laid_out
from longhouse.kernel.rooms import game as find_game
from longhouse.kernel.schema import ViewJson
from longhouse.kernel.showing import Kept, Part, Wrap, shown_together
from longhouse.kernel.words import Message

__all__ = ["FORMAT", "Match", "Question", "Seen", "Step"]

FORMAT = 1  # of exported matches
MAX_TEXT = 8_000_000  # characters of a match file that are read at all


@dataclass(frozen=True)
class Step:
    """One answer that was given: by whom, its code, what it told, whether it brought its giver news (``sealed``)."""

    seat: int
    code: int
    events: tuple[Event, ...]
    sealed: bool
    _room: Room = field(repr=False, compare=False)
    _before: bytes = field(repr=False, compare=False)

    @functools.cached_property
    def action(self) -> Action:
        """The answer, in the words of the question it answered."""
        state = self._room.State
        return self._room.action(state(laid_out(self._before, state.dtype)), self.code)

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
        self,
        game: Game,
        players: int,
        seed: int | None,
        options: Mapping[str, str],
        cells: Cells | None = None,
        answered: int = 0,
    ) -> None:
        """Use ``game.start``. ``cells``: a state to go on from, instead of a seed, after so many answers."""
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options)
        self._forgotten = answered  # answers given before those in the history
        self._steps: list[Step] = []
        self._before: list[bytes] = []  # the bytes before each answer that can still be undone
        self._codes: tuple[int, ...] | None = None
        self._parts: dict[Part, Kept] = {}  # of views; copies share them, as each knows what it was made of
        self._sit_down(np.zeros(1, game.room.State.dtype) if cells is None else cells)
        if cells is None:
            self._run(entries.begin, self._known_seed, players, game.option_array(self.options))
        self._opening = self._read_story()

    # ------------------------------------------------------------------ what is asked
    @property
    def actor(self) -> int | None:
        """The seat that must answer, None when the game is over."""
        seat = self._actor[0]
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._actor[0] < 0

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
        if type(answer) is int or not isinstance(answer, Sequence) or isinstance(answer, str | bytes):
            return self._play_one(answer)
        return self._play_all(answer)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (of this seat, if one is named)."""
        if not self.can_undo:
            raise CannotUndo(self._why_no_undo())
        if seat is not None and self._steps[-1].seat != seat:
            raise CannotUndo(f"the last answer was seat {self._steps[-1].seat}'s, not seat {seat}'s")
        self._state.raw[:] = self._before.pop()
        self._steps.pop()
        self._codes = None

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: there is one and it revealed nothing to the one who gave it."""
        return bool(self._before)

    @property
    def history(self) -> tuple[Step, ...]:
        """The answers given so far, without those that were forgotten."""
        return tuple(self._steps)

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return self._forgotten + len(self._steps)

    def forget(self, keep: int) -> None:
        """Keep only the last few answers, to take less memory: those before them cannot be taken back any more."""
        surplus = len(self._steps) - max(keep, 1)
        if surplus > 0:
            self._forgotten += surplus
            del self._steps[:surplus]
            del self._before[: max(0, len(self._before) - keep)]

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

    def view(self, seat: int | None = None) -> ViewJson:
        """All that a seat may know, ready for JSON; None for spectators."""
        return self._view(seat, self._heading())

    def views(self, seats: Iterable[int | None], wrap: Wrap) -> dict[int | None, ViewJson]:
        """The views of several seats, always with the same ``wrap``: what it makes of a part is kept while it holds."""
        heading = self._heading()
        legal = frozenset(self.legal_codes)
        with shown_together(self._state, self._parts, wrap, legal):
            shared = None if self._is_secret_question else self._asked(None)
            return {seat: self._view(seat, heading, shared) for seat in seats}

    def _heading(self) -> dict[str, Any]:
        """What a view tells everybody."""
        over = self.over
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "actor": self.actor,
            "over": over,
            "scores": list(self.scores) if over else None,
            "winners": list(self.winners) if over else None,
        }

    @property
    def _is_secret_question(self) -> bool:
        """Whether the question of the moment is put to some in other words than to the rest."""
        return self._state.ask in self.game.room.secret_questions

    def _asked(self, seat: int | None) -> dict[str, Any] | None:
        """The question as JSON; None when the game is over."""
        if self.over:
            return None
        question = self.question(seat)
        return {"kind": question.kind, "message": question.message.to_dict()}

    def _view(self, seat: int | None, heading: dict[str, Any], asked: dict[str, Any] | None = None) -> ViewJson:
        """``asked``: the question, where it is the same for all."""
        view: Any = {
            **heading,
            "seat": seat,
            "question": asked or self._asked(seat),
            "board": self.game.room.view(self._state, self._check_seat(seat)),
        }
        return view  # type: ignore[no-any-return]

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
        other = object.__new__(Match)
        vars(other).update(vars(self))
        other._sit_down(copied(self._cells))
        other.options, other._steps, other._before = dict(self.options), list(self._steps), list(self._before)
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
        if self._forgotten:
            raise CannotExport("the first answers of this match were forgotten, so it cannot be exported")
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.id,
                "rules_version": self.game.rules_version,
                "players": self.players,
                "options": self.options,
                "seed": self.seed,
                "codes": [step.code for step in self._steps],
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
                all_of_them = len(saved["codes"])
                said = refusal("does-not-replay", number=number + 1, all=all_of_them, reason=error)
                raise BadMatchFile(said) from error
        return match

    # ------------------------------------------------------------------ inside
    def _sit_down(self, cells: Cells) -> None:
        """Play on these cells from now on."""
        self._cells = cells
        self._state: Any = self.game.room.State(cells)
        self._actor: Sequence[int] = self._state._actor  # its one cell, looked at several times an answer

    @property
    def _states(self) -> Any:
        return (self._state,)

    def _run(self, entry: Any, *args: Any) -> Any:
        """Call an entry on this match's state with what is ready: compiled rules or the interpreter."""
        game = self.game
        engine = game.engine
        if engine is not game.plain:
            return engine.entry(entry)(self._cells, 0, *args)  # compiled rules take arrays as they are
        return entry(self._states, 0, *(engine.bind(a) if isinstance(a, np.ndarray) else a for a in args))

    @property
    def _known_seed(self) -> int:
        if self.seed is None:
            raise CannotExport("this match has no seed")
        return self.seed

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadOption(refusal("bad-seat", seat=repr(seat), most=self.players - 1))
        return seat

    def _list_legal(self) -> tuple[int, ...]:
        codes = np.zeros(self.game.room.answers.size, np.int64)
        n = self._run(entries.legal, codes)
        return tuple(codes[:n].tolist())

    def _play_one(self, answer: object) -> tuple[Event, ...]:
        code = self._checked(answer)
        seat, before = self._actor[0], self.state_bytes()
        self._run(entries.answer, code)
        self._codes = None
        events = self._read_story()
        sealed = self._state.sealed > 0 or self._actor[0] < 0  # at the end everything lies open
        self._steps.append(Step(seat, code, events, sealed, self.game.room, before))
        if sealed:
            self._before.clear()
        else:
            self._before.append(before)
        return events

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
        self._state.raw[:] = trial._state.raw
        self._steps, self._before, self._codes = trial._steps, trial._before, None
        return tuple(events)

    def _read_story(self) -> tuple[Event, ...]:
        s = self._state
        if s.told > len(s.story):
            raise BrokenRules(f"{self.game.id}: one answer told {s.told} events, more than its story holds")
        return self.game.room.stories.events(s)

    def _tally(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scores, wins = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        self._run(entries.tally, scores, wins)
        return tuple(scores.tolist()), tuple(wins.tolist())

    def _why_no_undo(self) -> str:
        if not self._steps:
            return "nothing has been answered yet"
        return "the last answer revealed something hidden: there is no way back across it"


class Seen:
    """What one seat knows: it holds a possible world, never the true one, and tells what that world shows the seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.actor = match.actor
        self.answered = match.answered
        self.players, self.options = match.players, match.options
        # what the last answer told, as this seat may read it, and the codes of the legal answers, when it is asked
        self.told = self.game.room.stories.rows_seen(match._state, seat)
        self.codes = match.legal_codes if self.actor == seat else ()
        self._cells = self._imagined(match._cells, seed=0)

    @functools.cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal answers, when this seat is asked."""
        room, s = self.game.room, self.game.room.State(self._cells)
        return tuple(room.action(s, code) for code in self.codes)

    def action(self, code: int) -> Action:
        """The legal answer of a code, in words."""
        return self.game.room.action(self.game.room.State(self._cells), code)

    @functools.cached_property
    def view(self) -> ViewJson:
        """All that the seat may know, ready for JSON."""
        return self._world.view(self.seat)

    @property
    def _world(self) -> Match:
        return Match(self.game, self.players, None, self.options, self._cells)

    def sample(self, seed: int) -> Match:
        """A match of a world that this seat holds possible; the same seed gives the same world."""
        cells = self._imagined(self._cells, check_seed(seed))
        return Match(self.game, self.players, None, self.options, cells)

    def cells(self) -> Cells:
        """The bytes of a possible world, for compiled search (sample it again before use)."""
        return copied(self._cells)

    def _imagined(self, cells: Cells, seed: int) -> Cells:
        world, engine = copied(cells), self.game.engine
        engine.entry(entries.imagine)(engine.bind(world), 0, self.seat, seed)
        return world


# ---------------------------------------------------------------------- match files
def _world(id: str, rules_version: int, players: int, options: Mapping[str, str], state: bytes) -> Match:
    """A match without a seed, from its bytes."""
    game = find_game(id, rules_version)
    return Match(game, players, None, options, laid_out(state, game.room.State.dtype))


def _read_file(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_TEXT:
        raise BadMatchFile(refusal("file-too-large", most=MAX_TEXT))
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(refusal("no-match-file", reason=error)) from error
    if not isinstance(saved, dict):
        raise BadMatchFile(refusal("no-json-object"))
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
            raise BadMatchFile(refusal("bad-field", name=repr(name), type=kind.__name__))
    if saved["format"] != FORMAT:
        raise BadMatchFile(refusal("bad-format", format=saved["format"], known=FORMAT))
    return saved


def _game_of(saved: Mapping[str, Any]) -> Game:
    try:
        return find_game(saved["game"], saved["rules_version"])
    except UnknownGame as error:
        raise BadMatchFile(error.said or str(error)) from error


def _begin(game: Game, saved: Mapping[str, Any]) -> Match:
    try:
        options = resolve_options(game.options, saved["options"])
        return Match(game, game.check_players(saved["players"]), check_seed(saved["seed"]), options)
    except LonghouseError as error:
        raise BadMatchFile(refusal("not-playable", reason=error)) from error
