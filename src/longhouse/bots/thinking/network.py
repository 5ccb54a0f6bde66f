"""A network's opinion of a position: how likely each answer is, who wins, and the points still to come.

It reads what the one who is asked knows, as numbers counted from its seat. The first layer adds a row of weights for
every number that is not 0, two more layers follow. The same numbers interpreted and compiled: everything is summed in
one order, in float32 over rows and in float64 from logits on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from longhouse.bots.thinking.contract import outlook
from longhouse.bots.thinking.desk import Desk, Habit, Line
from longhouse.bots.thinking.judging import lead, squash
from longhouse.bots.thinking.rows import Table, add_rows, copy_row, cut_off, product
from longhouse.kernel.contract import score
from longhouse.kernel.observation import MOST_SEATS, sitting
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = ["Entities", "Network", "sense", "shared_out", "weigh_answers", "weigh_seats"]

POINTS_UNIT = 50.0
CLIPPED = 512
NUMBERS_UNIT = 32.0
TRAITS_UNIT = 8.0
POOL_UNIT = 8.0


class Entities(IntEnum):
    """Columns of a kind of entities."""

    FIRST = 0  # where the observation tells of them
    COUNT = 1
    WIDTH = 2  # numbers an entity
    TRAITS = 3  # rows of ``traits``
    EMBEDDED = 4  # rows of ``embedded``


class Network(NamedTuple):
    """Weights, which all desks share, and behind them the rows that one desk writes on."""

    cell: Row  # of the observation
    linear: Row  # row of inputs that a number is multiplied by, -1: none
    first: Row  # row of inputs for the number 1, behind it those for 2, 3 …
    most: Row  # the greatest number with a row, greater ones share it; 0: none
    inputs: Table
    inputs_bias: Table
    middle: Table
    middle_bias: Table
    last: Table
    last_bias: Table
    policy: Table
    policy_bias: Line
    win: Table
    win_bias: Line
    points: Table
    points_bias: Line
    turned: Grid  # every code as a seat counts it; row: players * MOST_SEATS + seat
    kinds: Grid  # of entities
    traits: Table
    traits_bias: Table  # a row a kind
    pool: Table
    query: Table
    answer_kind: Row  # of the entity that an answer names, -1: none
    answer_entity: Row  # row of ``embedded``
    seen: Row
    rows: Row  # to be added next
    amounts: Table  # what each is multiplied by
    there: Row  # entities of a kind
    met: Row  # whether the entity of a row of ``embedded`` is there
    looked_for: Row  # kinds whose row of ``asked`` is written
    wide: Table
    narrow: Table
    outcome: Table
    embedded: Table
    pooled: Table
    asked: Table  # what is looked for among entities, a row a kind
    logits: Line
    priors: Line  # of the legal answers, in their order
    shares: Line  # of the victory, by seat


# ---------------------------------------------------------------------------- layers
@rule
def note(net: Network, n: int, row: int, amount: float) -> int:
    """Note a row to be added; return how many there are then."""
    net.rows[n] = row
    net.amounts[n] = amount
    return n + 1


@rule
def clipped(number: int) -> int:
    """A number that is not too large for a network."""
    return max(-CLIPPED, min(CLIPPED, number))


@rule
def add_numbers(net: Network) -> None:
    """Add a row for every number that is not 0, another one for what it is."""
    n = 0
    for k in range(len(net.cell)):
        number = net.seen[net.cell[k]]
        if number != 0:
            if net.linear[k] >= 0:
                n = note(net, n, net.linear[k], clipped(number) / NUMBERS_UNIT)
            if number > 0 and net.most[k] > 0:
                n = note(net, n, net.first[k] + min(number, net.most[k]) - 1, 1.0)
    add_rows(net.wide, net.inputs, net.rows, net.amounts, n)


@rule
def add_product(net: Network, out: Table, by: Table, weights: Table, first: int) -> None:
    """Add a row of weights, from the first one on, for each number of a row that is not 0."""
    n = 0
    for k in range(len(by)):
        if by[k] != 0.0:
            n = note(net, n, first + k, by[k])
    add_rows(out, weights, net.rows, net.amounts, n)


@rule
def layer(net: Network, out: Table, by: Table, weights: Table, bias: Table) -> None:
    """Make out the next layer."""
    copy_row(out, bias)
    add_product(net, out, by, weights, 0)
    cut_off(out)


# ---------------------------------------------------------------------------- entities
@rule
def embed(net: Network, kind: int, entity: int) -> bool:
    """Put what is seen of an entity into its row, if it is there; return whether it is."""
    width = net.kinds[kind, Entities.WIDTH]
    first = net.kinds[kind, Entities.FIRST] + entity * width
    row = net.kinds[kind, Entities.EMBEDDED] + entity
    net.met[row] = 1 if net.seen[first] != 0 else 0
    if net.met[row] == 0:
        return False
    out = net.embedded[row]
    n = 0
    for trait in range(width):
        number = net.seen[first + trait]
        if number != 0:
            n = note(net, n, net.kinds[kind, Entities.TRAITS] + trait, clipped(number) / TRAITS_UNIT)
    copy_row(out, net.traits_bias[kind])
    add_rows(out, net.traits, net.rows, net.amounts, n)
    cut_off(out)
    return True


@rule
def add_entities(net: Network, kind: int) -> None:
    """Add what all entities of a kind are together."""
    there = 0
    for entity in range(net.kinds[kind, Entities.COUNT]):
        if embed(net, kind, entity):
            net.there[there] = net.kinds[kind, Entities.EMBEDDED] + entity
            there += 1
    for k in range(there):
        net.amounts[k] = 1.0 / POOL_UNIT
    pooled = net.pooled[kind]
    pooled[:] = 0.0
    add_rows(pooled, net.embedded, net.there, net.amounts, there)
    add_product(net, net.wide, pooled, net.pool, kind * len(pooled))


@rule
def sense(s: GameState, seat: int, net: Network) -> None:
    """Take in what the seat knows: then answers and seats can be weighed."""
    outlook(s, seat, net.seen)
    copy_row(net.wide, net.inputs_bias)
    add_numbers(net)
    for kind in range(len(net.kinds)):
        add_entities(net, kind)
    cut_off(net.wide)
    layer(net, net.narrow, net.wide, net.middle, net.middle_bias)
    layer(net, net.outcome, net.narrow, net.last, net.last_bias)
    for k in range(len(net.outcome)):
        net.outcome[k] += net.narrow[k]
    for kind in range(len(net.kinds)):
        net.looked_for[kind] = 0


@rule
def likeness(net: Network, kind: int, entity: int) -> float:
    """How much an entity is what is looked for among its kind; 0 when it is not there."""
    if net.met[entity] == 0:
        return 0.0
    asked = net.asked[kind]
    if net.looked_for[kind] == 0:
        net.looked_for[kind] = 1
        asked[:] = 0.0
        add_product(net, asked, net.outcome, net.query, kind * len(net.outcome))
    return float(product(asked, net.embedded, entity))


# ---------------------------------------------------------------------------- what it says
@rule
def raised(x: float) -> float:
    """About e to the power of x, which is not above 0, by products alone."""
    power = max(0.0, 1.0 + x / 64.0)
    for _ in range(6):
        power *= power
    return power


@rule
def shared_out(logits: Line, n: int, temper: float, out: Line) -> None:
    """Shares of 1 by the first n logits; above 1 the temper makes them more alike."""
    highest = logits[0]
    for k in range(1, n):
        highest = max(highest, logits[k])
    total = 0.0
    for k in range(n):
        out[k] = raised((logits[k] - highest) / temper)
        total += out[k]
    for k in range(n):
        out[k] /= total


@rule
def weigh_answers(s: GameState, seat: int, net: Network, codes: Row, n: int, temper: float) -> None:
    """Write how likely the seat gives each of n legal answers, once it has been sensed."""
    view = s.players * MOST_SEATS + seat
    for k in range(n):
        code = net.turned[view, codes[k]]
        net.logits[k] = product(net.outcome, net.policy, code)
        net.logits[k] += net.policy_bias[code]
        kind = net.answer_kind[code]
        if kind >= 0:
            net.logits[k] += likeness(net, kind, net.answer_entity[code])
    shared_out(net.logits, n, temper, net.priors)


@rule
def weigh_seats(s: GameState, seat: int, net: Network, desk: Desk) -> None:
    """Write to the desk what each seat may expect and what that is worth to it, once the seat has been sensed."""
    for k in range(s.players):
        net.logits[k] = product(net.outcome, net.points, k)
        to_come = POINTS_UNIT * (net.logits[k] + net.points_bias[k])
        desk.points[sitting(s, seat, k)] = score(s, sitting(s, seat, k)) + to_come
        net.logits[k] = product(net.outcome, net.win, k)
        net.logits[k] += net.win_bias[k]
    shared_out(net.logits, s.players, 1.0, net.shares)
    margin = desk.habits[Habit.MARGIN] if s.players > 1 else 1.0
    for k in range(s.players):
        other = sitting(s, seat, k)
        chance = squash(lead(s, other, desk) / desk.habits[Habit.SCALE])
        desk.worth[other] = (1.0 - margin) * net.shares[k] + margin * chance
