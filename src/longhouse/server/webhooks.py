"""Webhooks: addresses that people name, where the house posts; never one that leads inside."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable
from urllib.parse import urlsplit

__all__ = ["BadWebhook", "checked_address", "post_to"]

TIMEOUT = 10.0

Address = tuple[str, int]
IPv4 = ipaddress.IPv4Address
IPv6 = ipaddress.IPv6Address

# What ipaddress calls global although it leads to this or another house's inside, to a translator, or to nobody.
_SPECIAL = [
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays of 6to4
        "192.175.48.0/24",  # names of private addresses
        "64:ff9b:1::/48",  # translation inside a network
        "2001::/23",  # protocols, Teredo among them
        "2620:4f:8000::/48",  # names of private addresses
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "fec0::/10",  # site-local
    )
]
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class BadWebhook(ValueError):
    """A webhook that leads inside: to this machine, a private network or another port than the web's."""


def _inner(address: IPv6) -> IPv4 | None:
    """The IPv4 address that a packet to this address ends at, where it is one in disguise."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address in _NAT64 or int(address) < 2**32:
        return IPv4(int(address) & 0xFFFF_FFFF)
    return None


def is_outside(text: str) -> bool:
    """Whether an address is one that anybody on the internet may be asked for."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, IPv6) and (inner := _inner(address)) is not None:
        return is_outside(str(inner))
    if any(address in network for network in _SPECIAL if network.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


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
    except (OSError, UnicodeError) as error:
        raise BadWebhook("its host is unknown") from error
    if not addresses or not all(is_outside(address) for address in addresses):
        raise BadWebhook("it leads to an internal address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, path, addresses[0]


def post_to(
    host: str, path: str, address: Address, body: bytes, context: ssl.SSLContext | None = None, inside: bool = False
) -> int:
    """Post JSON to a checked address under its host's name, following no redirects; the status.

    Where the connection really ends is looked at once more; ``inside``: for tests, which have no other place.
    """
    context = context or ssl.create_default_context()
    connection = http.client.HTTPSConnection(host, address[1], timeout=TIMEOUT)
    raw = socket.create_connection(address, TIMEOUT)
    try:
        if not inside and not is_outside(raw.getpeername()[0]):
            raise BadWebhook("it leads to an internal address")
        connection.sock = context.wrap_socket(raw, server_hostname=host)
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "longhouse"})
        return connection.getresponse().status
    finally:
        connection.close()
        raw.close()
