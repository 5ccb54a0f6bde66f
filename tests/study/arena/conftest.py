from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import longhouse
from longhouse.bots import RandomBot, registry
from longhouse.kernel.answers import Action
from longhouse.kernel.game import Game
from longhouse.kernel.match import Seen
from longhouse.study.arena import Log, Tournament
from longhouse.study.entrants import read_entrant


class Greedy(RandomBot):
    """Takes the answer after which it has most points, in one world it holds possible."""

    def __call__(self, seen: Seen) -> Action:
        return max(seen.legal, key=lambda action: self._points(seen, action))

    def _points(self, seen: Seen, action: Action) -> int:
        match = seen.sample(1)
        match.play(action.code)
        return match.scores[seen.seat]


class Raising(RandomBot):
    """Fails when it is asked for the fifth time."""

    asked = 0

    def __call__(self, seen: Seen) -> Action:
        self.asked += 1
        if self.asked == 5:
            raise ZeroDivisionError("thought too hard")
        return super().__call__(seen)


class Cheating(RandomBot):
    """Gives an answer that is not among the legal ones."""

    def __call__(self, seen: Seen) -> Action:
        codes = {action.code for action in seen.legal}
        return replace(seen.legal[0], code=next(code for code in range(9999) if code not in codes))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Vikings on Board as it is where Numba is missing, with bots for these tests in the house."""
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    for name, bot in {"greedy": Greedy, "raising": Raising, "cheating": Cheating}.items():
        monkeypatch.setitem(registry._MAKERS, name, bot)
    game = longhouse.game("vikings_on_board")
    return Game(game.package, game.folder)


@pytest.fixture
def tournament(plain: Game):
    """A tournament of bots of these names."""

    def of(bots: str, games: int = 2, players: int = 2, **more) -> Tournament:
        return Tournament(plain, tuple(map(read_entrant, bots.split(","))), games, players, **more)

    return of


@pytest.fixture
def log(tmp_path: Path):
    """The log of a tournament in a folder of the test's own."""
    return lambda tournament, folder="arena": Log(tmp_path / folder / "games.jsonl", tournament.terms())
