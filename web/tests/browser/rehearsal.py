"""The server of the browser tests: it deals the same games in every run, others with LONGHOUSE_DEALS=2, 3 and so on.

With LONGHOUSE_ADVISER=karl its hints are what the bot of that name would answer, at once and without figures.
"""

from __future__ import annotations

import os
import random
from contextlib import ExitStack
from unittest.mock import patch

from longhouse.bots.levels import LEVELS
from longhouse.kernel.match import Seen
from longhouse.server.advising import AdviceShown, Hint
from longhouse.server.cli import app
from longhouse.server.thinkers import Thinkers

DEALS = int(os.environ.get("LONGHOUSE_DEALS", "1"))
ADVISER = os.environ.get("LONGHOUSE_ADVISER")


async def _advise(_: Thinkers, __: str, seen: Seen, seed: int) -> Hint:
    return Hint([AdviceShown(LEVELS[ADVISER](seed)(seen).code)])


if __name__ == "__main__":
    with ExitStack() as rehearsed:
        rehearsed.enter_context(patch("secrets.randbits", random.Random(DEALS).getrandbits))
        if ADVISER:
            rehearsed.enter_context(patch("longhouse.server.routes.trying.advise", _advise))
        app()
