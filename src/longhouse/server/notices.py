"""Telling people that it is their turn, by every channel that reaches them, and not while they are at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from longhouse.server.addresses import table_link
from longhouse.server.channels import Channel, Notice, channels, mail
from longhouse.server.letters import send_letter
from longhouse.server.metrics import Metrics
from longhouse.server.people import People, Person
from longhouse.server.pools import Overloaded, Pool
from longhouse.server.serving import Serving

if TYPE_CHECKING:
    from longhouse.server.hall import Live

__all__ = ["Notices"]

_logger = logging.getLogger(__name__)


class Notices:
    """Sends letters and notices; of one's turn, one a table until the person has been there again."""

    def __init__(self, serving: Serving, people: People, metrics: Metrics, pool: Pool) -> None:
        """``pool``: where connections to the outside wait."""
        self._serving, self._people, self._metrics, self._pool = serving, people, metrics, pool
        self._channels = channels()
        self._told: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def turn_came(self, live: Live) -> None:
        """A person has become the one waited for."""
        table, seat = live.table, live.table.waiting_for
        person = "" if seat is None else table.seats[seat].person
        if not person or live.present(person):
            self._told.pop(table.id, None)
        elif self._told.get(table.id) != person:
            self._told[table.id] = person
            self._spawn(self._tell(person, table.id, table.game.title()))

    def write(self, person: Person, kind: str, link: str, **args: str) -> None:
        """Send a letter to the person's address, in a while; nobody waits for it."""
        self._spawn(self._try(mail.CHANNEL, send_letter, self._serving, person.email, kind, link, **args))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person_id: str, table: str, title: str) -> None:
        person = await self._people.by_id(person_id)
        if person is None:
            return
        link = table_link(self._serving, table)
        for channel in self._channels:
            if channel.reaches(self._serving, person):
                await self._try(channel, channel.tell, self._serving, person, Notice(title, link))

    async def _try(self, channel: Channel, send: Callable[..., None], *args: Any, **more: str) -> None:
        failures: tuple[type[Exception], ...] = (*channel.failures, Overloaded)
        try:
            await self._pool.run(send, *args, **more)
            outcome = "sent"
        except failures as error:
            _logger.info("a notice by %s did not go out: %r", channel.name, error)
            outcome = "failed"
        self._metrics.notices.labels(channel.name, outcome).inc()
