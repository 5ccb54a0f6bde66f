"""Options of a game: read from its meta.toml, checked, and turned into the numbers that setup gets."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from longhouse.kernel.errors import BadOption, refusal
from longhouse.kernel.randomness import LARGEST_SEED

__all__ = ["Option", "check_players", "check_seed", "option_numbers", "read_options", "resolve_options"]


class Option(tuple[str, ...]):
    """The values an option can take, the default first. ``sets``: what a value presets in other options."""

    id: str
    sets: Mapping[str, Mapping[str, str]]

    def __new__(cls, id: str, values: Sequence[str], sets: Mapping[str, Mapping[str, str]] | None = None) -> Option:
        option = super().__new__(cls, values)
        option.id = id
        option.sets = sets or {}
        return option

    @property
    def default(self) -> str:
        """The value taken when none is given and nothing presets one."""
        return self[0]

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.id, tuple(self), self.sets


def read_options(meta: Mapping[str, Any]) -> dict[str, Option]:
    """The options of a meta.toml, in the order in which setup gets them."""
    return {o["id"]: Option(o["id"], o["values"], o.get("sets")) for o in meta.get("option", [])}


def _spelled(option: Option, value: object) -> str:
    text = ("on" if value else "off") if isinstance(value, bool) else str(value)
    if text not in option:
        raise BadOption(refusal("bad-value", option=option.id, value=repr(value), values=", ".join(option)))
    return text


def resolve_options(options: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, str]:
    """Every option with its value: given, else preset by another option's value, else the default."""
    for name in given:
        if name not in options:
            if near := difflib.get_close_matches(name, options, 1):
                raise BadOption(refusal("no-option", name=repr(name), near=near[0]))
            raise BadOption(refusal("no-option-of", name=repr(name), options=", ".join(options) or "none"))
    chosen = {name: _spelled(options[name], value) for name, value in given.items()}
    preset: dict[str, str] = {}
    for option in options.values():
        preset.update(option.sets.get(chosen.get(option.id, option.default), {}))
    return {name: chosen.get(name) or preset.get(name) or option.default for name, option in options.items()}


def option_numbers(options: Mapping[str, Option], values: Mapping[str, str]) -> list[int]:
    """The options as setup gets them: the place of each value among its option's values."""
    return [option.index(values[name]) for name, option in options.items()]


def check_players(allowed: tuple[int, int], players: object, title: str) -> int:
    """The number of players, if the game can be played by so many."""
    low, high = allowed
    if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
        raise BadOption(refusal("bad-players", title=title, least=low, most=high, given=repr(players)))
    return players


def check_seed(seed: object) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not hasattr(seed, "__index__") or not 0 <= seed.__index__() <= LARGEST_SEED:
        raise BadOption(refusal("bad-seed", seed=repr(seed), most=LARGEST_SEED))
    return int(seed.__index__())
