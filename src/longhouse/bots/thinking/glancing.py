"""Answers at a glance: what a network holds likely, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.bots.thinking.desk import Desk
from longhouse.bots.thinking.looking import KNOWN, TRIAL
from longhouse.bots.thinking.network import Network, sense, weigh_answers
from longhouse.bots.thinking.tree import mixed
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import is_over, take
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

if TYPE_CHECKING:
    from longhouse.bots.thinking.looking import States

__all__ = ["glance", "pass_on", "place_of_likeliest", "play_by_network", "weigh_up"]

FINE = 1 << 30  # steps of a number drawn between 0 and 1


@rule
def place_of_likeliest(net: Network, n: int) -> int:
    """Where among so many answers the first of those stands that the network holds likeliest."""
    best = 0
    for k in range(1, n):
        if net.priors[k] > net.priors[best]:
            best = k
    return best


@rule
def likeliest(desk: Desk, net: Network, n: int) -> int:
    """The first of the answers that the network holds likeliest."""
    return desk.codes[place_of_likeliest(net, n)]


@rule
def drawn(desk: Desk, net: Network, n: int) -> int:
    """An answer, each as likely as the network holds it."""
    left = random_below(desk.rng, FINE) / FINE
    for k in range(n):
        left -= net.priors[k]
        if left < 0.0:
            return desk.codes[k]
    return likeliest(desk, net, n)


# ---------------------------------------------------------------------------- not for ever
@rule
def fingerprint(net: Network) -> int:
    """What was sensed last, as a number."""
    number = 0
    for k in range(len(net.seen)):
        number = mixed(number, net.seen[k])
    return number


@rule
def comes_back(s: GameState, desk: Desk, net: Network, seat: int, ask: int, before: int) -> bool:
    """Whether what the network answers next leaves all as it was before, when the seat was asked this."""
    n = legal_actions(s, desk.codes)
    sense(s, seat, net)
    weigh_answers(s, seat, net, desk.codes, n, 1.0)
    take(s, likeliest(desk, net, n))
    if s.actor != seat or s.ask != ask:
        return False
    sense(s, seat, net)
    return fingerprint(net) == before


@rule
def weigh_up(states: States, desk: Desk, net: Network, seat: int, temper: float) -> int:
    """Weigh the answers to what the seat knows, and return how many there are. The likeliest counts no more if with it
    and the next one nothing changes: a network that likes to use a card and then to do nothing with it would do so for
    ever.
    """
    s, trial = states[KNOWN], states[TRIAL]
    n = legal_actions(s, desk.codes)
    sense(s, seat, net)
    weigh_answers(s, seat, net, desk.codes, n, temper)
    best = place_of_likeliest(net, n)
    states[TRIAL] = s
    take(trial, desk.codes[best])
    if trial.actor == seat:
        idle = comes_back(trial, desk, net, seat, s.ask + 0, fingerprint(net))
        legal_actions(s, desk.codes)
        sense(s, seat, net)
        weigh_answers(s, seat, net, desk.codes, n, temper)
        if idle:
            net.priors[best] = 0.0
    return n


# ---------------------------------------------------------------------------- answering
@rule
def glance(states: States, desk: Desk, net: Network, seat: int, sharpness: float) -> int:
    """The network's answer to what the seat knows: drawn, likelier ones more often with sharpness; 0: the likeliest.

    The only answer is given without a look.
    """
    if legal_actions(states[KNOWN], desk.codes) == 1:
        return desk.codes[0]
    n = weigh_up(states, desk, net, seat, 1.0 / sharpness if sharpness > 0.0 else 1.0)
    return drawn(desk, net, n) if sharpness > 0.0 else likeliest(desk, net, n)


@rule
def pass_on(s: GameState, desk: Desk) -> int:
    """Give answers where there is no choice; return how many there are to the question reached, 0: the game is over."""
    while not is_over(s):
        answers = legal_actions(s, desk.codes)
        if answers > 1:
            return answers
        take(s, desk.codes[0])
    return 0


@rule
def play_by_network(s: GameState, desk: Desk, net: Network, answers: int) -> None:
    """Give so many of the answers that the network holds likeliest, or all to the end."""
    n = pass_on(s, desk)
    while n > 0 and answers > 0:
        sense(s, s.actor, net)
        weigh_answers(s, s.actor, net, desk.codes, n, 1.0)
        take(s, likeliest(desk, net, n))
        answers -= 1
        n = pass_on(s, desk)
