"""``--help`` and what is wrong with a command line, in French where the environment speaks it."""

from __future__ import annotations

import pytest
import typer
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner, Result

from longhouse.cli import app
from longhouse.kernel.words import words_of
from longhouse.terminal.helping import EVERY, HELP, commands_below, help_of

FRENCH = words_of(HELP, "fr")
FRAME = {"options", "arguments", "commands", "default", "variable", "required"}
WRONG = {"no-such-option", "missing-parameter", "bad-parameter", "no-such-command"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch):
    def invoke(*args: str, lang: str = "fr_FR.UTF-8") -> Result:
        monkeypatch.setenv("COLUMNS", "160")
        monkeypatch.setenv("LC_ALL", lang)
        return CliRunner().invoke(app, list(args))

    return invoke


def english() -> dict[str, dict[str, str]]:
    """What every command says about its arguments, as the code has it."""
    house = typer.main.get_command(app)
    return {name: {param.name: param.help for param in command.params} for name, command in commands_below(house)}


def words() -> dict[str, set[str]]:
    parsed = FluentParser().parse((HELP / "fr.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages}


def test_every_command_and_argument_has_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    for command, params in english().items():
        assert FRENCH.has(command), command
        for param, said in params.items():
            assert said, (command, param)
            assert help_of(command, param, FRENCH) not in (None, said), (command, param)


def test_every_word_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    commands, spoken = english(), words()
    assert set(spoken) == set(commands) | FRAME | WRONG | {EVERY}
    for command, params in commands.items():
        assert {name.removesuffix("-default") for name in spoken[command]} <= set(params), command
    everywhere = {param for params in commands.values() for param in params} | {"help"}
    assert spoken[EVERY] <= everywhere


def test_help_speaks_the_environments_language(run) -> None:
    shown = run("--help").stdout
    for said in ("la maison s’ouvre", "Commandes", "Jouer une partie dans le terminal", "Afficher cette aide."):
        assert said in shown
    assert "Commands" in run("--help", lang="C").stdout  # and no word of it stays
    assert "[par défaut : (demandé, ou thrall)]" in run("play", "--help").stdout
    closing = run("admin", "close", "--help").stdout
    assert "[obligatoire]" in closing
    assert "[variable : LONGHOUSE_DATA]" in closing


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play --seedd 1", "il n’y a pas d’option --seedd : vouliez-vous dire --seed ?"),
        ("--nonsense", "il n’y a pas d’option --nonsense"),
        ("play --players many", "--players ne peut pas avoir cette valeur : voyez --help"),
        ("replay", "il manque file"),
        ("nonsense", "il n’y a pas de commande nonsense : `longhouse --help` les nomme toutes"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_in_one_line(run, line: str, said: str) -> None:
    refused = run(*line.split())
    assert (refused.exit_code, refused.stderr) == (2, f"longhouse: {said}\n")
    assert run(*line.split(), lang="C").exit_code == 2
