from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import longhouse
from longhouse.bots.heuristic import Karl, Thrall
from longhouse.bots.minds import Mind
from longhouse.cli import app
from longhouse.kernel import errors, rooms
from longhouse.study import tuning
from longhouse.terminal import watching
from longhouse.terminal.files import save
from tests.patience import PATIENCE
from tests.terminal.scripted import to_seat, vikings


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LONGHOUSE_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    fresh = rooms._rooms.__wrapped__()  # games that nothing has compiled yet
    monkeypatch.setattr(rooms, "_rooms", lambda: fresh)
    return lambda *args, typed="": CliRunner().invoke(app, list(args), input=typed)


def refused(result: Result, words: str) -> None:
    """One clear line, exit code 2, no traceback."""
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output


def test_play_asks_and_saves_at_the_end_of_input(run, tmp_path: Path) -> None:
    result = run("play", "vikings_on_board", "--players", "3", "--seed", "4", "--lang", "fr")
    assert result.exit_code == 0
    assert "Port et fjord" in result.stdout
    assert "où va votre premier Viking ?" in result.stdout
    (saved,) = (tmp_path / "saves").iterdir()
    assert "--resume" in result.stdout
    match = longhouse.Match.from_json(saved.read_text())
    assert (match.players, match.seed) == (3, 4)


def test_play_resumes_with_the_same_people(run, tmp_path: Path) -> None:
    file, match = tmp_path / "m.json", to_seat(vikings(3), 1)
    save(match, [1, 2], file)
    result = run("play", "--resume", str(file), typed="\nq\n")
    assert "Blue is next. Pass the keyboard" in " ".join(result.stdout.split())
    assert "Blue: where does your first Viking go?" in result.stdout


def test_play_without_a_game_lets_one_pick(run) -> None:
    number = str(1 + list(longhouse.games()).index("vikings_on_board"))
    result = run("play", "--lang", "en", typed=f"zero\n99\n{number}\n4\n\nq\n")
    assert "Which game shall it be?" in result.stdout
    assert result.stdout.count("or q to leave") == 2
    assert "Harbour and fjord" in result.stdout
    assert run("play", typed="q\n").exit_code == 0
    assert run("play", typed="").exit_code == 0


def test_picking_a_game_asks_for_the_level(run, tmp_path: Path) -> None:
    number = str(1 + list(longhouse.games()).index("vikings_on_board"))
    result = run("play", "--lang", "fr", typed=f"{number}\n2\n9\n3\nq\n")
    assert "De quelle force seront les autres" in result.stdout
    (saved,) = (tmp_path / "saves").iterdir()
    assert json.loads(saved.read_text())["bot"] == "karl"
    run("play", "--lang", "fr", typed=f"{number}\n2\n\nq\n")
    (other,) = set((tmp_path / "saves").iterdir()) - {saved}
    assert json.loads(other.read_text())["bot"] == "thrall"  # Enter alone: a beginner's
    assert run("play", typed=f"{number}\n2\nq\n").exit_code == 0
    assert len(list((tmp_path / "saves").iterdir())) == 2  # who leaves there has begun nothing


def test_a_saved_game_keeps_its_bots(run, tmp_path: Path) -> None:
    run("play", "vikings_on_board", "--seed", "1", "--bot", "huscarl", "--budget", "7it")
    (saved,) = (tmp_path / "saves").iterdir()
    assert json.loads(saved.read_text())["bot"] == "huscarl@7it"
    run("play", "--resume", str(saved), typed="1\nq\n")
    assert json.loads(saved.read_text())["bot"] == "huscarl@7it"
    run("play", "--resume", str(saved), "--bot", "random", typed="1\nq\n")
    assert json.loads(saved.read_text())["bot"] == "random"
    older = json.loads(saved.read_text())
    del older["bot"]
    saved.write_text(json.dumps(older))
    run("play", "--resume", str(saved), typed="1\nq\n")
    assert json.loads(saved.read_text())["bot"] == "thrall"


