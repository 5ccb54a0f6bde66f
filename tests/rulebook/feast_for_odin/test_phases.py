"""The twelve phases of a round, the set-up and the end."""

from __future__ import annotations

from typing import Any

import pytest

import longhouse
from longhouse.games.feast_for_odin.components import HARVEST_LEVEL, ITEM, ROUNDS, STRIP_ITEMS, VIKINGS
from longhouse.games.feast_for_odin.components import read as read_facts
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LAYOUT_NAMES
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.phases import turn_boards
from longhouse.games.feast_for_odin.spaces import SPACE
from longhouse.games.feast_for_odin.state import Step
from longhouse.kernel.state import NOBODY
from tests.positions import arranging
from tests.rulebook.feast_for_odin.table import (
    at_step,
    cards_of,
    claim,
    cover,
    have,
    kinds,
    lay,
    new,
    own,
    question,
    ready,
    stock,
    use,
    word,
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_setup(players: int) -> None:
    """Rulebook, set-up: three weapons and a mead each (here after the first harvest and weapon), strips, imitation."""
    match = new(players, decks="A")
    board = match.view(None)["board"]
    assert [p["vikings"] for p in board["players"]] == [6] * players
    for seat in range(players):
        owned = stock(match, seat)
        assert {owned.pop(crop) for crop in ("peas", "beans", "flax", "mead")} == {1}
        assert sum(owned.values()) == 4
        assert all(owned.get(weapon, 0) >= 1 for weapon in ("bow", "snare", "spear"))
        assert (board["players"][seat]["hand_light"], board["players"][seat]["hand_dark"]) == (1, 0)
    assert len(board["mountains"]) == (3 if players == 4 else 2)
    imitations = [space["column"] for space in board["spaces"] if space["imitation"]]
    assert len(imitations) == (2 if players == 4 else 0)
    if players == 4:
        assert imitations[0] in (1, 2)
        assert imitations[1] in (3, 4)
    layouts = [b["layout"] for b in board["boards"] if b["board"].startswith("board_")]
    assert layouts == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert list(match.scores) == [-86] * players


def test_the_first_player_is_drawn() -> None:
    """Rulebook, course of the game: at random."""
    game = longhouse.game("feast_for_odin")
    assert {game.start(players=3, seed=seed).actor for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("length", "rounds", "first"), [("long", 7, 6), ("short", 6, 7)])
def test_phase_1_a_new_viking(length: str, rounds: int, first: int) -> None:
    """Rulebook, phase 1: one more Viking each round, twelve in the last one."""
    index = ("long", "short").index(length)
    assert ROUNDS[index] == rounds
    assert [VIKINGS[index, r] for r in range(1, rounds + 1)] == list(range(first, 13))
    match = new(length=length)
    seat = match.actor or 0
    events = at_step(match, Step.NEW_VIKING)
    assert kinds(events)[0] == "round_began"
    assert match.view(None)["board"]["players"][seat]["vikings"] == first + 1


@pytest.mark.parametrize("length", ["long", "short"])
def test_phase_2_harvest(length: str) -> None:
    """Rulebook, phase 2: one of each crop up to the level printed for the round; no harvest in some rounds."""
    index = ("long", "short").index(length)
    levels = [HARVEST_LEVEL[index, r] for r in range(1, ROUNDS[index] + 1)]
    assert levels == ([1, 2, 0, 3, 0, 4, 0] if length == "long" else [1, 0, 2, 0, 3, 0])
    crops = ["peas", "beans", "flax", "grain", "cabbage", "fruits"]
    for round_number, level in enumerate(levels, 1):
        match = new(length=length)

        def arrange(s: Any, now: int = round_number) -> None:
            s.round_number = now
            own(s, 0)

        told = at_step(match, Step.HARVEST, arrange)
        assert [event.args["level"] for event in told if event.kind == "harvested"] == ([level] if level else [])
        got = have(match, 0, *crops)
        assert got == tuple(int(k < {0: 0, 1: 3, 2: 4, 3: 5, 4: 6}[level]) for k in range(6))


@pytest.mark.parametrize("length", ["long", "short"])
def test_phase_3_boards_are_turned_and_get_silver(length: str) -> None:
    """Rulebook, phase 3 and the appendix table of silver: every unclaimed board in every round."""
    index = ("long", "short").index(length)
    table = read_facts("rounds")["exploration_silver"][length]
    match = new(length=length)
    with arranging(match) as s:
        for round_number in range(1, ROUNDS[index] + 1):
            s.round_number = round_number
            turn_boards(s)
            for letter in range(4):
                name = LAYOUT_NAMES[layout_of(s, FIRST_LETTER + letter)]
                assert s.board_silver[letter] == table[name][f"round_{round_number}"], (round_number, name)


def test_phase_3_claimed_boards_stay() -> None:
    """Rulebook, phase 3: a claimed board is not turned and gets nothing, the others get their silver all the same."""
    match = new()

    def arrange(s: Any) -> None:
        s.round_number = 3
        claim(s, 0, "A")

    events = at_step(match, Step.FLIP, arrange)
    board = match.view(None)["board"]["boards"]
    silver = {b["layout"]: b["silver"] for b in board if b["board"].startswith("board_")}
    assert silver == {"shetland": 0, "faroe_islands": 2, "iceland": 2, "greenland": 2}
    assert "board_turned" not in kinds(events)


def test_phase_4_everybody_draws_a_weapon() -> None:
    """Rulebook, phase 4: one card, face up; an empty pile is made anew from the discards."""
    match = new(3)

    def arrange(s: Any) -> None:
        for seat in range(3):
            own(s, seat)
        for i in range(4):
            s.weapons_left[i] = 0
            s.weapons_used[i] = 0
        s.weapons_used[3] = 11

    events = at_step(match, Step.DRAW_WEAPON, arrange)
    assert kinds(events).count("weapon_drawn") == 3
    assert [have(match, seat, "long_sword") for seat in range(3)] == [(1,)] * 3
    assert match._state.weapons_left[3] == 8


def test_phase_5_turns_go_round_until_all_have_passed() -> None:
    """Rulebook, phase 5: one space a turn, clockwise; who has passed is out; without Vikings one must pass."""
    match = new(3)
    with arranging(match) as s:
        for seat in range(3):
            own(s, seat)
        first = s.actor
        s.thing[(first + 1) % 3] = 0
    use(match, "mountain_2")
    match.play(match.legal_codes[0])
    if question(match) == "take":
        match.play(match.legal_codes[0])
    if match.actor == first:
        word(match, "done")
    assert match.actor == (first + 2) % 3
    word(match, "pass")
    while question(match) != "turn":
        word(match, "done")
    assert match.actor == first
    events = word(match, "pass")
    assert "first_player" in kinds(events)


def test_phase_6_the_last_to_place_is_first() -> None:
    """Rulebook, phase 6: the moose goes to whoever placed Vikings last; if nobody did it stays (ruling 22)."""
    match = new(2)
    first = match.actor or 0
    word(match, "pass")
    use(match, "weekly_beans")
    while question(match) != "turn":
        word(match, "done")
    events = word(match, "pass")
    (told,) = [event for event in events if event.kind == "first_player"]
    assert told.args["player"] == ["red", "yellow"][1 - first]
    assert match._state.first == 1 - first
    still = new(2)
    first = still.actor or 0
    word(still, "pass")
    word(still, "pass")
    assert still._state.first == first


def test_phase_7_income() -> None:
    """Rulebook, phase 7: the smallest number in sight on home board and exploration boards."""
    match = new(2)

    def arrange(s: Any) -> None:
        own(s, 0)
        own(s, 1)
        lay(s, 0, "robe", 0, 9, 0)
        board = claim(s, 1, "A")
        assert board == 4

    events = at_step(match, Step.INCOME, arrange)
    paid = {event.args["player"]: event.args["silver"] for event in events if event.kind == "income_paid"}
    assert paid["red"] == 2
    shetland = match.view(None)["board"]["boards"]
    assert paid.get("yellow", 0) == next(b["income"] for b in shetland if b["layout"] == "shetland")


def test_phase_7_of_the_last_round_is_only_noted() -> None:
    """Rulebook, end: the last income goes to the score and cannot pay the banquet (ruling 27)."""
    match = new(1)

    def arrange(s: Any) -> None:
        s.round_number = 7
        own(s, 0)
        lay(s, 0, "robe", 0, 9, 0)

    events = at_step(match, Step.INCOME, arrange)
    assert "income_noted" in kinds(events)
    assert have(match, 0, "silver") == (0,)
    assert match.score_sheet(0)["final_income"] == 2


def test_phase_9_ends_the_last_round() -> None:
    """Rulebook, end: right after the feast; no bonus, mountain or return phase."""
    match = new(1)

    def arrange(s: Any) -> None:
        s.round_number = 7
        own(s, 0)

    events = at_step(match, Step.FEAST, arrange)
    assert kinds(events)[-1] == "game_ended"
    assert match.over
    assert match.score_sheet(0)["penalties"] == -36
    assert "strips_cleared" not in kinds(events)


def test_phase_10_bonuses() -> None:
    """Rulebook, phase 10: bare bonus cells with everything around them covered, all boards at once."""
    match = new(1)

    def arrange(s: Any) -> None:
        own(s, 0)
        cover(s, 0, (4, 0), (4, 1), (5, 1), (6, 0), (6, 1))
        s.board_owner[8] = 0
        s.stock[0, ITEM["stone_house"]] = 1
        cover(s, 8, (0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3))

    events = at_step(match, Step.BONUS, arrange)
    got = [event.args["item"] for event in events if event.kind == "bonus_received"]
    assert sorted(map(str, got)) == ["hide", "ore"]


def test_phase_10_a_tile_that_is_gone_pays_nothing() -> None:
    """Ruling 6: the cloakpin of Newfoundland only while it is on the oval board."""
    for gone in (False, True):
        match = new(2)

        def arrange(s: Any, gone: bool = gone) -> None:
            own(s, 0)
            own(s, 1, **({"cloakpin": 1} if gone else {}))
            board = claim(s, 0, "D", side=1)
            grid = read_facts("boards")["exploration_board"]
            newfoundland = next(b for b in grid if b["id"] == "newfoundland")["grid"]
            around = [(r, c) for r in (4, 5, 6) for c in (0, 1, 2) if (r, c) != (5, 1)]
            cover(s, board, *[(r, c) for r, c in around if newfoundland[r][c] in "o-i"])

        events = at_step(match, Step.BONUS, arrange)
        assert ("bonus_received" in kinds(events)) is not gone


def test_phase_11_mountains() -> None:
    """Rulebook, phase 11: each strip loses an item, with its last 2 silver it goes; a new one comes."""
    match = new(2)

    def arrange(s: Any) -> None:
        a, b = (s.strip_order[k] for k in range(2))
        s.strip[a], s.strip[b] = 2, STRIP_ITEMS - 1

    at_step(match, Step.MOUNTAINS, arrange)
    s: Any = match._state
    a, b, c = (s.strip_order[k] for k in range(3))
    assert (s.strip[a], s.strip[b], s.strip[c]) == (3, STRIP_ITEMS, 0)
    shown = {m["strip"]: len(m["items"]) for m in match.view(None)["board"]["mountains"]}
    assert shown == {a: 4, b: 0, c: 7}


def test_phase_11_strips_run_out_with_four_players() -> None:
    """Rulebook, phase 11: in the long game with four players no strip is left for the last round."""
    match = new(4)
    for expected in (4, 5, 6, 7, 8, 8):
        at_step(match, Step.MOUNTAINS)
        assert match._state.strips_up == expected


def test_phase_12_vikings_return() -> None:
    """Rulebook, phase 12: every space is free again."""
    match = ready()
    use(match, "weekly_beans")
    at_step(match, Step.RETURN_VIKINGS)
    assert match._state.space_owner[SPACE["weekly_beans"]] == NOBODY
    assert match.view(None)["board"]["round"] == 2
    assert [p["vikings"] for p in match.view(None)["board"]["players"]] == [7, 7]


def test_solo_vikings_of_the_last_round_block() -> None:
    """Rulebook, solo: this round's Vikings stay and block in the next round, then come back."""
    match = ready(1)
    use(match, "weekly_beans")
    at_step(match, Step.RETURN_VIKINGS)
    (space,) = [s for s in match.view(0)["board"]["spaces"] if s["space"] == "weekly_beans"]
    assert (space["blocked"], space["owner"]) == (True, None)
    reason = match.why_not({"kind": "space", "args": {"space": "weekly_beans"}})
    assert reason is not None
    assert reason.text() == "your Vikings of the last round still stand there"
    use(match, "produce_mead")
    at_step(match, Step.RETURN_VIKINGS)
    blocked = [s["space"] for s in match.view(0)["board"]["spaces"] if s["blocked"]]
    assert blocked == ["produce_mead"]


@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_solo_vikings_of_each_round(length: str, vikings: list[int]) -> None:
    """Rulebook, solo: both colours together give as many Vikings as with several players."""
    solo = read_facts("rounds")["solo"][length]
    colours = {"first": [solo["first_on_thing_square"], 0], "second": [solo["second_on_waiting_space"], 0]}
    for colour, counts in colours.items():
        counts[1] = counts[0]
        for round_number in range(1, len(vikings) + 1):
            counts[1] += solo[f"{colour}_on_banquet"].get(f"round_{round_number}", 0)
            if (round_number % 2 == 1) == (colour == "first"):
                assert counts[1] == vikings[round_number - 1]
    assert solo["vikings_per_round"] == vikings


def test_solo_starting_card_may_be_chosen() -> None:
    """Rulebook, solo: any light brown card of the decks in the game."""
    match = longhouse.game("feast_for_odin").start(players=1, seed=3, decks="B", start_card="choose")
    assert question(match) == "start-card"
    assert len(match.legal) == 15
    chosen = match.legal[4]
    match.play(chosen)
    assert cards_of(match, 0, "hand", viewer=0) == [chosen.args["card"]]
    assert question(match) == "turn"


@pytest.mark.parametrize(
    ("decks", "starting", "dark"),
    [("A", 15, 57), ("B", 15, 44), ("C", 15, 44), ("AB", 30, 101), ("ABC", 45, 145), ("none", 0, 0)],
)
def test_decks(decks: str, starting: int, dark: int) -> None:
    """Rulebook, contents: 45 light and 145 dark brown cards in three decks."""
    match = longhouse.game("feast_for_odin").start(players=1, seed=3, decks=decks)
    s: Any = match._state
    held = s.hand_len[0]
    assert held == (1 if starting else 0)
    assert sum(s.card_at[card] == 5 for card in range(190)) == max(0, starting - 1)
    assert s.deck_len == dark
