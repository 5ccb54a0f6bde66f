"""Three captains of longships by rules of thumb.

The advice of reviews: let the captain's card decide the plan; build outposts in a chain, as each brings more than the
last; collect different animals before a second of a kind; lay tiles that finish what you hold and leave open what
others hold; never sail home empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bench.rivals.explorers.chart import FAR, Map
from bench.rivals.explorers.crew import Crew, crew_of, next_animal
from bench.rivals.thumb import Judge, RuleOfThumb
from longhouse.games.explorers.schema import ANIMALS, Shore

__all__ = ["RIVALS", "Drover", "Raider", "Settler"]

PATIENCE = 0.85  # what is left of a hope for every action it is away
GOALS = 2  # how many hopes of a kind are pursued at once
END_TURN = "end_turn"


class Explorer(RuleOfThumb):
    """Heads for what promises most for its way, by gestures; what a plan counts is in its numbers."""

    outpost, island, animal, raid, enemy = 1.0, 1.0, 1.0, 1.0, 1.0
    captains: tuple[str, ...] = ()

    def __init__(self, seed: int, budget: Any = None) -> None:
        super().__init__(seed)
        self._chain: list[int] = []

    def judge(self, question: str, board: Any, seat: int) -> Judge:
        if question == "captain":
            return lambda action: (
                -self.captains.index(str(action.args["captain"])) if action.args["captain"] in self.captains else -FAR
            )
        if question in ("tile", "cell", "action"):
            self.board, self.seat = board, seat
            self.map = Map(board)
            self.crew = crew_of(board, seat)
            self.colour = next(player["colour"] for player in board["players"] if player["seat"] == seat)
            self._chain = self.gesture() if question == "action" else self.laying()
        code = self._chain.pop(0) if self._chain else -1
        return lambda action: float(action.code == code or (code == -1 and action.args.get("deed") == END_TURN))

    # ------------------------------------------------------------------ tiles
    def laying(self) -> list[int]:
        """The tile, the place and the turn that are worth most."""
        ways: list[tuple[float, list[int]]] = []
        tiles = {tile["tile"]: tile for tile in self.own["hand"] if tile}
        for lay in self.board["ways"]["lay"]:
            for cell in lay["cells"]:
                near = self.nearness(cell["q"], cell["r"])
                for turn in cell["turns"]:
                    worth = sum(map(self.shore, turn["shores"])) + near * self.icon(tiles[lay["tile"]]["icon"])
                    sites = self.corners(tiles[lay["tile"]]["parts"], cell, turn["turned"])
                    worth += self.outpost * (1 + near) * min(sites, 1) + 0.01 * self._random.random()
                    ways.append((worth, [*lay["codes"], *cell["codes"], *turn["codes"]]))
        return max(ways)[1] if ways else []

    @property
    def own(self) -> Any:
        return next(player for player in self.board["players"] if player["seat"] == self.seat)

    def corners(self, parts: str, cell: Any, turned: int) -> int:
        """How many sites for outposts a tile would make: corners where it meets two others by land."""
        taken = {hex for outpost in self.board["outposts"] for hex in outpost["hexes"]}
        laid = {"q": cell["q"], "r": cell["r"]}
        land = [parts[(side - turned) % 6].islower() for side in range(6)]
        beside = [self.map.beside(laid, side) for side in range(6)]  # type: ignore[arg-type]
        return sum(
            land[side]
            and land[(side + 1) % 6]
            and one is not None
            and other is not None
            and not {one["hex"], other["hex"]} & taken
            and one["parts"][(side + 2) % 6].islower()
            for side, (one, other) in enumerate(zip(beside, beside[1:] + beside[:1], strict=True))
        )

    def nearness(self, q: int, r: int) -> float:
        """How near a cell is to the own ship and the mainland, from 1 down."""
        hexes = self.map.hexes
        ship = _apart(q, r, hexes[self.crew.place[0]])
        home = min(_apart(q, r, each) for each in hexes.values() if "m" in each["parts"])
        return 1.0 / (1 + 0.3 * ship + 0.3 * home)

    def icon(self, icon: str) -> float:
        """What is worth having near."""
        if icon in ANIMALS:
            return 0.8 * self.animal * next_animal(self.crew.delivered, icon)
        return {"settlement": 2.5 * self.raid, "enemy_ship": 0.8 * self.enemy}.get(icon, 0.0)

    def shore(self, shore: Shore) -> float:
        """What an island becomes: larger and finished is good for whoever holds it."""
        islands = [one for one in self.board["islands"] if one["island"] in shore["islands"]]
        mine = sum(one["influence"].get(self.colour, 0) for one in islands)
        theirs = max(
            (n for one in islands for colour, n in one["influence"].items() if colour != self.colour), default=0
        )
        worth = shore["tiles"] * (1.0 if shore["finished"] else 0.35)
        if mine or theirs:
            return self.island * worth * (0.5 if mine == theirs else 1.0 if mine > theirs else -0.7)
        return -1.0 if shore["finished"] else 0.3 * self.outpost

    # ------------------------------------------------------------------ actions
    def gesture(self) -> list[int]:
        """The gesture after which most is hoped for, less what its actions could have brought elsewhere."""
        left = max(1, (self.board["turns"] - self.board["turn"]) // len(self.board["players"]))
        self.actions = 4 * left + self.board["points"]
        idle = self.hopes(self.crew) * PATIENCE
        best: tuple[float, list[int]] = (idle, [])
        for kind, way in self.reachable():
            crew = self.crew.after(kind, way)
            worth = crew.earned * self.plan_of(kind) + self.hopes(crew) * PATIENCE ** way["cost"]
            best = max(best, (worth, way["codes"]), key=lambda one: one[0])
        return list(best[1])

    def plan_of(self, kind: str) -> float:
        """How much a plan counts what a gesture earns at once."""
        return {"outpost": self.outpost, "unload": self.animal, "walk": self.raid, "sail": self.enemy}.get(kind, 1.0)

    def reachable(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Everything one gesture can reach."""
        ways: Mapping[str, Iterable[dict[str, Any]]] = self.board["ways"]
        for kind, found in ways.items():
            for way in found:
                yield kind, {**way, "hexes": self.corner(way)} if kind == "outpost" else way

    def corner(self, way: dict[str, Any]) -> frozenset[int]:
        """The hexes that meet at a corner."""
        each, side = self.map.hexes[way["hex"]], way["corner"]
        beside = (self.map.beside(each, side), self.map.beside(each, (side + 1) % 6))
        return frozenset((way["hex"], *(other["hex"] for other in beside if other)))

    # ------------------------------------------------------------------ hopes
    def hopes(self, crew: Crew) -> float:
        """All that a crew may hope for, each hope the less the further it is away."""
        kinds = (self.outpost_hopes(crew), self.animal_hopes(crew), self.raid_hopes(crew), self.enemy_hopes(crew))
        return self.islands(crew) + sum(sum(sorted(kind, reverse=True)[:GOALS]) for kind in kinds)

    def fades(self, worth: float, actions: int) -> float:
        """A hope so many actions away; nothing when the game ends before."""
        return worth * PATIENCE**actions if actions <= self.actions else 0.0

    def outpost_hopes(self, crew: Crew) -> list[float]:
        """Sites that two Vikings could reach."""
        if crew.outposts >= 5:
            return []
        worth = self.outpost * (2 + crew.outposts)
        free = [lands for hexes, lands in self.map.sites if not any(hexes & built for built in crew.built)]
        return [self.fades(worth, 2 + min(crew.to_land(self.map, land, 2) for land in lands)) for lands in free]

    def animal_hopes(self, crew: Crew) -> list[float]:
        """Animals on their way home, and those that could be fetched."""
        home = self.map.home.get(crew.place, FAR) + 1
        sailing = home if crew.aboard else FAR
        had: tuple[str, ...] = crew.delivered
        hopes = []
        for animal in crew.hold:
            hopes.append(self.fades(1.15 * self.animal * next_animal(had, animal), sailing))
            had = (*had, animal)
        for land, animal in crew.beasts:
            worth = self.animal * next_animal(had, animal)
            hopes.append(self.fades(worth, crew.to_deliver(self.map, land)))
        return hopes

    def raid_hopes(self, crew: Crew) -> list[float]:
        """Settlements that enough Vikings could reach."""
        strong = crew.settlements.items()
        return [self.fades(self.raid * need, crew.to_land(self.map, land, need)) for land, need in strong]

    def enemy_hopes(self, crew: Crew) -> list[float]:
        """Enemy ships that the own ship could reach with two Vikings."""
        if crew.aboard < 2 and not crew.mainland:
            return []
        miles = self.map.miles(crew.place)
        fetch = 0 if crew.aboard >= 2 else 2 * self.map.home.get(crew.place, FAR) + 1
        return [self.fades(1.2 * self.enemy, miles.get(place, FAR) + fetch) for place in crew.enemies]

    def islands(self, crew: Crew) -> float:
        """Islands held as things stand; those that are not finished by half."""
        mine: dict[int, int] = {}
        for land, n in crew.men.items():
            mine[self.map.island[land]] = mine.get(self.map.island[land], 0) + n
        for outpost in self.board["outposts"]:
            if outpost["colour"] == self.colour:
                mine[self.map.island[outpost["land"]]] = mine.get(self.map.island[outpost["land"]], 0) + 2
        worth = 0.0
        for one in self.board["islands"]:
            theirs = max((n for colour, n in one["influence"].items() if colour != self.colour), default=0)
            if mine.get(one["island"], 0) >= max(1, theirs):
                worth += one["tiles"] * (1.0 if one["finished"] else 0.4)
        return self.island * worth


def _apart(q: int, r: int, each: Any) -> int:
    """How many hexes apart two places are."""
    across: int = q - each["q"]
    down: int = r - each["r"]
    return (abs(across) + abs(down) + abs(across + down)) // 2


class Settler(Explorer):
    """Outposts in a chain, and the islands they stand on."""

    outpost, island, animal, raid, enemy = 1.4, 1.0, 0.6, 0.7, 0.5
    captains = ("watchman", "shieldmaiden", "cartographer", "archer", "queen", "hero")


class Drover(Explorer):
    """Brings home every kind of animal; settles what lies on the way."""

    outpost, island, animal, raid, enemy = 0.9, 0.7, 1.4, 0.7, 0.5
    captains = ("huntsman", "trader", "shieldmaiden", "cartographer", "watchman")


class Raider(Explorer):
    """Raids settlements and sinks enemy ships, then holds the land it raided."""

    outpost, island, animal, raid, enemy = 0.9, 0.8, 0.6, 1.4, 1.3
    captains = ("tyrant", "barbarian", "hero", "shieldmaiden", "cartographer", "watchman")


RIVALS = {"settler": Settler, "drover": Drover, "raider": Raider}
