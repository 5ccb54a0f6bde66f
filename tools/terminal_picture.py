"""Draw a table as it stands in the terminal: python tools/terminal_picture.py FILE.svg --help."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import longhouse
from longhouse.bots import RandomBot
from longhouse.terminal import choices
from longhouse.terminal.picture import draw
from longhouse.terminal.voice import Voice

NIGHT = TerminalTheme(
    background=(20, 26, 30),
    foreground=(228, 222, 208),
    normal=[
        (20, 26, 30), (204, 92, 84), (76, 195, 154), (224, 180, 80),
        (110, 150, 220), (185, 124, 201), (111, 201, 190), (214, 207, 192),
    ],
    bright=[
        (118, 128, 130), (229, 115, 107), (110, 215, 175), (240, 200, 110),
        (140, 175, 240), (205, 150, 220), (140, 225, 215), (255, 250, 240),
    ],
)  # fmt: skip


def picture(game: str, players: int, seed: int, answers: int, seat: int, lang: str, width: int) -> str:
    """A table after so many random answers, with the question where the seat is asked, as SVG."""
    match, bot, voice = longhouse.game(game).start(players=players, seed=seed), RandomBot(seed), Voice(lang)
    while match.actor is not None and (len(match.history) < answers or match.actor != seat):
        match.play(bot(match.seen_by(match.actor)))
    console = Console(
        record=True, width=width, file=io.StringIO(), highlight=False, markup=False, color_system="truecolor"
    )
    console.print(draw(match.game, match.view(seat), voice))
    if match.actor == seat:
        console.print()
        console.print(match.question(seat).text(lang), style="bold")
        console.print(choices.listed(match.legal, lang))
    drawn = console.export_svg(title=f"longhouse play {game}", theme=NIGHT)
    return re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--game", default="vikings_on_board")
    for name, number in {"players": 3, "seed": 7, "answers": 60, "seat": 0, "width": 100}.items():
        asked.add_argument(f"--{name}", type=int, default=number)
    asked.add_argument("--lang", default="en")
    given = vars(asked.parse_args())
    file: Path = given.pop("file")
    file.write_text(picture(**given), encoding="utf-8")
