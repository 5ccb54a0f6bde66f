"""The table in a terminal, from a seat's view alone.

Every colour has a sign, and every Viking carries it beside the sign of its gain, so the picture reads without colour.
All signs are one column wide and in every common terminal font.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhouse.games.knarr.components import (
    BOAT_NAMES,
    COLOUR_NAMES,
    GOAL,
    MAX_BRACELETS,
    MAX_FAME,
    MAX_RECRUITS,
    REPUTATION,
)
from longhouse.games.knarr.schema import Boat, Colour, Cost, Destination, Gain, Gained, Hall, Held
from longhouse.kernel.schema import ViewJson

Say = Callable[..., str]

SIGN = {"red": "¶", "yellow": "☼", "green": "♠", "blue": "≈", "purple": "♣"}  # axe, sun, fir, waves, grapes
PAINT = {
    "red": "#ffffff on #b3322b",
    "yellow": "#2a2005 on #f0b323",
    "green": "#10231c on #2fa37c",
    "blue": "#ffffff on #1c4f9c",
    "purple": "#ffffff on #7a3f9d",
}
INK = {"red": "#d65a51", "yellow": "#c79216", "green": "#2fa37c", "blue": "#5b8fe0", "purple": "#a86fc9"}
GAIN = {"vp": "♦", "bracelet": "○", "recruit": "☻", "fame": "▲", "card": "□"}
GAIN_INK = {"vp": "#c79216", "bracelet": "#93a1ad", "recruit": "#c08a56", "fame": "#d65a51", "card": "#5b8fe0"}
HULL = {"white": "#e8e6e0", "beige": "#c9ad7f", "brown": "#9a6a3f", "black": "#7a7f87"}
FLAG = {"white": "□", "beige": "◊", "brown": "○", "black": "■"}
WOOD, SEA, FAINT = "#b58a50", "#4f93a8", "bright_black"
WIDE = 110  # columns from which the market stands beside the destinations
MANY = 4  # gains that are still drawn one by one


def draw(view: ViewJson, say: Say) -> RenderableType:
    """The whole table."""
    return _Screen(view, say)


def seat_name(seat: int, say: Say) -> str:
    """What a seat is called: by its boat."""
    return f"{FLAG[BOAT_NAMES[seat]]} {say(f'boat-{BOAT_NAMES[seat]}')}"


class _Screen:
    """Arranges itself by the width it is given."""

    def __init__(self, view: ViewJson, say: Say) -> None:
        self.view, self.say = view, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        say, board = self.say, self.view["board"]
        market, destinations = _market(board, say), _destinations(board, say)
        if options.max_width >= WIDE:
            both = Table.grid(padding=(0, 1, 0, 0), expand=True)
            both.add_column(ratio=1)
            both.add_column()
            both.add_row(Group(market, _notes(board, say)), destinations)
            yield both
        else:
            yield Group(market, destinations, _notes(board, say))
        yield Columns([_boat(self.view, boat, say) for boat in _own_first(self.view)], padding=(0, 1, 0, 0))


def _panel(inside: RenderableType, title: str | Text, style: str, subtitle: str | Text | None = None) -> Panel:
    return Panel(
        inside, title=title, title_align="left", subtitle=subtitle, subtitle_align="right",
        border_style=style, box=box.ROUNDED, padding=(0, 1),
    )  # fmt: skip


# ---------------------------------------------------------------------------- cards
def _viking(viking: str | None) -> Text:
    """A card: the signs of its colour and of its gain."""
    if viking is None:
        return Text(" ?  ", style=FAINT)
    colour, gain = viking.split("_")
    return Text(f" {SIGN[colour]}{GAIN[gain]} ", style=PAINT[colour])


def _gains(gains: Mapping[Gain, int]) -> Text:
    """Gains as signs, counted when they are many."""
    parts = []
    for name, count in gains.items():
        signs = GAIN[name] * count if count <= MANY else f"{count}{GAIN[name]}"
        parts.append(Text(signs, style=GAIN_INK[name]))
    return Text(" ").join(parts) if parts else Text("-", style=FAINT)


def _cost(cost: Mapping[Cost, int], say: Say) -> Text:
    parts = []
    for name, count in cost.items():
        if name in SIGN:
            parts.append(Text(SIGN[name] * count, style=PAINT[name]))
        else:
            parts.append(Text(say(f"screen-{name}", count=count), style="bold"))
    return Text(" ").join(parts)


def _trade(columns: list[Gained]) -> Text:
    return Text(" │ ", style=FAINT).join([_gains(column) for column in columns])


# ---------------------------------------------------------------------------- the middle of the table
def _market(board: Hall, say: Say) -> Panel:
    table = Table.grid(padding=(0, 2, 0, 0))
    slots = board["market"]
    table.add_row(*[Text(f"{SIGN[s['slot']]} {say('colour-' + s['slot'])}", style=INK[s["slot"]]) for s in slots])
    table.add_row(*[_viking(s["viking"]) if s["viking"] else Text(say("screen-empty"), style=FAINT) for s in slots])
    if any(s["free"] for s in slots):
        table.add_row(*[Text(say("screen-free") if s["free"] else "-1" + GAIN["recruit"], style=FAINT) for s in slots])
    return _panel(table, say("screen-market"), WOOD)


def _destinations(board: Hall, say: Say) -> Panel:
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style=FAINT)
    for title in ("screen-destination", "screen-cost", "screen-gains", "screen-trade"):
        table.add_column(say(title), no_wrap=True)
    for place in board["destinations"]:
        if place["card"] is None:
            table.add_row(Text(f"{say('land-' + place['land'])}: {say('screen-empty')}", style=FAINT), "", "", "")
        else:
            table.add_row(*_card_row(place["card"], say))
    return _panel(table, say("screen-destinations"), SEA)


def _number(card: Destination) -> int:
    return int(card["destination"][1:])


def _card_row(card: Destination, say: Say) -> list[str | Text]:
    name = say(f"destination-{card['land']}", number=_number(card))
    return [name, _cost(card["cost"], say), _gains(card["gains"]), _trade(card["trade"])]


def _notes(board: Hall, say: Say) -> Panel:
    lines = [Text(say("screen-decks", **board["decks"]))]
    if board["artifacts"]:
        names = ", ".join(say(f"artifact-{name}") for name in board["artifacts"])
        lines.append(Text(say("screen-artifacts", artifacts=names)))
    legend = [Text(f"{GAIN[gain]} {say('gain-' + gain)}", style=GAIN_INK[gain]) for gain in GAIN]
    lines += [Text("  ").join(legend), Text(say("screen-known"), style=FAINT)]
    if board["last_round"]:
        lines.append(Text(say("screen-last-round"), style="bold"))
    return _panel(Group(*lines), say("screen-turn", turn=board["turn"]), FAINT)


# ---------------------------------------------------------------------------- boats
def _own_first(view: ViewJson) -> list[Boat]:
    boats: list[Boat] = view["board"]["boats"]
    first = view["seat"] or 0
    return boats[first:] + boats[:first]


def _boat(view: ViewJson, boat: Boat, say: Say) -> Panel:
    """A boat with its crew in columns, its hand, its tokens and its tracks."""
    acts, name = boat["seat"] == view["actor"], boat["boat"]
    tags = [say("screen-you")] * (boat["seat"] == view["seat"]) + [say("screen-first")] * (
        name == view["board"]["first"]
    )
    title = Text.assemble(("► " if acts else "", "bold"), (f"{FLAG[name]} {say('boat-' + name)}", f"bold {HULL[name]}"))
    if tags:
        title.append(f" ({', '.join(tags)})", style=FAINT)
    inside = Table.grid(padding=(0, 3, 0, 0))
    inside.add_row(_crew(boat["crew"]), _tracks(boat, say))
    below = [_hand(boat["hand"], say), *_lands(boat, say)]
    return _panel(Group(inside, *below), title, HULL[name] if acts else FAINT)


def _crew(crew: Mapping[Colour, list[Gain]]) -> Table:
    """The five columns, the sign of the colour above them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(*[Text(f" {SIGN[colour]} ", style=INK[colour]) for colour in COLOUR_NAMES])
    for row in range(max(len(column) for column in crew.values())):
        cells = [crew[colour][row] if row < len(crew[colour]) else None for colour in COLOUR_NAMES]
        table.add_row(*[_crew_cell(colour, gain) for colour, gain in zip(COLOUR_NAMES, cells, strict=True)])
    return table


