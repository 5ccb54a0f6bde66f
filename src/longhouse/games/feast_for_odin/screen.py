"""The table in a terminal, from a seat's view alone.

Goods are drawn by the first letter of their colour as well as painted, so the picture reads without colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhouse.games.feast_for_odin.components import COLOUR, ITEM
from longhouse.games.feast_for_odin.layouts import LAYOUT_FACTS, LAYOUT_NAMES
from longhouse.games.feast_for_odin.nouns import PLAYER
from longhouse.games.feast_for_odin.schema import Banquet, Feast, GridBoard, Occupation, Player, Space
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS
from longhouse.kernel.schema import ViewJson

Say = Callable[..., str]

SIGN = {"red": "▲", "yellow": "●", "green": "♦", "blue": "■"}
INK = {"red": "#d65a51", "yellow": "#c79216", "green": "#2fa37c", "blue": "#5b8fe0"}
# By the colours of components.COLOUR: orange, red, green, blue, silver, ore, wood.
TILE_SIGN = ("o", "r", "g", "b", "$", "•", "w")
TILE_INK = (
    "#2a1a05 on #e08a2e",
    "#ffffff on #b3322b",
    "#10231c on #2fa37c",
    "#ffffff on #1c4f9c",
    "#222222 on #c8ccd0",
)
ORE_INK = "#ffffff on #4a4a4a"
FAINT = "bright_black"
ROW_OF_BOARDS, BOARD_FRAME = 98, 8  # columns for boards side by side; those that frame a board
_GROUPS = {space["id"]: space["group"] for space in SPACE_FACTS}


def draw(view: ViewJson, say: Say) -> RenderableType:
    """The whole table: action board, what lies beside it, players, and the boards of the one who looks."""
    board = view["board"]
    seat = view["seat"] if view["seat"] is not None else (view["actor"] or 0)
    parts: list[RenderableType] = [
        _heading(view, say),
        _action_board(board, say),
        _beside_the_board(board, say),
        _players(view, say),
    ]
    if board["banquet"]:
        parts.append(_banquet(board["banquet"], say))
    if _faces(board["players"][seat]):
        parts.append(_occupations(board["players"][seat], say))
    return Group(*parts, _boards(board, seat, say))


def brief(view: ViewJson, say: Say) -> RenderableType:
    """What fits above a question: everybody in a line, the own things, the mountains, and own boards side by side.

    The spaces that can be used are among the answers, and the whole table is drawn on demand.
    """
    board = view["board"]
    seat = view["seat"] if view["seat"] is not None else (view["actor"] or 0)
    lines = [_in_a_line(player, say) for player in board["players"]]
    strips = "  ".join(
        f"{strip['strip'] + 1}: {_things(Counter(strip['items']), 'item', say)}"
        for strip in board["mountains"]
        if strip["items"]
    )
    parts: list[RenderableType] = [_heading(view, say), *lines, *_own_things(board["players"][seat], say)]
    parts.append(Text.assemble((f"{say('screen-mountains')}  ", FAINT), strips or "-"))
    if board["banquet"]:
        parts.append(_banquet(board["banquet"], say))
    asked = view["question"]["kind"] if view["question"] else ""
    return Group(*parts, _boards_in_a_row(board, seat, say, asked.startswith("lay-")))


def _in_a_line(player: Player, say: Say) -> Text:
    held = player["hand_light"] + player["hand_dark"] if player["hand"] is None else len(player["hand"])
    facts = [
        say("screen-income", income=player["income"]),
        f"{say('screen-vikings')} {player['vikings']}" + (f" ({say('screen-passed')})" if player["passed"] else ""),
        f"{say('screen-cards')} {len(player['occupations'])} + {held}",
        f"{say('screen-penalties')} {player['penalties']}",
        f"{say('screen-points')} {player['points']}",
    ]
    line = Text.assemble(_name(player["seat"], say), "  ", " · ".join(facts))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _own_things(player: Player, say: Say) -> Iterable[Text]:
    things = {
        "screen-supply": _things(player["supply"], "item", say),
        "screen-harbour": "; ".join(
            part
            for part in (_things(player["vessels"], "vessel", say), _things(player["buildings"], "item", say))
            if part != "-"
        ),
        "screen-laid-out": _card_names(player["occupations"], say),
        "screen-hand": _card_names(player["hand"] or [], say),
    }
    return [
        Text.assemble((f"{say(title)}  ", FAINT), named) for title, named in things.items() if named not in ("", "-")
    ]


def _boards_in_a_row(board: Feast, seat: int, say: Say, all_of_them: bool) -> RenderableType:
    """Own boards as far as they fit beside the home board, or all while one of them is being laid on."""
    own = [b for b in board["boards"] if b["owner"] == seat]
    shown, room = list(own), ROW_OF_BOARDS
    if not all_of_them:
        shown = []
        for one in own:
            room -= 2 * len(one["grid"][0]) + BOARD_FRAME
            if room < 0:
                break
            shown.append(one)
    pictures = [_panel(_picture(b), f"{say('layout-' + b['layout'])} · {b['income']}") for b in shown]
    return Columns(pictures)


def seat_name(seat: int, say: Say) -> str:
    """What a seat is called: by its colour."""
    colour = str(PLAYER.value(seat))
    return f"{SIGN[colour]} {say(f'player-{colour}')}"


def _name(seat: int, say: Say) -> Text:
    return Text(seat_name(seat, say), style=INK[str(PLAYER.value(seat))])


def _things(owned: Mapping[str, int], noun: str, say: Say) -> str:
    return ", ".join(f"{n} {say(f'{noun}-{name}')}" for name, n in owned.items() if n) or "-"


def _panel(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", border_style=FAINT, box=box.ROUNDED, padding=(0, 1))


# ---------------------------------------------------------------------------- the table
def _heading(view: ViewJson, say: Say) -> Text:
    board = view["board"]
    text = Text(say("screen-round", round=board["round"], rounds=board["rounds"]), style="bold")
    if board["phase"]:
        text.append(f"  {say('screen-phase', phase=board['phase'])}", style=FAINT)
    if view["players"] > 1:
        text.append(f"  {say('screen-first')}: {seat_name(board['first_player'], say)}")
    return text


def _space(space: Space, say: Say) -> Text:
    name = say(f"space-{space['space']}")
    if space["blocked"]:
        return Text(f"x {name}", style=FAINT)
    if space["owner"] is not None:
        colour = str(PLAYER.value(space["owner"]))
        return Text(f"{SIGN[colour]} {name}", style=f"{INK[colour]} strike")
    return Text(f"· {name}")


def _action_board(board: Feast, say: Say) -> Panel:
    """Four columns; the groups of spaces are rows."""
    grid = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False)
    for column in (1, 2, 3, 4):
        grid.add_column(say("screen-column", column=column), ratio=1)
    groups = list(dict.fromkeys(_GROUPS.values()))
    for group in [*groups, None]:
        spaces = [space for space in board["spaces"] if _GROUPS.get(space["space"]) == group]
        cells = [Text("\n").join(_space(s, say) for s in spaces if s["column"] == column) for column in (1, 2, 3, 4)]
        if spaces:
            grid.add_row(*cells)
    return _panel(grid, say("screen-actions"))


def _beside_the_board(board: Feast, say: Say) -> Table:
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    strips = [
        f"{strip['strip'] + 1}: ← {' '.join(say(f'item-{item}') for item in strip['items'])}"
        for strip in board["mountains"]
        if strip["items"]
    ]
    unclaimed = [
        f"{say('layout-' + b['layout'])} ({_points(b['layout'])}), {say('screen-silver', silver=b['silver'])}"
        for b in board["boards"]
        if b["owner"] is None
    ]
    specials = ", ".join(say(f"item-{tile}") for tile in board["special_tiles"])
    grid.add_row(
        _panel("\n".join(strips) or "-", say("screen-mountains")),
        _panel("\n".join(unclaimed) or "-", say("screen-explore")),
        _panel(specials or "-", say("screen-specials")),
    )
    return grid


def _points(layout: str) -> int:
    return int(LAYOUT_FACTS[LAYOUT_NAMES.index(layout)]["points"])


# ---------------------------------------------------------------------------- players
def _players(view: ViewJson, say: Say) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, expand=True, show_edge=False, padding=(0, 1, 0, 0))
    for title, ratio in (
        *(("screen-player", 2), ("screen-vikings", 1), ("screen-supply", 5), ("screen-harbour", 3)),
        *(("screen-cards", 3), ("screen-penalties", 1), ("screen-points", 1)),
    ):
        grid.add_column(say(title), ratio=ratio)
    for player in view["board"]["players"]:
        grid.add_row(*_player_row(player, say))
    return grid


def _player_row(player: Player, say: Say) -> Iterable[RenderableType]:
    passed = f" ({say('screen-passed')})" if player["passed"] else ""
    ships = _things(player["vessels"], "vessel", say)
    buildings = _things(player["buildings"], "item", say)
    return (
        Text.assemble(_name(player["seat"], say), "\n", say("screen-income", income=player["income"])),
        f"{player['vikings']}{passed}",
        _things(player["supply"], "item", say),
        ships if buildings == "-" else f"{ships}; {buildings}",
        _cards(player, say),
        str(player["penalties"]),
        str(player["points"]),
    )


def _cards(player: Player, say: Say) -> str:
    laid = _card_names(player["occupations"], say)
    if player["hand"] is None:
        held = str(player["hand_light"] + player["hand_dark"])
    else:
        held = _card_names(player["hand"], say)
    return f"{laid}\n{say('screen-hand')}: {held}"


def _card_names(cards: Iterable[Occupation], say: Say) -> str:
    return ", ".join(say(card["name"]["id"]) for card in cards) or "-"


def _faces(player: Player) -> list[tuple[str, Occupation]]:
    """The cards of a player that the one who looks may read, with where they are."""
    laid = [("screen-laid-out", card) for card in player["occupations"]]
    return laid + [("screen-hand", card) for card in player["hand"] or []]


def _occupations(player: Player, say: Say) -> Panel:
    """Own cards with what they do."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for ratio in (1, 2, 1, 10):
        grid.add_column(ratio=ratio)
    for where, card in _faces(player):
        effect = " ".join(say(clause["id"]) for clause in card["effect"])
        points = say("screen-card-points", points=card["points"])
        grid.add_row(Text(say(where), style=FAINT), Text(say(card["name"]["id"]), style="bold"), points, effect)
    return _panel(grid, say("screen-cards"))


