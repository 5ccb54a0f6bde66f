"""The vocabulary of effects, and the assembler that lays programs of them into one table.

A program is a run of instructions, an operation and up to four operands each, closed by END. What spaces and
occupations do is translated from the data files when they are imported, in ordinary Python; the rules only ever see
integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

from longhouse.games.feast_for_odin import operands
from longhouse.games.feast_for_odin.components import FOODS, ITEM, ITEMS, TWO_SILVER


class Op(IntEnum):
    """The instructions. rules/possible.py says when each can do something, rules/effects.py what it does.

    OPERANDS says what each is told; the classes of operands.py name it.
    """

    END = 0
    TEST = 1  # what must hold, else the program is over
    GAIN = 2  # a bundle, once or several times
    SWAP = 3  # one bundle for another, all or nothing
    CHOOSE = 4  # one of several programs
    MOUNTAIN = 5  # items from one strip that this program has not used yet
    UPGRADE = 6  # goods, some colours up
    TRADE = 7  # overseas trading: green tiles, one of each type, to blue
    SALE = 8  # buy special tiles
    FORGE = 9  # take one tile with the tongs
    DICE = 10  # a die action
    EXPLORE = 11  # one face-up board
    EMIGRATE = 12  # for the number of the round in silver
    DRAW_CARD = 13
    PLAY_CARD = 14
    # of cards alone
    TIERS = 15  # the one program of several that a count reaches
    BUY = 16  # an item for silver
    COPY = 17  # one more good of a kind of which the player has a certain number
    DOUBLE = 18  # as many again of an item, up to a limit
    ARM = 19  # weapons until the player has so many of each
    FLIP = 20  # turn over goods
    RETURN_VIKING = 21
    USE_SPACE = 22  # a space of a column, by the card
    HOLD_PHASE = 23  # a phase for the owner alone
    UNLOAD = 24  # ore from ships back to the supply
    JETTISON = 25  # 1 ore of the longship in action leaves the game
    STORE = 26  # one item into a shed
    LOAD_NEW = 27  # ore onto the longship just received
    LAY_GIVEN = 28  # lay tiles of an item at once
    RECLAIM = 29  # a special tile leaves a board, others fill its place
    ADD_TO_DIE = 30  # on every roll of this action
    COUNT_AS = 31  # a trigger, as if it happened now
    DISCARD_WEAPONS = 32  # of any kind
    # the machine's own
    TRIGGER = 40  # offer something that happened to the owner's cards
    TURN = 41  # a space, a free action, or pass
    FREE = 42  # free actions until done
    BEFORE_SPACE = 43  # the cards' moment before a space is used
    CALL_SPACE = 44  # the program of the space in use
    AFTER_SPACE = 45  # the cards' moment after it
    LEAVE_SPACE = 46  # the action is over
    LAY = 47  # lay one tile on a chosen board: which tile, which turn, which cell
    FEAST = 48  # fill the banquet table
    BONUS = 49  # receive bonuses, board by board
    ARMS = 50  # phase 4 for one player
    START_CARD = 51  # choose the starting occupation


OPERANDS: dict[Op, type[IntEnum]] = {
    Op.TEST: operands.OfTest,
    Op.GAIN: operands.OfGain,
    Op.SWAP: operands.OfSwap,
    Op.CHOOSE: operands.OfChoose,
    Op.MOUNTAIN: operands.OfMountain,
    Op.UPGRADE: operands.OfUpgrade,
    Op.SALE: operands.OfSale,
    Op.DICE: operands.OfDice,
    Op.EXPLORE: operands.OfExplore,
    Op.EMIGRATE: operands.OfEmigrate,
    Op.DRAW_CARD: operands.OfCards,
    Op.PLAY_CARD: operands.OfCards,
    Op.TIERS: operands.OfTiers,
    Op.BUY: operands.OfBuy,
    Op.COPY: operands.OfCopy,
    Op.DOUBLE: operands.OfDouble,
    Op.ARM: operands.OfArm,
    Op.FLIP: operands.OfFlip,
    Op.RETURN_VIKING: operands.OfReturn,
    Op.USE_SPACE: operands.OfUseSpace,
    Op.HOLD_PHASE: operands.OfPhase,
    Op.STORE: operands.OfStore,
    Op.LOAD_NEW: operands.OfLoadNew,
    Op.LAY_GIVEN: operands.OfLayGiven,
    Op.RECLAIM: operands.OfReclaim,
    Op.ADD_TO_DIE: operands.OfAddToDie,
    Op.COUNT_AS: operands.OfCountAs,
    Op.DISCARD_WEAPONS: operands.OfDiscard,
    Op.FREE: operands.OfFree,
}
"""What an instruction is told besides its operation; the others are told nothing."""


class Compare(IntEnum):
    """How TEST and TIERS compare."""

    AT_LEAST = 0
    AT_MOST = 1
    EXACTLY = 2


class Count(IntEnum):
    """What can be counted; numbers below ITEMS count that item in the supply, SERVED + food that food on the table."""

    WEAPON_CARD = ITEMS + 1  # not counted, only given: a card from the draw pile
    NOTHING = 63
    ONE = 64
    ANY_SHEEP = 65
    ANY_CATTLE = 66
    LARGE_SHIP = 67
    ANY_SHIP = 68
    PLAYERS = 69
    ANY_WEAPON = 70
    HOUSE = 71
    EXPLORATION_BOARD = 72
    SPECIAL_TILE = 73
    ANIMAL_TYPE = 74
    RED_GOOD_TYPE = 75
    SHIP_SET = 76
    GAME_WHALE_PAIR = 77
    ORE_ON_SHIPS = 78
    ARMED_LONGSHIP = 79  # longships with at least two ore
    ROUND = 80
    INCOME = 81
    HAND = 82
    VIKINGS_ON = 83  # where: a set of spaces, or a column as a negative number
    # facts of the action under way
    ROLLS_MADE = 84
    BOATS_USED = 85
    SPENT_WOOD = 86
    SPENT_SPEAR = 87
    SPENT_LONG_SWORD = 88
    RESOURCE_TYPES_PAID = 89
    MOUNTAIN_TYPES_TAKEN = 90
    SAME_PLACEMENTS = 91
    SERVED = 100


class Tier(IntEnum):
    """The columns of STEPS."""

    NUMBER = 0  # that the count must reach
    PROGRAM = 1


class UpgradePath(IntEnum):
    """Where a good goes in the goods box."""

    UP = 0
    UP_LEFT = 1
    UP_RIGHT = 2


class WayFlag(IntEnum):
    """More about an upgrade."""

    SAME_TYPE = 1  # all tiles are of one type
    FEWER_STEPS = 2  # fewer colours up are allowed
    JUST_UPGRADED = 4  # only tiles that the upgrade under way has brought


class UpgradeWay(IntEnum):
    """The columns of UPGRADE_WAYS."""

    PATH = 0
    ALLOWED = 1  # the set of items
    FLAGS = 2
    TIMES = 3  # count that multiplies the tiles


class ReturnFrom(IntEnum):
    """Where a Viking comes back from."""

    ONE_SPACE = 0
    SAME_SPACE = 1
    THIS_SPACE = 2
    EACH_SPACE = 3


class ExtraPhase(IntEnum):
    """Phases that a card holds for its owner."""

    BREEDING = 0
    FEAST = 1
    BONUS = 2


class Scope(IntEnum):
    """Boards that pay in a bonus phase."""

    SELF = 0  # all of them
    HOUSES = 1
    HOME_BOARD = 2


class Onto(IntEnum):
    """Where a given tile may be laid."""

    BOARDS = 0  # home board and exploration boards
    HOUSES = 1  # from the banquet table


_COUNTS = {count.name.lower(): count for count in Count} | {
    "player": Count.PLAYERS,
    "building_resource_types_paid": Count.RESOURCE_TYPES_PAID,
    "same_placements_this_round": Count.SAME_PLACEMENTS,
    "viking_on_spaces": Count.VIKINGS_ON,
}
ANY_OF = {"any_sheep": ("sheep", "pregnant_sheep"), "any_cattle": ("cattle", "pregnant_cattle")}
BUNDLE_ITEMS = 6
EVERYTHING = (1 << ITEMS) - 1


def counted(name: str) -> int:
    """The number of an item, or of something else that can be counted."""
    if name == "two_silver":
        return TWO_SILVER
    return int(_COUNTS[name]) if name in _COUNTS else ITEM[name]


def served(food: str) -> int:
    """The count of a food on the banquet table."""
    assert ITEM[food] < FOODS
    return int(Count.SERVED) + ITEM[food]


def item_set(names: Iterable[str]) -> int:
    """Items as bits; an animal in both states where the data says any."""
    return sum(1 << counted(one) for name in names for one in ANY_OF.get(name, (name,)))


class Program(list[list[int]]):
    """Instructions under construction."""

    def add(self, op: Op, **told: int) -> None:
        """Append one instruction; its operands by their names in small letters, 0 unless they are told."""
        self.append(operands.laid_out(operands.OP, op, OPERANDS.get(op), told))


class Assembler:
    """Lays programs, bundles of items, options and tiers one behind the other."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.options: list[int] = []
        self.option_names: list[str] = []
        self.steps: list[tuple[int, int]] = []
        self.bundles: list[tuple[tuple[int, int], ...]] = []
        self.ways: list[tuple[int, int, int, int]] = [(UpgradePath.UP, EVERYTHING, 0, Count.ONE)]

    def lay(self, program: Program) -> int:
        """Put a program into the code; return where it starts."""
        start = len(self.code)
        self.code += [*program, operands.laid_out(operands.OP, Op.END, None, {})]
        return start

    def single(self, op: Op, **told: int) -> int:
        """Lay a program of one instruction."""
        program = Program()
        program.add(op, **told)
        return self.lay(program)

    def bundle(self, items: Mapping[str, int]) -> int:
        """The number of a bundle of items."""
        pairs = tuple((counted(name), n) for name, n in items.items())
        assert len(pairs) <= BUNDLE_ITEMS
        if pairs not in self.bundles:
            self.bundles.append(pairs)
        return self.bundles.index(pairs)

    def choose(self, program: Program, parts: Iterable[tuple[str, Program]]) -> None:
        """Add a choice of one of several named programs."""
        laid = [(name, self.lay(part)) for name, part in parts]
        program.add(Op.CHOOSE, first=len(self.options), options=len(laid))
        self.option_names += [name for name, _ in laid]
        self.options += [start for _, start in laid]

    def tiers(self, program: Program, steps: Iterable[tuple[int, Program]], what: int, how: Compare) -> None:
        """Add programs of which the one is carried out that the count reaches."""
        laid = [(n, self.lay(step)) for n, step in steps]
        program.add(Op.TIERS, first=len(self.steps), steps=len(laid), count=what, how=how)
        self.steps += laid

    def way(self, path: int, allowed: int, flags: int, times: int) -> int:
        """The number of a way to upgrade."""
        row = (int(path), int(allowed), int(flags), int(times))
        if row not in self.ways:
            self.ways.append(row)
        return self.ways.index(row)

    def bundle_table(self, place: int, filler: int) -> list[list[int]]:
        """Items (place 0) or numbers (place 1) of every bundle."""
        return [[pair[place] for pair in b] + [filler] * (BUNDLE_ITEMS - len(b)) for b in self.bundles]


ASSEMBLER = Assembler()  # spaces.py and clauses.py lay their programs into it; code.py holds the finished tables
