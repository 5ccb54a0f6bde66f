from __future__ import annotations

import asyncio
import http.server
import json
import smtplib
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from longhouse.server import webhooks
from longhouse.server.channels import channels, webhook
from longhouse.server.storage import schema
from longhouse.server.webhooks import BadWebhook, checked_address, is_outside, post_to
from tests.patience import PATIENCE
from tests.server.running import Running, actor_of, table_of

OUTSIDE = "93.184.216.34"


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.8", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
     "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::", "255.255.255.255",
     "fec0::1", "feff::1",  # site-local
     "2002:7f00:1::1", "2002:c0a8:101::", "2002:a9fe:a9fe::1",  # 6to4 of private addresses
     "64:ff9b::10.0.0.1", "64:ff9b:1::1", "::127.0.0.1", "::ffff:0:10.0.0.1",  # translated and embedded ones
     "2001::1", "2001:0:7f00:1::", "2001:db8::1", "3fff::1", "100::1", "5f00::1",
     "192.0.0.8", "192.88.99.1", "198.18.0.1", "192.0.2.1", "198.51.100.1", "203.0.113.1", "240.0.0.1", "ff0e::1"],
)  # fmt: skip
def test_webhooks_never_lead_inside(address: str) -> None:
    with pytest.raises(BadWebhook):
        checked_address("https://hook.example/x", lambda host, port: [OUTSIDE, address])


@pytest.mark.parametrize("address", [OUTSIDE, "2606:2800:220:1::1", "2002:5db8:d822::1", "64:ff9b::93.184.216.34"])
def test_webhooks_lead_anywhere_else(address: str) -> None:
    assert is_outside(address)


def test_where_a_connection_really_ends_is_looked_at_once_more() -> None:
    """Whatever was checked before: a router or a hosts file may lead it elsewhere."""
    with socket.create_server(("127.0.0.1", 0)) as inside, pytest.raises(BadWebhook):
        post_to("hook.example", "/", inside.getsockname()[:2], b"{}")


@pytest.mark.parametrize(
    "url",
    ["http://hook.example/", "https://hook.example:22/", "https://me:you@hook.example/", "ftp://hook.example/",
     "https://", "https://hook.example:bad/", "file:///etc/passwd", ""],
)  # fmt: skip
def test_webhooks_are_plain_https_addresses(url: str) -> None:
    with pytest.raises(BadWebhook):
        checked_address(url, lambda host, port: [OUTSIDE])


def test_a_webhook_is_connected_to_the_very_address_that_was_checked() -> None:
    asked: list[tuple[str, int]] = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return [OUTSIDE]

    assert checked_address("https://hook.example/x?y=1", resolve) == ("hook.example", "/x?y=1", OUTSIDE)
    assert asked == [("hook.example", 443)]
    with pytest.raises(BadWebhook):
        checked_address("https://127.0.0.1/")
    with pytest.raises(BadWebhook):
        checked_address("https://localhost/")


def test_posting_uses_tls_under_the_hosts_own_name_and_follows_nothing(tmp_path: Path) -> None:
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert),
         "-days", "1", "-subj", "/CN=hook.example", "-addext", "subjectAltName=DNS:hook.example"],
        check=True, capture_output=True,
    )  # fmt: skip
    got: list[Any] = []

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((self.path, self.headers["host"], self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)
            self.send_header("location", "https://elsewhere.example/")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return None

    server = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(cert, key)
    server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.handle_request)
    thread.start()
    trusting = ssl.create_default_context(cafile=str(cert))
    status = post_to("hook.example", "/turn", ("127.0.0.1", server.server_port), b"{}", trusting, inside=True)
    thread.join()
    server.server_close()
    assert status == 302
    assert got[0][0] == "/turn"
    assert got[0][1].startswith("hook.example")


def turns_told(letters: list[EmailMessage]) -> list[EmailMessage]:
    """Those that say whose turn it is."""
    return [letter for letter in letters if "your turn" in letter["Subject"]]


async def prove(server: Running, person: str) -> None:
    """The person has opened the letter."""
    await server.house.people._write(update(schema.people).where(schema.people.c.id == person).values(verified=True))


def test_those_who_are_away_are_told_once_and_those_present_are_not(
    open_server: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    letters: list[Any] = []
    posts: list[Any] = []

    class Post:
        def __init__(self, *_: Any, **__: Any) -> None:
            pass

        def __enter__(self) -> Post:
            return self

        def __exit__(self, *_: Any) -> None:
            return None

        def login(self, *_: Any) -> None:
            return None

        def send_message(self, letter: Any) -> None:
            letters.append(letter)

    monkeypatch.setattr(smtplib, "SMTP", Post)
    monkeypatch.setattr(webhooks.checked_address, "__defaults__", (lambda host, port: [OUTSIDE],))

    def post(*call: Any) -> int:
        posts.append(call)
        return 200

    monkeypatch.setattr(webhook, "post_to", post)
    server = open_server(
        mail="smtp://me:pw@mail.example:25", mail_from="house@example.org", public_url="http://h.example"
    )
    table, visitors = table_of(server)
    for n, visitor in enumerate(visitors):
        profile = {"name": f"P{n}", "email": f"p{n}@example.org", "webhook": f"https://hook.example/{n}"}
        assert visitor.put("/api/me", profile).status_code == 200
        asyncio.run(prove(server, visitor.id))
    present = visitors[0].socket(table)
    present.next("table")
    for _ in range(12):
        actor_of(table, visitors).answer(table)
    deadline = time.monotonic() + PATIENCE
    while not (posts and turns_told(letters)):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.3)
    turns = turns_told(letters)
    assert {letter["To"] for letter in turns} == {"p1@example.org"}
    assert {call[1] for call in posts} == {"/1"}
    assert json.loads(posts[0][3])["event"] == "your_turn"
    assert f"http://h.example/t/{table}\n" in turns[0].get_content()
    assert json.loads(posts[0][3])["table"] == f"http://h.example/t/{table}"
    present.close()


def test_an_internal_webhook_is_refused_when_it_is_named(server: Running) -> None:
    astrid = server.guest("Astrid")
    answer = astrid.put("/api/me", {"name": "Astrid", "webhook": "https://127.0.0.1/"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_setting")


def test_every_channel_is_found_by_its_file() -> None:
    assert [channel.name for channel in channels()] == ["mail", "webhook"]
    assert all(channel.failures for channel in channels())
