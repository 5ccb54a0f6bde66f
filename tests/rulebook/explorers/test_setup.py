"""Setting the table: the numbered steps of the set-up in 004_00b43d7a92981ddd.txt, and the solo game's changes."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.games.explorers.components import CAPTAIN_NAMES, CLOSED_CELLS, START_NAMES, TILES
from tests.positions import answer, legal_values
from tests.rulebook.explorers.chart import CENTRE, RED, board, kinds, new, player, sound


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", START_NAMES)
def test_the_starting_board_is_three_fixed_hexes_and_the_mainland(side: str, players: int) -> None:
    """004 set-up 1; rulings 4 and 5: three fixed hexes in a row above the mainland, nothing on them."""
    match = new(players, start_board=side)
    seen = board(match)
    assert seen["start_board"] == side
    assert [(h["q"], h["r"]) for h in seen["hexes"]] == [(-1, 0), (0, 0), (1, 0)]
    for fixed in seen["hexes"]:
        assert fixed["parts"][2:4] == "mm"
        assert fixed["settlement"] is None
        assert not fixed["enemy_ship"]
        assert all(not land["livestock"] for land in fixed["lands"])
    assert sound(match)


def test_the_four_sides_differ() -> None:
    """004 set-up 1: two boards with two sides each."""
    coasts = {tuple(h["parts"] for h in board(new(start_board=side))["hexes"]) for side in START_NAMES}
    assert len(coasts) == 4


def test_the_supplies() -> None:
    """004 MATÉRIEL and set-up 2: 26 animals of six kinds, 14 settlements of strength 2 to 5, 12 enemy ships."""
    supply = board(new(2))["supply"]
    assert supply["livestock"] == {"pig": 6, "chicken": 5, "goat": 5, "sheep": 4, "cattle": 3, "horse": 3}
    assert sum(supply["livestock"].values()) == 26
    assert sum(supply["settlements"].values()) == 14
    assert set(supply["settlements"]) == {"2", "3", "4", "5"}
    assert supply["enemy_ships"] == supply["unseen_safe"] + supply["unseen_deadly"] == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_tiles_each_and_the_rest_in_the_stack(players: int) -> None:
    """004 set-up 3: 48 tiles, three face down to each player, who may look at them."""
    match = new(players)
    assert TILES == 48
    assert board(match)["stack"] == 48 - 3 * players
    for seat in range(players):
        assert all(player(match, seat, seat)["hand"])
        assert len(player(match, seat, seat)["hand"]) == 3
        assert player(match, seat, (seat + 1) % players)["hand"] == [None] * 3
        assert player(match, seat)["hand"] == [None] * 3


def test_tiles_are_shuffled() -> None:
    """004 set-up 3: every tile can be dealt to every seat."""
    dealt = Counter(tile["tile"] for seed in range(200) for tile in player(new(2, seed), 0, 0)["hand"])
    assert len(dealt) == 48
    assert max(dealt.values()) < 40  # 12.5 on average


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_captains_each_one_is_kept_all_revealed_together(players: int) -> None:
    """004 set-up 4; ruling 2: everyone chooses in secret, then all are turned up; the rest leave the game."""
    match = new(players)
    first, chosen = int(match._state.actor), {}
    for turn in range(players):
        seat = match.actor
        assert seat is not None
        assert seat == (first + turn) % players
        offered = legal_values(match, "captain")
        assert len(offered) == 2
        assert set(offered) == set(player(match, seat, seat)["captains"])
        for other in range(players):
            if other != seat:
                assert player(match, seat, other)["captains"] is None
        chosen[seat] = offered[turn % 2]
        events = answer(match, "captain", captain=chosen[seat])
    assert kinds(events).count("captain_revealed") == players
    for seat in range(players):
        assert player(match, seat)["captains"] == [chosen[seat]]
    assert len(set(chosen.values())) == players


def test_a_choice_of_captain_stays_hidden_until_the_last() -> None:
    """Ruling 2: nobody sees another's choice before having chosen."""
    match = new(3)
    seat = match.actor
    assert seat is not None
    (event,) = answer(match, "captain", captain=legal_values(match, "captain")[0])
    assert event.args["captain"] is not None
    assert event.seen_by((seat + 1) % 3).args["captain"] is None
    assert event.seen_by(None).args["captain"] is None
    assert player(match, seat, (seat + 1) % 3)["captains"] is None
    assert player(match, seat)["has_chosen"]


@pytest.mark.parametrize("side", START_NAMES)
def test_longship_vikings_and_outposts(side: str) -> None:
    """004 set-up 5 and 6; ruling 3: seven Vikings, two aboard at the centre hex, five ashore, five outposts."""
    match = new(4, start_board=side)
    for seat in range(4):
        own = player(match, seat)
        assert own["ship"]["hex"] == CENTRE
        assert own["ship"]["vikings"] == 2
        assert own["ship"]["livestock"] == {}
        assert own["mainland"] == 5
        assert own["outposts_left"] == 5
        assert own["dead"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_and_the_right_neighbour_holds_winter(players: int) -> None:
    """004 set-up 7; ruling 1: every seat can begin; the seat before it plays last."""
    firsts = set()
    for seed in range(40):
        match = new(players, seed)
        opening = match.opening[0]
        assert opening.kind == "first_player"
        s = match._state
        assert s.winter == (s.actor - 1) % players
        firsts.add(s.actor)
        assert board(match)["winter"] == opening.args["winter"]
    assert firsts == set(range(players))


def test_closed_cells_keep_tiles_off_the_mainland() -> None:
    """004 "PLACER DES TUILES"; ruling 6: the cells around the mainland are never open."""
    seen = board(new(2))
    assert not {(cell["q"], cell["r"]) for cell in seen["open"]} & set(CLOSED_CELLS)
    assert len(seen["open"]) == 6  # west and east ends, and four above


# ---------------------------------------------------------------------------- alone
def test_alone_no_tile_is_dealt_and_two_captains_lie_open() -> None:
    """004 solo "Mise en place"; ruling 34: no hand, no winter token, two captains face up, neither Queen nor Scout."""
    seen = set()
    for seed in range(60):
        match = new(1, seed)
        captains = player(match, RED)["captains"]
        assert len(set(captains)) == 2
        seen |= set(captains)
        assert board(match)["winter"] is None
        assert board(match)["turn"] == 1
    assert seen == set(CAPTAIN_NAMES) - {"queen", "scout"}


def test_with_others_every_captain_can_be_dealt() -> None:
    """004 set-up 4: eleven captains."""
    seen = {captain for seed in range(60) for captain in legal_values(new(2, seed), "captain")}
    assert seen == set(CAPTAIN_NAMES)
    assert len(CAPTAIN_NAMES) == 11
