"""The command ``longhouse``. What a command needs is imported when it runs, so that all of them start at once."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from longhouse.kernel.errors import BadOption, LonghouseError, refusal
from longhouse.kernel.languages import language_of
from longhouse.kernel.words import LANGUAGES
from longhouse.server.admin import admin
from longhouse.server.cli import serve
from longhouse.terminal.helping import in_words, reword_help
from longhouse.terminal.reporting import report

if TYPE_CHECKING:
    from rich.console import Console

    from longhouse.kernel.game import Game
    from longhouse.kernel.match import Match
    from longhouse.study.entrants import Entrant
    from longhouse.terminal.voice import Voice

__all__ = ["app"]

OWN_OPTIONS = ("--help", "--version")  # others without a command are those of the house that is opened
BEGINNERS = "thrall"  # who plays the other seats unless somebody is named


def _language(words: list[str]) -> str:
    """The language in which a command is answered: what its --lang names, else that of the environment."""
    named = [after for before, after in itertools.pairwise(words) if before == "--lang"]
    return named[-1] if named and named[-1] in LANGUAGES else language_of()


class _House(TyperGroup):
    """Shows what Longhouse refuses as one line, with exit code 2; explains itself in the environment's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword_help(self, language_of())

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0].startswith("-") and args[0] not in OWN_OPTIONS:
            args = ["serve", *args]
        with _refusals_told(args):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with _refusals_told([*getattr(ctx, "_protected_args", ()), *ctx.args]):
            return super().invoke(ctx)


@contextmanager
def _refusals_told(words: list[str]) -> Iterator[None]:
    """What is refused, in one line; what is wrong with a command line is said by Typer where it is English."""
    lang = _language(words)  # before the words are used up
    try:
        yield
    except LonghouseError as error:
        _refuse(error.text(lang), error)
    except Exception as error:
        if (said := in_words(error, lang)) is None:
            raise
        _refuse(said, error)


def _refuse(said: str, error: Exception) -> NoReturn:
    typer.secho(f"longhouse: {said}", fg=typer.colors.RED, err=True)
    raise typer.Exit(2) from error


app = typer.Typer(
    cls=_House,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.command()(serve)
app.add_typer(admin, name="admin")
app.command()(report)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"longhouse {version('longhouse')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _open_the_house(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Tell the version.")
    ] = False,
) -> None:
    """Viking board games: play them, step through them, simulate them. Without a command the house is opened."""
    if context.invoked_subcommand is None:
        serve_with_defaults = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
        context.invoke(serve_with_defaults)


