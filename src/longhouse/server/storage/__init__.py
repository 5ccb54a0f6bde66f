"""Where tables and people are kept: SQLite in a data folder, or PostgreSQL by its address."""

from longhouse.server.storage.appending import Appended, Conflict
from longhouse.server.storage.store import Store, Unavailable, open_store

__all__ = ["Appended", "Conflict", "Store", "Unavailable", "open_store"]
