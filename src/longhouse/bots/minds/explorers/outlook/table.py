"""What is no place: the question, time, captains, score sheets, what is aboard, delivered and left."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.cargoes import herd_points
from longhouse.bots.minds.explorers.outlook.layout import (
    DEEDS,
    ENDLESS,
    FAR,
    GAIN,
    NEAREST,
    RIVALS_ON,
    WALK_GOALS,
    WALK_NEAREST,
)
from longhouse.bots.minds.explorers.outlook.limits import MOST_TILES, actions_now
from longhouse.bots.minds.explorers.prospects import tiles_left, turns_to_come
from longhouse.games.explorers.components import (
    ACTION_POINTS,
    ANIMALS,
    BACKS,
    CAPACITY,
    CAPTAINS,
    ENEMY_SHIPS,
    HAND,
    ICON,
    ICON_NAMES,
    OUTPOST_VALUE,
    OUTPOSTS,
    PLACED_A_TURN,
    SEATS,
    SETTLEMENT_KINDS,
    SHAPES,
    SHORES,
    SOLO_PLACED,
    START_NAMES,
    TILES,
    VIKINGS,
)
from longhouse.games.explorers.observation import captain_seen
from longhouse.games.explorers.rules.captains import bonus
from longhouse.games.explorers.rules.islands import is_finished
from longhouse.games.explorers.rules.longships import aboard, in_reach
from longhouse.games.explorers.rules.scoring import score_line
from longhouse.games.explorers.state import SCORE_LINES, SHORE_MAINLAND, Ask, State
from longhouse.kernel.observation import (
    Group,
    bit,
    category,
    count,
    field,
    filled,
    made,
    made_of_seats,
    of_seats,
    question_asked,
    sitting,
    whose,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table
from longhouse.kernel.state import NOBODY

__all__ = ["TABLE"]

MOST_POINTS = 127  # of a line, and of all
MOST_TOKENS = 40
LINES = len(SCORE_LINES)
_SHAPE_NAMES = sorted(set(SHAPES))
SHAPE: Row = table([_SHAPE_NAMES.index(shape) for shape in SHAPES])
ICONS = len(ICON_NAMES)
SHAPE_KINDS = len(_SHAPE_NAMES)


# ---------------------------------------------------------------------------- time and tiles
@rule
def turns_ahead(s: State, seat: int) -> int:
    return turns_to_come(s, seat)


@rule
def tiles_ahead(s: State, seat: int) -> int:
    return tiles_left(s)


@rule
def actions_ahead(s: State, seat: int) -> int:
    return actions_now(s, seat)


@rule
def chosen_icon(s: State, seat: int) -> int:
    """What the own tile being placed shows."""
    return ICON[s.hand[seat, s.chosen]] + 1 if seat == s.actor and s.chosen != NOBODY else 0


@rule
def chosen_shape(s: State, seat: int) -> int:
    """The coastline of the own tile being placed."""
    return SHAPE[s.hand[seat, s.chosen]] + 1 if seat == s.actor and s.chosen != NOBODY else 0


@rule
def hand_icons(s: State, seat: int, i: int) -> int:
    found = 0
    for k in range(s.hand_len[seat]):
        found += 1 if ICON[s.hand[seat, k]] == i else 0
    return found


@rule
def hand_shapes(s: State, seat: int, i: int) -> int:
    found = 0
    for k in range(s.hand_len[seat]):
        found += 1 if SHAPE[s.hand[seat, k]] == i else 0
    return found


@rule
def fill_unseen(s: State, seat: int, out: Row, first: int) -> None:
    """What the tiles show that the seat has not seen."""
    for tile in range(TILES):
        out[first + ICON[tile]] += 1 - ((s.used >> tile) & 1)
    for k in range(s.hand_len[seat]):
        out[first + ICON[s.hand[seat, k]]] -= 1


# ---------------------------------------------------------------------------- the own ship
@rule
def nearest_deed(s: State, seat: int, out: Row, first: int) -> None:
    """How near the ship is to each deed, from the ways."""
    for deed in range(DEEDS):
        out[first + deed] = out[NEAREST + deed]


@rule
def animal_gain(s: State, seat: int, out: Row, first: int) -> None:
    """Points for one more of each animal, from the ways."""
    for animal in range(ANIMALS):
        out[first + animal] = out[GAIN + animal]


@rule
def nearest_walk(s: State, seat: int, out: Row, first: int) -> None:
    """How near own Vikings ashore are to each goal, from the ways."""
    for goal in range(WALK_GOALS):
        out[first + goal] = out[WALK_NEAREST + goal]


@rule
def hold_gain(s: State, seat: int) -> int:
    """Points for the animals aboard."""
    return herd_points(s, seat, 1, 0, 0) - herd_points(s, seat, 0, 0, 0)


@rule
def next_outpost(s: State, seat: int) -> int:
    built = s.built[seat]
    return OUTPOST_VALUE[built + 1] - OUTPOST_VALUE[built] if built < OUTPOSTS else 0


@rule
def shore_in_reach(s: State, seat: int, i: int) -> int:
    return 1 if in_reach(s, seat, i) else 0


@rule
def own_shore(s: State, seat: int) -> int:
    """Where the seat loads from or unloads to."""
    return s.shore + 1 if s.actor == seat else 0


# ---------------------------------------------------------------------------- everybody
@rule
def cargo_aboard(s: State, seat: int) -> int:
    return aboard(s, seat)


@rule
def at_home(s: State, seat: int) -> int:
    return 1 if in_reach(s, seat, SHORE_MAINLAND) else 0


@rule
def vikings_on_land(s: State, seat: int) -> int:
    return VIKINGS - s.mainland[seat] - s.crew[seat] - s.dead[seat]


@rule
def fill_sheets(s: State, seat: int, out: Row, first: int) -> None:
    """The score sheets, line by line, and their sums; a captain's line once the captains lie open."""
    for k in range(s.players):
        at = first + k * (LINES + 1)
        for line in range(LINES):
            if s.ask != Ask.CAPTAIN or line < LINES - 1:
                points = score_line(s, sitting(s, seat, k), line)
                out[at + line] = min(MOST_POINTS, points)
                out[at + LINES] = min(MOST_POINTS, out[at + LINES] + points)


