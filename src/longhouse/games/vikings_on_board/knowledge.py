"""Who knows what: the view of a seat and the worlds it holds possible; what it knows as numbers is in observation.py.

Hidden are barrels (from all but their owner), the stacks, and what Draw 3 showed. Which player knows which token of a
stack is public: it follows from who drew when. When the game is over everything is open.
"""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import (
    BARREL_VALUES,
    BARRELS,
    BUILDING_NAMES,
    BUILDINGS,
    CLAN_NAMES,
    CLANS,
    SHIPS,
    SUPPLY_NAMES,
)
from longhouse.games.vikings_on_board.rules.fjord import clan_of, moored, shields_of
from longhouse.games.vikings_on_board.rules.harbour import barrel_points
from longhouse.games.vikings_on_board.rules.sailing import influence, shields_on
from longhouse.games.vikings_on_board.rules.scoring import supply_points
from longhouse.games.vikings_on_board.rules.supplies import find_drawn
from longhouse.games.vikings_on_board.schema import (
    Barrel,
    ClanBoard,
    ClanName,
    Drawn,
    Fjord,
    Influence,
    Ship,
    Space,
    Stack,
    Supply,
    Turn,
)
from longhouse.games.vikings_on_board.state import Ask, State
from longhouse.kernel.randomness import random_below, shuffle_row
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.showing import public
from longhouse.kernel.state import NOBODY


# ---------------------------------------------------------------------------- what a seat knows
@rule
def is_among(seats: int, seat: int) -> bool:
    """Whether a mask of seats holds this one."""
    return (seats >> seat) & 1 == 1


@rule
def is_known(s: State, known: int, seat: int) -> bool:
    """Whether a token with this mask is known to the seat."""
    return s.actor == NOBODY or is_among(known, seat)


@rule
def knows_drawn(s: State, seat: int, i: int) -> bool:
    """Whether the seat knows drawn token i: the one who drew it does."""
    return seat == s.actor or is_known(s, s.drawn_known[i], seat)


@rule
def knows_barrels(s: State, seat: int, owner: int) -> bool:
    """Whether the seat may look under the owner's barrels."""
    return seat == owner or s.actor == NOBODY


@rule
def choice_is_secret(s: State, seat: int) -> bool:
    """Whether another seat has chosen one of the tokens it drew and not yet shown which."""
    return s.drawn_len > 1 and s.kept != NOBODY and seat != s.actor


# ---------------------------------------------------------------------------- possible worlds
@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know; the result depends on what it knows and on rng alone."""
    resample_tokens(s, seat, rng)
    if choice_is_secret(s, seat):
        s.kept = find_drawn(s, s.drawn[random_below(rng, s.drawn_len)])
    for owner in range(s.players):
        if not knows_barrels(s, seat, owner):
            for i in range(BARRELS):
                s.barrel[owner, i] = i
            shuffle_row(rng, s.barrel, owner, BARRELS)


@rule
def pick_supply(rng: Row, a: int, b: int, c: int) -> int:
    """A kind drawn from a bag of a, b and c tokens."""
    r = random_below(rng, a + b + c)
    if r < a:
        return 0
    return 1 if r < a + b else 2


@rule
def resample_tokens(s: State, seat: int, rng: Row) -> None:
    """Count the tokens the seat does not know by kind, then deal them back at random."""
    a, b, c = 0, 0, 0
    for k in range(2):
        for i in range(s.stack_len[k]):
            if not is_known(s, s.stack_known[k, i], seat):
                a += 1 if s.stack[k, i] == 0 else 0
                b += 1 if s.stack[k, i] == 1 else 0
                c += 1 if s.stack[k, i] == 2 else 0
    for i in range(s.drawn_len):
        if not knows_drawn(s, seat, i):
            a += 1 if s.drawn[i] == 0 else 0
            b += 1 if s.drawn[i] == 1 else 0
            c += 1 if s.drawn[i] == 2 else 0
    for k in range(2):
        for i in range(s.stack_len[k]):
            if not is_known(s, s.stack_known[k, i], seat):
                supply = pick_supply(rng, a, b, c)
                s.stack[k, i] = supply
                a -= 1 if supply == 0 else 0
                b -= 1 if supply == 1 else 0
                c -= 1 if supply == 2 else 0
    for i in range(s.drawn_len):
        if not knows_drawn(s, seat, i):
            supply = pick_supply(rng, a, b, c)
            s.drawn[i] = supply
            a -= 1 if supply == 0 else 0
            b -= 1 if supply == 1 else 0
            c -= 1 if supply == 2 else 0


# ---------------------------------------------------------------------------- the view
def view(s: State, seat: int | None) -> Fjord:
    """The table as a seat sees it; None for spectators. ``over``: everything lies open."""
    over = s.actor == NOBODY
    return {
        "round": s.rounds,
        "village": _village(s),
        "captain": _clan(s.captain),
        "sterns": s.sterns,
        "ships": _ships(s, None if seat is None or s.bets[seat] == 0 else seat, over),
        "market": _market(s),
        "stacks": _stacks(s, seat, over),
        "drawn": None if s.drawn_len == 0 else _drawn(s, seat),
        "clans": _clans(s, seat, over),
        "lost": _lost(s),
        "order": _order(s),
        "turn": _turn(s),
    }


@public
def _market(s: State) -> dict[Supply, int]:
    return {name: s.market[k] for k, name in enumerate(SUPPLY_NAMES)}


@public
def _lost(s: State) -> dict[Supply, int]:
    return {name: s.lost[k] for k, name in enumerate(SUPPLY_NAMES)}


@public
def _order(s: State) -> list[ClanName]:
    return [CLAN_NAMES[s.rank[i]] for i in range(s.ranks)]


def _clan(clan: int) -> ClanName | None:
    return None if clan == NOBODY else CLAN_NAMES[clan]


@public
def _village(s: State) -> list[Space]:
    return [
        {"building": BUILDING_NAMES[b], "waiting": _clan(s.waiting[b]), "placed": _clan(s.placed[b])}
        for b in range(BUILDINGS)
    ]


@public
def _turn(s: State) -> Turn:
    """Whose Viking moves, and what has been chosen so far; nothing of it is secret."""
    acting = s.mover != NOBODY and s.ask != Ask.BUILDING
    holds_barrel = s.ask in (Ask.BET_SHIP, Ask.BET_CLAN)
    return {
        "clan": _clan(s.mover),
        "building": BUILDING_NAMES[s.building] if acting else None,
        "piece": s.piece if s.ask in (Ask.JUMP_SHIP, Ask.SWAP_WITH) else None,
        "bet": {"owner": CLAN_NAMES[s.owner], "bet": s.bet} if holds_barrel else None,
        "ship": s.ship if s.ask in (Ask.BET_CLAN, Ask.SHARE, Ask.LOSE) else None,
    }


@public
def _ships(s: State, seat: int | None, over: bool) -> list[Ship]:
    return [_ship(s, ship, seat if _has_bet(s, ship, seat) else None, over) for ship in range(SHIPS)]


@public
def _ship(s: State, ship: int, seat: int | None, over: bool) -> Ship:
    body = [s.body[ship, i] for i in range(s.body_len[ship])]
    return {
        "ship": ship,
        "moored": moored(s, ship),
        "body": [
            {"piece": p, "clan": CLAN_NAMES[clan_of(p)], "shields": shields_of(s, p), "spare": bool(s.spare[p])}
            for p in body
        ],
        "cargo": {name: s.cargo[ship, k] for k, name in enumerate(SUPPLY_NAMES)},
        "influence": _influence(s, ship, body),
        "circles": _circles(s, ship, seat, over),
    }


def _influence(s: State, ship: int, body: list[int]) -> list[Influence]:
    """The clans aboard, the strongest first."""
    ranked = sorted({clan_of(p) for p in body}, key=lambda clan: -influence(s, ship, clan))
    return [{"clan": CLAN_NAMES[clan], "shields": shields_on(s, ship, clan)} for clan in ranked]


def _has_bet(s: State, ship: int, seat: int | None) -> bool:
    """Whether a seat has laid a barrel on one of the ship's circles, so that it sees another ship than the others."""
    return seat is not None and any(s.bet_ship[seat, bet] == ship for bet in range(s.bets[seat]))


