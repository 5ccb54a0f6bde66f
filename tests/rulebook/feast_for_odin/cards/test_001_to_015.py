"""Occupations 1 to 15, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.state import Step
from tests.rulebook.feast_for_odin.cards.hall import holding, laid_out, played
from tests.rulebook.feast_for_odin.table import have, tiles


def test_001_peddler() -> None:
    """Livestock market spaces cost 1 silver less in total; what is free stays free."""
    hall = laid_out(1)
    hall.use("buy_stockfish")
    assert hall.change() == {"stockfish": 2}
    hall = laid_out(1, silver=2)
    hall.use("buy_cattle_and_sheep")
    assert hall.change() == {"silver": -2, "cattle": 1, "sheep": 1}
    hall = laid_out(1)
    hall.use("sheep_or_cattle")
    hall.option(0)
    assert hall.change() == {"sheep": 1}
    assert not laid_out(1, silver=1).may_use("buy_cattle_and_milk")
    assert not laid_out(1, knarr=1).may_use("overseas_trade_1")


def test_002_patron() -> None:
    """Spaces with a price of 2 or more cost 1 silver less: markets, emigration, the sum of a special sale."""
    hall = laid_out(2, silver=1)
    assert not hall.may_use("buy_cattle_and_milk")
    hall.use("buy_salt_meat")
    assert hall.change() == {"silver": -1, "salt_meat": 2}
    hall = laid_out(2, silver=1)
    hall.use("buy_stockfish")
    assert hall.change() == {"silver": -1, "stockfish": 2}
    hall = laid_out(2, silver=1, knarr=1)
    hall.in_round(2)
    hall.use("emigrate_2")
    assert hall.change() == {"silver": -1, "knarr": -1}
    hall = laid_out(2, silver=1, knarr=1)
    hall.use("special_sale")
    hall.item("helmet")
    hall.item("cloakpin")
    assert hall.change() == {"silver": -1, "helmet": 1, "cloakpin": 1}
    hall = laid_out(2, silver=3, knarr=1)
    hall.use("special_sale")
    hall.item("belt")
    hall.item("drinking_horn")
    assert hall.change() == {"silver": -3, "belt": 1, "drinking_horn": 1}
    assert "whaling_boat" not in [a.args.get("ship") for a in laid_out(2, silver=2).match.legal]


def test_003_furrier() -> None:
    """A snare after a space whose printed reward holds exactly 1 silver."""
    hall = laid_out(3)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1, "snare": 1}
    hall = laid_out(3, stone=1)
    hall.use("craft_rune_stone")
    assert hall.change() == {"stone": -1, "rune_stone": 1, "silver": 1, "snare": 1}
    hall = laid_out(3)
    hall.use("draw_occupation")
    assert hall.change() == {"silver": 1, "snare": 1}
    hall = laid_out(3)
    hall.use("produce_mead")
    assert hall.change() == {"mead": 2, "silver": 2}


def test_004_hunter() -> None:
    """All rolls are lowered by 1: good for a hunt, bad for a raid."""
    hall = laid_out(4, bow=2)
    hall.throw("hunt_game_1", 8, 3)
    assert hall.result == 2
    hall.say("succeed")
    assert hall.change() == {"bow": -2, "hide": 1, "game_meat": 1}
    hall = laid_out(4, whaling_boat=1)
    hall.throw("whaling_one_boat", 12, 2)
    assert hall.change() == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    hall = laid_out(4, longship=1)
    hall.throw("raid", 8, 7)
    assert hall.result == 6
    hall = laid_out(4, longship=1)
    hall.throw("pillage_2", 12, 6)
    assert hall.result == 5
    assert "succeed" not in hall.words


def test_005_chief() -> None:
    """An extra feast at once, alone, and it cannot be refused."""
    hall = holding(5, silver=4)
    hall.play()
    assert hall.question == "coins"
    hall.number(4)
    assert hall.change() == {"silver": -4}
    assert hall.penalties == 2
    assert hall.match._state.penalties[1 - hall.seat] == 0
    hall = holding(5)
    hall.play()
    assert hall.penalties == 6
    hall.go_to(Step.FEAST)
    assert hall.penalties == 12


def test_006_stonecarver() -> None:
    """1 silver for each stone from a mountain strip, not for wood or bought stone."""
    hall = laid_out(6)
    hall.strips((1, 2))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"stone": 2, "silver": 2}
    hall = laid_out(6)
    hall.strips((1, 1))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"wood": 1, "stone": 1, "silver": 1}
    hall = laid_out(6)
    hall.strips((1, 0))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"wood": 2}


def test_007_miller() -> None:
    """After the feast: 1 grain in supply gives 1 silver, 2 or more give 2; what was served is gone."""
    for grain, silver in ((1, 1), (2, 2), (3, 2)):
        hall = laid_out(7, grain=grain, ore=1)
        hall.go_to(Step.FEAST)
        hall.say("done")
        assert hall.question == "free"
        assert hall.change() == {"silver": silver}
    hall = laid_out(7, grain=1, ore=1)
    hall.go_to(Step.FEAST)
    hall.answer("food", food="grain", way="lying")
    assert hall.change() == {"grain": -1}


def test_008_craft_leader() -> None:
    """Before income, 5 Vikings on crafting spaces give 1 oil; 4 do not."""
    hall = laid_out(8, ore=1)
    hall.stand_on("forge", "craft_clothing")
    hall.go_to(Step.BEFORE_INCOME)
    hall.say("done")
    assert hall.change() == {"oil": 1}
    hall = laid_out(8, ore=1)
    hall.stand_on("forge", "craft_linen", "build_longship")
    hall.stand_on("master_crafting", seat=1 - hall.seat)
    hall.go_to(Step.BEFORE_INCOME)
    hall.say("done")
    assert hall.change() == {}


def test_009_ore_boatman() -> None:
    """Before income 1 ore for each longship, laid at once on home or exploration boards."""
    hall = laid_out(9, longship=2, mead=1)
    hall.go_to(Step.BEFORE_INCOME)
    assert hall.until_asked() != "food"
    hall.accept()
    hall.lay("ore", 0, 0)
    hall.lay("ore", 0, 1)
    assert hall.change() == {}
    assert tiles(hall.match, hall.seat) == ["ore", "ore"]
    hall = laid_out(9, longship=1, mead=1)
    hall.go_to(Step.BEFORE_INCOME)
    hall.until_asked()
    hall.decline()
    assert hall.until_asked() == "food"
    assert hall.change() == {}
    assert tiles(hall.match, hall.seat) == []
    hall = laid_out(9, knarr=1, mead=1)
    hall.go_to(Step.BEFORE_INCOME)
    assert hall.until_asked() == "food"


def test_010_milker() -> None:
    """1 milk and 1 silver for each species kept, pregnant or not."""
    assert played(10, cattle=2, sheep=1) == {"milk": 2, "silver": 2}
    assert played(10, sheep=1, pregnant_sheep=1) == {"milk": 1, "silver": 1}
    assert played(10) == {}


def test_011_trident_hunter() -> None:
    """A spear now; when whaling each spear counts for 2."""
    assert played(11) == {"spear": 1}
    hall = laid_out(11, whaling_boat=1, spear=1, wood=1)
    hall.throw("whaling_one_boat", 12, 4)
    assert hall.result == 3
    hall.say("succeed")
    assert hall.change() == {"spear": -1, "wood": -1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    hall = laid_out(11, whaling_boat=1, spear=1)
    hall.throw("whaling_one_boat", 12, 2)
    hall.say("succeed")
    assert have(hall.match, hall.seat, "spear", "whale_meat") == (0, 1)
    hall = laid_out(11, bow=1)
    hall.throw("hunt_game_1", 8, 2)
    assert "succeed" not in hall.words


def test_012_helmsman() -> None:
    """A chest now; a weapon after each action that used a longship, only one for two longships."""
    assert played(12) == {"chest": 1}
    hall = laid_out(12, longship=1)
    hall.throw("raid", 8, 1)
    hall.say("fail")
    hall.accept()
    assert hall.weapons() == 1 + 1
    assert hall.stock["stone"] == 1
    hall = laid_out(12, longship=2)
    hall.use("plunder")
    hall.accept()
    assert hall.weapons() == 1
    hall = laid_out(12, longship=2)
    hall.use("plunder")
    hall.decline()
    assert hall.weapons() == 0
    hall = laid_out(12, longship=1, knarr=1, silver=1)
    hall.use("emigrate_2")
    other = hall.copy()
    hall.answer("vessel", vessel="longship_0")
    hall.accept()
    assert hall.weapons() == 1
    other.answer("vessel", vessel="knarr")
    assert other.question != "use-card"


def test_013_archer() -> None:
    """A bow now; hunting rolls are lowered by 1, others are not."""
    assert played(13) == {"bow": 1}
    hall = laid_out(13)
    hall.throw("hunt_game_1", 8, 1)
    assert hall.change() == {"hide": 1, "game_meat": 1}
    hall = laid_out(13)
    hall.throw("lay_snare", 8, 3)
    assert hall.result == 3


def test_014_ship_owner() -> None:
    """One ship of each type gives 1 whale meat, two of each 2."""
    assert played(14, whaling_boat=1, knarr=1, longship=1) == {"whale_meat": 1}
    assert played(14, whaling_boat=2, knarr=2, longship=2) == {"whale_meat": 2}
    assert played(14, whaling_boat=3, knarr=1, longship=3) == {"whale_meat": 1}
    assert played(14, whaling_boat=3, longship=3) == {}


def test_015_cottager() -> None:
    """2 mead for each house now, later 1 hide for each that is built; sheds are no houses."""
    assert played(15, stone_house=1, long_house=1, shed=1) == {"mead": 4}
    hall = laid_out(15, stone=1)
    hall.use("build_stone_house")
    assert hall.change() == {"stone": -1, "stone_house": 1, "hide": 1}
    hall = laid_out(15, stone=2, wood=2)
    hall.use("build_house_and_ship")
    hall.option(1)
    assert hall.change() == {"stone": -2, "wood": -2, "long_house": 1, "knarr": 1, "hide": 1}
    hall = laid_out(15, wood=2)
    hall.use("build_shed")
    assert hall.change() == {"wood": -2, "shed": 1}
