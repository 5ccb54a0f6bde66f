"""What goods and the spaces of the action board are worth to a player with a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longhouse.games.feast_for_odin.components import GOODS, SPECIAL_TILES
from longhouse.games.feast_for_odin.layouts import LAYOUT_FACTS
from longhouse.games.feast_for_odin.schema import Feast
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS

__all__ = ["Market", "area"]

SPACES = {space["id"]: space for space in SPACE_FACTS}  # as they are printed
ISLANDS = {island["id"]: island for island in LAYOUT_FACTS}
UPGRADE = {name: good.get("upgrade") for name, good in GOODS.items()}
A_CELL = {"orange": 0.15, "red": 0.28, "green": 0.55, "blue": 1.0}  # what a cell of a good may cover in the end
THINGS = {
    "silver": 1.0,
    "wood": 1.2,
    "stone": 1.2,
    "ore": 1.3,
    "weapon_card": 0.3,
    "bow": 0.3,
    "snare": 0.3,
    "spear": 0.3,
    "long_sword": 0.4,
    "whaling_boat": 3.0,
    "knarr": 5.0,
    "longship": 8.0,
    "sheep": 2.0,
    "cattle": 3.0,
    "shed": 2.5,
    "stone_house": 4.0,
    "long_house": 4.0,
}
HUNGER = 2.5  # what a missing cell of food costs at the feast, or nearly
ENOUGH = 3  # wood, stone or ore of which more is worth less
EMIGRATION = 13  # points a ship gains


def area(item: str) -> int:
    """The cells of a tile."""
    if item in GOODS:
        return int(GOODS[item]["cells"])
    return "".join(SPECIAL_TILES[item]["rows"]).count("#") if item in SPECIAL_TILES else 0


class Market:
    """The table as one player sees it."""

    def __init__(self, board: Feast, seat: int, likes: Mapping[str, float]) -> None:
        self.board, self.likes = board, likes
        self.own = board["players"][seat]
        self.supply = self.own["supply"]
        self.left = board["rounds"] - board["round"]  # rounds behind this one

    def has(self, item: str) -> int:
        return self.supply.get(item, 0) + self.own["vessels"].get(item, 0)

    # ------------------------------------------------------------------ goods
    def thing(self, item: str) -> float:
        """What one of something is worth."""
        like = self.likes.get(item, 1.0)
        if item in GOODS:
            return like * A_CELL[GOODS[item]["color"]] * area(item) * (1.0 if self.left or area(item) > 2 else 0.8)
        if item in ("sheep", "cattle"):
            return like * (THINGS[item] + 0.3 * self.left) * (1.0 if self.animals(item) < ENOUGH else 0.6)
        if item in ("wood", "stone", "ore"):
            use = 0.4 if not self.left else 1.0 if self.has(item) < ENOUGH else 0.5
            return use * like * THINGS[item]
        if item in ("knarr", "longship"):
            return like * THINGS[item] + (self.voyage if self.left or self.own["vikings"] > 4 else 0.0)
        if item == "silver":
            return like * (2.5 if self.short_of_fare or self.hungry() > self.has("silver") else 1.0)
        return like * THINGS.get(item, 0.9 * area(item))

    @property
    def short_of_fare(self) -> bool:
        """Whether a large ship waits for the silver to emigrate with."""
        waits = self.has("knarr") + self.has("longship") > 0
        return waits and self.has("silver") < self.board["round"] + (2 if self.left else 0)

    @property
    def voyage(self) -> float:
        """What a large ship may still gain by emigrating: those that wait already will take the fares."""
        return (7.0, 2.0, -2.0)[min(2, self.has("knarr") + self.has("longship"))] * self.likes.get("emigration", 1.0)

    def bundle(self, things: Mapping[str, int]) -> float:
        return sum(n * self.thing(item) for item, n in things.items())

    def food(self) -> int:
        """Cells that the food in store covers at this feast: one tile of a kind lies, and colours take turns."""
        cells = {"orange": 0, "red": 0}
        for item, good in GOODS.items():
            if good["color"] in cells and self.has(item):
                long, short = max(good["width"], good["height"]), min(good["width"], good["height"])
                cells[good["color"]] += long + short * (self.has(item) - 1)
        return min(sum(cells.values()), 2 * min(cells.values()) + 4)

    def hungry(self) -> int:
        """Cells of this feast for which there is no food."""
        return max(0, self.own["cells_to_serve"] - self.food())

    def feeds(self, gain: Mapping[str, int]) -> float:
        """What a gain saves at the feast."""
        cells = sum(
            n * max(GOODS[item]["width"], GOODS[item]["height"])
            for item, n in gain.items()
            if item in GOODS and GOODS[item]["color"] in ("orange", "red")
        )
        return HUNGER * float(min(cells, max(0, self.hungry() - self.has("silver"))))

    def upgrading(self, item: str, steps: int = 1) -> float:
        """What turning a good into the next one brings; food that is needed is not turned."""
        gained, now = 0.0, item
        for _ in range(steps):
            if UPGRADE.get(now) is None:
                break
            gained += self.thing(str(UPGRADE[now])) - self.thing(now)
            now = str(UPGRADE[now])
        eaten = GOODS[item]["color"] in ("orange", "red") and GOODS[now]["color"] not in ("orange", "red")
        return gained - (HUNGER if eaten and self.hungry() else 0.0)

    # ------------------------------------------------------------------ spaces
    def space(self, name: str) -> float:
        """What a space brings by all that is printed on it."""
        fact = SPACES.get(name)
        if fact is None:
            return 0.0
        parts = [
            {**fact, **option, "cost": {**fact.get("cost", {}), **option.get("cost", {})}}
            for option in fact.get("options", [{}])
        ]
        return max(map(self.part, parts)) * self.likes.get(fact["group"], 1.0) * self.likes.get(name, 1.0)

    def part(self, part: Mapping[str, Any]) -> float:
        gain, cost = part.get("gain", {}), part.get("cost", {})
        if any(self.has(item) < n for item, n in cost.items()):
            return -9.0
        worth = self.bundle(gain) + self.feeds(gain) - self.bundle(cost)
        return worth + sum(self.effect(effect) for effect in part.get("effects", ()))

    def effect(self, effect: Mapping[str, Any]) -> float:
        """What one effect of a space brings."""
        worths: dict[str, Callable[[], float]] = {
            "mountain": lambda: self.mining(sum(effect["takes"])),
            "upgrade": lambda: self.upgrades(effect["goods"], effect["steps"]),
            "per_animal": lambda: min(self.animals(effect["animal"]), effect["max"]) * self.thing(effect["good"]),
            "if_animal": lambda: self.bundle(effect["gain"]) if self.animals(effect["animal"]) else 0.0,
            "per_player": lambda: len(self.board["players"]) * self.bundle(effect["gain"]),
            "draw_weapons": lambda: 0.3 * effect["count"],
            "dice": lambda: self.dice(effect["rule"]),
            "exchange": lambda: self.swap(effect),
            "explore": lambda: self.exploring(effect["boards"]),
            "overseas_trade": self.trading,
            "special_sale": lambda: 2.0 if self.has("silver") > 6 else 0.0,
            "forge": lambda: 0.9 * 8,
            "emigrate": self.emigrating,
            "draw_occupation": lambda: 0.4 * effect["count"],
            "play_occupations": lambda: self.occupations(effect["max"]),
        }
        return worths[effect["kind"]]()

    def mining(self, pieces: int) -> float:
        """What resources are worth: the first ones build ships, more than a few lie about."""
        wanted = max(0, 2 * ENOUGH - self.has("wood") - self.has("stone")) if self.left else 0
        return 1.3 * min(pieces, wanted) + 0.5 * max(0, pieces - wanted)

    def upgrades(self, goods: int, steps: int) -> float:
        """The best goods to upgrade."""
        gains = [self.upgrading(item, steps) for item in GOODS for _ in range(self.supply.get(item, 0))]
        return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:goods])

    def animals(self, animal: str) -> int:
        return sum(n for item, n in self.supply.items() if item.endswith(animal))

    def dice(self, rule: str) -> float:
        """What a roll may bring, by weapons and wood or by stone and ore in store."""
        if rule in ("raiding", "pillaging"):
            extra = self.has("stone") + self.has("long_sword")
            cells = 5.0 + 0.8 * min(extra, 4) if rule == "raiding" else 7.5 + 0.8 * min(extra, 4)
            return self.likes.get(rule, 1.0) * 0.9 * cells
        weapon = {"hunting_game": "bow", "laying_a_snare": "snare"}.get(rule, "spear")
        boats = self.has("whaling_boat") if rule == "whaling_main" else 1
        strength = self.has(weapon) + self.has("wood") + (boats if weapon == "spear" else 0)
        faces = 12 if weapon == "spear" else 8
        chance = 1 - max(0.0, 1 - strength / faces) ** 3
        won = {
            "bow": {"hide": 1, "game_meat": 1},
            "snare": {"fur": 1},
            "spear": {"oil": 1, "skin_and_bones": 1, "whale_meat": 1},
        }
        paid = max(0.0, 2.0 - self.has(weapon)) * self.thing("wood")
        return self.likes.get(rule, 1.0) * (
            chance * (self.bundle(won[weapon]) + self.feeds(won[weapon]) - paid) + (1 - chance)
        )

    def swap(self, effect: Mapping[str, Any]) -> float:
        able = all(self.has(item) >= n for item, n in effect["cost"].items())
        return max(0.0, self.bundle(effect["gain"]) - self.bundle(effect["cost"])) if able else 0.0

    def trading(self) -> float:
        """Every kind of green tile becomes blue."""
        kinds = [item for item, good in GOODS.items() if good["color"] == "green" and self.supply.get(item)]
        return self.likes.get("trading", 1.0) * sum(self.upgrading(item) for item in kinds)

    def emigrating(self) -> float:
        """A ship that stays away gains points and leaves less to serve at all feasts to come."""
        if self.has("silver") < self.board["round"] or not (self.has("knarr") or self.has("longship")):
            return -9.0
        return EMIGRATION - self.board["round"] + 0.9 * (self.left + 1)

    def occupations(self, most: int) -> float:
        points = sorted((card["points"] + 1.0 for card in self.own["hand"] or ()), reverse=True)
        return sum(points[:most])

    def exploring(self, names: list[str]) -> float:
        """The best island of these that nobody has."""
        open_ones = [board for board in self.board["boards"] if board["owner"] is None and board["layout"] in names]
        return max((self.island(board["layout"], board["silver"]) for board in open_ones), default=-9.0)

    def island(self, layout: str, silver: int) -> float:
        """What an island brings: its points and silver, less what cannot be covered any more."""
        cells = "".join(ISLANDS[layout]["grid"]).count("-")
        points: int = ISLANDS[layout]["points"]
        hoped = 0.8 * min(cells, 3 * self.left) + 0.5 * self.left
        return self.likes.get("island", 1.0) * (points + silver - cells + hoped)
