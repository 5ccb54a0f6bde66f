"""Answers at a glance: what a network holds likely, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk
from longhouse.bots.thinking.looking import KNOWN
from longhouse.bots.thinking.network import Network, sense, weigh_answers
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["glance", "likeliest"]

FINE = 1 << 30  # steps of a number drawn between 0 and 1


@rule
def likeliest(desk: Desk, net: Network, n: int) -> int:
    """The first of the answers that the network holds likeliest."""
    best = 0
    for k in range(1, n):
        if net.priors[k] > net.priors[best]:
            best = k
    return desk.codes[best]


@rule
def drawn(desk: Desk, net: Network, n: int) -> int:
    """An answer, each as likely as the network holds it."""
    left = random_below(desk.rng, FINE) / FINE
    for k in range(n):
        left -= net.priors[k]
        if left < 0.0:
            return desk.codes[k]
    return likeliest(desk, net, n)


@rule
def glance(states: States, desk: Desk, net: Network, seat: int, sharpness: float) -> int:
    """The network's answer to what the seat knows: drawn, likelier ones more often with sharpness; 0: the likeliest.

    The only answer is given without a look.
    """
    s = states[KNOWN]
    n = legal_actions(s, desk.codes)
    if n == 1:
        return desk.codes[0]
    sense(s, seat, net)
    weigh_answers(s, seat, net, desk.codes, n, 1.0 / sharpness if sharpness > 0.0 else 1.0)
    return drawn(desk, net, n) if sharpness > 0.0 else likeliest(desk, net, n)
