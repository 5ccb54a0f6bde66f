"""Where people reach the server: the addresses to print, every link to a page, and QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket
from urllib.parse import urlencode

import segno

from longhouse.server.serving import Serving, is_address
from longhouse.server.spoken import spoken

__all__ = [
    "address_in_network",
    "addresses_of",
    "invitation_to",
    "is_among",
    "network_of",
    "page_link",
    "qr_code",
    "qr_picture",
    "table_link",
]

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


def addresses_of(serving: Serving) -> list[str]:
    """What is said when the house is open: where, and who can reach it."""
    first = spoken("open-at", address=invitation_to(serving.host, serving.port, serving.public_url))
    if serving.public_url:
        return [first, spoken("open-behind", port=str(serving.port), host=serving.host)]
    if serving.host in ("0.0.0.0", "::"):
        return [first, spoken("open-here", address=f"http://localhost:{serving.port}"), spoken("open-to-network")]
    return [first, spoken("open-to-itself" if is_loopback(serving.host) else "open-to-whoever")]


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host).is_loopback)


def is_among(address: str, networks: str) -> bool:
    """Whether an address lies in one of the networks, which are separated by commas."""
    if not is_address(address):
        return False
    found = ipaddress.ip_address(address)
    within = (ipaddress.ip_network(part.strip(), strict=False) for part in networks.split(",") if part.strip())
    return any(found in network for network in within if network.version == found.version)


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
