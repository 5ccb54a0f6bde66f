from __future__ import annotations

import asyncio
import ipaddress
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.server import compiling
from longhouse.server.addresses import address_in_network, invitation_to, qr_code
from longhouse.server.compiling import RulesCompiler
from tests.patience import PATIENCE


def test_the_address_to_give_to_people() -> None:
    assert invitation_to("127.0.0.1", 8000, "") == "http://127.0.0.1:8000"
    assert invitation_to("::1", 8000, "") == "http://[::1]:8000"
    assert invitation_to("0.0.0.0", 8000, "https://games.example") == "https://games.example"
    assert invitation_to("0.0.0.0", 8000, "") == f"http://{address_in_network()}:8000"
    assert str(ipaddress.ip_address(address_in_network())) == address_in_network()


def test_a_qr_code_is_lines_of_blocks() -> None:
    lines = qr_code("http://192.168.1.20:8000").splitlines()
    assert len(lines) > 10
    assert qr_code("http://192.168.1.20:8001") != qr_code("http://192.168.1.20:8000")


def test_the_command_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "longhouse.server", "--host", "127.0.0.1", "--port", "0", "--no-compile"]
    environment = {**os.environ, "LONGHOUSE_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Longhouse is open at http://127.0.0.1:")
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=PATIENCE) in (0, -signal.SIGTERM)


def test_compiling_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(RulesCompiler(wanted=False).progress.values()) == {"interpreted"}

    async def fails(game: str) -> int:
        return 1

    monkeypatch.setattr(compiling, "_fill_cache", fails)
    monkeypatch.setattr(compiling, "wants_compiled", lambda: True)
    compiler = RulesCompiler()
    assert set(compiler.progress.values()) == {"waiting"}
    asyncio.run(compiler.run())
    assert set(compiler.progress.values()) == {"failed"}
