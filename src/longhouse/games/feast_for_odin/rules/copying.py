"""Cards that use an action space without placing Vikings."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import SILVER
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OfUseSpace
from longhouse.games.feast_for_odin.registers import InAction
from longhouse.games.feast_for_odin.rules.frames import next_instruction, push, question
from longhouse.games.feast_for_odin.rules.gifts import is_useful
from longhouse.games.feast_for_odin.rules.supply import take
from longhouse.games.feast_for_odin.spaces import COLUMN, COPY_SPACE, SLOT, SPACES
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell

OUTER_BITS = 8  # of the memory, for each fact of the action that a copied space interrupts


@rule
def is_beside_own(s: State, player: int, space: int) -> bool:
    """Whether the player's Vikings (alone: of the active colour) stand right above or below it."""
    for other in range(SPACES):
        if COLUMN[other] == COLUMN[space] and abs(SLOT[other] - SLOT[space]) == 1 and s.space_owner[other] == player:
            return True
    return False


@rule
def may_copy_space(s: State, player: int, pc: int, space: int) -> bool:
    """A space of the column, occupied or not as the card says, of use after its price has been paid."""
    occupied = s.space_owner[space] != NOBODY
    if COLUMN[space] != CODE[pc, OfUseSpace.COLUMN] or occupied != (CODE[pc, OfUseSpace.OCCUPIED] == 1):
        return False
    if CODE[pc, OfUseSpace.BESIDE_OWN] == 1 and not is_beside_own(s, player, space):
        return False
    silver = CODE[pc, OfUseSpace.SILVER]
    if s.stock[player, SILVER] < silver:
        return False
    s.stock[player, SILVER] -= silver
    useful = is_useful(s, player, space, 0)
    s.stock[player, SILVER] += silver
    return useful


@rule
def any_space_to_copy(s: State, player: int, pc: int) -> bool:
    """Whether there is a space that the card can use."""
    for space in range(SPACES):
        if may_copy_space(s, player, pc, space):
            return True
    return False


@rule
def do_use_space(s: State, f: int) -> None:
    """Ask which space is used; the memory holds the set of those that may be."""
    player = s.frame_owner[f]
    spaces = 0
    for space in range(SPACES):
        if may_copy_space(s, player, s.frame_pc[f], space):
            spaces |= 1 << space
    s.frame_memory[f] = spaces
    question(s, f, Ask.COPY_SPACE)


@rule
def may_name_space(s: State, f: int, space: int) -> bool:
    """Whether the space is one of those that may be used."""
    return (s.frame_memory[f] >> space) & 1 == 1


@rule
def copy_space(s: State, f: int, space: int) -> None:
    """Use the space; the action it interrupts, if any, is remembered."""
    player = s.frame_owner[f]
    silver = CODE[s.frame_pc[f], OfUseSpace.SILVER]
    s.frame_memory[f] = 0
    next_instruction(s, f)
    take(s, player, SILVER, silver)
    tell(s, Happening.SPACE_COPIED, player, space)
    g = push(s, player, COPY_SPACE)
    s.frame_clause[g] = 0
    s.register[InAction.SPACE, g] = space
    outer = (s.vikings_placed << OUTER_BITS) | (s.space_in_use + 1)
    s.frame_memory[g] = (outer << OUTER_BITS) | (s.space_used + 1)
    s.space_used = NOBODY
    s.space_in_use = space
    s.vikings_placed = 0


@rule
def go_back_to_outer(s: State, f: int) -> None:
    """The action that was interrupted goes on."""
    mask = (1 << OUTER_BITS) - 1
    s.space_used = (s.frame_memory[f] & mask) - 1
    s.space_in_use = ((s.frame_memory[f] >> OUTER_BITS) & mask) - 1
    s.vikings_placed = s.frame_memory[f] >> (2 * OUTER_BITS)
    s.frame_memory[f] = 0
