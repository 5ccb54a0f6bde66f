"""The registers of a program under way: each class names what one operation keeps in ``State.register``.

An operation that asks is carried out again after the answer; what it knew before is in its registers. They are cleared
when it is done, but for the one that is KEPT from one instruction of a program to the next.
"""

from __future__ import annotations

from enum import IntEnum

REGISTERS = 3
KEPT = 2


class InTrigger(IntEnum):
    """What happened, while it is offered to cards."""

    TRIGGER = 0
    AMOUNT = 1
    SUBJECT = KEPT


class InAction(IntEnum):
    """The use of a space, from the cards' moment before it to that after it."""

    SPACE = KEPT


class InLay(IntEnum):
    """A tile that is being laid."""

    ITEM = 0
    BOARD = 1
    TURN = KEPT


class InMountain(IntEnum):
    """Items being taken."""

    STRIP = 0
    STRIPS_USED = KEPT  # by this program, as bits


class InUpgrade(IntEnum):
    """Goods that arrived by this very upgrade, each as its number + 1."""

    TWO_ARRIVED = 0  # the second times trade.ARRIVALS
    THIRD_ARRIVED = 1


class InTrade(IntEnum):
    """Overseas trading."""

    TYPES = 0  # traded already, as bits


class InSale(IntEnum):
    """A special sale."""

    PRICES = 0  # printed on what was bought, in all


class InDice(IntEnum):
    """A die action."""

    LOOT = 0  # the tiles aimed at (see hunt.loot)
    RESULT = 1
    BOATS = KEPT  # in use, as the answer told


class InDrawCard(IntEnum):
    """Occupations being drawn."""

    OFFERED = 0  # 1: cards were told that they may replace this one


class InReturn(IntEnum):
    """Vikings coming back."""

    SPACE = KEPT  # the last one came from there, + 1


class InFeast(IntEnum):
    """The banquet."""

    CELLS_LEFT = 1
    COLOURS = KEPT  # orange tiles on the table, less red ones


class InBonus(IntEnum):
    """The bonus phase."""

    BOARD = 1
    SCOPE = KEPT  # see Scope
