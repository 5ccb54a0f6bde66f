"""What a seat sees of Knarr, as JSON."""

from typing import Annotated, Literal, TypedDict, get_args

from msgspec import Meta

from longhouse.kernel.schema import Each

Colour = Literal["red", "yellow", "green", "blue", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Gain = Literal["vp", "bracelet", "recruit", "fame", "card"]
GAINS: tuple[Gain, ...] = get_args(Gain)
BoatName = Literal["white", "beige", "brown", "black"]
LandName = Literal["trade", "influence"]
Cost = Literal[Colour, "different", "equal"]
Gained = dict[Gain, int]


class Destination(TypedDict):
    """All that is printed on a destination."""

    destination: str
    land: LandName
    cost: dict[Cost, int]
    gains: Gained
    trade: list[Gained]


class Slot(TypedDict):
    """A place of the market."""

    slot: Colour
    viking: str | None
    free: Annotated[bool | None, Meta(description="Whether it costs no recruit, while a card is to be taken.")]


class Place(TypedDict):
    """A place for a destination that all can reach."""

    place: int
    land: LandName
    card: Destination | None


class Decks(TypedDict):
    """How many cards lie where."""

    vikings: int
    discarded: int
    trade: int
    influence: int


class Held(TypedDict):
    """A card in a hand."""

    viking: str | None
    known: Annotated[bool, Meta(description="Whether everybody knows it.")]


class Boat(TypedDict):
    """A player's boat, crew and cards."""

    boat: BoatName
    seat: int
    score: int
    points: dict[str, int]
    fame: int
    reputation: int
    bracelets: int
    recruits: int
    crew: Each[Colour, list[Gain]]
    lines: int
    hand: list[Held]
    explored: list[Destination]
    reserved: list[Destination]
    trade: list[Gained]
    must_discard: bool


class Payment(TypedDict):
    """A destination that is being paid for."""

    place: int
    card: Destination
    owed: int
    vikings: dict[str, int]
    recruits: int


class Hall(TypedDict):
    """The table of Knarr."""

    turn: int
    first: BoatName
    mover: BoatName | None
    traded: bool
    lines_counted: int
    recruited: Annotated[
        Colour | None, Meta(description="The colour just recruited, while a card of the market is to be taken for it.")
    ]
    bonus_explores: int
    draws: int
    last_round: bool
    artifacts: list[str]
    market: list[Slot]
    destinations: list[Place]
    decks: Decks
    discarded: dict[str, int]
    boats: list[Boat]
    payment: Payment | None
