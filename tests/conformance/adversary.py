"""Another world that a seat cannot tell from the true one, laid out by hand.

Nothing here calls what makes possible worlds in the games and the kernel (``determinize``, ``reseed``, ``resample``):
what is known is written down once more, from the rulebooks, so that one can be held against the other. The generator
and everything hidden is scrambled; ``seat`` is None for a spectator.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterable
from typing import Any

from longhouse.games.explorers.components import CAPTAINS, TILES
from longhouse.games.explorers.rules.chart import fitting_turns, has_place
from longhouse.games.explorers.state import Ask as ExplorersAsk
from longhouse.games.feast_for_odin.components import CARDS, IS_STARTING, STRIPS
from longhouse.games.feast_for_odin.state import BOX, DECK
from longhouse.games.vikings_on_board.components import BARRELS
from longhouse.kernel.match import Match
from longhouse.kernel.state import EVERYONE, FIRST_ARG, KIND, NOBODY, SEEN_BY

Seat = int | None
Scrambler = Callable[[Any, Seat, random.Random], None]


def another_world(match: Match, seat: Seat, seed: int) -> Match:
    """The match with another future and other values in the place of all that the seat cannot know."""
    choices = random.Random(f"adversary {seed}")
    cells = match._cells.copy()
    world = Match(match.game, match.players, None, match.options, cells)
    s: Any = world._state
    scramble_generator(s, choices)
    scramble_story(s, seat, match, choices)
    if s.actor != NOBODY:
        scrambler_of(match)(s, seat, choices)
    world._codes = None
    world._steps, world._forgotten = list(match._steps), match._forgotten  # the past as it was told
    return world


def scrambler_of(match: Match) -> Scrambler:
    """Who scrambles this game: one of those below, or the ``scramble`` of a module ``adversary`` in its own package."""
    if match.game.id in SCRAMBLERS:
        return SCRAMBLERS[match.game.id]
    package = match.game.room.State.__module__.rpartition(".")[0]
    found: Scrambler = importlib.import_module(f"{package}.adversary").scramble
    return found


def scramble_generator(s: Any, choices: random.Random) -> None:
    """Every word of the generator becomes another one."""
    for i in range(len(s.rng)):
        s.rng[i] ^= choices.randrange(1, 2**32)


def scramble_story(s: Any, seat: Seat, match: Match, choices: random.Random) -> None:
    """What the last answer told others in secret."""
    kinds = match.game.room.events
    for n in range(s.told):
        kind, seats = kinds[s.story[n, KIND]], s.story[n, SEEN_BY]
        if not knows(seats, seat):
            for k, (name, noun) in enumerate(kind.nouns.items()):
                if name in kind.secret:
                    s.story[n, FIRST_ARG + k] = choices.randrange(noun.size)


def knows(mask: int, seat: Seat) -> bool:
    """Whether a mask of seats names the seat; only what is for everyone is for spectators."""
    return mask == EVERYONE or (seat is not None and mask >> seat & 1 == 1)


def permuted(values: Iterable[int], choices: random.Random) -> list[int]:
    found = list(values)
    choices.shuffle(found)
    return found


def permute(places: list[tuple[Any, Any]], choices: random.Random) -> None:
    """Exchange what lies at places, each a field and an index."""
    for (field, at), value in zip(places, permuted((field[at] for field, at in places), choices), strict=True):
        field[at] = value


# ---------------------------------------------------------------------- Vikings on Board
def scramble_vikings(s: Any, seat: Seat, choices: random.Random) -> None:
    """Tokens of the stacks and of the one who draws that the seat has not seen, that one's choice, others' barrels."""
    stacked = [(k, i) for k in range(2) for i in range(s.stack_len[k]) if not knows(s.stack_known[k, i], seat)]
    places: list[tuple[Any, Any]] = [(s.stack, at) for at in stacked]
    if seat != s.actor:
        places += [(s.drawn, i) for i in range(s.drawn_len) if not knows(s.drawn_known[i], seat)]
    permute(places, choices)
    if s.drawn_len > 1 and s.kept != NOBODY and seat != s.actor:
        tokens = [s.drawn[i] for i in range(s.drawn_len)]
        s.kept = tokens.index(choices.choice(tokens))
    for owner in range(s.players):
        if owner != seat:
            permute([(s.barrel, (owner, i)) for i in range(BARRELS)], choices)


# ---------------------------------------------------------------------- Knarr
def scramble_knarr(s: Any, seat: Seat, choices: random.Random) -> None:
    """The order of the decks, and what is in others' hands but the cards all saw being taken."""
    for land in range(2):
        permute([(s.land, (land, i)) for i in range(s.land_len[land])], choices)
    others = [owner for owner in range(s.players) if owner != seat]
    kinds = range(len(s.discarded))
    held = {owner: sum(s.hand[owner, k] - s.known[owner, k] for k in kinds) for owner in others}
    in_hands = [k for owner in others for k in kinds for _ in range(s.hand[owner, k] - s.known[owner, k])]
    in_deck = [s.deck[i] for i in range(s.deck_len)]
    if s.renewed == 1:  # what was discarded lay open: all know what is in the deck
        in_hands, in_deck = permuted(in_hands, choices), permuted(in_deck, choices)
    else:
        pool = permuted(in_hands + in_deck, choices)
        in_hands, in_deck = pool[: len(in_hands)], pool[len(in_hands) :]
    for i, card in enumerate(in_deck):
        s.deck[i] = card
    for owner in others:
        for k in kinds:
            s.hand[owner, k] = s.known[owner, k]
        for _ in range(held[owner]):
            s.hand[owner, in_hands.pop()] += 1


