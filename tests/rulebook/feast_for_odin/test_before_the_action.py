"""002_9735c42eb3e7d3c9.txt: what comes between placing Vikings and their action.

Page 9 (a space is occupied only if one of its effects is used), page 13 (ore is loaded at any time, right before an
action too), page 20 (the card of the fourth column is played before the action, its effects at once).
"""

from __future__ import annotations

from typing import Any

import pytest

import longhouse
from longhouse.games.feast_for_odin.components import ORE, STRIP, STRIP_ITEMS, STRIPS
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, holding, laid_out

CHIEF, MINER, TUTOR, WHARF_OWNER, PRIVATE_CHEF = 5, 22, 52, 61, 67
PREACHER, CRAFTER, ARMED_FIGHTER = 87, 113, 164
ORE_STRIPS = [(n + 1, k) for n in range(STRIPS) for k in range(STRIP_ITEMS) if STRIP[n, k] == ORE]
WOOD_AND_STONE = (1, 0)  # 2 wood, then 2 stone


def by_the_second_rules(hall: Hall) -> Hall:
    """The same position in a game begun under rules version 2."""
    with hall.arrange() as s:
        s.later_rules = 0
    return hall


def told(hall: Hall) -> list[str]:
    """The kinds of the events of the last answer."""
    return [event.kind for event in hall.match.history[-1].events]


def played(hall: Hall) -> list[tuple[str, Any]]:
    """The events of the last answer about cards, with the card."""
    return [(event.kind, event.args["card"]) for event in hall.match.history[-1].events if "card" in event.args]


# ---------------------------------------------------------------------------- page 13
def whaler_with_a_gift(**stock: int) -> Hall:
    """Armed Fighter lies there, and ore is the next item of a strip."""
    hall = laid_out(ARMED_FIGHTER, whaling_boat=1, **stock)
    hall.strips(ORE_STRIPS[0])
    return hall


def test_ore_of_a_gift_is_loaded_before_the_action() -> None:
    """Page 13: at any time, right before an action too; the ore that a card gives counts for the whale."""
    hall = whaler_with_a_gift()
    hall.use("whaling_one_boat")
    hall.accept()
    hall.take(ORE_STRIPS[0][0], 1)
    assert hall.question == "free"
    assert "action" in hall.match.question().text("en")
    assert legal_values(hall.match, "vessel") == ["whaling_boat_0"]
    hall.answer("vessel", vessel="whaling_boat_0")
    assert told(hall)[0] == "ore_loaded"
    assert "die_rolled" in told(hall)  # nothing else is left to do before it
    assert hall.match._state.boat_ore[hall.seat, 0] == 1


def test_no_moment_is_asked_for_when_nothing_came() -> None:
    """Free actions were offered before the Vikings were placed; only something new is worth another question."""
    hall = laid_out(ARMED_FIGHTER, whaling_boat=1, ore=1)
    hall.strips()
    hall.use("whaling_one_boat")
    assert "die_rolled" in told(hall)
    hall = by_the_second_rules(whaler_with_a_gift())
    hall.use("whaling_one_boat")
    hall.accept()
    hall.take(ORE_STRIPS[0][0], 1)
    assert "die_rolled" in told(hall)


def test_a_card_of_the_fourth_column_brings_a_moment() -> None:
    """Page 13: the miner's ore goes aboard before the whaling."""
    hall = holding(MINER, longship=1, whaling_boat=1)
    hall.use("whaling_one_boat")
    hall.answer("card", card="miner")
    assert hall.question == "free"
    assert set(legal_values(hall.match, "vessel")) == {"whaling_boat_0", "longship_0"}
    assert legal_values(hall.match, "board") == []  # tiles can wait: what is laid changes no action
    hall.say("done")
    assert "die_rolled" in told(hall)


def test_a_card_drawn_in_the_third_column_may_be_played_by_the_tutor() -> None:
    """Page 12: occupations that act at any time do so between the card drawn and the action, too."""
    hall = laid_out(TUTOR, silver=1)
    hall.use("weekly_fruits_oil_salt_meat")
    assert hall.question == "free"
    hall.answer("card", card="tutor")
    hall.match.play(hall.match.legal_codes[0])  # the card that was drawn
    assert hall.match._state.in_play_len[hall.seat] == 2


# ---------------------------------------------------------------------------- page 9
def test_a_card_cannot_spend_what_the_action_needs() -> None:
    """Page 9: the space costs 3 silver, and the cook would leave 2 of 6."""
    hall = holding(PRIVATE_CHEF, silver=6)
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="private_chef")
    assert hall.until_asked() == "turn"
    assert hall.change() == {"silver": -3, "cattle": 1, "sheep": 1}
    hall = holding(PRIVATE_CHEF, silver=7)
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="private_chef")
    hall.accept()
    assert hall.until_asked() == "turn"
    assert hall.change() == {"silver": -7, "silverware": 2, "game_meat": 1, "mead": 1, "cattle": 1, "sheep": 1}


def test_under_the_second_rules_the_effect_was_skipped() -> None:
    """Games begun under rules version 2 are played on as they were."""
    hall = by_the_second_rules(holding(PRIVATE_CHEF, silver=6))
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="private_chef")
    hall.accept()
    assert hall.change() == {"silver": -4, "silverware": 2, "game_meat": 1, "mead": 1}


