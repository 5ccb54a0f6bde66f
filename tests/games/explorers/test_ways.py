"""Ways: every place that a gesture can reach, against the answers that the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import longhouse
from longhouse import Match

SEEDS = [1, pytest.param(0, marks=pytest.mark.slow)]  # two players and one, or four and three


def _positions(kind: str, seed: int, every: int) -> Iterator[Match]:
    """Positions in which that question is asked, from a game played by chance."""
    match = longhouse.game("explorers").start(players=1 + seed % 4, seed=seed)
    chance, met = random.Random(seed), 0
    while not match.over:
        if match.question().kind == kind:
            met += 1
            if met % every == 0:
                yield match
        acts = [action for action in match.legal if action.args.get("deed") != "end_turn"]
        match.play(chance.choice(acts or match.legal))


def _ways(match: Match) -> dict[str, Any]:
    ways: dict[str, Any] = match.view(match.actor)["board"]["ways"]
    return ways


def _played(match: Match, codes: list[int]) -> Match:
    copy = match.copy()
    for code in codes:
        assert code in [action.code for action in copy.legal]
        copy.play(code)
    return copy


def _board(match: Match, seat: int) -> dict[str, Any]:
    board: dict[str, Any] = match.view(seat)["board"]
    return board


def _answers(match: Match, kind: str) -> Iterator[tuple[dict[str, Any], Match]]:
    """Every way to carry out one action of a kind: the arguments of all its answers, and the match after it."""
    deeds = [action for action in match.legal if action.args.get("deed") == kind]
    for deed in deeds:
        yield from _follow(_played(match, [deed.code]), match.actor, {}, match)


def _follow(
    match: Match, seat: int | None, args: dict[str, Any], before: Match
) -> Iterator[tuple[dict[str, Any], Match]]:
    done = match.actor != seat or match.question().kind in ("action", "tile")
    if done:
        yield args, match
        return
    for action in match.legal:
        yield from _follow(_played(match, [action.code]), seat, {**args, **action.args}, before)


def _ship(match: Match, seat: int) -> tuple[int, str]:
    ship = _board(match, seat)["players"][seat]["ship"]
    return ship["hex"], ship["part"]


def _reached(match: Match, points: int) -> dict[tuple[int, str], int]:
    """Where the ship can come by playing answers one after the other, and the fewest points it takes; fights end it."""
    seat = match.actor
    assert seat is not None
    found: dict[tuple[int, str], int] = {}
    edge = [match]
    for cost in range(1, points + 1):
        before, edge = edge, []
        for at in before:
            fleet = _board(at, seat)["players"][seat]["enemy_ships"]
            for _, after in _answers(at, "sail"):
                place = _ship(after, seat)
                if place in found or place == _ship(match, seat):
                    continue
                found[place] = cost
                if _board(after, seat)["players"][seat]["enemy_ships"] == fleet:
                    edge.append(after)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ship_reaches_by_gestures_what_it_reaches_by_answers(seed: int) -> None:
    for match in _positions("action", seed, 9):
        seat = match.actor
        assert seat is not None
        ways = _ways(match)["sail"]
        told = {(way["hex"], way["part"]): way["cost"] for way in ways}
        assert len(told) == len(ways)
        assert told == _reached(match, _board(match, seat)["points"])
        for way in ways:
            after = _played(match, way["codes"])
            assert _ship(after, seat) == (way["hex"], way["part"])
            assert _board(after, seat)["points"] == _board(match, seat)["points"] - way["cost"] or after.actor != seat


@pytest.mark.parametrize(("deed", "sign"), [("unload", -1), ("load", 1)])
@pytest.mark.parametrize("seed", range(2))
def test_a_ship_ships_by_one_gesture_wherever_it_can_sail_to(seed: int, deed: str, sign: int) -> None:
    """Every shore is named once a cargo, with the fewest points that sailing and shipping take by answers."""
    for match in _positions("action", seed, 11):
        seat = match.actor
        assert seat is not None
        points, crew = _board(match, seat)["points"], _board(match, seat)["players"][seat]["ship"]["vikings"]
        ways = _ways(match)[deed]
        told = {(way["land"], tuple(way["cargo"])): way["cost"] for way in ways}
        assert len(told) == len(ways)
        for way in ways:
            after = _played(match, way["codes"])
            left = after.actor == seat and after.question().kind == "action"
            assert not left or _board(after, seat)["points"] == points - way["cost"]
            ship = _board(after, seat)["players"][seat]["ship"]
            assert ship["vikings"] == crew + sign * way["cargo"].count("viking")
        assert {land: cost for (land, _), cost in told.items()} == _shores_by_answers(match, points, deed)


def _shores_by_answers(match: Match, points: int, deed: str) -> dict[int | None, int]:
    """The shores where something can be shipped after some sailing, and what that takes at least."""
    seat = match.actor
    assert seat is not None
    found: dict[int | None, int] = {}
    at = [match]
    for cost in range(1, points + 1):
        for here in at:
            for way in _ways(here)[deed]:
                if way["cost"] == 1:
                    found.setdefault(way["land"], cost)
        after = [later for here in at for _, later in _answers(here, "sail") if later.actor == seat]
        fleet = _board(match, seat)["players"][seat]["enemy_ships"]
        calm = {_ship(one, seat): one for one in after if _board(one, seat)["players"][seat]["enemy_ships"] == fleet}
        at = list(calm.values())
    return found


def _lands(match: Match, seat: int) -> dict[int, tuple[int, dict[str, int]]]:
    board = _board(match, seat)
    colour = board["players"][seat]["colour"]
    return {
        land["land"]: (land["vikings"].get(colour, 0), land["livestock"]) for h in board["hexes"] for land in h["lands"]
    }


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("deed", ["walk", "transport"])
def test_vikings_arrive_where_a_gesture_sends_them(deed: str, seed: int) -> None:
    for match in _positions("action", seed, 7):
        seat = match.actor
        assert seat is not None
        points, before = _board(match, seat)["points"], _lands(match, seat)
        for way in _ways(match)[deed]:
            after = _played(match, way["codes"])
            count = way.get("walkers", 1)
            assert _board(after, seat)["points"] == points - way["cost"]
            assert _lands(after, seat)[way["to"]][0] == before[way["to"]][0] + count
            assert _lands(after, seat)[way["from"]][0] == before[way["from"]][0] - count
            if deed == "transport":
                assert _lands(after, seat)[way["to"]][1].get(way["animal"], 0) > before[way["to"]][1].get(
                    way["animal"], 0
                )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("deed", ["walk", "transport", "load", "unload", "build_outpost"])
def test_every_single_action_is_a_gesture(deed: str, seed: int) -> None:
    """What one action can do by answers, gestures of one action do, and nothing else."""
    name = {"build_outpost": "outpost"}.get(deed, deed)
    for match in _positions("action", seed + 10, 6):
        seat = match.actor
        assert seat is not None
        steps = [way for way in _ways(match)[name] if way["cost"] == 1 or name == "outpost"]
        by_gesture = sorted(repr(_board(_played(match, way["codes"]), seat)) for way in steps)
        by_answer = sorted(repr(_board(after, seat)) for _, after in _answers(match, deed))
        assert by_gesture == by_answer


@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_lie_where_a_gesture_puts_them_and_join_what_was_told(seed: int) -> None:
    for match in _positions("tile", seed, 5):
        seat = match.actor
        assert seat is not None
        lay = _ways(match)["lay"]
        chains = [
            (tile, cell, turn, tile["codes"] + cell["codes"] + turn["codes"])
            for tile in lay for cell in tile["cells"] for turn in cell["turns"]
        ]  # fmt: skip
        assert len(chains) == sum(1 for _ in _placements(match))
        for tile, cell, turn, codes in chains[:: 1 + len(chains) // 12]:
            after = _played(match, codes) if codes else None
            if after is None or _board(after, seat)["hexes"] == _board(match, seat)["hexes"]:
                continue
            laid = _board(after, seat)["hexes"][len(_board(match, seat)["hexes"])]
            assert (laid["tile"], laid["q"], laid["r"], laid["turned"]) == (
                tile["tile"], cell["q"], cell["r"], turn["turned"],
            )  # fmt: skip
            islands = {island["island"]: island for island in _board(after, seat)["islands"]}
            now = {land["island"] for land in laid["lands"]}
            assert sorted((islands[i]["tiles"], islands[i]["finished"]) for i in now) == sorted(
                (shore["tiles"], shore["finished"]) for shore in turn["shores"]
            )


def _placements(match: Match) -> Iterator[Match]:
    """All ways to lay a tile, by answers."""
    laid = len(_board(match, match.actor or 0)["hexes"])

    def follow(at: Match) -> Iterator[Match]:
        if len(_board(at, match.actor or 0)["hexes"]) > laid:
            yield at
            return
        for action in at.legal:
            yield from follow(_played(at, [action.code]))

    yield from follow(match)


def test_a_chosen_tile_lies_where_a_gesture_puts_it() -> None:
    for match in _positions("cell", 3, 12):
        (tile,) = _ways(match)["lay"]
        assert [code for cell in tile["cells"] for code in cell["codes"]] == [action.code for action in match.legal]
        for cell in tile["cells"]:
            _played(match, cell["codes"] + cell["turns"][-1]["codes"])


def test_only_the_one_who_must_answer_sees_ways() -> None:
    match = next(_positions("action", 1, 3))
    assert match.actor is not None
    assert [seat for seat in (0, 1, None) if match.view(seat)["board"]["ways"] is not None] == [match.actor]
