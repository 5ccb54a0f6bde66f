"""The server of the browser tests: it deals the same games in every run, others with LONGHOUSE_DEALS=2, 3 and so on."""

from __future__ import annotations

import os
import random
from unittest.mock import patch

from longhouse.server.cli import app

if __name__ == "__main__":
    with patch("secrets.randbits", random.Random(int(os.environ.get("LONGHOUSE_DEALS", "1"))).getrandbits):
        app()
