"""How a server is set: every setting with its meaning, and the secrets it makes for itself."""

from __future__ import annotations

import ipaddress
import os
import secrets
import socket
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from longhouse.server.storage.engines import sqlite_url

__all__ = ["Serving", "data_folder", "house_secret"]


def data_folder() -> Path:
    """Where the house keeps its things unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "longhouse"


@dataclass(frozen=True)
class Serving:
    """The settings of one server; ``longhouse serve --help`` explains each."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    database: str = ""
    public_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    bots: int = 1
    longest_thought: float = 60.0
    bot_moment: float = 1.0
    mail: str = ""
    mail_from: str = ""
    webhooks: bool = True
    compile: bool = True
    generosity: float = 1.0
    names: str = ""
    metrics_for: str = "127.0.0.1,::1"
    peer: str = ""

    @property
    def peer_address(self) -> str:
        """Where other processes of the same house reach this one."""
        if self.peer:
            return self.peer.rstrip("/")
        here = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host
        return f"http://[{here}]:{self.port}" if ":" in here else f"http://{here}:{self.port}"

    @property
    def database_url(self) -> str:
        """The database: the one named, else the file in the data folder."""
        return self.database or sqlite_url(self.data)

    @property
    def secure(self) -> bool:
        """Whether people reach the server by TLS."""
        return urlsplit(self.public_url).scheme == "https"

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Whether a page of that origin is a page of this server."""
        here = urlsplit(origin)
        if here.scheme not in ("http", "https") or not here.netloc:
            return False
        return here.netloc == host or (bool(self.public_url) and origin == self.public_url.rstrip("/"))

    def is_own_host(self, host: str) -> bool:
        """Whether a Host header names this server: by a plain address, by its own name, or as it was told to be called.

        A foreign name that leads here was pointed at this machine by somebody else, to reach it from a foreign page.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if is_address(name):
            return True
        known = {"localhost", self.host.casefold(), socket.gethostname().casefold()}
        known |= {urlsplit(self.public_url).hostname or "", *self.names.casefold().split(",")}
        local = "." not in name or name.endswith((".localhost", ".local", ".lan", ".home.arpa"))
        return bool(name) and (local or name in known)


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def house_secret(folder: Path) -> bytes:
    """The key that signs forms: made on first start, readable by the owner alone."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "secret.key"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return bytes.fromhex(path.read_text(encoding="ascii").strip())
    with os.fdopen(handle, "w", encoding="ascii") as file:
        key = secrets.token_hex(32)
        file.write(key + "\n")
    return bytes.fromhex(key)
