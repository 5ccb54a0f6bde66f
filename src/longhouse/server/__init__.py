"""The doors: HTTP and WebSocket onto tables, sessions, limits, storage."""
