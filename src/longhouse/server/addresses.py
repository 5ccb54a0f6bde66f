"""Where people reach the server: the addresses to print, every link to a page, and QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket
from urllib.parse import urlencode

import segno

from longhouse.server.serving import Serving

__all__ = ["address_in_network", "invitation_to", "network_of", "page_link", "qr_code", "qr_picture", "table_link"]

SOMEWHERE = ("192.0.2.1", 9)  # of the addresses set aside for documentation; nothing is sent


def address_in_network() -> str:
    """This machine's address in its network; that of the machine itself when there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)  # only asks the routing table which address would be used
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def invitation_to(host: str, port: int, public_url: str) -> str:
    """The address to give to people."""
    if public_url:
        return public_url
    shown = address_in_network() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def page_link(serving: Serving, path: str, base: str = "", **query: str) -> str:
    """The link to a page of the house; ``base``: the address by which the one who asked came, if there is one."""
    house = serving.public_url or base or invitation_to(serving.host, serving.port, "")
    asked = urlencode({name: value for name, value in query.items() if value})
    return f"{house.rstrip('/')}/{path}" + (f"?{asked}" if asked else "")


def table_link(serving: Serving, table: str, base: str = "", key: str = "") -> str:
    """The link to a table."""
    return page_link(serving, f"t/{table}", base, key=key)


def network_of(address: str) -> str:
    """What limits count by: an IPv4 address; of IPv6 the /64 that one connection to the internet has at least."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)


def qr_code(address: str) -> str:
    """The address as a QR code for a terminal."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def qr_picture(address: str) -> str:
    """The address as a QR code for a page."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=4, border=2, svgclass=None, lineclass=None)
    return out.getvalue().decode()
