"""What the rules' numbers are in words: the arguments of questions and answers, and why an answer is not possible."""

from __future__ import annotations

from typing import Any

from longhouse.games.explorers.components import (
    ANIMALS,
    CAPACITY,
    CARGO,
    ICON,
    ICON_NAMES,
    ICON_PART,
    IS_TURN,
    LAND_PARTS,
    LANDS_ON,
    MOST_WALKERS,
    OUTPOST_COST,
    OUTPOSTS,
    PART,
    SAILORS,
    SIDES,
)
from longhouse.games.explorers.rules.chart import has_place
from longhouse.games.explorers.rules.hands import place_in_hand
from longhouse.games.explorers.rules.islands import land_at, land_beyond, opposite, part_at
from longhouse.games.explorers.rules.land import has_animal, has_way
from longhouse.games.explorers.rules.longships import aboard, enemy_in, in_reach, land_of_shore
from longhouse.games.explorers.rules.outposts import is_land_corner, is_site, second_hex, third_hex
from longhouse.games.explorers.state import (
    CODES,
    COLOUR,
    FIRST_CODE,
    SHORE_MAINLAND,
    SIDE,
    TILE,
    Ask,
    Deed,
    State,
    listed,
)
from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message


# ---------------------------------------------------------------------------- places
def _hex(h: int) -> int | str:
    return "-" if h == NOBODY else h + 1


def _land(say: Say, s: State, land: int) -> Message:
    """A land part: its hex, and where it lies there when the hex has several."""
    h = s.land_hex[land]
    if LANDS_ON[s.hex_plate[h]] < 2:
        return say("place-hex", hex=h + 1)
    sides = [SIDE.word(say, side) for side in range(SIDES) if land_at(s, h, side) == land]
    return say("place-part", hex=h + 1, sides=listed(say, [side for side in sides if isinstance(side, Message)]))


def _shore(say: Say, s: State, shore: int) -> Message:
    if shore == SHORE_MAINLAND:
        return say("shore-mainland")
    return _land(say, s, land_of_shore(s, s.actor, shore))


# ---------------------------------------------------------------------------- questions
SECRET_QUESTIONS = frozenset({Ask.CELL, Ask.TURN})  # whose words tell some seats more than others


def question_args(say: Say, s: State, seat: int | None) -> dict[str, Any]:
    """The arguments of the question's words, as the seat may see them."""
    if s.actor == NOBODY:
        return {}
    args: dict[str, Any] = {"colour": COLOUR.word(say, s.actor)}
    if s.ask in (Ask.CELL, Ask.TURN):
        shown = seat == s.actor
        args["tile"] = TILE.word(say, s.hand[s.actor, s.chosen]) if shown else say("tile-hidden")
    if s.ask == Ask.TURN:
        args["hex"] = s.open_hex[s.cell] + 1
        args["side"] = SIDE.word(say, s.open_side[s.cell])
    elif s.ask == Ask.TILE:
        args["left"] = s.to_place
    elif s.ask == Ask.ACTION:
        args["points"] = s.points
    elif s.ask in (Ask.LOAD_FROM, Ask.UNLOAD_TO, Ask.SAIL):
        args["hex"] = s.ship_hex[s.actor] + 1
    elif s.ask in (Ask.LOAD, Ask.UNLOAD):
        args["place"] = _shore(say, s, s.shore)
        args["room"] = CAPACITY - aboard(s, s.actor)
    elif s.ask in (Ask.WALK, Ask.TRANSPORT):
        args["place"] = _land(say, s, s.land)
    return args


