"""People at a table: seats, invitations, clocks, chat, undo, and the log that all of it adds up from. Knows no HTTP."""

from longhouse.tables.commands import Command
from longhouse.tables.deciding import (
    Asker,
    bot_moves,
    create,
    create_guided,
    decide,
    hand_over,
    part,
    rematch_events,
    tick,
)
from longhouse.tables.errors import Refused
from longhouse.tables.events import Entry, TableEvent
from longhouse.tables.settings import Settings
from longhouse.tables.showing import show_entries, show_position, show_table
from longhouse.tables.table import Stage, Table

__all__ = [
    "Asker",
    "Command",
    "Entry",
    "Refused",
    "Settings",
    "Stage",
    "Table",
    "TableEvent",
    "bot_moves",
    "create",
    "create_guided",
    "decide",
    "hand_over",
    "part",
    "rematch_events",
    "show_entries",
    "show_position",
    "show_table",
    "tick",
]
