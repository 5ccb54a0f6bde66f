"""Questions and answers: what each question allows, and what an answer does."""

from __future__ import annotations

from longhouse.games.explorers.components import ACTION_POINTS, MOST_WALKERS, OUTPOST_COST, SIDES
from longhouse.games.explorers.rules.chart import cell_code, find_cell, fits, next_cell, turn_fits
from longhouse.games.explorers.rules.hands import next_tile, place_in_hand, place_tile
from longhouse.games.explorers.rules.land import (
    next_land_to_transport,
    next_land_to_walk,
    next_transport,
    next_walk,
    transport,
    walk,
)
from longhouse.games.explorers.rules.longships import (
    load,
    may_load,
    may_load_from,
    may_sail,
    may_sail_to,
    may_unload,
    may_unload_to,
    next_cargo_to_load,
    next_cargo_to_unload,
    sail,
    unload,
)
from longhouse.games.explorers.rules.outposts import build_outpost, may_build, next_site
from longhouse.games.explorers.rules.table_setup import set_table
from longhouse.games.explorers.rules.turns import ask_tile, choose_captain, end_turn, spend
from longhouse.games.explorers.state import CODES, FIRST_CODE, Ask, Deed, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


# ---------------------------------------------------------------------------- what a question allows
@rule
def may_act(s: State) -> bool:
    """Whether the actor can do anything but end the turn; where no Viking can walk, no animal can be transported."""
    if s.points == 0:
        return False
    return may_load(s) or may_unload(s) or may_sail(s) or next_land_to_walk(s, 0) != NOBODY or may_build(s)


@rule
def may_answer(s: State, i: int) -> bool:
    """Whether answer i (counted inside its block) is allowed, where a question has few answers."""
    if s.ask == Ask.TURN:
        return turn_fits(s, s.cell, s.hand[s.actor, s.chosen], i)
    if s.ask == Ask.LOAD_FROM:
        return may_load_from(s, i)
    if s.ask == Ask.UNLOAD_TO:
        return may_unload_to(s, i)
    if s.ask == Ask.SAIL:
        return may_sail_to(s, i)
    return s.captain[s.actor, 0] == i or s.captain[s.actor, 1] == i  # CAPTAIN


@rule
def next_answer(s: State, i: int) -> int:
    """The first allowed answer from i on (counted inside its block), or NOBODY; not for ACTION.

    Where a block has many answers, those that can be allowed are looked for; few are tried one by one.
    """
    if s.ask == Ask.TILE:
        return next_tile(s, i)
    if s.ask == Ask.CELL:
        return next_cell(s, s.hand[s.actor, s.chosen], i)
    if s.ask == Ask.LOAD:
        return next_cargo_to_load(s, s.shore, i)
    if s.ask == Ask.UNLOAD:
        return next_cargo_to_unload(s, i)
    if s.ask == Ask.WALK_FROM:
        return next_land_to_walk(s, i)
    if s.ask == Ask.WALK:
        return next_walk(s, s.land, i)
    if s.ask == Ask.TRANSPORT_FROM:
        return next_land_to_transport(s, i)
    if s.ask == Ask.TRANSPORT:
        return next_transport(s, s.land, i)
    if s.ask == Ask.OUTPOST:
        return next_site(s, i)
    for k in range(i, CODES[s.ask]):
        if may_answer(s, k):
            return k
    return NOBODY


@rule
def legal_cells(s: State, out: Row) -> int:
    """The open cells where the chosen tile fits."""
    tile = s.hand[s.actor, s.chosen]
    n = 0
    for cell in range(s.opens):
        out[n] = FIRST_CODE[Ask.CELL] + cell_code(s, cell)
        n += 1 if fits(s, cell, tile) else 0
    return n


@rule
def write_deed(out: Row, n: int, deed: int, possible: bool) -> int:
    """Write an action as answer n if it is possible; returns how many there are then."""
    out[n] = FIRST_CODE[Ask.ACTION] + deed
    return n + 1 if possible else n


@rule
def legal_deeds(s: State, out: Row) -> int:
    """The actions that are possible; to end the turn always is, and comes last."""
    n = 0
    if s.points > 0:
        n = write_deed(out, n, Deed.LOAD, may_load(s))
        n = write_deed(out, n, Deed.UNLOAD, may_unload(s))
        n = write_deed(out, n, Deed.SAIL, may_sail(s))
        land = next_land_to_walk(s, 0)
        if land != NOBODY:
            n = write_deed(out, n, Deed.WALK, True)
            n = write_deed(out, n, Deed.TRANSPORT, next_land_to_transport(s, land) != NOBODY)
        n = write_deed(out, n, Deed.BUILD_OUTPOST, may_build(s))
    return write_deed(out, n, Deed.END_TURN, True)