# ---------------------------------------------------------------------- Explorers of the North Sea
def scramble_explorers(s: Any, seat: Seat, choices: random.Random) -> None:
    """The stack, others' tiles, the one of them about to be placed, and, while they are chosen, others' captains."""
    others = [other for other in range(s.players) if other != seat]
    if s.ask == ExplorersAsk.CAPTAIN:
        own = set() if seat is None else {s.captain[seat, 0], s.captain[seat, 1]}
        free = permuted(set(range(CAPTAINS)) - own, choices)
        for other in others:
            s.captain[other, 0], s.captain[other, 1] = free.pop(), free.pop()
    pool = permuted((t for t in range(TILES) if is_unseen(s, seat, t)), choices)
    if s.chosen != NOBODY and s.actor != seat:
        pool.remove(choose_another_tile(s, pool, choices))
    for other in others:
        for i in range(s.hand_len[other]):
            if other != s.actor or i != s.chosen:
                s.hand[other, i] = pool.pop()
    for i, tile in enumerate(pool):
        s.stack[i] = tile
    assert len(pool) == s.stack_len


def is_unseen(s: Any, seat: Seat, tile: int) -> bool:
    """Whether a tile is neither on the table or out of the game nor in the seat's own hand."""
    own = [] if seat is None else [s.hand[seat, i] for i in range(s.hand_len[seat])]
    return s.used >> tile & 1 == 0 and tile not in own


def choose_another_tile(s: Any, pool: list[int], choices: random.Random) -> int:
    """The actor has taken up a tile: any that could lie where it has pointed to, from any place in the hand."""
    may_be = [t for t in pool if (has_place(s, t) if s.cell == NOBODY else fitting_turns(s, s.cell, t) > 1)]
    tile = choices.choice(may_be)
    s.chosen = choices.randrange(s.hand_len[s.actor])
    s.hand[s.actor, s.chosen] = tile
    return tile


# ---------------------------------------------------------------------- A Feast for Odin
def scramble_odin(s: Any, seat: Seat, choices: random.Random) -> None:
    """The order of the strips to come, and others' occupations; their backs tell light from dark brown ones."""
    permute([(s.strip_order, i) for i in range(s.strips_up, STRIPS)], choices)
    for starting, pile in ((0, DECK), (1, BOX)):
        cards = [c for c in range(CARDS) if IS_STARTING[c] == starting and is_hidden(s, s.card_at[c], seat, pile)]
        permute([(s.card_at, card) for card in cards], choices)


def is_hidden(s: Any, where: int, seat: Seat, pile: int) -> bool:
    """Whether a card there is in the pile or in a hand the seat cannot look into."""
    return where == pile or (0 <= where < s.players and where != seat)


SCRAMBLERS: dict[str, Scrambler] = {
    "vikings_on_board": scramble_vikings,
    "knarr": scramble_knarr,
    "explorers": scramble_explorers,
    "feast_for_odin": scramble_odin,
}
