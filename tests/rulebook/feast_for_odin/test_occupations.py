"""How occupations work together: the order of several, limits, moments, and that they come to an end.

Each card has its own test in cards/.
"""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.feast_for_odin import clauses
from longhouse.games.feast_for_odin.clauses import (
    CARD_OF_CLAUSE,
    CLAUSE,
    CLAUSES,
    RULE_CARD,
    RULE_NUMBER,
    RULES,
    Part,
)
from longhouse.games.feast_for_odin.components import (
    CARDS,
    HARVEST_LEVEL,
    ITEM,
    ITEM_NAMES,
    OCCUPATIONS,
    ORANGE,
    UPGRADE,
)
from longhouse.games.feast_for_odin.operations import Untranslatable
from longhouse.games.feast_for_odin.rules.invariants import broken
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import holding, laid_out, number_of


def used(events: tuple[Any, ...]) -> list[tuple[str, int]]:
    """The cards used, each with the number of its clause."""
    return [(event.args["card"], event.args["clause"]) for event in events if event.kind == "card_used"]


# ---------------------------------------------------------------------------- from the data
def test_every_clause_of_every_card_is_translated() -> None:
    """data/occupations.toml: 190 cards; each clause waits for something or changes a rule."""
    waiting = {(CARD_OF_CLAUSE[k], CLAUSE[k, Part.NUMBER]) for k in range(CLAUSES)}
    standing = {(RULES[row, RULE_CARD], RULES[row, RULE_NUMBER]) for row in range(len(RULES))}
    printed = {(card, i) for card in range(CARDS) for i in range(len(OCCUPATIONS[card]["effect"]))}
    assert CARDS == 190
    assert waiting | standing == printed
    assert not waiting & standing


@pytest.mark.parametrize(
    "clause",
    [
        {"on": {"event": "full_moon"}, "do": []},
        {"on": {"event": "play"}, "do": [{"op": "dance"}]},
        {"on": {"event": "play"}, "do": [{"op": "gain", "items": {"oil": 1}, "twice": True}]},
        {"on": {"event": "play", "colour": "red"}, "do": []},
        {"on": {"event": "state"}, "if": [{"of": "silver", "at_least": 9}], "do": []},
        {"on": {"event": "always"}, "do": [{"op": "rule", "name": "fly"}]},
        {"on": {"event": "play"}, "do": [{"op": "move", "item": "wood", "from": "supply", "to": "own_ships", "n": 2}]},
        {"on": {"event": "play"}, "do": [{"op": "move", "item": "ore", "from": "supply", "to": "new_ship"}]},
    ],
)
def test_what_cannot_be_translated_names_the_card(monkeypatch: pytest.MonkeyPatch, clause: dict[str, Any]) -> None:
    """Data with an unknown event, operation, key, state or rule is refused when it is read."""
    monkeypatch.setattr(clauses, "OCCUPATIONS", [{**OCCUPATIONS[0], "effect": [clause]}])
    with pytest.raises(Untranslatable, match=r"card 1 \(peddler\)"):
        clauses._translate_all()


