"""Occupations 89 to 104, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.state import Step
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, laid_out
from tests.rulebook.feast_for_odin.table import claim, have

WITH_HARVEST, WITHOUT_HARVEST = 2, 3  # rounds of a long game


def at_harvest(number: int, round_number: int, **stock: int) -> Hall:
    """The card is laid out and the harvest phase of this round begins."""
    hall = laid_out(number, **stock)
    hall.go_to_harvest(round_number)
    return hall


def test_089_catapulter() -> None:
    """In raids and pillages each stone counts for 2."""
    for space, sides in (("raid", 8), ("pillage_2", 12)):
        hall = laid_out(89, longship=1, stone=1)
        hall.throw(space, sides, 6)
        hall.say("succeed")
        assert "spices" not in hall.items()
        hall.item("chest")
        assert hall.change() == {"stone": -1, "chest": 1}


def test_090_sword_fighter() -> None:
    """Before a raid 1 ore of that longship is given up for +2 on each roll."""
    hall = laid_out(90)
    hall.load(longships=(2,))
    hall.die_will_show(8, 4, 5)
    hall.use("raid")
    hall.accept()
    assert hall.result == 6
    hall.say("roll")
    assert hall.result == 7
    assert hall.longship_ore == [1]
    hall.say("fail")
    assert hall.change() == {"stone": 1, "long_sword": 1}
    hall = laid_out(90, longship=1)
    hall.throw("raid", 8, 4)
    assert hall.question == "roll"
    assert hall.result == 4
    hall = laid_out(90)
    hall.load(longships=(1,))
    hall.throw("pillage_2", 12, 4)
    assert hall.result == 5


def test_091_latecomer() -> None:
    """At the end of the actions 1 silver uses a free space of the first column above or below an own one."""
    hall = laid_out(91, silver=3, cattle=1)
    hall.stand_on("weekly_beans")
    hall.stand_on("buy_sheep", seat=1 - hall.seat)
    with hall.arrange() as s:
        s.passed[0] = s.passed[1] = 1
    hall.go_to(Step.ACTIONS)
    hall.accept()
    assert legal_values(hall.match, "space") == ["buy_salt_meat", "produce_milk"]
    hall.answer("space", space="buy_salt_meat")
    assert hall.change() == {"silver": -3, "salt_meat": 2}
    assert hall.is_free("buy_salt_meat")
    hall = laid_out(91, cattle=1)  # without the silver, even a space that costs nothing is out of reach
    hall.stand_on("weekly_beans")
    with hall.arrange() as s:
        s.passed[0] = s.passed[1] = 1
    hall.go_to(Step.ACTIONS)
    assert hall.question == "food"  # of the banquet
    hall = laid_out(91, silver=3, ore=1)
    hall.stand_on("weekly_beans", seat=1 - hall.seat)
    with hall.arrange() as s:
        s.passed[0] = s.passed[1] = 1
    hall.go_to(Step.ACTIONS)
    assert hall.question == "free"


def test_092_sympathetic_soul() -> None:
    """In rounds without harvest 3/4/5 special tiles give 1/2/3 silver."""
    tiles = ("belt", "helmet", "crucifix", "chalice", "cloakpin", "fibula")
    for n, silver in ((2, 0), (3, 1), (4, 2), (5, 3), (6, 3)):
        hall = at_harvest(92, WITHOUT_HARVEST, **dict.fromkeys(tiles[:n], 1))
        assert have(hall.match, hall.seat, "silver") == (silver,)
    hall = at_harvest(92, WITH_HARVEST, **dict.fromkeys(tiles, 1))
    assert have(hall.match, hall.seat, "silver") == (0,)


def test_093_helper_in_time_of_need() -> None:
    """Rulebook, the separator: in rounds without harvest exactly 1/2/3 whaling boats give beans, grain, cabbage."""
    for boats, crops in ((0, (0, 0, 0)), (1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1))):
        hall = at_harvest(93, WITHOUT_HARVEST, whaling_boat=boats)
        assert have(hall.match, hall.seat, "beans", "grain", "cabbage") == crops
    hall = at_harvest(93, WITH_HARVEST, whaling_boat=3)
    assert have(hall.match, hall.seat, "beans", "grain", "cabbage") == (1, 1, 0)


def test_094_spice_merchant() -> None:
    """In rounds without harvest 2 oil become spices, once."""
    hall = at_harvest(94, WITHOUT_HARVEST, oil=4)
    hall.accept()
    assert have(hall.match, hall.seat, "oil", "spices") == (2, 1)
    assert hall.question == "turn"
    hall = at_harvest(94, WITHOUT_HARVEST, oil=2)
    hall.decline()
    assert have(hall.match, hall.seat, "oil", "spices") == (2, 0)
    assert at_harvest(94, WITH_HARVEST, oil=4).question == "turn"
    assert at_harvest(94, WITHOUT_HARVEST, oil=1).question == "turn"


def test_095_wanderer() -> None:
    """In rounds without harvest 2 items from a mountain strip."""
    hall = laid_out(95)
    hall.strips((1, 1))
    hall.go_to_harvest(WITHOUT_HARVEST)
    hall.accept()
    hall.take(1, 2)
    assert have(hall.match, hall.seat, "wood", "stone") == (1, 1)
    assert at_harvest(95, WITH_HARVEST).question == "turn"


def test_096_meat_merchant() -> None:
    """In rounds without harvest game meat becomes whale meat, or whale meat 2 game meat."""
    for option, meat in ((0, (1, 3)), (1, (4, 1))):
        hall = at_harvest(96, WITHOUT_HARVEST, game_meat=2, whale_meat=2)
        hall.accept()
        hall.option(option)
        assert have(hall.match, hall.seat, "game_meat", "whale_meat") == meat
    assert at_harvest(96, WITH_HARVEST, game_meat=1).question == "turn"


def test_097_pea_counter() -> None:
    """In rounds without harvest the peas in supply are doubled, up to 8."""
    for peas, after in ((3, 6), (5, 8)):
        hall = at_harvest(97, WITHOUT_HARVEST, peas=peas)
        hall.accept()
        assert have(hall.match, hall.seat, "peas") == (after,)
    hall = at_harvest(97, WITHOUT_HARVEST, peas=9)
    assert hall.question == "turn"
    assert have(hall.match, hall.seat, "peas") == (9,)
    hall = at_harvest(97, WITH_HARVEST, peas=3)
    assert have(hall.match, hall.seat, "peas") == (3 + 1,)


def test_098_nobleman() -> None:
    """After grain was placed in a house, 1 silk may be bought for 2 silver."""
    hall = laid_out(98, stone_house=1, grain=1, silver=2)
    hall.lay("grain", 1, 0, "stone_house_1")
    hall.accept()
    assert hall.change() == {"grain": -1, "silver": -2, "silk": 1}
    hall = laid_out(98, stone_house=1, flax=1, silver=2)
    hall.lay("flax", 2, 2, "stone_house_1")
    assert hall.question == "turn"
    hall = laid_out(98, stone_house=1, grain=1, silver=1)
    hall.lay("grain", 1, 0, "stone_house_1")
    assert hall.question == "turn"


def test_099_preceptor() -> None:
    """Instead of taking an occupation into hand, one may be played from hand."""
    hall = laid_out(99)
    hall.hold(43, 10)
    hall.use("draw_occupation")
    hall.accept()
    hall.answer("card", card="fruit_picker")
    assert hall.change() == {"silver": 1, "fruits": 1}
    assert hall.match._state.hand_len[hall.seat] == 1
    hall = laid_out(99)
    hall.hold(43)
    hall.use("draw_occupation")
    hall.decline()
    assert hall.change() == {"silver": 1}
    assert hall.match._state.hand_len[hall.seat] == 2
    hall = laid_out(99)
    hall.use("draw_occupation")
    assert hall.match._state.hand_len[hall.seat] == 1
    hall = laid_out(99, wood=2)
    hall.hold(43)
    hall.use("build_longship")
    hall.accept()
    hall.answer("card", card="fruit_picker")
    assert hall.change() == {"wood": -2, "longship": 1, "fruits": 1}
    hall = laid_out(99, beans=4)
    hall.hold(83)
    hall.use("draw_occupation")
    hall.accept()
    hall.answer("card", card="wholesaler")
    hall.accept("wholesaler")
    for _ in range(4):
        hall.item("beans")
    assert hall.change() == {"silver": 1, "beans": -4, "milk": 4}
    assert hall.match._state.hand_len[hall.seat] == 0


def test_100_undertaker() -> None:
    """1 silver for each rune stone placed on an exploration board, not on the home board."""
    hall = laid_out(100, rune_stone=2)
    with hall.arrange() as s:
        claim(s, hall.seat, "A")
    hall.lay("rune_stone", 0, 4, "board_a")
    assert hall.change() == {"rune_stone": -1, "silver": 1}
    hall.lay("rune_stone", 0, 0)
    assert hall.change() == {"rune_stone": -1}


def test_101_judge() -> None:
    """1 mead and 1 silver for each rune stone placed in a house, not on the home board."""
    hall = laid_out(101, rune_stone=2, stone_house=1)
    hall.lay("rune_stone", 0, 1, "stone_house_1")
    assert hall.change() == {"rune_stone": -1, "mead": 1, "silver": 1}
    hall.lay("rune_stone", 0, 0)
    assert hall.change() == {"rune_stone": -1}


def test_102_fur_merchant() -> None:
    """On a space with a one-good upgrade, game meat or silk becomes fur instead."""
    for option, good in enumerate(("game_meat", "silk")):
        hall = laid_out(102, game_meat=1, silk=1)
        hall.strips((1, 0))
        hall.use("mountain_1_upgrade_1")
        hall.take(1, 1)
        hall.accept()
        hall.option(option)
        assert hall.change() == {"wood": 1, good: -1, "fur": 1}
        assert hall.question != "upgrade"
    hall = laid_out(102, game_meat=1)
    hall.strips((1, 0))
    hall.use("mountain_3_upgrade_1")
    hall.take(1, 3)
    hall.decline()
    hall.item("game_meat")
    assert hall.change() == {"wood": 2, "stone": 1, "game_meat": -1, "skin_and_bones": 1}
    hall = laid_out(102, game_meat=1)
    hall.use("upgrade_2")
    assert hall.change() == {"game_meat": -1, "skin_and_bones": 1}


def test_103_forest_blacksmith() -> None:
    """Before ore is paid on a crafting space, 1 item from a mountain strip."""
    hall = laid_out(103, ore=1)
    hall.strips((1, 2))
    hall.use("forge")
    hall.accept()
    hall.take(1, 1)
    hall.item("jewelry")
    assert hall.change() == {"ore": -1, "stone": 1, "jewelry": 1}
    hall = laid_out(103, stone=1)
    hall.strips((1, 2))
    hall.use("craft_rune_stone")
    assert hall.question == "free"
    assert hall.change() == {"stone": -1, "rune_stone": 1, "silver": 1}
    hall = laid_out(103, ore=1, wood=1)
    hall.strips((1, 2))
    hall.use("craft_chest")
    hall.accept()
    hall.take(1, 1)
    assert hall.change() == {"ore": -1, "stone": 1, "chest": 1, "silver": 1}
    hall = laid_out(103, ore=1, wood=1)
    hall.strips((1, 2))
    hall.use("craft_chest")
    hall.decline()
    hall.option(0)
    assert hall.change() == {"wood": -1, "chest": 1, "silver": 1}


def test_104_disheartened_warrior() -> None:
    """A raid declared failed by the second roll also gives stockfish or oil."""
    for rolls in (1, 2):
        for option, good in enumerate(("stockfish", "oil")):
            hall = laid_out(104, longship=1)
            hall.throw("raid", 8, *[1] * rolls)
            hall.say("fail")
            hall.option(option)
            assert hall.change() == {"stone": 1, "long_sword": 1, good: 1}
    hall = laid_out(104, longship=1)
    hall.throw("raid", 8, 1, 1, 1)
    assert hall.change() == {"stone": 1, "long_sword": 1}
    assert hall.question == "turn"
    hall = laid_out(104, longship=1)
    hall.throw("raid", 8, 7)
    hall.say("succeed")
    hall.item("silverware")
    assert hall.question == "free"
    hall = laid_out(104, longship=1)
    hall.throw("pillage_2", 12, 1)
    hall.say("fail")
    assert hall.question == "vikings-back"
