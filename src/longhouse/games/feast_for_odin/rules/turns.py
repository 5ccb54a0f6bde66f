"""Phase 5: the turns, the action spaces, passing."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import LONGSHIP, RESOURCES, SILVER
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import BEFORE_ACTION_PROGRAM
from longhouse.games.feast_for_odin.registers import InAction
from longhouse.games.feast_for_odin.rules.anytime import has_free_action
from longhouse.games.feast_for_odin.rules.cards import blue_cards, forget_action
from longhouse.games.feast_for_odin.rules.copying import go_back_to_outer
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, push, question
from longhouse.games.feast_for_odin.rules.gifts import is_open, is_useful
from longhouse.games.feast_for_odin.rules.moments import came_before_action, is_replaced, raise_trigger
from longhouse.games.feast_for_odin.rules.opening_cards import hand_opens
from longhouse.games.feast_for_odin.rules.possible import usable
from longhouse.games.feast_for_odin.rules.standing import tell_rules, vikings_needed
from longhouse.games.feast_for_odin.rules.vikings import change_thing
from longhouse.games.feast_for_odin.spaces import (
    ALL_SPACES,
    COLUMN,
    LONGSHIPS_NEEDED,
    PLUNDER,
    SPACE_PROGRAM,
    SPACES,
    TURN_PROGRAM,
    USE_SPACE,
)
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Action, Result, Standing, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def next_turn(s: State) -> bool:
    """Start the turn of the next player who has Vikings and has not passed; False at the end of the phase."""
    for i in range(s.players):
        player = (s.next_player + i) % s.players
        if s.passed[player] == 0 and s.thing[player] > 0:
            s.next_player = (player + 1) % s.players
            forget_action(s, player)
            push(s, player, TURN_PROGRAM)
            return True
    return False


# ---------------------------------------------------------------------------- spaces
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
    vikings = COLUMN[imitation]
    return is_useful(s, player, space, vikings) or hand_opens(s, player, imitation, space, vikings)


@rule
def is_worth_vikings(s: State, player: int, space: int, vikings: int) -> bool:
    """Whether at least one effect of the space can be used with so many Vikings."""
    if space < SPACES:
        return is_useful(s, player, space, vikings) or hand_opens(s, player, space, space, vikings)
    for other in range(SPACES):
        if may_imitate(s, player, space, other):
            return True
    return False


@rule
def may_use_space(s: State, player: int, space: int) -> bool:
    """Whether the player may place Vikings there: the space is free, there are enough of them, and it is of use."""
    if s.space_owner[space] != NOBODY or not is_in_game(s, space):
        return False
    vikings = vikings_needed(s, player, space)
    return s.thing[player] >= vikings and is_worth_vikings(s, player, space, vikings)


@rule
def can_act(s: State, player: int) -> bool:
    """Whether there is anything to do but pass, blue cards apart."""
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
    elif can_act(s, s.frame_owner[f]) or blue_cards(s, s.frame_owner[f]) != 0:
        question(s, f, Ask.TURN)
    else:
        pass_turn(s, f)


@rule
def place_vikings(s: State, f: int, space: int) -> None:
    """Vikings go to the space; its use follows in the same frame, an imitation first asks what to imitate."""
    player = s.frame_owner[f]
    vikings = vikings_needed(s, player, space)
    s.space_owner[space] = player
    s.space_vikings[space] = vikings
    s.placements[player, COLUMN[space] - 1] += 1
    s.space_used = space
    s.vikings_placed = vikings
    s.last_placed = player
    forget_action(s, player)
    tell(s, Happening.VIKINGS_PLACED, player, space, vikings)
    if vikings < COLUMN[space]:
        tell_rules(s, player, Standing.VIKINGS_NEEDED)
    if space < SPACES:
        use_space(s, f, space)
    else:
        s.frame_stage[f] = 1
    change_thing(s, player, -vikings)


@rule
def use_space(s: State, f: int, space: int) -> None:
    """The Vikings use this space: the one where they stand, or the one they imitate."""
    player = s.frame_owner[f]
    s.space_in_use = space
    s.register[InAction.SPACE, f] = space
    s.frame_stage[f] = 0
    s.frame_pc[f] = USE_SPACE
    if s.stock[player, LONGSHIP] < LONGSHIPS_NEEDED[space]:
        tell_rules(s, player, Standing.KNARR_AS_LONGSHIP)


@rule
def imitate(s: State, f: int, space: int) -> None:
    """Use the space that an opponent holds."""
    tell(s, Happening.IMITATED, s.frame_owner[f], space)
    use_space(s, f, space)


# ---------------------------------------------------------------------------- using a space
@rule
def before_space(s: State, f: int) -> None:
    """Cards that give something before the space is used; if it needs them, they cannot be declined."""
    player = s.frame_owner[f]
    space = s.register[InAction.SPACE, f] + 0
    next_instruction(s, f)
    s.opening = 0 if is_open(s, player, space) else 1
    raise_trigger(s, player, Trigger.SPACE_BEFORE, space, 1)


@rule
def call_space(s: State, f: int) -> None:
    """The space's own effects, of which at least one must be used, or a card instead of them."""
    player = s.frame_owner[f]
    space = s.register[InAction.SPACE, f] + 0
    s.opening = 0
    if came_before_action(s, f):
        push(s, player, BEFORE_ACTION_PROGRAM)
        return
    if s.frame_stage[f] == 0:
        s.frame_stage[f] = 1
        if raise_trigger(s, player, Trigger.SPACE_INSTEAD, space, 1):
            return
    next_instruction(s, f)
    if is_replaced(s):
        return
    if usable(s, player, SPACE_PROGRAM[space], space):
        s.must_use = 1
        push(s, player, SPACE_PROGRAM[space])
    elif s.later_rules > 0:
        tell(s, Happening.SPACE_UNUSED, player, space)


@rule
def after_space(s: State, f: int) -> None:
    """What cards answer when the space has been used; the last to be raised is answered first."""
    player = s.frame_owner[f]
    space = s.register[InAction.SPACE, f] + 0
    next_instruction(s, f)
    s.must_use = 0
    if s.cards_played > 0:
        raise_trigger(s, player, Trigger.OCCUPATION_PLAYED, 0, s.cards_played)
    for i in range(RESOURCES):
        if s.brought[i] > 0:
            raise_trigger(s, player, Trigger.BROUGHT, SILVER + i, s.brought[i])
    if space == PLUNDER:
        raise_trigger(s, player, Trigger.ACTION_AFTER, Action.PLUNDERING, min(1, s.stock[player, LONGSHIP]))
    raise_trigger(s, player, Trigger.SPACE_AFTER, space, 1)


@rule
def leave_space(s: State, f: int) -> None:
    """The space's own effects are over, and the facts of the action are forgotten."""
    go_back_to_outer(s, f)
    s.must_use = 0
    s.paid = 0
    s.pledged = 0
    s.types_taken = 0
    s.cards_played = 0
    s.result = Result.NONE
    for i in range(RESOURCES):
        s.brought[i] = 0
    next_instruction(s, f)


@rule
def pass_turn(s: State, f: int) -> None:
    """Passing is final for the round."""
    player = s.frame_owner[f]
    s.passed[player] = 1
    pop(s)
    tell(s, Happening.PASSED, player)
