"""Trade: bracelets for the first columns of the boat and of every explored destination."""

from __future__ import annotations

from longhouse.games.knarr.components import GAINS, TRADE_OF_BOAT, TRADE_OF_DESTINATION
from longhouse.games.knarr.rules.boats import take_gains
from longhouse.games.knarr.state import Gain, Happening, Source, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def may_trade(s: State, bracelets: int) -> bool:
    """Once a turn, with bracelets that the boat carries."""
    return s.traded == 0 and bracelets <= s.bracelets[s.mover]


@rule
def column_gain(s: State, seat: int, column: int, gain: int) -> int:
    """How much of a gain one column of a seat's boat and destinations shows."""
    total = TRADE_OF_BOAT[s.boat_side, column, gain]
    for i in range(s.explored_len[seat]):
        total += TRADE_OF_DESTINATION[s.explored[seat, i], column, gain]
    return total


@rule
def traded_gain(s: State, seat: int, bracelets: int, gain: int) -> int:
    """How much of a gain so many bracelets bring: one column each, from the first on."""
    total = 0
    for column in range(bracelets):
        total += column_gain(s, seat, column, gain)
    return total


@rule
def trade_brings_something(s: State) -> bool:
    """Whether all the bracelets of the mover would bring any gain."""
    for gain in range(GAINS):
        if traded_gain(s, s.mover, s.bracelets[s.mover], gain) > 0:
            return True
    return False


@rule
def trade(s: State, bracelets: int) -> None:
    """Pay the bracelets, then take the gains; draws are made next."""
    s.traded = 1
    s.bracelets[s.mover] -= bracelets
    tell(s, Happening.TRADED, s.mover, bracelets - 1)
    take_gains(
        s,
        Source.TRADE,
        traded_gain(s, s.mover, bracelets, Gain.VP),
        traded_gain(s, s.mover, bracelets, Gain.BRACELET),
        traded_gain(s, s.mover, bracelets, Gain.RECRUIT),
        traded_gain(s, s.mover, bracelets, Gain.FAME),
    )
    s.draws = traded_gain(s, s.mover, bracelets, Gain.CARD)