@rule
def fill_bonuses(s: State, seat: int, out: Row, first: int) -> None:
    """What each captain would bring the seat now."""
    for captain in range(CAPTAINS):
        out[first + captain] = bonus(s, seat, captain)


LED_NOW, LED_SOON, LED_LATER, LED_NEVER = range(4)
LED = 4
SOON = 3  # open edges


@rule
def fill_led(s: State, seat: int, out: Row, first: int) -> None:
    """Tiles of the islands where nobody has more influence than a seat: finished, nearly, open, and never finished."""
    for island in range(s.lands):
        if s.island[island] != island:
            continue
        most = max(s.influence[seat, island], out[RIVALS_ON + island])
        if most == 0:
            continue
        when = LED_LATER if s.open_edges[island] > SOON else LED_SOON
        if is_finished(s, island):
            when = LED_NOW
        elif out[ENDLESS + island] == 1:
            when = LED_NEVER
        for k in range(s.players):
            if s.influence[sitting(s, seat, k), island] == most:
                at = first + k * LED + when
                out[at] = min(MOST_TILES, out[at] + s.island_tiles[island])


_ANIMAL, _KIND = {"animal": ANIMALS}, {"settlement": SETTLEMENT_KINDS}
_ICON, _SHAPE = category(ICONS, none=True), category(SHAPE_KINDS, none=True)
_CAPTAIN = category(CAPTAINS, none=True)

