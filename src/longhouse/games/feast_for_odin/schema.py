"""What a seat sees of A Feast for Odin, as JSON."""

from typing import Annotated, Literal, TypedDict, get_args

from msgspec import Meta

from longhouse.kernel.schema import Each, MessageJson, Pair

PlayerName = Literal["red", "yellow", "green", "blue"]
PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)
Weapon = Literal["bow", "snare", "spear", "long_sword"]
WEAPONS: tuple[Weapon, ...] = get_args(Weapon)
ShipName = Literal["whaling_boat", "knarr", "longship"]
SHIPS: tuple[ShipName, ...] = get_args(ShipName)
Length = Literal["long", "short"]


# ---------------------------------------------------------------------------- boards
class Laid(TypedDict):
    """A tile on a board: what, how turned, its top left corner and the cells it covers."""

    item: str
    turn: int
    row: int
    col: int
    cells: list[Pair]


class Bonus(TypedDict):
    """A bonus cell."""

    row: int
    col: int
    pays: Annotated[bool, Meta(description="Whether everything around it is covered.")]


class GridBoard(TypedDict):
    """A board of somebody, or an exploration board that can still be claimed."""

    board: Annotated[str, Meta(description="How answers name it: home_board, board_a, stone_house_1 …")]
    layout: str
    owner: int | None
    grid: Annotated[
        list[str], "Rows of signs: '.' no cell, '#' obstacle, 'o' open, '-' minus one, 'i' income, 'b' bonus."
    ]
    tiles: list[Laid]
    income: int
    bonuses: list[Bonus]
    silver: Annotated[int, Meta(description="Silver that lies on an unclaimed board.")]


# ---------------------------------------------------------------------------- players
class Occupation(TypedDict):
    """An occupation as whoever may see it reads it."""

    card: str
    number: int
    name: MessageJson
    deck: str
    starting: bool
    kind: str
    points: int
    effect: list[MessageJson]


class Stored(TypedDict):
    """What lies on a player's cards."""

    wood: int
    stone: int


class Player(TypedDict):
    """What a player has."""

    seat: int
    player: PlayerName
    supply: dict[str, int]
    vessels: dict[str, int]
    emigrated: dict[str, int]
    buildings: dict[str, int]
    vikings: Annotated[int, Meta(description="Vikings on the thing square.")]
    passed: bool
    penalties: int
    income: int
    final_income: int
    cells_to_serve: int
    hand: list[Occupation] | None
    hand_light: int
    hand_dark: int
    occupations: list[Occupation]
    used_up: list[str]
    stored: Stored
    points: int
    sheet: Annotated[dict[str, int], Meta(description="The points by where they come from.")]


# ---------------------------------------------------------------------------- the table
class Space(TypedDict):
    """A space of the action board."""

    space: str
    column: int
    owner: int | None
    blocked: bool
    vikings: int
    imitation: bool
    why: Annotated[
        MessageJson | None, Meta(description="Why the one who places Vikings cannot use it although it is free.")
    ]


class Strip(TypedDict):
    """A mountain strip: what is left of it."""

    strip: int
    items: list[str]


class Banquet(TypedDict):
    """The banquet table of the one who serves."""

    player: int
    cells: int
    cells_of_ships: int
    cells_left: int
    lying: dict[str, int]
    standing: dict[str, int]


class Dice(TypedDict):
    """Dice that are being rolled."""

    dice: str
    rolls: int
    rolled: int
    result: int | None


class Laying(TypedDict):
    """The tile being laid, as far as it has been chosen."""

    board: str
    item: str | None
    turn: int | None


class Waiting(TypedDict):
    """What happened that occupations answer now, and the cards whose turn it is."""

    player: int
    trigger: str
    cards: list[str]


class Feast(TypedDict):
    """The table of A Feast for Odin."""

    length: Length
    round: int
    rounds: int
    last_round: bool
    phase: int | None
    harvest: Annotated[
        int, Meta(description="How many kinds of crops this round's harvest brings: 0 none, 1 three, up to 4 all six.")
    ]
    first_player: int
    solo_colour: PlayerName | None
    players: list[Player]
    boards: list[GridBoard]
    spaces: list[Space]
    using: Annotated[str | None, Meta(description="The space whose effects are being used.")]
    mountains: list[Strip]
    strips_in_pile: int
    special_tiles: Annotated[list[str], Meta(description="Special tiles nobody has taken.")]
    buildings: Annotated[dict[str, int], Meta(description="What can still be built.")]
    weapon_pile: int
    weapons_discarded: Each[Weapon, int]
    occupations_in_pile: int
    banquet: Banquet | None
    dice: Dice | None
    laying: Laying | None
    waiting: Waiting | None
