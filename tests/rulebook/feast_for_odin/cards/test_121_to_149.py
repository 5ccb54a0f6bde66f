"""Occupations 121 to 149, each from its entry in data/occupations.toml."""

from __future__ import annotations

from tests.rulebook.feast_for_odin.cards.hall import Hall, laid_out
from tests.rulebook.feast_for_odin.table import own

WHALE = {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}  # what a whaling action brings


def snared(number: int, won: bool, **stock: int) -> Hall:
    """The card is laid out and a snare was laid for a result of 1, with one more snare to pay it."""
    hall = laid_out(number, **{**stock, "snare": stock.get("snare", 0) + 1})
    hall.throw("lay_snare", 8, 1)
    hall.say("succeed" if won else "fail")
    if not won:
        hall.number(0)
    return hall


def raided(number: int, face: int, loot: str | None, **stock: int) -> Hall:
    """The card is laid out and a raid was won or, without loot, declared a failure."""
    hall = laid_out(number, longship=1, **stock)
    hall.throw("raid", 8, face)
    if loot is None:
        hall.say("fail")
    else:
        hall.say("succeed")
        hall.item(loot)
    return hall


def whaled(number: int, face: int, **stock: int) -> Hall:
    """The card is laid out and a whaling action with one boat was won."""
    hall = laid_out(number, whaling_boat=1, **stock)
    hall.throw("whaling_one_boat", 12, face)
    if hall.question == "roll":
        hall.say("succeed")
    return hall


def test_121_carpenter() -> None:
    """Before a house or ship building space 1 item from a mountain strip, which may pay there."""
    for space, stock, change in (
        ("build_shed", {"wood": 1}, {"wood": -1, "shed": 1}),
        ("build_whaling_boat", {}, {"whaling_boat": 1}),
    ):
        hall = laid_out(121, **stock)
        hall.strips((1, 0))
        hall.use(space)
        hall.take(1, 1)
        assert hall.change() == change
    hall = laid_out(121, wood=2)
    hall.strips((1, 2))
    hall.use("build_knarr")
    other = hall.copy()
    hall.accept()
    hall.take(1, 1)
    assert hall.change() == {"wood": -2, "knarr": 1, "stone": 1}
    other.decline()
    assert other.change() == {"wood": -2, "knarr": 1}
    hall = laid_out(121)
    hall.strips((1, 2))
    assert not hall.may_use("craft_rune_stone")


def test_122_mountain_guard() -> None:
    """After a mountain space 2/3/4 different types of items taken give mead, hide, a chest."""
    hall = laid_out(122)
    hall.strips((1, 0))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"wood": 2}
    hall = laid_out(122)
    hall.strips((7, 2))
    hall.use("mountain_2")
    hall.take(7, 2)
    hall.accept()
    assert hall.change() == {"stone": 1, "ore": 1, "mead": 1}
    hall = laid_out(122)
    hall.strips((7, 2))
    hall.use("mountain_4_double_upgrade_2")
    hall.take(7, 4)
    hall.accept()
    assert hall.change() == {"stone": 1, "ore": 2, "silver": 2, "hide": 1}
    hall = laid_out(122)
    hall.strips((7, 1), (2, 6))
    hall.use("mountain_3_2")
    hall.take(7, 3)
    hall.take(2, 1)
    hall.accept()
    assert hall.change() == {"wood": 1, "stone": 1, "ore": 1, "silver": 2, "chest": 1}


def test_123_oil_seller() -> None:
    """After a space with a one-good upgrade 1 oil may become 1 silverware."""
    hall = laid_out(123, oil=1)
    hall.strips((1, 0))
    hall.use("mountain_1_upgrade_1")
    hall.take(1, 1)
    hall.say("done")
    hall.accept()
    assert hall.change() == {"wood": 1, "oil": -1, "silverware": 1}
    hall = laid_out(123, oil=1, beans=1)
    hall.use("upgrade_2")
    hall.item("beans")
    hall.say("done")
    assert hall.question == "free"


def test_124_laborer() -> None:
    """When a space pays exactly 2 silver, they may be given back for 1 grain and 2 wood."""
    hall = laid_out(124)
    hall.use("produce_mead")
    hall.accept()
    assert hall.change() == {"mead": 2, "grain": 1, "wood": 2}
    hall = laid_out(124, hide=1, linen=1)
    hall.use("craft_clothing")
    hall.decline()
    assert hall.change() == {"hide": -1, "linen": -1, "clothing": 1, "silver": 2}
    hall = laid_out(124, silver=2)
    hall.use("weekly_beans")
    assert hall.question == "free"


