"""Good habits in Knarr: recruit where the column is long, explore what pays, trade when it brings much."""

from __future__ import annotations

from longhouse.bots.minds.knarr.voyages import column_value, land_value, trade_value
from longhouse.games.knarr.components import MAX_BRACELETS
from longhouse.games.knarr.rules.crew import colour_of, gain_of
from longhouse.games.knarr.rules.exploring import destination_at
from longhouse.games.knarr.rules.recruiting import is_free
from longhouse.games.knarr.state import A_PASS, A_PLACE, A_RECRUITS, A_SLOT, A_TRADE, A_VIKING, Ask, Gain, State
from longhouse.kernel.rule import rule

__all__ = ["lean"]


@rule
def lean(s: State, code: int) -> int:
    """How much a sensible player leans to the answer."""
    if code >= A_SLOT:
        return lean_to_slot(s, code - A_SLOT)
    if code == A_PASS:
        return 60
    if code >= A_TRADE:
        return lean_to_trade(s, code - A_TRADE + 1)
    if code >= A_PLACE:
        return lean_to_land(s, code - A_PLACE)
    if code == A_RECRUITS:
        return 50
    if s.ask == Ask.PAY or s.ask == Ask.DISCARD:
        return lean_to_send(code - A_VIKING)
    return lean_to_recruit(s, code - A_VIKING)


@rule
def lean_to_slot(s: State, slot: int) -> int:
    """A card of a colour that the crew has; for a recruit only one that is much better."""
    if s.ask == Ask.SWAP:
        return 20
    kind = s.market[slot]
    value = 2 + column_value(s, s.mover, colour_of(kind)) + (2 if gain_of(kind) == Gain.VP else 0)
    return 20 * value * value if is_free(s, slot) else 5 * value * value


@rule
def lean_to_trade(s: State, bracelets: int) -> int:
    """What brings more than a bracelet is worth; at once when the boat can carry no more."""
    value = trade_value(s, s.mover, bracelets) - 2 * bracelets
    if value <= 0:
        return 2
    full = 2 if s.bracelets[s.mover] == MAX_BRACELETS else 1
    return 30 * value * value * full


@rule
def lean_to_land(s: State, place: int) -> int:
    """The destination that brings most."""
    value = land_value(destination_at(s, place))
    return 10 * value * value


@rule
def lean_to_send(kind: int) -> int:
    """Whoever brings no points."""
    return 30 if gain_of(kind) == Gain.VP else 100


@rule
def lean_to_recruit(s: State, kind: int) -> int:
    """The Viking whose column brings most."""
    value = 2 + column_value(s, s.mover, colour_of(kind)) + (1 if gain_of(kind) == Gain.VP else 0)
    return 20 * value * value
