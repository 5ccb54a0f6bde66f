"""The vocabulary of effects, and the assembler that lays programs of them into one table.

A program is a run of instructions (op, a, b, c, d) closed by END. What spaces (and later occupations) do is translated
from the data files when they are imported, in ordinary Python; the rules only ever see integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

from longhouse.games.feast_for_odin.components import ITEM, ITEMS


class Op(IntEnum):
    """The instructions. rules/possible.py says when each can do something, rules/effects.py what it does."""

    END = 0
    TEST = 1  # the player has at least b of count a, or the program is over
    GAIN = 2  # bundle a, times count b, at most c times
    SWAP = 3  # pay bundle a for bundle b, all or nothing; c = 1: may be declined
    CHOOSE = 4  # one of the b programs OPTIONS[a ...]
    MOUNTAIN = 5  # up to a items from one strip that this program has not used yet
    UPGRADE = 6  # up to a goods, b colours up each
    TRADE = 7  # overseas trading: green tiles, one of each type, to blue
    SALE = 8  # buy up to a special tiles
    FORGE = 9  # take one tile with the tongs
    DICE = 10  # die action a (see spaces.DICE_NAMES)
    EXPLORE = 11  # one face-up board out of the set of layouts a
    EMIGRATE = 12
    DRAW_CARD = 13  # a occupations; b: only on a space of this column (0: on all)
    PLAY_CARD = 14  # up to a occupations; b as above
    # the machine's own
    TURN = 20  # a space, a free action, or pass
    FREE = 21  # free actions until done; a = the moment (see state.Moment)
    CALL_SPACE = 22  # the program of the space in use
    LEAVE_SPACE = 23  # the space's own effects are over
    LAY = 24  # lay one tile on a chosen board: which tile, which turn, which cell
    FEAST = 25  # fill the banquet table
    START_CARD = 26  # choose the starting occupation


class Count(IntEnum):
    """What TEST and GAIN can count; numbers below ITEMS count that item in the supply."""

    WEAPON_CARD = ITEMS + 1  # not counted, only given: a card from the draw pile
    ONE = 64
    ANY_SHEEP = 65
    ANY_CATTLE = 66
    LARGE_SHIP = 67
    ANY_SHIP = 68
    PLAYERS = 69


_COUNTS = {
    "weapon_card": Count.WEAPON_CARD,
    "large_ship": Count.LARGE_SHIP,
    "any_ship": Count.ANY_SHIP,
    "any_sheep": Count.ANY_SHEEP,
    "any_cattle": Count.ANY_CATTLE,
}
WIDTH, BUNDLE_ITEMS = 5, 4


def counted(name: str) -> int:
    """The number of an item, or of something else that can be counted."""
    return int(_COUNTS[name]) if name in _COUNTS else ITEM[name]


class Program(list[list[int]]):
    """Instructions under construction."""

    def add(self, op: Op, *args: int) -> None:
        """Append one instruction."""
        self.append([int(op), *map(int, args), *([0] * (WIDTH - 1 - len(args)))])


class Assembler:
    """Lays programs, bundles of items and options one behind the other."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.options: list[int] = []
        self.option_names: list[str] = []
        self.bundles: list[tuple[tuple[int, int], ...]] = []

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

    def bundle_table(self, place: int, filler: int) -> list[list[int]]:
        """Items (place 0) or numbers (place 1) of every bundle."""
        return [[pair[place] for pair in b] + [filler] * (BUNDLE_ITEMS - len(b)) for b in self.bundles]