AGame = Annotated[str | None, typer.Argument(help="The game's id; `longhouse games` lists them.")]
Players = Annotated[int | None, typer.Option(help="Number of players.")]
Lang = Annotated[str | None, typer.Option(help="Language: en or fr (else from LANG).")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be given several times.")]
Workers = Annotated[int, typer.Option(help="Processes that play side by side.")]
Budget = Annotated[str | None, typer.Option(help="Milliseconds a bot may think for an answer (200it: iterations).")]


@app.command()
def play(
    game: AGame = None,
    players: Players = None,
    seats: Annotated[str, typer.Option(help="Seats played by people, counted from 0: 0,2 or all or none.")] = "0",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: Options = None,
    bot: Annotated[
        str | None, typer.Option(help="Who plays the other seats.", show_default="asked for, or thrall")
    ] = None,
    budget: Budget = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    from longhouse.bots import prepare_in_background
    from longhouse.terminal.files import bot_of, default_path
    from longhouse.terminal.keyboard import make_console, reader
    from longhouse.terminal.session import Session

    voice, console = _voice(lang), make_console()
    if bot is not None:
        _entrants(bot, budget, one=True)  # refused before anything is asked
    if resume is not None:
        match, people, path = *_resumed(resume), resume
        bot = bot or bot_of(resume)
    else:
        found, many = _picked(game, players, voice, console)
        match = found.start(players=many, seed=seed, **_options(option))
        people, path = _seats(seats, match.players), default_path(match.game.id)
    if len(people) == match.players:
        bot = bot or BEGINNERS
    (entrant,) = _entrants(bot or _level(game is None, voice, console), budget, one=True)
    if entrant.bot != "random" and len(people) < match.players:
        prepare_in_background(match.game)
    Session(match, people, entrant, path, voice, console, reader(console), str(entrant)).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0; else with all open.")] = None,
    all: Annotated[bool, typer.Option("--all", help="Print the whole log and leave.")] = False,
    lang: Lang = None,
) -> None:
    """Step forward and back through a saved game."""
    from longhouse.terminal.files import load
    from longhouse.terminal.keyboard import make_console, reader
    from longhouse.terminal.replay import Replay

    console = make_console()
    shown = Replay(load(file), seat, _voice(lang), console, reader(console))
    if all:
        shown.print_all()
    else:
        shown.run()


@app.command()
def watch(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bots: Annotated[
        str, typer.Option(help="Who plays: one bot for all seats, or one for each with commas between.")
    ] = "konungr@200it",
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Print a game between bots with their reasons: each answer, what it may bring and why, and the score sheet."""
    from longhouse.bots import prepare
    from longhouse.kernel.rooms import game as find_game
    from longhouse.study.matches import seated
    from longhouse.study.simulate import bots_for_seats
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.watching import watch_game

    match = find_game(game).start(players=players, seed=seed, **_options(option))
    entrants = bots_for_seats(_entrants(bots, None), match.players)
    names = [str(entrant) for entrant in entrants]
    with _progress(match.game.title(_voice(lang).lang), 1):
        prepare(match.game)
    watch_game(match, seated(match, entrants, names), names, _voice(lang), make_console())


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next ones count on from it.")] = 0,
    option: Options = None,
    limit: Annotated[int | None, typer.Option(help="Answers after which a game is stopped.")] = None,
    workers: Workers = 1,
    bots: Annotated[
        str | None, typer.Option(help="Who plays: one bot for all seats, or one for each with commas between.")
    ] = None,
    budget: Budget = None,
    compare: Annotated[
        str | None, typer.Option(help="Compare all values of this option too; none leaves a game's own comparison out.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file too.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Save rows of all games in this folder; the same one goes on.")
    ] = None,
    events: Annotated[int, typer.Option(help="With --out: save the events of so many games, from the first on.")] = 0,
    answers: Annotated[int, typer.Option(help="With --out: save the answers of so many games.")] = 0,
    engine: Annotated[
        str, typer.Option(help="What does the work: pool, ray (with --out), or cuda (without).")
    ] = "pool",
    lang: Lang = None,
) -> None:
    """Play many games, at random or by bots, and show scores, win rates and speed."""
    from json import dumps

    from longhouse.kernel.rooms import game as find_game
    from longhouse.study import simulate as study
    from longhouse.terminal.figures import comparison_table, simulation_tables
    from longhouse.terminal.files import write_whole
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.simulating import check_engine, keep

    voice, found, console = _voice(lang), find_game(game), make_console()
    check_engine(engine, kept=out is not None)
    compared = compare or ("none" if bots else found.meta.get("compare", "none"))
    runs = 1 + (0 if compared == "none" else len(study.compared_values(found, compared)))
    seats = _entrants(bots, budget) if bots else ()
    moved = "cuda" if engine == "cuda" else "auto"
    order = study.Order(games, players, seed, _options(option), seats, limit or study.LIMIT, workers, moved)
    if out is not None:
        keep(found, order, out, (events, answers), engine, voice)
        return
    with _progress(found.title(voice.lang), games * runs) as told:
        figures = study.simulate(found, order, told)
        others = {} if compared == "none" else study.compare(found, compared, order, told)
    console.print(simulation_tables(found, figures, voice))
    if others:
        console.print(comparison_table(found, compared, others, voice))
    if json is not None:
        written = figures.to_dict() | {"compared": {value: one.to_dict() for value, one in others.items()}}
        write_whole(json, dumps(written, indent=2) + "\n")


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bots: Annotated[str, typer.Option(help="Who plays, with commas between: jarl,karl or jarl@50,jarl@200it.")],
    games: Annotated[int, typer.Option(help="How many games; rounded up so that all seatings play all seeds.")] = 1000,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The first seed; the next ones count on from it.")] = 0,
    workers: Workers = 1,
    budget: Annotated[str | None, typer.Option(help="Milliseconds an answer for bots that think: 10,50,250.")] = None,
    iterations: Annotated[str | None, typer.Option(help="Iterations an answer instead: 200 or 100,400.")] = None,
    seatings: Annotated[str, typer.Option(help="Orders of seats on every seed: all, or rotated.")] = "all",
    control: Annotated[bool, typer.Option("--control", help="Also each bot against itself and chance.")] = False,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Folder of the log and the report; the same one goes on.")] = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other on equal terms and measure how strong they are."""
    from json import dumps

    from longhouse.kernel.rooms import game as find_game
    from longhouse.study import arena as ring
    from longhouse.terminal.arena import arena_tables
    from longhouse.terminal.files import write_whole
    from longhouse.terminal.keyboard import make_console

    say, found, console = ring.Speech(_voice(lang).lang), find_game(game), make_console()
    entrants = _entrants(bots, _one_budget(budget, iterations))
    many = found.check_players(players)
    tournament = ring.Tournament(found, entrants, games, many, seed, _options(option), seatings, control)
    folder = out or Path("arena") / tournament.name
    log = ring.Log(folder / "games.jsonl", tournament.terms())
    try:
        with _progress(found.title(say.lang), tournament.bouts_in_all) as told:
            played = ring.play(tournament, log, workers, told)
    except KeyboardInterrupt:
        console.print(say("stopped"))
        raise typer.Exit(130) from None
    figures = ring.add_up(tournament, played)
    write_whole(folder / "figures.json", dumps(figures.to_dict(), indent=2) + "\n")
    write_whole(folder / "report.html", ring.report(found, figures, say))
    console.print(arena_tables(found, figures, say))
    console.print(say("kept", folder=str(folder)))


@app.command()
def tune(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    players: Players = None,
    steps: Annotated[int, typer.Option(help="Times the weights are shaken and moved.")] = 40,
    games: Annotated[int, typer.Option(help="Games of a step.")] = 64,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
    check: Annotated[int, typer.Option(help="Games of the new weights against the old ones at the end.")] = 400,
    worlds: Annotated[int, typer.Option(help="Possible worlds looked at before an answer; fewer are quicker.")] = 4,
    workers: Workers = 2,
    write: Annotated[bool, typer.Option("--write", help="Save the new weights.")] = False,
    lang: Lang = None,
) -> None:
    """Tune what a game's bots count on, by letting karl play against itself."""
    from longhouse.bots.minds import mind_of
    from longhouse.kernel.rooms import game as find_game
    from longhouse.study import tuning as study
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.tuned import tuning_table

    voice, found, console = _voice(lang), find_game(game), make_console()
    with _progress(found.title(voice.lang), steps) as told:
        tuned = study.tune(found, players, steps, games, seed, check, workers, told, worlds)
    console.print(tuning_table(found, tuned, voice))
    if not write:
        console.print(voice("tune-kept"))
    elif tuned.worse:
        console.print(voice("tune-worse"))
    else:
        console.print(voice("tune-written", file=str(study.write(mind_of(found), tuned.after))))


@app.command()
def games(lang: Lang = None) -> None:
    """List the games, their players and their options."""
    from longhouse.kernel.rooms import games as all_games
    from longhouse.terminal.about import catalogue
    from longhouse.terminal.keyboard import make_console

    make_console().print(catalogue(all_games().values(), _voice(lang)))


@app.command()
def doctor(lang: Lang = None) -> None:
    """Tell versions, the cache, and which games are compiled."""
    from longhouse.kernel.rooms import games as all_games
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.workshop import diagnosis

    make_console().print(diagnosis(list(all_games().values()), _voice(lang)))


@app.command()
def compile(
    games: Annotated[list[str] | None, typer.Argument(help="Ids of games; all of them without any.")] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules now, so that nothing waits for it later."""
    from longhouse.kernel import rooms
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.workshop import compile_all

    compile_all([rooms.game(id) for id in games or rooms.games()], make_console(), _voice(lang))


# ---------------------------------------------------------------------------- what the commands share
def _voice(lang: str | None) -> Voice:
    from longhouse.terminal.voice import Voice

    return Voice(language_of(lang))


def _options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(refusal("bad-pair", pair=repr(pair)))
        options[name.strip()] = value.strip()
    return options


def _entrants(bots: str, budget: str | None, one: bool = False) -> tuple[Entrant, ...]:
    """The bots that were named; those that think and have no budget of their own get this one, or each of these."""
    from longhouse.study.entrants import read_budgets, read_entrant, with_budgets

    named = [read_entrant(name) for name in bots.split(",")]
    entrants = with_budgets(named, read_budgets(budget) if budget else ())
    if one and len(entrants) != 1:
        raise BadOption(refusal("one-bot"))
    return entrants


def _one_budget(budget: str | None, iterations: str | None) -> str | None:
    if budget and iterations:
        raise BadOption(refusal("one-budget"))
    return ",".join(f"{number.strip()}it" for number in iterations.split(",")) if iterations else budget


@contextmanager
def _progress(title: str, total: int) -> Iterator[Callable[[int], object]]:
    """A bar on the error output; what it gives is told how many games were played."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from longhouse.terminal.keyboard import make_console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)  # it moves to and fro while rules compile
        yield lambda played: bar.update(task, advance=played, total=total)


def _seats(seats: str, players: int) -> frozenset[int]:
    if seats in ("all", "none"):
        return frozenset(range(players) if seats == "all" else ())
    named = [part.strip() for part in seats.split(",")]
    if not all(part.isdecimal() and int(part) < players for part in named):
        raise BadOption(refusal("bad-seats", seats=repr(seats), most=players - 1))
    return frozenset(int(part) for part in named)


def _level(picking: bool, voice: Voice, console: Console) -> str:
    """The bots' level: asked for when there is somebody to ask, else a beginner's."""
    from longhouse.terminal.keyboard import reader
    from longhouse.terminal.welcome import pick_level

    if not picking and not sys.stdin.isatty():
        return BEGINNERS
    picked = pick_level(voice, console, reader(console))
    if picked is None:
        raise typer.Exit
    return picked


def _resumed(path: Path) -> tuple[Match, frozenset[int]]:
    from longhouse.terminal.files import load, people_of

    match = load(path)
    people = people_of(path, match.players)
    return match, frozenset({0}) if people is None else people


def _picked(id: str | None, players: int | None, voice: Voice, console: Console) -> tuple[Game, int | None]:
    """The game that was named, or the one the person picks from the list."""
    from longhouse.kernel import rooms
    from longhouse.terminal.keyboard import reader
    from longhouse.terminal.welcome import pick

    if id is not None:
        return rooms.game(id), players
    picked = pick(list(rooms.games().values()), players, voice, console, reader(console))
    if picked is None:
        raise typer.Exit
    return picked
