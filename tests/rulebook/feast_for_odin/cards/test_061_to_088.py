"""Occupations 61 to 88, each from its entry in data/occupations.toml."""

from __future__ import annotations

import itertools

from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.layouts import TURNS
from longhouse.games.feast_for_odin.rules.boards import lay_tile
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, declined, holding, laid_out, played, taken_up
from tests.rulebook.feast_for_odin.table import have, own, tiles


def with_tile_laid(number: int, tile: str, owner: int, turn: int = 0) -> Hall:
    """The special tile lies in the top left corner of a home board, of the card's owner (0) or the other player (1)."""
    hall = holding(number)
    with hall.arrange() as s:
        seat = (hall.seat + owner) % s.players
        own(s, seat, **{tile: 1})
        lay_tile(s, seat, seat, ITEM[tile], turn, 0, 0)
    return hall


def test_061_wharf_owner() -> None:
    """A longship is sold for 8 silver; the ore on it is lost."""
    assert taken_up(61, longship=1) == {"longship": -1, "silver": 8}
    assert played(61, knarr=1) == {}
    assert declined(61, longship=1) == {}
    hall = holding(61)
    hall.load(longships=(3, 1))
    hall.play()
    hall.accept()
    hall.answer("vessel", vessel="longship_1")
    assert hall.change() == {"longship": -1, "silver": 8}
    assert hall.longship_ore == [3]


def test_062_fine_blacksmith() -> None:
    """1 ore and 1 silver for the crucifix or the cloakpin, while they are on the oval board."""
    assert taken_up(62, 0, ore=1, silver=1) == {"ore": -1, "silver": -1, "crucifix": 1}
    assert taken_up(62, 1, ore=1, silver=1) == {"ore": -1, "silver": -1, "cloakpin": 1}
    assert played(62, ore=1) == {}
    hall = holding(62, ore=1, silver=1)
    with hall.arrange() as s:
        own(s, 1 - hall.seat, crucifix=1, cloakpin=1)
    hall.play()
    assert hall.change() == {}


