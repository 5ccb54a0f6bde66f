"""Occupations 39 to 60, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import SHED_SPACES
from longhouse.games.feast_for_odin.state import Step
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import holding, is_offered, laid_out, played, traded
from tests.rulebook.feast_for_odin.table import have


def test_039_modifier() -> None:
    """Rulebook, any-time cards: ore aboard may go back to the supply; printed ore stays."""
    hall = laid_out(39)
    assert not hall.on_offer
    hall.load((1, 0), (2,))
    hall.invoke()
    for vessel in ("longship_2", "longship_1", "whaling_boat_1"):
        hall.answer("vessel", vessel=vessel)
    assert hall.change() == {"ore": 3}
    assert not hall.on_offer


def test_040_master_joiner() -> None:
    """Wood may be laid in houses like silver, and nowhere else."""
    hall = laid_out(40, wood=2, stone_house=1)
    hall.lay("wood", 0, 1, "stone_house_1")
    assert hall.change() == {"wood": -1}
    hall = laid_out(40, wood=2, ore=1)
    hall.answer("board", board="home_board")
    assert hall.question == "lay-cell"
    hall = laid_out(43, wood=2, stone_house=1)
    assert not [action for action in hall.match.legal if action.kind == "board"]


def test_041_slowpoke() -> None:
    """After the bonus phase 1 silver or 1 mead becomes 1 oil, once."""
    for option, left in ((0, (1, 2)), (1, (2, 1))):
        hall = laid_out(41, silver=2, mead=2)
        hall.go_to_bonuses()
        hall.accept()
        hall.option(option)
        assert hall.question == "turn"
        assert have(hall.match, hall.seat, "oil", "silver", "mead") == (1, *left)
    hall = laid_out(41, silver=1, mead=1)
    hall.go_to_bonuses()
    hall.decline()
    assert have(hall.match, hall.seat, "oil", "silver", "mead") == (0, 1, 1)
    hall = laid_out(41)
    assert hall.go_to_bonuses() == "turn"


def test_042_steward() -> None:
    """Before income 1 wood or stone goes into a shed for 1 silver."""
    for option, resource in enumerate(("wood", "stone")):
        hall = laid_out(42, shed=1, wood=1, stone=1, mead=1)
        hall.go_to(Step.BEFORE_INCOME)
        hall.until_asked()
        hall.accept()
        hall.option(option)
        assert hall.change() == {resource: -1, "silver": 1}
    hall = laid_out(42, stone_house=1, wood=1, mead=1)
    hall.go_to(Step.BEFORE_INCOME)
    assert hall.until_asked() == "food"
    hall = laid_out(42, shed=1, wood=4, mead=1)
    for _ in range(SHED_SPACES):
        hall.go_to(Step.BEFORE_INCOME)
        hall.until_asked()
        hall.accept()
    assert hall.change() == {"wood": -SHED_SPACES, "silver": SHED_SPACES}
    hall.go_to(Step.BEFORE_INCOME)
    assert hall.until_asked() == "food"


def test_043_fruit_picker() -> None:
    """1 fruits."""
    assert played(43) == {"fruits": 1}


def test_044_master_tailor() -> None:
    """Hide, wool and linen become clothing and 3 silver, as often as wished."""
    hall = laid_out(44, hide=2, wool=2, linen=3)
    hall.invoke()
    assert hall.change() == {"hide": -1, "wool": -1, "linen": -1, "clothing": 1, "silver": 3}
    hall.invoke()
    assert hall.change() == {"hide": -1, "wool": -1, "linen": -1, "clothing": 1, "silver": 3}
    assert not hall.on_offer


def test_045_pirate() -> None:
    """1 wood and 6 silver become a treasure chest."""
    assert traded(45, wood=1, silver=6) == {"wood": -1, "silver": -6, "treasure_chest": 1}
    assert not is_offered(45, wood=1, silver=5)


def test_046_ship_architect() -> None:
    """3 wood and 1 wool or linen become a longship, with a free berth; not a building action."""
    assert traded(46, 0, wood=3, wool=1, linen=1) == {"wood": -3, "wool": -1, "longship": 1}
    assert traded(46, 1, wood=3, wool=1, linen=1) == {"wood": -3, "linen": -1, "longship": 1}
    assert not is_offered(46, wood=2, wool=1, linen=1)
    assert not is_offered(46, wood=3, wool=1, knarr=4)
    hall = laid_out(46, 117, wood=3, linen=1, beans=1)
    hall.invoke()
    assert hall.question == "turn"


def test_047_tanner() -> None:
    """Rulebook, any-time cards: salt meat becomes hide, before and after an action and between the phases."""
    assert traded(47, salt_meat=2) == {"salt_meat": -1, "hide": 1}
    assert not is_offered(47, stockfish=1)
    hall = laid_out(47, salt_meat=1)
    hall.use("weekly_beans")
    assert hall.on_offer
    hall.go_to(Step.BEFORE_FEAST)
    hall.invoke()
    assert have(hall.match, hall.seat, "salt_meat", "hide") == (0, 1)


def test_048_farmer() -> None:
    """One cattle, pregnant or not, becomes jewelry."""
    assert traded(48, cattle=1) == {"cattle": -1, "jewelry": 1}
    assert traded(48, pregnant_cattle=1) == {"pregnant_cattle": -1, "jewelry": 1}
    assert not is_offered(48, sheep=1)


def test_049_plower() -> None:
    """One cattle yields five crops, which counts as a harvest for other cards (here the flax baker)."""
    crops = {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}
    assert traded(49, cattle=1) == {"cattle": -1, **crops}
    hall = laid_out(49, 171, cattle=1)
    hall.invoke()
    hall.accept("flax_baker")
    assert hall.change() == {"cattle": -1, "peas": 1, "beans": 1, "cabbage": 1, "grain": 2, "silver": 1}
    hall = laid_out(49, 169, cattle=1, flax=1)
    hall.invoke()
    assert hall.change() == {"cattle": -1, **crops, "flax": 1 + 1}


def test_050_rune_engraver() -> None:
    """A rune stone becomes a hide."""
    assert traded(50, rune_stone=1) == {"rune_stone": -1, "hide": 1}
    assert not is_offered(50, stone=1)


def test_051_master_mason() -> None:
    """A rune stone becomes 1 silver and milk or cabbage."""
    assert traded(51, 0, rune_stone=1) == {"rune_stone": -1, "silver": 1, "milk": 1}
    assert traded(51, 1, rune_stone=1) == {"rune_stone": -1, "silver": 1, "cabbage": 1}
    assert not is_offered(51, stone=1)


def test_052_tutor() -> None:
    """For 1 silver an occupation is played from hand."""
    hall = laid_out(52, silver=1)
    assert not hall.on_offer
    hall.hold(43)
    hall.invoke()
    hall.answer("card", card="fruit_picker")
    assert hall.change() == {"silver": -1, "fruits": 1}
    assert not hall.on_offer
    hall = laid_out(52)
    hall.hold(43)
    assert not hall.on_offer


def test_053_farm_shop_owner() -> None:
    """For 1 silver an orange good becomes red."""
    hall = laid_out(53, silver=2, beans=1, grain=1, mead=1)
    hall.invoke()
    assert hall.items() == ["beans", "grain"]
    hall.item("beans")
    assert hall.change() == {"silver": -1, "beans": -1, "milk": 1}
    assert hall.question == "turn"
    assert not is_offered(53, silver=1, mead=1)
    assert not is_offered(53, beans=1)


def test_054_tradesman() -> None:
    """Rulebook, the separator: silverware becomes silk or a chest."""
    assert traded(54, 0, silverware=1) == {"silverware": -1, "silk": 1}
    assert traded(54, 1, silverware=1) == {"silverware": -1, "chest": 1}
    assert not is_offered(54, silver=1)


def test_055_treasurer() -> None:
    """A chest and 3 silver become a treasure chest."""
    assert traded(55, chest=1, silver=3) == {"chest": -1, "silver": -3, "treasure_chest": 1}
    assert not is_offered(55, chest=1, silver=2)


def test_056_arms_dealer() -> None:
    """Any 2 weapons become 1 ore."""
    assert traded(56, bow=2) == {"bow": -2, "ore": 1}
    hall = laid_out(56, bow=1, long_sword=2)
    hall.invoke()
    hall.item("long_sword")
    hall.item("bow")
    assert hall.change() == {"bow": -1, "long_sword": -1, "ore": 1}
    assert not is_offered(56, spear=1)


def test_057_bean_farmer() -> None:
    """2 beans become peas, mead and stockfish."""
    assert traded(57, beans=2) == {"beans": -2, "peas": 1, "mead": 1, "stockfish": 1}
    assert not is_offered(57, beans=1)


def test_058_linseed_oil_presser() -> None:
    """2 flax become 3 oil."""
    assert traded(58, flax=3) == {"flax": -2, "oil": 3}
    assert not is_offered(58, flax=1)


def test_059_linen_weaver() -> None:
    """2 flax and 1 silver become 2 linen."""
    assert traded(59, flax=2, silver=1) == {"flax": -2, "silver": -1, "linen": 2}
    assert not is_offered(59, flax=2)


def test_060_inspector() -> None:
    """A Viking comes back from a space; a second one from there for silver equal to the round."""
    hall = holding(60, silver=2)
    hall.stand_on("forge")
    hall.in_round(2)
    before = hall.vikings - 2
    hall.play()
    hall.accept()
    hall.answer("space", space="forge")
    assert hall.vikings == before + 1
    assert legal_values(hall.match, "space") == ["forge"]
    hall.answer("space", space="forge")
    assert hall.vikings == before + 2
    assert hall.change() == {"silver": -2}
    assert hall.standing("forge") == 1
    hall = holding(60, silver=1)
    hall.stand_on("weekly_beans")
    hall.play()
    hall.accept()
    hall.answer("space", space="weekly_beans")
    assert hall.standing("weekly_beans") == 0
    assert hall.is_free("weekly_beans")
    hall = holding(60, silver=1)
    hall.play()
    hall.decline()
    assert hall.vikings == 4
