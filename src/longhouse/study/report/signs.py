"""What stands for a thing in a picture: the symbols of the boards, and for some things their price and gain."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from longhouse.games.explorers.components import ANIMAL_NAMES, ICON, ICON_NAMES
from longhouse.games.feast_for_odin.components import GOODS
from longhouse.games.knarr.components import COLOUR_NAMES, COST, DIFFERENT, EQUAL, FACES, GAIN_NAMES, REWARD
from longhouse.kernel.answers import Noun
from longhouse.study.report.marks import ARROW, Mark, icon, said
from longhouse.study.report.symbols import drawn_things

__all__ = ["Marks", "sign_of", "signs_of_space", "signs_of_thing", "symbol_of"]

Marks = tuple[Mark, ...]
WEAVES = {"orange": "farm", "red": "animal", "green": "craft", "blue": "luxury"}  # of A Feast for Odin's goods


@cache
def _signs() -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads((Path(__file__).parent / "signs.toml").read_text(encoding="utf-8"))


def sign_of(game_id: str, kind: str, name: str) -> Marks:
    """The sign of a line of the score sheet ("score") or of what players do ("deeds")."""
    symbol = _signs().get(game_id, {}).get(kind, {}).get(name)
    return (icon(symbol),) if symbol else ()


def signs_of_thing(game_id: str, argument: str, noun: Noun, key: int) -> Marks:
    """The signs of what an argument of an event names."""
    told = TOLD.get((game_id, noun.id))
    if told is not None:
        return tuple(told(noun, key))
    found = _signs().get(game_id, {}).get("things", {}).get(argument)
    return (icon(found.format(noun.value(key))),) if found else ()


# ---------------------------------------------------------------------------- one thing of each game
def _building(noun: Noun, key: int) -> Iterator[Mark]:
    yield icon(drawn_things("vikings_on_board")["building"][noun.value(key)])


def _destination(noun: Noun, key: int) -> Iterator[Mark]:
    """Its price in Vikings and its gain."""
    for number, colour in enumerate(COLOUR_NAMES):
        yield from [Mark("clan", colour)] * COST[key, number]
    yield from [Mark("any", "≠")] * DIFFERENT[key]
    yield from [Mark("any", "=")] * EQUAL[key]
    gains = [(gain, REWARD[key, number]) for number, gain in enumerate(GAIN_NAMES) if REWARD[key, number]]
    if gains:
        yield ARROW
    for gain, many in gains:
        if many > 1:
            yield said(str(many))
        yield icon(f"g-{gain}")


def _viking(noun: Noun, key: int) -> Iterator[Mark]:
    colour, gain = divmod(key, FACES)
    yield Mark("clan", COLOUR_NAMES[colour])
    yield icon(f"g-{GAIN_NAMES[gain]}")


def symbol_of(shown: str) -> str:
    """The symbol of what a tile of Explorers of the North Sea shows: an animal, a settlement or an enemy ship."""
    return f"a-{shown}" if shown in ANIMAL_NAMES else shown.replace("_", "-")


def _tile(noun: Noun, key: int) -> Iterator[Mark]:
    yield icon(symbol_of(ICON_NAMES[ICON[key]]))


def _item(name: str) -> Mark:
    """An item or a deed of A Feast for Odin; goods lie on the weave of their colour."""
    symbol = drawn_things("feast_for_odin")["signs"].get(name, "k-special")
    return Mark("good", symbol, WEAVES[GOODS[name]["color"]]) if name in GOODS else icon(symbol)


def _things_of_odin(noun: Noun, key: int) -> Iterator[Mark]:
    yield _item(str(noun.value(key)))


TOLD: dict[tuple[str, str], Callable[[Noun, int], Iterator[Mark]]] = {
    ("vikings_on_board", "building"): _building,
    ("knarr", "destination"): _destination,
    ("knarr", "viking"): _viking,
    ("explorers", "tile"): _tile,
    ("feast_for_odin", "item"): _things_of_odin,
}


def signs_of_space(signs: str, players: int) -> list[Marks]:
    """The signs of an action space of A Feast for Odin, line by line, as the client's board reads them."""
    return [tuple(_mark(word, players) for word in line.split()) for line in signs.split("|")]


def _mark(word: str, players: int) -> Mark:
    if word == ">":
        return ARROW
    if word == "per_player":
        return said(str(players))
    return _item(word) if word[0].islower() else said(word)
