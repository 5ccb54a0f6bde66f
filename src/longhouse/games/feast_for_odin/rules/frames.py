"""The stack of programs under way. Whoever must wait for something pushes a program and returns."""

from __future__ import annotations

from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule


@rule
def push(s: State, owner: int, start: int) -> int:
    """Start a program for the owner, before whatever is under way; return its frame."""
    f = s.depth + 0
    s.depth += 1
    s.frame_pc[f] = start
    s.frame_owner[f] = owner
    return f


@rule
def clear_step(s: State, f: int) -> None:
    """Forget the registers of an instruction."""
    s.frame_stage[f] = 0
    s.frame_x[f] = 0
    s.frame_y[f] = 0


@rule
def pop(s: State) -> None:
    """End the topmost program, leaving no trace."""
    s.depth -= 1
    f = s.depth + 0
    clear_step(s, f)
    s.frame_pc[f] = 0
    s.frame_owner[f] = 0
    s.frame_z[f] = 0


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
