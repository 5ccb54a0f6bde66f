"""Three chieftains by rules of thumb.

The advice of players and reviews: choose a route and stick to it; ships that emigrate early pay with every feast; cover
the lower left first, as income is paid every round; whales and crafts for tiles, tiles for an island claimed in time;
animals early, as they breed, then wool and milk, and a knarr for trade when many kinds of green are in store.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bench.rivals.feast_for_odin.ground import Ground, Spot
from bench.rivals.feast_for_odin.market import EMIGRATION, Market, area
from bench.rivals.thumb import Judge, RuleOfThumb
from longhouse.games.feast_for_odin.components import GOODS
from longhouse.kernel.answers import Action

__all__ = ["RIVALS", "Emigrant", "Herdsman", "Whaler"]

VIKING = 2.0  # what a Viking could bring elsewhere
SCORING = 7  # the phase from which on nothing is gained any more in the last round
MOST_ROLLS = 3


class Chieftain(RuleOfThumb):
    """Places Vikings where they bring most by its plan, lays what fits, feeds its people."""

    likes: Mapping[str, float] = {}  # things, groups of spaces and spaces that count more or less than usual
    keeps_green = 0.4  # of its worth: what a green tile may become later
    buys: tuple[str, ...] = ("knarr",)  # ships worth their silver

    def __init__(self, seed: int, budget: Any = None) -> None:
        super().__init__(seed)
        self._chain: list[dict[str, Any]] = []

    def judge(self, question: str, board: Any, seat: int) -> Judge:
        self.market = Market(board, seat, self.likes)
        self.board, self.seat = board, seat
        if question in ("turn", "free"):
            self._chain = self.laying()
        if (wanted := self.next_in_chain(question)) is not None:
            return lambda action: float(wanted.items() <= dict(action.args).items())
        named = getattr(self, "q_" + question.replace("-", "_"), None)
        return named or self.anything

    def next_in_chain(self, question: str) -> dict[str, Any] | None:
        """What was decided before about this question; what was not asked is passed over."""
        key = {"turn": "board", "free": "board", "lay-tile": "item", "lay-turn": "turn", "lay-cell": "row"}.get(
            question
        )
        while self._chain and key is not None:
            wanted = self._chain.pop(0)
            if key in wanted:
                return wanted
        return None

    # ------------------------------------------------------------------ laying
    def laying(self) -> list[dict[str, Any]]:
        """The tile to lay now, its board, turn and cell; nothing when all is better kept."""
        left = self.market.left
        own = [board for board in self.board["boards"] if board["owner"] == self.seat]
        grounds = [Ground(board, left) for board in own]
        spots = [ground.best(item) for item in self.layable() for ground in grounds if ground.takes(item)]
        gains = [(spot.worth - self.keeping(spot), spot) for spot in spots if spot]
        worth, spot = max(gains, default=(0.0, None))
        return _chain(spot) if spot is not None and worth > 0 else []

    @property
    def late(self) -> bool:
        """Whether this is the last time to lay anything."""
        return self.market.left == 0 and (self.board["phase"] or 0) >= SCORING

    def layable(self) -> list[str]:
        """What may be laid now: at home green and blue, singles; food in houses at the end only."""
        held = [item for item, n in self.market.supply.items() if n and (area(item) or item in ("silver", "ore"))]
        return [item for item in held if self.late or item not in GOODS or GOODS[item]["color"] in ("green", "blue")]

    def keeping(self, spot: Spot) -> float:
        """What a tile is worth in the supply."""
        item = spot.item
        if item == "silver":
            return 1.05 if self.late else 2.0 if self.market.left else 1.5
        if item == "ore":
            return 0.0 if self.late else 2.0
        if self.late:
            return 0.0
        colour = GOODS[item]["color"] if item in GOODS else "blue"
        return (self.keeps_green if colour == "green" and self.market.left else 0.1) * area(item)

    # ------------------------------------------------------------------ spaces
    def q_turn(self, action: Action) -> float:
        """A space, a ship to buy, or the end of the round."""
        if action.kind == "space":
            column: int = next(one["column"] for one in self.board["spaces"] if one["space"] == action.args["space"])
            return self.market.space(str(action.args["space"])) - self.viking * column
        return self.q_free(action) if action.kind == "ship" else -8.0 if action.args.get("word") == "pass" else -99.0

    @property
    def viking(self) -> float:
        """What a Viking could bring elsewhere; in the last round nothing is left for the last ones."""
        return VIKING if self.market.left or self.market.own["vikings"] > 4 else 0.4

    def q_free(self, action: Action) -> float:
        """Buy a ship that can emigrate, load ore for those who fight with it; otherwise done."""
        if action.kind == "ship":
            return self.buying(str(action.args["ship"]))
        if action.kind == "vessel":
            return self.likes.get("loading", -1.0)
        return 0.5 if action.args.get("word") == "done" else -99.0

    def buying(self, ship: str) -> float:
        """A large ship pays when there is silver left to emigrate with it."""
        market = self.market
        price = {"whaling_boat": 3, "knarr": 5, "longship": 8}[ship]
        spare = market.has("silver") - price - self.board["round"] - max(0, market.hungry())
        ships = market.has("knarr") + market.has("longship")
        wanted = ship in self.buys and not ships and spare >= 0 and (self.board["phase"] or 0) < SCORING
        return float(EMIGRATION) if wanted and market.own["vikings"] > 1 else -99.0

    # ------------------------------------------------------------------ what follows
    def q_upgrade(self, action: Action) -> float:
        return self.market.upgrading(str(action.args["item"])) if action.kind == "item" else 0.0

    q_trade = q_flip = q_upgrade

    def q_steps(self, action: Action) -> float:
        return float(str(action.args["number"]))

    q_take = q_vikings_back = q_spend = q_coins = q_steps

    def q_strip(self, action: Action) -> float:
        """The strip whose first things are worth most."""
        if action.kind != "strip":
            return 0.0
        strip = next(one for one in self.board["mountains"] if one["strip"] == action.args["strip"])
        first = [
            2 * self.market.thing("silver") if item == "two_silver" else self.market.thing(item)
            for item in strip["items"]
        ]
        return sum(first[:3])

    def q_roll(self, action: Action) -> float:
        """Take what is good enough, roll again as long as there are rolls, take the rest."""
        dice = self.board["dice"]
        result, high = dice["result"] or 0, dice["dice"] in ("raiding", "pillaging")
        good = result >= (8 if dice["dice"] == "raiding" else 10) if high else result <= 2
        order = {"succeed": 3 if good else 1, "roll": 2, "fail": 0}
        return order[str(action.args["word"])]

    def q_loot(self, action: Action) -> float:
        return float(area(str(action.args["item"])))

    q_forge = q_sale = q_loot

    def q_boats(self, action: Action) -> float:
        return float(int(str(action.args["loaded"])) * 3 + int(str(action.args["empty"])))

    def q_explore(self, action: Action) -> float:
        """The best island."""
        board = next(one for one in self.board["boards"] if one["board"] == action.args["board"])
        return self.market.island(board["layout"], board["silver"])

    def q_emigrate(self, action: Action) -> float:
        """A knarr rather than a longship."""
        return {"knarr": 2.0, "done": 0.0}.get(str(next(iter(action.args.values()))), 1.0)

    def q_card(self, action: Action) -> float:
        """The occupation with most points."""
        if action.kind != "card":
            return -0.5
        return max(card["points"] for card in self.market.own["hand"] or () if card["card"] == action.args["card"])

    def q_food(self, action: Action) -> float:
        """As suggested, so that no cell stays bare; otherwise what is longest."""
        if action.args.get("word") == "serve":
            return 9.0
        return 1.0 if action.kind == "food" and action.args["way"] == "lying" else 0.5 if action.kind == "food" else 0.0

    def q_option(self, action: Action) -> float:
        return -float(str(action.args["option"]))

    def anything(self, action: Action) -> float:
        """Rather something than nothing."""
        return 0.0 if action.args.get("word") in ("done", "pass") else 1.0


def _chain(spot: Spot) -> list[dict[str, Any]]:
    return [{"board": spot.board}, {"item": spot.item}, {"turn": spot.turn}, {"row": spot.row, "col": spot.col}]


class Emigrant(Chieftain):
    """Ships and silver for emigration from the first rounds on; raids only with what is left."""

    likes: Mapping[str, float] = {
        "knarr": 1.5,
        "wood": 1.2,
        "emigration": 1.5,
        "emigrate_3": 1.2,
        "exchange_boat_and_emigrate": 1.2,
        "raiding": 0.8,
        "pillaging": 0.8,
        "island": 0.8,
    }
    keeps_green = 0.3


class Whaler(Chieftain):
    """Whales, game and crafts for tiles, and islands to lay them on; no raids."""

    likes: Mapping[str, float] = {
        "whaling_boat": 1.3,
        "whaling_main": 1.5,
        "whaling_minor": 1.2,
        "hunting_game": 1.2,
        "laying_a_snare": 1.3,
        "crafting": 1.15,
        "island": 1.2,
        "spear": 1.5,
        "silver": 1.2,
        "longship": 0.6,
        "raiding": 0.5,
        "pillaging": 0.6,
        "plunder": 0.6,
    }
    keeps_green = 0.3


class Herdsman(Chieftain):
    """Animals that breed, milk and wool, and a knarr that trades many kinds at once."""

    likes: Mapping[str, float] = {
        "sheep": 2.3,
        "cattle": 2.3,
        "wool": 1.3,
        "milk": 1.3,
        "knarr": 1.4,
        "trading": 1.5,
        "products": 1.3,
        "longship": 0.7,
        "emigration": 0.8,
    }
    keeps_green = 0.7


RIVALS = {"emigrant": Emigrant, "whaler": Whaler, "herdsman": Herdsman}