def _crew_cell(colour: str, gain: str | None) -> Text:
    return Text("   ") if gain is None else Text(f" {GAIN[gain]} ", style=PAINT[colour])


def _tokens(sign: str, count: int, most: int, style: str) -> Text:
    return Text.assemble((sign * count, style), ("·" * (most - count), FAINT))


def _tracks(boat: Boat, say: Say) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(say("screen-score"), style=FAINT), _score(boat["score"]))
    table.add_row(Text(say("screen-fame"), style=FAINT), _fame(boat))
    recruits = _tokens(GAIN["recruit"], boat["recruits"], MAX_RECRUITS, GAIN_INK["recruit"])
    bracelets = _tokens(GAIN["bracelet"], boat["bracelets"], MAX_BRACELETS, GAIN_INK["bracelet"])
    table.add_row(Text(say("screen-recruits"), style=FAINT), recruits)
    table.add_row(Text(say("screen-bracelets"), style=FAINT), bracelets)
    return table


def _score(score: int) -> Text:
    return Text.assemble((f"{score}", "bold"), (f" / {GOAL}", FAINT))


def _fame(boat: Boat) -> Text:
    """The track: the steps taken, and the steps at which it pays more."""
    text = Text()
    for step in range(1, MAX_FAME + 1):
        taken, pays = step <= boat["fame"], REPUTATION[step] > REPUTATION[step - 1]
        sign = str(REPUTATION[step]) if pays else "▲" if taken else "·"
        text.append(sign, style=GAIN_INK["fame"] if taken else FAINT)
    return text.append(f" {boat['fame']}", style="bold")


def _hand(hand: Iterable[Held], say: Say) -> Text:
    """The cards; one that all have seen is marked."""
    cards = [_viking(card["viking"]).append("*" if card["known"] else "") for card in hand]
    return Text.assemble((f"{say('screen-hand')} ", FAINT), Text(" ").join(cards))


def _lands(boat: Boat, say: Say) -> list[RenderableType]:
    """What a trade brings, explored destinations by name, reserved ones with what they cost and bring."""
    found: list[RenderableType] = [Text.assemble((f"{say('screen-trade-with')} ", FAINT), _trade(boat["trade"]))]
    if boat["explored"]:
        names = " ".join(say(f"screen-short-{card['land']}", number=_number(card)) for card in boat["explored"])
        found.append(Text.assemble((f"{say('screen-explored')} ", FAINT), names))
    for card in boat["reserved"]:
        row = _card_row(card, say)
        found.append(Text.assemble((f"{say('screen-reserved')} ", FAINT), row[0], "  ", row[1], "  ", row[2]))
    return found