TABLE = (
    Group(
        "turn",
        "The question, and how much can still be done.",
        (
            *question_asked(Ask, SEATS),
            field("start_board", category(len(START_NAMES)), "Option: the side of the starting board."),
            field("turns", count(TILES), "Turns begun; 0 while captains are chosen."),
            made("turns_ahead", count(TILES), "Own turns in which no tile has been placed yet.", {}, turns_ahead),
            made("tiles_ahead", count(TILES), "Tiles that will still be placed.", {}, tiles_ahead),
            whose("winter", "Who holds the winter token."),
            made("points", count(ACTION_POINTS), "Actions of the own turn, this or the next.", {}, actions_ahead),
            field("to_place", count(max(PLACED_A_TURN, SOLO_PLACED)), "Tiles still to be placed this turn."),
            made("icon", _ICON, "What the own tile being placed shows.", {}, chosen_icon),
            made("shape", _SHAPE, "The coastline of the own tile being placed.", {}, chosen_shape),
            made("shore", category(SHORES, none=True), "Where to load from or unload to.", {}, own_shore),
        ),
    ),
    Group(
        "tiles",
        "Tiles that are not on the map.",
        (
            made("hand_icons", count(HAND), "Own tiles that show it.", {"icon": ICONS}, hand_icons),
            made("hand_shapes", count(HAND), "Own tiles with that coastline.", {"shape": SHAPE_KINDS}, hand_shapes),
            of_seats("hand_len", count(HAND), "Tiles in a hand."),
            field("stack_len", count(TILES), "Tiles of the stack."),
            filled("unseen", count(TILES), "Tiles that show it and were not seen.", {"icon": ICONS}, fill_unseen),
        ),
    ),
    Group(
        "ship",
        "What the own ship is near to.",
        (
            filled("nearest", count(63), "How near each deed is, from the ship.", {"deed": DEEDS}, nearest_deed),
            filled("gain", count(ANIMALS), "Points for one more animal.", _ANIMAL, animal_gain),
            filled("afoot", count(FAR), "How near Vikings ashore are.", {"goal": WALK_GOALS}, nearest_walk),
            made("hold_gain", count(MOST_TOKENS), "Points for the animals aboard.", {}, hold_gain),
            made("next_outpost", count(OUTPOSTS + 1), "Points for the next outpost.", {}, next_outpost),
            made("reach", bit(), "Whether the shore is in reach.", {"shore": SHORES}, shore_in_reach),
            filled("bonus", count(60), "What a captain would bring now.", {"captain": CAPTAINS}, fill_bonuses),
        ),
    ),
    Group(
        "seats",
        "Captains, longships and what was gathered.",
        (
            made("captain", _CAPTAIN, "Captains, as far as known.", {"seat": SEATS, "card": 2}, captain_seen),
            of_seats("crew", count(CAPACITY), "Vikings aboard."),
            of_seats("hold", count(CAPACITY), "Animals aboard.", _ANIMAL),
            made_of_seats("aboard", count(CAPACITY), "All that is aboard.", cargo_aboard),
            made_of_seats("at_home", bit(), "Whether the ship lies at the mainland.", at_home),
            of_seats("mainland", count(VIKINGS), "Vikings waiting on the mainland."),
            made_of_seats("ashore", count(VIKINGS), "Vikings on islands.", vikings_on_land),
            of_seats("delivered", count(MOST_TOKENS), "Animals delivered.", _ANIMAL),
            of_seats("built", count(OUTPOSTS), "Outposts built."),
            of_seats("destroyed", count(ENEMY_SHIPS), "Enemy ships destroyed."),
            of_seats("conquered", count(MOST_TOKENS), "Settlements conquered.", _KIND),
            of_seats("dead", count(VIKINGS), "Vikings dead."),
            filled("sheet", count(MOST_POINTS), "Points now.", {"seat": SEATS, "line": LINES + 1}, fill_sheets),
            filled("led", count(MOST_TILES), "Tiles of islands led.", {"seat": SEATS, "when": LED}, fill_led),
        ),
    ),
    Group(
        "supply",
        "Tokens that are left.",
        (
            field("animals_left", count(MOST_TOKENS), "Animals.", _ANIMAL),
            field("settlements_left", count(MOST_TOKENS), "Settlements.", _KIND),
            field("backs_left", count(ENEMY_SHIPS), "Enemy ships not turned up, safe and deadly.", {"back": BACKS}),
            field("fleet", count(ENEMY_SHIPS), "Enemy ships in the supply."),
        ),
    ),
)
