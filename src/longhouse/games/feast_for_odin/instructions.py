"""The finished tables of programs: all that spaces and occupations do."""

from __future__ import annotations

from longhouse.games.feast_for_odin import clauses, spaces
from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.programs import ASSEMBLER, Op
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import table

assert spaces.SPACES
assert clauses.CLAUSES
# Last: the others keep their places.
BEFORE_ACTION_PROGRAM = ASSEMBLER.single(Op.FREE, moment=spaces.Moment.BEFORE_ACTION)
CODE: Grid = table(ASSEMBLER.code)
OPTIONS: Row = table(ASSEMBLER.options)
OPTION_NAMES = tuple(ASSEMBLER.option_names)
STEPS: Grid = table(ASSEMBLER.steps)  # of TIERS (see Tier)
UPGRADE_WAYS: Grid = table(ASSEMBLER.ways)
BUNDLE_ITEM: Grid = table(ASSEMBLER.bundle_table(0, NONE))
BUNDLE_COUNT: Grid = table(ASSEMBLER.bundle_table(1, 0))
