"""The table in a terminal, from a seat's view alone.

Hexes are drawn as bricks: shifted by half a brick from row to row, each touches six others, as on the table. Every side
of a hex has its own corner of the brick, dotted where there is land and waved where there is sea. Every colour has a
sign, so the picture reads without colour. All signs are one column wide and in every common terminal font.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhouse.games.explorers.components import COLOUR_NAMES, SIDE_NAMES, STEPS
from longhouse.games.explorers.schema import Chart, Colour, Herd, Hex, Outpost, Player, Ship, Tile
from longhouse.kernel.schema import ViewJson

Say = Callable[..., str]

SIGN = {"red": "¶", "blue": "≈", "green": "♠", "yellow": "☼"}  # axe, waves, fir, sun
PAINT = {
    "red": "#ffffff on #b3322b",
    "blue": "#ffffff on #1c4f9c",
    "green": "#10231c on #2fa37c",
    "yellow": "#2a2005 on #f0b323",
}
INK = {"red": "#d65a51", "blue": "#5b8fe0", "green": "#2fa37c", "yellow": "#c79216"}  # read on dark and on light
ANIMAL_SIGN = {"pig": "p", "chicken": "c", "goat": "g", "sheep": "s", "cattle": "b", "horse": "h"}
SETTLEMENT, ENEMY, SHIP, OUTPOST, DEAD, OPEN = "⌂", "X", "►", "▲", "†", "+"
LAND, SEA, SHORE = ".", "~", "#"
LAND_PAINT, SEA_PAINT, SHORE_PAINT = "#4a4a1c on #d9d6a2", "#2d5f73 on #b4cfd6", "#26331a on #a9b56c"
FAINT, WATER = "bright_black", "#4f93a8"
ROWS = 3  # lines of a brick
WIDTHS = (8, 6, 4)  # columns of a brick, the widest that fits is taken
Style = tuple[str, str]  # a character and how it is painted


def draw(view: ViewJson, say: Say) -> RenderableType:
    """The whole table."""
    return _Screen(view, say)


def seat_name(seat: int, say: Say) -> str:
    """What a seat is called: by its colour."""
    return f"{SIGN[COLOUR_NAMES[seat]]} {say(f'colour-{COLOUR_NAMES[seat]}')}"


class _Screen:
    """Arranges itself by the width it is given."""

    def __init__(self, view: ViewJson, say: Say) -> None:
        self.view, self.say = view, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board, say = self.view["board"], self.say
        parts: list[RenderableType] = [_map(board, say, options.max_width), _players(self.view, say)]
        if (hand := _hand(self.view, say)) is not None:
            parts.append(hand)
        parts.append(_islands(board, say))
        yield Group(*parts)


def _panel(inside: RenderableType, title: str, style: str, subtitle: str | None = None) -> Panel:
    return Panel(
        inside, title=title, title_align="left", subtitle=subtitle, subtitle_align="right",
        border_style=style, box=box.ROUNDED, padding=(0, 1),
    )  # fmt: skip


# ---------------------------------------------------------------------------- the map
class _Canvas:
    """Characters by place, with the cells of the hex map as bricks."""

    def __init__(self, cells: list[tuple[int, int]], columns: int) -> None:
        """The brick's width is the largest that fits."""
        self.left, self.top = min(2 * q + r for q, r in cells), min(r for _, r in cells)
        halves = max(2 * q + r for q, r in cells) - self.left + 2
        self.lines = (max(r for _, r in cells) - self.top + 1) * ROWS
        self.brick = next((width for width in WIDTHS if halves * width // 2 <= columns), WIDTHS[-1])
        self.columns = min(halves * self.brick // 2, columns)
        self._marks: dict[tuple[int, int], Style] = {}

    def put(self, q: int, r: int, x: int, y: int, char: str, style: str) -> None:
        """Write a character into a brick."""
        self._marks[(2 * q + r - self.left) * self.brick // 2 + x, (r - self.top) * ROWS + y] = (char, style)

    def text(self) -> Text:
        """All of it."""
        drawn = Text(no_wrap=True, overflow="crop")
        for y in range(self.lines):
            for x in range(self.columns):
                drawn.append(*self._marks.get((x, y), (" ", "")))
            drawn.append("\n" if y < self.lines - 1 else "")
        return drawn


def _map(board: Chart, say: Say, width: int) -> Panel:
    shore = _shore_cells(board)
    cells = [(h["q"], h["r"]) for h in board["hexes"] + board["open"]] + shore
    canvas = _Canvas(cells, width - 4)
    for cell in board["open"]:
        canvas.put(cell["q"], cell["r"], canvas.brick // 2 - 1, 1, OPEN, FAINT)
    _draw_shore(canvas, shore, board)
    for one in board["hexes"]:
        _draw_hex(canvas, one, board)
    for outpost in board["outposts"]:
        _draw_outpost(canvas, outpost, board)
    status = say("screen-turn", turn=board["turn"], turns=board["turns"])
    return _panel(Group(canvas.text(), _legend(say)), status, WATER, say("screen-stack", stack=board["stack"]))


def _shore_cells(board: Chart) -> list[tuple[int, int]]:
    """The cells of the mainland next to the fixed hexes."""
    found = {
        (one["q"] + STEPS[side][0], one["r"] + STEPS[side][1])
        for one in board["hexes"]
        for side, part in enumerate(one["parts"])
        if part == "m"
    }
    return sorted(found)


def _draw_shore(canvas: _Canvas, shore: list[tuple[int, int]], board: Chart) -> None:
    waiting: list[Style] = []
    for player in board["players"]:
        for char in f"{SIGN[player['colour']]}{player['mainland']}":
            waiting.append((char, PAINT[player["colour"]]))
        waiting.append((SHORE, SHORE_PAINT))
    for k, (q, r) in enumerate(shore):
        for y in range(ROWS):
            for x in range(canvas.brick):
                place = k * canvas.brick + x - 2
                char, style = waiting[place] if y == 1 and 0 <= place < len(waiting) else (SHORE, SHORE_PAINT)
                canvas.put(q, r, x, y, char, style)


def _sides(brick: int) -> list[tuple[int, int, int]]:
    """Every place of a brick with the side of the hex it stands for; the middle of the middle line is the number's."""
    half, third = brick // 2, max(1, brick // 2 - 1)
    upper = [(x, 0, 5 if x < half else 0) for x in range(brick)]
    lower = [(x, 2, 3 if x < half else 2) for x in range(brick)]
    middle = [(x, 1, 4 if x < third else 1) for x in range(brick)]
    return upper + middle + lower


def _draw_hex(canvas: _Canvas, one: Hex, board: Chart) -> None:
    brick, parts = canvas.brick, one["parts"]
    room: dict[str, list[tuple[int, int]]] = {}
    number = str(one["hex"] + 1).rjust(2)
    start = brick // 2 - 1
    for x, y, side in _sides(brick):
        part = parts[side]
        on_land = part.islower() and part != "m"
        paint = SHORE_PAINT if part == "m" else LAND_PAINT if on_land else SEA_PAINT
        if y == 1 and start <= x < start + 2:
            canvas.put(one["q"], one["r"], x, y, number[x - start], f"bold {paint}")
            continue
        canvas.put(one["q"], one["r"], x, y, SHORE if part == "m" else LAND if on_land else SEA, paint)
        room.setdefault(part, []).append((x, y))
    for part, word, style in _pieces(one, board):
        _write(canvas, one, room.get(part, []), word, style)


def _pieces(one: Hex, board: Chart) -> Iterator[tuple[str, str, str]]:
    """What stands on a hex: the part, a short word for it, and how it is painted."""
    if one["settlement"]:
        yield one["icon_part"] or "", f"{SETTLEMENT}{one['settlement']}", f"bold {LAND_PAINT}"
    if one["enemy_ship"]:
        yield one["icon_part"] or "", ENEMY, f"bold {SEA_PAINT}"
    for player in board["players"]:
        if player["ship"]["hex"] == one["hex"]:
            yield player["ship"]["part"], f"{SHIP}{SIGN[player['colour']]}", PAINT[player["colour"]]
    for land in one["lands"]:
        for colour, count in land["vikings"].items():
            yield land["part"], f"{SIGN[colour]}{count}", PAINT[colour]
        for animal, count in land["livestock"].items():
            yield land["part"], ANIMAL_SIGN[animal] * min(count, 3), f"bold {LAND_PAINT}"


def _write(canvas: _Canvas, one: Hex, room: list[tuple[int, int]], word: str, style: str) -> None:
    """Write a word into the first gap of its part that is long enough, leaving the corners to outposts if it can."""
    corners = {(0, 0), (canvas.brick - 1, 0), (0, ROWS - 1), (canvas.brick - 1, ROWS - 1)}
    for spare in (corners, set()):
        for x, y in room:
            places = [(x + k, y) for k in range(len(word))]
            if all(place in room and place not in spare for place in places):
                for (at, line), char in zip(places, word, strict=True):
                    canvas.put(one["q"], one["r"], at, line, char, style)
                    room.remove((at, line))
                return


def _draw_outpost(canvas: _Canvas, outpost: Outpost, board: Chart) -> None:
    """On the corner, in the oldest of its three hexes, with its owner's sign."""
    one, last = board["hexes"][outpost["hex"]], canvas.brick - 2
    x, y = ((last, 0), (last, 2), (last // 2, 2), (0, 2), (0, 0), (last // 2, 0))[outpost["corner"]]
    for k, char in enumerate(f"{OUTPOST}{SIGN[outpost['colour']]}"):
        canvas.put(one["q"], one["r"], x + k, y, char, PAINT[outpost["colour"]])


def _legend(say: Say) -> Columns:
    signs = [(f" {LAND} ", LAND_PAINT, "screen-land"), (f" {SEA} ", SEA_PAINT, "screen-sea")]
    signs += [(f" {SHORE} ", SHORE_PAINT, "screen-mainland"), (OPEN, FAINT, "screen-free")]
    signs += [(SETTLEMENT, "bold", "screen-settlement"), (ENEMY, "bold", "screen-enemy")]
    signs += [(SHIP, "bold", "screen-ship"), (OUTPOST, "bold", "screen-outpost"), (DEAD, "bold", "screen-dead")]
    signs += [(sign, "bold", f"animal-{animal}") for animal, sign in ANIMAL_SIGN.items()]
    return Columns([Text.assemble((sign, style), (f" {say(word)}", FAINT)) for sign, style, word in signs], (0, 2))


# ---------------------------------------------------------------------------- players
def _players(view: ViewJson, say: Say) -> Panel:
    board = view["board"]
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style=FAINT)
    table.add_column("")
    for title in ("captain", "ship", "delivered"):
        table.add_column(say(f"screen-{title}"))
    for sign in (OUTPOST, SETTLEMENT, ENEMY, DEAD):
        table.add_column(sign, no_wrap=True)
    table.add_column(say("screen-total"), justify="right")
    for player in sorted(board["players"], key=lambda player: player["seat"] != view["seat"]):
        table.add_row(*_player_row(view, player, say))
    points = say("screen-points", points=board["points"], most=board["most_points"])
    winter = board["winter"]
    subtitle = say("screen-winter", colour=say(f"colour-{winter}")) if winter else None
    return _panel(table, f"{say('screen-players')} · {points}", FAINT, subtitle)


def _player_row(view: ViewJson, player: Player, say: Say) -> list[Text]:
    acts, own, colour = player["seat"] == view["actor"], player["seat"] == view["seat"], player["colour"]
    name = Text.assemble(
        ("►" if acts else " ", "bold"),
        (f" {SIGN[colour]} ", PAINT[colour]),
        (f" {say('colour-' + colour)}", "bold" if acts else ""),
        (f" ({say('screen-you')})" if own else "", FAINT),
    )
    captains = [say(f"captain-{captain}") for captain in player["captains"] or []]
    sheet = player["sheet"]
    return [
        name,
        Text("\n".join(captains) if captains else say("screen-secret")),
        Text(say("screen-at", hex=player["ship"]["hex"] + 1, cargo=_cargo(player["ship"], colour))),
        Text(_herd(player["delivered"]) or "-"),
        Text(str(player["outposts"])),
        Text("+".join(map(str, player["settlements"])) or "-"),
        Text(str(player["enemy_ships"])),
        Text(str(player["dead"])),
        Text("-" if sheet is None else str(sum(sheet.values())), style="bold"),
    ]


def _herd(animals: Herd) -> str:
    return "".join(ANIMAL_SIGN[animal] * count for animal, count in animals.items())


def _cargo(ship: Ship, colour: str) -> str:
    return SIGN[colour] * ship["vikings"] + _herd(ship["livestock"]) or "-"


# ---------------------------------------------------------------------------- hand and islands
def _hand(view: ViewJson, say: Say) -> Panel | None:
    hands = [player for player in view["board"]["players"] if any(player["hand"])]
    if not hands:
        return None
    table = Table.grid(padding=(0, 2, 0, 0))
    for player in hands:
        for tile in player["hand"]:
            name = say("tile", shape=say(f"shape-{tile['shape']}"), icon=say(f"icon-{tile['icon']}"))
            table.add_row(Text(SIGN[player["colour"]], style=INK[player["colour"]]), name, _coasts(tile, say))
    return _panel(table, say("screen-hand"), FAINT)


def _coasts(tile: Tile, say: Say) -> Text:
    """The land parts of a tile as it is drawn, side by side with the sides they reach."""
    text = Text(style=FAINT)
    for part in sorted({part for part in tile["parts"] if part.islower()}):
        sides = [say(f"side-{SIDE_NAMES[k]}") for k in range(6) if tile["parts"][k] == part]
        text.append(("  |  " if text else "") + ", ".join(sides))
    return text


def _islands(board: Chart, say: Say) -> Panel:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False, header_style=FAINT)
    for title in ("island", "tiles", "coast", "influence", "control"):
        table.add_column(say(f"screen-{title}"))
    shown = [island for island in board["islands"] if island["finished"] or island["influence"]]
    for island in shown:
        hexes = [h["hex"] + 1 for h in board["hexes"] if any(e["island"] == island["island"] for e in h["lands"])]
        edges = say("screen-finished") if island["finished"] else say("screen-open", edges=island["open_edges"])
        table.add_row(
            " ".join(map(str, hexes)),
            str(island["tiles"]),
            edges,
            _influence(island["influence"]),
            " ".join(SIGN[colour] for colour in island["controlled_by"]) or "-",
        )
    return _panel(table if shown else Text("-", style=FAINT), say("screen-islands"), FAINT)


def _influence(influence: Mapping[Colour, int]) -> Text:
    ranked = sorted(influence.items(), key=lambda item: -item[1])
    return Text("  ").join([Text(f"{SIGN[colour]}{n}", style=INK[colour]) for colour, n in ranked] or [Text("-")])
