"""Phase 5: the turns, the action spaces, passing."""

from __future__ import annotations

from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.rules.anytime import has_free_action
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, push, question
from longhouse.games.feast_for_odin.rules.possible import usable
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, COLUMN, SPACE_PROGRAM, SPACES, TURN_PROGRAM, USE_SPACE
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def next_turn(s: State) -> bool:
    """Start the turn of the next player who has Vikings and has not passed; False at the end of the phase."""
    for i in range(s.players):
        player = (s.next_player + i) % s.players
        if s.passed[player] == 0 and s.thing[player] > 0:
            s.next_player = (player + 1) % s.players
            push(s, player, TURN_PROGRAM)
            return True
    return False


# ---------------------------------------------------------------------------- spaces
@rule
def has_room(s: State, player: int, space: int) -> bool:
    """The space is free and the player has the Vikings for it."""
    return s.space_owner[space] == NOBODY and s.thing[player] >= COLUMN[space]


@rule
def is_in_game(s: State, space: int) -> bool:
    """Imitation spaces are there with four players, in one of each pair of columns."""
    return space < SPACES or (s.imitation >> COLUMN[space]) & 1 == 1


@rule
def may_imitate(s: State, player: int, imitation: int, space: int) -> bool:
    """A space of the same column that an opponent holds, of some use to the player (ruling 20)."""
    owner = s.space_owner[space]
    if COLUMN[space] != COLUMN[imitation] or owner in (NOBODY, player):
        return False
    return usable(s, player, SPACE_PROGRAM[space], space)


@rule
def is_useful(s: State, player: int, space: int) -> bool:
    """Whether at least one effect of the space can be used."""
    if space < SPACES:
        return usable(s, player, SPACE_PROGRAM[space], space)
    for other in range(SPACES):
        if may_imitate(s, player, space, other):
            return True
    return False


@rule
def may_use_space(s: State, player: int, space: int) -> bool:
    """Whether the player may place Vikings there."""
    return has_room(s, player, space) and is_in_game(s, space) and is_useful(s, player, space)


@rule
def can_act(s: State, player: int) -> bool:
    """Whether there is anything to do but pass."""
    for space in range(ALL_SPACES):
        if may_use_space(s, player, space):
            return True
    return has_free_action(s, player)


# ---------------------------------------------------------------------------- a turn
@rule
def do_turn(s: State, f: int) -> None:
    """Ask for a space, a free action, or to pass; who can only pass is not asked."""
    if s.frame_stage[f] == 1:
        question(s, f, Ask.IMITATE)
    elif can_act(s, s.frame_owner[f]):
        question(s, f, Ask.TURN)
    else:
        pass_turn(s, f)


@rule
def place_vikings(s: State, f: int, space: int) -> None:
    """Vikings go to the space; its use follows in the same frame, an imitation first asks what to imitate."""
    player = s.frame_owner[f]
    s.thing[player] -= COLUMN[space]
    s.space_owner[space] = player
    s.space_vikings[space] = COLUMN[space]
    s.space_used = space
    s.last_placed = player
    s.frame_z[f] = space
    tell(s, Event.VIKINGS_PLACED, player, space, COLUMN[space])
    if space < SPACES:
        s.frame_pc[f] = USE_SPACE
    else:
        s.frame_stage[f] = 1


@rule
def imitate(s: State, f: int, space: int) -> None:
    """Use the space that an opponent holds."""
    s.frame_z[f] = space
    s.frame_stage[f] = 0
    s.frame_pc[f] = USE_SPACE
    tell(s, Event.IMITATED, s.frame_owner[f], space)


@rule
def call_space(s: State, f: int) -> None:
    """The space's own effects: at least one of them must be used. z = the space."""
    space = s.frame_z[f] + 0
    next_instruction(s, f)
    s.must_use = 1
    push(s, s.frame_owner[f], SPACE_PROGRAM[space])


@rule
def leave_space(s: State, f: int) -> None:
    """The space's own effects are over."""
    s.space_used = NOBODY
    s.must_use = 0
    next_instruction(s, f)


@rule
def pass_turn(s: State, f: int) -> None:
    """Passing is final for the round."""
    player = s.frame_owner[f]
    s.passed[player] = 1
    pop(s)
    tell(s, Event.PASSED, player)
