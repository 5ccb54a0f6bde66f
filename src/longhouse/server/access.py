"""Who may see a table."""

from __future__ import annotations

import hmac

from longhouse.server.hall import Hall, Live, UnknownTable
from longhouse.tables.table import Stage, Table

__all__ = ["may_see", "visible"]


def may_see(table: Table, person: str, key: str) -> bool:
    """Those who sit there and the host; whoever has an invitation; and all, when the table is public."""
    if person and (table.seat_of(person) is not None or table.host == person):
        return True
    invited = table.stage is Stage.OPEN and any(_same(key, token) for token in table.invitations)
    watching = table.settings.spectators or table.stage is not Stage.PLAYING
    return invited or (watching and (table.settings.public or _same(key, table.watch)))


def _same(given: str, token: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), token.encode())


async def visible(hall: Hall, table_id: str, person: str, key: str) -> Live:
    """A table, if the person may see it; otherwise it is as if there were none."""
    if len(table_id) > 32 or "\0" in table_id:
        raise UnknownTable(table_id)
    live = await hall.live(table_id)
    if not may_see(live.table, person, key):
        raise UnknownTable(table_id)
    return live
