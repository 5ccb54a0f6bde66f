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
from longhouse.bots import reasons
from longhouse.bots.advice import Advice
from longhouse.games.feast_for_odin import components as odin
from longhouse.games.knarr import components as knarr
from longhouse.games.knarr.state import Gain
from longhouse.games.vikings_on_board import components as fjord
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match, Seen
from longhouse.kernel.words import LANGUAGES
from tests.bots.minds.positions import features, is_calm, leanings
from tests.conformance.cases import GAMES

WORLDS = 6
ASKED = 10  # of how many questions of a game the advice is looked at
ASKED_OF = {"explorers": 22}  # where a game has many times as many questions, most of them small steps
SIGN = {"more": 1, "less": -1}

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
def advised(game: Game, seed: int) -> Iterator[tuple[Seen, Advice]]:
    """Advice on questions spread over a game between sensible players."""
    match, choices = game.start(players=min(3, game.players[1]), seed=seed), random.Random(seed)
    questions = []
    while not match.over:
        assert match.actor is not None
        if len(match.legal) > 1:
            questions.append(match.seen_by(match.actor))
        match.play(drawn(match, choices))
    for seen in questions[:: max(1, len(questions) // ASKED_OF.get(game.id, ASKED))]:
        yield from ((seen, part) for part in bots.advise(seen, bots.Budget(iterations=60), seed))


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
        if "change" not in advice.reason.args:
            continue
        name, claim = advice.reason.id.removeprefix("reason-"), advice.reason.args["change"]
        told.add(name)
        for quantity in quantities(game, name):
            found = changes(seen, advice.action.code, quantity)
            assert holds(claim, found), f"{advice.action.text('en')}: {advice.reason.text('en')} {found}"
    assert len(told) >= 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_tell_more_from_less(game: Game) -> None:
    from longhouse.bots.minds import mind_of

    mind = mind_of(game)
    for feature in set(mind.features) - set(mind.told_with):
        for language in LANGUAGES:
            assert len({mind.reason(feature, change).text(language) for change in SIGN}) == len(SIGN)


def test_moving_last_is_never_told_as_moving_early() -> None:
    """Swap is the last building of the village: who goes there moves last in the next round."""
    game = longhouse.game("vikings_on_board")
    bots.prepare(game)
    for seed in range(6):
        match = game.start(players=3, seed=seed)
        for part in bots.advise(match.seen_by(match.actor or 0), bots.Budget(iterations=200), seed, most=8):
            if part.reason.id == "reason-turn-order":
                late = int(part.action.code) > fjord.BUILDINGS // 2
                assert part.reason.args["change"] == ("less" if late else "more")


def test_a_change_that_goes_both_ways_is_no_reason() -> None:
    import numpy as np

    assert reasons._direction(np.array([1.0] * 11 + [-1.0])) == ""
    assert reasons._direction(np.array([1.0] * 11 + [0.0])) == ""
    assert reasons._direction(np.array([2.0, 1.0])) == "more"
    assert reasons._direction(np.array([-1.0, -2.0])) == "less"
