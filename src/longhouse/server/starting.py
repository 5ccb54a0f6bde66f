"""Before the house opens: whether what it was told can work, each fault in one line."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from longhouse.kernel.errors import LonghouseError
from longhouse.server.serving import Serving
from longhouse.server.spoken import message
from longhouse.server.storage.engines import open_engine

__all__ = ["CannotStart", "check", "writable_cache"]

SCHEMES = ("sqlite", "postgresql")
OLDEST_SQLITE = (3, 38)  # it reads JSON without being asked to be built so


class CannotStart(LonghouseError):
    """Something that must be put right before the house can open."""


def check(serving: Serving) -> None:
    """Look at every setting that can be wrong; CannotStart at the first that is."""
    _check_address(serving.public_url, "--public-url", ("http", "https"), "https://games.example.org")
    _check_address(serving.mail, "--mail", ("smtp", "smtps"), "smtp://user:password@host:587")
    if serving.mail and not serving.mail_from:
        raise CannotStart(message("mail-without-sender"))
    _check_folder(serving.data)
    _check_database(serving.database_url)
    writable_cache(serving.data)


def _check_address(url: str, option: str, schemes: tuple[str, ...], example: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in schemes or not parts.hostname):
        raise CannotStart(message("no-address", option=option, url=url, example=example))


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=folder):
            return
    except OSError as error:
        raise CannotStart(message("folder-closed", folder=folder, reason=error.strerror)) from error


def _check_database(url: str) -> None:
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError as error:
        raise CannotStart(message("database-unread")) from error
    if backend not in SCHEMES:
        raise CannotStart(message("database-unknown", name=backend))
    if backend == "sqlite" and sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise CannotStart(message("sqlite-too-old", found=sqlite3.sqlite_version, oldest=oldest))
    engine = None
    try:
        engine = open_engine(url, writing=False)
        with engine.connect():
            return
    except (OperationalError, OSError) as error:
        shown = make_url(url).render_as_string(hide_password=True)
        why = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise CannotStart(message("database-away", database=shown, reason=why)) from error
    finally:
        if engine is not None:
            engine.dispose()


def writable_cache(data: Path) -> Path | None:
    """Where compiled rules are kept: the usual folder, or one in the data folder where that cannot be written."""
    from longhouse.kernel.compiled import cache_root

    usual = cache_root()
    if _can_write(usual):
        return usual
    fallback = data / "cache"
    if not _can_write(fallback):
        return None
    os.environ["LONGHOUSE_CACHE"] = str(fallback)
    return fallback


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False
