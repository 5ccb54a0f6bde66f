"""The example bot of the docs plays a whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhouse.server.limits import LIMITS, Limit
from tests.patience import PATIENCE
from tests.server.running import Running, Visitor

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """The example of the page, as a file."""
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots_outside.md").read_text("utf-8"), re.S)
    assert len([line for line in example.splitlines() if line.strip()]) <= 60
    path = tmp_path / "bot.py"
    path.write_text(example)
    return path


def let_play(server: Running, bot: Path, visitor: Visitor, table: str, *invitation: str) -> subprocess.Popen[str]:
    token = visitor.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    environment = {**os.environ, "LONGHOUSE": server.url, "TOKEN": token}
    command = [sys.executable, str(bot), table, *invitation]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def begun(server: Running, bot: Path, **settings: Any) -> tuple[str, Visitor, list[subprocess.Popen[str]]]:
    """A table at which two of the bots have begun to play."""
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.set_up(2, **settings)
    invitation = table["invitations"][1]
    players = [let_play(server, bot, guest, table["id"], invitation), let_play(server, bot, host, table["id"])]
    while host.look(table["id"])["seats"][1]["kind"] == "empty":
        assert players[0].poll() is None
    assert host.do(table["id"], "start").status_code == 200
    return table["id"], host, players


def test_two_of_them_play_a_game_where_turns_are_ended_by_hand(server: Running, bot: Path) -> None:
    table, host, players = begun(server, bot, end_turn="explicit")
    said = [player.communicate(timeout=PATIENCE)[0] for player in players]
    assert said == [f"over: {host.look(table)['scores']}\n"] * 2


def test_they_wait_when_told_to_and_come_back_when_the_house_starts_anew(
    open_server: Callable[..., Running], bot: Path
) -> None:
    server = open_server()
    server.house.limits._limits["moves"] = Limit(4, 1)
    table, host, players = begun(server, bot)
    while host.look(table)["position"]["moves"] < 20:
        assert all(player.poll() is None for player in players)
    refused = server.house.metrics.refused.labels("too_often")._value.get()
    assert refused > 0, "nobody was told to wait"
    server.stop()
    again = open_server(port=server.port)
    said = [player.communicate(timeout=PATIENCE)[0] for player in players]
    shown = host.look(table)
    assert said == [f"over: {shown['scores']}\n"] * 2
    assert again.house.hall.clock() >= shown["changed_at"]


def test_the_page_on_security_names_every_limit() -> None:
    page = (DOCS / "security.md").read_text("utf-8")
    for name, limit in LIMITS.items():
        (row,) = re.findall(rf"\| `{name}` \| (\d+) in ", page)
        assert int(row) == limit.count


def test_the_page_on_hosting_names_only_files_that_exist() -> None:
    for page in ("hosting.md", "security.md"):
        for path in re.findall(r"`(tests/[a-z_/]+\.py)`", (DOCS / page).read_text("utf-8")):
            assert (DOCS.parent / path).exists(), path
