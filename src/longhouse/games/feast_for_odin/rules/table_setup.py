"""Setting the table."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    DECKS_IN_GAME,
    FIRST_WEAPON,
    MEAD,
    SHEDS,
    SPECIALS,
    STRIPS,
    STRIPS_AT_START,
    WEAPON_CARDS,
    WEAPONS,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.layouts import BOARDS
from longhouse.games.feast_for_odin.rules.decisions import run
from longhouse.games.feast_for_odin.rules.frames import push
from longhouse.games.feast_for_odin.rules.mountain import turn_up_strip
from longhouse.games.feast_for_odin.rules.occupations import deal_starting_card, sort_cards
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, START_CARD_PROGRAM
from longhouse.games.feast_for_odin.state import MAX_PLAYERS, RUNNING, OptionPlace, State
from longhouse.kernel.randomness import random_below, shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell

STARTING_WEAPONS = 3  # a bow, a snare and a spear


@rule
def setup(s: State, options: Row) -> None:
    """Set up a new game and go on to its first question."""
    s.later_rules = options[len(options) - 1] - 2
    s.length = options[OptionPlace.LENGTH]
    s.decks = DECKS_IN_GAME[options[OptionPlace.DECKS]]
    s.space_used = NOBODY
    s.space_in_use = NOBODY
    clear_table(s)
    sort_cards(s)
    lay_out_mountains(s)
    s.first = random_below(s.rng, s.players)
    if s.players > 1:
        tell(s, Happening.FIRST_PLAYER, s.first)
    if s.players == MAX_PLAYERS:
        s.imitation = (2 << random_below(s.rng, 2)) | (8 << random_below(s.rng, 2))
    for player in range(s.players):
        equip(s, player)
    for i in range(STARTING_WEAPONS):
        s.weapons_left[i] -= s.players
    deal_cards(s, options[OptionPlace.START_CARD])
    s.ask = RUNNING
    run(s)


@rule
def clear_table(s: State) -> None:
    """Nobody owns anything yet."""
    for board in range(BOARDS):
        s.board_owner[board] = NOBODY
    for i in range(SPECIALS):
        s.special_owner[i] = NOBODY
    for strip in range(STRIPS):
        s.strip[strip] = NOBODY
        s.strip_order[strip] = strip
    for space in range(ALL_SPACES):
        s.space_owner[space] = NOBODY
    for i in range(WEAPONS):
        s.weapons_left[i] = WEAPON_CARDS[i]
    s.sheds_left = SHEDS


@rule
def lay_out_mountains(s: State) -> None:
    """Shuffle the strips and turn up the first."""
    shuffle(s.rng, s.strip_order, 0, STRIPS)
    for _ in range(STRIPS_AT_START[s.players]):
        turn_up_strip(s)


@rule
def equip(s: State, player: int) -> None:
    """A home board, three weapons and a mead."""
    s.board_owner[player] = player
    s.stock[player, MEAD] = 1
    for i in range(STARTING_WEAPONS):
        s.stock[player, FIRST_WEAPON + i] = 1


@rule
def deal_cards(s: State, chosen: int) -> None:
    """A starting occupation for everybody, at random; alone it may be chosen."""
    if chosen == 1 and s.players == 1 and s.decks != 0:
        push(s, 0, START_CARD_PROGRAM)
        return
    for player in range(s.players):
        deal_starting_card(s, player)
