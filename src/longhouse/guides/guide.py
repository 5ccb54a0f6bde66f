"""A guided first game: the deal, and the line of answers that one is led along.

Each game has a folder here: ``guide.toml`` holds deal and line, ``words`` what is said to each step. In the line an
answer is written as its kind and arguments, ``ship ship=2``; ``ship ship=2 | ship ship=4`` where several are right.
``step`` is what the newcomer does, in the first seat; ``bots`` is what the others answer meanwhile; ``parts`` names
parts of the client's board in the same way. A step whose ``id`` comes again goes on there: nothing new is asked for.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from longhouse.kernel.answers import Answers
from longhouse.kernel.rooms import game as find_game

__all__ = ["GUIDED", "Guide", "Step", "guide_of"]

FOLDER = Path(__file__).parent
GUIDED = frozenset(path.parent.name for path in FOLDER.glob("*/guide.toml"))  # games
SEAT = 0  # of the newcomer

Codes = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """One thing that is asked for, or how it goes on. ``begins``: so many answers of the line come before it;
    ``answers``: for each of its answers the codes that are right; ``parts``: what is touched on the board, one after
    the other, where a gesture stands for several answers."""

    id: str
    begins: int
    answers: tuple[Codes, ...]
    parts: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Guide:
    """A guided first game. ``line``: for each answer from the set-up on the codes that are right, the advised first."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    level: str
    line: tuple[Codes, ...]
    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        """The newcomer's."""
        return SEAT

    @property
    def count(self) -> int:
        """How many things are asked for."""
        return len({step.id for step in self.steps})

    @property
    def words(self) -> Path:
        """Where its words are kept."""
        return FOLDER / self.game / "words"

    def reached(self, codes: Sequence[int]) -> int | None:
        """How many answers of the line have been given, all of them once it is behind; None when others were."""
        on_it = all(code in right for code, right in zip(codes, self.line, strict=False))
        return min(len(codes), len(self.line)) if on_it else None

    def next(self, codes: Sequence[int]) -> int | None:
        """What the line answers behind these; None off the line and at its end."""
        at = self.reached(codes)
        return None if at is None or at == len(self.line) else self.line[at][0]


def guide_of(game_id: str) -> Guide | None:
    """The guided first game of a game; None where there is none."""
    return _read(game_id) if game_id in GUIDED else None


@functools.cache
def _read(game_id: str) -> Guide:
    written = tomllib.loads((FOLDER / game_id / "guide.toml").read_text(encoding="utf-8"))
    answers = find_game(game_id).room.answers
    parts = [[_codes(answers, text) for text in part.get("step", part.get("bots"))] for part in written["line"]]
    begins = accumulate(map(len, parts), initial=0)
    steps = [
        Step(part["id"], begin, tuple(codes), tuple(map(_either, part.get("parts", ()))))
        for part, codes, begin in zip(written["line"], parts, begins, strict=False)
        if "step" in part
    ]
    return Guide(
        game_id,
        written["players"],
        written.get("options", {}),
        written["seed"],
        written["level"],
        tuple(codes for part in parts for codes in part),
        tuple(steps),
    )


def _codes(answers: Answers, text: str) -> Codes:
    """The codes of the answers that are right at one place of the line."""
    return tuple(answers.code_of(_answer(answers, one)) for one in _either(text))


def _either(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split("|"))


def _answer(answers: Answers, text: str) -> dict[str, Any]:
    kind, *args = text.split()
    nouns = next((block.nouns for block in answers.blocks if block.kind == kind), {})
    named = {name for name, noun in nouns.items() if noun.names}
    pairs = (arg.split("=") for arg in args)
    return {"kind": kind, "args": {name: value if name in named else int(value) for name, value in pairs}}
