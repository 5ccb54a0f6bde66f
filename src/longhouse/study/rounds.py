"""A range of seeds played to the end, at random or by bots, as rows of figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.crowd import AT_ONCE, Crowd, answers_by_seat
from longhouse.kernel.batch import Batch
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.state import FIRST_ARG, KIND, STORY_ARGS
from longhouse.study.entrants import Entrant
from longhouse.study.matches import bot_seed, play_match, warm_up

__all__ = ["ANSWER_COLUMNS", "EVENT_COLUMNS", "Kept", "Round", "Setting", "joined", "round_of"]

Ints = NDArray[np.int64]
ANSWER_COLUMNS = ("seed", "number", "seat", "code")
EVENT_COLUMNS = ("seed", "number", "seat", "kind", *(f"arg{k}" for k in range(STORY_ARGS)))


@dataclass(frozen=True)
class Kept:
    """What is kept of a game besides its result."""

    answers: bool = False
    events: bool = False

    @property
    def anything(self) -> bool:
        """Whether games are played answer by answer for it."""
        return self.answers or self.events


@dataclass(frozen=True)
class Round:
    """Games that were played; the rows are games, and those of answers and events name their seed."""

    seeds: Ints
    scores: Ints
    wins: NDArray[np.bool_]
    sheets: Ints
    decisions: Ints
    turns: Ints  # 0 where the game does not count them
    over: NDArray[np.bool_]
    answers: Ints  # columns as in ANSWER_COLUMNS; no rows where they are not kept
    events: Ints  # columns as in EVENT_COLUMNS; number 0 is the set-up, whose seat is -1


@dataclass(frozen=True)
class Setting:
    """A game with its number of players, its options, who plays, when a game is stopped, and what is kept of it."""

    game: Game
    players: int
    options: Mapping[str, str]
    limit: int
    seats: tuple[Entrant, ...] = ()  # one a seat; without any, answers are left to chance, at full speed
    kept: Kept = Kept()
    engine: str = "auto"  # what moves games that are left to chance

    def prepare(self) -> None:
        """Compile or load what the games need."""
        if self.thinks:
            warm_up(self._match(0), self.seats)
        else:
            replace(self, limit=1).play(range(1))
            self._batch(range(1)).score_sheets  # noqa: B018 - compiles

    def play(self, seeds: range) -> Round:
        """Play a game with each of these seeds."""
        if self.thinks:
            return self._play_matches(seeds)
        batch = self._batch(seeds)
        story = _Story(self.kept, batch)
        decisions = (
            self._play_together(batch, story) if self.seats or self.kept.anything else batch.play_out(self.limit)
        )
        turns = np.zeros_like(decisions) if batch.turns is None else batch.turns
        ends = batch.seeds, batch.scores, batch.wins, batch.score_sheets, decisions, turns, batch.over
        return Round(*map(_on_the_machine, (*ends, story.answers, story.events)))

    @property
    def thinks(self) -> bool:
        """Whether bots play that take their time."""
        return bool(self.seats) and not self._at_once

    @property
    def _at_once(self) -> bool:
        """Whether all bots answer many games in one call."""
        return all(entrant.bot in AT_ONCE and entrant.budget is None for entrant in self.seats)

    def _batch(self, seeds: range) -> Batch:
        options: dict[str, Any] = dict(self.options)
        return self.game.batch(len(seeds), players=self.players, seed=seeds.start, engine=self.engine, **options)

    def _match(self, seed: int) -> Match:
        return self.game.start(players=self.players, seed=seed, **self.options)

    def _play_together(self, batch: Batch, story: _Story) -> Ints:
        """Play all games answer by answer; return the numbers of answers."""
        names = [str(entrant) for entrant in self.seats]
        crowds = [Crowd(name, bot_seed(seat, name, 0)) for seat, name in enumerate(names)]
        decisions = np.zeros(len(batch), np.int64)
        while (going := ~batch.over & (decisions < self.limit)).any():
            actor = batch.actor
            asked = np.where(going, actor, -1)
            codes = answers_by_seat(batch, asked, crowds) if crowds else batch.random_answers()
            decisions += going
            batch.step(codes)
            story.add(batch, decisions, actor, codes, going)
        return decisions

    def _play_matches(self, seeds: range) -> Round:
        matches = [self._match(seed) for seed in seeds]
        for match in matches:
            play_match(match, self.seats, self.limit)
        return round_of(matches, self.kept)


def _on_the_machine(array: Any) -> Any:
    """The array in the memory of the machine, wherever its games were played."""
    return array.get() if hasattr(array, "get") else array


def round_of(matches: Sequence[Match], kept: Kept) -> Round:
    """The rows of matches of one game and number of players."""
    seats = range(matches[0].players)
    answers = (row for match in matches for row in _answers(match)) if kept.answers else ()
    events = (row for match in matches for row in _events(match)) if kept.events else ()
    return Round(
        seeds=np.array([match.seed or 0 for match in matches]),
        scores=np.array([match.scores for match in matches]),
        wins=np.array([[seat in match.winners for seat in seats] for match in matches]),
        sheets=np.array([[list(match.score_sheet(seat).values()) for seat in seats] for match in matches]),
        decisions=np.array([len(match.history) for match in matches]),
        turns=np.array([_turns(match) for match in matches]),
        over=np.array([match.over for match in matches]),
        answers=_rows(answers, len(ANSWER_COLUMNS)),
        events=_rows(events, len(EVENT_COLUMNS)),
    )


class _Story:
    """Collects answers and events of a batch step by step."""

    def __init__(self, kept: Kept, batch: Batch) -> None:
        self._kept = kept
        self._answers: list[Ints] = []
        self._events: list[Ints] = []
        if kept.events:
            nobody, none = np.full(len(batch), -1), np.zeros(len(batch), np.int64)
            self._add_events(batch, none, nobody, np.ones(len(batch), np.bool_))

    def add(self, batch: Batch, number: Ints, seat: NDArray[np.int8], codes: Ints, going: NDArray[np.bool_]) -> None:
        """Take up the step that was just made in the games that go on."""
        if self._kept.answers:
            rows = np.stack([batch.seeds, number, seat.astype(np.int64), codes], axis=1)
            self._answers.append(rows[going])
        if self._kept.events:
            self._add_events(batch, number, seat.astype(np.int64), going)

    @property
    def answers(self) -> Ints:
        """All answers, game by game."""
        return _ordered(self._answers, len(ANSWER_COLUMNS))

    @property
    def events(self) -> Ints:
        """All events, game by game."""
        return _ordered(self._events, len(EVENT_COLUMNS))

    def _add_events(self, batch: Batch, number: Ints, seat: Ints, going: NDArray[np.bool_]) -> None:
        told, story = batch.story()
        many = np.where(going, told, 0)
        game = np.repeat(np.arange(len(batch)), many)
        place = np.arange(len(game)) - np.repeat(many.cumsum() - many, many)
        rows = story[game, place]
        heads = [batch.seeds[game], number[game], seat[game], rows[:, KIND]]
        self._events.append(np.column_stack([*heads, rows[:, FIRST_ARG:]]).astype(np.int64))


def joined(rounds: Sequence[Round]) -> Round:
    """All their games, in this order."""
    return Round(*(np.concatenate([getattr(one, name) for one in rounds]) for name in Round.__dataclass_fields__))


def _ordered(parts: Sequence[Ints], columns: int) -> Ints:
    """Rows of one game together, each game's in the order in which they came."""
    if not parts:
        return np.zeros((0, columns), np.int64)
    rows = np.concatenate(parts)
    return rows[np.argsort(rows[:, 0], kind="stable")]


def _rows(rows: Iterable[Sequence[int]], columns: int) -> Ints:
    return np.array(list(rows), np.int64).reshape(-1, columns)


def _answers(match: Match) -> Iterable[tuple[int, ...]]:
    for number, step in enumerate(match.history, 1):
        yield match.seed or 0, number, step.seat, step.action.code


def _events(match: Match) -> Iterable[tuple[int, ...]]:
    kinds = {kind.name: number for number, kind in enumerate(match.game.room.events)}
    told = [(0, -1, match.opening), *((n, step.seat, step.events) for n, step in enumerate(match.history, 1))]
    for number, seat, events in told:
        for event in events:
            name, _, *numbers = event.to_row()
            padded = [*map(int, numbers), *[0] * (STORY_ARGS - len(numbers))]
            yield match.seed or 0, number, seat, kinds[str(name)], *padded


def _turns(match: Match) -> int:
    state = match.game.room.State
    cells = np.frombuffer(match.state_bytes(), state.dtype)
    return int(cells["turns"][0]) if "turns" in state.fields else 0
