"""A hall in which one occupation is tried out: a table arranged around it, and short words for what its owner does."""

from __future__ import annotations

from typing import Any

from longhouse import Match
from longhouse.games.feast_for_odin.components import CARD_NAMES, ITEM, STRIPS
from longhouse.games.feast_for_odin.layouts import ROWS
from longhouse.games.feast_for_odin.spaces import COLUMN, SPACE
from longhouse.games.feast_for_odin.state import State, Step
from longhouse.kernel.state import NOBODY
from tests.positions import answer, arranging, legal_values
from tests.rulebook.feast_for_odin import table
from tests.rulebook.feast_for_odin.cards.arranging import (
    FIRST_VIKINGS,
    begin_turn,
    empty_hands,
    give_exactly,
    hand_over,
    turn_up,
)

WEAPONS = ("bow", "snare", "spear", "long_sword")
PLAYING = "play_occupations_2"  # the space on which the card is played


def number_of(card: str) -> int:
    """The number printed on a card."""
    return CARD_NAMES.index(card) + 1


class Hall:
    """A match, the seat that owns the card, and what it had when one last looked."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.seat = match.actor or 0
        self.card = CARD_NAMES[number - 1]
        self._seen = self.stock

    # ------------------------------------------------------------------ looking
    @property
    def stock(self) -> dict[str, int]:
        """Everything that the owner has."""
        return table.stock(self.match, self.seat)

    def change(self) -> dict[str, int]:
        """What came (above 0) and went (below 0) since one last looked."""
        before, self._seen = self._seen, self.stock
        more = {item: self._seen.get(item, 0) - before.get(item, 0) for item in {*before, *self._seen}}
        return {item: n for item, n in more.items() if n}

    def weapons(self) -> int:
        """How many weapon cards the owner has."""
        return sum(table.have(self.match, self.seat, *WEAPONS))

    @property
    def question(self) -> str:
        """The question of the moment."""
        return table.question(self.match)

    @property
    def words(self) -> set[str]:
        """The answers on offer that name no thing."""
        return table.words(self.match)

    @property
    def result(self) -> int:
        """The result of the last roll, after all that changes it."""
        return int(self.match.view(None)["board"]["dice"]["result"])

    @property
    def vikings(self) -> int:
        """The owner's Vikings on the Thing square."""
        return int(self.match._state.thing[self.seat])

    @property
    def penalties(self) -> int:
        """The owner's penalties."""
        return int(self.match._state.penalties[self.seat])

    @property
    def longship_ore(self) -> list[int]:
        """The ore aboard the owner's longships, the most first."""
        longships = table.have(self.match, self.seat, "longship")[0]
        return [int(self.match._state.longship_ore[self.seat, berth]) for berth in range(longships)]

    def covered(self, board: int) -> list[int]:
        """The covered cells of a board, row by row."""
        return [int(self.match._state.covered[board, row]) for row in range(ROWS)]

    def standing(self, space: str) -> int:
        """Vikings standing on a space."""
        return int(self.match._state.space_vikings[SPACE[space]])

    def is_free(self, space: str) -> bool:
        """Whether nobody holds the space."""
        return bool(self.match._state.space_owner[SPACE[space]] == NOBODY)

    def strips_up(self) -> list[int]:
        """The numbers of the mountain strips that lie face up."""
        return [strip + 1 for strip in range(STRIPS) if self.match._state.strip[strip] != NOBODY]

    def may_use(self, space: str) -> bool:
        """Whether Vikings may be placed there."""
        return table.may_use(self.match, space)

    def items(self) -> list[str]:
        """The items that an answer can name."""
        return legal_values(self.match, "item")

    def options(self) -> list[int]:
        """The options that can be chosen."""
        return legal_values(self.match, "option")

    def numbers(self) -> list[int]:
        """The numbers that can be answered."""
        return legal_values(self.match, "number")

    # ------------------------------------------------------------------ arranging
    def copy(self) -> Hall:
        """The same hall once more, to try something else."""
        other = Hall(self.match.copy(), number_of(self.card))
        other.seat, other._seen = self.seat, dict(self._seen)
        return other

    def arrange(self) -> Any:
        """The record, to write to."""
        return arranging(self.match)

    def own(self, **stock: int) -> None:
        """The owner has exactly this (buildings: this many more)."""
        with self.arrange() as s:
            give_exactly(s, self.seat, stock)
        self._seen = self.stock

    def load(self, boats: tuple[int, ...] = (), longships: tuple[int, ...] = ()) -> None:
        """The owner's whaling boats and longships, each with this much ore aboard, the most first."""
        with self.arrange() as s:
            s.stock[self.seat, ITEM["whaling_boat"]] = len(boats)
            s.stock[self.seat, ITEM["longship"]] = len(longships)
            for berth, ore in enumerate(boats):
                s.boat_ore[self.seat, berth] = ore
            for berth, ore in enumerate(longships):
                s.longship_ore[self.seat, berth] = ore
        self._seen = self.stock

    def cover(self, board: int, *cells: tuple[int, int]) -> None:
        """Silver lies on these cells."""
        with self.arrange() as s:
            table.cover(s, board, *cells)

    def hold(self, *numbers: int) -> None:
        """The owner holds these cards as well."""
        with self.arrange() as s:
            for number in numbers:
                hand_over(s, self.seat, number)

    def strips(self, *strips: tuple[int, int]) -> None:
        """Only these mountain strips are face up: (number from 1, items already gone)."""
        with self.arrange() as s:
            turn_up(s, strips)

    def stand_on(self, *spaces: str, seat: int | None = None) -> None:
        """The owner's Vikings (or another seat's) already stand there."""
        with self.arrange() as s:
            for space in spaces:
                s.space_owner[SPACE[space]] = self.seat if seat is None else seat
                s.space_vikings[SPACE[space]] = COLUMN[SPACE[space]]

    def leave_standing(self, space: str, vikings: int) -> None:
        """Only so many Vikings are left on a space."""
        with self.arrange() as s:
            s.space_vikings[SPACE[space]] = vikings

    def die_will_show(self, sides: int, *faces: int) -> None:
        """The next throws."""
        table.die_will_show(self.match, sides, *faces)

    def in_round(self, number: int) -> None:
        """It is this round of a long game."""
        with self.arrange() as s:
            s.round_number = number
            for seat in range(s.players):
                s.thing[seat] = FIRST_VIKINGS - 1 + number

    # ------------------------------------------------------------------ answering
    def answer(self, kind: str, **args: Any) -> tuple[Any, ...]:
        """Any answer."""
        return answer(self.match, kind, **args)

    def use(self, space: str) -> tuple[Any, ...]:
        """Place Vikings on a space."""
        return table.use(self.match, space)

    def say(self, word: str) -> tuple[Any, ...]:
        """An answer that names no thing."""
        return table.word(self.match, word)

    def item(self, item: str) -> tuple[Any, ...]:
        """Name an item."""
        return self.answer("item", item=item)

    def option(self, option: int) -> tuple[Any, ...]:
        """Choose one of several, counted from 0."""
        return self.answer("option", option=option)

    def number(self, number: int) -> tuple[Any, ...]:
        """Name a number."""
        return self.answer("number", number=number)

    def play(self) -> None:
        """Play the card from the hand."""
        self.use(PLAYING)
        if self.question == "card":
            self.answer("card", card=self.card)

    def accept(self, card: str | None = None) -> None:
        """Take up what the card (or another) offers; it could have been refused."""
        assert self.question == "use-card"
        assert "done" in self.words
        self.answer("card", card=card or self.card)

    def decline(self) -> None:
        """Refuse what the card offers."""
        assert self.question == "use-card"
        self.say("done")

    def invoke(self) -> None:
        """Use the blue card now."""
        self.answer("card", card=self.card)

    @property
    def on_offer(self) -> bool:
        """Whether the blue card can be used now."""
        return self.card in legal_values(self.match, "card")

    def take(self, strip: int, n: int) -> None:
        """Take n items from a mountain strip, which is as many as one may; the only possible number is not asked."""
        if self.question == "strip":
            self.answer("strip", strip=strip - 1)
        if self.question == "take":
            assert self.numbers() == [*range(1, n + 1)]
            self.number(n)

    def throw(self, space: str, sides: int, *faces: int) -> None:
        """Use a space with a die and roll until these faces have shown."""
        self.die_will_show(sides, *faces)
        self.use(space)
        for _ in faces[1:]:
            self.say("roll")

    def lay(self, item: str, row: int, col: int, board: str = "home_board", turn: int = 0) -> None:
        """Lay a tile on a board; what is left without a choice is not asked."""
        self.answer("board", board=board)
        self.lay_there(item, row, col, turn)

    def lay_there(self, item: str, row: int, col: int, turn: int = 0) -> None:
        """Lay a tile on the board that is chosen already."""
        if self.question == "lay-tile":
            self.item(item)
        if self.question == "lay-turn":
            self.answer("turn", turn=turn)
        if self.question == "lay-cell":
            self.answer("cell", row=row, col=col)
        laid = [event for event in self.match.history[-1].events if event.kind == "tile_laid"]
        assert [(event.args["item"], event.args["row"], event.args["col"]) for event in laid] == [(item, row, col)]

    # ------------------------------------------------------------------ the timetable
    def go_to(self, step: Step) -> None:
        """Leave the turn and go on from this step of the timetable, the owner first."""

        def take_the_moose(s: State) -> None:
            s.first = s.last_placed = self.seat

        table.at_step(self.match, step, take_the_moose)

    def go_to_harvest(self, round_number: int) -> None:
        """Begin this round of a long game; the harvest is its second phase."""
        self.in_round(round_number - 1)
        self.go_to(Step.NEW_VIKING)

    def go_to_bonuses(self) -> str:
        """Go on from before the bonus phase without free actions; what is asked then."""
        self.go_to(Step.BEFORE_BONUS)
        return self.until_asked()

    def until_asked(self) -> str:
        """Refuse all free actions until something else is asked; what that is."""
        while self.question == "free":
            self.say("done")
        return self.question


