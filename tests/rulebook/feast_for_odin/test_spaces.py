"""One test for each of the 61 action spaces and the imitation spaces, with all their branches."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.feast_for_odin.components import (
    BLUE,
    CARD_NAMES,
    CARDS,
    IS_STARTING,
    ITEM,
    OCCUPATIONS,
    SPECIAL_NAMES,
    STONE_HOUSE,
    SWORD,
)
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, FIRST_LONG, FIRST_STONE
from longhouse.games.feast_for_odin.spaces import COLUMN, SPACE, SPACE_FACTS, SPACES
from longhouse.games.feast_for_odin.state import BOX, DECK
from longhouse.kernel.state import NOBODY
from tests.positions import answer, arranging, legal_values
from tests.rulebook.feast_for_odin.table import (
    cards_of,
    die_will_show,
    have,
    kinds,
    may_use,
    new,
    occupy,
    question,
    ready,
    stock,
    use,
    why,
    word,
    words,
)

# Spaces that give or exchange a fixed bundle: what is needed, what is left of it, what is received.
FIXED: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "build_shed": ({"wood": 2}, {"shed": 1}),
    "build_stone_house": ({"stone": 1}, {"stone_house": 1}),
    "build_long_house": ({"stone": 2}, {"long_house": 1}),
    "build_whaling_boat": ({"wood": 1}, {"whaling_boat": 1}),
    "build_knarr": ({"wood": 2}, {"knarr": 1}),
    "build_longship": ({"wood": 2}, {"longship": 1}),
    "take_stockfish": ({}, {"stockfish": 1}),
    "buy_stockfish": ({"silver": 1}, {"stockfish": 2}),
    "buy_salt_meat": ({"silver": 2}, {"salt_meat": 2}),
    "buy_sheep": ({"silver": 1}, {"sheep": 1}),
    "buy_cattle_and_milk": ({"silver": 3}, {"cattle": 1, "milk": 1}),
    "buy_cattle_and_sheep": ({"silver": 3}, {"cattle": 1, "sheep": 1}),
    "weekly_beans": ({}, {"beans": 1, "silver": 1}),
    "weekly_flax_stockfish": ({}, {"flax": 1, "stockfish": 1, "silver": 1}),
    "weekly_fruits_oil_salt_meat": ({}, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
    "produce_mead": ({}, {"mead": 2, "silver": 2}),
    "craft_linen": ({"flax": 1}, {"linen": 1}),
    "craft_rune_stone": ({"stone": 1}, {"rune_stone": 1, "silver": 1}),
    "craft_clothing": ({"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
    "craft_runes_and_chests": ({"stone": 2, "wood": 2}, {"rune_stone": 2, "chest": 2}),
}
TESTED = set(FIXED)


def needs(n: int, thing: str) -> str:
    return f"you need {n} \N{MULTIPLICATION SIGN} {thing}"


def for_space(*names: str) -> Any:
    """Mark a test as the one of these spaces."""
    TESTED.update(names)
    return pytest.mark.parametrize("space", names)


@pytest.mark.parametrize("space", FIXED)
def test_fixed_bundle(space: str) -> None:
    """Rulebook, production and exchange spaces: exactly what is printed, once; without the price not at all."""
    cost, gain = FIXED[space]
    match = ready(**cost)
    seat, vikings = match.actor, match.view(None)["board"]["players"][0]["vikings"]
    assert seat is not None
    use(match, space)
    assert stock(match, seat) == gain
    board = match.view(None)["board"]
    assert board["players"][seat]["vikings"] == vikings - COLUMN[SPACE[space]]
    (shown,) = [entry for entry in board["spaces"] if entry["space"] == space]
    assert (shown["owner"], shown["vikings"]) == (seat, COLUMN[SPACE[space]])
    for item, n in cost.items():
        poor = ready(**{**cost, item: n - 1})
        assert not may_use(poor, space)
        assert why(poor, space).startswith(needs(n, ""))


def test_houses_and_sheds_are_limited() -> None:
    """Rulebook, exchange spaces: the tiles run out."""
    match = ready(wood=4, stone=4)
    with arranging(match) as s:
        s.stock[1 - s.actor, ITEM["shed"]], s.sheds_left = 3, 0
        for board in range(FIRST_STONE, FIRST_LONG):
            s.board_owner[board] = 1 - s.actor
        s.stock[1 - s.actor, STONE_HOUSE] = 3
    assert not may_use(match, "build_shed")
    assert not may_use(match, "build_stone_house")
    assert may_use(match, "build_long_house")
    assert "none left" in why(match, "build_shed")


def test_berths_are_limited() -> None:
    """Rulebook, ships: three whaling boats and four large ships."""
    match = ready(wood=4, whaling_boat=3, knarr=2, longship=2)
    for space in ("build_whaling_boat", "build_knarr", "build_longship"):
        assert not may_use(match, space)
        assert "no room" in why(match, space)


@for_space("build_house_and_ship")
def test_house_and_ship(space: str) -> None:
    """Rulebook, exchange spaces: a stone house and a longship, or a long house and a knarr (ruling 17)."""
    for option, gain in ((0, {"stone_house": 1, "longship": 1}), (1, {"long_house": 1, "knarr": 1})):
        match = ready(stone=2, wood=2)
        seat = match.actor or 0
        use(match, space)
        assert question(match) == "option"
        answer(match, "option", option=option)
        assert stock(match, seat) == gain
    assert not may_use(ready(stone=2, wood=1), space)
    match = ready(stone=2, wood=2, knarr=4)
    seat = match.actor or 0
    use(match, space)
    answer(match, "option", option=1)
    assert stock(match, seat) == {"knarr": 4, "long_house": 1}


@for_space("hunt_game_1", "hunt_game_2")
def test_hunting_game(space: str) -> None:
    """Rulebook, hunting: pay the result with wood and bows for a hide and game meat; a failure gives one of each."""
    match = ready(wood=1, bow=2)
    seat = match.actor or 0
    die_will_show(match, 8, 3)
    use(match, space)
    assert question(match) == "roll"
    assert words(match) == {"roll", "succeed", "fail"}
    failed = match.copy()
    word(match, "succeed")
    assert question(match) != "spend"
    assert stock(match, seat) == {"hide": 1, "game_meat": 1}
    word(failed, "fail")
    assert stock(failed, seat) == {"wood": 2, "bow": 3}
    assert failed.actor != seat


@for_space("lay_snare")
def test_snare(space: str) -> None:
    """Rulebook, snares: fur and a snare; after a failure one Viking may come back."""
    match = ready(snare=2)
    seat = match.actor or 0
    die_will_show(match, 8, 2)
    use(match, space)
    won = match.copy()
    word(won, "succeed")
    assert stock(won, seat) == {"fur": 1, "snare": 1}
    word(match, "fail")
    assert question(match) == "vikings-back"
    assert legal_values(match, "number") == [0, 1]
    answer(match, "number", number=1)
    assert stock(match, seat) == {"snare": 3, "wood": 1}
    assert match.view(None)["board"]["players"][seat]["vikings"] == 6 - 2 + 1


@for_space("whaling_up_to_three_boats", "whaling_one_boat")
def test_whaling(space: str) -> None:
    """Rulebook, whaling: up to three boats or one; all ore of the boats used counts; two Vikings may come back."""
    match = ready(whaling_boat=3, ore=0, spear=3)
    seat = match.actor or 0
    with arranging(match) as s:
        s.boat_ore[seat, 0] = 1
        s.thing[seat] = 6
    use(match, space)
    boats = legal_values(match, "boats")
    if space == "whaling_one_boat":
        assert boats == [(0, 1), (1, 0)]
    else:
        assert boats == [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    die_will_show(match, 12, 5)
    answer(match, "boats", loaded=1, empty=0)
    assert "roll" in words(match)
    lost = match.copy()
    word(match, "succeed")
    assert stock(match, seat) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, "whaling_boat": 3}
    word(lost, "fail")
    assert legal_values(lost, "number") == [0, 1, 2]
    answer(lost, "number", number=2)
    assert stock(lost, seat) == {"wood": 1, "spear": 4, "whaling_boat": 3}
    assert not may_use(ready(knarr=1), space)
    assert why(ready(knarr=1), space) == needs(1, "whaling boat")


@for_space("sheep_or_cattle")
def test_sheep_or_cattle(space: str) -> None:
    """A sheep for nothing, or cattle for one silver; without silver only the sheep is left and is not asked for."""
    for option, left in ((0, {"sheep": 1, "silver": 1}), (1, {"cattle": 1})):
        match = ready(silver=1)
        seat = match.actor or 0
        use(match, space)
        answer(match, "option", option=option)
        assert stock(match, seat) == left
    match = ready()
    seat = match.actor or 0
    use(match, space)
    assert stock(match, seat) == {"sheep": 1}


@for_space("weekly_spices")
def test_weekly_spices(space: str) -> None:
    """Rulebook, production: 2 milk with at least one cattle, 1 wool with at least one sheep, however many."""
    for owned, more in (
        ({}, {}),
        ({"cattle": 2}, {"milk": 2}),
        ({"pregnant_sheep": 1}, {"wool": 1}),
        ({"cattle": 1, "sheep": 3}, {"milk": 2, "wool": 1}),
    ):
        match = ready(**owned)
        seat = match.actor or 0
        use(match, space)
        assert stock(match, seat) == {**owned, "spices": 1, "silver": 1, **more}


@for_space("produce_milk", "produce_wool")
def test_products_of_animals(space: str) -> None:
    """Rulebook, production: one for each animal, three at most; without an animal the space cannot be used."""
    animal, product = {"produce_milk": ("cattle", "milk"), "produce_wool": ("sheep", "wool")}[space]
    for owned, got in ((1, 1), (2, 2), (3, 3), (4, 3)):
        match = ready(**{animal: owned - 1, f"pregnant_{animal}": 1})
        seat = match.actor or 0
        use(match, space)
        assert have(match, seat, product) == (got,)
    assert not may_use(ready(), space)
    assert why(ready(), space) == "you have no such animal"


@for_space("craft_chest")
def test_chest(space: str) -> None:
    """Rulebook, exchange spaces: a chest and a silver for wood or for ore."""
    for option, left in ((0, {"ore": 1}), (1, {"wood": 1})):
        match = ready(wood=1, ore=1)
        seat = match.actor or 0
        use(match, space)
        answer(match, "option", option=option)
        assert stock(match, seat) == {"chest": 1, "silver": 1, **left}
    assert not may_use(ready(stone=1), space)


@for_space("forge")
def test_forge(space: str) -> None:
    """Rulebook, forge: one ore for jewelry or a special tile with the tongs; its silver is not paid (ruling 19)."""
    match = ready(ore=1)
    seat = match.actor or 0
    use(match, space)
    offered = legal_values(match, "item")
    assert "jewelry" in offered
    assert "helmet" in offered
    assert "glass_beads" not in offered
    assert "silk" not in offered
    answer(match, "item", item="helmet")
    assert stock(match, seat) == {"helmet": 1}
    assert not may_use(ready(wood=1), space)


@for_space("master_crafting")
def test_master_crafting(space: str) -> None:
    """Rulebook, exchange spaces: 4 silver, and each of the two exchanges if wished."""
    for robe, jewelry in ((True, True), (True, False), (False, True), (False, False)):
        match = ready(wool=1, silverware=1)
        seat = match.actor or 0
        use(match, space)
        for taken in (robe, jewelry):
            assert question(match) == "exchange"
            word(match, "yes" if taken else "done")
        left = {"robe" if robe else "wool": 1, "jewelry" if jewelry else "silverware": 1}
        assert stock(match, seat) == {"silver": 4, **left}
    match = ready()
    seat = match.actor or 0
    use(match, space)
    assert stock(match, seat) == {"silver": 4}


def set_strips(match: Any, *strips: int) -> None:
    """Exactly these strips lie face up and full."""
    with arranging(match) as s:
        order = [*strips, *(k for k in range(8) if k not in strips)]
        for place, strip in enumerate(order):
            s.strip_order[place] = strip
            s.strip[strip] = 0 if place < len(strips) else NOBODY
        s.strips_up = len(strips)


@for_space("mountain_2")
def test_take_two(space: str) -> None:
    """Rulebook, mountains: up to two items of one strip, from the arrow on."""
    match = ready()
    seat = match.actor or 0
    set_strips(match, 0, 2)
    use(match, space)
    assert legal_values(match, "strip") == [0, 2]
    assert words(match) == set()
    answer(match, "strip", strip=0)
    assert legal_values(match, "number") == [1, 2]
    answer(match, "number", number=2)
    assert stock(match, seat) == {"wood": 2}
    assert match._state.strip[0] == 2
    bare = ready()
    with arranging(bare) as s:
        for strip in range(8):
            s.strip[strip] = 7 if s.strip[strip] != NOBODY else NOBODY
    assert not may_use(bare, space)
    assert why(bare, space) == "nothing is left on the mountain strips"


@for_space("mountain_1_upgrade_1", "mountain_3_upgrade_1")
def test_mountain_and_upgrade(space: str) -> None:
    """Both parts or one of them; with nothing to upgrade the mountain must be used."""
    most = {"mountain_1_upgrade_1": 1, "mountain_3_upgrade_1": 3}[space]
    match = ready(stockfish=1)
    seat = match.actor or 0
    set_strips(match, 0, 1)
    use(match, space)
    assert words(match) == {"done"}
    skipped = match.copy()
    answer(match, "strip", strip=0)
    if most > 1:
        answer(match, "number", number=most)
    assert question(match) == "upgrade"
    assert words(match) == {"done"}
    answer(match, "item", item="stockfish")
    assert have(match, seat, "hide", "stockfish") == (1, 0)
    assert have(match, seat, "wood", "stone") == ((1, 0) if most == 1 else (2, 1))
    word(skipped, "done")
    assert stock(skipped, seat) == {"hide": 1}
    poor = ready()
    set_strips(poor, 0, 1)
    use(poor, space)
    assert words(poor) == set()


@for_space("upgrade_2", "upgrade_3", "upgrade_4")
def test_upgrades(space: str) -> None:
    """Rulebook, trade: up to so many goods one colour up, equal ones too, but no tile twice; at least one."""
    most = int(space[-1])
    match = ready(peas=4, mead=1)
    seat = match.actor or 0
    use(match, space)
    assert legal_values(match, "item") == ["peas", "mead"]
    assert words(match) == set()
    answer(match, "item", item="peas")
    assert words(match) == {"done"}
    answer(match, "item", item="mead")
    for _ in range(most - 2):
        assert legal_values(match, "item") == ["peas"]
        answer(match, "item", item="peas")
    assert stock(match, seat) == {"peas": 5 - most, "mead": most - 1, "oil": 1}
    assert not may_use(ready(silk=2, robe=0), space)
    assert why(ready(silk=2), space) == "you have nothing that can be upgraded so far"


@for_space("wood_per_player")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_wood_per_player(space: str, players: int) -> None:
    """Rulebook, production: an ore, and a wood for each player."""
    match = ready(players)
    seat = match.actor or 0
    use(match, space)
    assert stock(match, seat) == {"ore": 1, "wood": players}


@for_space("mountain_3_2")
def test_take_three_and_two(space: str) -> None:
    """Rulebook, mountains: three of one strip and two of another, never five of one."""
    match = ready()
    seat = match.actor or 0
    set_strips(match, 0, 2)
    use(match, space)
    answer(match, "strip", strip=2)
    assert legal_values(match, "number") == [1, 2, 3]
    answer(match, "number", number=3)
    assert legal_values(match, "strip") == [0]
    assert words(match) == {"done"}
    stopped = match.copy()
    word(stopped, "done")
    assert stock(stopped, seat) == {"wood": 3}
    answer(match, "strip", strip=0)
    assert legal_values(match, "number") == [1, 2]
    answer(match, "number", number=1)
    assert stock(match, seat) == {"wood": 4}


@for_space("upgrade_3_weapons_4")
def test_upgrades_and_weapons(space: str) -> None:
    """Rulebook, trade: up to three upgrades, then four weapons from the pile, which are always drawn."""
    match = ready(oil=1)
    seat = match.actor or 0
    use(match, space)
    assert words(match) == {"done"}
    events = word(match, "done")
    assert kinds(events).count("weapon_drawn") == 4
    assert sum(stock(match, seat).values()) == 5
    assert not match.can_undo


@for_space("mountain_4_double_upgrade_2")
def test_mountain_four_and_double_upgrades(space: str) -> None:
    """Rulebook, trade: orange to green or red to blue, two steps and not one (ruling 16)."""
    match = ready(peas=1, stockfish=1, oil=1)
    seat = match.actor or 0
    set_strips(match, 6, 1)
    use(match, space)
    answer(match, "strip", strip=6)
    answer(match, "number", number=4)
    assert have(match, seat, "wood", "stone", "ore") == (2, 1, 1)
    assert legal_values(match, "item") == ["peas", "stockfish"]
    answer(match, "item", item="peas")
    answer(match, "item", item="stockfish")
    assert have(match, seat, "oil", "silverware") == (2, 1)
    assert question(match) != "upgrade"


@for_space("mountain_2222_or_double_upgrade_3")
def test_four_strips_or_double_upgrades(space: str) -> None:
    """Two items of up to four different strips, or up to three double upgrades."""
    match = ready(beans=3, peas=1)
    seat = match.actor or 0
    set_strips(match, 0, 1, 2, 3)
    use(match, space)
    upgrades = match.copy()
    answer(match, "option", option=0)
    for strip in (3, 1, 0):
        answer(match, "strip", strip=strip)
        answer(match, "number", number=2)
    assert legal_values(match, "strip") == [2]
    word(match, "done")
    assert stock(match, seat) == {"beans": 3, "peas": 1, "wood": 6}
    answer(upgrades, "option", option=1)
    for left in (3, 2, 1):
        assert have(upgrades, seat, "beans") == (left,)
        answer(upgrades, "item", item="beans")
    assert stock(upgrades, seat) == {"wool": 3, "peas": 1}


@for_space("overseas_trade_1", "overseas_trade_2")
def test_overseas_trading(space: str) -> None:
    """Rulebook, trade: a knarr and one silver turn different green tiles to blue; turning none is legal (ruling 15)."""
    match = ready(knarr=1, silver=1, oil=1, linen=2)
    seat = match.actor or 0
    use(match, space)
    none = match.copy()
    assert legal_values(match, "item") == ["oil", "linen"]
    answer(match, "item", item="linen")
    assert legal_values(match, "item") == ["oil"]
    answer(match, "item", item="oil")
    assert stock(match, seat) == {"knarr": 1, "linen": 1, "silk": 1, "rune_stone": 1}
    word(none, "done")
    assert stock(none, seat) == {"knarr": 1, "oil": 1, "linen": 2}
    assert why(ready(silver=1, oil=1), space) == needs(1, "knarr")
    assert why(ready(knarr=1, oil=1), space) == needs(1, "silver")
    assert may_use(ready(knarr=1, silver=1), space)


@for_space("special_sale")
def test_special_sale(space: str) -> None:
    """Rulebook, special sale: with a knarr up to two special tiles at their price; never the Crown of England."""
    match = ready(knarr=1, silver=20)
    seat = match.actor or 0
    use(match, space)
    assert "english_crown" not in legal_values(match, "item")
    assert words(match) == set()
    answer(match, "item", item="glass_beads")
    assert words(match) == {"done"}
    assert "glass_beads" not in legal_values(match, "item")
    answer(match, "item", item="helmet")
    assert stock(match, seat) == {"knarr": 1, "silver": 19, "glass_beads": 1, "helmet": 1}
    assert why(ready(silver=3), space) == needs(1, "knarr")
    poor = ready(knarr=1)
    with arranging(poor) as s:
        s.special_owner[0] = 1 - s.actor
        s.stock[1 - s.actor, ITEM["glass_beads"]] = 1
    assert not may_use(poor, space)


@for_space("raid")
def test_raid(space: str) -> None:
    """Rulebook, raids: a tile of at most the result, which stone and long swords raise; ore aboard does not count."""
    match = ready(longship=1, stone=1, long_sword=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.longship_ore[seat, 0] = 3
    die_will_show(match, 8, 6)
    use(match, space)
    failed = match.copy()
    word(match, "succeed")
    offered = set(legal_values(match, "item"))
    swords = {name: facts for name, facts in _swords().items() if facts <= 8}
    assert offered == set(swords)
    answer(match, "item", item="rune_stone")
    assert stock(match, seat) == {"longship": 1, "stone": 1, "long_sword": 1, "rune_stone": 1}
    word(failed, "fail")
    assert stock(failed, seat) == {"longship": 1, "stone": 2, "long_sword": 2}
    assert failed.actor != seat
    assert why(ready(knarr=1), space) == needs(1, "longship")


def _swords() -> dict[str, int]:
    return {name: SWORD[ITEM[name]] for name in (*BLUE, *SPECIAL_NAMES)}


@for_space("pillage_2", "pillage_3")
def test_pillage(space: str) -> None:
    """Rulebook, pillages: the ore of the longship with most of it is added and kept; a Viking may come back."""
    match = ready(longship=2, long_sword=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.longship_ore[seat, 0], s.longship_ore[seat, 1] = 3, 1
    die_will_show(match, 12, 9)
    use(match, space)
    failed = match.copy()
    word(match, "succeed")
    assert set(legal_values(match, "item")) == {name for name, sword in _swords().items() if sword <= 13}
    dear = next(name for name, sword in _swords().items() if sword == 13)
    answer(match, "item", item=dear)
    assert stock(match, seat) == {"longship": 2, dear: 1}
    assert match._state.longship_ore[seat, 0] == 3
    word(failed, "fail")
    assert legal_values(failed, "number") == [0, 1]
    answer(failed, "number", number=0)
    assert stock(failed, seat) == {"longship": 2, "stone": 1, "long_sword": 2}


@for_space("plunder")
def test_plunder(space: str) -> None:
    """Rulebook, plunder: a silver hoard without a fight, but with two longships."""
    match = ready(longship=2)
    seat = match.actor or 0
    use(match, space)
    assert stock(match, seat) == {"longship": 2, "silver_hoard": 1}
    assert why(ready(longship=1), space) == needs(2, "longship")


@for_space("explore_near", "explore_middle", "explore_far")
def test_exploration(space: str) -> None:
    """Rulebook, exploration: which boards, with which ships, and the silver on them; the ship is kept."""
    front, back = [0, 0, 0, 0], [1, 1, 1, 1]
    reach = {
        "explore_near": ("whaling_boat", {(0, 0), (1, 0)}),
        "explore_middle": ("knarr", {(2, 0), (3, 0), (0, 1)}),
        "explore_far": ("longship", {(1, 1), (2, 1), (3, 1)}),
    }
    ship, boards = reach[space]
    for sides in (front, back):
        match = ready(**{ship: 1})
        seat = match.actor or 0
        with arranging(match) as s:
            for letter in range(4):
                s.side[letter] = sides[letter]
                s.board_silver[letter] = letter
        open_boards = sorted(letter for letter, side in boards if sides[letter] == side)
        if not open_boards:
            assert why(match, space) == "none of its boards can be claimed now"
            continue
        use(match, space)
        if len(open_boards) > 1:
            names = [f"board_{'abcd'[letter]}" for letter in open_boards]
            assert legal_values(match, "board") == names
            answer(match, "board", board=names[-1])
        claimed = open_boards[-1]
        assert match._state.board_owner[FIRST_LETTER + claimed] == seat
        assert have(match, seat, "silver", ship) == (claimed, 1)
    weaker = {"explore_near": {}, "explore_middle": {"whaling_boat": 1}, "explore_far": {"knarr": 1}}[space]
    assert not may_use(ready(**weaker), space)


@for_space("draw_occupation")
def test_draw_an_occupation(space: str) -> None:
    """Rulebook, occupations: a dark brown card in secret, and a silver."""
    match = new(decks="A")
    seat = match.actor or 0
    with arranging(match) as s:
        s.stock[seat, ITEM["silver"]] = 0
    events = use(match, space)
    (drawn,) = [event for event in events if event.kind == "card_drawn"]
    assert drawn.seen_by(seat).args["card"] is not None
    assert drawn.seen_by(1 - seat).args["card"] is None
    assert have(match, seat, "silver") == (1,)
    players = match.view(seat)["board"]["players"]
    assert (players[seat]["hand_light"], players[seat]["hand_dark"]) == (1, 1)
    without = new()
    assert may_use(without, space)


@for_space("play_occupation_paid")
def test_pay_to_play_an_occupation(space: str) -> None:
    """Rulebook, occupations: a stone or an ore for a silver and a card; playing none is legal (ruling 14)."""
    for option, paid in ((0, "stone"), (1, "ore")):
        match = new(decks="A")
        seat = match.actor or 0
        with arranging(match) as s:
            for item in ("stone", "ore"):
                s.stock[seat, ITEM[item]] = 1
        use(match, space)
        answer(match, "option", option=option)
        assert have(match, seat, "silver", paid) == (1, 0)
        assert words(match) == {"done"}
        none = match.copy()
        word(none, "done")
        assert cards_of(none, seat, "occupations") == []
        (card,) = legal_values(match, "card")
        answer(match, "card", card=card)
        assert cards_of(match, seat, "occupations") == [card]
    assert not may_use(ready(wood=3), space)


@for_space("emigrate_2", "emigrate_3")
def test_emigration(space: str) -> None:
    """Rulebook, emigration: silver for the number of the round; the ship covers two cells, its ore is lost."""
    match = ready(round_number=3, knarr=1, longship=2, silver=4)
    seat = match.actor or 0
    with arranging(match) as s:
        s.longship_ore[seat, 0] = 2
    cells = match.view(None)["board"]["players"][seat]["cells_to_serve"]
    use(match, space)
    assert legal_values(match, "vessel") == ["knarr", "longship_0", "longship_2"]
    assert words(match) == set()
    answer(match, "vessel", vessel="longship_2")
    shown = match.view(None)["board"]["players"][seat]
    assert shown["vessels"] == {"knarr": 1, "longship_0": 1}
    assert shown["emigrated"] == {"longship": 1}
    assert shown["cells_to_serve"] == cells - 2
    assert have(match, seat, "silver") == (1,)
    assert not may_use(ready(round_number=3, knarr=1, silver=2), space)
    full = ready(knarr=1, silver=9)
    with arranging(full) as s:
        s.emigrated[s.actor, 1] = 6
    assert not may_use(full, space)
    assert "room on the banquet table" in why(full, space)


def give_cards(match: Any, seat: int, n: int) -> list[str]:
    """The seat holds n dark brown cards that do nothing when played instead of its hand; returns their names."""
    with arranging(match) as s:
        for card in range(CARDS):
            if s.card_at[card] == seat:
                s.card_at[card] = BOX if IS_STARTING[card] else DECK
                s.deck_len += 0 if IS_STARTING[card] else 1
        quiet = [card for card in range(CARDS) if OCCUPATIONS[card]["kind"] == "each_time"]
        dealt = [card for card in quiet if s.card_at[card] == DECK][:n]
        for card in dealt:
            s.card_at[card] = seat
        s.hand_len[seat] = n
        s.deck_len -= n
    return [CARD_NAMES[card] for card in dealt]


@for_space("play_occupations_2")
def test_play_two_occupations(space: str) -> None:
    """Rulebook, occupations: up to two cards of the hand, one after the other; at least one."""
    match = new(decks="A")
    seat = match.actor or 0
    cards = give_cards(match, seat, 3)
    use(match, space)
    assert legal_values(match, "card") == cards
    assert words(match) == set()
    answer(match, "card", card=cards[2])
    assert words(match) == {"done"}
    answer(match, "card", card=cards[0])
    assert cards_of(match, seat, "occupations") == [cards[2], cards[0]]
    assert question(match) != "card"
    empty = new(decks="A")
    give_cards(empty, empty.actor or 0, 0)
    assert why(empty, space) == "you have no occupation in hand"


@for_space("play_occupations_4")
def test_play_four_occupations(space: str) -> None:
    """Rulebook, occupations: this space of the third column can play the very card that it draws."""
    match = new(decks="A")
    seat = match.actor or 0
    give_cards(match, seat, 0)
    use(match, space)
    (card,) = match.view(None)["board"]["players"][seat]["occupations"]
    assert card
    match = new(decks="A")
    seat = match.actor or 0
    give_cards(match, seat, 4)
    use(match, space)
    for _ in range(4):
        answer(match, "card", card=legal_values(match, "card")[0])
    shown = match.view(None)["board"]["players"][seat]
    assert len(shown["occupations"]) == 4
    assert shown["hand_dark"] == 1
    without = new()
    assert not may_use(without, space)


@for_space("exchange_boat_and_emigrate")
def test_exchange_a_boat_and_emigrate(space: str) -> None:
    """Rulebook, exchange spaces: a whaling boat for a knarr if wished, then an emigration; one of the two must be."""
    match = ready(whaling_boat=2, silver=1)
    seat = match.actor or 0
    with arranging(match) as s:
        s.boat_ore[seat, 0] = 1
    use(match, space)
    assert question(match) == "boat-away"
    answer(match, "vessel", vessel="whaling_boat_1")
    assert match.view(None)["board"]["players"][seat]["vessels"] == {"whaling_boat_0": 1, "knarr": 1}
    assert question(match) == "emigrate"
    stays = match.copy()
    answer(match, "vessel", vessel="knarr")
    assert match.view(None)["board"]["players"][seat]["emigrated"] == {"knarr": 1}
    word(stays, "done")
    assert stays.view(None)["board"]["players"][seat]["emigrated"] == {}
    both = ready(whaling_boat=1, knarr=1, silver=1)
    use(both, space)
    assert question(both) == "exchange"
    assert words(both) == {"yes", "done"}
    word(both, "done")
    assert words(both) == set() or question(both) != "emigrate"
    crowded = ready(whaling_boat=1, knarr=4)
    assert not may_use(crowded, space)


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_imitation(column: int) -> None:
    """Rulebook, four players: an opponent's space of the same column, never an empty or an own one."""
    copied = {1: "weekly_beans", 2: "produce_mead", 3: "weekly_fruits_oil_salt_meat", 4: "master_crafting"}[column]
    space = f"imitate_column_{column}"
    match = ready(4)
    seat = match.actor or 0
    with arranging(match) as s:
        s.imitation = 1 << column
    assert "no other player" in why(match, space)
    with arranging(match) as s:
        occupy(s, copied, seat)
    assert not may_use(match, space)
    with arranging(match) as s:
        occupy(s, copied, (seat + 1) % 4)
    events = use(match, space)
    assert "imitated" in kinds(events)
    assert have(match, seat, "silver") == ({1: 1, 2: 2, 3: 1, 4: 4}[column],)
    assert match._state.space_owner[SPACE[space]] == seat
    assert match._state.space_owner[SPACE[copied]] == (seat + 1) % 4
    assert why(new(3), space) == "that space is not in this game"


