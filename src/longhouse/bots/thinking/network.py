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
from longhouse.bots.thinking.rows import Table, add_row, copy_row, cut_off, product
from longhouse.kernel.contract import score
from longhouse.kernel.observation import sitting
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = ["AMOUNTS", "MOST_SEATS", "Entities", "Network", "sense", "shared_out", "weigh_answers", "weigh_seats"]

MOST_SEATS = 4
POINTS_UNIT = 50.0
CLIPPED = 512
NUMBERS_UNIT = 32.0
TRAITS_UNIT = 8.0
ONE, EIGHTH, NUMBER = range(3)  # what a row is multiplied by: cells of ``amounts``
AMOUNTS = (1.0, 0.125, 0.0)


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
    amounts: Table
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
def add_numbers(net: Network) -> None:
    """Add a row for every number that is not 0, another one for what it is."""
    for k in range(len(net.cell)):
        number = net.seen[net.cell[k]]
        if number != 0:
            if net.linear[k] >= 0:
                net.amounts[NUMBER] = max(-CLIPPED, min(CLIPPED, number)) / NUMBERS_UNIT
                add_row(net.wide, net.amounts, NUMBER, net.inputs, net.linear[k])
            if number > 0 and net.most[k] > 0:
                add_row(net.wide, net.amounts, ONE, net.inputs, net.first[k] + min(number, net.most[k]) - 1)


@rule
def embed(net: Network, kind: int, entity: int) -> None:
    """Put what is seen of an entity into its row, and add it to the others of its kind; one that is not there is 0."""
    width = net.kinds[kind, Entities.WIDTH]
    first = net.kinds[kind, Entities.FIRST] + entity * width
    row = net.kinds[kind, Entities.EMBEDDED] + entity
    out = net.embedded[row]
    if net.seen[first] == 0:
        out[:] = 0.0
        return
    copy_row(out, net.traits_bias[kind])
    for trait in range(width):
        number = net.seen[first + trait]
        if number != 0:
            net.amounts[NUMBER] = max(-CLIPPED, min(CLIPPED, number)) / TRAITS_UNIT
            add_row(out, net.amounts, NUMBER, net.traits, net.kinds[kind, Entities.TRAITS] + trait)
    cut_off(out)
    add_row(net.pooled[kind], net.amounts, EIGHTH, net.embedded, row)


@rule
def add_entities(net: Network) -> None:
    """Add what all entities of each kind are together."""
    for kind in range(len(net.kinds)):
        pooled = net.pooled[kind]
        pooled[:] = 0.0
        for entity in range(net.kinds[kind, Entities.COUNT]):
            embed(net, kind, entity)
        add_product(net.wide, pooled, net.pool, kind * len(pooled))


@rule
def add_product(out: Table, amounts: Table, weights: Table, first: int) -> None:
    """Add a row of weights, from the first one on, for every amount that is not 0."""
    for k in range(len(amounts)):
        if amounts[k] != 0.0:
            add_row(out, amounts, k, weights, first + k)


@rule
def sense(s: GameState, seat: int, net: Network) -> None:
    """Take in what the seat knows: then answers and seats can be weighed."""
    outlook(s, seat, net.seen)
    copy_row(net.wide, net.inputs_bias)
    add_numbers(net)
    add_entities(net)
    cut_off(net.wide)
    copy_row(net.narrow, net.middle_bias)
    add_product(net.narrow, net.wide, net.middle, 0)
    cut_off(net.narrow)
    copy_row(net.outcome, net.last_bias)
    add_product(net.outcome, net.narrow, net.last, 0)
    cut_off(net.outcome)
    for k in range(len(net.outcome)):
        net.outcome[k] += net.narrow[k]
    for kind in range(len(net.kinds)):
        asked = net.asked[kind]
        asked[:] = 0.0
        add_product(asked, net.outcome, net.query, kind * len(net.outcome))


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
            net.priors[k] = product(net.asked[kind], net.embedded, net.answer_entity[code])
            net.logits[k] += net.priors[k]
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
