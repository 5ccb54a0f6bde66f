"""What is declared once is told alike everywhere: in the browser's types, in the docs, in views, in the API."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

import longhouse
from longhouse.games.explorers import components as explorers
from longhouse.games.explorers import schema as explorers_schema
from longhouse.games.feast_for_odin import components as odin
from longhouse.games.feast_for_odin import schema as odin_schema
from longhouse.games.knarr import components as knarr
from longhouse.games.knarr import schema as knarr_schema
from longhouse.games.vikings_on_board import components as vikings
from longhouse.games.vikings_on_board import schema as vikings_schema
from longhouse.kernel.game import Game
from longhouse.kernel.schema import AnswerJson, EventJson, ViewJson
from tools.schema.files import files

NAMES = [
    (knarr_schema.Colour, knarr.COLOUR_NAMES),
    (knarr_schema.Gain, knarr.GAIN_NAMES),
    (knarr_schema.BoatName, knarr.BOAT_NAMES),
    (knarr_schema.LandName, knarr.LAND_NAMES),
    (vikings_schema.ClanName, vikings.CLAN_NAMES),
    (vikings_schema.Supply, vikings.SUPPLY_NAMES),
    (vikings_schema.Building, vikings.BUILDING_NAMES),
    (explorers_schema.Colour, explorers.COLOUR_NAMES),
    (explorers_schema.Animal, explorers.ANIMAL_NAMES),
    (explorers_schema.Icon, explorers.ICON_NAMES),
    (odin_schema.Weapon, odin.WEAPON_NAMES),
    (odin_schema.ShipName, odin.SHIP_NAMES),
]


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda value: getattr(value, "name", "text"))
def test_what_is_made_of_declarations_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run: python -m tools.schema"


@pytest.mark.parametrize(("declared", "in_the_box"), NAMES)
def test_declared_names_are_those_of_the_components(declared: Any, in_the_box: tuple[str, ...]) -> None:
    assert sorted(get_args(declared)) == sorted(in_the_box)


def test_a_view_that_shows_more_or_less_than_it_declares_is_noticed() -> None:
    match = longhouse.game("knarr").start(players=2, seed=1)
    board = _checker(get_type_hints(match.game.room.view)["return"])
    hall = match.view(0)["board"]
    assert board.is_valid(hall)
    assert not board.is_valid({**hall, "spy": 1})
    assert not board.is_valid({name: part for name, part in hall.items() if name != "market"})
    assert not board.is_valid({**hall, "boats": [{**hall["boats"][0], "boat": "pink"}]})


@pytest.mark.parametrize("game", longhouse.games().values(), ids=lambda game: game.id)
def test_everything_shown_is_as_declared(game: Game) -> None:
    view, answer, event = _checker(ViewJson), _checker(AnswerJson), _checker(EventJson)
    board = _checker(get_type_hints(game.room.view)["return"])
    for match, told in _positions(game):
        for seat in (None, *range(match.players)):
            shown = match.view(seat)
            view.validate(shown)
            board.validate(shown["board"])
            for happened in told:
                event.validate(happened.seen_by(seat).to_dict())
        for action in match.legal:
            answer.validate(action.to_dict())


def _positions(game: Game) -> Iterator[tuple[Any, Any]]:
    """Positions of a random game with every number of players, the last one among them."""
    for players in range(game.players[0], game.players[1] + 1):
        choice = random.Random(players)
        match = game.start(players=players, seed=players)
        yield match, match.opening
        while not match.over:
            told = match.play(choice.choice(match.legal_codes))
            if choice.random() < 0.02:
                yield match, told
        yield match, ()


@cache
def _checker(shape: Any) -> Draft202012Validator:
    """Checks JSON against a declaration; what is not declared is not allowed."""
    schema = msgspec.json.schema(shape)
    for part in schema["$defs"].values():
        if "properties" in part:
            part["additionalProperties"] = False
    return Draft202012Validator(schema)