def test_125_scribe() -> None:
    """Each exploration and each emigration also gives a rune stone, on a space or by a card."""
    hall = laid_out(125, whaling_boat=1)
    hall.use("explore_near")
    hall.answer("board", board="board_a")
    assert hall.change() == {"rune_stone": 1}
    hall = laid_out(125, knarr=1, silver=1)
    hall.use("emigrate_2")
    assert hall.change() == {"knarr": -1, "silver": -1, "rune_stone": 1}
    hall = laid_out(125, knarr=1, silver=1)
    hall.use("overseas_trade_1")
    assert hall.change() == {"silver": -1}
    hall = laid_out(125, 110, knarr=1, silver=2)
    hall.use("overseas_trade_2")
    hall.accept("birka_settler")
    hall.answer("vessel", vessel="knarr")
    assert hall.change() == {"silver": -2, "knarr": -1, "rune_stone": 1}


def test_126_trapper() -> None:
    """A successful snare also gives 1 silver."""
    assert snared(126, True).change() == {"fur": 1, "silver": 1}
    assert snared(126, False).change() == {"wood": 1, "snare": 1}


def test_127_angler() -> None:
    """A successful snare also gives 1 stockfish."""
    assert snared(127, True).change() == {"fur": 1, "stockfish": 1}
    assert snared(127, False).change() == {"wood": 1, "snare": 1}


def test_128_digger() -> None:
    """A successful snare also brings 1 item from a mountain strip."""
    hall = snared(128, True)
    hall.take(hall.strips_up()[0], 1)
    assert hall.change() == {"fur": 1, "wood": 1}
    assert snared(128, False).question == "turn"


def test_129_meat_curer() -> None:
    """After a successful snare 1 snare card may become 1 salt meat."""
    hall = snared(129, True)
    hall.accept()
    assert hall.change() == {"fur": 1, "snare": -1, "salt_meat": 1}
    hall = snared(129, True)
    hall.decline()
    assert hall.change() == {"fur": 1}
    assert snared(129, False).question == "turn"


def test_130_snare_specialist() -> None:
    """After success on the snare space 2 snares bring one of its Vikings back."""
    hall = snared(130, True, snare=1)
    hall.accept()
    assert hall.change() == {"fur": 1, "snare": -2}
    assert hall.vikings == 6 - 2 + 1
    assert hall.standing("lay_snare") == 1
    hall = snared(130, True)
    assert hall.question == "free"
    assert snared(130, False, snare=3).question == "turn"


def test_131_bait_layer() -> None:
    """With each snare action, won or lost, 1 stockfish may become 1 game meat."""
    for won, change in ((True, {"fur": 1}), (False, {"wood": 1, "snare": 1})):
        hall = snared(131, won, stockfish=1)
        hall.accept()
        assert hall.change() == {**change, "stockfish": -1, "game_meat": 1}
    hall = snared(131, True, stockfish=1)
    hall.decline()
    assert hall.change() == {"fur": 1}


def test_132_berserker() -> None:
    """Before a pillage 1 ore of that longship is given up for +3 on each roll."""
    hall = laid_out(132)
    hall.load(longships=(2,))
    hall.die_will_show(12, 4, 5)
    hall.use("pillage_2")
    hall.accept()
    assert hall.result == 4 + 1 + 3
    hall.say("roll")
    assert hall.result == 5 + 1 + 3
    assert hall.longship_ore == [1]
    hall = laid_out(132)
    hall.load(longships=(2,))
    hall.throw("raid", 8, 4)
    assert hall.result == 4


def test_133_lance_bearer() -> None:
    """A successful raid also gives 1 silver or 1 peas."""
    for option, good in enumerate(("silver", "peas")):
        hall = raided(133, 7, "silverware")
        hall.option(option)
        assert hall.change() == {"silverware": 1, good: 1}
    hall = raided(133, 7, None)
    assert hall.question == "turn"
    assert hall.change() == {"stone": 1, "long_sword": 1}


def test_134_drunkard() -> None:
    """A failed raid also gives 1 mead; a pillage is no raid."""
    assert raided(134, 7, None).change() == {"stone": 1, "long_sword": 1, "mead": 1}
    assert raided(134, 7, "silverware").change() == {"silverware": 1}
    hall = laid_out(134, longship=1)
    hall.throw("pillage_2", 12, 1)
    hall.say("fail")
    hall.number(0)
    assert hall.change() == {"stone": 1, "long_sword": 1}