@rule
def legal_actions(s: State, out: Row) -> int:
    """Write the actor's legal answers to out; return how many there are."""
    if s.ask == Ask.ACTION:
        return legal_deeds(s, out)
    if s.ask == Ask.CELL:
        return legal_cells(s, out)
    n = 0
    i = next_answer(s, 0)
    while i != NOBODY:
        out[n] = FIRST_CODE[s.ask] + i
        n += 1
        i = next_answer(s, i + 1)
    return n


# ---------------------------------------------------------------------------- what an answer does
@rule
def choose_deed(s: State, deed: int) -> None:
    """Ask what the action needs, or end the turn."""
    if deed == Deed.LOAD:
        s.ask = Ask.LOAD_FROM
    elif deed == Deed.UNLOAD:
        s.ask = Ask.UNLOAD_TO
    elif deed == Deed.SAIL:
        s.ask = Ask.SAIL
    elif deed == Deed.WALK:
        s.ask = Ask.WALK_FROM
    elif deed == Deed.TRANSPORT:
        s.ask = Ask.TRANSPORT_FROM
    elif deed == Deed.BUILD_OUTPOST:
        s.ask = Ask.OUTPOST
    else:
        end_turn(s)


@rule
def lay_chosen_tile(s: State, turned: int) -> None:
    """Place the chosen tile; then the next one, or the actions."""
    place_tile(s, s.actor, s.chosen, s.cell, turned)
    s.to_place -= 1
    ask_tile(s)


@rule
def carry_out(s: State, i: int) -> None:
    """Do what an answer (counted inside its block) says and go on to the next question."""
    if s.ask == Ask.ACTION:
        choose_deed(s, i)
    elif s.ask == Ask.TILE:
        s.chosen = place_in_hand(s, s.actor, i)
        s.ask = Ask.CELL
    elif s.ask == Ask.CELL:
        s.cell = find_cell(s, i)
        s.ask = Ask.TURN
    elif s.ask == Ask.TURN:
        lay_chosen_tile(s, i)
    elif s.ask == Ask.LOAD_FROM:
        s.shore = i
        s.ask = Ask.LOAD
    elif s.ask == Ask.UNLOAD_TO:
        s.shore = i
        s.ask = Ask.UNLOAD
    elif s.ask == Ask.WALK_FROM:
        s.land = i
        s.ask = Ask.WALK
    elif s.ask == Ask.TRANSPORT_FROM:
        s.land = i
        s.ask = Ask.TRANSPORT
    elif s.ask == Ask.CAPTAIN:
        choose_captain(s, i)
    else:
        finish_action(s, i)


@rule
def finish_action(s: State, i: int) -> None:
    """Carry out an answer that completes an action, and pay for it."""
    cost = 1
    if s.ask == Ask.LOAD:
        load(s, s.shore, i)
    elif s.ask == Ask.UNLOAD:
        unload(s, s.shore, i)
    elif s.ask == Ask.SAIL:
        sail(s, i)
    elif s.ask == Ask.WALK:
        walk(s, s.land, i // MOST_WALKERS, i % MOST_WALKERS + 1)
    elif s.ask == Ask.TRANSPORT:
        transport(s, s.land, i // SIDES, i % SIDES)
    else:
        build_outpost(s, i // SIDES, i % SIDES)
        cost = OUTPOST_COST
    spend(s, cost)


@rule
def only_answer(s: State) -> int:
    """The answer, when there is but one; else NOBODY."""
    if s.ask == Ask.ACTION:
        return NOBODY if may_act(s) else Deed.END_TURN
    first = next_answer(s, 0)
    return first if next_answer(s, first + 1) == NOBODY else NOBODY


@rule
def turn_waits_to_be_ended(s: State) -> bool:
    """After an action the turn ends only when its player says so: what comes then cannot be undone."""
    return s.ask == Ask.ACTION and s.points < ACTION_POINTS


@rule
def answer_what_is_clear(s: State) -> None:
    """A question with one possible answer is not asked, but for the end of a turn in which something was done."""
    while s.actor != NOBODY and not turn_waits_to_be_ended(s):
        i = only_answer(s)
        if i == NOBODY:
            return
        carry_out(s, i)


@rule
def apply(s: State, code: int) -> None:
    """Carry out the actor's answer and go on to the next question that is one."""
    carry_out(s, code - FIRST_CODE[s.ask])
    answer_what_is_clear(s)


@rule
def setup(s: State, options: Row) -> None:
    """Set the table and ask the first question that is one."""
    set_table(s, options)
    answer_what_is_clear(s)
