"""Laying out a table of Knarr by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import longhouse
from longhouse import Match
from longhouse.games.knarr.components import (
    COPIES,
    DESTINATION_NAMES,
    FACES,
    HAND,
    LAND_OF,
    LANDS,
    MAX_LAND,
    PLACES,
    RESERVE,
    SLOTS,
    VIKING_NAMES,
    VIKINGS,
    VISIBLE,
)
from longhouse.games.knarr.rules.crew import lines
from longhouse.games.knarr.rules.invariants import broken
from longhouse.games.knarr.state import Ask, Source, Step
from tests.positions import answer, arranging, legal_values

RULEBOOK = "001_285620b19a330377.txt"
COLOURS = ("red", "yellow", "green", "blue", "purple")
VP, BRACELET, RECRUIT, FAME = range(4)


def new(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return longhouse.game("knarr").start(players=players, seed=seed, **options)


def kinds(cards: str) -> list[int]:
    """``red_vp:2 blue_fame`` are two red Vikings with a point and a blue one with reputation."""
    found = []
    for word in cards.split():
        name, _, count = word.partition(":")
        found += [VIKING_NAMES.index(name)] * int(count or 1)
    return found


def _counts(cards: Sequence[int]) -> list[int]:
    counted = Counter(cards)
    return [counted[kind] for kind in range(VIKINGS)]


class _Pool:
    """The cards that are not yet laid out."""

    def __init__(self, players: int) -> None:
        self.left = [COPIES[players, kind] for kind in range(VIKINGS)]

    def take(self, cards: str) -> list[int]:
        for kind in kinds(cards):
            self.left[kind] -= 1
            assert self.left[kind] >= 0, f"there are not so many {VIKING_NAMES[kind]}"
        return kinds(cards)

    def any(self, count: int) -> list[int]:
        """Cards that nobody asked for, of the kinds of which most are left."""
        found = []
        for _ in range(count):
            kind = max(range(VIKINGS), key=lambda k: (self.left[k], k))
            self.left[kind] -= 1
            found.append(kind)
        return found

    def rest(self) -> list[int]:
        return [kind for kind in range(VIKINGS) for _ in range(self.left[kind])]


def _lay_vikings(s: Any, crews: Mapping[int, str], hands: Mapping[int, str], market: str, top: str, rest: str) -> None:
    pool = _Pool(s.players)
    crew = {seat: pool.take(crews.get(seat, "")) for seat in range(s.players)}
    hand = {seat: pool.take(hands.get(seat, "")) for seat in range(s.players)}
    slots, above = pool.take(market), pool.take(top)
    for seat in range(s.players):
        hand[seat] += pool.any(HAND - len(hand[seat]))
    slots += pool.any(SLOTS - len(slots))
    below = pool.rest()
    deck = (below if rest == "deck" else []) + above[::-1]
    s.deck_len = len(deck)
    for i in range(len(s.deck)):
        s.deck[i] = deck[i] if i < len(deck) else 0
    for slot in range(SLOTS):
        s.market[slot] = slots[slot]
    for kind, count in enumerate(_counts(below if rest == "discarded" else [])):
        s.discarded[kind] = count
    if rest == "crews":
        for i, kind in enumerate(below):
            crew[i % s.players].append(kind)
    for seat in range(s.players):
        for kind in range(VIKINGS):
            s.crew[seat, kind] = _counts(crew[seat])[kind]
            s.hand[seat, kind] = _counts(hand[seat])[kind]
            s.known[seat, kind] = 0
        for colour in range(len(COLOURS)):
            s.column[seat, colour] = sum(kind // FACES == colour for kind in crew[seat])


def _lay_destinations(s: Any, visible: str, explored: Mapping[int, str], reserved: Mapping[int, str]) -> None:
    """Named destinations lie where they are asked for; the first places of their kind when visible."""

    def numbers(names: str) -> list[int]:
        return [DESTINATION_NAMES.index(name) for name in names.split()]

    used = numbers(" ".join([visible, *explored.values(), *reserved.values()]))
    assert len(set(used)) == len(used)
    for land in range(LANDS):
        shown = [d for d in numbers(visible) if LAND_OF[d] == land]
        others = [d for d in range(len(DESTINATION_NAMES)) if LAND_OF[d] == land and d not in used]
        cards = others[: -(VISIBLE - len(shown))] if len(shown) < VISIBLE else others
        shown += others[len(cards) :]
        s.land_len[land] = len(cards)
        for i in range(MAX_LAND):
            s.land[land, i] = cards[i] if i < len(cards) else 0
        for i in range(VISIBLE):
            s.visible[land * VISIBLE + i] = shown[i]
    for seat in range(s.players):
        done, kept = numbers(explored.get(seat, "")), numbers(reserved.get(seat, ""))
        s.explored_len[seat], s.reserved_len[seat] = len(done), len(kept)
        for i in range(len(DESTINATION_NAMES)):
            s.explored[seat, i] = done[i] if i < len(done) else 0
        for i in range(RESERVE):
            s.reserved[seat, i] = kept[i] if i < len(kept) else 0


def lay(
    match: Match,
    *,
    crews: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    market: str = "",
    top: str = "",
    rest: str = "deck",
    visible: str = "",
    explored: Mapping[int, str] | None = None,
    reserved: Mapping[int, str] | None = None,
    recruits: Mapping[int, int] | None = None,
    bracelets: Mapping[int, int] | None = None,
    fame: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    mover: int = 0,
    first: int = 0,
) -> Match:
    """Lay out the table; the mover is asked for an action, and has done nothing yet this turn.

    ``top`` are the next cards of the deck, the first one on top; ``rest`` is where the cards nobody named lie
    (``deck``, ``discarded`` or ``crews``). Whatever is not named is empty or zero.
    """
    with arranging(match) as s:
        _lay_vikings(s, crews or {}, hands or {}, market, top, rest)
        _lay_destinations(s, visible, explored or {}, reserved or {})
        for seat in range(s.players):
            s.recruits[seat] = (recruits or {}).get(seat, 0)
            s.bracelets[seat] = (bracelets or {}).get(seat, 0)
            s.fame[seat] = (fame or {}).get(seat, 0)
            for source in Source:
                s.points[seat, source] = 0
            s.points[seat, Source.CREW] = (points or {}).get(seat, 0)
        s.mover = s.actor = mover
        s.first = first
        s.ask, s.step, s.traded = Ask.ACTION, Step.ACTION, 0
        s.baseline = lines(s, mover)
        s.renewed = 0
        assert broken(s) == 0, broken(s)
    return match


# ---------------------------------------------------------------------------- answering
def recruit(match: Match, viking: str) -> tuple[Any, ...]:
    return answer(match, "viking", viking=viking)


send = recruit  # a Viking of the crew, when a cost is being paid
discard = recruit


def place_of(match: Match, destination: str) -> int:
    """The place where a destination lies for the mover."""
    s = match._state
    number = DESTINATION_NAMES.index(destination)
    places = [s.visible[i] for i in range(PLACES)] + [s.reserved[s.mover, i] for i in range(s.reserved_len[s.mover])]
    return places.index(number)


def explore(match: Match, destination: str) -> tuple[Any, ...]:
    return answer(match, "place", place=place_of(match, destination))


reserve = explore


def can_explore(match: Match, destination: str) -> bool:
    return place_of(match, destination) in legal_values(match, "place")


def trade(match: Match, bracelets: int) -> tuple[Any, ...]:
    return answer(match, "trade", bracelets=str(bracelets))


def take(match: Match, slot: str) -> tuple[Any, ...]:
    return answer(match, "slot", slot=slot)


swap = take


def pass_(match: Match) -> tuple[Any, ...]:
    return answer(match, "pass")


def question(match: Match) -> str:
    return match.question().kind


# ---------------------------------------------------------------------------- looking
def boat(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["board"]["boats"][seat]
    return found


def tokens(match: Match, seat: int) -> tuple[int, int, int, int]:
    """Score, bracelets, recruits, reputation of a seat."""
    found = boat(match, seat)
    return found["score"], found["bracelets"], found["recruits"], found["fame"]


def crew(match: Match, seat: int) -> list[str]:
    return [f"{colour}_{gain}" for colour, column in boat(match, seat)["crew"].items() for gain in column]


def hand(match: Match, seat: int) -> list[str]:
    return sorted(card["viking"] for card in boat(match, seat)["hand"])


def market(match: Match) -> dict[str, str | None]:
    return {slot["slot"]: slot["viking"] for slot in match.view(None)["board"]["market"]}


def visible(match: Match) -> list[str | None]:
    places = match.view(None)["board"]["destinations"]
    return [place["card"] and place["card"]["destination"] for place in places]


def told(events: Sequence[Any], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of a kind."""
    return [dict(event.args) for event in events if event.kind == kind]


# ---------------------------------------------------------------------------- whole payments
Payment = tuple[tuple[str, ...], int]


def payments(match: Match, destination: str) -> list[Payment]:
    """Every way to pay for a destination: the Vikings sent and the number of recruits."""
    start = match.copy()
    return sorted(_ends_of_payment(start, explore(start, destination)))


def _ends_of_payment(match: Match, events: Sequence[Any]) -> list[Payment]:
    if sent := told(events, "explored"):
        assert len(sent) == 1
        recruits = told(events, "recruits_sent")
        vikings = tuple(event["viking"] for event in told(events, "viking_sent"))
        return [(vikings, recruits[0]["recruits"] if recruits else 0)]
    found = []
    for code in match.legal_codes:
        branch = match.copy()
        found += _ends_of_payment(branch, branch.play(code))
    return found
