"""What drives a table when nobody does: bots that must answer, clocks that run out.

Whatever fails is tried again after a pause: a table never waits for a restart. Bots answer where a person plays or
looks on; a table that everybody has left stands still.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable

from longhouse import tables
from longhouse.server.hall import Hall, Live, UnknownTable
from longhouse.server.ownership import Elsewhere
from longhouse.server.storage import Unavailable
from longhouse.server.thinkers import Question, Thinkers
from longhouse.tables import events as log
from longhouse.tables.table import Table

__all__ = ["Driver"]

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before something that failed is tried again
GOING_ON = 0.35  # of the moment before a turn is taken before every other answer of it
UNEVEN = 0.3  # by so much of itself a moment is longer or shorter
_logger = logging.getLogger(__name__)


def _led(table: Table) -> int | None:
    """What the guide of a first game lets the bot answer; None where it has nothing to say that the rules allow."""
    code = None if table.guide is None else table.guide.next(table.codes)
    return code if code in table.match.legal_codes else None


class Driver:
    """Sees to it that things go on at the tables of a hall."""

    def __init__(
        self,
        hall: Hall,
        thinkers: Thinkers,
        notice: Callable[[Live], None] = lambda live: None,
        moment: float = 0.0,
    ) -> None:
        """``notice`` is called when a person has become the one waited for; ``moment``: seconds before a bot's turn."""
        self.hall, self.thinkers, self._notice, self._moment = hall, thinkers, notice, moment
        self._deadlines: dict[str, int] = {}
        self._thinking: set[str] = set()
        hall.changed = self.look_after

    def look_after(self, live: Live, before: Table | None) -> None:
        """See to what must happen next at a table that has come to stand otherwise."""
        table = live.table
        if table.deadline is not None:
            self._deadlines[table.id] = table.deadline
        else:
            self._deadlines.pop(table.id, None)
        waited_for = None if before is None else before.waiting_for
        if table.bot_to_move is not None:
            self._wake_bot(table.id)
        elif table.waiting_for is not None and table.waiting_for != waited_for:
            self._notice(live)

    # ------------------------------------------------------------------ bots
    def _wake_bot(self, table_id: str) -> None:
        if table_id not in self._thinking:
            self._thinking.add(table_id)
            self.hall.spawn(self._let_bots_answer(table_id))

    async def _let_bots_answer(self, table_id: str) -> None:
        """Let bots answer until a person is waited for, whatever happens to the database meanwhile."""
        pause, last = FIRST_PAUSE, None
        try:
            while True:
                try:
                    last = await self._let_bot_answer(table_id, last)
                    if last is None:
                        return
                    pause = FIRST_PAUSE
                except (Elsewhere, UnknownTable):
                    return
                except Exception as error:
                    level = logging.WARNING if isinstance(error, Unavailable) else logging.ERROR
                    _logger.log(level, "a bot will try again: %r", error, exc_info=level == logging.ERROR)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._thinking.discard(table_id)

    async def _let_bot_answer(self, table_id: str, last: int | None) -> int | None:
        """One answer, after one of the seat ``last``; whose it was, None when no bot is waited for, or nobody cares."""
        live = await self.hall.live(table_id)
        async with live.lock:
            table = live.table
            asked, seq = table.bot_to_move, table.moved_seq
            if asked is None or not (table.people_play or live.listeners):
                return None
            code, seen = _led(table), table.match.seen_by(asked[0])
            moment = self._natural_moment(asked[0] == last) if live.listeners else 0.0
        begun = time.monotonic()
        if code is None:
            code = await self.thinkers.think(Question(table.host, asked[1], seen, f"{table.id}/{asked[0]}"))
        await asyncio.sleep(moment - (time.monotonic() - begun))

        def decided(table: Table) -> list[log.TableEvent]:
            same = table.moved_seq == seq and table.bot_to_move == asked
            return tables.bot_moves(table, asked[0], code) if same else []

        await self.hall.append(table_id, "", decided)
        self.hall.metrics.bot_queue.set(self.thinkers.queued)
        return asked[0]

    def _natural_moment(self, going_on: bool) -> float:
        """Seconds that an answer takes at least, so that whoever looks on can follow."""
        return self._moment * (GOING_ON if going_on else 1.0) * random.uniform(1 - UNEVEN, 1 + UNEVEN)

    # ------------------------------------------------------------------ clocks, and what others have let go
    async def resume(self) -> None:
        """Take up what nobody looks after: bots that must answer, clocks that have run out."""
        now = self.hall.clock()
        for table_id in await self.hall.ownership.due():
            self._deadlines.setdefault(table_id, now)
            self._wake_bot(table_id)

    async def look_at_clocks(self) -> None:
        """Let time have its way at the tables whose deadline has come."""
        now = self.hall.clock()
        for table_id in [id for id, at in self._deadlines.items() if at <= now]:
            if self._deadlines.pop(table_id, None) is None:
                continue  # it has moved on while another table was looked at
            try:
                await self.hall.append(table_id, "", lambda table: tables.tick(table, self.hall.clock()))
                live = await self.hall.live(table_id)
                if live.table.deadline is not None:
                    self._deadlines[table_id] = live.table.deadline
            except (Elsewhere, UnknownTable):
                continue
            except Exception as error:
                _logger.warning("a clock will be looked at again: %r", error)
                self._deadlines.setdefault(table_id, now)
