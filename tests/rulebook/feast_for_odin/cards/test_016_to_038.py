"""Occupations 16 to 38, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, FIRST_LONG, FIRST_STONE
from longhouse.games.feast_for_odin.state import Step
from tests.rulebook.feast_for_odin.cards.hall import Hall, declined, holding, laid_out, played, taken_up
from tests.rulebook.feast_for_odin.table import have, own

AROUND_HIDE = ((0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3))  # the bonus cell of a stone house
AROUND_PEAS = ((0, 9), (1, 9), (1, 10))  # a bonus cell of a long house
AROUND_ORE = ((4, 0), (4, 1), (5, 1), (6, 0), (6, 1))  # a bonus cell of the home board

LABRADOR = FIRST_LETTER + 2  # the back of board C
AROUND_CHEST = ((5, 3), (5, 4), (5, 5), (6, 3), (6, 5), (7, 3), (7, 4), (7, 5))  # its bonus cell


def played_with(number: int, boats: tuple[int, ...] = (), longships: tuple[int, ...] = ()) -> dict[str, int]:
    """What playing the card changes with these ships and the ore aboard."""
    hall = holding(number)
    hall.load(boats, longships)
    hall.play()
    return hall.change()


def covered(number: int) -> Hall:
    """A bonus on the home board and on both kinds of houses, all ready to be paid."""
    hall = holding(number, stone_house=1, long_house=1)
    hall.cover(hall.seat, *AROUND_ORE)
    hall.cover(FIRST_STONE, *AROUND_HIDE)
    hall.cover(FIRST_LONG, *AROUND_PEAS)
    return hall


def test_016_captain() -> None:
    """4/5/6/7 ore loaded on ships give 2/3/4/5 silver; printed ore does not count."""
    assert played_with(16, (1, 1, 1), (0,)) == {}
    assert played_with(16, (1, 1, 1), (1,)) == {"silver": 2}
    assert played_with(16, (1,), (3, 1)) == {"silver": 3}
    assert played_with(16, (), (3, 3)) == {"silver": 4}
    assert played_with(16, (1, 1, 1), (3, 1)) == {"silver": 5}
    assert played_with(16, (1, 1, 1), (3, 3)) == {"silver": 5}


def test_017_orient_shipper() -> None:
    """One good climbs up to three levels, as far as blue."""
    hall = holding(17, peas=1, hide=1, beans=1)
    hall.play()
    hall.accept()
    hall.item("peas")
    assert hall.numbers() == [1, 2, 3]
    hall.number(3)
    assert hall.change() == {"peas": -1, "rune_stone": 1}
    assert hall.question == "free"
    hall = holding(17, peas=1, milk=1)
    hall.play()
    hall.accept()
    hall.item("milk")
    hall.number(1)
    assert hall.change() == {"milk": -1, "wool": 1}
    assert declined(17, peas=1) == {}


def test_018_fighter() -> None:
    """1/2/3 longships with 2 or 3 ore aboard give silk, jewelry, a silver hoard; the highest is forced."""
    assert played_with(18, longships=(1, 1)) == {}
    assert played_with(18, longships=(2, 1)) == {"silk": 1}
    assert played_with(18, longships=(3, 2)) == {"jewelry": 1}
    assert played_with(18, longships=(3, 2, 2)) == {"silver_hoard": 1}
    assert played_with(18, longships=(3, 3, 3, 3)) == {"silver_hoard": 1}


def test_019_host() -> None:
    """3/4/5 special tiles, in supply or on boards, give silk, spices, jewelry."""
    assert played(19, belt=1, helmet=1) == {}
    assert played(19, belt=1, helmet=1, crucifix=1) == {"silk": 1}
    assert played(19, belt=1, helmet=1, crucifix=1, chalice=1) == {"spices": 1}
    assert played(19, belt=1, helmet=1, crucifix=1, chalice=1, cloakpin=1) == {"jewelry": 1}
    assert played(19, belt=1, helmet=1, crucifix=1, chalice=1, cloakpin=1, fibula=1) == {"jewelry": 1}
    hall = holding(19, belt=1, helmet=1, crucifix=1)
    hall.lay("belt", 1, 0)
    hall.play()
    assert hall.change() == {"belt": -1, "silk": 1}


def test_020_builder() -> None:
    """The houses alone pay their bonuses at once."""
    hall = covered(20)
    hall.play()
    hall.accept()
    assert hall.change() == {"hide": 1, "peas": 1}
    hall = covered(20)
    hall.play()
    hall.decline()
    assert hall.change() == {}


def test_021_collector() -> None:
    """The home board alone pays its bonuses at once."""
    hall = covered(21)
    hall.play()
    hall.accept()
    assert hall.change() == {"ore": 1}


def test_022_miner() -> None:
    """1 ore, 1 stone and 1 silver for each longship."""
    assert played(22, longship=2, knarr=1) == {"ore": 2, "stone": 2, "silver": 2}
    assert played(22, knarr=1) == {}


def test_023_custodian() -> None:
    """2 silver for each stone or long house."""
    assert played(23, stone_house=1, long_house=2, shed=1) == {"silver": 6}
    assert played(23, shed=1) == {}


def test_024_whaling_equipper() -> None:
    """1 oil for each knarr, 1 wood for each whaling boat."""
    assert played(24, knarr=1, whaling_boat=3, longship=1) == {"oil": 1, "wood": 3}
    assert played(24, longship=1) == {}


def test_025_meat_trader() -> None:
    """1 salt meat for each knarr."""
    assert played(25, knarr=3, longship=1) == {"salt_meat": 3}
    assert played(25, longship=1) == {}


def test_026_meat_inspector() -> None:
    """1 silver for each kind of red good in supply and stable; a pregnant animal is the same kind."""
    assert played(26, mead=3, stockfish=1, sheep=1, pregnant_sheep=1, peas=1, oil=1) == {"silver": 3}
    assert played(26, pregnant_cattle=1) == {"silver": 1}
    assert played(26, peas=1) == {}


def test_027_fisherman() -> None:
    """1 stockfish for each whaling boat."""
    assert played(27, whaling_boat=2, knarr=1) == {"stockfish": 2}
    assert played(27, knarr=1) == {}


def test_028_locksmith() -> None:
    """For each chest or treasure chest received, 1 oil may be bought for 1 silver."""
    hall = laid_out(28, wood=2, stone=2, silver=2)
    hall.use("craft_runes_and_chests")
    hall.accept()
    hall.accept()
    assert hall.change() == {"wood": -2, "stone": -2, "rune_stone": 2, "chest": 2, "silver": -2, "oil": 2}
    hall = laid_out(28, wood=1)
    hall.use("craft_chest")
    hall.decline()
    assert hall.change() == {"wood": -1, "chest": 1, "silver": 1}
    hall = laid_out(28, stone=1)
    hall.use("craft_rune_stone")
    assert hall.question == "free"
    hall = laid_out(28, longship=1, long_sword=2, silver=1)
    hall.throw("pillage_2", 12, 9)
    hall.say("succeed")
    hall.item("treasure_chest")
    hall.accept()
    assert hall.change() == {"long_sword": -2, "treasure_chest": 1, "silver": -1, "oil": 1}
    hall = laid_out(28, 54, silverware=1, silver=1)
    hall.answer("card", card="tradesman")
    hall.option(1)
    hall.accept()
    assert hall.change() == {"silverware": -1, "chest": 1, "silver": -1, "oil": 1}
    hall = laid_out(28, silver=1)  # received in a phase, not by an action: the bonus of Labrador
    with hall.arrange() as s:
        s.board_owner[LABRADOR], s.side[LABRADOR - FIRST_LETTER] = hall.seat, 1
    hall.cover(LABRADOR, *AROUND_CHEST)
    hall.go_to_bonuses()
    hall.accept()
    assert have(hall.match, hall.seat, "chest", "oil") == (1, 1)


def test_029_meat_preserver() -> None:
    """1 salt meat for each couple of game meat and whale meat; nothing is spent."""
    assert played(29, game_meat=3, whale_meat=2) == {"salt_meat": 2}
    assert played(29, game_meat=3) == {}


def test_030_silk_merchant() -> None:
    """1/2/3 silk in supply give 1/3/6 silver."""
    for silk, gain in ((0, {}), (1, {"silver": 1}), (2, {"silver": 3}), (3, {"silver": 6}), (4, {"silver": 6})):
        assert played(30, silk=silk) == gain


def test_031_storeman() -> None:
    """A fourth tile of a good of which exactly three are in supply; no animals."""
    assert played(31, beans=3, silk=2) == {"beans": 1}
    assert played(31, beans=4, sheep=3, cattle=3, silver=3, wood=3) == {}
    hall = holding(31, beans=3, silk=3)
    hall.play()
    hall.item("silk")
    assert hall.change() == {"silk": 1}


def test_032_weapons_supplier() -> None:
    """1/2/3 longships: 2/5/10 weapons."""
    for longships, weapons in ((0, 0), (1, 2), (2, 5), (3, 10), (4, 10)):
        hall = holding(32, longship=longships)
        hall.play()
        assert hall.weapons() == weapons


def test_033_sheep_shearer() -> None:
    """3/4/6 sheep give 1/2/3 wool."""
    assert played(33, sheep=2) == {}
    assert played(33, sheep=2, pregnant_sheep=1) == {"wool": 1}
    assert played(33, sheep=4) == {"wool": 2}
    assert played(33, sheep=5) == {"wool": 2}
    assert played(33, sheep=6) == {"wool": 3}


def test_034_shepherd() -> None:
    """2 sheep: milk and wool; with 4 one more wool."""
    assert played(34, sheep=1) == {}
    assert played(34, sheep=2) == {"milk": 1, "wool": 1}
    assert played(34, sheep=3) == {"milk": 1, "wool": 1}
    assert played(34, sheep=3, pregnant_sheep=1) == {"milk": 1, "wool": 2}


def test_035_cattle_breeder() -> None:
    """Rulebook, immediate cards: a second breeding phase for its owner alone."""
    assert taken_up(35, sheep=2, pregnant_cattle=1) == {
        "sheep": -1,
        "pregnant_sheep": 1,
        "cattle": 2,
        "pregnant_cattle": -1,
    }
    assert declined(35, sheep=2) == {}
    hall = holding(35, sheep=2)
    with hall.arrange() as s:
        own(s, 1 - hall.seat, sheep=2)
    hall.play()
    hall.accept()
    assert have(hall.match, 1 - hall.seat, "sheep", "pregnant_sheep") == (2, 0)


def test_036_ships_cook() -> None:
    """Before overseas trading one salt, game or whale meat is upgraded, and may be traded at once."""
    hall = laid_out(36, knarr=1, silver=1, salt_meat=2, stockfish=1)
    hall.use("overseas_trade_1")
    hall.accept()
    assert hall.items() == ["salt_meat"]
    hall.item("salt_meat")
    assert hall.question == "trade"
    hall.item("linen")
    assert hall.change() == {"silver": -1, "salt_meat": -1, "silk": 1}
    hall = laid_out(36, knarr=1, silver=1, stockfish=1, hide=1)
    hall.use("overseas_trade_1")
    assert hall.question == "trade"


def test_037_foreign_trader() -> None:
    """Before overseas trading one good of any kind is upgraded; it may be refused."""
    hall = laid_out(37, knarr=1, silver=1, beans=1, milk=1)
    hall.use("overseas_trade_2")
    hall.accept()
    assert hall.items() == ["beans", "milk"]
    hall.item("milk")
    hall.item("wool")
    assert hall.change() == {"silver": -1, "milk": -1, "chest": 1}
    hall = laid_out(37, knarr=1, silver=1, hide=1)
    hall.use("overseas_trade_1")
    hall.decline()
    assert hall.question == "trade"


def test_038_peacemaker() -> None:
    """In the new weapon phase 1 wood, stone or ore may be taken instead of the weapon."""
    for option, resource in enumerate(("wood", "stone", "ore")):
        hall = laid_out(38)
        hall.go_to(Step.DRAW_WEAPON)
        hall.accept()
        hall.option(option)
        assert hall.change() == {resource: 1}
    hall = laid_out(38)
    hall.go_to(Step.DRAW_WEAPON)
    hall.decline()
    assert hall.weapons() == 1
    assert len(hall.change()) == 1