def test_the_line_to_resume_with_works(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands alone on its line, unbroken, and can be typed in any folder, whatever the path is like."""
    folder = tmp_path / ("far " * 30).strip() / "it's here"
    monkeypatch.setenv("LONGHOUSE_SAVES", str(folder))
    monkeypatch.setenv("LONGHOUSE_COMMAND", "/opt/long house/play")
    result = run("play", "vikings_on_board", "--players", "3", "--seed", "4", "--lang", "fr")
    (line,) = [line for line in result.stdout.splitlines() if "--resume" in line]
    program, *words = shlex.split(line)
    assert program == "/opt/long house/play"
    monkeypatch.chdir("/")
    again = run(*words, typed="q\n")
    assert again.exit_code == 0
    assert "Harbour and fjord" in again.stdout


def test_the_version_is_told(run) -> None:
    assert run("--version").stdout == f"longhouse {metadata.version('longhouse')}\n"


def test_without_a_command_the_house_is_opened(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[str, int]] = []
    monkeypatch.setattr("longhouse.server.cli._open", lambda house, listening: opened.append(listening.getsockname()))
    for name, value in {"HOST": "127.0.0.1", "PORT": "0", "DATA": str(tmp_path), "COMPILE": "0"}.items():
        monkeypatch.setenv(f"LONGHOUSE_{name}", value)
    monkeypatch.setattr(sys, "argv", ["longhouse"])  # what the runner reads when it is given nothing
    result = run()
    assert result.exit_code == 0
    assert [host for host, _ in opened] == ["127.0.0.1"]


def test_options_reach_the_game(run, tmp_path: Path) -> None:
    run("play", "vikings_on_board", "--option", "edition=en", "--option", "whose_bet_moves=own", "--seats", "all")
    (saved,) = (tmp_path / "saves").iterdir()
    told = json.loads(saved.read_text())
    assert told["options"]["bet_limit"] == "one_per_player_and_ship"
    assert told["options"]["whose_bet_moves"] == "own"
    assert told["people"] == [0, 1]


def test_bots_alone_play_to_the_end(run) -> None:
    result = run("play", "vikings_on_board", "--seats", "none", "--seed", "1")
    assert result.exit_code == 0
    assert "Final scores" in result.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "viking_on_board"], "did you mean vikings_on_board?"),
        (["play", "vikings_on_board", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["play", "vikings_on_board", "--option", "edition"], "must be name=value"),
        (["play", "vikings_on_board", "--option", "edition=xx"], "edition='xx' is unknown"),
        (["play", "vikings_on_board", "--seats", "5"], "use numbers from 0 to 1"),
        (["play", "vikings_on_board", "--bot", "odin"], "there is no bot 'odin'"),
        (["play", "vikings_on_board", "--bot", "jarl,karl"], "name one, with one budget"),
        (["play", "vikings_on_board", "--bot", "jarl", "--budget", "soon"], "budget 'soon' is unknown"),
        (["play", "vikings_on_board", "--lang", "de"], "language 'de' is unknown"),
        (["play", "--resume", "nowhere.json"], "could not be read: No such file"),
        (["replay", "nowhere.json"], "could not be read: No such file"),
        (["simulate", "vikings_on_board", "--games", "0"], "games must be at least 1"),
        (["simulate", "vikings_on_board", "--players", "3", "--bots", "thrall,karl"], "2 bots for 3 seats"),
        (["arena", "chess", "--bots", "karl"], "there is no game 'chess'"),
        (["arena", "vikings_on_board", "--bots", "karl,odin"], "there is no bot 'odin'"),
        (["arena", "vikings_on_board", "--bots", "karl", "--games", "0"], "games must be at least 1"),
        (["arena", "vikings_on_board", "--bots", "jarl", "--budget", "9", "--iterations", "9"], "leave --budget or"),
        (["arena", "vikings_on_board", "--bots", "jarl", "--iterations", "many"], "budget 'manyit' is unknown"),
        (["arena", "explorers", "--players", "1", "--bots", "karl", "--control"], "who plays alone has no opponents"),
        (["tune", "vikings_on_board", "--steps", "0"], "steps must be at least 1"),
        (["tune", "vikings_on_board", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["compile", "chess"], "there is no game 'chess'"),
    ],
)
def test_what_is_refused_is_one_clear_line(run, args: list[str], words: str) -> None:
    refused(run(*args), words)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "viking_on_board"], "vouliez-vous dire vikings_on_board"),
        (["play", "vikings_on_board", "--players", "7"], "se joue de 2 à 4, pas à 7"),
        (["play", "vikings_on_board", "--option", "edition=xx"], "edition='xx' est inconnu"),
        (["play", "vikings_on_board", "--seats", "5"], "des nombres de 0 à 1"),
        (["play", "vikings_on_board", "--bot", "odin"], "il n’y a pas de robot 'odin'"),
        (["play", "--resume", "nowhere.json"], "n’a pas pu être lu"),
        (["replay", "nowhere.json"], "n’a pas pu être lu"),
        (["play", "vikings_on_board", "--bot", "jarl", "--budget", "0"], "0 millisecondes : choisissez de 1 à 600000"),
        (["simulate", "vikings_on_board", "--games", "0"], "games doit valoir au moins 1, pas 0"),
        (["simulate", "vikings_on_board", "--bots", "thrall,karl,jarl"], "3 robots pour 2 places"),
        (["simulate", "vikings_on_board", "--compare", "hats"], "l’option 'hats' est inconnue"),
        (
            ["simulate", "vikings_on_board", "--out", "new", "--engine", "mill"],
            "--engine vaut ici pool | ray, pas 'mill'",
        ),
        (["simulate", "vikings_on_board", "--engine", "ray"], "--engine vaut ici pool | cuda, pas 'ray'"),
        (["report", "nowhere"], "nowhere ne contient pas de simulation"),
        (["arena", "vikings_on_board", "--bots", "karl,karl"], "karl est nommé deux fois"),
        (["arena", "vikings_on_board", "--bots", "karl", "--seatings", "some"], "les placements 'some' sont inconnus"),
        (["tune", "vikings_on_board", "--steps", "0"], "steps doit valoir au moins 1"),
    ],
)
def test_refusals_are_french_for_those_who_speak_it(
    run, args: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(run(*args, "--lang", "fr"), words)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    refused(run(*args), words)


def test_every_refusal_has_its_words_in_both_languages() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(longhouse.__file__).parent.rglob("*.py"))
    said = set(re.findall(r'refusal\(\s*"([a-z-]+)"', sources))
    kept = {lang: (errors.WORDS / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "fr")}
    found = {lang: dict(re.findall(r"^([a-z-]+) = (.*)$", text, re.MULTILINE)) for lang, text in kept.items()}
    assert set(found["en"]) == set(found["fr"]) == said
    for message, english in found["en"].items():
        arguments = [sorted(re.findall(r"\{ \$(\w+) \}", found[lang][message])) for lang in ("en", "fr")]
        assert arguments[0] == arguments[1], english


def test_a_broken_file_is_refused(run, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff\xfe{")
    refused(run("play", "--resume", str(file)), "not a match file")
    file.write_text(vikings().to_json().replace('"rules_version": 2', '"rules_version": 999'))
    refused(run("replay", str(file)), "rules version 999")


def test_replay_prints_the_whole_log(run, tmp_path: Path) -> None:
    match = vikings(2, seed=1)
    match.play(match.legal[0])
    file = tmp_path / "m.json"
    save(match, [0], file)
    told = run("replay", str(file), "--all").stdout
    assert match.history[0].action.text() in told
    assert "The game is not over." in told
    stepped = run("replay", str(file), "--seat", "1", "--lang", "fr", typed="\nq\n").stdout
    assert "Vu par ≈ Bleu" in stepped


def test_tune_shows_the_gain_and_writes_only_when_asked(run, monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = tuning.Tuning("vikings_on_board", 2, 1, 2, 0, {"bets_leading": 0.5}, {"bets_leading": 0.25}, 30.0, 40)
    written: list[Mapping[str, float]] = []

    def write(mind: Mind, weights: Mapping[str, float]) -> Path:
        written.append(weights)
        return mind.folder

    monkeypatch.setattr(tuning, "tune", lambda *order: tuned)
    monkeypatch.setattr(tuning, "write", write)
    told = run("tune", "vikings_on_board").stdout
    for words in ("points a feature is worth", "bets_leading", "New against old over 40 games: 75.0 %", "--write"):
        assert words in told
    assert written == []
    told = run("tune", "vikings_on_board", "--write", "--lang", "fr").stdout
    assert "0,250" in told
    assert "Enregistré dans" in told
    assert written == [tuned.after]


def test_weights_that_lose_are_not_written(run, monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = tuning.Tuning("vikings_on_board", 2, 1, 2, 0, {"bets_leading": 0.5}, {"bets_leading": 0.25}, 10.0, 40)
    monkeypatch.setattr(tuning, "tune", lambda *order: tuned)
    monkeypatch.setattr(tuning, "write", lambda mind, weights: pytest.fail("written"))
    assert "they lose" in run("tune", "vikings_on_board", "--write").stdout


def test_simulate_shows_tables_and_writes_json(run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    result = run("simulate", "vikings_on_board", "--games", "6", "--players", "2", "--seed", "3", "--json", str(file))
    assert result.exit_code == 0
    for words in (
        "6 games of random play, seeds 3 to 8",
        "Scores and wins",
        "Mean score sheet",
        "Bets won",
        "interpreter",
    ):
        assert words in result.stdout
    assert "stopped" not in result.stdout
    assert json.loads(file.read_text())["games"] == 6
    cut = run("simulate", "vikings_on_board", "--games", "3", "--limit", "5", "--lang", "fr")
    assert "3 parties ont été arrêtées après 5 réponses" in cut.stdout
    assert "Aucune partie n’est arrivée à sa fin" in cut.stdout


def test_simulate_takes_bots_by_name(run) -> None:
    told = run("simulate", "vikings_on_board", "--games", "1", "--bots", "thrall,random", "--lang", "fr").stdout
    assert "1 parties jouées par thrall, random" in told


def test_play_takes_a_bot_with_a_budget(run) -> None:
    result = run("play", "vikings_on_board", "--seats", "0", "--seed", "1", "--bot", "huscarl", "--budget", "1")
    assert result.exit_code == 0
    assert "where does your first Viking go?" in result.stdout


def test_an_arena_is_shown_and_kept(run, tmp_path: Path) -> None:
    order = ("arena", "vikings_on_board", "--bots", "thrall,random", "--games", "2", "--out", str(tmp_path / "ring"))
    result = run(*order)
    assert result.exit_code == 0
    for words in ("2 games on 1 seed", "Strength", "Who finishes before whom", "Mean score by seat", "Thinking"):
        assert words in result.stdout
    kept = {path.name for path in (tmp_path / "ring").iterdir()}
    assert kept == {"games.jsonl", "figures.json", "report.html"}
    lines = (tmp_path / "ring" / "games.jsonl").read_text().splitlines()
    assert [json.loads(line)["seats"] for line in lines[1:]] == [["thrall", "random"], ["random", "thrall"]]
    again = run(*order, "--lang", "fr")
    assert "Qui finit devant qui" in again.stdout
    assert (tmp_path / "ring" / "games.jsonl").read_text().splitlines() == lines
    refused(run(*order, "--seed", "4"), "holds another arena")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_explains_every_option(run, lang: str) -> None:
    told = " ".join(run("games", "--lang", lang).stdout.replace("│", " ").split())
    for game in longhouse.games().values():
        assert game.title(lang) in told
        for option in game.options.values():
            assert f"--option {option.id}=" in told
            assert game.room.say(f"option-{option.id}").text(lang) in told


def test_doctor_tells_how_things_stand(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("doctor").stdout
    assert f"Longhouse       {longhouse.__version__}" in told
    assert "the interpreter everywhere (LONGHOUSE_RULES=plain)" in told
    assert str(tmp_path / "cache") in told.replace("\n", "")
    assert "vikings_on_board" in told
    monkeypatch.delenv("LONGHOUSE_RULES")
    ready = run("doctor", "--lang", "fr").stdout
    assert "0 sur 13" in ready


def test_compile_says_when_there_is_nothing_to_compile(run) -> None:
    result = run("compile", "vikings_on_board")
    assert result.exit_code == 0
    assert "the interpreter everywhere" in result.stdout


@pytest.mark.slow
def test_compile_fills_the_cache_and_doctor_sees_it(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGHOUSE_RULES")
    told = run("compile", "vikings_on_board").stdout
    for step in ("set up", "answers", "observation", "random play", "scores", "score sheets", "single matches"):
        assert step in told
    line = next(line for line in run("doctor").stdout.splitlines() if "vikings_on_board" in line)
    assert "yes" in line
    assert "longhouse compile" not in line


def test_play_starts_without_the_compiler() -> None:
    code = (
        "import sys; from typer.testing import CliRunner; from longhouse.cli import app;"
        "r = CliRunner().invoke(app, ['play', 'vikings_on_board', '--seats', 'none', '--seed', '1']);"
        "assert r.exit_code == 0, r.output; sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE).returncode == 0


def test_commands_start_without_the_server_s_packages() -> None:
    """A small install has none of them, and no other command waits until they are loaded."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('sqlalchemy', 'starlette', 'uvicorn', 'argon2')));"
        "from typer.testing import CliRunner; from longhouse.cli import app;"
        "r = CliRunner().invoke(app, ['games']); assert r.exit_code == 0, r.output"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE).returncode == 0


def test_options_without_a_command_are_those_of_the_house() -> None:
    refused = CliRunner().invoke(app, ["--public-url", "games.example.org", "--port", "0"])
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr.startswith("longhouse: --public-url games.example.org is no address")


def test_watch_refuses_bots_that_do_not_fit_the_seats(run) -> None:
    refused(run("watch", "knarr", "--players", "2", "--bots", "karl,karl,karl"), "3 bots for 2 seats")


def test_watch_seats_the_bots_that_were_named(run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    monkeypatch.setattr(watching, "watch_game", lambda match, bots, names, *_: shown.append((match, bots, names)))
    result = run("watch", "vikings_on_board", "--players", "2", "--seed", "1", "--bots", "thrall,karl@2it")
    assert result.exit_code == 0
    ((match, bots, names),) = shown
    assert (match.seed, match.players, names) == (1, 2, ["thrall", "karl@2it"])
    assert [type(bot) for bot in bots] == [Thrall, Karl]
