"""Where people reach the server, for those who stand before the screen: an address and a QR code."""

from __future__ import annotations

import io
import socket

import segno

__all__ = ["address_in_network", "invitation_to", "qr_code", "qr_picture"]

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
