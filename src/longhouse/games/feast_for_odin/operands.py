"""The operands of instructions and of standing rules: each class names the columns behind one kind of them.

Programs are written with these names in small letters, ``program.add(Op.GAIN, bundle=…, per=…)``; the rules read them
with the same names, ``CODE[pc, OfGain.BUNDLE]``. So are rules that cards change for good: ``RULES[row, OfDie.ADDED]``.
What is not written is 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

WIDTH = 5  # columns: what it is, and up to four operands
OP = 0  # the column of CODE that holds the operation itself


def laid_out(place: int, what: IntEnum, names: type[IntEnum] | None, told: Mapping[str, int]) -> list[int]:
    """One row: what it is, in its place, and its operands in theirs."""
    row = [0] * WIDTH
    row[place] = int(what)
    for name, number in told.items():
        assert names is not None, f"{what!r} is told nothing"
        row[names[name.upper()]] = int(number)
    return row


class OfTest(IntEnum):
    """Go on only if this holds."""

    COUNT = 1  # what is counted (see Count)
    HOW = 2  # how it is compared (see Compare)
    NUMBER = 3  # with what
    WHERE = 4  # where it is counted (see Count.VIKINGS_ON)


class OfGain(IntEnum):
    """Receive a bundle."""

    BUNDLE = 1
    PER = 2  # as often as this count
    MOST = 3  # but no more often


class OfSwap(IntEnum):
    """Pay one bundle for another."""

    COST = 1
    GAIN = 2
    OPTIONAL = 3  # 1: it may be declined
    BUILDING = 4  # 1: it is building


class OfChoose(IntEnum):
    """One of several programs."""

    FIRST = 1  # its place in OPTIONS
    OPTIONS = 2  # how many there are


class OfMountain(IntEnum):
    """Items from a mountain strip."""

    MOST = 1
    ONLY = 2  # the set of items that may be taken; 0: all


class OfUpgrade(IntEnum):
    """Goods upwards in the goods box."""

    GOODS = 1  # how many at most
    STEPS = 2  # colours up
    SILVER = 3  # for each
    WAY = 4  # the row of UPGRADE_WAYS (see UpgradeWay)


class OfSale(IntEnum):
    """Special tiles for silver."""

    MOST = 1


class OfDice(IntEnum):
    """A die action."""

    DICE = 1  # which (see spaces.DICE_NAMES)


class OfExplore(IntEnum):
    """An exploration board."""

    LAYOUTS = 1  # the set of those that may be claimed


class OfEmigrate(IntEnum):
    """A ship leaves for good."""

    LESS = 1  # the count by which it is cheaper


class OfCards(IntEnum):
    """Draw or play occupations."""

    MOST = 1
    COLUMN = 2  # only on a space of this column; 0: on all


class OfTiers(IntEnum):
    """The one program that a count reaches."""

    FIRST = 1  # its place in STEPS
    STEPS = 2  # how many there are
    COUNT = 3
    HOW = 4  # see Compare


class OfBuy(IntEnum):
    """An item for silver."""

    ITEM = 1
    SILVER = 2
    PER = 3  # times this count
    HALVES_OFF = 4  # the bundle that makes it cheaper: half a silver for each


class OfCopy(IntEnum):
    """One more of a good."""

    OWNED = 1  # exactly so many must be there


class OfDouble(IntEnum):
    """As many again of an item."""

    ITEM = 1
    MOST = 2  # in all


class OfArm(IntEnum):
    """Weapons up to a number."""

    EACH = 1


class OfFlip(IntEnum):
    """Goods turned over."""

    MOST = 1


class OfReturn(IntEnum):
    """A Viking comes back."""

    ORIGIN = 1  # see ReturnFrom
    COST = 2  # the bundle
    PER = 3  # times this count
    COLUMN = 4


class OfUseSpace(IntEnum):
    """A space used by a card."""

    COLUMN = 1
    OCCUPIED = 2  # 1: it must be, 0: it must not be
    SILVER = 3
    BESIDE_OWN = 4  # 1: it must lie beside one with own Vikings


class OfPhase(IntEnum):
    """A phase for the owner alone."""

    PHASE = 1  # see ExtraPhase
    SCOPE = 2  # see Scope


class OfStore(IntEnum):
    """Into a shed."""

    ITEM = 1


class OfLoadNew(IntEnum):
    """Onto the ship just received."""

    ORE = 1


class OfLayGiven(IntEnum):
    """Tiles that are laid at once."""

    ITEM = 1
    ONTO = 2  # see Onto
    PER = 3  # the count of them


class OfReclaim(IntEnum):
    """A special tile leaves its board."""

    WHICH = 1  # see reclaims.py


class OfAddToDie(IntEnum):
    """A better roll."""

    ADDED = 1


class OfCountAs(IntEnum):
    """Other cards hear that something happened."""

    TRIGGER = 1
    AMOUNT = 2


class OfDiscard(IntEnum):
    """Weapons given away."""

    WEAPONS = 1


class OfFree(IntEnum):
    """Free actions."""

    MOMENT = 1  # see spaces.Moment


# ---------------------------------------------------------------------------- rules that cards change for good
KIND = 0  # the column of RULES that says which rule it is (see triggers.Standing)


class OfDiscount(IntEnum):
    """A lower price."""

    ITEM = 1
    OFF = 2
    SPACES = 3  # the set of those where it holds
    LEAST = 4  # the price from which it holds


class OfEmigration(IntEnum):
    """Cheaper emigrations."""

    OFF = 1  # silver


class OfDie(IntEnum):
    """Better rolls."""

    ACTIONS = 1  # the set of those where it holds
    ADDED = 2


class OfRolls(IntEnum):
    """More rolls."""

    MOST = 1


class OfSpending(IntEnum):
    """What a piece counts for."""

    ACTIONS = 1  # the set of those where it holds
    ITEM = 2
    VALUE = 3


class OfSubstitute(IntEnum):
    """One weapon for another."""

    ACTIONS = 1  # the set of those where it holds
    ITEM = 2  # what may be spent
    WEAPON = 3  # instead of this


class OfLootSplit(IntEnum):
    """Several tiles."""

    TILES = 1


class OfLootGreen(IntEnum):
    """Green tiles too."""

    ADDED = 1  # to the sword value of the blue side


class OfSpecialSword(IntEnum):
    """The strongest special tiles."""

    ADDED = 1  # to their sword value


class OfKnarrs(IntEnum):
    """Knarrs as longships."""

    SPACES = 1  # the set of those where it holds


class OfVikings(IntEnum):
    """Other numbers of Vikings."""

    SPACE = 1
    LONGSHIPS = 2  # with so many at least
    MORE = 3  # Vikings


class OfExploreAny(IntEnum):
    """Every board can be claimed."""

    SPACE = 1


class OfLying(IntEnum):
    """Food on the banquet table."""

    FOOD = 1
    TILES = 2  # so many may lie
