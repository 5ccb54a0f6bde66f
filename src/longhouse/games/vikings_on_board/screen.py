"""The table in a terminal, from a seat's view alone.

Every clan has a sign beside its colour, and its shields carry it, so the picture reads without colour. All signs are
one column wide and in every common terminal font.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhouse.games.vikings_on_board.components import CLAN_NAMES, MAX_BODY, MAX_VALUE
from longhouse.games.vikings_on_board.schema import ClanBoard, Fjord, Piece, Ship, Supply
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
TOKEN = {"hide": "◊", "grain": "ψ", "metal": "■"}
TOKEN_INK = {"hide": "#c08a56", "grain": "#c4a01f", "metal": "#93a1ad"}
BOW, STERN = "◄█", "█►"
WOOD, SEA, GRASS, FAINT = "#b58a50", "#4f93a8", "#7d8f4e", "bright_black"
PIECE = 7  # columns of a body piece: up to four shields (three printed, one spare Viking)
WIDE = 96  # columns from which clans and market stand beside the village
NARROW = 76  # columns from which the market does


def draw(view: ViewJson, say: Say) -> RenderableType:
    """The whole table."""
    return _Screen(view, say)


def seat_name(seat: int, say: Say) -> str:
    """What a seat is called: by its clan."""
    return f"{SIGN[CLAN_NAMES[seat]]} {say(f'clan-{CLAN_NAMES[seat]}')}"


class _Screen:
    """Arranges itself by the width it is given."""

    def __init__(self, view: ViewJson, say: Say) -> None:
        self.view, self.say = view, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, board, say = options.max_width, self.view["board"], self.say
        village, clans = _village(self.view, say), _clans(self.view, say)
        market, fjord = _market(board, say, roomy=width >= WIDE), _fjord(board, say, roomy=width >= WIDE)
        if width >= WIDE:
            yield Group(_beside(village, Group(clans, market)), fjord)
        elif width >= NARROW:
            yield Group(_beside(village, market), clans, fjord)
        else:
            yield Group(village, market, clans, fjord)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    both = Table.grid(padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    both.add_column()
    both.add_column(ratio=1)
    both.add_row(left, right)
    return both


def _panel(inside: RenderableType, title: str, style: str, subtitle: str | None = None) -> Panel:
    return Panel(
        inside, title=title, title_align="left", subtitle=subtitle, subtitle_align="right",
        border_style=style, box=box.ROUNDED, padding=(0, 1),
    )  # fmt: skip


# ---------------------------------------------------------------------------- village
def _viking(clan: str | None) -> Text:
    if clan is None:
        return Text(" · ", style=FAINT)
    return Text(f" {SIGN[clan]} ", style=PAINT[clan])


def _village(view: ViewJson, say: Say) -> Panel:
    board = view["board"]
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style=FAINT)
    table.add_column(say("screen-waiting"))
    table.add_column(say("screen-building"))
    table.add_column(say("screen-placed"))
    first = next((place["building"] for place in board["village"] if place["waiting"]), None)
    for number, place in enumerate(board["village"], 1):
        at = place["building"]
        here = at == board["turn"]["building"] and not view["over"]
        name = Text(f"{number:>2} {say(f'building-{at}')}", style="bold" if here else "")
        waiting = Text.assemble(
            "  ", _viking(place["waiting"]), ("→" if at == first and not view["over"] else " ", "bold")
        )
        table.add_row(waiting, name, Text.assemble(("→" if here else " ", "bold"), _viking(place["placed"])))
    return _panel(table, say("screen-village"), GRASS)


# ---------------------------------------------------------------------------- harbour and fjord
def _fjord(board: Fjord, say: Say, roomy: bool) -> Panel:
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style=FAINT)
    table.add_column("")
    table.add_column(say("screen-bets"), no_wrap=True)
    table.add_column(say("screen-cargo"), no_wrap=True, justify="right")
    table.add_column(say("screen-crew"), no_wrap=True)
    table.add_column(say("screen-lead"), no_wrap=True)
    for ship in board["ships"]:
        table.add_row(
            Text(str(ship["ship"] + 1), style="bold" if ship["moored"] else FAINT),
            _circles(ship),
            _cargo(ship["cargo"]) if ship["moored"] else Text(say("screen-sailed"), style=FAINT),
            _hull(ship, roomy),
            _influence(ship, roomy),
        )
    return _panel(table, say("screen-harbour"), SEA, _sailed(board, say))


def _sailed(board: Fjord, say: Say) -> str:
    return say("screen-sterns", sterns=board["sterns"], sailed=sum(not ship["moored"] for ship in board["ships"]))


def _circles(ship: Ship) -> Text:
    """The four circles before a ship: a barrel shows its owner's sign and, to the owner, its value."""
    parts = []
    for clan, barrels in ship["circles"].items():
        circle = Text(SIGN[clan], style=INK[clan] if ship["moored"] else FAINT)
        if not barrels:
            circle.append("○ " if ship["moored"] else "  ", style=FAINT)
        for barrel in barrels:
            value = "?" if barrel["value"] is None else str(barrel["value"])
            circle.append(f"{SIGN[barrel['owner']]}{value}", style=PAINT[barrel["owner"]] if ship["moored"] else FAINT)
        parts.append(circle)
    return Text(" ").join(parts)


def _tokens(tokens: Iterable[str | None]) -> Text:
    text = Text()
    for token in tokens:
        text.append("?" if token is None else TOKEN[token], style=FAINT if token is None else TOKEN_INK[token])
    return text


