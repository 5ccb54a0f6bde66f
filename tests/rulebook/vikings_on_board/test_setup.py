"""Setting the table. INSTALLATION in 000_cf6bbf301f000b40.txt, the opening pages of 003_2b11a1c9432f18d0.txt."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.games.vikings_on_board.components import CLAN_NAMES
from tests.rulebook.vikings_on_board.fjord import new

LETTERS = {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vikings_stand_in_the_printed_order(players: int) -> None:
    """000 D, 003 C: 4, 3 or 2 Vikings each; one of each drawn, then AB BA AB BA, ABC BCA CAB or ABCD DCBA."""
    for seed in range(20):
        village = new(players, seed).view(None)["board"]["village"]
        waiting = [building["waiting"] for building in village]
        drawn = waiting[:players]
        assert sorted(drawn) == sorted(CLAN_NAMES[:players])
        expected = [drawn["ABCD".index(letter)] for letter in LETTERS[players]]
        assert waiting == expected + [None] * (11 - len(expected))
        assert [building["placed"] for building in village] == [None] * 11


def test_the_first_order_is_drawn_at_random() -> None:
    """000 D, 003 C: the Vikings leave the hand at random."""
    orders = {tuple(b["waiting"] for b in new(3, seed).view(None)["board"]["village"][:3]) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("seed", range(20))
def test_every_ship_has_three_pieces_of_three_clans(seed: int) -> None:
    """000 K, 003 (ship body pieces), ruling 1: all 24 pieces, three a ship, no colour twice."""
    ships = new(2, seed).view(None)["board"]["ships"]
    aboard = [piece for ship in ships for piece in ship["body"]]
    assert sorted(piece["piece"] for piece in aboard) == list(range(24))
    for ship in ships:
        assert len({piece["clan"] for piece in ship["body"]}) == 3
    shields = Counter((piece["clan"], piece["shields"]) for piece in aboard)
    assert shields == {(clan, n): 2 for clan in CLAN_NAMES for n in (1, 2, 3)}


def test_every_clan_can_be_missing_anywhere() -> None:
    """Ruling 1: the deal is uniform, so each clan is missing from each ship in a quarter of the games."""
    missing: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        for ship in new(2, seed).view(None)["board"]["ships"]:
            (clan,) = set(CLAN_NAMES) - {piece["clan"] for piece in ship["body"]}
            missing[ship["ship"], clan] += 1
    assert len(missing) == 32
    assert all(60 < count < 145 for count in missing.values())  # 100 +- 5 standard deviations


@pytest.mark.parametrize("seed", range(10))
def test_tokens_market_sterns_and_barrels(seed: int) -> None:
    """000 C, F to I; 003 (B, sterns, market, supplies): 7 and 8 tokens, 5 of a kind, values 1, 7 sterns, 4 barrels."""
    match = new(3, seed)
    board = match.view(0)["board"]
    assert [len(stack) for stack in board["stacks"].values()] == [7, 8]
    s = match._state
    tokens = Counter(s.stack[k, i] for k in range(2) for i in range(s.stack_len[k]))
    assert tokens == {0: 5, 1: 5, 2: 5}
    assert set(board["market"].values()) == {1}
    assert board["sterns"] == 7
    assert board["clans"][0]["barrels"] == [1, 2, 3, 4]
    assert board["clans"][1]["barrels"] == [None] * 4
    assert board["clans"][3]["barrels"] == []
    assert board["clans"][3]["seat"] is None


def test_the_first_viking_moves_first() -> None:
    """000 TOUR DE JEU; 003 Round Summary 1: the Viking nearest to the first building."""
    for seed in range(10):
        match = new(4, seed)
        first = match.view(None)["board"]["village"][0]["waiting"]
        assert match.actor is not None
        assert CLAN_NAMES[match.actor] == first
        assert match.question().kind == "building"
