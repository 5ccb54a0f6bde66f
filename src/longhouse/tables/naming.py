"""What bots are called at a table: each by a first name of its own, so that two of one level can be told apart."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.tables.table import Seat

__all__ = ["BOT_NAMES", "seat_names"]

BOT_NAMES = ("Arne", "Dagny", "Egil", "Gudrun", "Hrafn", "Solveig", "Torvald", "Ylva")


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The name shown at each seat, empty where nobody sits.

    A bot is called by its place, so its name stays whoever comes and goes; if a person has that name, it takes the
    next one that is free.
    """
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.level and not seat.name:
            names[number] = _free_name(number, names)
    return names


def _free_name(place: int, names: Sequence[str]) -> str:
    taken = {name.casefold() for name in names}
    turned = BOT_NAMES[place:] + BOT_NAMES[:place]
    return next(name for name in turned if name.casefold() not in taken)
