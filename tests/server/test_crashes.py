"""No acknowledged move is lost or doubled by a crash, and every client catches up. See tests/server/campaign.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.campaign import campaign


def test_a_short_campaign(database: str, tmp_path: Path) -> None:
    outcome = asyncio.run(campaign(tmp_path, database, kills=3, tables=2, seed=8))
    assert outcome.moves > 10
    assert outcome.reconnects >= outcome.kills


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_hundred_kills(database: str, tmp_path: Path) -> None:
    outcome = asyncio.run(campaign(tmp_path, database, kills=200, tables=8, seed=9))
    assert outcome.moves > 1000