def _cargo(cargo: Mapping[Supply, int]) -> Text:
    """The tokens on a bow, as signs while they are few."""
    if sum(cargo.values()) <= 4:
        return _tokens(name for name, count in cargo.items() for _ in range(count))
    return Text.assemble(*((f"{count}{TOKEN[name]}", TOKEN_INK[name]) for name, count in cargo.items() if count))


def _hull(ship: Ship, roomy: bool) -> Text:
    """The ship with its bow at the quay, on the left; once it has sailed, faint and with its stern."""
    wide = PIECE if roomy else PIECE - 2
    crew = [Text(_shields(piece).center(wide), style=PAINT[piece["clan"]]) for piece in ship["body"]]
    if not ship["moored"]:
        sailed = "│".join(piece.plain for piece in crew)
        return Text(f"{BOW}{sailed}{STERN}", style=FAINT)
    free = [Text("·".center(wide), style=FAINT)] * (MAX_BODY - len(crew))
    return Text.assemble((BOW, WOOD), Text("│", style=WOOD).join(crew + free), ("│", WOOD))


def _shields(piece: Piece) -> str:
    """A piece's shields carry its clan's sign; a spare Viking is one more, marked."""
    shields: int = piece["shields"]
    return SIGN[piece["clan"]] * (shields - 1) + "+" if piece["spare"] else SIGN[piece["clan"]] * shields


def _influence(ship: Ship, roomy: bool) -> Text:
    """Who leads, then who follows, with their shields."""
    ranks = []
    for place, rank in enumerate(ship["influence"]):
        style = (PAINT[rank["clan"]] + " bold" if place == 0 else INK[rank["clan"]]) if ship["moored"] else FAINT
        ranks.append(Text(f"{SIGN[rank['clan']]}{rank['shields']}", style=style))
    return Text(" > " if roomy else ">", style=FAINT).join(ranks)


# ---------------------------------------------------------------------------- market, stacks, clans
def _market(board: Fjord, say: Say, roomy: bool) -> Panel:
    table = Table.grid(padding=(0, 2, 0, 0))
    for supply, value in board["market"].items():
        steps = Text()
        for step in range(1, MAX_VALUE + 1):
            reached = step == value
            steps.append(
                f"[{step}]" if reached else f" {step} ", style="bold " + TOKEN_INK[supply] if reached else FAINT
            )
        table.add_row(Text(f"{TOKEN[supply]} {say(f'supply-{supply}')}", style=TOKEN_INK[supply]), steps)
    stacks = Table.grid(padding=(0, 1, 0, 0))
    for building, stack in board["stacks"].items():
        stacks.add_row(say(f"building-{building}"), Text(str(len(stack)), style="bold"), _known(stack))
    if board["drawn"]:
        stacks.add_row(say("screen-drawn"), _viking(board["drawn"]["clan"]), _tokens(board["drawn"]["tokens"]))
    both = Table.grid(padding=(0, 2, 0, 0))
    for row in [(table, stacks)] if roomy else [(table,), ("",), (stacks,)]:
        both.add_row(*row)
    return _panel(both, say("screen-market"), WOOD, say("screen-stacks"))


def _known(stack: Sequence[str | None]) -> Text:
    """The stack from its top, as far as the seat knows it."""
    return _tokens(stack) if any(stack) else Text("?" * len(stack), style=FAINT)


def _clans(view: ViewJson, say: Say) -> Panel:
    board = view["board"]
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style=FAINT)
    for title in ("", say("screen-supplies"), say("screen-barrels"), say("screen-won")):
        table.add_column(title, no_wrap=True)
    table.add_column(say("screen-points"), justify="right")
    for clan in _own_first(board["clans"], view["seat"]):
        table.add_row(*_clan_row(view, clan, say))
    return _panel(table, say("screen-clans"), FAINT, say("screen-round", round=board["round"]))


def _own_first(clans: list[ClanBoard], seat: int | None) -> list[ClanBoard]:
    return sorted(clans, key=lambda clan: clan["seat"] is None or clan["seat"] != seat)


def _clan_row(view: ViewJson, clan: ClanBoard, say: Say) -> list[Text]:
    acts = clan["seat"] is not None and clan["seat"] == view["actor"]
    own = clan["seat"] is not None and clan["seat"] == view["seat"]
    holds_stern = view["board"]["captain"] == clan["clan"]
    name = Text.assemble(
        ("►" if acts else " ", "bold"),
        (f" {SIGN[clan['clan']]} ", PAINT[clan["clan"]]),
        (f" {say('clan-' + clan['clan'])}", "bold" if acts else ""),
        (f" ({say('screen-you')})" if own else "", FAINT),
        (f" {STERN}" if holds_stern else "", WOOD),
    )
    if clan["seat"] is None:
        return [name, Text(say("screen-nobody"), style=FAINT), Text(), Text(), Text()]
    points = f"{clan['supply_points'] + (clan['barrel_points'] or 0)}"
    unknown = "+?" if clan["barrel_points"] is None and clan["barrels_won"] else ""
    supplies, barrels, won = _cargo(clan["supplies"]), _barrels(clan["barrels"]), _barrels(clan["barrels_won"])
    return [name, supplies, barrels, won, Text(points + unknown, style="bold")]


def _barrels(values: list[int | None]) -> Text:
    return Text(
        " ".join("?" if value is None else str(value) for value in values) or "-", style="" if values else FAINT
    )
