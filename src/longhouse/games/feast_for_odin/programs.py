"""The vocabulary of effects, and the assembler that lays programs of them into one table.

A program is a run of instructions (op, a, b, c, d) closed by END. What spaces and occupations do is translated from the
data files when they are imported, in ordinary Python; the rules only ever see integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

from longhouse.games.feast_for_odin.components import FOODS, ITEM, ITEMS, TWO_SILVER


class Op(IntEnum):
    """The instructions. rules/possible.py says when each can do something, rules/effects.py what it does."""

    END = 0
    TEST = 1  # count a compared by b (see Compare) with c, else the program is over; d = where (see Count.VIKINGS_ON)
    GAIN = 2  # bundle a, times count b, at most c times
    SWAP = 3  # pay bundle a for bundle b, all or nothing; c = 1: may be declined; d = 1: it is building
    CHOOSE = 4  # one of the b programs OPTIONS[a ...]
    MOUNTAIN = 5  # up to a items from one strip that this program has not used yet; b = of these items only (0: all)
    UPGRADE = 6  # up to a goods, b colours up each, c silver each; d = the way (see UpgradeWay)
    TRADE = 7  # overseas trading: green tiles, one of each type, to blue
    SALE = 8  # buy up to a special tiles
    FORGE = 9  # take one tile with the tongs
    DICE = 10  # die action a (see spaces.DICE_NAMES)
    EXPLORE = 11  # one face-up board out of the set of layouts a
    EMIGRATE = 12  # for the number of the round in silver, less count a
    DRAW_CARD = 13  # a occupations; b: only on a space of this column (0: on all)
    PLAY_CARD = 14  # up to a occupations; b as above
    # of cards alone
    TIERS = 15  # the one program of STEPS[a ...] (b of them) that count c reaches; d = how to compare
    BUY = 16  # item a for b silver, times count c, less the half silver of bundle d
    COPY = 17  # one more good of a kind of which the player has exactly a
    DOUBLE = 18  # as many again of item a, up to b in all
    ARM = 19  # weapons until the player has a of each
    FLIP = 20  # turn over up to a goods
    RETURN_VIKING = 21  # a = where from (see ReturnFrom), paying bundle b times count c; d = column
    USE_SPACE = 22  # a space of column a, occupied (b = 1) or not, for c silver; d = 1: beside an own one
    HOLD_PHASE = 23  # phase a (see ExtraPhase) for the owner alone; b = scope (see Scope)
    UNLOAD = 24  # ore from ships back to the supply
    JETTISON = 25  # 1 ore of the longship in action a leaves the game
    STORE = 26  # one of item a into a shed
    LOAD_NEW = 27  # a ore onto the longship just received
    LAY_GIVEN = 28  # lay up to count c of item a at once; b = onto what (see Onto)
    RECLAIM = 29  # a special tile leaves a board, others fill its place; a = which (see reclaims.py)
    ADD_TO_DIE = 30  # a on every roll of this action
    COUNT_AS = 31  # trigger a with amount b, as if it happened now
    DISCARD_WEAPONS = 32  # a weapons of any kind
    # the machine's own
    TRIGGER = 40  # offer something that happened to the owner's cards
    TURN = 41  # a space, a free action, or pass
    FREE = 42  # free actions until done; a = the moment (see spaces.Moment)
    BEFORE_SPACE = 43  # the cards' moment before a space is used
    CALL_SPACE = 44  # the program of the space in use
    AFTER_SPACE = 45  # the cards' moment after it
    LEAVE_SPACE = 46  # the action is over
    LAY = 47  # lay one tile on a chosen board: which tile, which turn, which cell
    FEAST = 48  # fill the banquet table
    BONUS = 49  # receive bonuses, board by board
    ARMS = 50  # phase 4 for one player
    START_CARD = 51  # choose the starting occupation


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
WIDTH, BUNDLE_ITEMS = 5, 6
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

    def add(self, op: Op, *args: int) -> None:
        """Append one instruction."""
        self.append([int(op), *map(int, args), *([0] * (WIDTH - 1 - len(args)))])


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
        self.code += [*program, [int(Op.END)] + [0] * (WIDTH - 1)]
        return start

    def single(self, op: Op, *args: int) -> int:
        """Lay a program of one instruction."""
        program = Program()
        program.add(op, *args)
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
        program.add(Op.CHOOSE, len(self.options), len(laid))
        self.option_names += [name for name, _ in laid]
        self.options += [start for _, start in laid]

    def tiers(self, program: Program, steps: Iterable[tuple[int, Program]], what: int, how: Compare) -> None:
        """Add programs of which the one is carried out that the count reaches."""
        laid = [(n, self.lay(step)) for n, step in steps]
        program.add(Op.TIERS, len(self.steps), len(laid), what, how)
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
