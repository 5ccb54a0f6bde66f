"""One player's pieces, where they would be after a gesture, and how far they are from what they could do."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from bench.rivals.explorers.chart import FAR, Map, Place
from longhouse.games.explorers.schema import ANIMALS, Chart

__all__ = ["Crew", "crew_of", "next_animal"]

HOLD = 3  # pieces that a ship carries
Beasts = tuple[tuple[int, str], ...]  # animals on land: where, and which


@dataclass(frozen=True)
class Crew:
    """The pieces of a player, and what the board still holds for it."""

    place: Place
    aboard: int
    hold: tuple[str, ...]
    mainland: int
    men: dict[int, int]
    beasts: Beasts
    delivered: tuple[str, ...]
    outposts: int
    settlements: dict[int, int]  # what it takes to raid the settlement on a land
    enemies: frozenset[Place]
    earned: float = 0.0  # by this gesture
    built: tuple[frozenset[int], ...] = field(default=())

    # ------------------------------------------------------------------ gestures
    def after(self, kind: str, way: dict[str, Any]) -> Crew:
        """Where everything is after something that one gesture can reach."""
        if kind in ("load", "unload") and way.get("path"):
            last = way["path"][-1]
            return replace(self, place=(last["hex"], last["part"])).after(kind, {**way, "path": None})
        moved: Crew = getattr(self, f"_{kind}")(way)
        return moved

    def _sail(self, way: dict[str, Any]) -> Crew:
        place = (way["hex"], way["part"])
        return replace(self, place=place, enemies=self.enemies - {place}, earned=self.earned + way["brings"])

    def _walk(self, way: dict[str, Any]) -> Crew:
        men = Counter(self.men)
        men[way["from"]] -= way["walkers"]
        men[way["to"]] += way["walkers"]
        raided = self.settlements.get(way["to"], FAR)
        if men[way["to"]] < raided:
            return replace(self, men=+men)
        left = {land: n for land, n in self.settlements.items() if land != way["to"]}
        return replace(self, men=+men, settlements=left, earned=self.earned + raided)

    def _transport(self, way: dict[str, Any]) -> Crew:
        moved = self._walk({**way, "walkers": 1})
        beasts = list(self.beasts)
        beasts[beasts.index((way["from"], way["animal"]))] = (way["to"], way["animal"])
        return replace(moved, beasts=tuple(beasts))

    def _load(self, way: dict[str, Any]) -> Crew:
        vikings, animals = _cargo(way)
        loaded = replace(self, aboard=self.aboard + vikings, hold=(*self.hold, *animals))
        if way["land"] is None:
            return replace(loaded, mainland=self.mainland - vikings)
        beasts = list(self.beasts)
        for animal in animals:
            beasts.remove((way["land"], animal))
        return replace(loaded, men=self._with(way["land"], -vikings), beasts=tuple(beasts))

    def _unload(self, way: dict[str, Any]) -> Crew:
        vikings, animals = _cargo(way)
        hold = tuple((Counter(self.hold) - Counter(animals)).elements())
        unloaded = replace(self, aboard=self.aboard - vikings, hold=hold)
        if way["land"] is None:
            delivered = (*self.delivered, *animals)
            worth = _sets(delivered) - _sets(self.delivered)
            mainland = self.mainland + vikings
            return replace(unloaded, mainland=mainland, delivered=delivered, earned=self.earned + worth)
        beasts = (*self.beasts, *((way["land"], animal) for animal in animals))
        return replace(unloaded, men=self._with(way["land"], vikings), beasts=beasts)

    def _outpost(self, way: dict[str, Any]) -> Crew:
        built = (*self.built, frozenset(way["hexes"]))
        return replace(self, outposts=self.outposts + 1, built=built, earned=self.earned + way["brings"])

    def _with(self, land: int, vikings: int) -> dict[int, int]:
        men = Counter(self.men)
        men[land] += vikings
        return +men

    # ------------------------------------------------------------------ how far
    def to_land(self, map: Map, land: int, need: int) -> int:
        """About how many actions it takes until so many Vikings stand on a land."""
        steps = map.steps(land)
        near = sorted(steps[here] for here, n in self.men.items() if here in steps for _ in range(n))
        best = FAR
        for walkers in range(min(need, len(near)) + 1):
            walk = (sum(near[:walkers]) + 1) // 2 if walkers > 1 else sum(near[:walkers])
            ferried = need - walkers
            best = min(best, walk + (self.to_ferry(map, land, ferried) if ferried else 0))
        return best

    def to_ferry(self, map: Map, land: int, need: int) -> int:
        """About how many actions it takes to bring Vikings to a land by ship, from aboard or from the mainland."""
        if need > HOLD or need > self.aboard + self.mainland:
            return FAR
        walks = (need + 1) // 2
        direct, miles = FAR, map.miles(self.place)
        fetched = map.home.get(self.place, FAR) + 1
        for _, place, steps in map.shores[land]:
            over = 1 + walks * steps
            if need <= self.aboard:
                direct = min(direct, miles.get(place, FAR) + over)
            elif self.aboard or self.place in map.ports:
                direct = min(direct, fetched + map.home.get(place, FAR) + over)
        return direct

    def to_deliver(self, map: Map, land: int) -> int:
        """About how many actions it takes to bring home an animal that stands on a land."""
        if len(self.hold) >= HOLD - 1:
            return FAR
        miles = map.miles(self.place)
        steps = map.steps(land)
        near = min((steps[here] for here in self.men if here in steps), default=FAR)
        best = FAR
        for _, place, walk in map.shores[land]:
            home = map.home.get(place, FAR)
            sail = miles.get(place, FAR) if self.aboard else (0 if place == self.place else FAR)
            guided = near + walk + sail + 1
            landed = sail + 1 + 2 * walk + 1 if self.aboard else FAR
            best = min(best, min(guided, landed) + home + 1)
        return best


def _cargo(way: dict[str, Any]) -> tuple[int, list[str]]:
    """How many Vikings, and which animals."""
    cargo = way["cargo"]
    return cargo.count("viking"), [piece for piece in cargo if piece != "viking"]


@lru_cache(maxsize=4096)
def _sets(animals: tuple[str, ...]) -> int:
    """What delivered animals are worth: every set of different ones 1 + 2 + 3 ..."""
    counts = Counter(animals)
    points = 0
    while counts:
        points += len(counts) * (len(counts) + 1) // 2
        counts -= Counter(list(counts))
    return points


def next_animal(delivered: tuple[str, ...], animal: str) -> int:
    """What one more animal brings."""
    return _sets((*delivered, animal)) - _sets(delivered)


def crew_of(board: Chart, seat: int) -> Crew:
    """A player's pieces as they stand."""
    own = next(player for player in board["players"] if player["seat"] == seat)
    lands = [(each, land) for each in board["hexes"] for land in each["lands"]]
    return Crew(
        place=(own["ship"]["hex"], own["ship"]["part"]),
        aboard=own["ship"]["vikings"],
        hold=tuple(animal for animal in ANIMALS for _ in range(own["ship"]["livestock"].get(animal, 0))),
        mainland=own["mainland"],
        men={land["land"]: land["vikings"][own["colour"]] for _, land in lands if land["vikings"].get(own["colour"])},
        beasts=tuple((land["land"], a) for _, land in lands for a, n in land["livestock"].items() for _ in range(n)),
        delivered=tuple(animal for animal, n in own["delivered"].items() for _ in range(n)),
        outposts=own["outposts"],
        settlements={
            land["land"]: each["settlement"]
            for each, land in lands
            if each["settlement"] and land["part"] == each["icon_part"]
        },
        enemies=frozenset((each["hex"], each["icon_part"] or "A") for each in board["hexes"] if each["enemy_ship"]),
    )
