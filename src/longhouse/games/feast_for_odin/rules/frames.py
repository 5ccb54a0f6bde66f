"""The stack of programs under way. Whoever must wait for something pushes a program and returns."""

from __future__ import annotations

from longhouse.games.feast_for_odin.registers import KEPT
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def push(s: State, owner: int, start: int) -> int:
    """Start a program for the owner, before whatever is under way; return its frame.

    It belongs to the same card as the program below it, unless the caller says otherwise.
    """
    f = s.depth + 0
    s.depth += 1
    s.frame_pc[f] = start
    s.frame_owner[f] = owner
    if f > 0:
        s.frame_clause[f] = s.frame_clause[f - 1]
    return f


@rule
def clear_step(s: State, f: int) -> None:
    """Forget the registers of an instruction."""
    s.frame_stage[f] = 0
    for i in range(KEPT):
        s.register[i, f] = 0


@rule
def pop(s: State) -> None:
    """End the topmost program, leaving no trace."""
    s.depth -= 1
    f = s.depth + 0
    clear_step(s, f)
    s.frame_pc[f] = 0
    s.frame_owner[f] = 0
    s.register[KEPT, f] = 0
    s.frame_clause[f] = 0
    s.frame_memory[f] = 0


@rule
def next_instruction(s: State, f: int) -> None:
    """The instruction of this frame is done."""
    clear_step(s, f)
    s.frame_pc[f] += 1


@rule
def question(s: State, f: int, ask: int) -> None:
    """Ask the owner of the frame; the instruction is carried out again after the answer."""
    s.ask = ask
    s.actor = s.frame_owner[f]


@rule
def is_of_card(s: State, f: int) -> bool:
    """Whether the program belongs to a card."""
    return s.frame_clause[f] > 0


@rule
def space_of(s: State, f: int) -> int:
    """The space whose prices and rules apply to this program; NOBODY for a card's own."""
    return NOBODY if is_of_card(s, f) else s.space_in_use + 0
