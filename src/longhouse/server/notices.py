"""Telling people that it is their turn: by e-mail or to a webhook of theirs, and not while they are at the table."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from longhouse.server.metrics import Metrics
from longhouse.server.people import People, Person
from longhouse.server.serving import Serving

if TYPE_CHECKING:
    from longhouse.server.hall import Live

__all__ = ["BadWebhook", "Notices", "checked_address", "post_to"]

TIMEOUT = 10.0
_logger = logging.getLogger(__name__)

Address = tuple[str, int]


class BadWebhook(ValueError):
    """A webhook that leads inside: to this machine, a private network or another port than the web's."""


def _is_outside(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    address = mapped or address
    return address.is_global and not address.is_multicast and not address.is_reserved


def _resolved(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def checked_address(url: str, resolve: Callable[[str, int], list[str]] = _resolved) -> tuple[str, str, str]:
    """The host, the path and the address to connect to; BadWebhook if any of its addresses is internal.

    The connection is made to this very address, so that a name cannot lead elsewhere a moment later.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadWebhook("not an address") from error
    if parts.scheme != "https" or not parts.hostname or parts.username or port not in (None, 443):
        raise BadWebhook("a webhook is an https address on its usual port")
    try:
        addresses = resolve(parts.hostname, 443)
    except OSError as error:
        raise BadWebhook("its host is unknown") from error
    if not addresses or not all(_is_outside(address) for address in addresses):
        raise BadWebhook("it leads to an internal address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, path, addresses[0]


def post_to(host: str, path: str, address: Address, body: bytes, context: ssl.SSLContext | None = None) -> int:
    """Post JSON to a checked address under its host's name, following no redirects; the status."""
    context = context or ssl.create_default_context()
    connection = http.client.HTTPSConnection(host, address[1], timeout=TIMEOUT)
    raw = socket.create_connection(address, TIMEOUT)
    try:
        connection.sock = context.wrap_socket(raw, server_hostname=host)
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "longhouse"})
        return connection.getresponse().status
    finally:
        connection.close()
        raw.close()


class Notices:
    """Sends notices of one's turn; one a table until the person has been there again."""

    def __init__(self, serving: Serving, people: People, metrics: Metrics) -> None:
        self._serving, self._people, self._metrics = serving, people, metrics
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
            task = asyncio.create_task(self._tell(person, table.id, table.game.title()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, person_id: str, table: str, title: str) -> None:
        person = await self._people.by_id(person_id)
        if person is None:
            return
        link = f"{self._serving.public_url.rstrip('/')}/tables/{table}"
        if person.email and self._serving.mail:
            await self._try("mail", self._mail, person, title, link)
        if person.webhook and self._serving.webhooks:
            await self._try("webhook", self._post, person, title, link)

    async def _try(self, way: str, send: Callable[..., Any], person: Person, title: str, link: str) -> None:
        try:
            await asyncio.to_thread(send, person, title, link)
            outcome = "sent"
        except (OSError, smtplib.SMTPException, http.client.HTTPException, BadWebhook) as error:
            _logger.info("a notice by %s did not go out: %r", way, error)
            outcome = "failed"
        self._metrics.notices.labels(way, outcome).inc()

    def _mail(self, person: Person, title: str, link: str) -> None:
        letter = EmailMessage()
        letter["Subject"] = f"{title}: it is your turn / c'est votre tour"
        letter["From"], letter["To"] = self._serving.mail_from, person.email
        letter.set_content(f"{title}\n\nIt is your turn.\nC'est votre tour.\n\n{link}\n")
        server = urlsplit(self._serving.mail)
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with kind(server.hostname or "", server.port or 0, timeout=TIMEOUT) as connection:
            if server.username:
                connection.login(server.username, server.password or "")
            connection.send_message(letter)

    def _post(self, person: Person, title: str, link: str) -> None:
        host, path, address = checked_address(person.webhook)
        body = json.dumps({"event": "your_turn", "game": title, "table": link}).encode()
        status = post_to(host, path, (address, 443), body)
        if status >= 300:
            raise OSError(f"the webhook answered {status}")
