"""Run by Alembic: it gets the connection from ``longhouse.server.storage.migrating``."""

from __future__ import annotations

from alembic import context

from longhouse.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
