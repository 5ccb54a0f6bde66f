"""Building the browser client: with stand-ins for Node.js and its package manager on the path."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import client  # noqa: E402

NODE = """#!/bin/sh
case "$1" in
--version) echo "{version}" ;;
*) mkdir -p ../src/longhouse/client && cp index.html ../src/longhouse/client/ && echo built >> "$BUILDS" ;;
esac
"""
NPM = """#!/bin/sh
{npm}
cache="$HOME/.npm"
while [ $# -gt 0 ]; do [ "$1" = --cache ] && cache=$2; shift; done
mkdir -p node_modules/vite/bin && touch node_modules/vite/bin/vite.js
mkdir -p "$cache" && touch "$cache/fetched"
[ -n "$NODE_DISABLE_COMPILE_CACHE" ] || mkdir -p "$TMPDIR/node-compile-cache"
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with a page."""
    root = tmp_path / "project"
    for folder in ("web/src", "src/longhouse/bots/words", "requirements"):
        (root / folder).mkdir(parents=True)
    (root / "web" / "index.html").write_text("<html>")
    (root / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setenv("BUILDS", str(tmp_path / "builds"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NODE_DISABLE_COMPILE_CACHE", raising=False)
    return root


def stand_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str = "v20.1.0", npm: str = "") -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, text in (("node", NODE.format(version=version)), ("npm", NPM.format(npm=npm))):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    for name in ("sh", "mkdir", "cp", "touch", "echo"):
        (folder / name).symlink_to(shutil.which(name) or name)
    monkeypatch.setenv("PATH", str(folder))


def builds() -> int:
    path = Path(os.environ["BUILDS"])
    return len(path.read_text().splitlines()) if path.exists() else 0


def test_it_is_built_once_and_no_modules_are_kept(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_ins(tmp_path, monkeypatch)
    assert not client.is_built(root)
    client.build(root)
    client.build(root)
    assert (root / "src/longhouse/client/index.html").read_text() == "<html>"
    assert client.is_built(root)
    assert builds() == 1
    assert not (root / "web" / "node_modules").exists()
    assert not list(tmp_path.glob("longhouse-*"))
    assert not (tmp_path / "home").exists()
    assert not (tmp_path / "node-compile-cache").exists()


@pytest.mark.parametrize("changed", ["web/src/page.ts", "src/longhouse/bots/words/fr.ftl", "web/vite.config.ts"])
def test_what_it_is_made_from_changed(
    changed: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_ins(tmp_path, monkeypatch)
    client.build(root)
    (root / changed).write_text("new")
    assert not client.is_built(root)
    client.build(root)
    assert builds() == 2


def test_a_registry_out_of_reach_is_told(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_ins(tmp_path, monkeypatch, npm="echo 'getaddrinfo ENOTFOUND'; exit 1")
    with pytest.raises(client.NoClient, match=r"ENOTFOUND(.|\n)*registry in reach"):
        client.build(root)
    assert not (root / "src/longhouse/client").exists()


@pytest.mark.parametrize("version", ["v18.20.0", "nonsense"])
def test_without_a_node_that_will_do_one_is_fetched_or_asked_for(
    version: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_ins(tmp_path, monkeypatch, version=version)
    monkeypatch.setattr(client, "NODE_PACKAGE", "no_such_package")
    (root / "requirements" / "node.lock").write_text("no-such-package==1 --hash=sha256:" + "0" * 64)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    assert not client.finds_node(root)
    with pytest.raises(client.NoClient, match=r"needs Node.js 20 or newer(.|\n)*apt-get install nodejs npm"):
        client.build(root)


def test_a_source_archive_without_web_keeps_what_it_brings(root: Path) -> None:
    shutil.rmtree(root / "web")
    with pytest.raises(client.NoClient, match="no web/"):
        client.build(root)
    (root / "src/longhouse/client").mkdir(parents=True)
    (root / "src/longhouse/client/index.html").write_text("<html>")
    client.build(root)


def test_everything_that_the_client_reads_outside_its_folder_is_copied_for_the_build() -> None:
    """A build aside sees nothing else; ./test would not notice, since it builds in place."""
    copied = set(client._files(ROOT, (*client.SOURCES, *client.SHARED)))
    sources = [file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(kind)]
    named = {
        name
        for file in sources
        for name in re.findall(r'"(?:\.\./)+(src/longhouse/[^"?]+\.\w+)(?:\?raw)?"', file.read_text())
    }
    assert len(named) >= 5
    for name in named:
        read = set(ROOT.glob(name))
        assert read, name
        assert read <= copied, name
