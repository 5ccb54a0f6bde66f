"""The seven artifacts: their conditions, and the rewards that are no action of their own.

Each ``look_at_…`` is a step after the action: it moves the turn on and returns True when the mover must answer. The
Cauldron works inside the action Recruit (see recruiting.py).
"""

from __future__ import annotations

from longhouse.games.knarr.components import PLACES, RESERVE
from longhouse.games.knarr.rules.boats import gain_points, take_gains
from longhouse.games.knarr.rules.crew import lines
from longhouse.games.knarr.rules.exploring import can_explore, turn_up_destination
from longhouse.games.knarr.state import Artifact, Ask, Happening, Source, State, Step
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def in_play(s: State, artifact: int) -> bool:
    """Whether the artifact lies beside the board."""
    return (s.artifacts >> artifact) & 1 == 1


@rule
def ask_mover(s: State, question: int) -> bool:
    """The mover must answer."""
    s.actor = s.mover
    s.ask = question
    return True


# ---------------------------------------------------------------------------- after a recruit
@rule
def look_at_silver_coins(s: State) -> bool:
    """One point for a recruit that is the fourth or a later one of its column."""
    s.step = Step.GOLDEN_BRACELET
    if in_play(s, Artifact.SILVER_COINS) and s.column_size > 3:
        tell(s, Happening.COIN_EARNED, s.mover)
        gain_points(s, Source.ARTIFACTS, 1)
    return False


@rule
def some_destination_is_visible(s: State) -> bool:
    """Whether there is anything to reserve."""
    for place in range(PLACES):
        if s.visible[place] != NOBODY:
            return True
    return False


@rule
def look_at_golden_bracelet(s: State) -> bool:
    """The third Viking of a column lets the mover reserve a destination, two at most at a time."""
    third = s.column_size == 3
    s.step = Step.MEAD_CUP
    s.column_size = 0
    s.colour = 0
    if not third or not in_play(s, Artifact.GOLDEN_BRACELET):
        return False
    if s.reserved_len[s.mover] == RESERVE or not some_destination_is_visible(s):
        return False
    return ask_mover(s, Ask.RESERVE)


@rule
def reserve(s: State, place: int) -> None:
    """Put a visible destination aside; its place is filled at once."""
    destination = s.visible[place] + 0
    s.reserved[s.mover, s.reserved_len[s.mover]] = destination
    s.reserved_len[s.mover] += 1
    tell(s, Happening.RESERVED, s.mover, destination)
    turn_up_destination(s, place)


# ---------------------------------------------------------------------------- after an exploration
@rule
def look_at_mead_cup(s: State) -> bool:
    """After every exploration the mover may swap a card of the market."""
    explored = s.just_explored == 1
    s.step = Step.AMULET
    s.just_explored = 0
    return explored and in_play(s, Artifact.MEAD_CUP) and ask_mover(s, Ask.SWAP)


@rule
def swap_market_card(s: State, slot: int) -> None:
    """Discard a card of the market first, then fill its slot."""
    kind = s.market[slot] + 0
    s.discarded[kind] += 1
    s.market[slot] = NOBODY
    s.empty_slot = slot
    tell(s, Happening.MARKET_SWAPPED, s.mover, kind, slot)


@rule
def look_at_helmet(s: State) -> bool:
    """An influence land right on a trade land lets the mover recruit at once."""
    condition = s.on_trade_land == 1
    s.step = Step.WEATHERVANE
    s.on_trade_land = 0
    return condition and in_play(s, Artifact.HELMET) and ask_mover(s, Ask.BONUS_RECRUIT)


# ---------------------------------------------------------------------------- lines of five colours
@rule
def new_lines(s: State) -> int:
    """Lines above the baseline, which rises to them: each is rewarded once."""
    now = lines(s, s.mover)
    new = max(0, now - s.baseline)
    s.baseline += new
    return new


@rule
def look_at_amulet(s: State) -> bool:
    """Each new line brings a bracelet, a recruit and a reputation point."""
    s.step = Step.HELMET
    if in_play(s, Artifact.AMULET):
        n = new_lines(s)
        if n > 0:
            tell(s, Happening.LINE_REWARDED, s.mover, n)
            take_gains(s, Source.ARTIFACTS, 0, n, n, n)
    return False


@rule
def look_at_weathervane(s: State) -> bool:
    """Each new line lets the mover explore at once; the reward lapses when nothing can be paid for."""
    if in_play(s, Artifact.WEATHERVANE):
        s.bonus_explores += new_lines(s)
        if s.bonus_explores > 0 and can_explore(s):
            return ask_mover(s, Ask.BONUS_EXPLORE)
        if s.bonus_explores > 0:
            tell(s, Happening.NOTHING_PAYABLE, s.mover)
            s.bonus_explores = 0
    s.step = Step.TRADE
    return False
