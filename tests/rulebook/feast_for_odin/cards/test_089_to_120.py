"""Occupations 89 to 120, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.state import Step
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, holding, laid_out
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
    hall = laid_out(104, longship=1)
    hall.throw("pillage_2", 12, 1)
    hall.say("fail")
    assert hall.question == "vikings-back"


def test_105_knarr_builder() -> None:
    """On the whaling boat space a knarr may be built for 3 wood instead."""
    hall = laid_out(105, wood=3)
    hall.use("build_whaling_boat")
    hall.accept()
    assert hall.change() == {"wood": -3, "knarr": 1}
    hall = laid_out(105, wood=3)
    hall.use("build_whaling_boat")
    hall.decline()
    assert hall.change() == {"wood": -1, "whaling_boat": 1}
    hall = laid_out(105, wood=2)
    hall.use("build_whaling_boat")
    assert hall.change() == {"wood": -1, "whaling_boat": 1}
    hall = laid_out(105, wood=3, whaling_boat=3)
    assert hall.may_use("build_whaling_boat")
    hall = laid_out(105, 148, wood=3, silver=3)
    hall.use("build_whaling_boat")
    hall.accept()
    hall.accept("spice_trader")
    assert hall.change() == {"wood": -3, "knarr": 1, "silver": -3, "spices": 1}


def test_106_warmonger() -> None:
    """Plundering needs 1 or 2 Vikings fewer with 3 or 4 longships."""
    for longships, vikings in ((2, 4), (3, 3), (4, 2)):
        hall = laid_out(106, longship=longships)
        hall.use("plunder")
        assert hall.vikings == 6 - vikings
        assert hall.standing("plunder") == vikings
        assert hall.change() == {"silver_hoard": 1}
    hall = laid_out(106, longship=4)
    with hall.arrange() as s:
        s.thing[hall.seat] = 2
    assert hall.may_use("plunder")
    assert not hall.may_use("build_longship")


def test_107_adventurer() -> None:
    """The near exploration space takes any face-up board, with any ship."""
    hall = laid_out(107, whaling_boat=1)
    assert not hall.may_use("explore_middle")
    hall.use("explore_near")
    assert legal_values(hall.match, "board") == ["board_a", "board_b", "board_c", "board_d"]
    hall.answer("board", board="board_d")
    assert hall.match._state.board_owner[7] == hall.seat
    assert not laid_out(107).may_use("explore_near")


def test_108_ironsmith() -> None:
    """After ore was paid on a crafting space, 1 silver brings one of those Vikings back."""
    hall = laid_out(108, ore=1)
    hall.use("craft_chest")
    hall.accept()
    assert hall.change() == {"ore": -1, "chest": 1}
    assert hall.vikings == 6 - 2 + 1
    assert hall.standing("craft_chest") == 1
    hall = laid_out(108, wood=1)
    hall.use("craft_chest")
    assert hall.question == "free"
    assert hall.vikings == 4
    hall = laid_out(108, ore=1)
    hall.use("forge")
    hall.item("jewelry")
    assert hall.vikings == 3


def test_109_master_count() -> None:
    """After the overseas trading space for 2 Vikings: 1 silver for each knarr."""
    hall = laid_out(109, knarr=3, silver=1)
    hall.use("overseas_trade_2")
    assert hall.change() == {"silver": -1 + 3}
    hall = laid_out(109, knarr=3, silver=1)
    hall.use("overseas_trade_1")
    assert hall.change() == {"silver": -1}


def test_110_birka_settler() -> None:
    """After the overseas trading space for 2 Vikings one may emigrate at the usual price."""
    hall = laid_out(110, knarr=2, silver=3)
    hall.in_round(2)
    hall.use("overseas_trade_2")
    hall.accept()
    hall.answer("vessel", vessel="knarr")
    assert hall.change() == {"silver": -3, "knarr": -1}
    hall = laid_out(110, knarr=2, silver=3)
    hall.use("overseas_trade_2")
    hall.decline()
    assert hall.change() == {"silver": -1}
    hall = laid_out(110, knarr=2, silver=3)
    hall.use("overseas_trade_1")
    assert hall.question == "free"


def test_111_artist() -> None:
    """On a crafting space 1 silver for each type of building resource exchanged."""
    hall = laid_out(111, stone=2, wood=2)
    hall.use("craft_runes_and_chests")
    assert hall.change() == {"stone": -2, "wood": -2, "rune_stone": 2, "chest": 2, "silver": 2}
    hall = laid_out(111, ore=1)
    hall.use("forge")
    hall.item("jewelry")
    assert hall.change() == {"ore": -1, "jewelry": 1, "silver": 1}
    hall = laid_out(111, flax=1)
    hall.use("craft_linen")
    assert hall.change() == {"flax": -1, "linen": 1}


def test_112_barkeep() -> None:
    """Each crafting space also gives 1 mead."""
    hall = laid_out(112, flax=1)
    hall.use("craft_linen")
    assert hall.change() == {"flax": -1, "linen": 1, "mead": 1}
    hall = laid_out(112)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1}


def test_113_apprentice_craftsman() -> None:
    """Before a crafting space 1 item from a mountain strip, which may pay there."""
    hall = laid_out(113)
    hall.strips((1, 2))
    hall.use("craft_rune_stone")
    hall.accept()
    hall.take(1, 1)
    assert hall.change() == {"rune_stone": 1, "silver": 1}
    hall = laid_out(113, flax=1)
    hall.strips((1, 0))
    hall.use("craft_linen")
    hall.decline()
    assert hall.change() == {"flax": -1, "linen": 1}
    hall = laid_out(113)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1}


def test_114_silk_stitcher() -> None:
    """After a crafting space 1 silk may be bought for 3 silver."""
    hall = laid_out(114, flax=1, silver=3)
    hall.use("craft_linen")
    hall.accept()
    assert hall.change() == {"flax": -1, "linen": 1, "silver": -3, "silk": 1}
    hall = laid_out(114, flax=1, silver=2)
    hall.use("craft_linen")
    assert hall.question == "free"
    hall = laid_out(114, silver=3)
    hall.use("weekly_beans")
    assert hall.question == "free"


def test_115_princess() -> None:
    """Each house building space also gives 1 silverware, the combined one too."""
    hall = laid_out(115, wood=2)
    hall.use("build_shed")
    assert hall.change() == {"wood": -2, "shed": 1, "silverware": 1}
    hall = laid_out(115, wood=2, stone=2)
    hall.use("build_house_and_ship")
    hall.option(0)
    assert hall.change() == {"wood": -2, "stone": -2, "stone_house": 1, "longship": 1, "silverware": 1}
    hall = laid_out(115, wood=2)
    hall.use("build_knarr")
    assert hall.change() == {"wood": -2, "knarr": 1}


def test_116_master_bricklayer() -> None:
    """Houses cost 1 stone less on house building spaces, the combined one too."""
    hall = laid_out(116)
    hall.use("build_stone_house")
    assert hall.change() == {"stone_house": 1}
    hall = laid_out(116, stone=1)
    hall.use("build_long_house")
    assert hall.change() == {"stone": -1, "long_house": 1}
    hall = laid_out(116, stone=1, wood=2)
    hall.use("build_house_and_ship")
    hall.option(0)
    assert hall.change() == {"stone": -1, "wood": -2, "stone_house": 1, "longship": 1}
    assert not laid_out(116, wood=1).may_use("build_shed")
    assert not laid_out(116).may_use("craft_rune_stone")


def test_117_shipowner() -> None:
    """After a knarr or longship was built (not bought) one good may be upgraded."""
    for space, ship in (("build_knarr", "knarr"), ("build_longship", "longship")):
        hall = laid_out(117, wood=2, beans=1)
        hall.use(space)
        hall.accept()
        hall.item("beans")
        assert hall.change() == {"wood": -2, ship: 1, "beans": -1, "milk": 1}
    hall = laid_out(117, wood=1, beans=1, silver=1)
    hall.use("build_whaling_boat")
    assert hall.question == "free"
    hall = laid_out(117, silver=5, beans=1)
    hall.answer("ship", ship="knarr")
    assert hall.question == "turn"


def test_118_messenger() -> None:
    """Each weekly market space also gives 1 mead and 1 stone."""
    hall = laid_out(118)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}
    hall = laid_out(118)
    hall.use("weekly_spices")
    assert hall.change() == {"spices": 1, "silver": 1, "mead": 1, "stone": 1}
    hall = laid_out(118)
    hall.use("produce_mead")
    assert hall.change() == {"mead": 2, "silver": 2}


def test_119_milkman() -> None:
    """Each weekly market space also gives 1 milk: imitated, copied, or the one on which the card is played first."""
    hall = laid_out(119)
    hall.use("weekly_flax_stockfish")
    assert hall.change() == {"flax": 1, "stockfish": 1, "silver": 1, "milk": 1}
    hall = laid_out(119, silver=1)
    hall.use("buy_stockfish")
    assert hall.change() == {"silver": -1, "stockfish": 2}
    hall = laid_out(119, players=4)
    hall.stand_on("weekly_beans", seat=(hall.seat + 1) % 4)
    with hall.arrange() as s:
        s.imitation = 1 << 1
    hall.use("imitate_column_1")
    assert hall.change() == {"beans": 1, "silver": 1, "milk": 1}
    hall = laid_out(119)
    hall.hold(77)
    hall.stand_on("weekly_flax_stockfish", seat=1 - hall.seat)
    hall.play()
    hall.accept("follower")
    assert hall.change() == {"flax": 1, "stockfish": 1, "silver": 1, "milk": 1}
    hall = holding(119)
    hall.use("weekly_spices")
    hall.answer("card", card="milkman")
    assert hall.change() == {"spices": 1, "silver": 1, "milk": 1}


def test_120_middleman() -> None:
    """After a weekly market space 1 silver upgrades one good."""
    hall = laid_out(120)
    hall.use("weekly_beans")
    hall.accept()
    hall.item("beans")
    assert hall.change() == {"milk": 1}
    hall = laid_out(120)
    hall.use("weekly_beans")
    hall.decline()
    assert hall.change() == {"beans": 1, "silver": 1}
    hall = laid_out(120, beans=1)
    hall.use("produce_mead")
    assert hall.question == "free"
