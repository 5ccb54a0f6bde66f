"""Laying out a table of A Feast for Odin for a test."""

from __future__ import annotations

from typing import Any

import longhouse
from longhouse import Match
from longhouse.games.feast_for_odin.components import (
    FIRST_SPECIAL,
    FIRST_WEAPON,
    ITEM,
    ITEMS,
    PLACEABLE,
    SPECIALS,
    WEAPONS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER
from longhouse.games.feast_for_odin.rules.boards import lay_tile
from longhouse.games.feast_for_odin.rules.decisions import run
from longhouse.games.feast_for_odin.rules.frames import pop
from longhouse.games.feast_for_odin.spaces import SPACE
from longhouse.games.feast_for_odin.state import RUNNING, State, Step
from longhouse.kernel.randomness import random_below, seed_random
from longhouse.kernel.state import NOBODY, clear_story
from tests.positions import answer, arranging


def new(players: int = 2, **options: Any) -> Match:
    """A game at its first turn, without occupations unless asked for: nothing random happens unasked."""
    return longhouse.game("feast_for_odin").start(players=players, seed=7, **{"decks": "none", **options})


def own(s: State, seat: int, **stock: int) -> None:
    """The seat owns exactly this (ships, houses and special tiles as they come)."""
    for item in range(ITEMS):
        if FIRST_WEAPON <= item < FIRST_WEAPON + WEAPONS:
            s.weapons_left[item - FIRST_WEAPON] += s.stock[seat, item]
        if item < PLACEABLE or item < WHALING_BOAT:
            s.stock[seat, item] = 0
    for name, n in stock.items():
        item = ITEM[name]
        s.stock[seat, item] = n
        if FIRST_WEAPON <= item < FIRST_WEAPON + WEAPONS:
            s.weapons_left[item - FIRST_WEAPON] -= n
        if FIRST_SPECIAL <= item < FIRST_SPECIAL + SPECIALS:
            s.special_owner[item - FIRST_SPECIAL] = seat


def ready(players: int = 2, round_number: int = 1, **stock: int) -> Match:
    """The player to move owns exactly this."""
    match = new(players)
    with arranging(match) as s:
        own(s, s.actor, **stock)
        if round_number > 1:
            s.round_number = round_number
            for seat in range(players):
                s.thing[seat] = 5 + round_number
    return match


def have(match: Match, seat: int, *names: str) -> tuple[int, ...]:
    """How many of each the seat has."""
    return tuple(match._state.stock[seat, ITEM[name]] for name in names)


def stock(match: Match, seat: int) -> dict[str, int]:
    """Everything the seat has."""
    s: Any = match._state
    return {name: s.stock[seat, i] for name, i in ITEM.items() if s.stock[seat, i]}


def cards_of(match: Match, seat: int, place: str, viewer: int | None = None) -> list[str]:
    """The occupations that a viewer sees in the seat's "hand" or among its "occupations"."""
    return [face["card"] for face in match.view(viewer)["board"]["players"][seat][place]]


def question(match: Match) -> str:
    return match.question().kind


def use(match: Match, space: str) -> tuple[Any, ...]:
    return answer(match, "space", space=space)


def word(match: Match, name: str) -> tuple[Any, ...]:
    return answer(match, "word", word=name)


def words(match: Match) -> set[str]:
    """The answers on offer that name no thing."""
    return {str(action.args["word"]) for action in match.legal if action.kind == "word"}


def may_use(match: Match, space: str) -> bool:
    return SPACE[space] in match.legal_codes


def why(match: Match, space: str) -> str:
    reason = match.why_not({"kind": "space", "args": {"space": space}})
    assert reason is not None
    assert reason.text("fr")
    return reason.text("en")


def kinds(events: tuple[Any, ...]) -> list[str]:
    return [event.kind for event in events]


def die_will_show(match: Match, sides: int, *faces: int) -> None:
    """Turn the generator so that the next throws of a die with so many sides show these faces."""
    with arranging(match) as s:
        for seed in range(10**6):
            seed_random(s.rng, seed)
            kept = [s.rng[k] for k in range(4)]
            if all(random_below(s.rng, sides) + 1 == face for face in faces):
                for k in range(4):
                    s.rng[k] = kept[k]
                return
    raise AssertionError("no such throws")


def at_step(match: Match, step: Step, arrange: Any = None) -> tuple[Any, ...]:
    """Leave the turn, arrange the table, and go on from this step of the timetable; returns what was told."""
    with arranging(match) as s:
        while s.depth > 0:
            pop(s)
        s.step, s.steps_taken, s.ask = step, 0, RUNNING
        if arrange is not None:
            arrange(s)
        clear_story(s)
        run(s)
    return match._read_story()


def lay(s: State, board: int, item: str, turn: int, row: int, col: int) -> None:
    """Lay a tile on a board, out of nowhere."""
    seat = s.board_owner[board]
    s.stock[seat, ITEM[item]] += 1
    lay_tile(s, seat, board, ITEM[item], turn, row, col)


def cover(s: State, board: int, *cells: tuple[int, int]) -> None:
    """Cover cells with silver."""
    for row, col in cells:
        lay(s, board, "silver", 0, row, col)


def claim(s: State, seat: int, letter: str, side: int = 0) -> int:
    """The seat owns an exploration board; returns its number."""
    board = FIRST_LETTER + "ABCD".index(letter)
    s.board_owner[board] = seat
    s.side[board - FIRST_LETTER] = side
    return board


def tiles(match: Match, seat: int) -> list[str]:
    """What lies on the seat's home board, in reading order."""
    (board,) = [b for b in match.view(None)["board"]["boards"] if b["board"] == "home_board" and b["owner"] == seat]
    return [tile["item"] for tile in board["tiles"]]


def occupy(s: State, space: str, seat: int) -> None:
    """The seat's Vikings already stand there."""
    s.space_owner[SPACE[space]] = seat
    assert seat != NOBODY
