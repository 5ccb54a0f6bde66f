"""Occupations 150 to 169, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.state import Step
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, laid_out, number_of
from tests.rulebook.feast_for_odin.table import have

WITH_HARVEST, WITHOUT_HARVEST = 2, 3  # rounds of a long game


def at_feast(number: int, **stock: int) -> Hall:
    """The card is laid out and the feast begins."""
    hall = laid_out(number, **stock)
    hall.go_to(Step.FEAST)
    return hall


def test_150_meat_buyer() -> None:
    """Of 2 stockfish or 2 salt meat received at once, game meat may be taken in place of one."""
    for space, price, meat in (("buy_stockfish", 1, "stockfish"), ("buy_salt_meat", 2, "salt_meat")):
        hall = laid_out(150, silver=price)
        hall.use(space)
        hall.accept()
        assert hall.change() == {"silver": -price, meat: 1, "game_meat": 1}
        hall = laid_out(150, silver=price)
        hall.use(space)
        hall.decline()
        assert hall.change() == {"silver": -price, meat: 2}
    hall = laid_out(150)
    hall.use("take_stockfish")
    assert hall.change() == {"stockfish": 1}
    assert hall.match.actor != hall.seat


def test_151_thing_spokesman() -> None:
    """1 silver whenever 1 or 2 Vikings come back during the actions."""
    for back, silver in ((0, 0), (1, 1), (2, 1)):
        hall = laid_out(151, whaling_boat=1)
        hall.throw("whaling_one_boat", 12, 12)
        hall.say("fail")
        hall.number(back)
        assert have(hall.match, hall.seat, "silver") == (silver,)
    hall = laid_out(151)
    hall.throw("lay_snare", 8, 8)
    hall.say("fail")
    hall.number(1)
    assert hall.change() == {"wood": 1, "snare": 1, "silver": 1}
    for spaces, silver in ((("plunder", "weekly_spices"), 1), (("plunder", "weekly_spices", "master_crafting"), 0)):
        hall = laid_out(151)
        hall.hold(76)
        hall.stand_on(*spaces)
        hall.play()
        hall.accept("homecomer")
        assert have(hall.match, hall.seat, "silver") == (silver,)


def test_152_merchant() -> None:
    """With an upgrade of 3 or 4 goods, one of them climbs a second level."""
    hall = laid_out(152, beans=1, peas=1, flax=1, grain=1)
    hall.use("upgrade_3")
    for good in ("beans", "peas", "flax"):
        hall.item(good)
    hall.accept()
    assert sorted(hall.items()) == ["mead", "milk", "stockfish"]
    hall.item("milk")
    assert hall.change() == {"beans": -1, "peas": -1, "flax": -1, "mead": 1, "stockfish": 1, "wool": 1}
    assert hall.question != "upgrade"
    hall = laid_out(152, beans=4, peas=1)
    hall.use("upgrade_4")
    for _ in range(4):
        hall.item("beans")
    hall.accept()
    hall.item("milk")
    assert hall.change() == {"beans": -4, "milk": 3, "wool": 1}
    hall = laid_out(152, beans=2, oil=1)
    hall.use("upgrade_2")
    hall.item("beans")
    hall.item("beans")
    assert hall.question == "free"
    assert hall.change() == {"beans": -2, "milk": 2}


def test_153_proficient_hunter() -> None:
    """Rulebook, cards for each time: four rolls instead of three."""
    hall = laid_out(153, bow=8)
    hall.throw("hunt_game_1", 8, 8, 7, 6, 5)
    assert hall.result == 5
    assert hall.words == {"succeed", "fail"}


def test_154_woodcutter() -> None:
    """A Viking action that brings 2 or more wood also gives 1 silver."""
    hall = laid_out(154)
    hall.strips((1, 0))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"wood": 2, "silver": 1}
    hall = laid_out(154)
    hall.use("wood_per_player")
    assert hall.change() == {"wood": 2, "ore": 1, "silver": 1}
    hall = laid_out(154)
    hall.strips((1, 1))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"wood": 1, "stone": 1}


def test_155_cooper() -> None:
    """After a Viking action that brought 2 or more wood, 1 wood may become 1 stockfish."""
    hall = laid_out(155)
    hall.use("wood_per_player")
    hall.accept()
    assert hall.change() == {"wood": 1, "ore": 1, "stockfish": 1}
    hall = laid_out(155)
    hall.use("wood_per_player")
    hall.decline()
    assert hall.change() == {"wood": 2, "ore": 1}
    hall = laid_out(155, silver=1)
    hall.strips((1, 1))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.question == "free"


def test_156_stone_crusher() -> None:
    """A Viking action that brings stone also gives 1 silver, once."""
    hall = laid_out(156)
    hall.strips((1, 2), (2, 3))
    hall.use("mountain_3_2")
    hall.take(1, 3)
    hall.take(2, 2)
    assert hall.change() == {"stone": 5, "silver": 1}
    hall = laid_out(156, longship=1)
    hall.throw("raid", 8, 1)
    hall.say("fail")
    assert hall.change() == {"stone": 1, "long_sword": 1, "silver": 1}
    hall = laid_out(156)
    hall.use("wood_per_player")
    assert hall.change() == {"wood": 2, "ore": 1}
    hall = laid_out(156, longship=1)
    hall.hold(number_of("miner"))
    hall.use("play_occupations_2")
    assert hall.change() == {"stone": 1, "ore": 1, "silver": 1}  # all of it the miner's: a card's stone is not enough


def test_157_skinner() -> None:
    """Each animal served at the feast gives skin and bones."""
    hall = at_feast(157, sheep=1, pregnant_sheep=1, mead=1)
    hall.answer("food", food="sheep", way="standing")
    hall.answer("food", food="pregnant_sheep", way="standing")
    assert hall.change() == {"sheep": -1, "pregnant_sheep": -1, "skin_and_bones": 2}
    hall = at_feast(157, mead=2)
    hall.answer("food", food="mead", way="standing")
    assert hall.change() == {"mead": -1}


def test_158_barbarian() -> None:
    """Each game or whale meat served gives 3 weapons and 1 silver, which may be used for that feast."""
    hall = at_feast(158, game_meat=1)
    hall.answer("food", food="game_meat", way="lying")
    assert hall.weapons() == 3
    assert hall.question == "coins"
    assert hall.numbers() == [0, 1]
    hall = at_feast(158, whale_meat=1)
    hall.answer("food", food="whale_meat", way="standing")
    assert hall.weapons() == 3
    assert have(hall.match, hall.seat, "silver") == (1,)
    hall = at_feast(158, mead=2)
    hall.answer("food", food="mead", way="lying")
    assert hall.change() == {"mead": -1}


def test_159_festive_hunter() -> None:
    """If game meat was served, a hunting action follows the feast."""
    hall = at_feast(159, game_meat=1, ore=1)
    hall.die_will_show(8, 8)
    hall.answer("food", food="game_meat", way="lying")
    hall.accept()
    assert hall.question == "roll"
    hall.say("fail")
    assert hall.change() == {"game_meat": -1, "wood": 1, "bow": 1}
    hall = at_feast(159, game_meat=1, mead=1, ore=1)
    hall.answer("food", food="mead", way="lying")
    hall.say("done")
    assert hall.question == "free"


def test_160_sober_man() -> None:
    """A feast without mead gives 1 silver, which may be used for that feast."""
    hall = at_feast(160, mead=1, peas=1)
    hall.answer("food", food="peas", way="lying")
    hall.say("done")
    assert hall.question == "coins"
    assert hall.numbers() == [0, 1]
    hall = at_feast(160, mead=1, ore=1)
    hall.answer("food", food="mead", way="lying")
    assert hall.question == "free"
    assert hall.change() == {"mead": -1}
    hall = laid_out(160)
    hall.hold(5)
    hall.play()
    assert hall.question == "coins"
    assert hall.change() == {"silver": 1}


def test_161_whaling_assistant() -> None:
    """In the bonus phase 7 or more Vikings in the third column give 1 cabbage."""
    for spaces, cabbage in ((("forge", "upgrade_4", "raid"), 0), (("forge", "upgrade_4", "build_longship"), 1)):
        hall = laid_out(161)
        hall.stand_on(*spaces)
        hall.leave_standing(spaces[-1], 1)
        hall.go_to_bonuses()
        assert have(hall.match, hall.seat, "cabbage") == (cabbage,)


def test_162_flax_farmer() -> None:
    """In the bonus phase 7 or more Vikings in the second column give 1 flax."""
    spaces = ("build_knarr", "produce_mead", "upgrade_3", "buy_sheep")
    for n, flax in ((3, 0), (4, 1)):
        hall = laid_out(162)
        hall.in_round(WITHOUT_HARVEST - 1)
        hall.stand_on(*spaces[:n])
        hall.leave_standing(spaces[3], n - 3)
        hall.go_to_bonuses()
        assert have(hall.match, hall.seat, "flax") == (flax,)


def test_163_farmhand() -> None:
    """A hunt won with 2 Vikings on the space for them also gives 1 hide and 1 silver."""
    catch = {"hide": 1, "game_meat": 1}
    for space, gain in (("hunt_game_2", {"hide": 2, "game_meat": 1, "silver": 1}), ("hunt_game_1", catch)):
        hall = laid_out(163, bow=2)
        hall.throw(space, 8, 2)
        hall.say("succeed")
        assert hall.change() == {"bow": -2, **gain}
    hall = laid_out(163)
    hall.throw("hunt_game_2", 8, 2)
    hall.say("fail")
    assert hall.change() == {"wood": 1, "bow": 1}
    hall = laid_out(163, bow=2)
    hall.hold(77)
    hall.stand_on("hunt_game_2", seat=1 - hall.seat)
    hall.play()
    hall.die_will_show(8, 2)
    hall.accept("follower")
    hall.say("succeed")
    assert hall.change() == {"bow": -2, **catch}


def test_164_armed_fighter() -> None:
    """Before an action of the fourth column 1 stone or ore from a mountain strip where it is the next item."""
    hall = laid_out(164)
    hall.strips((1, 2), (2, 0), (1 + 6, 3))
    hall.use("master_crafting")
    hall.accept()
    assert legal_values(hall.match, "strip") == [0, 6]
    hall.take(7, 1)
    assert hall.change() == {"ore": 1, "silver": 4}
    hall = laid_out(164)
    hall.strips((2, 0))
    hall.use("master_crafting")
    assert hall.change() == {"silver": 4}
    hall = laid_out(164)
    hall.strips((1, 2))
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1}


def test_165_village_leader() -> None:
    """At the start of the feast clothing in supply gives 2 silver."""
    hall = at_feast(165, clothing=1)
    assert hall.question == "coins"
    assert hall.change() == {"silver": 2}
    hall = at_feast(165, robe=1, mead=1)
    assert hall.question == "food"
    assert hall.change() == {}


def test_166_weapons_warden() -> None:
    """Before 2 Vikings are placed in the second column a weapon, except for the first time each round."""
    hall = laid_out(166)
    hall.use("produce_mead")
    assert hall.question == "free"
    assert hall.weapons() == 0
    hall.say("done")
    hall.say("pass")
    hall.use("weekly_flax_stockfish")
    hall.accept()
    assert hall.weapons() == 1
    hall.until_asked()
    hall.use("weekly_beans")
    assert hall.weapons() == 1


def test_167_taster() -> None:
    """At the start of the feast 1 spices in supply gives 1 silver, 2 or more give 2."""
    for spices, silver in ((1, 1), (2, 2), (3, 2)):
        assert at_feast(167, spices=spices).change() == {"silver": silver}
    assert at_feast(167, silk=1, mead=1).change() == {}


def test_168_earl_of_lade() -> None:
    """1 silver each time the Thing square comes to hold exactly 3 Vikings, up or down."""
    hall = laid_out(168, wood=2)
    hall.use("build_longship")
    assert hall.change() == {"wood": -2, "longship": 1, "silver": 1}
    hall = laid_out(168)
    with hall.arrange() as s:
        s.thing[hall.seat] = 4
    hall.throw("lay_snare", 8, 8)
    hall.say("fail")
    hall.number(1)
    assert hall.change() == {"wood": 1, "snare": 1, "silver": 1}
    hall = laid_out(168)
    hall.use("produce_mead")
    assert hall.change() == {"mead": 2, "silver": 2}


def test_169_sower() -> None:
    """At a harvest flax brings 1 more flax or grain 1 more grain, whichever was there before, not both."""
    for held, crops in (({}, (1, 1)), ({"flax": 1}, (3, 1)), ({"grain": 1}, (1, 3))):
        hall = laid_out(169, **held)
        hall.go_to_harvest(WITH_HARVEST)
        assert have(hall.match, hall.seat, "flax", "grain") == crops
    for option, crops in ((0, (3, 2)), (1, (2, 3))):
        hall = laid_out(169, flax=1, grain=1)
        hall.go_to_harvest(WITH_HARVEST)
        hall.option(option)
        assert have(hall.match, hall.seat, "flax", "grain") == crops
    hall = laid_out(169, flax=1)
    hall.go_to_harvest(WITHOUT_HARVEST)
    assert have(hall.match, hall.seat, "flax", "grain") == (1, 0)
