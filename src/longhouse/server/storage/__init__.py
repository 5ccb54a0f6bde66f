"""Where tables and people are kept: SQLite in a data folder, or PostgreSQL by its address."""

from longhouse.server.storage.store import Conflict, Store, open_store

__all__ = ["Conflict", "Store", "open_store"]