def test_135_lone_wolf() -> None:
    """A raid or pillage won with exactly 1 long sword gives it back."""
    assert raided(135, 7, "chest", long_sword=1).change() == {"chest": 1}
    assert raided(135, 7, "spices", long_sword=2).change() == {"long_sword": -2, "spices": 1}
    assert raided(135, 7, "silverware", long_sword=2).change() == {"silverware": 1}
    hall = laid_out(135, longship=1, long_sword=1)
    hall.throw("pillage_2", 12, 7)
    hall.say("succeed")
    hall.item("chest")
    assert hall.change() == {"chest": 1}


def test_136_raider() -> None:
    """+1 on raids and pillages; the result may be shared out over two tiles."""
    hall = laid_out(136, longship=1)
    hall.throw("pillage_2", 12, 12)
    assert hall.result == 13
    hall.say("succeed")
    hall.item("rune_stone")
    assert "silverware" in hall.items()
    assert "chest" not in hall.items()
    hall.item("silverware")
    assert hall.change() == {"rune_stone": 1, "silverware": 1}
    hall = laid_out(136, longship=1, long_sword=5)
    hall.throw("pillage_2", 12, 12)
    hall.say("succeed")
    hall.item("rune_stone")
    hall.item("rune_stone")
    assert hall.question != "loot"
    hall = laid_out(136, longship=1)
    hall.throw("raid", 8, 7)
    assert hall.result == 8
    hall.say("succeed")
    hall.item("chest")
    assert hall.change() == {"chest": 1}


def test_137_melee_fighter() -> None:
    """Spears may stand in for long swords in raids and pillages."""
    assert raided(137, 7, "chest", spear=1).change() == {"spear": -1, "chest": 1}
    assert raided(137, 7, "spices", spear=1, long_sword=1).change() == {"spear": -1, "long_sword": -1, "spices": 1}


def test_138_robber() -> None:
    """A green tile may be taken at the sword value of its blue side minus 1."""
    hall = laid_out(138, longship=1)
    hall.throw("raid", 8, 7)
    hall.say("succeed")
    assert {"oil", "hide", "wool", "linen"} <= set(hall.items())
    assert "skin_and_bones" not in hall.items()
    hall.item("wool")
    assert hall.change() == {"wool": 1}
    hall = laid_out(138, longship=1)
    hall.throw("raid", 8, 5)
    hall.say("succeed")  # the card's own figure goes before the general one: oil is worth 5
    assert hall.change() == {"oil": 1}
    hall = laid_out(43, longship=1)
    hall.throw("raid", 8, 5)
    assert "succeed" not in hall.words
    hall = laid_out(43, longship=1)
    hall.throw("raid", 8, 7)
    hall.say("succeed")
    assert "wool" not in hall.items()


def test_139_loot_hunter() -> None:
    """The strongest special tiles on the oval board are 1 sword cheaper."""
    for gone, strongest in (((), "english_crown"), (("english_crown", "round_shield"), "chalice")):
        hall = laid_out(139)
        hall.load(longships=(3,) if not gone else (0,))
        with hall.arrange() as s:
            own(s, 1 - hall.seat, **dict.fromkeys(gone, 1))
        hall.throw("pillage_2", 12, 12 if not gone else 11)
        hall.say("succeed")
        hall.item(strongest)
        assert hall.change() == {strongest: 1}


def test_140_blubber_cook() -> None:
    """Successful whaling gives 1 more oil."""
    assert whaled(140, 1).change() == {**WHALE, "oil": 2}
    hall = laid_out(140, whaling_boat=1)
    hall.throw("whaling_one_boat", 12, 12)
    hall.say("fail")
    hall.number(0)
    assert hall.change() == {"wood": 1, "spear": 1}


def test_141_ivory_sculptor() -> None:
    """Whaling won without wood, with 1/2/3 boats: cabbage, beans, peas."""
    for boats, crop in ((1, "cabbage"), (2, "beans"), (3, "peas")):
        hall = laid_out(141, whaling_boat=3)
        hall.use("whaling_up_to_three_boats")
        hall.die_will_show(12, boats)
        hall.answer("boats", loaded=0, empty=boats)
        assert hall.change() == {**WHALE, crop: 1}
    assert whaled(141, 2, wood=1).change() == {**WHALE, "wood": -1}
    assert whaled(141, 2, spear=1).change() == {**WHALE, "spear": -1, "cabbage": 1}
    hall = laid_out(141, whaling_boat=1)
    hall.throw("whaling_one_boat", 12, 12)
    hall.say("fail")
    hall.number(0)
    assert hall.change() == {"wood": 1, "spear": 1}


