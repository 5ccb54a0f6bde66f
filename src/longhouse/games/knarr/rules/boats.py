"""A boat's bracelets and recruits, its points and its reputation: everything that can be gained but cards."""

from __future__ import annotations

from longhouse.games.knarr.components import GOAL, MAX_BRACELETS, MAX_FAME, MAX_RECRUITS, REPUTATION
from longhouse.games.knarr.state import SOURCES, Happening, Source, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def score(s: State, seat: int) -> int:
    """Where the marker stands on the score track, counted on past forty."""
    total = 0
    for source in range(SOURCES):
        total += s.points[seat, source]
    return total


@rule
def last_round(s: State) -> bool:
    """Whether somebody reached forty points."""
    for seat in range(s.players):
        if score(s, seat) >= GOAL:
            return True
    return False


@rule
def gain_points(s: State, source: int, points: int) -> None:
    """The mover's score rises; the first to reach forty makes this round the last."""
    before = score(s, s.mover)
    if before < GOAL <= before + points and not last_round(s):
        tell(s, Happening.LAST_ROUND, s.mover)
    s.points[s.mover, source] += points


@rule
def take_gains(s: State, source: int, points: int, bracelets: int, recruits: int, fame: int) -> None:
    """The mover takes gains; what does not fit on the boat or the track is lost."""
    kept_bracelets = min(bracelets, MAX_BRACELETS - s.bracelets[s.mover])
    kept_recruits = min(recruits, MAX_RECRUITS - s.recruits[s.mover])
    kept_fame = min(fame, MAX_FAME - s.fame[s.mover])
    s.bracelets[s.mover] += kept_bracelets
    s.recruits[s.mover] += kept_recruits
    s.fame[s.mover] += kept_fame
    if points + kept_bracelets + kept_recruits + kept_fame > 0:
        tell(s, Happening.GAINED, s.mover, points, kept_bracelets, kept_recruits, kept_fame)
    lost_bracelets, lost_recruits, lost_fame = bracelets - kept_bracelets, recruits - kept_recruits, fame - kept_fame
    if lost_bracelets + lost_recruits + lost_fame > 0:
        tell(s, Happening.EXCESS_LOST, s.mover, lost_bracelets, lost_recruits, lost_fame)
    if points > 0:
        gain_points(s, source, points)


@rule
def score_reputation(s: State) -> None:
    """The first step of a turn: points of the highest threshold reached."""
    points = REPUTATION[s.fame[s.mover]]
    if points > 0:
        tell(s, Happening.REPUTATION_SCORED, s.mover, points)
        gain_points(s, Source.REPUTATION, points)
