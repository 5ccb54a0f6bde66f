"""A PostgreSQL server of our own for the tests: a throwaway cluster, reached by a Unix socket, run by nobody's root."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

ADVICE = "PostgreSQL is needed for these tests and was not found. On Debian: apt-get install postgresql"


def _program(name: str) -> str:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        raise RuntimeError(ADVICE)
    return found


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to be root, so root becomes somebody else."""
    if os.geteuid() != 0:
        return []
    return ["runuser", "-u", _owner(), "--"]


def _owner() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """A running cluster; ``new_database`` gives the address of an empty database."""

    def __init__(self) -> None:
        initdb, self._pg_ctl = _program("initdb"), _program("pg_ctl")
        self.folder = Path(tempfile.mkdtemp(prefix="longhouse-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, _owner())
        self._run(initdb, "-D", str(self.folder / "data"), "-U", "longhouse", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -k {self.folder} -F -c max_connections=60"
        self._run(
            self._pg_ctl, "-D", str(self.folder / "data"), "-o", options, "-w", "-l", str(self.folder / "log"), "start"
        )
        self._numbers = itertools.count(1)

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            [*_unprivileged(), *command],
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=1200,
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed:\n{done.stdout}")

    def url(self, name: str) -> str:
        return f"postgresql://longhouse@/{name}?host={self.folder}"

    def new_database(self) -> str:
        name = f"house_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name} template template0")
        return self.url(name)

    def stop(self) -> None:
        self._run(self._pg_ctl, "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
