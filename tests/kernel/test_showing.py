"""Views made together, of parts that are kept from move to move, are the views made one by one."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import longhouse
from longhouse.kernel import showing
from longhouse.kernel.scoring import sheet_total
from longhouse.kernel.showing import public
from tests.conformance.cases import GAMES


def as_json(part: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_kept_parts_are_what_would_be_made_anew(game: str) -> None:
    choose = random.Random(5)
    match = longhouse.game(game).start(longhouse.game(game).players[1], seed=5)
    seats = [None, *range(match.players)]
    for n in range(240):
        if match.over:
            break
        copied = match.copy()
        copied.play(choose.choice(copied.legal_codes))
        if n % 3 == 0:  # as when a position is shown that is given up again
            copied.views(seats, as_json)
        match.play(choose.choice(match.legal_codes))
        together = match.views(seats, as_json)
        for seat in seats:
            assert json.loads(msgspec.json.encode(together[seat])) == json.loads(json.dumps(match.view(seat)))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_no_part_reads_a_field_that_its_code_does_not_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = showing._Showing._made
    parts: set[str] = set()

    def watched(self: Any, make: Any, args: tuple[Any, ...], wraps: bool) -> Any:
        own = type(self._state)(self._state.cells)
        make(own, *args)
        opened = {slot.lstrip("_") for slot in vars(own) if slot in own.places}
        assert opened <= showing.fields_read(make, type(own)), make.__name__
        parts.add(make.__name__)
        return made(self, make, args, wraps)

    monkeypatch.setattr(showing._Showing, "_made", watched)
    choose = random.Random(6)
    match = longhouse.game(game).start(longhouse.game(game).players[1], seed=6)
    while not match.over and match.answered < 400:
        match.play(choose.choice(match.legal_codes))
        match.views([None, *range(match.players)], as_json)
    assert len(parts) >= 4, "the parts of this game's view"


def test_fields_are_found_in_what_a_function_calls() -> None:
    state = longhouse.game("vikings_on_board").room.State

    def inner(s: Any) -> int:
        return int(s.sterns)

    def outer(s: Any) -> list[int]:
        return [inner(s) + s.rank[k] for k in range(2)]

    assert showing.fields_read(outer, state) == {"sterns", "rank"}
    assert showing.fields_read(lambda s: len(s.raw), state) == set(state.fields)


def test_fields_are_found_in_what_a_game_answers_to_the_kernel() -> None:
    odin = longhouse.game("feast_for_odin").room
    own = showing.fields_read(odin.contract["score_line"], odin.State)
    assert "stock" in own
    assert own <= showing.fields_read(sheet_total, odin.State)


def test_parts_inside_a_part_are_kept_when_the_part_around_them_is_made_again() -> None:
    match = longhouse.game("vikings_on_board").start(2, seed=1)
    made: list[int] = []

    @public
    def inner(s: Any) -> int:
        made.append(s.rounds)
        return made[-1]

    @public
    def outer(s: Any) -> list[Any]:
        return [inner(s), s.sterns]

    room = match.game.room
    before, room.view = room.view, lambda s, seat: {"outer": outer(s)}
    try:
        match.views([0, None], as_json)
        match._state.sterns += 1
        board = match.views([0], as_json)[0]["board"]
        assert json.loads(msgspec.json.encode(board)) == {"outer": [match._state.rounds, match._state.sterns]}
        assert len(made) == 1
        match._state.rounds += 1
        board = match.views([0], as_json)[0]["board"]
        assert json.loads(msgspec.json.encode(board)) == {"outer": [match._state.rounds, match._state.sterns]}
    finally:
        room.view = before


def test_a_part_is_made_again_only_when_what_it_read_has_changed() -> None:
    match = longhouse.game("vikings_on_board").start(2, seed=1)
    made: list[int] = []

    @public
    def rounds(s: Any) -> int:
        made.append(s.rounds)
        return made[-1]

    @public
    def everything(s: Any) -> int:
        return int(s.cells["sterns"][0])

    room = match.game.room
    before, room.view = room.view, lambda s, seat: {"rounds": rounds(s)}
    try:
        for _ in range(3):
            match.views([0, 1, None], as_json)
        assert len(made) == 1
        match._state.rounds += 1
        assert match.views([0], as_json)[0]["board"] == {"rounds": as_json(made[0] + 1)}
        match._state.sterns += 1
        match.views([0], as_json)
        assert len(made) == 2
        room.view = lambda s, seat: {"all": everything(s)}
        match.views([0], as_json)
        match._state.sterns += 1
        assert match.views([0], as_json)[0]["board"] == {"all": as_json(match._state.sterns)}
    finally:
        room.view = before
