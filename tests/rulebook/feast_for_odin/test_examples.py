"""The printed examples of the dice, of ships used again and again, of trading, and of the score."""

from __future__ import annotations

from typing import Any

from longhouse.games.feast_for_odin.components import CARD_NAMES, CARD_POINTS, ITEM
from longhouse.games.feast_for_odin.layouts import BONUS_ITEM, BONUS_NEEDS, BONUS_ROW, BONUSES, FIRST_LETTER
from longhouse.games.feast_for_odin.state import Step
from tests.positions import answer, arranging, legal_values
from tests.rulebook.feast_for_odin.table import (
    at_step,
    cards_of,
    claim,
    cover,
    die_will_show,
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
    words,
)


def test_a_raid_that_fails() -> None:
    """Rulebook, raids, the example: 4, then 5, then 3; 2 stone and a sword would make 6: declared a failure."""
    match = ready(longship=1, stone=2, long_sword=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.longship_ore[seat, 0] = 2
    die_will_show(match, 8, 4, 5, 3)
    use(match, "raid")
    word(match, "roll")
    word(match, "roll")
    assert match.view(None)["board"]["dice"] == {"dice": "raiding", "rolls": 3, "rolled": 3, "result": 3}
    assert words(match) == {"succeed", "fail"}
    reach = match.copy()
    word(reach, "succeed")
    assert question(reach) != "loot"
    assert have(reach, seat, "rune_stone", "stone", "long_sword") == (1, 0, 0)
    word(match, "fail")
    assert stock(match, seat) == {"longship": 1, "stone": 3, "long_sword": 2}


def test_a_pillage_that_succeeds() -> None:
    """Rulebook, pillages, the example: two ore aboard, one more loaded; 4, then 6; with a sword 10: jewelry."""
    match = ready(longship=1, ore=1, long_sword=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.longship_ore[seat, 0] = 2
    answer(match, "vessel", vessel="longship_2")
    die_will_show(match, 12, 4, 6)
    use(match, "pillage_2")
    word(match, "roll")
    word(match, "succeed")
    assert "jewelry" in legal_values(match, "item")
    assert "treasure_chest" not in legal_values(match, "item")
    answer(match, "item", item="jewelry")
    assert stock(match, seat) == {"longship": 1, "jewelry": 1}


def test_a_hunt_that_fails() -> None:
    """Rulebook, hunting, the example: 3, 7, 4 on the second space; declared a failure; no Viking comes back."""
    match = ready(wood=2, bow=2)
    seat = match.actor or 0
    die_will_show(match, 8, 3, 7, 4)
    use(match, "hunt_game_2")
    word(match, "roll")
    word(match, "roll")
    could = match.copy()
    word(could, "succeed")
    assert stock(could, seat) == {"hide": 1, "game_meat": 1}
    word(match, "fail")
    assert stock(match, seat) == {"wood": 3, "bow": 3}
    assert match.view(None)["board"]["players"][seat]["vikings"] == 4


def test_a_whaling_that_succeeds() -> None:
    """Rulebook, whaling, the example: three boats with five ore; 8 leaves 3 to pay; 4 is 0 and succeeds at once."""
    match = ready(whaling_boat=2, silver=3)
    seat = match.actor or 0
    with arranging(match) as s:
        s.boat_ore[seat, 0] = s.boat_ore[seat, 1] = 1
    answer(match, "ship", ship="whaling_boat")
    use(match, "whaling_up_to_three_boats")
    die_will_show(match, 12, 8, 4)
    answer(match, "boats", loaded=2, empty=1)
    assert match.view(None)["board"]["dice"]["result"] == 3
    events = word(match, "roll")
    assert "succeeded" in kinds(events)
    assert stock(match, seat) == {"whaling_boat": 3, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_two_minus_two_is_zero() -> None:
    """Rulebook, hunting: a result of 0 stops the rolling and cannot be a failure (ruling 23)."""
    match = ready(whaling_boat=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.boat_ore[seat, 0] = 1
    die_will_show(match, 12, 2)
    events = use(match, "whaling_up_to_three_boats")
    assert "succeeded" in kinds(events)
    assert have(match, seat, "whale_meat") == (1,)


def test_five_or_less_must_fail() -> None:
    """Rulebook, raids: without help a 5 after the third roll is a failure and is not asked (ruling 24)."""
    match = ready(longship=1)
    seat = match.actor or 0
    die_will_show(match, 8, 1, 2, 5)
    use(match, "raid")
    assert words(match) == {"roll", "fail"}
    word(match, "roll")
    events = word(match, "roll")
    assert "failed" in kinds(events)
    assert stock(match, seat) == {"longship": 1, "stone": 1, "long_sword": 1}


def test_a_consolation_weapon_is_always_found() -> None:
    """Rulebook, dice: from the discard pile, else the draw pile, else all the same (ruling 26)."""
    for left, used in ((0, 0), (3, 0), (3, 2)):
        match = ready()
        seat = match.actor or 0
        with arranging(match) as s:
            s.weapons_left[0], s.weapons_used[0] = left, used
        die_will_show(match, 8, 8)
        use(match, "hunt_game_1")
        word(match, "fail")
        assert have(match, seat, "bow") == (1,)
        state = match._state
        piles = (state.weapons_left[0], state.weapons_used[0])
        assert piles == ((left - (1 if left and not used else 0)), used - (1 if used else 0))


def test_weapons_and_wood_may_be_mixed() -> None:
    """Rulebook, hunting: the player decides what pays."""
    match = ready(wood=2, bow=3)
    seat = match.actor or 0
    die_will_show(match, 8, 3)
    use(match, "hunt_game_1")
    word(match, "succeed")
    assert legal_values(match, "number") == [1, 2, 3]
    answer(match, "number", number=2)
    assert stock(match, seat) == {"wood": 1, "bow": 1, "hide": 1, "game_meat": 1}
    assert match._state.weapons_used[0] == 2


def test_one_longship_serves_again_and_again() -> None:
    """Rulebook, action spaces: a raid, Newfoundland, an emigration with the same ship in one round."""
    match = ready(round_number=6, longship=1, silver=6)
    seat = match.actor or 0
    with arranging(match) as s:
        s.side[3] = 1
        s.passed[1 - seat] = 1
    die_will_show(match, 8, 8)
    use(match, "raid")
    word(match, "fail")
    word(match, "done")
    use(match, "explore_far")
    assert match._state.board_owner[FIRST_LETTER + 3] == seat
    word(match, "done")
    use(match, "emigrate_2")
    assert match.view(None)["board"]["players"][seat]["emigrated"] == {"longship": 1}


def test_overseas_trading_of_five_types() -> None:
    """Rulebook, trading, the example: five types turn to blue, the second linen stays green."""
    match = ready(knarr=1, silver=1, oil=1, hide=1, wool=1, linen=2, clothing=1)
    seat = match.actor or 0
    use(match, "overseas_trade_1")
    for item in ("clothing", "linen", "oil", "wool", "hide"):
        answer(match, "item", item=item)
    assert stock(match, seat) == {
        "knarr": 1,
        "linen": 1,
        "rune_stone": 1,
        "silverware": 1,
        "chest": 1,
        "silk": 1,
        "silver_hoard": 1,
    }


def test_stockfish_becomes_hide() -> None:
    """Rulebook, trade, the example of an upgrade."""
    match = ready(stockfish=1, silk=1)
    seat = match.actor or 0
    use(match, "upgrade_2")
    assert stock(match, seat) == {"hide": 1, "silk": 1}


def test_three_wood_and_an_ore_with_two_silver() -> None:
    """Rulebook, mountains, the example of 3 + 2: three wood of one strip, an ore and the 2 silver of another."""
    match = ready()
    seat = match.actor or 0
    with arranging(match) as s:
        order = [2, 0, *(k for k in range(8) if k not in (0, 2))]
        for place, strip in enumerate(order):
            s.strip_order[place] = strip
            s.strip[strip] = 0 if place < 2 else -1
        s.strips_up = 2
        s.strip[0] = 5
    use(match, "mountain_3_2")
    answer(match, "strip", strip=2)
    answer(match, "number", number=3)
    answer(match, "strip", strip=0)
    answer(match, "number", number=2)
    assert stock(match, seat) == {"wood": 3, "ore": 1, "silver": 2}


def test_income_of_five() -> None:
    """Rulebook, phase 7, the example: the smallest number in sight is 5."""
    match = new(1)
    with arranging(match) as s:
        own(s, 0)
        bonus = {(7, 2), (9, 1), (10, 5)}
        cells = [(r, c) for r in range(6, 12) for c in range(6) if (r, c) not in bonus]
        cover(s, 0, *sorted(cells, key=lambda rc: (max(11 - rc[0], rc[1]), rc)))
    assert match.view(0)["board"]["players"][0]["income"] == 5


def test_bear_island_rune_and_ore_need_six_cells() -> None:
    """Rulebook, exploration boards, the example: rune and ore of Bear Island with six cells covered."""
    match = new(1)

    def arrange(s: Any) -> None:
        own(s, 0)
        board = claim(s, 0, "A", side=1)
        layout = 2
        wanted = {ITEM["rune_stone"], ITEM["ore"]}
        cells = {
            (BONUS_ROW[layout, i] + k - 1, c)
            for i in range(BONUSES[layout])
            if {BONUS_ITEM[layout, i, 0], BONUS_ITEM[layout, i, 1]} & wanted
            for k in range(3)
            for c in range(13)
            if BONUS_NEEDS[layout, i, k] >> c & 1
        }
        assert len(cells) == 6
        cover(s, board, *sorted(cells))

    events = at_step(match, Step.BONUS, arrange)
    assert sorted(str(e.args["item"]) for e in events if e.kind == "bonus_received") == ["ore", "rune_stone"]


def test_a_fur_is_worth_eight_points() -> None:
    """Rulebook, ways to score: eight cells with -1 under one fur."""
    match = new(1)
    with arranging(match) as s:
        own(s, 0)
        lay(s, 0, "fur", 0, 0, 0)
    assert match.scores == (-78,)


def test_the_score_sheet() -> None:
    """Rulebook, scoring: every line of the sheet."""
    match = new(2)
    with arranging(match) as s:
        own(
            s,
            0,
            whaling_boat=1,
            knarr=2,
            longship=1,
            sheep=1,
            pregnant_sheep=1,
            cattle=1,
            pregnant_cattle=1,
            silver=7,
            wood=2,
            stone=9,
            english_crown=1,
        )
        s.emigrated[0, 1], s.emigrated[0, 2] = 1, 2
        s.penalties[0] = 2
        s.final_income[0] = 9
        s.stock[0, ITEM["shed"]], s.sheds_left = 1, 2
        s.board_owner[8], s.board_owner[11] = 0, 0
        s.stock[0, ITEM["stone_house"]] = s.stock[0, ITEM["long_house"]] = 1
        claim(s, 0, "C")
    sheet = match.score_sheet(0)
    assert sheet["ships"] == 3 + 2 * 5 + 8
    assert sheet["emigrations"] == 18 + 2 * 21
    assert sheet["exploration_boards"] == 16
    assert sheet["buildings"] == 8 + 10 + 17
    assert sheet["animals"] == 2 + 3 + 3 + 4
    assert sheet["silver"] == 7
    assert sheet["final_income"] == 9
    assert sheet["english_crown"] == 2
    assert sheet["penalties"] == -6
    minus = sum(
        row.count("-") for row in next(b for b in match.view(0)["board"]["boards"] if b["layout"] == "iceland")["grid"]
    )
    assert sheet["bare_cells"] == -(86 + 7 + 15 + minus + (4 - 2) + 0)
    assert sum(sheet.values()) == match.scores[0]


def test_ties_share_the_victory() -> None:
    """Rulebook, end: there are as many winners as are tied."""
    match = new(3)

    def arrange(s: Any) -> None:
        s.round_number = 7
        for seat in range(3):
            own(s, seat)
        s.penalties[2] = 1

    at_step(match, Step.GAME_OVER, arrange)
    assert match.winners == (0, 1)


def test_occupations_count_only_when_played() -> None:
    """Rulebook, scoring: printed points of the cards in play, which may be negative."""
    match = new(1, decks="ABC")
    best = max(range(190), key=lambda card: CARD_POINTS[card])
    worst = min(range(190), key=lambda card: CARD_POINTS[card])
    with arranging(match) as s:
        for place, card in enumerate((best, worst)):
            s.in_play[0, place] = card
        s.in_play_len[0] = 2
    assert match.score_sheet(0)["occupations"] == CARD_POINTS[best] + CARD_POINTS[worst]
    assert cards_of(match, 0, "occupations") == [CARD_NAMES[best], CARD_NAMES[worst]]


def test_free_actions_at_every_moment() -> None:
    """Rulebook, actions at any time: before income, feast and bonus, and before the scoring."""
    for step in (Step.BEFORE_INCOME, Step.BEFORE_FEAST, Step.BEFORE_BONUS, Step.BEFORE_SCORING):
        match = new(1)

        def arrange(s: Any, step: Step = step) -> None:
            own(s, 0, silk=1)
            if step == Step.BEFORE_SCORING:
                s.round_number = 7

        at_step(match, step, arrange)
        assert question(match) == "free"
        assert legal_values(match, "board") == ["home_board"]
        said = match.question().text("en")
        word(match, "done")
        assert question(match) != "free" or match.question().text("en") != said