def _banquet(feast: Banquet, say: Say) -> Panel:
    """The table: ships, what has been served, cells left."""
    row = Text("▀▄" * (feast["cells_of_ships"] // 2), style=FAINT)
    for way, served in (("lying", feast["lying"]), ("standing", feast["standing"])):
        for item, n in served.items():
            row.append(f" {n} {say(f'item-{item}')} ({say(f'way-{way}')})", style=_paint(item))
    row.append(" " + "□" * feast["cells_left"])
    title = say("screen-banquet", player=seat_name(feast["player"], say), cells=feast["cells_left"])
    return _panel(row, title)


# ---------------------------------------------------------------------------- boards
def _paint(item: str) -> str:
    colour = COLOUR[ITEM[item]]
    return TILE_INK[colour] if colour < len(TILE_INK) else ORE_INK


def _boards(board: Feast, seat: int, say: Say) -> Group:
    own = [b for b in board["boards"] if b["owner"] == seat]
    pictures = [_panel(_picture(b), f"{say('layout-' + b['layout'])} · {b['income']}") for b in own]
    return Group(Columns(pictures), Text(say("screen-legend"), style=FAINT))


def _picture(board: GridBoard) -> Text:
    """A board cell by cell, two columns each, with the numbers that answers use."""
    lying = {(row, col): tile["item"] for tile in board["tiles"] for row, col in tile["cells"]}
    numbers = _numbers(board["layout"])
    columns = range(1, 1 + len(board["grid"][0]))
    picture = Text("   " + "".join(f"{col:<2}" for col in columns) + "\n", style=FAINT)
    for row, line in enumerate(board["grid"]):
        picture.append(f"{row + 1:>2} ", style=FAINT)
        for col, sign in enumerate(line):
            picture.append_text(_cell(lying.get((row, col)), sign, numbers.get((row, col))))
        picture.append("\n")
    picture.rstrip()
    return picture


def _numbers(layout: str) -> dict[tuple[int, int], int]:
    tracks = LAYOUT_FACTS[LAYOUT_NAMES.index(layout)].get("income_track", [])
    return {(cell["row"], cell["col"]): cell["value"] for track in tracks for cell in track["cells"]}


def _cell(item: str | None, sign: str, number: int | None) -> Text:
    if item is not None:
        return Text(f"{TILE_SIGN[COLOUR[ITEM[item]]]} ", style=_paint(item))
    if number is not None:
        return Text(f"{number:<2}", style="bold")
    return Text({".": "  ", "#": "▓▓", "o": "· ", "-": "- ", "b": "* "}.get(sign, sign), style=FAINT)