def _operations(do: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All operations, those inside options too."""
    inner = [op for one in do for option in one.get("options", []) for op in _operations(option["do"])]
    return [op for op in do if op["op"] != "choose"] + inner


# What things are worth so that nothing done at any time makes a player richer; all else is worth nothing.
WORTH = {
    "silver": 1,
    "wood": 1,
    "hand": 1,
    "hide": 1,
    "linen": 1,
    "wool": 2,
    "rune_stone": 2,
    "silverware": 1,
    "flax": 1,
    "beans": 1,
    "grain": 2,
    "salt_meat": 2,
    "any_cattle": 5,
    "any_weapon": 1,
}


def _worth(things: dict[str, int]) -> int:
    return sum(n * WORTH.get(name, 0) for name, n in things.items())


def _exchanges(op: dict[str, Any]) -> list[tuple[dict[str, int], dict[str, int]]]:
    """What an operation of a blue card takes and gives."""
    if op["op"] == "exchange":
        return [(op["cost"], op["gain"])]
    if op["op"] == "upgrade":
        assert op["from_color"] == "orange"
        return [({name: 1, **op["cost"]}, {ITEM_NAMES[UPGRADE[ITEM[name]]]: 1}) for name in ORANGE]
    if op["op"] == "play_occupation":
        return [({"hand": 1, **op["cost"]}, {})]
    assert op["op"] in ("move", "rule")  # ore back from ships has a test of its own; rules give nothing
    return []


def test_nobody_grows_rich_at_any_time() -> None:
    """Rulebook, cards at any time: as often as wished. Each use lowers what the owner is worth, so they come to an end.

    So do ships bought for silver, and cards that answer a tile being laid or received.
    """
    effects = [clause for card in OCCUPATIONS for clause in card["effect"]]
    blue = [op for clause in effects if clause["on"]["event"] == "anytime" for op in _operations(clause["do"])]
    exchanges = [exchange for op in blue for exchange in _exchanges(op)]
    assert len(exchanges) > 20
    for cost, gain in exchanges:
        assert _worth(cost) > _worth(gain), (cost, gain)
    for clause in effects:
        on = clause["on"]
        if on["event"] == "place" and on["onto"] in ("house", "exploration_board"):
            laid = {on["items"][0]: 1}
            for op in clause["do"]:
                cost = op.get("cost", {})
                assert _worth(laid) + _worth(cost) > _worth(op.get("gain", op.get("items", {}))), clause


# ---------------------------------------------------------------------------- the order of several
def test_gifts_alone_are_not_asked_for() -> None:
    """Messenger and Milkman only give something: nobody is asked which comes first."""
    hall = laid_out(number_of("messenger"), number_of("milkman"))
    events = hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1, "mead": 1, "stone": 1, "milk": 1}
    assert used(events) == [("messenger", 0), ("milkman", 0)]


def test_the_owner_chooses_the_order() -> None:
    """Middleman may upgrade what Milkman gives: the owner says which comes first, and Milkman cannot be declined."""
    hall = laid_out(number_of("middleman"), number_of("milkman"), silver=1)
    hall.use("weekly_beans")
    assert hall.question == "use-card"
    assert set(legal_values(hall.match, "card")) == {"middleman", "milkman"}
    assert hall.words == set()
    assert hall.match.view(None)["board"]["waiting"] == {
        "player": hall.seat,
        "trigger": "space_after",
        "cards": ["middleman", "milkman"],
    }
    hall.answer("card", card="milkman")
    assert hall.words == {"done"}
    hall.accept("middleman")
    hall.item("milk")
    assert hall.change() == {"beans": 1, "wool": 1}  # the space's silver paid for the upgrade
    assert broken(hall.match._state) == 0


def test_a_lower_clause_may_be_used_without_the_upper_one() -> None:
    """Hornturner (63): both parts are up to the owner, from top to bottom."""
    hall = holding(number_of("hornturner"), sheep=1, silver=3)
    hall.play()
    assert hall.question == "use-card"
    hall.decline()
    assert hall.question == "use-card"
    hall.accept()
    assert hall.change() == {"silver": -3, "drinking_horn": 1}


def test_the_separator() -> None:
    """Rulebook, the separator: silverware for silk or for a chest; with 2 whaling boats grain, and no beans."""
    hall = laid_out(number_of("tradesman"), silverware=1)
    hall.invoke()
    assert hall.options() == [0, 1]
    hall.option(1)
    assert hall.change() == {"silverware": -1, "chest": 1}
    helper = laid_out(number_of("helper_in_time_of_need"), whaling_boat=2)
    level = [HARVEST_LEVEL[0, n] for n in range(8)].index(0, 1)
    helper.go_to_harvest(level)
    assert helper.stock["grain"] == 1
    assert "beans" not in helper.stock


# ---------------------------------------------------------------------------- moments
def test_a_gift_before_a_space_opens_it() -> None:
    """Carpenter takes an item before a building space; without wood it must be wood, and it cannot be declined.

    Strips 1 and 2 begin with wood and, some items on, with something else.
    """
    hall = laid_out(number_of("carpenter"))
    assert not hall.may_use("build_knarr")
    assert hall.may_use("build_whaling_boat")
    hall.use("build_whaling_boat")
    assert hall.words == set()
    for strip in legal_values(hall.match, "strip"):
        other = hall.copy()
        other.answer("strip", strip=strip)
        assert other.stock["whaling_boat"] == 1
    hall.own(wood=1)
    closed = laid_out(number_of("carpenter"))
    closed.strips()
    assert not closed.may_use("build_whaling_boat")


def test_a_gift_that_is_not_needed_may_be_declined() -> None:
    """Carpenter (121): with the wood in hand, the item from the mountains is an offer."""
    hall = laid_out(number_of("carpenter"), wood=1)
    hall.use("build_whaling_boat")
    assert hall.question == "use-card"
    assert hall.words == {"done"}
    hall.decline()
    assert hall.change() == {"wood": -1, "whaling_boat": 1}


def test_what_is_done_instead_opens_a_space() -> None:
    """Knarr Builder (105): with 3 wood and no small berth the space builds a knarr, and nothing else."""
    hall = laid_out(number_of("knarr_builder"), wood=3, whaling_boat=3)
    assert hall.may_use("build_whaling_boat")
    hall.use("build_whaling_boat")
    assert hall.change() == {"wood": -3, "knarr": 1}
    without = laid_out(number_of("carpenter"), wood=3, whaling_boat=3)
    assert not without.may_use("build_whaling_boat")


def test_a_state_reached_already_counts_when_the_card_is_played() -> None:
    """Rulebook, cards "as soon as": with 3 large ships the Sail Patcher works at once, and once in the game."""
    hall = holding(number_of("sail_patcher"), knarr=2, longship=1)
    hall.play()
    assert hall.change() == {"wool": 3}
    assert hall.match.view(None)["board"]["players"][hall.seat]["used_up"] == ["sail_patcher"]
    with hall.arrange() as s:
        s.actor = s.frame_owner[s.depth - 1] = hall.seat
    hall.own(silver=5, knarr=2, longship=1)
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5, "knarr": 1}


def test_a_card_reads_its_moment_from_the_space_imitated() -> None:
    """A clause about a space is about the one whose effects are used, not the one where the Vikings stand."""
    hall = laid_out(number_of("milkman"), players=4)
    with hall.arrange() as s:
        s.imitation = (1 << 1) | (1 << 3)
    hall.stand_on("weekly_beans", seat=(hall.seat + 1) % 4)
    hall.use("imitate_column_1")
    if hall.question == "imitate":
        hall.answer("space", space="weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1, "milk": 1}


# ---------------------------------------------------------------------------- limits, and what is told
def test_once_an_action() -> None:
    """Codliver Oil Presser (175): one oil for each action that brings stockfish, another in the next action."""
    hall = laid_out(number_of("codliver_oil_presser"), silver=3)
    hall.use("buy_stockfish")
    hall.accept()
    assert hall.change() == {"silver": -2, "stockfish": 2, "oil": 1}
    assert hall.until_asked() == "turn"
    with hall.arrange() as s:
        s.actor = s.frame_owner[s.depth - 1] = hall.seat
    hall.use("take_stockfish")
    hall.accept()
    assert hall.change() == {"silver": -1, "stockfish": 1, "oil": 1}


def test_ore_comes_ashore_once_an_action() -> None:
    """Modifier (39): what was unloaded may be loaded again, but not for ever."""
    hall = laid_out(number_of("modifier"))
    hall.load(longships=(2,))
    hall.invoke()
    hall.answer("vessel", vessel="longship_2")
    if hall.question == "unload":
        hall.answer("vessel", vessel="longship_1")
    assert hall.change() == {"ore": 2}
    hall.answer("vessel", vessel="longship_0")
    assert hall.longship_ore == [1]
    assert not hall.on_offer


def test_a_rule_is_named_when_it_changes_something() -> None:
    """Hunter (4): every die is lower by 1; a result that is 0 anyway is not the card's doing."""
    hall = laid_out(number_of("hunter"), wood=8)
    hall.die_will_show(8, 3)
    assert ("hunter", 0) in used(hall.use("hunt_game_1"))
    whaler = laid_out(number_of("hunter"), wood=8)
    whaler.load(boats=(1, 1, 1))
    whaler.use("whaling_up_to_three_boats")
    whaler.die_will_show(12, 2)
    assert used(whaler.answer("boats", loaded=3, empty=0)) == []


def test_a_refused_card_says_why() -> None:
    """An occupation that is not laid out, or can do nothing now, is refused and changes nothing."""
    hall = laid_out(number_of("tradesman"))
    before = hall.match.state_bytes()
    reason = hall.match.why_not({"kind": "card", "args": {"card": "tradesman"}})
    assert reason is not None
    assert reason.text("en") == "that occupation is not before you, or it can do nothing now"
    assert reason.text("fr")
    assert hall.match.state_bytes() == before
