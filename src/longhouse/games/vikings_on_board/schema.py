"""What a seat sees of Vikings on Board, as JSON."""

from typing import Annotated, Literal, TypedDict, get_args

from msgspec import Meta

from longhouse.kernel.schema import Each

ClanName = Literal["red", "blue", "green", "yellow"]
CLANS: tuple[ClanName, ...] = get_args(ClanName)
Supply = Literal["hide", "grain", "metal"]
SUPPLIES: tuple[Supply, ...] = get_args(Supply)
Building = Literal[
    "first_player",
    "promote",
    "jump_own",
    "bet",
    "add_one",
    "market",
    "jump_any",
    "bet_or_move",
    "draw_three",
    "set_sail",
    "swap",
]
Stack = Literal["add_one", "draw_three"]
BUILDINGS: tuple[Building, ...] = get_args(Building)


class Piece(TypedDict):
    """A piece of a ship's body."""

    piece: int
    clan: ClanName
    shields: int
    spare: Annotated[bool, Meta(description="Whether a Viking was added to its shields.")]


class Barrel(TypedDict):
    """A barrel that was bet."""

    owner: ClanName
    bet: int
    value: int | None


class Influence(TypedDict):
    """The shields of a clan on a ship."""

    clan: ClanName
    shields: int


class Ship(TypedDict):
    """A ship, and the circles before it."""

    ship: int
    moored: bool
    body: list[Piece]
    cargo: Each[Supply, int]
    influence: list[Influence]
    circles: Each[ClanName, list[Barrel]]


class ClanBoard(TypedDict):
    """What a clan has."""

    clan: ClanName
    seat: int | None
    supplies: Each[Supply, int]
    supply_points: int
    barrels: list[int | None]
    barrels_won: list[int | None]
    barrel_points: int | None


class Space(TypedDict):
    """A building of the village, who waits there and who was placed."""

    building: Building
    waiting: ClanName | None
    placed: ClanName | None


class Drawn(TypedDict):
    """Tokens that were drawn."""

    clan: ClanName | None
    tokens: list[Supply | None]
    kept: int | None


class HeldBarrel(TypedDict):
    """A barrel that is being bet."""

    owner: ClanName
    bet: int


class Turn(TypedDict):
    """Whose Viking moves, and what has been chosen so far."""

    clan: ClanName | None
    building: Building | None
    piece: int | None
    bet: HeldBarrel | None
    ship: int | None


class Fjord(TypedDict):
    """The table of Vikings on Board."""

    round: int
    village: list[Space]
    captain: ClanName | None
    sterns: int
    ships: list[Ship]
    market: Each[Supply, int]
    stacks: Annotated[Each[Stack, list[Supply | None]], Meta(description="From the top, as far as they are known.")]
    drawn: Drawn | None
    clans: list[ClanBoard]
    lost: Each[Supply, int]
    order: list[ClanName]
    turn: Turn
