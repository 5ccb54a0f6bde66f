"""What occupations wait for: things that happen, kinds of action, and rules that a card changes for good."""

from __future__ import annotations

from enum import IntEnum


class Trigger(IntEnum):
    """What the rules tell a player's cards. Each has a subject (an item, a space, a kind of action) and an amount."""

    PLAY = 0  # subject: where the card lies
    ANYTIME = 1
    STATE = 2  # ships have come
    SCORING = 3
    SPACE_BEFORE = 4  # subject: the space
    SPACE_INSTEAD = 5
    SPACE_AFTER = 6
    UPGRADE_INSTEAD = 7  # the upgrade that a space offers; subject: the space
    ACTION_BEFORE = 8  # subject: the kind of action
    ACTION_INSTEAD = 9
    ACTION_AFTER = 10  # amount: goods of an upgrade action; else 1 when a longship was used
    RECEIVE = 11  # subject: the item
    BROUGHT = 12  # an action space is done with and brought so many of an item
    PLACE_HOUSE = 13
    PLACE_EXPLORATION = 14
    PLACE_STABLE = 15
    PLACE_BANQUET = 16
    BUILD = 17  # amount: 1 when wood was paid
    ACQUIRE = 18
    MOUNTAIN_TAKE = 19
    MOUNTAIN_REMOVED = 20
    DRAW_INSTEAD = 21
    OCCUPATION_PLAYED = 22
    VIKINGS_BACK = 23
    THING_SQUARE = 24  # amount: the Vikings there now
    BONUS_INSTEAD = 25  # a house yields so many goods
    HARVEST_DURING = 26  # amount: 1 when there is a harvest
    HARVEST_AFTER = 27
    ARMS_INSTEAD = 28  # the weapon of phase 4
    ACTIONS_END = 29
    INCOME_BEFORE = 30
    FEAST_START = 31
    FEAST_DURING = 32
    FEAST_AFTER = 33
    BONUS_DURING = 34
    BONUS_AFTER = 35


class Action(IntEnum):
    """Kinds of action, on a space or by a card."""

    HUNTING_GAME = 0
    LAYING_A_SNARE = 1
    WHALING = 2
    RAIDING = 3
    PILLAGING = 4
    PLUNDERING = 5
    EXPLORATION = 6
    EMIGRATION = 7
    OVERSEAS_TRADING = 8
    UPGRADE = 9


class Result(IntEnum):
    """How the die action on a space went."""

    NONE = 0
    SUCCESS = 1
    FAILURE = 2


class Source(IntEnum):
    """Where what a player receives comes from."""

    PHASE = 0
    ACTION = 1  # a card, or something at any time
    SPACE = 2


class Standing(IntEnum):
    """Rules that a card changes for good: asked for where the rule applies, never raised.

    standing_rules.RULE_OPERANDS says what each is told; the classes of operands.py name it.
    """

    DISCOUNT = 0  # on some spaces an item is cheaper
    EMIGRATION = 1  # so are emigrations
    DIE = 2  # every roll of some actions is better
    MAX_ROLLS = 3
    SPEND_VALUE = 4  # in some actions an item counts more
    SUBSTITUTE = 5  # in some actions an item may be spent like a weapon
    LOOT_SPLIT = 6  # several tiles instead of one
    LOOT_GREEN = 7  # a green tile at the sword value of its blue side and more
    SPECIAL_SWORD = 8  # another sword value of the strongest special tiles on the oval board
    KNARR_AS_LONGSHIP = 9  # on some spaces
    VIKINGS_NEEDED = 10  # on a space, with enough longships
    EXPLORE_ANY = 11  # on a space every board can be claimed
    WOOD_AS_SILVER = 12  # wood may be laid into houses
    LYING = 13  # more than one tile of a food may lie on the banquet table


class Limit(IntEnum):
    """How often a clause may be used."""

    NONE = 0
    ONCE_PER_ACTION = 1
    ONCE_PER_GAME = 2
