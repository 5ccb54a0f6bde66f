"""What a seat of Explorers of the North Sea may count on while winter is not there, in hundredths of a point."""

from __future__ import annotations

from longhouse.bots.minds.explorers.captains import HOPE, unsure_bonus
from longhouse.bots.minds.explorers.herds import herd_begun, hope_for_herd
from longhouse.bots.minds.explorers.hopes import Hope, Hopes, count_hopes, no_hopes
from longhouse.bots.minds.explorers.islands import hope_for_islands
from longhouse.bots.minds.explorers.outposts import hope_for_outposts, outposts_begun
from longhouse.bots.minds.explorers.prospects import actions_left, patience
from longhouse.bots.minds.explorers.raids import hope_for_fights, hope_for_raids
from longhouse.bots.minds.explorers.ways import Ways, adrift, find_ways
from longhouse.games.explorers.rules.scoring import score
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["FEATURES", "calm", "measure"]

FEATURES = (
    "score",
    *(hope.name.lower() for hope in Hope),
    "herd_begun",
    "outposts_begun",
    "islands_held",
    "captain",
    "time",
    "adrift",
)
SCORE = 0
HERD_BEGUN, OUTPOSTS_BEGUN, ISLANDS_HELD, CAPTAIN, TIME, ADRIFT = range(1 + len(Hope), len(FEATURES))


@rule
def calm(s: State) -> bool:
    """Between two actions, and before a tile."""
    return s.ask == Ask.ACTION or s.ask == Ask.TILE or s.ask == Ask.CAPTAIN


@rule
def is_choosing_captain(s: State, seat: int) -> bool:
    """Whether the seat still has two captains to choose from, and so none."""
    return s.ask == Ask.CAPTAIN and s.actor == seat


@rule
def measure(s: State, seat: int, out: Row) -> None:
    """Points so far, and what ship, Vikings and islands promise for the actions left."""
    for k in range(len(FEATURES)):
        out[k] = 0
    out[SCORE] = score(s, seat)
    out[HERD_BEGUN] = herd_begun(s, seat, patience(s, seat))
    out[OUTPOSTS_BEGUN] = outposts_begun(s, seat, patience(s, seat))
    out[CAPTAIN] = 0 if is_choosing_captain(s, seat) else HOPE[s.captain[seat, 0]]
    out[TIME] = actions_left(s, seat)
    ways, hopes = find_ways(s, seat), no_hopes()
    out[ADRIFT] = adrift(s, seat, ways) * patience(s, seat)
    out[ISLANDS_HELD] = find_hopes(s, seat, ways, hopes) - unsure_bonus(s, seat)
    count_hopes(hopes, out)


@rule
def find_hopes(s: State, seat: int, ways: Ways, hopes: Hopes) -> int:
    """Find what the seat may go for; return what the islands bring that it holds."""
    left, patient = actions_left(s, seat), patience(s, seat)
    hope_for_herd(s, seat, ways, patient, left, hopes)
    hope_for_outposts(s, seat, ways, patient, left, hopes)
    hope_for_raids(s, seat, ways, left, hopes)
    hope_for_fights(s, seat, ways, left, hopes)
    return hope_for_islands(s, seat, ways, left, hopes)
