"""The action Recruit: place a Viking, take the gains of its column, take a card from the market."""

from __future__ import annotations

from longhouse.games.knarr.rules.artifacts import in_play
from longhouse.games.knarr.rules.boats import take_gains
from longhouse.games.knarr.rules.crew import colour_of, first_kind_of, join_crew
from longhouse.games.knarr.state import Artifact, Gain, Happening, Source, State, Step
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, disclose, tell


@rule
def may_recruit(s: State, kind: int) -> bool:
    """Any Viking of the hand."""
    return s.hand[s.mover, kind] > 0


@rule
def play_from_hand(s: State, kind: int) -> None:
    """A Viking leaves the hand; of equal cards the ones that all know of go first, since nobody could tell."""
    s.hand[s.mover, kind] -= 1
    if s.known[s.mover, kind] > 0:
        s.known[s.mover, kind] -= 1
    else:
        disclose(s, s.mover)


@rule
def recruit(s: State, kind: int) -> None:
    """Place the Viking and take the gains of its column; the market comes next."""
    play_from_hand(s, kind)
    join_crew(s, s.mover, kind)
    s.colour = colour_of(kind)
    s.column_size = s.column[s.mover, s.colour]
    tell(s, Happening.RECRUITED, s.mover, kind, s.column_size)
    gain_column(s, s.colour)
    s.step = Step.TAKE


@rule
def gain_column(s: State, colour: int) -> None:
    """One gain for every Viking of the column, the new one included; their order never matters."""
    first = first_kind_of(colour)
    take_gains(
        s,
        Source.CREW,
        s.crew[s.mover, first + Gain.VP],
        s.crew[s.mover, first + Gain.BRACELET],
        s.crew[s.mover, first + Gain.RECRUIT],
        s.crew[s.mover, first + Gain.FAME],
    )


# ---------------------------------------------------------------------------- the market
@rule
def is_free(s: State, slot: int) -> bool:
    """The slot of the played colour; every slot when the Cauldron sees a second Viking of its colour."""
    return slot == s.colour or (s.column_size == 2 and in_play(s, Artifact.CAULDRON))


@rule
def may_take(s: State, slot: int) -> bool:
    """A free card, or any card for a recruit."""
    return is_free(s, slot) or s.recruits[s.mover] > 0


@rule
def take_from_market(s: State, slot: int) -> None:
    """The card joins the hand where all know of it; its slot must be filled."""
    cost = 0 if is_free(s, slot) else 1
    s.recruits[s.mover] -= cost
    kind = s.market[slot] + 0
    s.hand[s.mover, kind] += 1
    s.known[s.mover, kind] += 1
    s.market[slot] = NOBODY
    s.empty_slot = slot
    tell(s, Happening.VIKING_TAKEN, s.mover, kind, slot, cost)
    s.step = Step.SILVER_COINS
