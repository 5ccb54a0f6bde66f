"""What is deployed, as far as it can be seen without a daemon: files are there, ports, folders and settings agree."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from longhouse.server.cli import serve

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
HOUSE: dict[str, Any] = COMPOSE["services"]["house"]


def steps(name: str) -> list[str]:
    """What follows each instruction of the Dockerfile of that name."""
    return re.findall(rf"^{name} (.*)$", DOCKERFILE, re.M)


def settings() -> dict[str, Any]:
    """The options of ``longhouse serve``, by their environment variables."""
    app = typer.Typer()
    app.command()(serve)
    return {str(option.envvar): option for option in typer.main.get_command(app).params}


def known_variables() -> set[str]:
    """Those of ``serve``, and the one that says where compiled rules are kept."""
    return set(settings()) | {"LONGHOUSE_CACHE"}


def unit() -> dict[str, dict[str, str]]:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "longhouse.service")
    return {name: dict(section) for name, section in parser.items()}


def variables(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(text))


# ---------------------------------------------------------------------------- the image
def copied() -> list[tuple[list[str], str]]:
    """What the first stage takes from the repository, and where to."""
    own = [step.split() for step in steps("COPY") if not step.startswith("--")]
    return [(sources, target) for *sources, target in own if not target.startswith("/")]


def test_every_file_that_is_copied_is_there() -> None:
    for sources, _ in copied():
        for source in sources:
            assert (ROOT / source).exists(), source


def test_what_is_copied_makes_a_wheel(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for names, target in copied():
        for name in names:
            if (ROOT / name).is_file():
                (source / target).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, source / target)
            else:
                ignored = shutil.ignore_patterns("node_modules", "__pycache__", "client")
                shutil.copytree(ROOT / name, source / target, ignore=ignored)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels")]
    made = subprocess.run(
        command, cwd=source, env={**os.environ, "LONGHOUSE_NO_CLIENT": "1"}, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    (wheel,) = (tmp_path / "wheels").glob("longhouse-*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.ftl")}
    assert wanted | {"longhouse/cli.py", "longhouse/py.typed"} <= held


def test_the_image_sees_what_is_copied_and_nothing_that_was_built_here() -> None:
    everything, *rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert everything == "**"
    let_in = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    assert let_in == {source for step in steps("COPY") for source in step.split()[:-1] if not source.startswith("--")}
    assert {"web/node_modules", "src/longhouse/client", "**/__pycache__"} <= set(rules[len(let_in) :])


def test_the_image_runs_a_python_that_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for image in steps("FROM"):
        version = re.match(r"python:(\d+\.\d+)-slim", image)
        assert version is not None
        assert f"Programming Language :: Python :: {version[1]}" in project["classifiers"]


def test_the_image_serves_where_it_says_it_does() -> None:
    port = settings()["LONGHOUSE_PORT"].default
    assert steps("EXPOSE") == [str(port)]
    assert f"http://127.0.0.1:{port}/health" in steps("HEALTHCHECK")[0]
    assert steps("CMD") == ['["longhouse", "serve"]']
    assert settings()["LONGHOUSE_HOST"].default == "0.0.0.0"


def test_what_the_image_keeps_belongs_to_the_one_who_runs_it() -> None:
    (told,) = steps("ENV")
    folders = variables(told)
    assert set(folders) <= known_variables()
    (volumes,) = steps("VOLUME")
    assert sorted(folders.values()) == sorted(yaml.safe_load(volumes))
    (runner,) = steps("USER")
    made = steps("RUN")[-1]
    assert f"--home-dir {folders['LONGHOUSE_DATA']} {runner}" in made
    assert f"install -d -o {runner} -g {runner} {folders['LONGHOUSE_CACHE']}" in made


# ---------------------------------------------------------------------------- with PostgreSQL
def test_compose_builds_the_image_from_here() -> None:
    build = HOUSE["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]) == DEPLOY / "Dockerfile"


def test_compose_sets_what_the_server_knows() -> None:
    assert set(HOUSE["environment"]) <= set(settings())
    (port,) = HOUSE["ports"]
    assert port.rpartition(":")[2] == steps("EXPOSE")[0]
    assert port.startswith("127.0.0.1:")  # a proxy stands before it


def test_compose_keeps_what_must_outlive_a_container() -> None:
    kept = dict(volume.split(":") for service in COMPOSE["services"].values() for volume in service["volumes"])
    assert set(kept) == set(COMPOSE["volumes"])
    assert set(variables(steps("ENV")[0]).values()) < set(kept.values())


def test_the_house_waits_for_the_database_it_names() -> None:
    (name,) = HOUSE["depends_on"]
    database = COMPOSE["services"][name]
    assert HOUSE["depends_on"][name]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    asked = database["environment"]
    user, base, password = asked["POSTGRES_USER"], asked["POSTGRES_DB"], asked["POSTGRES_PASSWORD"]
    assert HOUSE["environment"]["LONGHOUSE_DATABASE_URL"] == f"postgresql://{user}:{password}@{name}/{base}"
    assert ":?" in password  # there is none by default


# ---------------------------------------------------------------------------- with systemd
def test_the_unit_keeps_its_things_where_systemd_makes_room() -> None:
    service = unit()["Service"]
    told = variables(service["Environment"])
    assert set(told) <= known_variables()
    assert told["LONGHOUSE_DATA"] == f"/var/lib/{service['StateDirectory']}"
    assert told["LONGHOUSE_CACHE"] == f"/var/cache/{service['CacheDirectory']}"
    assert service["StateDirectoryMode"] == "0700"
    assert int(service["LimitNOFILE"]) == HOUSE["ulimits"]["nofile"]


def test_the_unit_starts_what_its_head_installs() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])
    head = (DEPLOY / "longhouse.service").read_text(encoding="utf-8").partition("[Unit]")[0]
    assert f"{Path(program).parent}/pip install" in head
    assert f"useradd --system --no-create-home {unit()['Service']['User']}" in head
    assert words[0] == "serve"
    app = typer.Typer()
    app.command()(serve)
    typer.main.get_command(app).make_context("serve", words[1:])  # it knows them all


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd")
def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "longhouse.service").read_text(encoding="utf-8")
    copy = tmp_path / "longhouse.service"
    copy.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.M), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
    assert (found.returncode, found.stderr) == (0, "")
