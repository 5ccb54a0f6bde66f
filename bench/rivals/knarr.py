"""Three captains by rules of thumb.

The advice of reviews: reputation pays every turn, so get it early; stack one colour, as a column pays whole each time;
play the colours that a destination asks for; keep bracelets for a trade that pays on several cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

from bench.rivals.thumb import Judge, RuleOfThumb, no_matter
from longhouse.games.knarr.schema import Boat, Destination, Hall
from longhouse.kernel.answers import Action

__all__ = ["RIVALS", "Chieftain", "Navigator", "Skald"]

GOAL = 40
TRACK = ((0, 0), (3, 1), (6, 2), (10, 3), (14, 5))  # fame, and what it pays a turn
FULL = 3  # bracelets or recruits that a boat has room for
Crew = Mapping[str, int]  # Vikings by colour


def reputation(fame: int) -> float:
    """What fame pays a turn, steps counted in part."""
    for (low, pays), (high, more) in pairwise(TRACK):
        if fame < high:
            return pays + (more - pays) * (fame - low) / (high - low)
    return TRACK[-1][1]


def missing(cost: Mapping[Any, int], crew: Crew) -> int:
    """How many Vikings a crew lacks for a destination."""
    lacks = sum(max(0, n - crew.get(colour, 0)) for colour, n in cost.items() if colour not in ("different", "equal"))
    lacks += max(0, cost.get("different", 0) - sum(n > 0 for n in crew.values()))
    return lacks + max(0, cost.get("equal", 0) - max(crew.values(), default=0))


class Deck:
    """The table as one boat sees it."""

    def __init__(self, board: Hall, seat: int, plan: Plan) -> None:
        self.board, self.plan = board, plan
        self.boat: Boat = next(boat for boat in board["boats"] if boat["seat"] == seat)
        self.crew: Crew = {colour: len(column) for colour, column in self.boat["crew"].items()}
        self.lands = [place["card"] for place in board["destinations"] if place["card"]] + self.boat["reserved"]

    @cached_property
    def left(self) -> float:
        """Turns that are left, by how fast the leader goes."""
        leader = max(self.board["boats"], key=lambda boat: boat["score"] + 4 * boat["reputation"])
        return max(0.0, GOAL - leader["score"]) / (2.5 + 0.8 * leader["reputation"])

    # ------------------------------------------------------------------ gains
    def worth(self, gains: Mapping[Any, int]) -> float:
        """What gains are worth now."""
        return sum(self.gain(gain, n) for gain, n in gains.items())

    def gain(self, gain: str, n: int) -> float:
        if gain == "vp":
            return float(n)
        if gain == "fame":
            fame = self.boat["fame"]
            return self.plan.fame * max(0.0, self.left - 1) * (reputation(fame + n) - reputation(fame))
        if gain == "bracelet":
            return self.bracelet * min(n, FULL - self.boat["bracelets"])
        if gain == "recruit":
            return self.recruit * min(n, FULL - self.boat["recruits"])
        return 0.8 * n * min(1.0, self.left / 3)

    @cached_property
    def bracelet(self) -> float:
        """What a bracelet buys at the best rate there is."""
        rates = [self.plain(gains) / (n + 1) for n, gains in enumerate(self.boat["trade"])]
        return min(2.5, 0.4 + 0.8 * max(rates)) if self.left > 1 else max(rates)

    @property
    def recruit(self) -> float:
        return min(1.0, 0.4 * self.left)

    def plain(self, gains: Mapping[Any, int]) -> float:
        """Gains without bracelets, which are counted by these."""
        return self.worth({gain: n for gain, n in gains.items() if gain != "bracelet"})

    # ------------------------------------------------------------------ crews and lands
    def land(self, card: Destination) -> float:
        """What a destination brings: at once, and in the trades to come."""
        columns = [self.plain(column) for column in card["trade"]]
        trades = self.plan.trades * self.left
        return self.worth(card["gains"]) + trades * (0.6 * columns[0] + 0.45 * columns[1] + 0.3 * columns[2])

    def prospects(self, crew: Crew) -> float:
        """What a crew may hope for: the lands it is nearest to."""
        hopes = []
        for card in self.lands:
            lacks = missing(card["cost"], crew)
            paid = min(lacks, self.boat["recruits"])
            if lacks - paid <= self.left:
                hopes.append((self.land(card) - self.recruit * paid) * 0.75 ** (lacks - paid))
        best = [*sorted(hopes, reverse=True), 0.0, 0.0]
        return self.plan.prospects * (0.6 * best[0] + 0.2 * best[1])

    def column(self, viking: str) -> float:
        """What recruiting a Viking brings at once: his whole column."""
        colour, gain = viking.split("_")
        gains: dict[str, int] = {}
        for each in (*self.boat["crew"][colour], gain):  # type: ignore[index]
            gains[each] = gains.get(each, 0) + 1
        return self.worth(gains)

    def standing(self, viking: str) -> float:
        """What a Viking will bring by staying, when others of his colour join him."""
        colour, gain = viking.split("_")
        return self.plan.columns * self.gain(gain, 1) * min(1.0, self.left / 6) * (1 + 0.3 * self.crew[colour])

    def recruited(self, viking: str) -> float:
        """All that recruiting a Viking brings."""
        colour = viking.split("_")[0]
        grown = {**self.crew, colour: self.crew[colour] + 1}
        return self.column(viking) + self.standing(viking) + self.prospects(grown) - self.prospects(self.crew)

    def explored(self, card: Destination) -> float:
        """What exploring brings, less what the crew that leaves would have brought."""
        lacks = missing(card["cost"], self.crew)
        size = sum(card["cost"].values())
        rest = {colour: max(0, n - card["cost"].get(colour, 0)) for colour, n in self.crew.items()}  # type: ignore[call-overload]
        gone = (size - lacks) * self.plan.columns * min(1.0, self.left / 4)
        later = 0.5 * (self.prospects(rest) - self.prospects(self.crew))
        return self.land(card) - self.recruit * lacks - gone + later


class Plan(RuleOfThumb):
    """A captain: what counts."""

    fame = 0.8
    trades = 0.25  # in a turn
    prospects = 0.5
    columns = 0.4
    bargain = 1.3  # what a bracelet must buy

    def judge(self, question: str, board: Any, seat: int) -> Judge:
        self.deck = Deck(board, seat, self)
        judges: dict[str, Judge] = {
            "action": self.action,
            "take": self.take,
            "trade": self.trade,
            "pay": self.pay,
        }
        return judges.get(question, no_matter)

    def action(self, action: Action) -> float:
        """Recruit or explore; trade at the end of the turn, or before bracelets would be lost."""
        deck = self.deck
        if action.kind == "trade":
            return 99 if deck.boat["bracelets"] == FULL and self.trade(action) > 0 else -99
        if action.kind == "viking":
            return deck.recruited(str(action.args["viking"])) + self.best_taken(str(action.args["viking"]))
        if action.kind == "place":
            place = action.args["place"]
            return max(
                (
                    deck.explored(one["card"])
                    for one in deck.board["destinations"]
                    if one["place"] == place and one["card"]
                ),
                default=0.0,
            )
        return max(map(deck.explored, deck.boat["reserved"]), default=0.0) if action.kind == "reserved" else 0.0

    def best_taken(self, viking: str) -> float:
        """The card that lies in the slot of the colour recruited."""
        slot = next(one for one in self.deck.board["market"] if one["slot"] == viking.split("_")[0])
        return 0.25 * self.deck.recruited(slot["viking"]) if slot["viking"] else 0.0

    def take(self, action: Action) -> float:
        """The best Viking of the market, less the recruit it may cost."""
        slot = next(one for one in self.deck.board["market"] if one["slot"] == action.args["slot"])
        assert slot["viking"] is not None
        return 0.7 * self.deck.recruited(slot["viking"]) - (0 if slot["free"] else self.deck.recruit)

    def trade(self, action: Action) -> float:
        """Trade when bracelets buy enough each, and whenever the game may end."""
        if action.kind == "pass":
            return 0.0
        bracelets = int(str(action.args["bracelets"]))
        buys = self.deck.plain(self.deck.boat["trade"][bracelets - 1])
        full = 0.4 if self.deck.boat["bracelets"] == FULL else 0.0
        asks = (self.bargain - full) * min(1.0, self.deck.left / 3)
        return buys - asks * bracelets

    def pay(self, action: Action) -> float:
        """Send those away who would bring least; recruits are dearer than most."""
        if action.kind == "recruits":
            return -self.deck.recruit
        colour, gain = str(action.args["viking"]).split("_")
        return -self.columns * self.deck.gain(gain, 1) - 0.1 * self.deck.crew[colour]


class Skald(Plan):
    """Reputation first: it pays every turn to come."""

    fame = 1.3
    prospects = 0.4


class Navigator(Plan):
    """Plays the colours that destinations ask for, and trades with what it found."""

    fame = 0.7
    prospects = 0.9
    trades = 0.35
    columns = 0.25


class Chieftain(Plan):
    """Recruits one colour upon the other: a tall column pays whole with every Viking."""

    fame = 0.8
    prospects = 0.3
    columns = 0.9


RIVALS = {"skald": Skald, "navigator": Navigator, "chieftain": Chieftain}
