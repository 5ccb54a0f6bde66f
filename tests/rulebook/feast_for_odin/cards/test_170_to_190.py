"""Occupations 170 to 190, each from its entry in data/occupations.toml."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import ITEM
from longhouse.games.feast_for_odin.layouts import (
    FIRST_LONG,
    FIRST_STONE,
    HOME_LAYOUT,
    TRACK_COL,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACK_VALUE,
)
from longhouse.games.feast_for_odin.rules.supply import arrive
from longhouse.games.feast_for_odin.state import Step
from longhouse.games.feast_for_odin.triggers import Source
from tests.positions import legal_values
from tests.rulebook.feast_for_odin.cards.hall import Hall, holding, is_offered, laid_out, played, traded
from tests.rulebook.feast_for_odin.table import claim, have, own

AROUND_HIDE = ((0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3))  # the bonus cell of a stone house
AROUND_PEAS, AROUND_BEANS = ((0, 9), (1, 9), (1, 10)), ((1, 4), (1, 5), (1, 6), (2, 4), (2, 6))  # of a long house

INCOME_NUMBERS = [TRACK_VALUE[HOME_LAYOUT, 0, k] for k in range(TRACK_LENGTH[HOME_LAYOUT, 0])]


def with_income(number: int, income: int, **stock: int) -> Hall:
    """The card is in hand and the home board pays this much: its income numbers below are covered."""
    hall = holding(number, **stock)
    places = INCOME_NUMBERS.index(income)
    hall.cover(hall.seat, *[(TRACK_ROW[HOME_LAYOUT, 0, k], TRACK_COL[HOME_LAYOUT, 0, k]) for k in range(places)])
    return hall


def gains_nothing_again(hall: Hall, **stock: int) -> bool:
    """Whether a longship bought with this brings nothing more by a green card that was used already."""
    hall.own(**stock)
    hall.answer("ship", ship="longship")
    return hall.change() == {"silver": -8, "longship": 1}


def test_170_refugee_helper() -> None:
    """Every emigration costs 2 silver less."""
    for round_number, price in ((1, 0), (2, 0), (3, 1), (6, 4)):
        hall = laid_out(170, knarr=1, silver=price)
        hall.in_round(round_number)
        hall.use("emigrate_2")
        assert hall.stock == {}
    hall = laid_out(170, knarr=1, silver=1)
    hall.in_round(4)
    assert not hall.may_use("emigrate_2")


def test_171_flax_baker() -> None:
    """After a harvest 1 flax may become 1 grain and 1 silver."""
    hall = laid_out(171)
    hall.go_to_harvest(2)
    hall.accept()
    assert have(hall.match, hall.seat, "flax", "grain", "silver") == (0, 2, 1)
    hall = laid_out(171)
    hall.go_to_harvest(2)
    hall.decline()
    assert have(hall.match, hall.seat, "flax", "grain", "silver") == (1, 1, 0)
    hall = laid_out(171, flax=1)
    hall.go_to_harvest(3)
    assert hall.question == "turn"


def test_172_fish_cook() -> None:
    """After the feast stockfish that was served may move into houses."""
    hall = laid_out(172, stockfish=1, stone_house=1, ore=1)
    hall.go_to(Step.FEAST)
    hall.answer("food", food="stockfish", way="lying")
    hall.accept()
    hall.lay("stockfish", 2, 2, "stone_house_1")
    assert hall.change() == {"stockfish": -1}
    (house,) = [b for b in hall.match.view(None)["board"]["boards"] if b["layout"] == "stone_house"]
    assert [tile["item"] for tile in house["tiles"]] == ["stockfish"]
    hall = laid_out(172, stockfish=2, stone_house=2, ore=1)
    hall.go_to(Step.FEAST)
    hall.answer("food", food="stockfish", way="standing")
    hall.say("done")
    hall.accept()
    hall.lay("stockfish", 1, 0, "stone_house_1")
    assert hall.question == "free"  # the one that was served, and no other
    assert hall.change() == {"stockfish": -1}
    hall = laid_out(172, stockfish=1, mead=1, stone_house=1, ore=1)
    hall.go_to(Step.FEAST)
    hall.answer("food", food="mead", way="lying")
    hall.say("done")
    assert hall.question == "free"


def test_173_punchcutter() -> None:
    """Phase 11: 1 silver for ore cleared from a strip, 2 for the 2 silver, nothing for wood and stone."""
    hall = laid_out(173)
    hall.strips((1, 5), (2, 6), (3, 0), (4, 2))
    hall.go_to(Step.MOUNTAINS)
    assert have(hall.match, hall.seat, "silver") == (1 + 2,)
    hall = laid_out(173)
    hall.strips((3, 0), (4, 2))
    hall.go_to(Step.MOUNTAINS)
    assert have(hall.match, hall.seat, "silver") == (0,)


def test_174_bosporus_traveler() -> None:
    """For each new cattle in the stable spices may be bought for 4 silver or silk for 3."""
    for option, gain in ((0, {"silver": -7, "spices": 1}), (1, {"silver": -6, "silk": 1})):
        hall = laid_out(174, silver=7)
        hall.use("buy_cattle_and_milk")
        hall.accept()
        hall.option(option)
        assert hall.change() == {"cattle": 1, "milk": 1, **gain}
    hall = laid_out(174, silver=1 + 3)
    hall.use("buy_sheep")
    assert hall.question == "free"
    hall = laid_out(174, silver=4, pregnant_cattle=1)
    hall.go_to(Step.BREEDING)
    hall.accept()
    hall.option(1)
    assert hall.change() == {"pregnant_cattle": -1, "cattle": 2, "silver": -3, "silk": 1}
    hall = laid_out(174, silver=3, pregnant_cattle=1)
    hall.hold(35)
    hall.play()
    hall.accept("cattle_breeder")
    hall.accept()
    assert hall.change() == {"pregnant_cattle": -1, "cattle": 2, "silver": -3, "silk": 1}


def test_175_codliver_oil_presser() -> None:
    """When an action brings stockfish, 1 oil may be bought for 1 silver, once."""
    hall = laid_out(175, silver=3)
    hall.use("buy_stockfish")
    hall.accept()
    assert hall.change() == {"silver": -2, "stockfish": 2, "oil": 1}
    assert hall.question == "free"
    hall = laid_out(175, silver=2, flax=3)
    hall.use("upgrade_2")
    hall.accept()
    hall.item("flax")
    assert hall.question == "free"
    assert hall.change() == {"flax": -2, "stockfish": 2, "silver": -1, "oil": 1}
    hall = laid_out(175, silver=3)
    hall.use("buy_salt_meat")
    assert hall.question == "free"
    hall = laid_out(175, silver=1)
    hall.use("take_stockfish")
    hall.decline()
    assert hall.change() == {"stockfish": 1}


def test_176_etiquette_teacher() -> None:
    """After an action in which occupations were played: 1 peas, however many."""
    hall = laid_out(176)
    hall.hold(43, 75)
    hall.use("play_occupations_2")
    hall.answer("card", card="fruit_picker")
    hall.answer("card", card="bone_collector")
    assert hall.change() == {"fruits": 1, "peas": 1}
    hall = laid_out(176)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1}


def test_177_maid() -> None:
    """A house that yields exactly one bonus good may give silverware instead, judged house by house."""
    for accepting, goods in ((True, (1, 0)), (False, (0, 1))):
        hall = laid_out(177, stone_house=1)
        hall.cover(FIRST_STONE, *AROUND_HIDE)
        hall.go_to_bonuses()
        if accepting:
            hall.accept()
        else:
            hall.decline()
        assert have(hall.match, hall.seat, "silverware", "hide") == goods
    hall = laid_out(177, long_house=1)
    hall.in_round(2)
    hall.cover(FIRST_LONG, *AROUND_PEAS, *AROUND_BEANS)
    assert hall.go_to_bonuses() == "turn"
    assert have(hall.match, hall.seat, "silverware", "peas", "beans") == (0, 1, 1)
    hall = laid_out(177, stone_house=1)
    hall.hold(20)
    hall.cover(FIRST_STONE, *AROUND_HIDE)
    hall.play()
    hall.accept("builder")
    hall.accept()
    assert hall.change() == {"silverware": 1}


def test_178_boat_builder() -> None:
    """Once there are 4 large ships: 2 whaling boats, as far as there are berths; only once."""
    hall = laid_out(178, knarr=2, longship=1, wood=2)
    hall.use("build_knarr")
    assert hall.change() == {"wood": -2, "knarr": 1, "whaling_boat": 2}
    assert played(178, knarr=4) == {"whaling_boat": 2}
    assert played(178, longship=4, whaling_boat=2) == {"whaling_boat": 1}
    assert played(178, longship=3) == {}
    hall = laid_out(178, knarr=3, silver=10)
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5, "knarr": 1, "whaling_boat": 2}
    with hall.arrange() as s:
        own(s, hall.seat, silver=5, knarr=3)
    hall.change()
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5, "knarr": 1}


def test_179_cutter_operator() -> None:
    """Rulebook, green cards: the next knarr gained brings 1 stockfish and 1 silver for each knarr, once."""
    assert played(179, knarr=2) == {}
    hall = laid_out(179, knarr=1, wood=2)
    hall.use("build_knarr")
    assert hall.change() == {"wood": -2, "knarr": 1, "stockfish": 2, "silver": 2}
    hall = laid_out(179, silver=10)
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5 + 1, "knarr": 1, "stockfish": 1}
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5, "knarr": 1}


def test_180_beach_raider() -> None:
    """Once there are 3 longships: 4/3/2 silverware with an income of at most 5/11/30."""
    for income, silverware in ((0, 4), (5, 4), (6, 3), (9, 3), (12, 2)):
        hall = with_income(180, income, longship=3)
        hall.play()
        assert hall.change() == {"silverware": silverware}
    assert played(180, longship=2, knarr=2) == {}
    hall = laid_out(180, longship=2, wood=2)
    hall.use("build_longship")
    assert hall.change() == {"wood": -2, "longship": 1, "silverware": 4}
    assert gains_nothing_again(hall, longship=2, silver=8)


def test_181_sail_patcher() -> None:
    """Rulebook, green cards: once there are 3 large ships, 3/2/1 wool with an income of at most 4/9/30."""
    for income, wool in ((0, 3), (4, 3), (5, 2), (9, 2), (12, 1)):
        hall = with_income(181, income, longship=2, knarr=1)
        hall.play()
        assert hall.change() == {"wool": wool}
    assert played(181, longship=2, whaling_boat=3) == {}
    hall = laid_out(181, longship=2, silver=5)
    hall.answer("ship", ship="knarr")
    assert hall.change() == {"silver": -5, "knarr": 1, "wool": 3}
    assert gains_nothing_again(hall, longship=2, silver=8)


def test_182_herb_gardener() -> None:
    """With 2 houses, a single time at any moment: 2 wood for 1 spices, or 5 for 2."""
    assert traded(182, 0, wood=5, stone_house=1, long_house=1) == {"wood": -2, "spices": 1}
    assert traded(182, 1, wood=5, stone_house=2) == {"wood": -5, "spices": 2}
    assert not is_offered(182, wood=5, stone_house=1, shed=2)
    hall = laid_out(182, wood=4, stone_house=2)
    hall.invoke()
    assert hall.change() == {"wood": -2, "spices": 1}
    assert not hall.on_offer


def test_183_grain_deliveryman() -> None:
    """1/2/3/4 knarrs: one of each crop marked up to 1/2/3/4."""
    crops = ("peas", "beans", "flax", "grain", "cabbage", "fruits")
    for knarrs in range(5):
        assert played(183, knarr=knarrs) == (dict.fromkeys(crops[: knarrs + 2], 1) if knarrs else {})


def test_184_sponsor() -> None:
    """With 3 ore in supply, a longship for 4 wood or 3 silver, loaded with the 3 ore."""
    for option, price in ((0, {"wood": -4}), (1, {"silver": -3})):
        hall = holding(184, ore=3, wood=4, silver=3)
        hall.play()
        hall.accept()
        hall.option(option)
        assert hall.change() == {"ore": -3, "longship": 1, **price}
        assert hall.longship_ore == [3]
    assert played(184, ore=2, wood=4, silver=3) == {}
    assert played(184, ore=3, wood=4, knarr=4) == {}


def test_185_dorestad_traveller() -> None:
    """Instead of raiding up to 2 goods are upgraded."""
    hall = laid_out(185, longship=1, beans=3)
    hall.use("raid")
    hall.accept()
    hall.item("beans")
    hall.item("beans")
    assert hall.change() == {"beans": -2, "milk": 2}
    assert hall.question not in ("upgrade", "roll")
    hall = laid_out(185, longship=1, beans=3)
    hall.use("raid")
    hall.decline()
    assert hall.question == "roll"


def test_186_pea_flour_baker() -> None:
    """Two peas may lie at the feast instead of one."""
    for number, lying in ((186, 2), (43, 1)):
        hall = laid_out(number, peas=3)
        hall.in_round(6)
        hall.go_to(Step.FEAST)
        for _ in range(lying):
            hall.answer("food", food="peas", way="lying")
        assert ("peas", "lying") not in legal_values(hall.match, "food")


def test_187_chronicler() -> None:
    """3 flax become a treasure chest at any time; after a Viking action 2 flax buy the belt while it is there."""
    assert traded(187, flax=3) == {"flax": -3, "treasure_chest": 1}
    assert not is_offered(187, flax=2)
    hall = laid_out(187, flax=2)
    hall.use("weekly_beans")
    hall.accept()
    assert hall.change() == {"beans": 1, "silver": 1, "flax": -2, "belt": 1}
    hall = laid_out(187, flax=2)
    with hall.arrange() as s:
        own(s, 1 - hall.seat, belt=1)
    hall.use("weekly_beans")
    assert hall.question == "free"


def test_188_mineworker() -> None:
    """0/1/2/3 silver with 1/2/3/4 players; 1 more for each 2-silver item taken from a strip."""
    for players in (2, 3, 4):
        assert played(188, players=players) == {"silver": players - 1}
    assert played(188, players=1) == {}
    hall = laid_out(188)
    hall.strips((7, 5))
    hall.use("mountain_2")
    hall.take(7, 2)
    assert hall.change() == {"silver": 2 * (2 + 1)}
    hall = laid_out(188)
    hall.strips((1, 4))
    hall.use("mountain_2")
    hall.take(1, 2)
    assert hall.change() == {"stone": 1, "ore": 1}


def test_189_seafarer() -> None:
    """At scoring 2/3/4 exploration boards give 4/9/16 silver."""
    for boards, silver in (("A", 0), ("AB", 4), ("ABC", 9), ("ABCD", 16)):
        hall = laid_out(189)
        hall.in_round(7)
        with hall.arrange() as s:
            for letter in boards:
                claim(s, hall.seat, letter)
        hall.go_to(Step.BEFORE_SCORING)
        assert hall.match.over
        assert hall.match.score_sheet(hall.seat)["silver"] == silver


def test_190_bosporus_merchant() -> None:
    """Each spices received also brings 1 oil."""
    hall = laid_out(190)
    hall.use("weekly_spices")
    assert hall.change() == {"spices": 1, "silver": 1, "oil": 1}
    hall = laid_out(190)
    hall.use("weekly_beans")
    assert hall.change() == {"beans": 1, "silver": 1}
    hall = laid_out(190, 94, oil=2)
    hall.go_to_harvest(3)
    hall.accept("spice_merchant")
    assert have(hall.match, hall.seat, "spices", "oil") == (1, 1)
    hall = laid_out(190, 182, wood=5, stone_house=2)
    hall.answer("card", card="herb_gardener")
    hall.option(1)
    assert hall.change() == {"wood": -5, "spices": 2, "oil": 2}


def test_bosporus_merchant_in_a_phase() -> None:
    """However the spices come: no board has any as a bonus, so they are handed over as a phase would."""
    for number, told in ((190, 1), (189, 0)):
        hall = laid_out(number)
        with hall.arrange() as s:
            before = s.depth
            arrive(s, hall.seat, ITEM["spices"], 1, Source.PHASE)
            assert s.depth - before == told
