"""Three clans by rules of thumb.

The advice of reviews: powerful buildings make you late next round; bet on what is safe; load what you lead and let it
sail; take the lead of a loaded ship at the last moment, as nobody else has a turn left to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import cycle
from typing import Any, cast

from bench.rivals.thumb import Judge, RuleOfThumb, no_matter
from longhouse.games.vikings_on_board.schema import Barrel, Building, ClanName, Fjord, Piece, Ship, Supply
from longhouse.kernel.answers import Action

__all__ = ["RIVALS", "Gambler", "Merchant", "Schemer"]

HIDDEN_BARREL = 2.5  # what a barrel is worth whose number is not known
Body = list[Piece]


def ranks(body: Iterable[Piece]) -> list[ClanName]:
    """The clans aboard by their shields; equals by who is nearer to the bow."""
    shields: dict[ClanName, int] = {}
    for piece in body:
        shields[piece["clan"]] = shields.get(piece["clan"], 0) + piece["shields"]
    return sorted(shields, key=lambda clan: -shields[clan])


def margin(body: Iterable[Piece], clan: ClanName) -> int:
    """By how many shields a clan leads, or lacks the lead."""
    shields: dict[ClanName, int] = {}
    for piece in body:
        shields[piece["clan"]] = shields.get(piece["clan"], 0) + piece["shields"]
    own = shields.pop(clan, 0)
    return own - max(shields.values(), default=0)


def shares(body: Body, cargo: Mapping[Any, int], market: Mapping[Any, int]) -> dict[ClanName, float]:
    """What each clan aboard would take, if everybody took what is dearest."""
    dearest = sorted((float(market[supply]) for supply in cargo for _ in range(cargo[supply])), reverse=True)
    taken: dict[ClanName, float] = {}
    for clan, value in zip(cycle(ranks(body)) if body else (), dearest, strict=False):
        taken[clan] = taken.get(clan, 0) + value
    return taken


class Harbour:
    """The fjord as one clan sees it, with what a plan makes of it."""

    def __init__(self, board: Fjord, seat: int, plan: Plan) -> None:
        self.board, self.plan = board, plan
        self.me = next(clan["clan"] for clan in board["clans"] if clan["seat"] == seat)
        self.foes = [clan["clan"] for clan in board["clans"] if clan["seat"] not in (None, seat)]
        self.ships = [ship for ship in board["ships"] if ship["moored"]]
        self.turn = board["turn"]

    @cached_property
    def pieces(self) -> dict[int, tuple[Ship, Piece]]:
        """Every piece of a moored ship, with its ship."""
        return {piece["piece"]: (ship, piece) for ship in self.ships for piece in ship["body"]}

    # ------------------------------------------------------------------ what ships are worth
    def gain(self, ship: Ship, body: Body | None = None, cargo: Mapping[Any, int] | None = None) -> float:
        """What the ship would bring if it sailed: own goods and bets, less those of the others."""
        body = ship["body"] if body is None else body
        taken = shares(body, cargo or ship["cargo"], self.board["market"])
        worth = taken.get(self.me, 0) - self.plan.spoil * sum(taken.get(foe, 0) for foe in self.foes) / len(self.foes)
        return worth + (self.bets_won(ship, ranks(body)[0]) if body else 0)

    def bets_won(self, ship: Ship, leader: ClanName) -> float:
        """Barrels on the leading clan."""
        return sum(self.barrel(one) for one in ship["circles"][leader])

    def barrel(self, barrel: Barrel) -> float:
        """An own barrel, or one of the others."""
        value = barrel["value"] or HIDDEN_BARREL
        return value if barrel["owner"] == self.me else -self.plan.spoil * value

    def hope(self, ship: Ship) -> float:
        """How likely a ship sails soon: who carries goods does, and the captain's favourite at the end of the round."""
        soon = min(1.0, 0.3 + 0.35 * sum(ship["cargo"].values()))
        if self.board["captain"] is None:
            return soon
        return 1.3 if ship["ship"] == self.favourite else 0.6 * soon

    @cached_property
    def favourite(self) -> int:
        """The ship that would bring the captain most as it lies."""
        captain = self.board["captain"]
        assert captain is not None
        loaded = [ship for ship in self.ships if sum(ship["cargo"].values())] or self.ships
        if captain == self.me:
            return max(loaded, key=self.gain)["ship"]
        return min(loaded, key=self.gain)["ship"]

    @cached_property
    def replies(self) -> int:
        """How many Vikings of others still move this round."""
        return sum(space["waiting"] in self.foes for space in self.board["village"])

    def change(self, *bodies: tuple[Ship, Body]) -> float:
        """What it brings that these ships get these bodies."""
        return sum(self.hope(ship) * (self.gain(ship, body) - self.gain(ship)) for ship, body in bodies)

    # ------------------------------------------------------------------ pieces
    def jumped(self, piece: int, ship: int) -> float:
        """What it brings to move a piece to the back of another ship."""
        source, moved = self.pieces[piece]
        target = next(one for one in self.ships if one["ship"] == ship)
        rest = [one for one in source["body"] if one is not moved]
        return self.change((source, rest), (target, [*target["body"], moved]))

    def targets(self, piece: int) -> Iterator[int]:
        """Where a piece can jump to."""
        here = self.pieces[piece][0]["ship"]
        return (ship["ship"] for ship in self.ships if ship["ship"] != here and len(ship["body"]) < 5)

    def best_jump(self, piece: int) -> float:
        return max((self.jumped(piece, ship) for ship in self.targets(piece)), default=0.0)

    def promoted(self, piece: int) -> float:
        ship, moved = self.pieces[piece]
        return self.change((ship, [moved, *(one for one in ship["body"] if one is not moved)]))

    def swapped(self, piece: int, other: int) -> float:
        (one_ship, one), (other_ship, two) = self.pieces[piece], self.pieces[other]
        if one_ship is other_ship:
            return 0.0
        return self.change(
            (one_ship, [two if each is one else each for each in one_ship["body"]]),
            (other_ship, [one if each is two else each for each in other_ship["body"]]),
        )

    def best_swap(self, piece: int) -> float:
        return max((self.swapped(piece, other) for other in self.pieces), default=0.0)

    def strengthened(self, piece: int) -> float:
        """What an added Viking brings; without a change of ranks, where it helps to keep the lead."""
        ship, one = self.pieces[piece]
        stronger: list[Piece] = [
            {**each, "shields": each["shields"] + 1} if each is one else each for each in ship["body"]
        ]
        return self.change((ship, stronger)) + 0.1 * self.hope(ship) - 0.01 * abs(margin(ship["body"], self.me))

    # ------------------------------------------------------------------ goods
    def loaded(self, ship: Ship, supply: Supply) -> float:
        """What it brings to load a supply."""
        cargo = {**ship["cargo"], supply: ship["cargo"][supply] + 1}
        safe = 0.05 * margin(ship["body"], self.me)
        return self.gain(ship, cargo=cargo) - self.gain(ship) + safe

    def best_load(self, supply: Supply) -> float:
        return max(self.loaded(ship, supply) for ship in self.ships)

    def raised(self, supply: Supply) -> float:
        """What one step of the market brings: own goods, less those of the others, and what is to come."""
        held = {clan["clan"]: clan["supplies"][supply] for clan in self.board["clans"]}
        others = sum(held[foe] for foe in self.foes) / len(self.foes)
        led = [ship for ship in self.ships if ship["body"] and ranks(ship["body"])[0] == self.me]
        aboard = sum(ship["cargo"][supply] for ship in led)
        return held[self.me] - self.plan.spoil * others + 0.5 * aboard if self.board["market"][supply] < 4 else -9

    # ------------------------------------------------------------------ bets
    def trust(self, ship: Ship, clan: ClanName) -> float:
        """How sure it is that a clan will lead a ship when it sails: own leads can be defended."""
        lead = margin(ship["body"], clan) + (0.5 if ship["body"] and ranks(ship["body"])[0] == clan else -0.5)
        own = 0.1 if clan == self.me else 0.0
        now = self.board["captain"] is not None and ship["ship"] == self.favourite
        calm = 0.15 * (3 - self.replies) if now else 0.0
        return max(0.05, min(0.95, 0.3 + own + calm + 0.1 * lead)) * min(1.0, 0.4 + 0.5 * self.hope(ship))

    def bettable(self) -> list[Ship]:
        """Moored ships before which this clan has no barrel yet."""
        return [s for s in self.ships if all(b["owner"] != self.me for c in s["circles"].values() for b in c)]

    def best_trust(self, ship: Ship) -> float:
        free = [clan for clan, circle in ship["circles"].items() if not circle]
        return max((self.trust(ship, clan) for clan in free), default=0.0)

    def best_bet(self) -> float:
        """The safest ship there is for a barrel."""
        return max((self.best_trust(ship) for ship in self.bettable()), default=0.0)

    def lying_trust(self, bet: int) -> tuple[float, float]:
        """An own barrel in the harbour: its value and how sure it is to win where it lies."""
        for ship in self.board["ships"]:
            for clan, circle in ship["circles"].items():
                for barrel in circle:
                    if (barrel["owner"], barrel["bet"]) == (self.me, bet):
                        return barrel["value"] or HIDDEN_BARREL, self.trust(ship, clan) if ship["moored"] else 0.0
        return 0.0, 0.0

    def moved_bet(self, bet: int) -> float:
        value, now = self.lying_trust(bet)
        return value * (self.best_bet() - now)

    def barrels(self) -> list[int]:
        """Own barrels that have not been bet."""
        clan = next(clan for clan in self.board["clans"] if clan["clan"] == self.me)
        return [value for value in clan["barrels"] if value is not None]


