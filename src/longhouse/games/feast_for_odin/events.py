"""What can happen, as it is told."""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.feast_for_odin.nouns import (
    CARD,
    COL,
    COUNT,
    DICE,
    ITEM,
    LAYOUT,
    PLAYER,
    ROUND,
    ROW,
    SPACE,
    STRIP,
    VESSEL,
)
from longhouse.kernel.events import EventKind


class Happening(IntEnum):
    """What can happen."""

    ROUND_BEGAN = 0
    HARVESTED = 1
    BOARD_TURNED = 2
    SILVER_ON_BOARDS = 3
    WEAPON_DRAWN = 4
    VIKINGS_PLACED = 5
    IMITATED = 6
    PASSED = 7
    FIRST_PLAYER = 8
    INCOME_PAID = 9
    INCOME_NOTED = 10
    BORN = 11
    PREGNANT = 12
    SERVED = 13
    PENALISED = 14
    BONUS_RECEIVED = 15
    STRIPS_CLEARED = 16
    STRIP_TURNED_UP = 17
    VIKINGS_RETURNED = 18
    RECEIVED = 19
    PAID = 20
    TILE_LAID = 21
    SHIP_BOUGHT = 22
    ORE_LOADED = 23
    UPGRADED = 24
    TOOK_FROM_STRIP = 25
    DIE_ROLLED = 26
    SUCCEEDED = 27
    FAILED = 28
    VIKINGS_BACK = 29
    EXPLORED = 30
    EMIGRATED = 31
    CARD_DEALT = 32
    CARD_DRAWN = 33
    CARD_PLAYED = 34
    SUPPORTS_FILLED = 35
    GAME_ENDED = 36
    CARD_USED = 37
    ORE_UNLOADED = 38
    ORE_LOST = 39
    STORED = 40
    VIKING_TAKEN_BACK = 41
    SPACE_COPIED = 42
    TILE_RECLAIMED = 43
    SPACE_UNUSED = 44


EVENTS = (
    EventKind("round_began", {"round": ROUND}),
    EventKind("harvested", {"level": COUNT}),
    EventKind("board_turned", {"from": LAYOUT, "to": LAYOUT}),
    EventKind("silver_on_boards", {"count": COUNT}),
    EventKind("weapon_drawn", {"player": PLAYER, "item": ITEM}),
    EventKind("vikings_placed", {"player": PLAYER, "space": SPACE, "vikings": COUNT}),
    EventKind("imitated", {"player": PLAYER, "space": SPACE}),
    EventKind("passed", {"player": PLAYER}),
    EventKind("first_player", {"player": PLAYER}),
    EventKind("income_paid", {"player": PLAYER, "silver": COUNT}),
    EventKind("income_noted", {"player": PLAYER, "silver": COUNT}),
    EventKind("born", {"player": PLAYER, "item": ITEM}),
    EventKind("pregnant", {"player": PLAYER, "item": ITEM}),
    EventKind("served", {"player": PLAYER, "item": ITEM, "count": COUNT}),
    EventKind("penalised", {"player": PLAYER, "count": COUNT}),
    EventKind("bonus_received", {"player": PLAYER, "item": ITEM, "count": COUNT}),
    EventKind("strips_cleared", {}),
    EventKind("strip_turned_up", {"strip": STRIP}),
    EventKind("vikings_returned", {}),
    EventKind("received", {"player": PLAYER, "item": ITEM, "count": COUNT}),
    EventKind("paid", {"player": PLAYER, "item": ITEM, "count": COUNT}),
    EventKind("tile_laid", {"player": PLAYER, "item": ITEM, "layout": LAYOUT, "board": COUNT, "row": ROW, "col": COL}),
    EventKind("ship_bought", {"player": PLAYER, "item": ITEM, "silver": COUNT}),
    EventKind("ore_loaded", {"player": PLAYER, "vessel": VESSEL}),
    EventKind("upgraded", {"player": PLAYER, "from": ITEM, "to": ITEM}),
    EventKind("took_from_strip", {"player": PLAYER, "strip": STRIP, "item": ITEM, "count": COUNT}),
    EventKind("die_rolled", {"player": PLAYER, "dice": DICE, "rolled": COUNT, "result": COUNT}),
    EventKind("succeeded", {"player": PLAYER, "dice": DICE}),
    EventKind("failed", {"player": PLAYER, "dice": DICE}),
    EventKind("vikings_back", {"player": PLAYER, "count": COUNT}),
    EventKind("explored", {"player": PLAYER, "layout": LAYOUT, "silver": COUNT}),
    EventKind("emigrated", {"player": PLAYER, "vessel": VESSEL, "silver": COUNT}),
    EventKind("card_dealt", {"player": PLAYER, "card": CARD}, frozenset({"card"})),
    EventKind("card_drawn", {"player": PLAYER, "card": CARD}, frozenset({"card"})),
    EventKind("card_played", {"player": PLAYER, "card": CARD}),
    EventKind("supports_filled", {"player": PLAYER, "wood": COUNT, "stone": COUNT}),
    EventKind("game_ended", {}),
    EventKind("card_used", {"player": PLAYER, "card": CARD, "clause": COUNT}),
    EventKind("ore_unloaded", {"player": PLAYER, "vessel": VESSEL}),
    EventKind("ore_lost", {"player": PLAYER, "vessel": VESSEL}),
    EventKind("stored", {"player": PLAYER, "item": ITEM}),
    EventKind("viking_taken_back", {"player": PLAYER, "space": SPACE}),
    EventKind("space_copied", {"player": PLAYER, "space": SPACE}),
    EventKind("tile_reclaimed", {"player": PLAYER, "item": ITEM, "from": PLAYER}),
    EventKind("space_unused", {"player": PLAYER, "space": SPACE}),
)