def _circles(s: State, ship: int, seat: int | None, over: bool) -> dict[ClanName, list[Barrel]]:
    """The barrels on the ship's circles, by the clan they were laid on."""
    circles: dict[ClanName, list[Barrel]] = {name: [] for name in CLAN_NAMES}
    for owner in range(s.players):
        for bet in range(s.bets[owner]):
            if s.bet_ship[owner, bet] == ship:
                value = BARREL_VALUES[s.barrel[owner, bet]] if over or owner == seat else None
                laid: Barrel = {"owner": CLAN_NAMES[owner], "bet": bet, "value": value}
                circles[CLAN_NAMES[s.bet_clan[owner, bet]]].append(laid)
    return circles


@public
def _stacks(s: State, seat: int | None, over: bool) -> dict[Stack, list[Supply | None]]:
    return {"add_one": _stack(s, 0, seat, over), "draw_three": _stack(s, 1, seat, over)}


def _stack(s: State, k: int, seat: int | None, over: bool) -> list[Supply | None]:
    """From the top; None where the seat does not know the token."""

    def shown(i: int) -> bool:
        return over or (seat is not None and is_among(s.stack_known[k, i], seat))

    return [SUPPLY_NAMES[s.stack[k, i]] if shown(i) else None for i in range(s.stack_len[k])]


@public
def _drawn(s: State, seat: int | None) -> Drawn:
    open_to_all = s.drawn_len == 1 and s.kept == 0 and s.drawn_known[0] < 0
    shown = [open_to_all or (seat is not None and knows_drawn(s, seat, i)) for i in range(s.drawn_len)]
    sees_choice = s.kept != NOBODY and (open_to_all or seat == s.actor)
    return {
        "clan": _clan(s.actor),
        "tokens": [SUPPLY_NAMES[s.drawn[i]] if shown[i] else None for i in range(s.drawn_len)],
        "kept": s.kept if sees_choice else None,
    }


@public
def _clans(s: State, seat: int | None, over: bool) -> list[ClanBoard]:
    return [_clan_board(s, clan, over or clan == seat) for clan in range(CLANS)]


@public
def _clan_board(s: State, clan: int, sees_barrels: bool) -> ClanBoard:
    played = clan < s.players
    open_barrels = played and sees_barrels
    hand = range(s.bets[clan], BARRELS) if played else range(0)
    won = [bet for bet in range(s.bets[clan]) if s.bet_won[clan, bet]]
    return {
        "clan": CLAN_NAMES[clan],
        "seat": clan if played else None,
        "supplies": {name: s.won[clan, k] for k, name in enumerate(SUPPLY_NAMES)},
        "supply_points": supply_points(s, clan),
        "barrels": sorted(BARREL_VALUES[s.barrel[clan, i]] for i in hand) if open_barrels else [None] * len(hand),
        "barrels_won": sorted(BARREL_VALUES[s.barrel[clan, i]] for i in won) if open_barrels else [None] * len(won),
        "barrel_points": barrel_points(s, clan) if open_barrels else None,
    }
