"""The files that are made of the declarations, and what they hold."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import longhouse
from longhouse.kernel import schema as kernel_schema
from longhouse.kernel.answers import Noun
from longhouse.kernel.game import Game
from longhouse.server import messages
from longhouse.server.openapi import described
from longhouse.server.routes.games import Credits
from longhouse.tables.clocks import Clock
from longhouse.tables.commands import Command
from longhouse.tables.table import Stage
from tools.schema.pages import pages
from tools.schema.typescript import Declared, declared_in

__all__ = ["files"]

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "src"
WRITTEN = "Written by `python -m tools.schema`; a test keeps it true."
# Names that mean something else in the browser.
RENAMED = {
    "AdviceShown": "Advice",
    "AnswerJson": "Answer",
    "EventJson": "GameEvent",
    "MessageJson": "Message",
    "QuestionJson": "Question",
    "ViewJson": "View",
    "Settings": "TableSettings",
    "TokenShown": "Token",
}
FEW = 12  # names of a noun that are spelled out


def files() -> dict[Path, str]:
    """Every file and its text."""
    shared = _shared()
    declared = [game for game in longhouse.games().values() if importlib.util.find_spec(f"{game.package}.schema")]
    games = {WEB / "games" / game.id / "schema.ts": _game(game, shared) for game in declared}
    return {WEB / "house" / "messages.ts": _messages(shared), **games, **pages(ROOT / "docs" / "study", WRITTEN)}


def _shared() -> dict[str, Any]:
    """What every game and page uses: what games show, tables and the server's own messages."""
    structs = {struct.__name__: struct for struct in described()}
    named = {"Stage": Stage, "Credits": Credits, "Clock": Clock, "Command": Command}
    return {**declared_in(kernel_schema), **named, **structs, "Frame": messages.Frame}


def _messages(shared: Mapping[str, Any]) -> str:
    declared = Declared(shared, {}, RENAMED)
    return f"/** What travels between the server and its clients. {WRITTEN} */\n\n{declared.text()}"


def _game(game: Game, shared: Mapping[str, Any]) -> str:
    schema = importlib.import_module(f"{game.package}.schema")
    elsewhere = {thing: RENAMED.get(name, name) for name, thing in shared.items() if not isinstance(thing, tuple)}
    declared = Declared(declared_in(schema), elsewhere, {})
    types = declared.text()
    spoken = _spoken(game, declared)
    used = sorted(declared.used & set(elsewhere.values()))
    imports = f'import type {{ {", ".join(used)} }} from "../../house/messages";\n\n' if used else ""
    return f"/** What travels of {game.title('en')}. {WRITTEN} */\n\n{imports}{types}\n{spoken}"


# ---------------------------------------------------------------------------- answers and events
def _spoken(game: Game, declared: Declared) -> str:
    """The kinds of answers and events, with what they name."""
    answers = {block.kind: dict(block.nouns) for block in game.room.answers.blocks}
    events = {kind.name: dict(kind.nouns) for kind in game.room.events}
    return (
        "/** The answers by their kinds, and what each names. */\n"
        f"export interface Answers {{\n{_kinds(answers, declared)}}}\n\n"
        "/** The events by their kinds, and what each names; null is nothing, or what one may not see. */\n"
        f"export interface Events {{\n{_kinds(events, declared, ' | null')}}}\n"
    )


def _kinds(kinds: Mapping[str, Mapping[str, Noun]], declared: Declared, hidden: str = "") -> str:
    lines = []
    for kind, nouns in kinds.items():
        fields = [f"{name}: {_value(noun, declared)}{hidden}" for name, noun in nouns.items()]
        lines.append(f"  {kind}: {{ {'; '.join(fields)} }};\n" if fields else f"  {kind}: Record<string, never>;\n")
    return "".join(lines)


def _value(noun: Noun, declared: Declared) -> str:
    """What a noun is in JSON."""
    if noun.names is None:
        return "number"
    alias = next((name for thing, name in declared.names.items() if _names_of(thing) == noun.names), None)
    if alias:
        return alias
    return " | ".join(f'"{name}"' for name in noun.names) if len(noun.names) <= FEW else "string"


def _names_of(thing: Any) -> tuple[str, ...] | None:
    return get_args(thing) if get_origin(thing) is Literal else None