# ---------------------------------------------------------------------------- a hall for a card
def holding(number: int, *others: int, players: int = 2, **stock: int) -> Hall:
    """The player to move holds this card (and others) and owns exactly this; the other players own nothing."""
    match = table.new(players, decks="ABC")
    hall = Hall(match, number)
    with hall.arrange() as s:
        empty_hands(s)
        for card in (number, *others):
            hand_over(s, hall.seat, card)
        for seat in range(players):
            give_exactly(s, seat, {})
    hall.own(**stock)
    return hall


def laid_out(number: int, *others: int, players: int = 2, **stock: int) -> Hall:
    """The card (and others) was played in an earlier turn; otherwise as ``holding``."""
    hall = holding(number, *others, players=players)
    for card in (number, *others):
        play_earlier(hall, CARD_NAMES[card - 1])
    hall.own(**stock)
    return hall


def play_earlier(hall: Hall, card: str) -> None:
    """Play a card with nothing to use it on, and begin the turn anew."""
    hall.use(PLAYING)
    if hall.question == "card":
        hall.answer("card", card=card)
    while hall.question != "turn":
        hall.say("done" if "done" in hall.words else sorted(hall.words)[0])
    with hall.arrange() as s:
        begin_turn(s, hall.seat)


# ---------------------------------------------------------------------------- whole stories
def played(number: int, *options: int, players: int = 2, **stock: int) -> dict[str, int]:
    """What playing the card changes when it offers nothing, with these options where it asks for some."""
    hall = holding(number, players=players, **stock)
    hall.play()
    assert hall.question != "use-card"
    for option in options:
        hall.option(option)
    return hall.change()


def taken_up(number: int, *options: int, **stock: int) -> dict[str, int]:
    """What playing the card and taking up its offer changes, with these options where it asks for some."""
    hall = holding(number, **stock)
    hall.play()
    hall.accept()
    for option in options:
        hall.option(option)
    return hall.change()


def declined(number: int, **stock: int) -> dict[str, int]:
    """What playing the card and declining its offer changes."""
    hall = holding(number, **stock)
    hall.play()
    hall.decline()
    return hall.change()


def traded(number: int, *options: int, **stock: int) -> dict[str, int]:
    """What using the blue card once changes, with these options where it asks for some."""
    hall = laid_out(number, **stock)
    hall.invoke()
    for option in options:
        hall.option(option)
    return hall.change()


def is_offered(number: int, **stock: int) -> bool:
    """Whether the blue card can be used with this."""
    return laid_out(number, **stock).on_offer
