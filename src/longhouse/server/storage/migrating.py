"""Bringing a database to the shape this version needs. Migrations exist from the first version on."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

__all__ = ["migrate"]

_LOCK = 0x10_6E_40_05  # one process migrates, others wait


def migrate(engine: Engine) -> None:
    """Apply every migration that is missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "heads")