def test_a_ship_that_the_action_needs_is_not_sold() -> None:
    """Page 9: plundering takes two longships."""
    hall = holding(WHARF_OWNER, longship=2)
    hall.use("plunder")
    hall.answer("card", card="wharf_owner")
    assert hall.change() == {"silver_hoard": 1}
    hall = holding(WHARF_OWNER, longship=3)
    hall.use("plunder")
    hall.answer("card", card="wharf_owner")
    hall.accept()
    assert hall.until_asked() == "turn"
    assert hall.change() == {"longship": -1, "silver": 8, "silver_hoard": 1}


def test_a_ship_is_not_bought_with_what_the_action_needs() -> None:
    """Page 9, in the moment before the action: 3 silver are for the cattle, 2 cannot buy a ship."""
    hall = holding(MINER, longship=2, silver=3)
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="miner")
    assert hall.question == "free"
    assert legal_values(hall.match, "ship") == []
    hall = holding(MINER, longship=3, silver=3)
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="miner")
    assert legal_values(hall.match, "ship") == ["whaling_boat"]


def test_ore_that_the_action_needs_is_not_loaded() -> None:
    """Page 9, in the moment before the action: the only ore is for the forge, of two one may go aboard."""
    for ore, aboard in ((0, []), (1, ["whaling_boat_0"])):
        hall = laid_out(CRAFTER, whaling_boat=1, ore=ore, silver=3)
        hall.strips(ORE_STRIPS[0])
        hall.use("forge")
        if hall.question == "use-card":
            hall.answer("card", card=hall.card)
        hall.take(ORE_STRIPS[0][0], 1)
        assert hall.question == "free"
        assert legal_values(hall.match, "vessel") == aboard


def test_a_feast_before_the_action_leaves_its_price() -> None:
    """Page 9: at the chief's feast no silver is laid that the space costs."""
    hall = holding(CHIEF, silver=4)
    hall.use("buy_cattle_and_sheep")
    hall.answer("card", card="chief")
    while hall.question != "coins":
        hall.say("done")
    assert hall.numbers() == [0, 1]


# ---------------------------------------------------------------------------- page 20
def test_the_card_of_the_fourth_column_opens_its_space() -> None:
    """Page 20: the miner's stone builds the house."""
    hall = holding(MINER, PRIVATE_CHEF, longship=2, wood=2)
    assert hall.may_use("build_house_and_ship")
    hall.use("build_house_and_ship")
    assert ("card_played", "miner") in played(hall)  # the only answer: not one that does not open it, and not none
    assert hall.question == "free"
    hall.say("done")
    hall.option(0)
    assert hall.until_asked() == "turn"
    assert hall.change() == {"wood": -2, "ore": 2, "silver": 2, "stone_house": 1, "longship": 1}


@pytest.mark.parametrize(
    ("number", "space", "stock"),
    [
        (MINER, "build_house_and_ship", {"longship": 1, "wood": 2}),  # one stone is not enough
        (MINER, "build_house_and_ship", {"longship": 2, "wood": 1}),
        (PRIVATE_CHEF, "plunder", {"silver": 7, "longship": 1}),
        (MINER, "build_longship", {"longship": 4, "silver": 1}),  # the third column has no such card
    ],
)
def test_a_card_that_opens_nothing(number: int, space: str, stock: dict[str, int]) -> None:
    """Page 9: a space of no use is not occupied, whatever card is played before it."""
    assert not holding(number, **stock).may_use(space)


def test_under_the_second_rules_no_card_opened_its_space() -> None:
    """Games begun under rules version 2 are played on as they were."""
    hall = holding(MINER, longship=2, wood=2)
    assert hall.may_use("build_house_and_ship")
    assert not by_the_second_rules(hall.copy()).may_use("build_house_and_ship")


def test_what_opens_the_space_cannot_be_declined() -> None:
    """Page 20 with page 9: the preacher takes the strip that the house needs, neither another nor the crucifix."""
    hall = holding(PREACHER)
    hall.strips(WOOD_AND_STONE, (2, 0))
    hall.use("build_house_and_ship")
    assert hall.change() == {"wood": 2, "stone": 2}  # one answer everywhere: the card, its option, its strip, 4 items
    assert hall.question == "option"  # of the space: which house


# ---------------------------------------------------------------------------- cards that take from the mountains
def test_a_card_takes_exactly_its_number() -> None:
    """Preacher: 4 items, Wanderer: 2; a shorter strip gives all that it has. Spaces give up to their number."""
    hall = holding(PREACHER)
    hall.strips((1, 0), (2, 0))
    hall.play()
    hall.accept()
    hall.option(1)
    hall.answer("strip", strip=0)
    assert hall.change() == {"wood": 2, "stone": 2}
    hall = by_the_second_rules(holding(PREACHER))
    hall.strips((1, 0), (2, 0))
    hall.play()
    hall.accept()
    hall.option(1)
    hall.answer("strip", strip=0)
    assert hall.numbers() == [1, 2, 3, 4]


# ---------------------------------------------------------------------------- older games
def test_an_older_game_is_begun_and_kept_under_its_rules() -> None:
    """The version is in the record, in the file, and in every possible world."""
    options: dict[str, Any] = {"decks": "ABC"}
    match = longhouse.game("feast_for_odin", 2).start(players=2, seed=3, **options)
    assert match._state.later_rules == 0
    again = longhouse.Match.from_json(match.to_json())
    assert (again.game.rules_version, again._state.later_rules) == (2, 0)
    assert match.seen_by(0).sample(5)._state.later_rules == 0
    newest = longhouse.game("feast_for_odin").start(players=2, seed=3, **options)
    assert (newest.game.rules_version, newest._state.later_rules) == (3, 1)