def test_142_whale_catcher() -> None:
    """Whaling won with exactly 1 spear: it comes back."""
    assert whaled(142, 2, spear=1).change() == WHALE
    assert whaled(142, 3, spear=2).change() == {**WHALE, "spear": -2}
    assert whaled(142, 2, wood=1).change() == {**WHALE, "wood": -1}


def test_143_antlers_seller() -> None:
    """A successful hunt also gives 1 silver, on a space or by a card."""
    for won, change in ((True, {"bow": -1, "hide": 1, "game_meat": 1, "silver": 1}), (False, {"wood": 1, "bow": 1})):
        hall = laid_out(143, bow=1)
        hall.throw("hunt_game_1", 8, 1)
        hall.say("succeed" if won else "fail")
        assert hall.change() == change
    hall = laid_out(143, bow=1, silver=1)
    hall.hold(85)
    hall.play()
    hall.die_will_show(8, 1)
    hall.accept("hornblower")
    hall.say("succeed")
    assert hall.change() == {"bow": -1, "hide": 1, "game_meat": 1}


def test_144_deerstalker() -> None:
    """After a successful hunt skin and bones may be bought for 2 silver."""
    hall = laid_out(144, bow=1, silver=2)
    hall.throw("hunt_game_2", 8, 1)
    hall.say("succeed")
    hall.accept()
    assert hall.change() == {"bow": -1, "hide": 1, "game_meat": 1, "silver": -2, "skin_and_bones": 1}
    hall = laid_out(144, bow=1, silver=2)
    hall.throw("hunt_game_2", 8, 1)
    hall.say("fail")
    assert hall.question == "free"
    assert hall.change() == {"wood": 1, "bow": 1}


def test_145_forester() -> None:
    """Before a hunt 1 item from a mountain strip."""
    hall = laid_out(145)
    hall.strips((1, 0))
    hall.use("hunt_game_1")
    hall.accept()
    hall.die_will_show(8, 1)
    hall.take(1, 1)
    hall.say("succeed")
    assert hall.change() == {"hide": 1, "game_meat": 1}
    hall = laid_out(145)
    hall.strips((1, 0))
    hall.throw("lay_snare", 8, 3)
    assert hall.question == "roll"


def test_146_sledger() -> None:
    """Hunting and snare rolls are lowered by 1, others are not."""
    for space in ("hunt_game_1", "hunt_game_2", "lay_snare"):
        hall = laid_out(146)
        hall.throw(space, 8, 4)
        assert hall.result == 3
    hall = laid_out(146, longship=1, whaling_boat=1)
    hall.throw("raid", 8, 4)
    assert hall.result == 4
    hall = laid_out(146, whaling_boat=1)
    hall.throw("whaling_one_boat", 12, 4)
    assert hall.result == 3


def test_147_steersman() -> None:
    """A knarr may be used where a longship is required; it carries no ore."""
    for space in ("raid", "pillage_2", "pillage_3"):
        assert laid_out(147, knarr=1).may_use(space)
        assert not laid_out(147, whaling_boat=1).may_use(space)
    assert not laid_out(147, knarr=1).may_use("plunder")
    hall = laid_out(147, knarr=1, longship=1)
    hall.use("plunder")
    assert hall.change() == {"silver_hoard": 1}
    hall = laid_out(147, knarr=1)
    hall.throw("pillage_2", 12, 7)
    assert hall.result == 7
    hall = laid_out(147, knarr=1)
    hall.in_round(5)
    with hall.arrange() as s:
        s.side[1] = 1
    assert hall.may_use("explore_far")


def test_148_spice_trader() -> None:
    """After a knarr was built (not bought) spices may be bought for 3 silver."""
    hall = laid_out(148, wood=2, silver=3)
    hall.use("build_knarr")
    hall.accept()
    assert hall.change() == {"wood": -2, "knarr": 1, "silver": -3, "spices": 1}
    hall = laid_out(148, wood=2, silver=3)
    hall.use("build_longship")
    assert hall.question == "free"
    hall = laid_out(148, silver=8)
    hall.answer("ship", ship="knarr")
    assert hall.question == "turn"


def test_149_priest() -> None:
    """Rulebook, cards for each time: 1 oil before an overseas trading space, which may be traded there."""
    for space in ("overseas_trade_1", "overseas_trade_2"):
        hall = laid_out(149, knarr=1, silver=1)
        hall.use(space)
        hall.item("oil")
        assert hall.change() == {"silver": -1, "rune_stone": 1}
    hall = laid_out(149, knarr=1)
    hall.use("special_sale")
    assert hall.change() == {"glass_beads": 1}