# ---------------------------------------------------------------------------- answers
def answer_args(say: Say, s: State, code: int) -> dict[str, Any]:
    """What an answer's words need besides its own nouns."""
    i = code - FIRST_CODE[s.ask]
    if s.ask == Ask.TURN:
        return _turned_args(say, s.hand[s.actor, s.chosen], i)
    if s.ask in (Ask.LOAD_FROM, Ask.UNLOAD_TO):
        return {"place": _shore(say, s, i)}
    if s.ask == Ask.SAIL:
        return _sail_args(s, i)
    if s.ask in (Ask.WALK_FROM, Ask.TRANSPORT_FROM):
        return _land_args(say, s, i)
    if s.ask == Ask.WALK:
        return {"to": _hex(s.beside[s.land_hex[s.land], i // MOST_WALKERS])}
    if s.ask == Ask.TRANSPORT:
        return {"to": _hex(s.beside[s.land_hex[s.land], i % SIDES])}
    if s.ask == Ask.OUTPOST:
        h, corner = divmod(i, SIDES)
        return {"second": _hex(second_hex(s, h, corner)), "third": _hex(third_hex(s, h, corner))}
    return {}


def _turned_args(say: Say, tile: int, turned: int) -> dict[str, Any]:
    """Where land will lie, and where the token goes when that does not follow."""
    ring = [PART[tile * SIDES + turned, side] for side in range(SIDES)]
    words = [say(f"side-{SIDE.value(side)}") for side in range(SIDES)]
    land = [words[side] for side in range(SIDES) if ring[side] < LAND_PARTS]
    token: Message | str = ""
    if len(set(ring)) > 2:
        at = [words[side] for side in range(SIDES) if ring[side] == ICON_PART[tile]]
        token = say("token-at", icon=say(f"icon-{ICON_NAMES[ICON[tile]]}"), sides=listed(say, at))
    return {"sides": listed(say, land) if land else say("side-none"), "token": token}


def _sail_args(s: State, side: int) -> dict[str, Any]:
    goal = s.beside[s.ship_hex[s.actor], side]
    enemy = goal != NOBODY and enemy_in(s, goal, part_at(s, goal, opposite(side)))
    return {"to": _hex(goal), "enemy": int(enemy)}


def _land_args(say: Say, s: State, land: int) -> dict[str, Any]:
    if land >= s.lands:
        return {"place": "-", "vikings": 0}
    return {"place": _land(say, s, land), "vikings": s.vikings[s.actor, land]}


# ---------------------------------------------------------------------------- why not
def why_not(say: Say, s: State, code: int) -> Message | None:
    """Why an answer is not legal now."""
    i = code - FIRST_CODE[s.ask]
    if not 0 <= i < CODES[s.ask]:
        return say("why-other-question")
    if s.ask in (Ask.CAPTAIN, Ask.TILE, Ask.CELL, Ask.TURN):
        return say(_why_not_placed(s, i))
    if s.ask == Ask.ACTION:
        return say(_why_no_deed(s, i))
    if s.ask in (Ask.LOAD_FROM, Ask.LOAD, Ask.UNLOAD_TO, Ask.UNLOAD, Ask.SAIL):
        return say(_why_not_by_ship(s, i))
    if s.ask == Ask.OUTPOST:
        return say(_why_no_outpost(s, *divmod(i, SIDES)))
    return say(_why_not_over_land(s, i))


def _why_not_placed(s: State, i: int) -> str:
    if s.ask == Ask.CAPTAIN:
        return "why-not-dealt"
    if s.ask == Ask.TILE:
        if place_in_hand(s, s.actor, i) == NOBODY:
            return "why-not-in-hand"
        return "why-same-tile" if has_place(s, i) else "why-no-place"
    if s.ask == Ask.CELL:
        here = [s.open_hex[cell] * SIDES + s.open_side[cell] for cell in range(s.opens)]
        return "why-edges" if i in here else "why-no-cell"
    return "why-edges" if IS_TURN[s.hand[s.actor, s.chosen], i] else "why-same-turn"


def _why_no_deed(s: State, deed: int) -> str:
    if deed == Deed.LOAD:
        return "why-ship-full" if aboard(s, s.actor) == CAPACITY else "why-nobody-ashore"
    if deed == Deed.UNLOAD:
        return "why-nobody-aboard" if s.crew[s.actor] == 0 else "why-not-in-reach"
    if deed == Deed.SAIL:
        return "why-nobody-aboard" if s.crew[s.actor] < SAILORS else "why-no-sea"
    if deed == Deed.WALK:
        return "why-no-walk"
    if deed == Deed.TRANSPORT:
        return "why-no-transport"
    if s.points < OUTPOST_COST:
        return "why-no-points"
    return "why-no-outposts" if s.built[s.actor] == OUTPOSTS else "why-no-site"


def _why_not_by_ship(s: State, i: int) -> str:
    if s.ask == Ask.SAIL:
        h = s.ship_hex[s.actor]
        on_sea = s.beside[h, i] != NOBODY and part_at(s, h, i) == s.ship_sea[s.actor]
        return "why-enemy" if on_sea else "why-no-sea"
    if s.ask in (Ask.LOAD_FROM, Ask.UNLOAD_TO):
        return "why-nobody-ashore" if in_reach(s, s.actor, i) else "why-not-in-reach"
    pieces = sum(CARGO[i, piece] for piece in range(1 + ANIMALS))
    if s.ask == Ask.LOAD:
        return "why-no-room" if pieces > CAPACITY - aboard(s, s.actor) else "why-not-ashore"
    return "why-not-aboard"


def _why_not_over_land(s: State, i: int) -> str:
    if s.ask in (Ask.WALK_FROM, Ask.TRANSPORT_FROM):
        if i >= s.lands or s.vikings[s.actor, i] == 0:
            return "why-no-viking-there"
        if s.ask == Ask.TRANSPORT_FROM and not has_animal(s, i):
            return "why-no-animal-there"
        assert not has_way(s, i)
        return "why-no-way"
    if s.ask == Ask.WALK:
        side, walkers = i // MOST_WALKERS, i % MOST_WALKERS + 1
        return "why-too-few" if s.vikings[s.actor, s.land] < walkers else _why_not_beyond(s, side)
    animal, side = divmod(i, SIDES)
    return "why-no-animal-there" if s.livestock[s.land, animal] == 0 else _why_not_beyond(s, side)


def _why_not_beyond(s: State, side: int) -> str:
    assert land_beyond(s, s.land, side) == NOBODY
    return "why-no-land"


def _why_no_outpost(s: State, h: int, corner: int) -> str:
    if h >= s.hexes or not is_land_corner(s, h, corner):
        return "why-no-corner"
    hexes = (h, second_hex(s, h, corner), third_hex(s, h, corner))
    if any(s.outpost[other] != NOBODY for other in hexes):
        return "why-outpost-near"
    return "why-no-builders" if is_site(s, h, corner) else "why-other-name"
