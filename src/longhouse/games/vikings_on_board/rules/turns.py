"""Turns and rounds: the next Viking from the top, the leader crossing over, the end of the game."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import BUILDINGS
from longhouse.games.vikings_on_board.state import Ask, Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def forget_turn(s: State) -> None:
    """Leave no trace of the choices of a finished turn."""
    s.mover = NOBODY
    s.building = 0
    s.piece = 0
    s.ship = 0
    s.owner = 0
    s.bet = 0


@rule
def ask_next_viking(s: State) -> bool:
    """Ask the owner of the first waiting Viking for a building; False when none waits."""
    forget_turn(s)
    for b in range(BUILDINGS):
        if s.waiting[b] != NOBODY:
            s.actor = s.waiting[b]
            s.mover = s.waiting[b]
            s.turns += 1
            s.ask = Ask.BUILDING
            return True
    return False


@rule
def begin_round(s: State) -> None:
    """The leader stands on the empty side: every Viking is to move."""
    s.rounds += 1
    tell(s, Happening.ROUND_BEGAN, s.rounds - 1)
    ask_next_viking(s)


@rule
def end_game(s: State) -> None:
    """Right after the seventh ship."""
    forget_turn(s)
    s.actor = NOBODY
    s.ask = Ask.OVER
    tell(s, Happening.GAME_ENDED)


@rule
def end_round(s: State) -> None:
    """The leader crosses over, unless the last stern is used up (ruling 26)."""
    s.captain = NOBODY
    if s.sterns == 0:
        end_game(s)
        return
    for b in range(BUILDINGS):
        s.waiting[b] = s.placed[b]
        s.placed[b] = NOBODY
    begin_round(s)


@rule
def next_turn(s: State) -> None:
    """The next Viking, or at the end of the round the ship that sails."""
    if ask_next_viking(s):
        return
    if s.captain == NOBODY:
        tell(s, Happening.NO_SHIP_SAILED)
        end_round(s)
    else:
        s.actor = s.captain
        s.ask = Ask.SAIL