def test_063_hornturner() -> None:
    """A sheep for salt meat, hide and wool; then the drinking horn for 3 silver; either may be left out."""
    hall = holding(63, pregnant_sheep=1, silver=3)
    hall.play()
    hall.accept()
    assert hall.change() == {"pregnant_sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1}
    hall.accept()
    assert hall.change() == {"silver": -3, "drinking_horn": 1}
    hall = holding(63, sheep=1, silver=3)
    hall.play()
    hall.decline()
    hall.accept()
    assert hall.change() == {"silver": -3, "drinking_horn": 1}
    assert taken_up(63, sheep=1, silver=2) == {"sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1}


def test_064_ship_builder() -> None:
    """A whaling boat and 2 silver become a longship; the ore on the boat is lost."""
    assert taken_up(64, whaling_boat=1, silver=2) == {"whaling_boat": -1, "silver": -2, "longship": 1}
    assert played(64, whaling_boat=1, silver=1) == {}
    assert played(64, whaling_boat=1, silver=2, knarr=4) == {}
    hall = holding(64, silver=2)
    hall.load(boats=(1,))
    hall.play()
    hall.accept()
    assert hall.change() == {"whaling_boat": -1, "silver": -2, "longship": 1}
    assert hall.longship_ore == [0]


def test_065_dragonslayer() -> None:
    """Rulebook, immediate cards: 2 snares and 2 spears become a treasure chest, only once."""
    assert taken_up(65, snare=4, spear=4) == {"snare": -2, "spear": -2, "treasure_chest": 1}
    assert played(65, snare=2, spear=1) == {}
    assert declined(65, snare=2, spear=2) == {}


def test_066_field_farmer() -> None:
    """For 1 silver an orange good moves one or two boxes up and to the right."""
    hall = holding(66, silver=2, peas=2, mead=1)
    hall.play()
    hall.accept()
    assert hall.items() == ["peas"]
    hall.item("peas")
    assert hall.numbers() == [1, 2]
    hall.number(2)
    assert hall.change() == {"silver": -1, "peas": -1, "wool": 1}
    assert hall.question == "free"
    hall = holding(66, silver=1, cabbage=1)
    hall.play()
    hall.accept()
    hall.item("cabbage")
    hall.number(1)
    assert hall.change() == {"silver": -1, "cabbage": -1, "sheep": 1}
    assert played(66, peas=1) == {}


def test_067_private_chef() -> None:
    """4 silver buy 2 silverware, 1 mead and 1 game meat."""
    assert taken_up(67, silver=4) == {"silver": -4, "silverware": 2, "mead": 1, "game_meat": 1}
    assert played(67, silver=3) == {}


def test_068_supplier_of_weapons() -> None:
    """4 weapons."""
    hall = holding(68)
    hall.play()
    hall.accept()
    assert hall.weapons() == 4
    assert declined(68) == {}


def test_069_equipment_supplier() -> None:
    """Weapons until there are 2 of each kind."""
    assert played(69, bow=1, long_sword=3) == {"bow": 1, "snare": 2, "spear": 2}
    assert played(69, bow=2, snare=2, spear=2, long_sword=2) == {}


def test_070_courier() -> None:
    """The cloakpin leaves any board for the own supply; silverware and a rune stone fill its place."""
    for owner, turn in itertools.product((0, 1), range(TURNS)):
        hall = with_tile_laid(70, "cloakpin", owner, turn)
        before = hall.covered((hall.seat + owner) % 2)
        hall.play()
        hall.accept()
        assert have(hall.match, hall.seat, "cloakpin") == (1,)
        assert sorted(tiles(hall.match, (hall.seat + owner) % 2)) == ["rune_stone", "silverware"]
        assert hall.covered((hall.seat + owner) % 2) == before
    assert played(70) == {}
    assert played(70, cloakpin=1) == {}


def test_071_innkeeper() -> None:
    """The drinking horn leaves any board for the own supply; a chest and a rune stone fill its place."""
    for turn in range(TURNS):
        hall = with_tile_laid(71, "drinking_horn", 1, turn)
        before = hall.covered(1 - hall.seat)
        hall.play()
        hall.accept()
        assert have(hall.match, hall.seat, "drinking_horn") == (1,)
        assert sorted(tiles(hall.match, 1 - hall.seat)) == ["chest", "rune_stone"]
        assert hall.covered(1 - hall.seat) == before
    hall = with_tile_laid(71, "drinking_horn", 1)
    hall.play()
    hall.decline()
    assert tiles(hall.match, 1 - hall.seat) == ["drinking_horn"]
    assert played(71) == {}


def test_072_earl() -> None:
    """A stone house for silver equal to the round; it is not built."""
    hall = laid_out(15)
    hall.hold(72)
    hall.own(silver=4)
    hall.in_round(3)
    hall.play()
    hall.accept("earl")
    assert hall.change() == {"silver": -3, "stone_house": 1}
    assert played(72) == {}


def test_073_metalsmith() -> None:
    """Silverware, or the crucifix for 2, or the chalice for 5 silver."""
    assert taken_up(73, 0, silver=5) == {"silverware": 1}
    assert taken_up(73, 1, silver=5) == {"silver": -2, "crucifix": 1}
    assert taken_up(73, 2, silver=5) == {"silver": -5, "chalice": 1}
    hall = holding(73, silver=2)
    hall.play()
    hall.accept()
    assert hall.options() == [0, 1]


def test_074_cowherd() -> None:
    """1 grain and 2 silver become one cattle."""
    assert taken_up(74, grain=1, silver=2) == {"grain": -1, "silver": -2, "cattle": 1}
    assert played(74, flax=1, silver=2) == {}


def test_075_bone_collector() -> None:
    """Skin and bones for 1 silver."""
    assert taken_up(75, silver=1) == {"silver": -1, "skin_and_bones": 1}
    assert declined(75, silver=1) == {}


def test_076_homecomer() -> None:
    """One Viking comes back from each own space of the fourth column."""
    hall = holding(76)
    hall.stand_on("plunder", "master_crafting", "forge")
    hall.stand_on("weekly_spices", seat=1 - hall.seat)
    hall.play()
    hall.accept()
    assert hall.vikings == 6 - 2 + 2
    standing = [hall.standing(space) for space in ("plunder", "master_crafting", "forge", "weekly_spices")]
    assert standing == [3, 3, 3, 4]


def test_077_follower() -> None:
    """An occupied space of the second column is used without Vikings; a failed roll returns none."""
    hall = holding(77)
    hall.stand_on("produce_mead", "lay_snare", seat=1 - hall.seat)
    hall.play()
    hall.accept()
    assert legal_values(hall.match, "space") == ["lay_snare", "produce_mead"]
    other = hall.copy()
    hall.answer("space", space="produce_mead")
    assert hall.change() == {"mead": 2, "silver": 2}
    assert hall.vikings == 4
    other.die_will_show(8, 8)
    other.answer("space", space="lay_snare")
    other.say("fail")
    assert other.question != "vikings-back"
    assert other.change() == {"wood": 1, "snare": 1}
    assert other.vikings == 4
    hall = holding(77)
    hall.stand_on("weekly_beans", seat=1 - hall.seat)
    hall.play()
    assert hall.change() == {}


def test_078_traveling_merchant() -> None:
    """1/2/3/4 knarrs: up to 2/4/6/7 goods tiles are turned over."""
    for knarrs, tiles_turned in ((1, 2), (2, 4), (3, 6), (4, 7)):
        hall = holding(78, knarr=knarrs, oil=9)
        hall.play()
        hall.accept()
        for _ in range(tiles_turned):
            hall.item("oil")
        assert hall.change() == {"oil": -tiles_turned, "rune_stone": tiles_turned}
        assert hall.question == "free"
    hall = holding(78, knarr=1, beans=1, mead=1, sheep=1)
    hall.play()
    hall.accept()
    hall.item("beans")
    hall.item("mead")
    assert hall.change() == {"beans": -1, "milk": 1, "mead": -1, "peas": 1}
    assert played(78, oil=1) == {}


def test_079_breeder() -> None:
    """One cattle becomes pregnant."""
    assert taken_up(79, cattle=1) == {"cattle": -1, "pregnant_cattle": 1}
    assert played(79, sheep=1, pregnant_cattle=1) == {}


def test_080_shepherd_boy() -> None:
    """A sheep for 2 silver."""
    assert taken_up(80, silver=2) == {"silver": -2, "sheep": 1}
    assert played(80, silver=1) == {}


def test_081_quartermaster() -> None:
    """A longship for 8 silver, 1 less for each long sword, half for each bow or spear; the price is rounded down."""
    weapons = {"long_sword": 2, "bow": 1, "spear": 2}
    assert taken_up(81, silver=8, snare=3) == {"silver": -8, "longship": 1}
    assert taken_up(81, silver=4, **weapons) == {"silver": -4, "longship": 1}
    assert played(81, silver=3, **weapons) == {}
    assert played(81, silver=8, longship=4) == {}


def test_082_longship_builder() -> None:
    """A longship for 8 silver, 2/5/7 less with 1/2/3 knarrs."""
    for knarrs, price in ((0, 8), (1, 6), (2, 3), (3, 1)):
        assert taken_up(82, silver=8, knarr=knarrs) == {"silver": -price, "longship": 1}
    assert played(82, silver=5, knarr=1) == {}


def test_083_wholesaler() -> None:
    """Up to 4 goods of one kind are upgraded."""
    hall = holding(83, beans=5, peas=2)
    hall.play()
    hall.accept()
    hall.item("beans")
    assert hall.items() == ["beans"]
    for _ in range(3):
        hall.item("beans")
    assert hall.change() == {"beans": -4, "milk": 4}
    assert hall.question != "upgrade"


def test_084_harbor_guard() -> None:
    """Emigration at once, 1 silver cheaper for each large ship there was."""
    hall = holding(84, knarr=1, longship=1, whaling_boat=1, silver=2)
    hall.in_round(4)
    hall.play()
    hall.accept()
    hall.answer("vessel", vessel="knarr")
    assert hall.change() == {"silver": -2, "knarr": -1}
    assert hall.match.score_sheet(hall.seat)["emigrations"] == 18
    hall = holding(84, knarr=2)
    hall.play()
    hall.accept()
    hall.answer("vessel", vessel="knarr")
    assert hall.change() == {"knarr": -1}
    assert played(84, whaling_boat=1, silver=1) == {}


def test_085_hornblower() -> None:
    """Rulebook, two actions: hunting for 1 silver, then a snare for 2; a failure returns no Viking."""
    hall = holding(85, silver=3)
    hall.play()
    hall.die_will_show(8, 8)
    hall.accept()
    hall.say("fail")
    assert hall.change() == {"silver": -1, "wood": 1, "bow": 1}
    hall.die_will_show(8, 8)
    hall.accept()
    hall.say("fail")
    assert hall.question != "vikings-back"
    assert hall.change() == {"silver": -2, "wood": 1, "snare": 1}
    hall = holding(85, silver=2)
    hall.play()
    hall.decline()
    hall.die_will_show(8, 8)
    hall.accept()
    hall.say("fail")
    assert hall.change() == {"silver": -2, "wood": 1, "snare": 1}


def test_086_hide_buyer() -> None:
    """Rulebook, the separator: 2, 4 or 6 silver buy 1, 2 or 3 hides."""
    for option in range(3):
        assert taken_up(86, option, silver=6) == {"silver": -2 * (option + 1), "hide": option + 1}
    assert played(86, silver=1) == {}


def test_087_preacher() -> None:
    """The crucifix if it is still there, or 4 items from one mountain strip."""
    assert taken_up(87, 0) == {"crucifix": 1}
    hall = holding(87)
    hall.strips((1, 0))
    with hall.arrange() as s:
        own(s, 1 - hall.seat, crucifix=1)
    hall.play()
    hall.accept()
    hall.take(1, 4)
    assert hall.change() == {"wood": 2, "stone": 2}


def test_088_clerk() -> None:
    """Before overseas trading, once for each knarr: 1 silver moves a good one box up and to the left."""
    hall = laid_out(88, knarr=2, silver=4, stockfish=3, mead=1)
    hall.use("overseas_trade_1")
    hall.accept()
    assert hall.items() == ["stockfish"]
    hall.item("stockfish")
    hall.item("stockfish")
    assert hall.question == "trade"
    hall.item("oil")
    assert hall.change() == {"silver": -3, "stockfish": -2, "oil": 1, "rune_stone": 1}
