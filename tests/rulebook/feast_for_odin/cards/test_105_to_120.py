"""Occupations 105 to 120, each from its entry in data/occupations.toml."""

from __future__ import annotations

from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import holding, laid_out


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
    hall = laid_out(111, wood=1)
    hall.use("build_whaling_boat")
    assert hall.change() == {"wood": -1, "whaling_boat": 1}


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
        hall = laid_out(117, wood=2, beans=2)
        hall.use(space)
        hall.accept()
        hall.item("beans")
        assert hall.change() == {"wood": -2, ship: 1, "beans": -1, "milk": 1}
        assert hall.question != "upgrade"
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
    hall = laid_out(120, silver=1, peas=1)
    hall.use("weekly_beans")
    hall.accept()
    hall.item("beans")
    assert hall.change() == {"milk": 1}
    assert hall.question == "free"
    hall = laid_out(120)
    hall.use("weekly_beans")
    hall.decline()
    assert hall.change() == {"beans": 1, "silver": 1}
    hall = laid_out(120, beans=1)
    hall.use("produce_mead")
    assert hall.question == "free"
