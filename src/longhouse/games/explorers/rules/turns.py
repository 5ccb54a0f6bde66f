"""Turns: captains are chosen, then tile and actions in turn, until the winter token's holder has no tile left."""

from __future__ import annotations

from longhouse.games.explorers.components import ACTION_POINTS, DRAWN_A_TURN, PLACED_A_TURN, SOLO_DRAWN, SOLO_PLACED
from longhouse.games.explorers.rules.hands import draw, leave_game, seek_tile_that_fits
from longhouse.games.explorers.state import Ask, Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, seal, tell, tell_only


@rule
def is_solo(s: State) -> bool:
    """Whether one player plays alone."""
    return s.players == 1


@rule
def next_seat(s: State, seat: int) -> int:
    """The neighbour on the left."""
    return (seat + 1) % s.players


# ---------------------------------------------------------------------------- captains
@rule
def choose_captain(s: State, captain: int) -> None:
    """Keep one of two captains; all are revealed when the last has chosen (ruling 2)."""
    seat = s.actor + 0
    if s.captain[seat, 1] == captain:
        s.captain[seat, 1] = s.captain[seat, 0]
        s.captain[seat, 0] = captain
    s.has_chosen[seat] = 1
    tell_only(s, only(seat), Happening.CAPTAIN_CHOSEN, seat, captain)
    if seat == s.winter:
        reveal_captains(s)
        begin_turn(s, next_seat(s, seat))
    else:
        s.actor = next_seat(s, seat)


@rule
def reveal_captains(s: State) -> None:
    """Turn up the captains; those not chosen leave the game."""
    for seat in range(s.players):
        s.captain[seat, 1] = NOBODY
        s.has_chosen[seat] = 0
        tell(s, Happening.CAPTAIN_REVEALED, seat, s.captain[seat, 0])
    seal(s)


# ---------------------------------------------------------------------------- a turn
@rule
def begin_turn(s: State, seat: int) -> None:
    """A turn begins with the tile; alone, with three new ones of which two are placed (ruling 34)."""
    s.actor = seat
    s.turns += 1
    s.points = ACTION_POINTS
    tell(s, Happening.TURN_BEGAN, seat, s.turns - 1)
    if is_solo(s):
        draw(s, seat, SOLO_DRAWN)
    s.to_place = min(SOLO_PLACED if is_solo(s) else PLACED_A_TURN, s.hand_len[seat])
    ask_tile(s)


@rule
def ask_tile(s: State) -> None:
    """Ask for a tile to place, or go on to the actions when all are placed."""
    forget_choices(s)
    while s.to_place > 0 and not seek_tile_that_fits(s, s.actor):
        s.to_place -= 1
        tell(s, Happening.TILE_DROPPED, s.actor, leave_game(s, s.actor, 0))
    if s.to_place > 0:
        s.ask = Ask.TILE
        return
    if is_solo(s):
        discard_rest(s)
    s.ask = Ask.ACTION


@rule
def discard_rest(s: State) -> None:
    """Alone: the tile not placed leaves the game."""
    while s.hand_len[s.actor] > 0:
        tell(s, Happening.TILE_DISCARDED, s.actor, leave_game(s, s.actor, 0))


@rule
def forget_choices(s: State) -> None:
    """Leave no trace of the choices of a finished step."""
    s.chosen = NOBODY
    s.cell = NOBODY
    s.shore = NOBODY
    s.land = NOBODY


@rule
def spend(s: State, points: int) -> None:
    """An action is done; ask for the next."""
    s.points -= points
    forget_choices(s)
    s.ask = Ask.ACTION


@rule
def end_turn(s: State) -> None:
    """Draw a tile and hand over; the game ends with the turn that leaves the winter token's holder without tiles."""
    seat = s.actor + 0
    tell(s, Happening.TURN_ENDED, seat, s.points)
    s.points = 0
    if not is_solo(s):
        draw(s, seat, DRAWN_A_TURN)
    if is_last_turn(s, seat):
        end_game(s)
    else:
        begin_turn(s, next_seat(s, seat))


@rule
def is_last_turn(s: State, seat: int) -> bool:
    """Alone: no tile is left to draw. Else: the winter token's holder has no tile left (ruling 1)."""
    if is_solo(s):
        return s.stack_len == 0
    return seat == s.winter and s.hand_len[seat] == 0


@rule
def end_game(s: State) -> None:
    """Winter has come."""
    s.actor = NOBODY
    s.ask = Ask.OVER
    tell(s, Happening.GAME_ENDED)
