"""Telling people that it is their turn: by e-mail or to a webhook of theirs, and not while they are at the table."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import smtplib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from longhouse.server.addresses import table_link
from longhouse.server.letters import send_letter
from longhouse.server.metrics import Metrics
from longhouse.server.people import People, Person
from longhouse.server.pools import Overloaded, Pool
from longhouse.server.serving import Serving
from longhouse.server.webhooks import BadWebhook, checked_address, post_to

if TYPE_CHECKING:
    from longhouse.server.hall import Live

__all__ = ["Notices"]

_logger = logging.getLogger(__name__)


class Notices:
    """Sends letters and notices; of one's turn, one a table until the person has been there again."""

    def __init__(self, serving: Serving, people: People, metrics: Metrics, pool: Pool) -> None:
        """``pool``: where connections to the outside wait."""
        self._serving, self._people, self._metrics, self._pool = serving, people, metrics, pool
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
        self._spawn(self._try("mail", send_letter, self._serving, person.email, kind, link, **args))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person_id: str, table: str, title: str) -> None:
        person = await self._people.by_id(person_id)
        if person is None:
            return
        link = table_link(self._serving, table)
        if person.verified and self._serving.mail:
            await self._try("mail", send_letter, self._serving, person.email, "turn", link, game=title)
        if person.webhook and self._serving.webhooks:
            await self._try("webhook", _post, person.webhook, title, link)

    async def _try(self, way: str, send: Callable[..., None], *args: Any, **more: str) -> None:
        try:
            await self._pool.run(send, *args, **more)
            outcome = "sent"
        except (OSError, smtplib.SMTPException, http.client.HTTPException, BadWebhook, Overloaded) as error:
            _logger.info("a notice by %s did not go out: %r", way, error)
            outcome = "failed"
        self._metrics.notices.labels(way, outcome).inc()


def _post(webhook: str, title: str, link: str) -> None:
    host, path, address = checked_address(webhook)
    body = json.dumps({"event": "your_turn", "game": title, "table": link}).encode()
    status = post_to(host, path, (address, 443), body)
    if status >= 300:
        raise OSError(f"the webhook answered {status}")
