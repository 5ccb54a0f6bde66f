"""The pages of docs/study on observations and events, from what the games declare."""

from __future__ import annotations

from pathlib import Path

import longhouse
from longhouse.kernel.game import Game
from longhouse.kernel.observation import Kind

__all__ = ["pages"]


def observation_page(game: Game, written: str) -> str:
    """Every feature of a game's observation."""
    declared = game.observation
    lines = [
        f"# What a seat of {game.title('en')} observes",
        "",
        f"{declared.size} numbers, `int16`, made by `match.observe(seat)` and `batch.observe(seat)`; "
        f"{declared.expanded_size} with categories spread out (`game.observation.expanded`). Seats are counted from "
        "the one that looks. `game.observation.named(x)[group][name]` is a view of that shape.",
        "",
        written,
    ]
    first = 0
    for group in declared.groups:
        lines += ["", f"## {group.name}", "", group.meaning, "", "| name | first | shape | numbers | meaning |"]
        lines.append("| --- | ---: | --- | --- | --- |")
        for feature in group.features:
            shape = " x ".join(f"{name} {size}" for name, size in feature.over.items()) or "1"
            row = (f"`{feature.name}`", str(first), shape, _numbers(feature.kind), feature.meaning)
            lines.append(f"| {' | '.join(row)} |")
            first += feature.size
    return "\n".join([*lines, ""])


def _numbers(kind: Kind) -> str:
    if kind.name == "category":
        return f"category, 0 nothing, 1 to {kind.most}" if kind.none else f"category, 0 to {kind.most}"
    return "bit" if kind.name == "bit" else f"count, {kind.least} to {kind.most}"


def events_page(written: str) -> str:
    """Every event of every game and its fields."""
    lines = [
        "# Events and their fields",
        "",
        "Rows of events (`longhouse simulate --out FOLDER --events N`) hold `seed`, `number` (of the answer that told "
        "it; 0: the set-up), `seat` (who answered), `kind` and `arg0` to `arg5`. `Folder(path).events(kind)` names the "
        "arguments and what they stand for. A field marked * is a secret of some seats during the game.",
        "",
        written,
    ]
    for game in longhouse.games().values():
        lines += ["", f"## {game.title('en')} (`{game.id}`)", "", "| kind | event | fields |", "| ---: | --- | --- |"]
        for number, kind in enumerate(game.room.events):
            fields = [f"{name}{'*' if name in kind.secret else ''}: {noun.id}" for name, noun in kind.nouns.items()]
            lines.append(f"| {number} | `{kind.name}` | {', '.join(fields)} |")
    return "\n".join([*lines, ""])


def pages(folder: Path, written: str) -> dict[Path, str]:
    """Every page and its text; ``written``: the line that says where it comes from."""
    games = longhouse.games().values()
    observations = {folder / f"observation_{game.id}.md": observation_page(game, written) for game in games}
    return {**observations, folder / "events.md": events_page(written)}
