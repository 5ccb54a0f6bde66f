"""Reasons in advice: each is true of the position it was given for.

What a reason claims is looked up here in worlds that the seat holds possible: the answer is given, the turn ended as a
sensible player would, and the feature measured before and after. Features that can be counted on the table are also
counted by hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import longhouse
from longhouse import bots
from longhouse.bots import advice as advising
from longhouse.bots import reasons
from longhouse.bots.advice import Advice
from longhouse.bots.found import Found
from longhouse.bots.minds import mind_of
from longhouse.bots.searcher import Searcher
from longhouse.games.feast_for_odin import components as odin
from longhouse.games.knarr import components as knarr
from longhouse.games.knarr.state import Gain
from longhouse.games.vikings_on_board import components as fjord
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match, Seen
from longhouse.kernel.words import LANGUAGES, Message
from tests.bots.minds.positions import features, is_calm, leanings
from tests.conformance.cases import GAMES

WORLDS = 6
ASKED = 10  # of how many questions of a game the advice is looked at
ASKED_OF = {"explorers": 22}  # where a game has many times as many questions, most of them small steps
SIGN = {"more": 1, "soon": 1, "less": -1}
VAGUE = ("reason-ahead", "reason-alone", "reason-unclear")

FEW = bots.Budget(iterations=60)
Quantity = Callable[[Match, int], float]


# ---------------------------------------------------------------------------- counted by hand
def points(match: Match, seat: int) -> float:
    """The points of the score sheet."""
    return float(match.scores[seat])


def leader(s: Any, ship: int) -> int:
    """The clan with most shields aboard, of equals the one nearest to the bow; -1 for an empty ship."""
    shields: dict[int, int] = {}
    for i in range(s.body_len[ship]):
        piece = s.body[ship, i]
        clan = piece // fjord.CLAN_PIECES
        shields[clan] = shields.get(clan, 0) + shown(s, piece)
    return max(shields, key=lambda clan: shields[clan]) if shields else -1


def shown(s: Any, piece: int) -> int:
    """The shields that a piece shows, the spare Viking on it included."""
    from longhouse.games.vikings_on_board.rules.fjord import shields_of

    return int(shields_of(s, piece))


def loaded_shields(match: Match, seat: int) -> float:
    s: Any = match._state
    ships = [
        ship
        for ship in range(fjord.SHIPS)
        if s.sailed[ship] == 0 and sum(s.cargo[ship, k] for k in range(fjord.SUPPLIES)) > 0
    ]
    aboard = [s.body[ship, i] for ship in ships for i in range(s.body_len[ship])]
    return sum(shown(s, piece) for piece in aboard if piece // fjord.CLAN_PIECES == seat)


def led_ships(match: Match, seat: int) -> float:
    s: Any = match._state
    return sum(leader(s, ship) == seat for ship in range(fjord.SHIPS) if s.sailed[ship] == 0)


def bets_leading(match: Match, seat: int) -> float:
    s: Any = match._state
    laid = [bet for bet in range(s.bets[seat]) if s.bet_ship[seat, bet] >= 0]
    leading = [bet for bet in laid if leader(s, s.bet_ship[seat, bet]) == s.bet_clan[seat, bet]]
    return sum(int(fjord.BARREL_VALUES[s.barrel[seat, bet]]) for bet in leading)


def earliness(match: Match, seat: int) -> float:
    """Buildings before the middle of the village, in which Vikings of the seat were placed."""
    s: Any = match._state
    return sum(5 - building for building in range(fjord.BUILDINGS) if s.placed[building] == seat)


def crew(match: Match, seat: int, gains: tuple[int, ...]) -> float:
    s: Any = match._state
    kinds = range(knarr.VIKINGS)
    return float(sum(s.crew[seat, kind] for kind in kinds if kind % (knarr.VIKINGS // knarr.COLOURS) in gains))


def stocked(*items: int) -> Quantity:
    return lambda match, seat: sum(match._state.stock[seat, item] for item in items)


def column(name: str) -> Quantity:
    return lambda match, seat: getattr(match._state, name)[seat]


COUNTED: dict[str, dict[str, Quantity]] = {
    "vikings_on_board": {
        "score": points,
        "loaded-shields": loaded_shields,
        "led-ships": led_ships,
        "bets-leading": bets_leading,
        "captain": lambda match, seat: match._state.captain == seat,
        "turn-order": earliness,
    },
    "knarr": {
        "score": points,
        "fame": column("fame"),
        "reputation": column("fame"),
        "bracelets": column("bracelets"),
        "recruits": column("recruits"),
        "crew-points": lambda match, seat: crew(match, seat, (Gain.VP,)),
        "crew-others": lambda match, seat: crew(match, seat, (Gain.BRACELET, Gain.RECRUIT, Gain.FAME)),
    },
    "explorers": {"score": points},
    "feast_for_odin": {
        "score": points,
        "ore": stocked(odin.ORE),
        "silver": stocked(odin.SILVER),
        "resources": stocked(odin.WOOD, odin.STONE),
        "cards": column("hand_len"),
    },
}


# ---------------------------------------------------------------------------- positions and what becomes of them
def questions(game: Game, seed: int, players: int = 3) -> list[Seen]:
    """The questions of a game between sensible players at which there was a choice."""
    match, choices = game.start(players=min(players, game.players[1]), seed=seed), random.Random(seed)
    asked = []
    while not match.over:
        assert match.actor is not None
        if len(match.legal) > 1:
            asked.append(match.seen_by(match.actor))
        match.play(drawn(match, choices))
    return asked


def advised(game: Game, seed: int) -> Iterator[tuple[Seen, Advice]]:
    """Advice on questions spread over a game."""
    asked = questions(game, seed)
    for seen in asked[:: max(1, len(asked) // ASKED_OF.get(game.id, ASKED))]:
        yield from ((seen, part) for part in bots.advise(seen, FEW, seed))


def plain(reason: Message) -> Message:
    """What is told to be likely, itself."""
    return plain(reason.args["reason"]) if reason.id == "reason-likely" else reason


def drawn(match: Match, choices: random.Random) -> int:
    """An answer, the likelier the more a sensible player leans to it."""
    leans = leanings(match)
    return choices.choices(list(leans), [lean or 1e-9 for lean in leans.values()])[0]


def ended(match: Match, code: int, choices: random.Random) -> Match:
    """The match after an answer and the rest of its turn."""
    match.play(code)
    while not match.over and not is_calm(match):
        match.play(drawn(match, choices))
    return match


def changes(seen: Seen, code: int, quantity: Quantity) -> list[float]:
    """By how much an answer changes a quantity, world by world."""
    found = []
    for seed in range(WORLDS):
        world = seen.sample(seed)
        before = quantity(world, seen.seat)
        found.append(quantity(ended(world, code, random.Random(seed)), seen.seat) - before)
    return found


def holds(claim: str, found: list[float]) -> bool:
    """Whether a quantity mostly changed as claimed, and hardly ever the other way."""
    right = sum(change * SIGN[claim] > 0 for change in found)
    wrong = sum(change * SIGN[claim] < 0 for change in found)
    return right >= len(found) / 2 and wrong <= len(found) / 6


def quantities(game: Game, name: str) -> list[Quantity]:
    """A feature by its own definition, and counted by hand where that can be done."""
    by_hand = COUNTED[game.id].get(name)
    return [lambda match, seat: features(match, seat)[name.replace("-", "_")], *([by_hand] if by_hand else [])]


# ---------------------------------------------------------------------------- tests
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_is_true_of_its_position(game: Game) -> None:
    bots.prepare(game)
    told = set()
    for seen, advice in advised(game, seed=5):
        reason, code = plain(advice.reason), advice.action.code
        if reason.id == "reason-spared":
            check_spared(seen, code, plain(reason.args["cost"]))
        elif "change" in reason.args and reason.id != "reason-rival":
            told.add(reason.id)
            assert is_praise(game, reason)
            for found in claimed(seen, code, reason):
                assert holds(reason.args["change"], found), f"{advice.action.text()}: {reason.text()} {found}"
    assert len(told) >= 4


def check_spared(seen: Seen, code: int, cost: Message) -> None:
    """Most other answers that search looked at make something worse that this one does not."""
    if cost.id == "reason-rival":
        return
    assert not is_praise(seen.game, cost)
    change, looked_at = cost.args["change"], advising._tried(Searcher(5, FEW).think(seen))[: advising.COMPARED]
    others = [part.code for part in looked_at if part.code != code]
    own, *theirs = ([holds(change, found) for found in claimed(seen, one, cost)] for one in (code, *others))
    assert not any(own), f"{seen.action(code).text()} too: {cost.text()}"
    assert 2 * sum(map(all, theirs)) > len(theirs), f"not others than {seen.action(code).text()}: {cost.text()}"


def is_praise(game: Game, reason: Message) -> bool:
    """Whether something is told that one would rather have."""
    burden = reason.id.removeprefix("reason-").replace("-", "_") in mind_of(game).burdens
    return (SIGN[reason.args["change"]] < 0) == burden


def claimed(seen: Seen, code: int, reason: Message) -> list[list[float]]:
    """How what a reason is about changes with an answer: by its definition, and counted by hand where possible."""
    name = reason.id.removeprefix("reason-")
    return [changes(seen, code, quantity) for quantity in quantities(seen.game, name)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_tell_more_from_less(game: Game) -> None:
    mind = mind_of(game)
    for feature in set(mind.features) - set(mind.told_with):
        for language in LANGUAGES:
            spoken = {mind.reason(feature, change).text(language) for change in SIGN}
            assert len(spoken) == (3 if feature == "score" else 2)


@pytest.mark.parametrize("name", ["vikings_on_board", "knarr"])
def test_points_right_away_are_brought_by_the_answer_itself(name: str) -> None:
    game, told = longhouse.game(name), 0
    bots.prepare(game)
    for seen in questions(game, seed=6):
        for advice in bots.advise(seen, FEW, 6):
            if advice.reason.id == "reason-score" and advice.reason.args["change"] == "more":
                world, told = seen.sample(1), told + 1
                before = world.scores[seen.seat]
                world.play(advice.action)
                assert world.scores[seen.seat] > before, f"{advice.action.text()}: {advice.reason.text()}"
    assert told > 3


def test_of_one_rival_no_strongest_is_told() -> None:
    game = longhouse.game("vikings_on_board")
    bots.prepare(game)
    for players, text in (2, "leaves the rival less"), (3, "leaves the strongest rival less"):
        asked = questions(game, 7, players)
        told = {plain(part.reason).text() for seen in asked for part in bots.advise(seen, FEW, 7, most=1)}
        assert {words for words in told if words.startswith("leaves")} == {text}


def test_ending_a_turn_takes_nothing_from_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "LENT", bots.Budget(iterations=20))
    game, told = longhouse.game("explorers"), 0
    bots.prepare(game)
    for seen in questions(game, seed=2):
        for ending in (action for action in map(seen.action, seen.codes) if action.text().lower() == "end the turn"):
            told += 1
            assert bots.explain(seen, ending, bots.named("thrall")(1)).reason.id != "reason-rival"
    assert told > 5


@pytest.mark.parametrize(("name", "most"), [("vikings_on_board", 0.3), ("knarr", 0.2)])
def test_few_answers_have_no_reason_of_their_own(name: str, most: float) -> None:
    game = longhouse.game(name)
    bots.prepare(game)
    told = [part.reason.id for seen in questions(game, 1) for part in bots.advise(seen, FEW, 1, most=1)]
    assert sum(told.count(vague) for vague in VAGUE) < most * len(told)


def test_what_search_says_of_an_answer_that_nothing_else_speaks_for() -> None:
    match = longhouse.game("vikings_on_board").start(players=2, seed=1)
    seen = match.seen_by(match.actor or 0)
    first, second, third = (
        Found(code, visits, worth, 0.3, 30.0)
        for code, visits, worth in zip(seen.codes, (50, 40, 0), (0.5, 0.495, 0.0), strict=False)
    )
    even = reasons._verdict(seen, first, [first, second, third])
    assert (even.id, even.args["answer"]) == ("reason-even", seen.action(second.code).message)
    assert reasons._verdict(seen, second, [first, second]).args["answer"] == seen.action(first.code).message
    assert reasons._verdict(seen, third, [first, second, third]).id == "reason-unclear"
    assert reasons._verdict(seen, first, [first, third]).id == "reason-alone"
    worse = Found(second.code, 40, 0.4, 0.3, 30.0)
    assert reasons._verdict(seen, first, [first, worse]).id == "reason-ahead"
    assert reasons._verdict(seen, worse, [first, worse]).id == "reason-unclear"


def test_moving_late_is_never_told_as_a_reason() -> None:
    """Who goes to the last buildings of the village moves late in the next round."""
    game = longhouse.game("vikings_on_board")
    bots.prepare(game)
    for seed in range(6):
        match = game.start(players=3, seed=seed)
        for part in bots.advise(match.seen_by(match.actor or 0), bots.Budget(iterations=200), seed, most=8):
            if part.reason.id == "reason-turn-order":
                assert int(part.action.code) < fjord.BUILDINGS // 2
                assert part.reason.args["change"] == "more"


def test_a_change_that_goes_both_ways_is_no_reason() -> None:
    import numpy as np

    assert not reasons._is_likely(np.array([1.0] * 11 + [-1.0]))
    assert not reasons._is_likely(np.array([1.0] * 11 + [0.0] * 5))
    assert reasons._is_likely(np.array([1.0] * 12 + [0.0] * 4))
    told = Message(reasons.WORDS, "reason-unclear")
    assert reasons._hedged(told, np.array([2.0, 1.0])) == told
    assert reasons._hedged(told, np.array([2.0, 0.0])).id == "reason-likely"
