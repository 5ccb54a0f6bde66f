"""Start-up tells the truth: one line and an exit code for what cannot work, "open" only when it is."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhouse.server.addresses import addresses_of, page_link, table_link
from longhouse.server.serving import Serving, data_folder
from longhouse.server.starting import CannotStart, check, writable_cache
from tests.patience import PATIENCE
from tests.server.running import Running, client, get, table_of


def test_what_cannot_work_is_one_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    cases: list[tuple[dict[str, Any], str]] = [
        ({"data": blocked / "below"}, "data folder .* cannot be written"),
        ({"database": "mysql://here/x"}, "mysql is no database"),
        ({"database": "nonsense"}, "cannot be read"),
        ({"database": "postgresql://nobody:secret@127.0.0.1:1/x"}, "postgresql://nobody:[*]+@127.0.0.1:1/x cannot be"),
        ({"public_url": "games.example.org"}, "--public-url games.example.org is no address"),
        ({"public_url": "ftp://games.example.org"}, "--public-url"),
        ({"mail": "mail.example.org"}, "--mail mail.example.org is no address"),
        ({"mail": "smtp://mail.example.org"}, "--mail-from"),
    ]
    for settings, expected in cases:
        with pytest.raises(CannotStart) as refused:
            check(Serving(**{"data": tmp_path / "data", **settings}))
        assert re.search(expected, str(refused.value)), settings
        assert "\n" not in str(refused.value)
        assert "secret" not in str(refused.value)
    check(Serving(data=tmp_path / "data"))


def test_a_sqlite_that_is_too_old_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 37, 2))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.37.2")
    with pytest.raises(CannotStart, match=r"SQLite 3\.37\.2.*3\.38 or newer"):
        check(Serving(data=tmp_path))
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 38, 0))
    check(Serving(data=tmp_path))


def test_the_house_keeps_its_things_where_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/astrid")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == Path("/home/astrid/.local/share/longhouse")
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert data_folder() == Path("/elsewhere/longhouse")


def test_a_cache_that_cannot_be_written_falls_back_into_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("LONGHOUSE_CACHE", str(blocked / "cache"))
    assert writable_cache(tmp_path / "data") == tmp_path / "data" / "cache"
    assert os.environ["LONGHOUSE_CACHE"] == str(tmp_path / "data" / "cache")
    assert writable_cache(tmp_path) == tmp_path / "data" / "cache"


def test_where_the_house_is_and_who_can_reach_it() -> None:
    everywhere = addresses_of(Serving("0.0.0.0", 8000))
    assert everywhere[0].startswith("Longhouse is open at http://")
    assert "On this machine: http://localhost:8000" in everywhere
    assert "Everybody in your network" in everywhere[-1]
    assert "Only this machine" in addresses_of(Serving("127.0.0.1", 8000))[-1]
    assert "proxy" in addresses_of(Serving("127.0.0.1", 8000, public_url="https://g.example"))[-1]


def test_one_function_makes_every_link() -> None:
    behind = Serving("127.0.0.1", 8000, public_url="https://g.example/")
    assert table_link(behind, "abc", "http://10.0.0.1:8000/", "k+y") == "https://g.example/t/abc?key=k%2By"
    plain = Serving("127.0.0.1", 8000)
    assert table_link(plain, "abc", "http://10.0.0.1:8000/") == "http://10.0.0.1:8000/t/abc"
    assert page_link(plain, "me", verify="x") == "http://127.0.0.1:8000/me?verify=x"


def test_links_lead_to_pages_of_the_client() -> None:
    pages = (Path(__file__).parents[2] / "web/src/App.svelte").read_text("utf-8")
    for page in ("t", "me"):
        assert re.search(rf"^    {page}: \(\) =>", pages, re.M)


def test_who_reads_french_is_told_in_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotStart) as refused:
        check(Serving(data=tmp_path, database="mysql://here/x"))
    assert refused.value.text("fr").startswith("la maison ne connaît pas la base de données mysql")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    first, *_, last = addresses_of(Serving("0.0.0.0", 8000))
    assert first.startswith("Longhouse est ouverte : http://")
    assert last.startswith("Tout votre réseau peut y entrer")


# ---------------------------------------------------------------------- the command itself
def started(tmp_path: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "longhouse.server", "--host", "127.0.0.1", "--port", "0", "--no-compile", *more]
    environment = {**os.environ, "LONGHOUSE_DATA": str(tmp_path)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_it_says_open_when_connections_are_taken_and_stops_quietly_with_streams_open(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        assert server.stdout is not None
        said = re.match(r"Longhouse is open at (http://127.0.0.1:\d+)", server.stdout.readline())
        assert said
        url = said[1]
        with client(url, headers={"origin": url}) as astrid:
            key = {"x-form-key": astrid.post("/api/me", json={"name": "Astrid"}).json()["form_key"]}
            new = {"game": "vikings_on_board", "players": 2}
            table = astrid.post("/api/tables", json=new, headers=key).json()["id"]
            with astrid.stream("GET", f"/api/tables/{table}/events") as stream:
                next(stream.iter_lines())
                server.send_signal(signal.SIGTERM)
                _, complaints = server.communicate(timeout=PATIENCE)
    assert complaints == ""
    assert server.returncode in (0, -signal.SIGTERM)


def test_a_wrong_setting_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    with started(tmp_path, "--public-url", "games.example.org") as server:
        said, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (1, "")
    assert complaints.startswith("longhouse: --public-url")
    assert complaints.count("\n") == 1


# ---------------------------------------------------------------------- names, figures, health
def test_a_foreign_name_that_leads_here_is_not_ours(open_server: Callable[..., Running]) -> None:
    server = open_server(public_url="https://games.example", names="hall.lan.example")
    for host, status in (
        ("games.example", 200),
        ("HALL.lan.example:8000", 200),
        ("192.168.1.20:8000", 200),
        ("[::1]:8000", 200),
        ("localhost:8000", 200),
        ("longhouse.local", 200),
        ("nas", 200),  # a name without a dot is nobody's on the internet
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("[bad", 421),
    ):
        assert get(f"{server.url}/api/games", headers={"host": host}).status_code == status, host
        assert get(f"{server.url}/", headers={"host": host}).status_code == status, host


def test_figures_are_not_for_strangers(open_server: Callable[..., Running], tmp_path: Path) -> None:
    server = open_server()
    assert get(f"{server.url}/metrics").status_code == 200
    assert get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404
    assert get(f"{server.url}/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
    shut = open_server(metrics_for="10.0.0.0/8")
    assert get(f"{shut.url}/metrics").status_code == 404


def test_health_is_not_well_when_rules_failed(server: Running) -> None:
    assert get(f"{server.url}/health").json()["status"] == "ok"
    server.house.compiler.progress["knarr"] = "failed"
    answer = get(f"{server.url}/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "rules failed")
    table_of(server)  # and yet people play
