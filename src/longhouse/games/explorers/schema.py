"""What a seat sees of Explorers of the North Sea, as JSON."""

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from longhouse.kernel.schema import Each, Pair

Colour = Literal["red", "yellow", "blue", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Animal = Literal["pig", "chicken", "goat", "sheep", "cattle", "horse"]
ANIMALS: tuple[Animal, ...] = get_args(Animal)
Side = Literal["north_east", "east", "south_east", "south_west", "west", "north_west"]
SIDES: tuple[Side, ...] = get_args(Side)
Icon = Literal[Animal, "settlement", "enemy_ship", "nothing"]
Piece = Literal["viking", Animal]
Herd = dict[Animal, int]


# ---------------------------------------------------------------------------- the map
class Tile(TypedDict):
    """A tile or fixed hex."""

    tile: str | None
    shape: str | None
    parts: Annotated[
        str, Meta(description="What lies behind the six sides: a to c are land, A to C sea, m the mainland.")
    ]
    icon: Icon
    icon_part: str | None


class Land(TypedDict):
    """A land of a hex."""

    land: int
    part: str
    sides: list[Side]
    island: int
    vikings: dict[Colour, int]
    livestock: Herd


class Hex(Tile):
    """A tile or fixed hex on the map."""

    hex: int
    q: int
    r: int
    turned: int
    lands: list[Land]
    settlement: int | None
    enemy_ship: bool


class Cell(TypedDict):
    """A place where a tile can be laid, by a hex beside it."""

    hex: int
    side: Side
    q: int
    r: int


class Island(TypedDict):
    """Lands that hang together."""

    island: int
    tiles: int
    finished: bool
    open_edges: int
    influence: dict[Colour, int]
    controlled_by: list[Colour]


class Outpost(TypedDict):
    """An outpost between three hexes."""

    colour: Colour
    hex: int
    corner: int
    hexes: list[int]
    land: int


# ---------------------------------------------------------------------------- players
class Ship(TypedDict):
    """A player's longship."""

    hex: int
    part: str
    sides: list[Side]
    vikings: int
    livestock: Herd


class Player(TypedDict):
    """What a player has."""

    seat: int
    colour: Colour
    captains: list[str] | None
    has_chosen: bool
    hand: list[Tile | None]
    ship: Ship
    mainland: int
    delivered: Herd
    outposts: int
    outposts_left: int
    enemy_ships: int
    settlements: list[int]
    dead: int
    sheet: dict[str, int] | None


# ---------------------------------------------------------------------------- what one gesture can reach
class Chain(TypedDict):
    """Something that several answers lead to."""

    codes: list[int]


class Priced(Chain):
    """Something that takes action points."""

    cost: int


class SeaPart(TypedDict):
    """A part of the sea."""

    hex: int
    part: str


class Voyage(Priced):
    """A part of the sea that the ship can reach."""

    hex: int
    part: str
    enemy: bool
    brings: Annotated[int, Meta(description="Points.")]
    path: list[SeaPart]


Departure = TypedDict(  # no class can have a field called "from"
    "Departure", {"from": int, "walkers": NotRequired[int], "animal": NotRequired[Animal]}
)


class Walk(Priced, Departure):
    """A land that Vikings can reach, or one of them with an animal."""

    to: int
    path: list[int]


class Shipment(Priced):
    """What can be loaded or unloaded."""

    land: Annotated[int | None, Meta(description="Null is the mainland.")]
    cargo: list[Piece]
    path: NotRequired[Annotated[list[SeaPart], Meta(description="Where the ship sails before.")]]


class Site(Priced):
    """Where an outpost can be built."""

    hex: int
    corner: int
    brings: Annotated[int, Meta(description="Points.")]


class Shore(TypedDict):
    """An island as it would be: the islands that become one."""

    islands: list[int]
    tiles: int
    finished: bool


class Turned(Chain):
    """A tile laid in one way."""

    turned: int
    shores: list[Shore]


class LayCell(Cell, Chain):
    """A place where a tile fits."""

    turns: list[Turned]


class Lay(Chain):
    """A tile that can be laid."""

    tile: str
    cells: list[LayCell]


class Ways(TypedDict, total=False):
    """All that the actor can reach by one gesture."""

    lay: list[Lay]
    sail: list[Voyage]
    walk: list[Walk]
    transport: list[Walk]
    load: list[Shipment]
    unload: list[Shipment]
    outpost: list[Site]


# ---------------------------------------------------------------------------- the table
class Choice(TypedDict):
    """What the actor has chosen so far."""

    tile: Tile | None
    cell: Cell | None
    shore: str | None
    land: int | None


class Supply(TypedDict):
    """What nobody has taken yet."""

    livestock: Each[Animal, int]
    settlements: dict[str, int]
    enemy_ships: int
    unseen_safe: int
    unseen_deadly: int


class Chart(TypedDict):
    """The table of Explorers of the North Sea."""

    start_board: str
    turn: int
    turns: int
    winter: Colour | None
    stack: int
    points: int
    most_points: int
    choice: Choice
    ways: Ways | None
    hexes: list[Hex]
    open: list[Cell]
    closed: list[Pair]
    islands: list[Island]
    outposts: list[Outpost]
    players: list[Player]
    supply: Supply
