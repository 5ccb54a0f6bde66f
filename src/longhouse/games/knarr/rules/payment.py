"""Paying for an exploration, card by card.

A payment is a choice of Vikings and a number of recruits. So that each choice is made in one way only, Vikings are sent
in the order of their kinds (colour by colour; within a colour by gain) and recruits stand for what is left: of the
colour in question when the cost names colours, of the whole cost otherwise.
"""

from __future__ import annotations

from longhouse.games.knarr.components import COLOURS, COST, COST_SIZE, DIFFERENT, EQUAL, VIKINGS
from longhouse.games.knarr.rules.crew import colour_of, first_kind_of, leave_crew
from longhouse.games.knarr.rules.exploring import destination_at, explore
from longhouse.games.knarr.state import Ask, Happening, State, Step
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


# ---------------------------------------------------------------------------- what is still owed
@rule
def names_colours(destination: int) -> bool:
    """Whether the cost asks for fixed colours."""
    return DIFFERENT[destination] == 0 and EQUAL[destination] == 0


@rule
def paid_of(s: State, colour: int) -> int:
    """Vikings of a colour that are being sent."""
    total = 0
    for kind in range(first_kind_of(colour), first_kind_of(colour + 1)):
        total += s.paid[kind]
    return total


@rule
def owed_of(s: State, destination: int, colour: int) -> int:
    """Vikings of a colour that the cost still asks for."""
    return COST[destination, colour] - paid_of(s, colour)


@rule
def unpaid_from(s: State, kind: int) -> int:
    """The mover's Vikings of this kind and of later kinds of its colour that are not yet being sent."""
    total = 0
    for other in range(kind, first_kind_of(colour_of(kind) + 1)):
        total += s.crew[s.mover, other] - s.paid[other]
    return total


@rule
def most_of_later_colours(s: State, destination: int, colour: int) -> int:
    """How many Vikings of colours behind this one the cost could take."""
    total = 0
    for later in range(colour + 1, COLOURS):
        wanted = 1 if DIFFERENT[destination] > 0 else COST[destination, later]
        total += min(wanted, s.column[s.mover, later] + 0)
    return total


@rule
def recruits_left(s: State) -> int:
    """Recruits that are not yet being sent."""
    return s.recruits[s.mover] - s.spent


# ---------------------------------------------------------------------------- what may be sent
@rule
def most_vikings_with(s: State, destination: int, kind: int) -> int:
    """How many more Vikings can be sent when the next one is of this kind."""
    if EQUAL[destination] > 0:
        return unpaid_from(s, kind)
    later = most_of_later_colours(s, destination, colour_of(kind))
    if DIFFERENT[destination] > 0:
        return 1 + later
    return min(owed_of(s, destination, colour_of(kind)), unpaid_from(s, kind)) + later


@rule
def kinds_that_fit(s: State, destination: int) -> int:
    """The kind after the last one that fits: all do at first, later those of the colour in question or chosen."""
    if DIFFERENT[destination] > 0 or s.owed == EQUAL[destination]:
        return VIKINGS
    return first_kind_of(colour_of(s.pay_from) + 1)


@rule
def may_send(s: State, destination: int, kind: int) -> bool:
    """A Viking that leaves a cost that can still be paid exactly."""
    if s.crew[s.mover, kind] == s.paid[kind]:
        return False
    return s.owed - most_vikings_with(s, destination, kind) <= recruits_left(s)


@rule
def next_to_send(s: State, kind: int) -> int:
    """The first Viking from this kind on that fits and may be sent; VIKINGS when there is none."""
    destination = destination_at(s, s.place)
    end = kinds_that_fit(s, destination)
    kind = max(kind, s.pay_from + 0)
    while kind < end and not may_send(s, destination, kind):
        kind += 1
    return kind if kind < end else VIKINGS


@rule
def recruits_asked(s: State) -> int:
    """How many recruits the answer "recruits" sends."""
    destination = destination_at(s, s.place)
    return owed_of(s, destination, colour_of(s.pay_from)) if names_colours(destination) else s.owed + 0


@rule
def may_send_recruits(s: State) -> bool:
    """Recruits for what is left, when the rest can still be paid."""
    destination = destination_at(s, s.place)
    later = most_of_later_colours(s, destination, colour_of(s.pay_from)) if names_colours(destination) else 0
    return s.owed - later <= recruits_left(s)


# ---------------------------------------------------------------------------- sending
@rule
def begin_payment(s: State, place: int) -> None:
    """The mover wants to explore the destination at this place."""
    s.place = place
    s.owed = COST_SIZE[destination_at(s, place)]
    s.pay_from = 0
    s.step = Step.PAY
    go_to_asked_colour(s, 0)


@rule
def go_to_asked_colour(s: State, colour: int) -> None:
    """When the cost names colours, go on with the first one from here on that is still owed."""
    destination = destination_at(s, s.place)
    if not names_colours(destination):
        return
    while colour < COLOURS - 1 and owed_of(s, destination, colour) == 0:
        colour += 1
    s.pay_from = max(s.pay_from + 0, first_kind_of(colour))


@rule
def send_viking(s: State, kind: int) -> None:
    """One Viking of the crew will leave."""
    destination = destination_at(s, s.place)
    s.paid[kind] += 1
    s.owed -= 1
    s.pay_from = first_kind_of(colour_of(kind) + 1) if DIFFERENT[destination] > 0 else kind
    go_to_asked_colour(s, colour_of(kind))


@rule
def send_recruits(s: State) -> None:
    """Recruits will leave for what is left."""
    n = recruits_asked(s)
    s.spent += n
    s.owed -= n
    if s.owed > 0:
        go_to_asked_colour(s, colour_of(s.pay_from) + 1)


@rule
def carry_out_payment(s: State) -> None:
    """Vikings go to the discard pile, recruits leave the boat."""
    for kind in range(VIKINGS):
        for _ in range(s.paid[kind]):
            leave_crew(s, s.mover, kind)
            tell(s, Happening.VIKING_SENT, s.mover, kind)
        s.paid[kind] = 0
    if s.spent > 0:
        s.recruits[s.mover] -= s.spent
        tell(s, Happening.RECRUITS_SENT, s.mover, s.spent)
    s.spent = 0
    s.pay_from = 0


@rule
def go_on_paying(s: State) -> bool:
    """Ask for the next part of the cost; when all is paid, explore."""
    if s.owed > 0:
        s.actor = s.mover
        s.ask = Ask.PAY
        return True
    carry_out_payment(s)
    place = s.place + 0
    s.place = 0
    explore(s, place)
    return False
