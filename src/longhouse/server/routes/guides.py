"""Guided first games: what they ask for, and a table for one."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath
from msgspec import Struct

from longhouse import tables
from longhouse.guides import Guide, Step, guide_of
from longhouse.kernel.answers import Answers
from longhouse.kernel.rooms import game as find_game
from longhouse.server.door import known_person
from longhouse.server.failures import FAILURES
from longhouse.server.hall import UnknownTable
from longhouse.server.house import TheHouse
from longhouse.tables.schema import TableShown
from longhouse.tables.showing import show_table

__all__ = ["ROUTES"]


class Right(Struct, frozen=True):
    """An answer that is right, by its code and its name."""

    code: int
    kind: str
    args: dict[str, int | str | None]


class GuideStep(Struct, frozen=True):
    """A step, or how the one of this ``id`` goes on. ``begins``: so many answers come before it; ``answers``: for each
    of its own those that are right; ``parts``: what is touched on the board, one after the other, where that is not
    simply the answer."""

    id: str
    begins: int
    answers: list[list[Right]]
    parts: list[list[str]]


class GuideShown(Struct, frozen=True):
    """The steps of a guided first game; ``answers``: how many, the others' among them, it has in all."""

    steps: list[GuideStep]
    answers: int


def _found(game_id: str) -> Guide:
    guide = guide_of(game_id)
    if guide is None:
        raise UnknownTable(game_id)
    return guide


@get("/api/guides/{game_id:str}", responses=FAILURES, sync_to_thread=False)
def guide(game_id: FromPath[str]) -> GuideShown:
    """What the guided first game of a game asks for."""
    found = _found(game_id)
    answers = find_game(game_id).room.answers
    steps = [_shown(step, answers) for step in found.steps]
    return GuideShown(steps, len(found.line))


def _shown(step: Step, answers: Answers) -> GuideStep:
    right = [[_named(answers, code) for code in codes] for codes in step.answers]
    return GuideStep(step.id, step.begins, right, [list(either) for either in step.parts])


def _named(answers: Answers, code: int) -> Right:
    block = answers.block_of(code)
    args = {name: block.nouns[name].value(number) for name, number in block.numbers(code).items()}
    return Right(code, block.kind, args)


@post("/api/guides/{game_id:str}/tables", responses=FAILURES)
async def begin(request: Request[Any, Any, Any], house: TheHouse, game_id: FromPath[str]) -> TableShown:
    """A guided first game, begun; one sits in its first seat."""
    person, found = await known_person(request, house), _found(game_id)
    house.limits.spend("tables", person.id)
    asker = tables.Asker(person.id, person.name, house.clock())
    live = await house.hall.create(person.id, tables.create_guided(found, asker))
    return show_table(live.table, person.id)


ROUTES = [guide, begin]
