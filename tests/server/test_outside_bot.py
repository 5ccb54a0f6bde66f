"""The example bot of the docs plays a whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from longhouse.server.limits import LIMITS
from tests.server.running import Running

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_two_of_them_play_a_game(server: Running, tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots_outside.md").read_text("utf-8"), re.S)
    assert len([line for line in example.splitlines() if line.strip()]) <= 30
    (tmp_path / "bot.py").write_text(example)
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.set_up(2)
    players = []
    for visitor, invitation in ((guest, [table["invitations"][1]]), (host, [])):
        token = visitor.post("/api/me/tokens", {"label": "bot"}).json()["token"]
        command = [sys.executable, str(tmp_path / "bot.py"), table["id"], *invitation]
        environment = {**os.environ, "LONGHOUSE": server.url, "TOKEN": token}
        players.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
    while host.look(table["id"])["seats"][1]["kind"] == "empty":
        assert players[0].poll() is None
    assert host.do(table["id"], "start").status_code == 200
    said = [player.communicate(timeout=1000)[0] for player in players]
    shown = host.look(table["id"])
    assert said == [f"over: {shown['scores']}\n"] * 2


def test_the_page_on_security_names_every_limit() -> None:
    page = (DOCS / "security.md").read_text("utf-8")
    for name, limit in LIMITS.items():
        (row,) = re.findall(rf"\| `{name}` \| (\d+) in ", page)
        assert int(row) == limit.count


def test_the_page_on_hosting_names_only_files_that_exist() -> None:
    for page in ("hosting.md", "security.md"):
        for path in re.findall(r"`(tests/[a-z_/]+\.py)`", (DOCS / page).read_text("utf-8")):
            assert (DOCS.parent / path).exists(), path
