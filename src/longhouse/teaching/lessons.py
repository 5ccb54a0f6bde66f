"""What each game's network sees of an observation, and at which tables it learns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from longhouse.bots.minds import explorers, feast_for_odin
from longhouse.teaching.inputs import Take

__all__ = ["LESSONS", "Lesson", "Table"]


@dataclass(frozen=True)
class Table:
    """Games of one kind; ``share``: of all games that are played side by side."""

    players: int
    share: float
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """How one game is learned."""

    tables: tuple[Table, ...]
    games: int  # side by side
    points: float  # how much own points count beside victory, at tables with others
    wide: int = 512
    narrow: int = 256
    taken: Mapping[str, Take | None] = field(default_factory=dict)
    entities: tuple[str, ...] = ()
    pointing: Callable[[int], tuple[int, int] | None] | None = None  # an answer's kind of entity and its number
    small: bool = False  # every number that is seen fits in 8 bits
    counts: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # what lines count, at first and at last

    def at(self, sizes: Collection[int]) -> Lesson:
        """The lesson at tables of these numbers of players alone; none named: at all."""
        if not sizes:
            return self
        tables = tuple(table for table in self.tables if table.players in sizes)
        if missing := set(sizes) - {table.players for table in tables}:
            raise ValueError(f"the lesson has no table of {', '.join(map(str, sorted(missing)))}")
        whole = sum(table.share for table in tables)
        return replace(self, tables=tuple(replace(table, share=table.share / whole) for table in tables))


_LEVELS = 2  # programs under way, from the top
_ODIN: dict[str, Take | None] = {
    "programs.code": Take(first=_LEVELS),
    "programs.owner": Take(first=_LEVELS),
    "programs.stage": Take(first=_LEVELS),
    "programs.x": Take(first=_LEVELS, largest=64),
    "programs.y": Take(first=_LEVELS, largest=64),
    "programs.z": Take(first=_LEVELS, largest=64),
    "programs.clause": Take(first=1),
    "programs.memory": Take(first=_LEVELS),
    "seats.stock": Take(largest=6),
    "seats.penalties": Take(largest=0),
    "seats.final_income": Take(largest=0),
    "seats.score": Take(largest=0),
    "seats.income": Take(largest=0),
    "cards.in_play": Take(bag=True),
    "boards.home_tile": None,
    "boards.abroad_tile": None,
    "boards.stone_house_tile": None,
    "boards.long_house_tile": None,
    "boards.board_silver": Take(largest=0),
    "table.space_vikings": Take(largest=0),
    "table.served": Take(largest=0),
}

LESSONS: dict[str, Lesson] = {
    "vikings_on_board": Lesson(
        (
            Table(2, 0.4),
            Table(2, 0.1, {"edition": "fr"}),
            Table(2, 0.1, {"edition": "en"}),
            Table(3, 0.2),
            Table(4, 0.2),
        ),
        games=32_768,
        points=0.3,
    ),
    "knarr": Lesson(
        (
            Table(2, 0.4),
            Table(2, 0.1, {"boats": "advanced"}),
            Table(2, 0.1, {"artifacts": "random"}),
            Table(3, 0.2),
            Table(4, 0.2),
        ),
        games=32_768,
        points=0.3,
    ),
    "feast_for_odin": Lesson(
        (
            Table(1, 0.25, {"decks": "none"}),
            Table(1, 0.15, {"decks": "ABC"}),
            Table(2, 0.15),
            Table(2, 0.05, {"decks": "none"}),
            Table(2, 0.1, {"decks": "ABC"}),
            Table(2, 0.05, {"decks": "ABC", "length": "short"}),
            Table(3, 0.075),
            Table(3, 0.05, {"decks": "ABC"}),
            Table(4, 0.075),
            Table(4, 0.05, {"decks": "ABC"}),
        ),
        games=131_072,
        points=1.0,
        taken=_ODIN,
        entities=tuple(f"{places.name}.rows" for places in feast_for_odin.ENTITIES),
        pointing=feast_for_odin.answer_entity,
        counts={"emigrations": (0.1, 1.0)},  # that it looks for other plans than ships that leave, too
    ),
    "explorers": Lesson(
        (Table(1, 0.3), Table(2, 0.4), Table(3, 0.15), Table(4, 0.15)),
        games=49_152,
        points=0.5,
        taken={"ways.ways": None},
        entities=tuple(f"{places.name}.rows" for places in explorers.ENTITIES),
        pointing=explorers.answer_entity,
        small=True,
    ),
}