def test_vikings_come_back_from_the_imitation_space() -> None:
    """Ruling 20: after a failure the Vikings come back from where they stand."""
    match = ready(4)
    seat = match.actor or 0
    with arranging(match) as s:
        s.imitation = 1 << 2
        occupy(s, "lay_snare", (seat + 1) % 4)
    die_will_show(match, 8, 8)
    use(match, "imitate_column_2")
    word(match, "fail")
    answer(match, "number", number=1)
    assert match._state.space_vikings[SPACE["imitate_column_2"]] == 1


def test_column_bonuses() -> None:
    """Rulebook, occupations: the third column draws a card before the action, the fourth may play one before it."""
    match = new(decks="A")
    seat = match.actor or 0
    events = use(match, "weekly_fruits_oil_salt_meat")
    assert kinds(events).index("card_drawn") < kinds(events).index("received")
    match = new(decks="A")
    seat = match.actor or 0
    use(match, "master_crafting")
    assert question(match) == "card"
    assert words(match) == {"done"}
    word(match, "done")
    assert have(match, seat, "silver") == (4,)
    match = new(decks="A")
    use(match, "produce_mead")
    assert question(match) != "card"


def test_a_bonus_alone_makes_no_space_usable() -> None:
    """Ruling 13: one of the space's own effects must be used."""
    match = new(decks="A")
    assert not may_use(match, "build_long_house")
    assert not may_use(match, "whaling_one_boat")


def test_a_space_is_taken_once_a_round() -> None:
    """Rulebook, phase 5: each space once a round, with as many Vikings as its column."""
    match = ready()
    first = match.actor
    use(match, "weekly_beans")
    while match.actor == first:
        word(match, "done")
    assert not may_use(match, "weekly_beans")
    assert "is there already" in why(match, "weekly_beans")
    with arranging(match) as s:
        s.thing[s.actor] = 3
    assert why(match, "master_crafting") == "it takes 4 Vikings, you have 3"


def test_every_space_has_its_test() -> None:
    """The tests above name all 61 spaces of the action board."""
    assert {space["id"] for space in SPACE_FACTS} == TESTED
    assert len(TESTED) == SPACES == 61
