"""``python -m longhouse.server``: the same as ``longhouse serve``."""

from longhouse.server.cli import app

app(prog_name="longhouse serve")