class Plan(RuleOfThumb):
    """A clan: what it thinks of buildings, and of all that follows from them."""

    spoil = 0.5  # how much the losses of others count
    likes: Mapping[str, float] = {}  # buildings that count more than they bring at once
    tempo = 0.03  # what standing one place further up is worth

    def judge(self, question: str, board: Any, seat: int) -> Judge:
        self.harbour = Harbour(board, seat, self)
        judges: dict[str, Judge] = {
            "building": self.building,
            "jump-piece": lambda a: self.harbour.best_jump(_number(a, "piece")),
            "jump-ship": lambda a: self.harbour.jumped(self.harbour.turn["piece"] or 0, _number(a, "ship")),
            "promote": lambda a: self.harbour.promoted(_number(a, "piece")),
            "swap-piece": lambda a: self.harbour.best_swap(_number(a, "piece")),
            "swap-with": lambda a: self.harbour.swapped(self.harbour.turn["piece"] or 0, _number(a, "piece")),
            "spare-viking": lambda a: self.harbour.strengthened(_number(a, "piece")),
            "drawn-supply": lambda a: self.harbour.best_load(cast(Supply, a.args["supply"])),
            "load-ship": lambda a: self.harbour.loaded(self.ship(a), self.drawn(board)),
            "market": lambda a: self.harbour.raised(cast(Supply, a.args["supply"])),
            "sail": lambda a: self.harbour.gain(self.ship(a)),
            "share": lambda a: board["market"][a.args["supply"]],
            "lose": lambda a: board["market"][a.args["supply"]],
            "barrel": self.barrel,
            "bet-ship": lambda a: self.harbour.best_trust(self.ship(a)),
            "bet-clan": self.bet_clan,
        }
        return judges.get(question, no_matter)

    def building(self, action: Action) -> float:
        """What a building brings, and where it makes this clan stand next round."""
        name = cast(Building, action.args["building"])
        places = [space["building"] for space in self.harbour.board["village"]]
        return self.likes.get(name, 1.0) * self.brings(name) - self.tempo * places.index(name)

    def brings(self, building: Building) -> float:
        """What a building brings at once."""
        harbour = self.harbour
        own = [number for number, (_, piece) in harbour.pieces.items() if piece["clan"] == harbour.me]
        mean = sum(harbour.best_load(supply) for supply in harbour.board["market"]) / 3
        known: dict[Building, Callable[[], float]] = {
            "first_player": lambda: 0.3,
            "promote": lambda: max(map(harbour.promoted, own), default=0.0),
            "jump_own": lambda: max(map(harbour.best_jump, own), default=0.0),
            "jump_any": lambda: max(map(harbour.best_jump, harbour.pieces), default=0.0),
            "swap": lambda: max(map(harbour.best_swap, harbour.pieces), default=0.0),
            "bet": self.new_bet,
            "bet_or_move": self.best_wager,
            "add_one": lambda: mean,
            "draw_three": lambda: max(harbour.best_load(supply) for supply in harbour.board["market"]),
            "market": lambda: max(map(harbour.raised, harbour.board["market"])),
            "set_sail": self.sailing,
        }
        return known[building]()

    def sailing(self) -> float:
        """The best ship to send out, and what the others could send out instead."""
        gains = [self.harbour.gain(ship) for ship in self.harbour.ships if sum(ship["cargo"].values())]
        sure = 0.9 - 0.1 * self.harbour.replies
        return sure * max(gains) - 0.5 * min(0.0, min(gains)) if gains else 0.0

    def best_wager(self) -> float:
        harbour = self.harbour
        lying = [
            b for s in harbour.board["ships"] for c in s["circles"].values() for b in c if b["owner"] == harbour.me
        ]
        moved = max((harbour.moved_bet(barrel["bet"]) for barrel in lying), default=0.0)
        return max(moved, self.new_bet())

    def new_bet(self) -> float:
        """A barrel where a clan is surer to lead than it would be by waiting; there is less to wait for at the end."""
        harbour = self.harbour
        waiting = 0.06 * harbour.board["sterns"]
        return 1.5 * max(harbour.barrels(), default=0) * (harbour.best_bet() - waiting)

    def barrel(self, action: Action) -> float:
        """Which barrel: the largest where a clan is sure to lead, a small one otherwise."""
        if action.kind == "move_bet":
            return self.harbour.moved_bet(_number(action, "bet"))
        value, trust = int(str(action.args["barrel"])), self.harbour.best_bet()
        return value * trust if trust >= 0.5 else (5 - value) * trust

    def bet_clan(self, action: Action) -> float:
        ship = next(one for one in self.harbour.ships if one["ship"] == self.harbour.turn["ship"])
        return self.harbour.trust(ship, cast(ClanName, action.args["clan"]))

    def ship(self, action: Action) -> Ship:
        return next(ship for ship in self.harbour.ships if ship["ship"] == action.args["ship"])

    def drawn(self, board: Fjord) -> Supply:
        """The supply that was drawn, or chosen of those drawn."""
        drawn = board["drawn"]
        assert drawn is not None
        return cast(Supply, drawn["tokens"][drawn["kept"] or 0])


class Gambler(Plan):
    """Bets early on ships whose leader is safe, then loads them, holds them and lets them sail."""

    spoil = 0.4
    likes: Mapping[str, float] = {"bet": 1.6, "bet_or_move": 1.5, "draw_three": 1.1, "promote": 1.2}


class Schemer(Plan):
    """Blocks and reorders: what the others lose counts as much as what it wins; bets when nothing else is left."""

    spoil = 1.0
    likes: Mapping[str, float] = {"swap": 1.2, "jump_any": 1.3, "jump_own": 1.2, "promote": 1.2, "bet": 0.7}


class Merchant(Plan):
    """Fills the holds it leads, raises the price of what it has, and sails with the fullest ship."""

    spoil = 0.25
    likes: Mapping[str, float] = {"draw_three": 1.6, "add_one": 1.5, "market": 1.5, "set_sail": 1.2, "bet": 0.8}


def _number(action: Action, name: str) -> int:
    number = action.args[name]
    assert isinstance(number, int)
    return number


RIVALS = {"gambler": Gambler, "schemer": Schemer, "merchant": Merchant}
